import Checks
public import Diagnostics
import Figures
import JSON
import LayoutBlocks

/// The function behind the browser's module: a block's text in, its verdict, findings and figure out.
///
/// - Parameters:
///   - text: the body of a block as UTF-8.
///   - language: the language of words, sentences and messages.
/// - Returns: JSON as UTF-8 with `holds`, `diagnostics` (line, column, message) and `html`, the whole example.
public func liveFigure(_ text: [UInt8], language: Language) -> [UInt8] {
  let file = SourceText(path: "example", bytes: text)
  let (block, problems) = parse(BlockSource(standalone: file, id: "live"), language: language)
  let verdict = judge(block, path: file.path)
  var diagnostics: [JSONValue] = []
  for diagnostic in problems + verdict.diagnostics {
    let position = file.position(at: diagnostic.range?.start ?? 0)
    diagnostics.append(
      .members(
        ("code", .string(diagnostic.code)), ("line", .integer(position.line)), ("column", .integer(position.column)),
        ("message", .string(diagnostic.message[language]))))
  }
  let html = exampleHTML(verdict, language: language)
  return JSONValue.members(
    ("holds", .bool(problems.isEmpty && verdict.holds)), ("diagnostics", .array(diagnostics)),
    ("html", .string(String(decoding: html, as: UTF8.self)))
  ).serialized()
}

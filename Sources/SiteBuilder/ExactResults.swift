import Checks
import Diagnostics
import Figures
public import FileSystem
import JSON
import LayoutBlocks
import LayoutEngine
import Markdown
import Reference

/// The exact results of the examples of one page: what reviewers see change when the engine or an example does.
///
/// One line a context, sorted, so that a difference reads as the numbers of one context.
struct ExactResults: Sendable {
  /// Where the results of a page are kept, beside it.
  static func path(ofPage id: String) -> String { "Content/" + id + ".results.json" }

  /// An example's lines.
  private struct Example: Sendable {
    var id: String
    var fence: SourceRange
    var lines: [String]
  }

  private let page: Page
  private var examples: [Example] = []

  /// The results of the examples that are written on a page; nil where one of them has none.
  init?(_ page: Page, _ library: ExampleLibrary) {
    self.page = page
    for (code, range) in page.document.codeBlocks where code.language == "layout" && code.use == nil {
      guard let id = code.attributes.id, let verdicts = library.verdicts[id], let english = verdicts[.english],
        let korean = verdicts[.korean], !english.results.isEmpty
      else { return nil }
      examples.append(Example(id: id, fence: range, lines: ExactResults.lines(english, korean)))
    }
    if examples.isEmpty { return nil }
    examples.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  private static func lines(_ english: Verdict, _ korean: Verdict) -> [String] {
    var lines: [String] = []
    for index in english.results.indices {
      let name = contextName(english.results[index].context).english
      let line = line(english.results[index], of: english.block)
      lines.append(quoted(name) + ": " + line)
      // The words of the other language may be wider.
      guard korean.results.indices.contains(index) else { continue }
      let other = self.line(korean.results[index], of: korean.block)
      if other != line { lines.append(quoted(name + ", ko") + ": " + other) }
    }
    return lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func quoted(_ text: String) -> String {
    String(decoding: JSONValue.string(text).serialized(), as: UTF8.self)
  }

  private static func line(_ result: ContextResult, of block: LayoutBlock) -> String {
    var members: [JSONMember] = []
    let layout = result.layout
    if layout.status != .solved {
      members.append(JSONMember(name: "status", value: .string(layout.status == .ambiguous ? "ambiguous" : "conflict")))
    }
    for index in layout.frames.indices where !layout.scene.views[index].traits.contains(.hidden) {
      let frame = layout.frames[index]
      let numbers: [JSONValue] = [.number(frame.x), .number(frame.y), .number(frame.width), .number(frame.height)]
      members.append(JSONMember(name: layout.scene.views[index].name, value: .array(numbers)))
    }
    var broken: [JSONValue] = []
    for finding in result.findings where block.counts(finding) {
      let view = finding.view.map { " " + layout.scene.views[$0].name } ?? ""
      broken.append(.string(finding.check.name + view))
    }
    if !broken.isEmpty { members.append(JSONMember(name: "breaks", value: .array(broken))) }
    return String(decoding: JSONValue.object(members).serialized(), as: UTF8.self)
  }

  /// The file's bytes.
  var bytes: [UInt8] {
    var text = "{\n"
    for index in examples.indices {
      text += ExactResults.quoted(examples[index].id) + ": {\n"
      text += examples[index].lines.map { "  " + $0 }.joined(separator: ",\n")
      text += index + 1 < examples.count ? "\n},\n" : "\n}\n"
    }
    return Array((text + "}\n").utf8)
  }

  /// What differs from the file that is kept, each example at its fence with the first line that changed.
  func differences(from kept: [UInt8]) -> [Diagnostic] {
    if kept == bytes { return [] }
    let keptExamples = ExactResults.linesByExample(kept)
    var diagnostics: [Diagnostic] = []
    for example in examples {
      let lines = keptExamples[ExactResults.quoted(example.id)] ?? []
      guard lines != example.lines else { continue }
      let changed = example.lines.first { !lines.contains($0) } ?? ""
      let key = changed.prefix { $0 != ":" } + ":"
      let before = changed.isEmpty ? lines.first { !example.lines.contains($0) } : lines.first { $0.hasPrefix(key) }
      diagnostics.append(difference(example.fence, "‘" + example.id + "’", changed, before))
    }
    if diagnostics.isEmpty, let first = examples.first {
      diagnostics.append(difference(first.fence, "", "", nil))
    }
    return diagnostics
  }

  /// The kept lines of each example, by its quoted id.
  private static func linesByExample(_ kept: [UInt8]) -> [String: [String]] {
    var result: [String: [String]] = [:]
    var example = ""
    for line in String(decoding: kept, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("  ") {
        result[example, default: []].append(bare(line))
      } else if line.hasSuffix(": {") {
        example = String(line.dropLast(3))
      }
    }
    return result
  }

  /// A line without its indentation and comma.
  private static func bare(_ line: Substring) -> String {
    var line = line.drop { $0 == " " }
    if line.last == "," { line.removeLast() }
    return String(line)
  }

  private func difference(_ range: SourceRange, _ example: String, _ now: String, _ before: String?) -> Diagnostic {
    let path = ExactResults.path(ofPage: page.id)
    let english =
      example.isEmpty ? "an example is gone from the results" : "the results of " + example + " have changed"
    let korean = example.isEmpty ? "결과에 있던 예시가 없어졌습니다" : example + "의 결과가 달라졌습니다"
    return Diagnostic(
      "results-changed", path: page.file.path, at: range,
      LocalizedText(
        english: english + (now.isEmpty ? "" : "; now: " + now) + (before.map { "; before: " + $0 } ?? "")
          + "; if that is right, run ‘plumb check --update’, which writes " + path,
        korean: korean + (now.isEmpty ? "" : ". 지금: " + now) + (before.map { ". 이전: " + $0 } ?? "")
          + ". 맞다면 ‘plumb check --update’를 실행하십시오. " + path + "을(를) 씁니다"))
  }
}

extension BuiltSite {
  /// Holds the results against those that are kept beside the pages; pages without a kept file are not held.
  ///
  /// - Throws: `FileSystemError` for the first file that cannot be read.
  public mutating func compareResults(_ fileSystem: some FileSystem) throws(FileSystemError) {
    for page in pages {
      let path = ExactResults.path(ofPage: page.id)
      guard fileSystem.exists(path), let results = ExactResults(page, library) else { continue }
      diagnostics += results.differences(from: try fileSystem.read(path))
      diagnostics = sorted(diagnostics)
    }
  }

  /// Writes the exact results of every page beside it.
  ///
  /// - Throws: `FileSystemError` for the first file that cannot be written.
  /// - Returns: the files that changed.
  public func updateResults(_ fileSystem: some FileSystem) throws(FileSystemError) -> [String] {
    var written: [String] = []
    for page in pages {
      guard let results = ExactResults(page, library) else { continue }
      let path = ExactResults.path(ofPage: page.id)
      if try fileSystem.writeIfChanged(results.bytes, to: path) { written.append(path) }
    }
    return written
  }
}

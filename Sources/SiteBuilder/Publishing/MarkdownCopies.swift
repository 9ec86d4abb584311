import Diagnostics
import Figures
import Markdown
import Reference

/// Pages as plain Markdown beside their HTML, for programs and for people who read in an editor.
///
/// The words are the author's. Links lead to the other copies, and examples and tables stand as text with their results.
struct MarkdownCopies: Sendable {
  let library: ExampleLibrary
  let index: PageIndex

  /// Where the copy of a page is, `en/components/sheets.md`.
  static func path(of page: Page) -> String { page.contentLanguage.tag + "/" + page.id + ".md" }

  /// The copy of a page.
  func copy(of page: Page) -> [UInt8] {
    var changes: [(range: SourceRange, text: String)] = []
    page.document.visitBlocks { block in
      if case .code(let code) = block.kind, let text = replacement(of: code, page) {
        changes.append((fullLines(block.range, page.file), indented(text, by: block.range, page.file)))
      }
    }
    for link in page.document.links {
      if let change = relinked(link.destination, link.range, page) { changes.append(change) }
    }
    for image in page.document.images {
      if let change = relinked(image.source, image.range, page) { changes.append(change) }
    }
    changes.sort { $0.range.start < $1.range.start }
    let file = page.file
    var output = Array("# \(markdownEscaped(page.title))\n\n\(markdownEscaped(page.summary))\n\n".utf8)
    var position = page.bodyStart
    while position < file.bytes.count, file.bytes[position] == UInt8(ascii: "\n") { position += 1 }
    for change in changes where change.range.start >= position && change.range.end <= file.bytes.count {
      output += file.bytes[position..<change.range.start]
      output += change.text.utf8
      position = change.range.end
    }
    output += file.bytes[position...]
    if output.last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
    return output
  }

  private func replacement(of code: CodeBlock, _ page: Page) -> String? {
    let id = code.use ?? code.attributes.id ?? ""
    if code.language == "layout" {
      return library.verdicts[id]?[page.language].map { exampleMarkdown($0, language: page.language) }
    }
    guard code.language == "table", let table = library.tables[id],
      let kind = GeneratedTable.allCases.first(where: { $0.name == table.kind })
    else { return nil }
    return tableMarkdown(kind, of: library.devices(of: table), caption: table.caption, language: page.language)
  }

  /// The lines of a block without the last line's ending.
  private func fullLines(_ range: SourceRange, _ file: SourceText) -> SourceRange {
    let last = file.lineRange(file.lineIndex(at: max(range.start, range.end - 1)))
    return SourceRange(range.start, max(range.end, last.end))
  }

  /// The text with what stands before the block on its line before every further line, so that it stays in its list or
  /// quotation.
  private func indented(_ text: String, by range: SourceRange, _ file: SourceText) -> String {
    let line = file.lineRange(file.lineIndex(at: range.start))
    let lead = file.bytes[line.start..<max(line.start, range.start)].map {
      $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\t") ? $0 : UInt8(ascii: " ")
    }
    let prefix = String(decoding: lead, as: UTF8.self)
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var result = lines.map { String(Substring($0)) }
    while result.last?.isEmpty == true { result.removeLast() }
    return result.joined(separator: "\n" + prefix)
  }

  /// The address of a link in the copies; nil where it stays or is not written at its place.
  private func relinked(_ destination: String, _ range: SourceRange, _ page: Page) -> (
    range: SourceRange, text: String
  )? {
    guard page.file.text(range).utf8.elementsEqual(destination.utf8),
      let address = index.markdownAddress(of: destination, on: page)
    else { return nil }
    return (range, address)
  }
}

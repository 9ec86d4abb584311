import Diagnostics
import Foundation
import Markdown
import Testing

/// One example of the CommonMark specification.
struct SpecExample: Decodable, Sendable, CustomTestStringConvertible {
  var markdown: String
  var html: String
  var example: Int
  var start_line: Int
  var section: String
  var testDescription: String { "example \(example), spec.txt:\(start_line), \(section)" }

  static let all: [SpecExample] = {
    guard let url = Bundle.module.url(forResource: "commonmark-0.30", withExtension: "json", subdirectory: "Fixtures"),
      let data = try? Data(contentsOf: url), let examples = try? JSONDecoder().decode([SpecExample].self, from: data)
    else { return [] }
    return examples
  }()
}

func page(_ text: String) -> SourceText { SourceText(path: "page.md", bytes: Array(text.utf8)) }

func html(_ text: String, dialect: Dialect = .pages, style: HTMLRenderer.Style = .commonMark) -> String {
  let document = parseMarkdown(page(text), dialect: dialect).document
  return String(decoding: HTMLRenderer(language: .korean, style: style).render(document), as: UTF8.self)
}

@Suite struct CommonMarkSpecification {
  @Test func theSpecificationIsComplete() {
    #expect(SpecExample.all.count == 652)
  }

  @Test(arguments: SpecExample.all)
  func plainCommonMarkGivesTheSpecifiedHTML(example: SpecExample) {
    #expect(html(example.markdown, dialect: .commonMark) == example.html)
  }

  @Test(arguments: SpecExample.all)
  func theDialectOfPagesKeepsTheSpecification(example: SpecExample) {
    var dialect = Dialect.pages
    dialect.bareLinks = false
    dialect.invisibleSpaces = false
    #expect(html(example.markdown, dialect: dialect) == example.html)
  }

  /// 353 begins a line with a star and a non-breaking space, which makes a list here; the others hold bare addresses.
  @Test func bareAddressesAndWideSpacesAreTheOnlyDifferences() {
    let changed = SpecExample.all.filter { html($0.markdown) != $0.html }.map(\.example)
    #expect(changed == [353, 601, 607, 610])
  }

  @Test(arguments: SpecExample.all)
  func placesLieInTheFileAndInOrder(example: SpecExample) {
    for newline in ["\n", "\r\n", "\r"] {
      let text = example.markdown.replacingOccurrences(of: "\n", with: newline)
      let file = page("\u{FEFF}" + text)
      let document = parseMarkdown(file).document
      check(document.blocks, in: SourceRange(0, file.bytes.count))
      for (code, _) in document.codeBlocks where code.isFenced {
        let lines = code.contentLines.map { file.text($0) + "\n" }.joined()
        if !text.contains("\t") { #expect(lines == code.text) }
      }
    }
  }

  private func check(_ blocks: [Block], in outer: SourceRange) {
    var start = outer.start
    for block in blocks {
      #expect(block.range.start >= start && block.range.end <= outer.end, "\(block)")
      start = block.range.start
      switch block.kind {
      case .quote(let inner): check(inner, in: block.range)
      case .list(let list): for item in list.items { check(item.blocks, in: item.range) }
      default: break
      }
    }
  }
}

import Diagnostics
import Testing

@testable import Markdown

@Suite struct ParagraphAnchorTests {
  private func read(_ text: String) -> (Document, [Diagnostic]) {
    parseMarkdown(SourceText(path: "page.md", bytes: Array(text.utf8)))
  }

  @Test(arguments: [
    ("Words {#words .rule}", "<p id=\"words\" class=\"rule\">Words</p>\n"),
    ("- One {#one .rule}\n- Two", "<ul>\n<li><span id=\"one\" class=\"rule\">One</span></li>\n<li>Two</li>\n</ul>\n"),
    ("A brace {x}", "<p>A brace {x}</p>\n"),
    ("Escaped \\{#x}", "<p>Escaped {#x}</p>\n"),
  ])
  func paragraphsAndItemsHaveIDs(_ source: String, _ html: String) {
    let (document, diagnostics) = read(source)
    #expect(diagnostics.isEmpty)
    #expect(String(decoding: HTMLRenderer(language: .english).render(document), as: UTF8.self) == html)
  }

  @Test func anIDStandsOnceOnAPage() {
    let (_, diagnostics) = read("# Title {#a}\n\nText {#a}\n")
    #expect(diagnostics.map(\.code) == ["duplicate-id"])
  }

  @Test func anchorsAreHeadingsAndNamedParagraphs() {
    let (document, _) = read("# Title {#a}\n\n- Item {#b .rule}\n\nPlain\n")
    #expect(document.anchors.map(\.id) == ["a", "b"])
    #expect(document.anchors.map(\.isHeading) == [true, false])
  }
}

import Diagnostics
import Foundation
import Markdown
import Testing

@Suite struct Rendering {
  @Test func headingsLinkToThemselves() {
    #expect(
      html("## 안전 **영역** {#safe-area .rule}", style: .pages)
        == "<h2 id=\"safe-area\" class=\"rule\"><span id=\"안전-영역\"></span>안전 <strong>영역</strong> "
        + "<a class=\"anchor\" href=\"#safe-area\" aria-label=\"‘안전 영역’ 링크\">#</a></h2>\n")
    let english = HTMLRenderer(language: .english).render(document("# 시트"))
    #expect(
      String(decoding: english, as: UTF8.self)
        == "<h1 id=\"시트\">시트 <a class=\"anchor\" href=\"#%EC%8B%9C%ED%8A%B8\" aria-label=\"Link to “시트”\">#</a></h1>\n")
  }

  @Test func closuresResolveLinksImagesCodeAndHTML() {
    var renderer = HTMLRenderer(language: .english)
    renderer.link = { $0.destination.replacing(".md", with: ".html") }
    renderer.imageSource = { "../" + $0.source }
    renderer.code = { $0.language == "layout" ? Array("<figure></figure>".utf8) : nil }
    renderer.html = { html, isBlock in isBlock ? Array("<!-- -->".utf8) : Array(html.uppercased().utf8) }
    let text = "[a](b.md#c) ![d](e.png \"f\") <i>g</i>\n\n```layout\nx\n```\n\n```swift\ny\n```\n\n<div>\n"
    #expect(
      String(decoding: renderer.render(document(text)), as: UTF8.self)
        == "<p><a href=\"b.html#c\">a</a> <img src=\"../e.png\" alt=\"d\" title=\"f\" /> <I>g</I></p>\n<figure></figure>\n"
        + "<pre tabindex=\"0\" translate=\"no\"><code class=\"language-swift\">y\n</code></pre>\n<!-- -->\n")
  }

  @Test func addressesAreEncodedOnce() {
    #expect(line("[a](시트.md#%EC%97%AC 'x')") == "<a href=\"%EC%8B%9C%ED%8A%B8.md#%EC%97%AC\" title=\"x\">a</a>")
  }

  @Test func alignedCellsCarryAClass() {
    let html = html("| a | b |\n|:-|-:|\n| c | d |", style: .pages)
    #expect(html.contains("<th scope=\"col\" class=\"align-left\">a</th>"))
    #expect(html.contains("<td class=\"align-right\">d</td>"))
  }

  @Test(
    arguments: SpecExample.all)
  func whatIsWrittenIsWellFormedXML(example: SpecExample) throws {
    var renderer = HTMLRenderer(language: .english)
    renderer.html = { _, _ in [] }
    let html = String(
      decoding: renderer.render(
        document(example.markdown + "\n\n| a | b |\n|-|:-:|\n| c | ~~d~~ |\n\n> [!TIP]\n> e\n")), as: UTF8.self)
    #expect(isBalanced(html), "\(html)")
  }

  /// Whether every start tag has its end tag, in order.
  private func isBalanced(_ html: String) -> Bool {
    var open: [Substring] = []
    var rest = Substring(html)
    while let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else { return false }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasSuffix("/") { continue }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else {
        open.append(tag.prefix { $0 != " " })
      }
    }
    return open.isEmpty
  }

  @Test func whatOthersAskOfAPageIsFound() {
    let page = document(
      "> # 하나\n\n처음 `문단`\n둘째 줄\n\n- [a](b)\n  ![c](d)\n\n| e | [f](g) |\n|--|--|\n\n```swift\nx\n```\n")
    #expect(page.headings.map(\.id) == ["하나"])
    #expect(page.firstParagraph == "처음 문단 둘째 줄")
    #expect(page.links.map(\.destination) == ["b", "g"])
    #expect(page.images.map(\.source) == ["d"])
    #expect(page.codeBlocks.count == 1)
    #expect(page.plainText == "하나\n처음 문단 둘째 줄\na c\ne f")
  }

  @Test func linksKnowWhereTheirDestinationsStand() {
    let file = SourceText(
      path: "a.md",
      bytes: Array(
        "---\nt: 1\n---\n가 a.md 나 [a.md](a.md) [b]( <c d.md> 'a.md') <https://e.f> [g] ![](h.png)\n\n[g]: i.md\n".utf8))
    let links = parseMarkdown(file, from: 13).document.links
    #expect(links.map { file.text($0.range) }.prefix(3) == ["a.md", "c d.md", "https://e.f"])
    #expect(links.map { file.position(at: $0.range.start).column }.prefix(3) == [17, 29, 46])
    #expect(links.map(\.destination) == ["a.md", "c d.md", "https://e.f", "i.md"])
    #expect(file.text(links[3].range).hasPrefix("가 a.md"))
  }
}

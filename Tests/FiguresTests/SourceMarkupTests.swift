import Checks
import Diagnostics
import Figures
import LayoutBlocks
import Testing

@Suite struct SourceMarkupTests {
  private static let body = """
    caption: A <b> & more | 가 <나> & 다
    on: iphone-8; portrait
    is: do

    button go "Go \\"now\\" <&> | 가기" 120x44  # not < 44
      top safe + 40
      center x
    expect: go.top >= 20

    """

  private func shownSource() throws -> (html: String, body: String) {
    let file = SourceText(path: "test.layout", bytes: Array(SourceMarkupTests.body.utf8))
    let (block, _) = parse(BlockSource(standalone: file, id: "a-b"))
    let page = String(decoding: exampleHTML(judge(block, path: "test.layout"), language: .english), as: UTF8.self)
    let start = try #require(page.range(of: "<code translate=\"no\">"))
    let end = try #require(page[start.upperBound...].range(of: "</code>"))
    return (String(page[start.upperBound..<end.lowerBound]), block.sourceText)
  }

  private func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }

  @Test func isThePlainSourceWithoutItsTags() throws {
    let (html, body) = try shownSource()
    #expect(unescaped(html.replacing(#/<[^>]*>/#, with: "")) == "```layout {#a-b}\n" + body + "```")
  }

  @Test func leavesOnlySignsAndWhiteSpaceOutsideOfSpans() throws {
    let (html, _) = try shownSource()
    let outside = unescaped(html.replacing(#/<span class="h-[a-z]+">[^<]*</span>/#, with: ""))
    #expect(!outside.contains("span"))
    for scalar in outside.unicodeScalars {
      #expect(!scalar.properties.isAlphabetic && scalar.properties.numericType == nil, "\(outside)")
    }
  }

  @Test func escapesWhatIsInSpans() throws {
    let (html, _) = try shownSource()
    #expect(html.contains("<span class=\"h-comment\"># not &lt; 44</span>"))
    #expect(html.contains("<span class=\"h-guide\">safe</span>"))
  }
}

import Checks
import Diagnostics
import Figures
import Foundation
import LayoutBlocks
import LayoutEngine
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

private func verdict(_ text: String, _ language: Language = .english) -> Verdict {
  let file = SourceText(path: "page.md", bytes: Array(text.utf8))
  return judge(parse(BlockSource(standalone: file, id: "fig"), language: language).block, path: "page.md")
}

private let block = """
  caption: A < B & "C" | 가 < 나
  on: iphone-x, ipad-pro-11, iphone-duo; portrait, landscape; full, 1/2
  is: do
  show: margins, targets, dimensions

  image photo 120x90
    top safe + 40
    center x in safe
  button go "Go <now> & \\"here\\" | 가기 <지금>" 200x44
    below photo 8
    center x in safe
  """

@Suite struct FigureTests {
  @Test(arguments: Language.allCases)
  func writesWellFormedMarkup(_ language: Language) {
    let html = exampleHTML(verdict(block, language), language: language)
    #expect(XMLParser(data: Data(html)).parse())
    let text = String(decoding: html, as: UTF8.self)
    #expect(text.contains(language == .english ? "A &lt; B &amp; &quot;C&quot;" : "가 &lt; 나"))
    #expect(!text.contains("style="))
  }

  @Test func givesEachIDOnce() {
    let text = String(decoding: exampleHTML(verdict(block), language: .english), as: UTF8.self)
    let ids = text.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(ids.count == Set(ids).count && ids.count == 3)
  }

  @Test func keepsAMainFigureWithinItsBudget() {
    let found = verdict(block)
    #expect(figureSVG(found.results[0], of: found.block, language: .english, id: "fig").count <= 3000)
  }

  @Test func givesTheSameBytesTwice() {
    #expect(exampleHTML(verdict(block), language: .korean) == exampleHTML(verdict(block), language: .korean))
  }

  /// The published table of dimensions, in pixels: upright and on the side.
  @Test(arguments: [
    ("ipad-pro-12.9", "2048 × 2732", "2732 × 2048"), ("ipad-pro-11", "1668 × 2388", "2388 × 1668"),
    ("ipad-pro-10.5", "1668 × 2224", "2224 × 1668"), ("ipad-9.7", "1536 × 2048", "2048 × 1536"),
    ("ipad-mini-4", "1536 × 2048", "2048 × 1536"), ("iphone-xs-max", "1242 × 2688", "2688 × 1242"),
    ("iphone-xs", "1125 × 2436", "2436 × 1125"), ("iphone-xr", "828 × 1792", "1792 × 828"),
    ("iphone-x", "1125 × 2436", "2436 × 1125"), ("iphone-8-plus", "1242 × 2208", "2208 × 1242"),
    ("iphone-8", "750 × 1334", "1334 × 750"), ("iphone-7-plus", "1242 × 2208", "2208 × 1242"),
    ("iphone-7", "750 × 1334", "1334 × 750"), ("iphone-6s-plus", "1242 × 2208", "2208 × 1242"),
    ("iphone-6s", "750 × 1334", "1334 × 750"), ("iphone-se", "640 × 1136", "1136 × 640"),
  ])
  func tabulatesThePublishedDimensions(_ id: String, _ portrait: String, _ landscape: String) throws {
    let device = try #require(DeviceCatalogue.device(id: id))
    let row = TableRows(language: .english).rows(of: .deviceDimensions, device)[0]
    #expect(row[1] == portrait && row[2] == landscape)
  }

  @Test func saysWhereAWindowDoesNotExist() throws {
    let device = try #require(DeviceCatalogue.device(id: "ipad-9.7"))
    let rows = TableRows(language: .korean).rows(of: .multitaskingSizeClasses, device)
    #expect(rows.map { $0[2] } == ["너비 콤팩트, 높이 레귤러", "없음", "너비 콤팩트, 높이 레귤러"])
    #expect(rows.map { $0[3] } == ["너비 레귤러, 높이 레귤러", "너비 콤팩트, 높이 레귤러", "너비 콤팩트, 높이 레귤러"])
  }
}

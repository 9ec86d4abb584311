import Checks
import Diagnostics
import Foundation
import LayoutBlocks
import LayoutEngine
import Testing

@testable import Figures

private var root: URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

private func figure(_ views: String) -> String {
  let text = "caption: A | 가\non: iphone-duo outer; portrait\n\n" + views
  let file = SourceText(path: "page.md", bytes: Array(text.utf8))
  let found = judge(parse(BlockSource(standalone: file, id: "fig")).block, path: "page.md")
  return String(decoding: figureDocument(found.results[0], of: found.block, language: .english), as: UTF8.self)
}

@Suite struct SymbolTests {
  /// The manual lists the names that are drawn; any other name is a ring.
  @Test(arguments: ["en", "ko"])
  func drawsEveryNameOfTheManual(_ language: String) throws {
    let manual = try String(
      contentsOf: root.appendingPathComponent("Content/manual/writing-an-example.\(language).md"), encoding: .utf8)
    let line = try #require(manual.split(separator: "\n").first { $0.contains("`paperplane`") })
    let names = line.matches(of: /`([a-z]+)`/).map { String($0.1) }.filter { $0 != "ellipsis" }
    #expect(names.count > 25)
    for name in names { #expect(symbolPath(name) != nil, "\(name)") }
    #expect(symbolPath("unheard-of") == nil)
  }

  @Test func showsSymbolBadgeAndRing() {
    let drawn = figure("tab-bar\n  item a \"A\" symbol=envelope badge=3\n  item b \"B\" symbol=unheard-of\n")
    #expect(drawn.contains("d=\"\(symbolPath("envelope") ?? "")\""))
    #expect(drawn.contains("class=\"f-badge-count\"") && drawn.contains(">3</text>"))
    #expect(drawn.contains("class=\"f-mark-ring\""))
  }

  /// Tabs that have shrunk to one control are drawn as one.
  @Test func showsOneOfTheTabsThatHaveShrunk() {
    let views = (1...9).map { "  item n\($0) \"N\" symbol=plus\n" }.joined()
    let drawn = figure(
      "navigation-bar\n" + views + "tab-bar keep=tools\n  item a \"A\" symbol=envelope\n  item b \"B\" symbol=trash\n")
    #expect(drawn.contains("d=\"\(symbolPath("envelope") ?? "")\""))
    #expect(!drawn.contains("d=\"\(symbolPath("trash") ?? "")\""))
  }
}

@Suite struct FigureDocumentTests {
  /// What a page's stylesheet gives a figure, a file of its own has inside; without it a shape is black.
  @Test func hasAStyleForEveryClass() throws {
    let folder = root.appendingPathComponent("Sources/Figures")
    let document = figure("label a \"A\"\n  top safe\n  leading margins\n")
    var classes: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name != "FigureDocument.swift" {
      let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      classes.formUnion(source.matches(of: /"(f-[a-z-]+)"/).map { String($0.1) })
    }
    #expect(classes.count > 30)
    // A group of definitions draws nothing.
    for name in classes.subtracting(["f-defs"]).sorted() {
      #expect(document.contains(try Regex("\\." + name + "[,{]")), "\(name) has no style")
    }
  }
}

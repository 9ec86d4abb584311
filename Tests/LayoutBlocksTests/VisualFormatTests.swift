import Diagnostics
import LayoutBlocks
import LayoutEngine
import Testing

@Suite struct VisualFormatTests {
  private func solve(_ views: String, _ rows: String, in width: Int = 320) throws -> [String: Rect] {
    let holder = "box root \(width)x200\n  leading screen\n  top screen\n"
    let indented = (views + rows).split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    return try frames(holder + indented + "\n", on: "ipad-9.7")
  }

  @Test func sharesALineEqually() throws {
    let frames = try solve("box a\nbox b\n", "H:|-20-[a]-[b(==a)]-20-|\nV:|-10-[a(44)]\nV:|-10-[b(44)]\n")
    #expect(try #require(frames["a"]) == Rect(x: 20, y: 10, width: 136, height: 44))
    #expect(try #require(frames["b"]) == Rect(x: 164, y: 10, width: 136, height: 44))
  }

  @Test func weighsPredicatesByPriority() throws {
    let frames = try solve("box b\n", "H:|-50-[b(100@20,>=130@500)]\nV:|[b(44)]\n", in: 375)
    #expect(try #require(frames["b"]) == Rect(x: 50, y: 0, width: 130, height: 44))
  }

  @Test func tiesFlushAndMultiplies() throws {
    let frames = try solve("box m\nbox n\n", "H:|[m][n(==m*2)]|\nV:|[m]|\nV:|[n]|\n", in: 375)
    #expect(try #require(frames["m"]) == Rect(x: 0, y: 0, width: 125, height: 200))
    #expect(try #require(frames["n"]).width == 250)
  }

  @Test func spreadsWithSprings() throws {
    let frames = try solve("box a\nbox b\n", "H:|~[a(40)]~[b(100)]~|\nV:|[a(10)]\nV:|[b(10)]\n")
    #expect(try #require(frames["a"]).x == 60)
    #expect(try #require(frames["b"]).x == 160)
  }

  @Test func takesSharesOfTheHolder() throws {
    let frames = try solve("box a\n", "H:|-10%-[a(25%)]\nV:|[a(50%-0)]\n".replacing("-0", with: ""))
    #expect(try #require(frames["a"]) == Rect(x: 32, y: 0, width: 80, height: 100))
  }

  @Test(arguments: [("|-", 16.0), ("s|-", 8), ("m|-", 24), ("r|", 16), ("s|", 0), ("|", 0)])
  func beginsAtTheEdge(_ edge: String, _ x: Double) throws {
    let frames = try frames("box a 10x10\n  top safe\nH:\(edge)[a]\n")
    #expect(try #require(frames["a"]).x == x)
  }

  @Test(arguments: [("iphone-8", 20.0), ("iphone-x", 44)])
  func beginsBelowTheBarsAtTheStandardDistance(_ device: String, _ y: Double) throws {
    let frames = try frames("box a 10x10\n  leading screen\nV:|-[a]\n", on: device)
    #expect(try #require(frames["a"]).y == y)
  }

  @Test(arguments: [
    ("H:|-[a", 15, "wrong-visual-format"), ("H:|-[]-|", 14, "missing-reference"),
    ("H:|-(8-[a]", 15, "wrong-visual-format"), ("H:[a(>=)]", 16, "missing-number"),
    ("H:|-8[a]", 14, "wrong-visual-format"), ("H:[a]-[aa]", 8, "unknown-view"),
    ("H:", 8, "wrong-visual-format"), ("V:|[a]| x", 16, "unexpected-token"),
  ])
  func tellsWhereARowIsWrong(_ row: String, _ column: Int, _ code: String) throws {
    let text = "caption: A | 가\n\nbox a 10x10\n  leading screen\n  top screen\n" + row + "\n"
    let file = SourceText(path: "test", bytes: Array(text.utf8))
    let (_, problems) = parse(BlockSource(standalone: file, id: "test"))
    #expect(problems.map(\.code) == [code], "\(problems.map(\.message.english))")
  }
}

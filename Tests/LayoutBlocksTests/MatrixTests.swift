import Diagnostics
import LayoutBlocks
import LayoutEngine
import Testing

@Suite struct MatrixTests {
  private func parsed(_ headers: String, _ body: String = "", language: Language = .english) -> (
    block: LayoutBlock, diagnostics: [Diagnostic]
  ) {
    let text = "caption: A | 가\n" + headers + "\n" + body
    let file = SourceText(path: "test", bytes: Array(text.utf8))
    return parse(BlockSource(standalone: file, id: "test"), language: language)
  }

  @Test(arguments: [
    ("on: iphone-8", 2), ("on: iphone-8; portrait\ntext: xS .. AX5", 12),
    ("on: iphone-8; portrait\ntext: large, AX1", 2), ("on: iphone-8; portrait\ntext: L..xxL", 3),
    ("on: iphone-8; portrait\ntext: xxL .. L", 3),
    ("on: iphone-8\ndirection: ltr, rtl", 4), ("on: iphone-8; portrait\nlanguage: en, ko, long", 3),
    ("on: ipads; landscape; 1/2\ntext: L, AX5\ndirection: rtl", 2 * 25),
    ("on: iphone-8, iphone-8; portrait", 1), ("on: duo inner; laptop\ntext: L, AX1", 2),
    ("기기: iphone-8; 세로\n글자크기: L, AX1\n방향: 왼쪽부터, 오른쪽부터", 4),
  ])
  func multiplies(_ headers: String, _ count: Int) {
    let (block, problems) = parsed(headers)
    #expect(problems.isEmpty, "\(problems.map(\.message.english))")
    if headers.contains("ipads") {
      let pads = DeviceCatalogue.devices.filter { $0.idiom == .pad && $0.confidence != .unknown }.count
      #expect(block.contexts.count == 2 * pads)
    } else {
      #expect(block.contexts.count == count)
    }
  }

  @Test(arguments: [
    ("text: AX6", "unknown-value"), ("text:", "missing-value"),
    ("direction: up", "unknown-value"), ("language: fr", "unknown-value"), ("on: iphone-8; AX1", "wrong-header"),
  ])
  func refusesWhatItDoesNotKnow(_ header: String, _ code: String) {
    #expect(parsed(header).diagnostics.map(\.code) == [code])
  }

  @Test func hasALimit() {
    let (block, problems) = parsed("on: all\ntext: xS .. AX5\ndirection: ltr, rtl\nlanguage: en, ko, long")
    #expect(problems.map(\.code) == ["too-many-contexts"])
    #expect(block.contexts.count == 4096)
  }

  @Test func choosesTheMainFigureByTextSizeAndDirection() {
    let (block, problems) = parsed(
      "on: iphone-8\ntext: L, AX5\ndirection: ltr, rtl\nfigure: landscape; AX5; rtl")
    #expect(problems.isEmpty)
    let context = block.contexts[block.mainContext]
    #expect(context.orientation == .landscape && context.textSize == .accessibility5)
    #expect(context.direction == .rightToLeft)
  }

  @Test(arguments: [
    ("regular width", "iphone-8", Orientation.portrait, false), ("regular width", "ipad-9.7", .portrait, true),
    ("compact height", "iphone-8", .landscape, true), ("compact height", "iphone-8", .portrait, false),
    ("landscape", "ipad-9.7", .landscape, true), ("ipads", "ipad-9.7", .portrait, true),
    ("ipads", "iphone-8", .portrait, false), ("iphone-8, landscape", "iphone-8", .portrait, false),
    ("iphone-8, landscape", "iphone-8", .landscape, true), ("AX1 .. AX5", "iphone-8", .portrait, false),
    ("xS .. L", "iphone-8", .portrait, true), ("rtl", "iphone-8", .portrait, false),
    ("레귤러 너비", "ipad-9.7", .portrait, true),
  ])
  func holdsUnderItsConditionsOnly(_ condition: String, _ device: String, _ orientation: Orientation, _ isThere: Bool)
    throws
  {
    let frames = try frames(
      "box a 10x10\n  leading screen\n  top screen\nwhen \(condition)\n  box b 20x20\n    leading screen\n    below a 5\n",
      on: device, orientation)
    #expect((frames["b"] != nil) == isThere)
  }

  @Test func saysSomethingOfViewsThatStandElsewhere() throws {
    let body = """
      box photo 100x100
        top safe
      label words "Words"
        top safe
      when portrait
        photo leading margins
        words leading margins + 20
      when landscape
        photo trailing margins
        words leading margins
        hide photo
      """.replacing("  hide photo", with: "  words hide photo")
    let upright = try frames(body)
    #expect(try #require(upright["photo"]).x == 16)
    let layout = try solved(body, .landscape)
    #expect(layout.frames[0].maxX == 667 - 20)
    #expect(layout.scene.views[0].traits.contains(.hidden))
  }

  @Test(arguments: [
    ("when", "missing-condition"), ("when regular", "missing-axis"), ("when sideways", "unknown-device"),
    ("when portrait\n  top safe", "missing-reference"), ("when portrait\n  nobody top safe", "unknown-view"),
  ])
  func tellsWhatIsWrongWithAVariant(_ variant: String, _ code: String) {
    let problems = parsed("on: iphone-8", "box a 10x10\n  leading screen\n  top screen\n" + variant + "\n").diagnostics
    #expect(problems.map(\.code) == [code], "\(problems.map(\.message.english))")
  }
}

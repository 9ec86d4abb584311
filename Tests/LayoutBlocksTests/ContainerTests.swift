import Diagnostics
import LayoutBlocks
import LayoutEngine
import Testing

/// Solves a block in one context and gives the frames by name.
func frames(
  _ body: String, on device: String = "iphone-8", _ orientation: Orientation = .portrait,
  direction: LayoutDirection = .leftToRight, textSize: TextSize = .large, window: WindowMode = .full
) throws -> [String: Rect] {
  let layout = try solved(
    body, on: device, orientation, direction: direction, textSize: textSize, window: window)
  #expect(layout.status == .solved, "\(layout.ambiguities) \(layout.conflict)")
  var frames: [String: Rect] = [:]
  for index in layout.frames.indices { frames[layout.scene.views[index].name] = layout.frames[index] }
  return frames
}

func solved(
  _ body: String, on device: String = "iphone-8", _ orientation: Orientation = .portrait,
  direction: LayoutDirection = .leftToRight, textSize: TextSize = .large, window: WindowMode = .full
) throws -> Layout {
  let text = "caption: A | 가\n\n" + body
  let file = SourceText(path: "test", bytes: Array(text.utf8))
  let (block, problems) = parse(BlockSource(standalone: file, id: "test"))
  #expect(problems.isEmpty, "\(problems.map(\.message.english))")
  let device = try #require(DeviceCatalogue.device(id: device))
  return layOut(
    lower(
      block,
      in: Context(
        device: device, orientation: orientation, window: window, textSize: textSize, direction: direction)))
}

@Suite struct StackTests {
  private func row(_ keys: String) -> String {
    """
    row line \(keys)
      leading screen
      width 300
      top screen
      height 50
      box a
        width 40 @242
        height 20
      box b
        width 60 @241
        height 30
      box c
        width 80 @240
        height 40
    """
  }

  private static let third = 280.0 / 3
  private static let distributions: [(String, [Double])] = [
    // With `fill` the weakest wish gives way.
    ("spacing=10", [0, 40, 50, 60, 120, 180]),
    ("spacing=10 distribute=equally", [0, third, third + 10, third, 2 * third + 20, third]),
    ("spacing=10 distribute=equal-spacing", [0, 40, 100, 60, 220, 80]),
    ("spacing=10 distribute=equal-centering", [0, 40, 110, 60, 220, 80]),
  ]

  @Test(arguments: distributions)
  func distributes(_ keys: String, _ wanted: [Double]) throws {
    let frames = try frames(row(keys + " align=top"))
    let got = try ["a", "b", "c"].flatMap { name in
      let frame = try #require(frames[name])
      return [frame.x, frame.width]
    }
    for (value, expected) in zip(got, wanted) { #expect((value - expected).magnitude < 1e-6, "\(got)") }
  }

  @Test func sharesInProportionToTheContents() throws {
    let frames = try frames(
      """
      row line spacing=0 distribute=proportionally
        leading screen
        width 375
        top screen
        button a "OK"
        button b "Cancel everything"
      """)
    let a = try #require(frames["a"]).width
    let b = try #require(frames["b"]).width
    #expect((a + b - 375).magnitude < 1e-6)
    let metrics = TextMetrics(style: .body, textSize: .large)
    let wanted =
      (metrics.width(of: "OK") + 32).rounded(.up) / (metrics.width(of: "Cancel everything") + 32).rounded(.up)
    #expect((a / b - wanted).magnitude < 1e-6)
  }

  @Test(arguments: [
    ("fill", 0.0, 50.0), ("top", 0, 20), ("leading", 0, 20), ("center", 15, 20), ("bottom", 30, 20),
    ("trailing", 30, 20),
  ])
  func aligns(_ alignment: String, _ top: Double, _ height: Double) throws {
    let body = row("distribute=equal-spacing align=" + alignment)
    let frames = try frames(
      alignment == "fill"
        ? body.replacing("    height 20\n", with: "").replacing("    height 30\n", with: "")
          .replacing("    height 40", with: "") : body)
    let a = try #require(frames["a"])
    #expect(a.y == top && a.height == height, "\(a)")
  }

  @Test(arguments: ["first-baseline", "last-baseline"]) func levelsBaselines(_ alignment: String) throws {
    let layout = try solved(
      """
      row line align=\(alignment)
        leading margins
        top safe
        label small "caption" style=caption1
        label large "title" style=title1
      """)
    #expect(layout.status == .solved)
    let context = layout.scene.environment.context
    var lines: [Double] = []
    for index in layout.frames.indices where layout.scene.views[index].kind == .label {
      let metrics = TextMetrics(
        style: try #require(layout.scene.views[index].textStyle), textSize: context.textSize)
      lines.append(layout.frames[index].y + metrics.ascent)
    }
    #expect((lines[0] - lines[1]).magnitude < 1e-6)
  }

  @Test func leavesOutWhatIsHidden() throws {
    let frames = try frames(
      "row line\n  leading screen\n  top screen\n  box a 20x20\n  box b 30x20 hidden\n    leading screen\n    top screen\n  box c 40x20\n"
    )
    #expect(try #require(frames["line"]).width == 68)
    #expect(try #require(frames["c"]).x == 28)
  }

  @Test func mirrorsARowInRightToLeft() throws {
    let body = "row line\n  leading margins\n  top safe\n  box a 20x20\n  box b 30x20\n"
    let frames = try frames(body, direction: .rightToLeft)
    #expect(try #require(frames["a"]).maxX == 375 - 16)
    #expect(try #require(frames["b"]).maxX == 375 - 16 - 28)
  }

  @Test func phraseStacksAndColumns() throws {
    let body = """
      group page
        fill x margins
        top safe
      image photo
        aspect 2:1
      label words "Words"
      when compact width
        page stack photo words gap 12
      when regular width
        page columns photo words gap 20
      """
    let narrow = try frames(body)
    #expect(try #require(narrow["photo"]) == Rect(x: 16, y: 20, width: 343, height: 171.5))
    #expect(try #require(narrow["words"]).y == 20 + 171.5 + 12)
    let wide = try frames(body, on: "ipad-pro-12.9")
    let column = (1024 - 40 - 20) / 2.0
    #expect(try #require(wide["photo"]).width == column)
    #expect(try #require(wide["words"]).x == 20 + column + 20)
    #expect(try #require(wide["words"]).y == (try #require(wide["photo"])).y)
  }
}

@Suite struct GridTests {
  private func grid(_ keys: String, count: Int = 5) -> String {
    var text = "grid photos \(keys)\n  fill x screen\n  top screen\n"
    for index in 1...count { text += "  image p\(index)\n    aspect 1:1\n" }
    return text
  }

  @Test func laysOutInColumnsOfOneWidth() throws {
    let frames = try frames(grid("columns=3 spacing=6"))
    let width = (375 - 12) / 3.0
    #expect(try #require(frames["p2"]) == Rect(x: width + 6, y: 0, width: width, height: width))
    #expect(try #require(frames["p4"]) == Rect(x: 0, y: width + 6, width: width, height: width))
    #expect(try #require(frames["photos"]).height == 2 * width + 6)
  }

  @Test(arguments: [
    ("iphone-8", Orientation.portrait, 2), ("iphone-8", .landscape, 4), ("iphone-se", .landscape, 3),
    ("ipad-9.7", .portrait, 4),
  ])
  func adaptsTheColumnsToTheWidth(_ device: String, _ orientation: Orientation, _ columns: Int) throws {
    let frames = try frames(grid("min=160 spacing=8", count: 6), on: device, orientation)
    let top = try (1...6).filter { try #require(frames["p\($0)"]).y == 0 }
    #expect(top.count == columns)
    #expect(try #require(frames["p1"]).width >= 160)
  }

  @Test func beginsAtTheRightInRightToLeft() throws {
    let frames = try frames(grid("columns=2 spacing=5", count: 2), direction: .rightToLeft)
    #expect(try #require(frames["p1"]).x == 190)
    #expect(try #require(frames["p2"]).x == 0)
  }

  @Test func makesRowsAsHighAsTheirHighestView() throws {
    let frames = try frames(
      "grid cells columns=2 spacing=0\n  fill x screen\n  top screen\n  box a\n    height 30\n  box b\n    height 50\n  box c\n    height 10\n"
    )
    #expect(try #require(frames["c"]).y == 50)
    let filled = try LayoutBlocksTests.frames(
      "grid cells columns=2 spacing=0 align=fill\n  fill x screen\n  top screen\n  box a\n  box b\n    height 50\n")
    #expect(try #require(filled["a"]).height == 50)
  }
}

@Suite struct ScrollTests {
  @Test func contentIsAsLongAsWhatItHolds() throws {
    let layout = try solved(
      """
      scroll page
        fill safe
        box first
          fill x parent
          top parent
          height 500
        box second
          fill x parent
          below first 20
          height 500
          bottom parent - 30
      """)
    #expect(layout.status == .solved)
    #expect(layout.content(of: 0) == Rect(x: 0, y: 20, width: 375, height: 1050))
    let share = try #require(layout.visibleShare(of: 0))
    #expect((share - 647.0 / 1050).magnitude < 1e-9)
    #expect(layout.content(of: 1) == nil)
  }

  @Test func scrollsFromSideToSide() throws {
    let layout = try solved(
      "scroll strip axis=horizontal\n  fill x screen\n  top safe\n  height 100\n  box a\n    leading parent\n    fill y parent\n    width 600\n"
    )
    #expect(layout.content(of: 0)?.size == Size(width: 600, height: 100))
  }

  @Test func listsRowsOfAtLeastATouchTarget() throws {
    let layout = try solved(
      "list settings\n  fill screen\n  label one \"One\"\n  text two \"Two lines of words that are long enough to need them both here\"\n  label three \"Three\"\n",
      textSize: .extraSmall)
    #expect(layout.status == .solved)
    #expect(layout.frames[1] == Rect(x: 0, y: 0, width: 375, height: 44))
    #expect(layout.frames[2].height > 44)
    #expect(layout.frames[3].y == layout.frames[2].maxY)
    #expect(layout.content(of: 0)?.height == layout.frames[3].maxY)
  }
}

@Suite struct GuideTests {
  @Test func keyboardCoversTheBottom() throws {
    let frames = try frames(
      "keyboard keys\n  height 260\nfield note \"Note\"\n  fill x margins\n  bottom keyboard.top - 8\n")
    #expect(try #require(frames["keys"]) == Rect(x: 0, y: 407, width: 375, height: 260))
    #expect(try #require(frames["note"]).maxY == 399)
  }

  @Test func withoutAKeyboardItsGuideIsTheBottomOfTheSafeArea() throws {
    let frames = try frames("field note \"Note\"\n  fill x margins\n  bottom keyboard.top - 8\n", on: "iphone-x")
    #expect(try #require(frames["note"]).maxY == 812 - 34 - 8)
  }

  @Test func aGuideOfOnesOwnAligns() throws {
    let frames = try frames(
      "guide line 0x10\n  leading screen + 100\n  top screen + 50\nbox a 20x20\n  after line 5\n  center y in line\n")
    #expect(try #require(frames["a"]) == Rect(x: 105, y: 45, width: 20, height: 20))
  }
}

@Suite struct PictureTests {
  @Test(arguments: [
    ("fill", 200.0, 100.0, PicturePlacement.Effect.cropped, 0.5, 0.0),
    ("fit", 200, 100, .pillarboxed, 0, 0.5), ("fit", 100, 200, .letterboxed, 0, 0.5),
    ("stretch", 200, 100, .distorted, 0, 0), ("fit", 150, 150, .exact, 0, 0),
    ("center", 50, 200, .cropped, 0.5, 0.5),
  ])
  func saysWhatIsLost(
    _ mode: String, _ width: Double, _ height: Double, _ effect: PicturePlacement.Effect, _ hidden: Double,
    _ empty: Double
  ) throws {
    let layout = try solved(
      "image photo \(Int(width))x\(Int(height)) natural=100x100 mode=\(mode)\n  leading screen\n  top screen\n")
    let placement = try #require(layout.scene.views[0].placement(in: layout.frames[0]))
    #expect(placement.effect == effect)
    #expect((placement.hiddenShare - hidden).magnitude < 1e-9 && (placement.emptyShare - empty).magnitude < 1e-9)
  }

  @Test func reachesBeyondItsAlignmentRectangle() throws {
    let layout = try solved("box card 100x50 outset=6\n  leading screen + 20\n  top screen + 30\n")
    #expect(layout.frames[0] == Rect(x: 20, y: 30, width: 100, height: 50))
    #expect(layout.frame(of: 0) == Rect(x: 14, y: 24, width: 112, height: 62))
  }
}

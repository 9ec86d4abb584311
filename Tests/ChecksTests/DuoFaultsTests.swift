import Checks
import LayoutEngine
import Testing

/// A layout that went wrong in a real app on the foldable, and the right one.
struct DuoFault: CustomTestStringConvertible, Sendable {
  /// What went wrong.
  var name: String
  var contexts: String
  /// The check that reports the wrong layout, and not the right one.
  var check: String
  var wrong: String
  var right: String
  var testDescription: String { name }

  init(_ name: String, _ contexts: String, _ check: String, wrong: String, right: String) {
    self.name = name
    self.contexts = contexts
    self.check = check
    self.wrong = wrong
    self.right = right
  }
}

private let gridOfSix =
  "  label a \"A\"\n  label b \"B\"\n  label c \"C\"\n  label d \"D\"\n  label e \"E\"\n  label f \"F\"\n"
private let fullHeader =
  "box card\n  top safe\n  height 120\n  left safe\n  right EDGE\n  button more \"More\" 44x44\n    top parent + 8\n    trailing parent - 12\n"

/// The faults of the side strip, then those of the fold, then those of sizes.
private let faults: [DuoFault] = [
  DuoFault(
    "a trailing edge pinned to the window is wrong in the right half only", "iphone-duo inner; landscape; left, right",
    "rail-overlap", wrong: fullHeader.replacing("EDGE", with: "screen"),
    right: fullHeader.replacing("EDGE", with: "safe")),
  DuoFault(
    "a floating button inside the reserved column", "iphone-duo outer; portrait", "rail-overlap",
    wrong: "button down \"Down\" 40x44\n  left screen + 406\n  bottom safe - 16\n",
    right: "button down \"Down\" 44x44\n  left screen + 333\n  bottom safe - 16\n"),
  DuoFault(
    "row times cut off behind the strip", "iphone-duo outer; portrait", "safe-area",
    wrong: "text row \"Sent at half past nine\" 450x22\n  left screen\n  top safe + 200\n",
    right: "text row \"Sent at half past nine\" 382x22\n  left screen\n  top safe + 200\n"),
  DuoFault(
    "a terminal’s lines under the camera", "iphone-duo outer; portrait", "housing",
    wrong: "text screenful \"$ make\" 466x644\n  left screen\n  top screen\n",
    right: "text screenful \"$ make\" 382x644\n  left screen\n  top screen\n"),
  DuoFault(
    "the same terminal, started below the block of the strip", "iphone-duo outer; portrait", "housing",
    wrong: "text screenful \"$ make\" 466x600\n  left screen\n  top screen + 40\n",
    right: "text screenful \"$ make\" 466x474\n  left screen\n  top screen + 170\n"),
  DuoFault(
    "a page pushed over the shell forgets the insets", "iphone-duo outer; portrait; closed", "safe-area",
    wrong: "text comments \"Nice walk!\" 466x44\n  left screen\n  top safe + 60\n",
    right: "text comments \"Nice walk!\" 382x44\n  left screen\n  top safe + 60\n"),
  DuoFault(
    "a back arrow in the rounded corner", "iphone-duo inner; landscape; open", "corner-clip",
    wrong: "button back \"Back\" 44x44\n  left screen + 4\n  top screen + 4\n",
    right: "button back \"Back\" 44x44\n  left screen + 20\n  top screen + 16\n"),
  DuoFault(
    "a title at a fixed offset runs into the controls before it", "iphone-duo outer; landscape", "overlap",
    wrong: header(title: 229), right: header(title: 232)),
  DuoFault(
    "first rows hidden under a bar with a search field", "iphone-duo outer; landscape", "overlap",
    wrong: searchedList(firstRow: 65), right: searchedList(firstRow: 136)),
  DuoFault(
    "a field left behind the keyboard", "iphone-duo outer; portrait", "overlap",
    wrong: "keyboard\n  height 245\nfield note 300x48\n  leading margins\n  bottom safe\n",
    right: "keyboard\n  height 245\nfield note 300x48\n  leading margins\n  bottom keyboard.top\n"),
  DuoFault(
    "a drawer that rests at a share of a low height", "iphone-duo outer; landscape", "clipped",
    wrong: drawer(stop: 69), right: drawer(stop: 82)),
  DuoFault(
    "items without a symbol cannot stand in the side bar", "iphone-duo outer; portrait", "bar-items",
    wrong:
      "navigation-bar nav\n  item database \"Database\"\n  item status symbol=circle\n  item add \"Add\"\n  item cut \"Cut\"\n  item paste \"Paste\"\n",
    right:
      "navigation-bar nav\n  item database \"Database\" symbol=cylinder\n  item status \"Status\" symbol=circle\n"
      + "  item add \"Add\" symbol=plus\n  item cut \"Cut\" symbol=scissors\n  item paste \"Paste\" symbol=clipboard\n"),
  DuoFault(
    "a group of tools lands on the fold", "iphone-duo inner; book", "fold-clear",
    wrong: tools(5, from: 467), right: tools(4, from: 545)),
  DuoFault(
    "a dialog across the crease of a book", "iphone-duo inner; book", "fold-clear",
    wrong: dialog(x: "295.5", y: "184.5"), right: dialog(x: "501.25", y: "184.5")),
  DuoFault(
    "a dialog across the crease on a table", "iphone-duo inner; laptop", "fold-clear",
    wrong: dialog(x: "154.5", y: "325.5"), right: dialog(x: "154.5", y: "118.75")),
  DuoFault(
    "two panes cut at half of the safe area", "iphone-duo inner; book", "fold-clear",
    wrong: panes(list: 433.5, detail: 433.5), right: panes(list: 455.5, detail: 495.5)),
  DuoFault(
    "a control under the sliver of fold at the edge of a half", "iphone-duo inner; book; right", "fold-clear",
    wrong: "button add \"Add\" 44x44\n  left screen\n  top safe + 100\n",
    right: "button add \"Add\" 44x44\n  left screen + 13.5\n  top safe + 100\n"),
  DuoFault(
    "an even grid that misses the fold", "iphone-duo inner; book", "fold-clear",
    wrong: "grid tiles columns=6\n  top safe + 40\n  left screen\n  width 867\n" + gridOfSix,
    right:
      "grid tiles columns=3\n  top safe + 40\n  left screen\n  width 455.5\n  label a \"A\"\n  label b \"B\"\n  label c \"C\"\n"
      + "grid others columns=3\n  top safe + 40\n  left screen + 495.5\n  width 371.5\n  label d \"D\"\n  label e \"E\"\n  label f \"F\"\n"
  ),
  DuoFault(
    "columns of one width that straddle the fold", "iphone-duo inner; book", "fold-clear",
    wrong:
      "text monday \"Monday\" 320x400\n  left screen + 20\n  top safe\ntext tuesday \"Tuesday\" 320x400\n  left screen + 356\n  top safe\n",
    right:
      "text monday \"Monday\" 320x400\n  left screen + 135.5\n  top safe\ntext tuesday \"Tuesday\" 320x400\n  left screen + 495.5\n  top safe\n"
  ),
  DuoFault(
    "live text that is cut beside the camera", "iphone-duo outer; portrait", "truncation",
    wrong: "label timer \"12:34:56\" 30x22\n  left screen + 200\n  top safe + 100\n",
    right: "icon-button timer \"12:34:56\" 44x44 symbol=timer\n  left screen + 200\n  top safe + 100\n"),
]

private func header(title x: Int) -> String {
  "button back \"Back\" 92x44\n  left screen + 84\n  top screen\nbutton edit \"Edit\" 56x44\n  left screen + 176\n  top screen\n"
    + "label title \"Charging\" 220x44\n  left screen + \(x)\n  top screen\nbutton more \"More\" 60x44\n  left screen + 618\n  top screen\n"
}

private func searchedList(firstRow y: Int) -> String {
  "box heading\n  fill x safe\n  top screen\n  height 136\nlabel row \"Main stage\" 200x44\n  leading margins\n  top screen + \(y)\n"
}

private func drawer(stop: Int) -> String {
  "sheet drawer detents=\(stop)\n  button play \"Play\" 120x44\n    top parent + 26\n    leading parent + 20\n"
}

private func tools(_ count: Int, from x: Double) -> String {
  (0..<count).map { "button tool\($0) \"T\" 66x44\n  left screen + \(x + Double($0) * 78)\n  top safe + 20\n" }.joined()
}

private func dialog(x: String, y: String) -> String {
  "box dialog 360x300\n  left screen + \(x)\n  top screen + \(y)\n  label question \"Delete the book?\"\n    center y in parent\n"
    + "    center x in parent\n  button yes \"Delete\" 300x44\n    bottom parent - 24\n    center x in parent\n"
}

private func panes(list: Double, detail: Double) -> String {
  "text list \"Letters\" \(list)x300\n  left screen\n  top safe + 40\n"
    + "text detail \"Dear Jun\" \(867 - detail)x300\n  left screen + \(detail)\n  top safe + 40\n"
}

@Suite struct DuoFaultsTests {
  @Test(arguments: faults) func reportsTheWrongLayoutAndPassesTheRightOne(_ fault: DuoFault) {
    #expect(foundChecks(fault.wrong, on: fault.contexts).contains(fault.check))
    let right = foundChecks(fault.right, on: fault.contexts)
    #expect(!right.contains(fault.check), "\(right)")
  }

  /// The pinned edge is right in the left half, so that only both halves together show the fault.
  @Test func onlyTheRightHalfShowsAPinnedEdge() {
    let wrong = fullHeader.replacing("EDGE", with: "screen")
    #expect(!foundChecks(wrong, on: "iphone-duo inner; landscape; left").contains("rail-overlap"))
    #expect(foundChecks(wrong, on: "iphone-duo inner; landscape; right").contains("rail-overlap"))
  }

  /// What scrolls may cross the fold, whatever its columns.
  @Test func aScrollingFeedMayMissTheFold() {
    let feed =
      "scroll feed\n  fill x safe\n  fill y safe\n  grid tiles columns=6\n    top parent\n    left parent\n    right parent\n"
    let rows = gridOfSix.replacing("  label", with: "    label")
    #expect(!foundChecks(feed + rows, on: "iphone-duo inner; book").contains("fold-clear"))
  }

  /// A fold that only grazes the window’s edge is no divider: the guide is absent, and what is tied to it is free.
  @Test(arguments: ["left", "right"]) func aSliverDividesNothing(_ half: String) throws {
    let layout = try #require(layouts("label a \"A\"\n  top safe\n", on: "iphone-duo inner; book; \(half)").first)
    let fold = try #require(layout.scene.environment.fold)
    #expect(abs(fold.width - 13.5) < 0.001)
    #expect(!layout.scene.environment.dividesAtFold && layout.scene.environment.rect(of: .fold) == nil)
  }

  /// An even grid parts at the fold by itself: the outer margins stay, and the gutter is as wide as the fold.
  @Test func anEvenGridPartsAtTheFold() throws {
    let grid = "grid tiles min=110 columns=even spacing=10\n  top safe + 40\n  left safe\n  right safe\n" + gridOfSix
    let layout = try #require(layouts(grid, on: "iphone-duo inner; book").first)
    #expect(layout.columnCounts == [6])
    #expect(try layout.frame("a").minX == 0 && abs(layout.frame("c").maxX - 455.5) < 0.001)
    #expect(try abs(layout.frame("d").minX - 495.5) < 0.001 && abs(layout.frame("f").maxX - 867) < 0.001)
    #expect(try abs(layout.frame("b").minX - layout.frame("a").maxX - 10) < 0.001)
    #expect(!foundChecks(grid, on: "iphone-duo inner; book").contains("fold-clear"))
    let flat = try #require(layouts(grid, on: "iphone-duo inner; landscape").first)
    #expect(try abs(flat.frame("d").minX - flat.frame("c").maxX - 10) < 0.001)
  }

  /// Closing the device is no keyboard, however much height goes.
  @Test func aFoldIsNoKeyboard() throws {
    for contexts in ["iphone-duo inner; portrait", "iphone-duo outer; portrait"] {
      let layout = try #require(layouts("label a \"A\"\n  top safe\n", on: contexts).first)
      let environment = layout.scene.environment
      #expect(environment.keyboard == nil && environment.safeAreaInsets.bottom == 34)
      #expect(environment.window.height == (contexts.contains("outer") ? 678 : 951))
    }
  }

  /// As many columns as the content’s least width allows, even inside.
  @Test(arguments: [
    ("iphone-duo inner; landscape", 6, 867.0), ("iphone-duo inner; portrait", 6, 669),
    ("iphone-duo outer; portrait", 3, 382),
  ])
  func columnsFollowTheWidth(_ contexts: String, _ columns: Int, _ width: Double) throws {
    let grid = "grid tiles min=110 columns=even spacing=0\n  top safe\n  fill x safe\n" + gridOfSix
    let layout = try #require(layouts(grid, on: contexts).first)
    let cell = try layout.frame("a").width
    #expect(layout.columnCounts == [columns])
    #expect(abs(cell - width / Double(columns)) < 0.001 && cell >= 110 && cell <= 200)
  }
}

import LayoutEngine
import Testing

/// What the foldable’s side rail shows, and in which order; each test names the rule that it is about.
@Suite struct SideRailTests {
  private let editor =
    "navigation-bar nav\n  item close \"Close\" symbol=xmark role=close\n  item post \"Post\" symbol=paperplane principal\n"
    + "  item a \"A\" symbol=photo\n  item b \"B\" symbol=link\n  item c \"C\" symbol=list\n"

  private func layout(_ views: String, on contexts: String = "iphone-duo outer; portrait") throws -> Layout {
    try #require(layouts(views, on: contexts).first)
  }

  /// duo-symbol-and-title: five items with symbols all stand in the rail, 5 × 52 − 4 points in all.
  @Test func fiveItemsFit() throws {
    let items = ["a", "b", "c", "d", "e"].map { "  item \($0) \"\($0)\" symbol=star\n" }.joined()
    let found = try layout("navigation-bar nav\n" + items)
    #expect(found.railNames == ["a", "b", "c", "d", "e"] && found.menuNames.isEmpty)
    let (first, last) = (try found.frame("a"), try found.frame("e"))
    #expect(first.minY == 170 && last.maxY - first.minY == 256)
    #expect(first.midX == 466 - 48 && first.width == 48)
  }

  /// duo-overflow-from-below, duo-one-overflow-menu: with the keyboard up there are 239 points; what is lowest goes first.
  @Test func theKeyboardSendsTheLastItemsToTheMenu() throws {
    let found = try layout(editor + "keyboard keys 466x245\n  bottom screen\n  fill x screen\n")
    let room = try #require(railRoom(found.scene.environment))
    #expect(room.minY == 170 && room.height == 239)
    #expect(found.railNames == ["close", "post", "a"] && found.menuNames == ["b", "c"])
    let menu = try #require(found.scene.railArrangement?.menu)
    #expect(menu.maxY - room.minY == 228)
  }

  /// duo-back-first: Back or Close stays, however little room there is.
  @Test func closeNeverGoes() throws {
    let found = try layout(editor + "keyboard keys 466x400\n  bottom screen\n  fill x screen\n")
    #expect(found.railNames.first == "close" && !found.menuNames.contains("close"))
  }

  /// duo-rank-groups-then-items: a group goes before the next begins; what shows a state stays longer.
  @Test func whatShowsAStateStaysLonger() throws {
    let found = try layout(
      "navigation-bar nav\n  item a \"A\" symbol=star badge=3\n  item b \"B\" symbol=star\n  item c \"C\" symbol=star\n"
        + "  item d \"D\" symbol=star\nkeyboard keys 466x320\n  bottom screen\n  fill x screen\n")
    #expect(found.railNames.contains("a") && found.menuNames.last == "d")
  }

  /// duo-top-toolbar-to-top, duo-bottom-toolbar-to-bottom, duo-tab-bar-bottom-aligned.
  @Test func topItemsThenBottomItemsThenTabs() throws {
    let found = try layout(
      "toolbar tools\n  item share \"Share\" symbol=share\ntab-bar tabs\n  item home \"Home\" symbol=house\n"
        + "  item map \"Map\" symbol=map\nnavigation-bar nav\n  item back \"Back\" symbol=chevron role=back\n")
    let (back, share) = (try found.frame("back"), try found.frame("share"))
    let (home, map) = (try found.frame("home"), try found.frame("map"))
    #expect(back.minY == 170 && back.maxY < share.minY && share.maxY < home.minY && home.maxY <= map.minY)
    #expect(map.maxY <= 678 - 24)
  }

  /// duo-keep-tabs-or-tools: where people navigate the tabs stay, where they work they shrink to one control.
  @Test(arguments: [("tabs", false), ("tools", true)]) func tabsOrTools(_ keep: String, _ collapses: Bool) throws {
    let items = (0..<6).map { "  item t\($0) \"T\" symbol=star\n" }.joined()
    let found = try layout(
      "navigation-bar nav\n" + items + "tab-bar tabs keep=\(keep)\n  item one \"One\" symbol=house\n"
        + "  item two \"Two\" symbol=map\n  item three \"Three\" symbol=star\n  item four \"Four\" symbol=tray\n")
    #expect(found.scene.railArrangement?.collapsesTabs == collapses)
    #expect(found.menuNames.isEmpty == collapses)
  }

  /// duo-wide-items-stay, duo-container-bars-turn, duo-changing-items-stay: words, wide views, bars of the app’s own and what asks
  /// for it stay horizontal.
  @Test func whatStaysHorizontal() throws {
    let found = try layout(
      "navigation-bar nav \"Order\"\n  item pay \"Pay\"\n  item sort \"Sort\" symbol=arrow horizontal\n  item add \"Add\" symbol=plus\n"
    )
    #expect(found.railNames == ["add"])
    for name in ["pay", "sort"] { #expect(try found.frame(name).maxX <= 382 && found.frame(name).maxY <= 44) }
    let own = try layout(
      "navigation-bar nav custom\n  item add \"Add\" symbol=plus\n    trailing parent - 8\n    top parent\n")
    #expect(own.railNames.isEmpty)
  }

  /// duo-rail-off-moves-status-bar: without the side bar the row at the top takes 82 points and the side none.
  @Test func switchedOffTheStatusBarReturnsToTheTop() throws {
    let found = try layout(
      "navigation-bar nav horizontal \"Note\"\n  item done \"Done\" symbol=check\nlabel a \"A\"\n  top safe\n")
    let environment = found.scene.environment
    #expect(
      environment.railSide == nil && environment.safeAreaInsets.top == 82 && environment.safeAreaInsets.right == 0)
  }

  /// duo-island-grows-down, duo-rail-shared-with-system: a Live Activity pushes the controls down.
  @Test func aLiveActivityPushesControlsDown() throws {
    let found = try layout("navigation-bar nav\n  item add \"Add\" symbol=plus\nlive-activity taxi 60x90\n")
    #expect(try found.frame("add").minY == 170 + 90)
  }

  /// duo-left-app-left-controls, duo-split-controls-outside: each app has its rail at the edge of the device that it touches.
  @Test(arguments: [("left", 48.0), ("right", 421.0)]) func splitControlsAreOutside(_ half: String, _ centre: Double)
    throws
  {
    let found = try layout(
      "navigation-bar nav\n  item add \"Add\" symbol=plus\n", on: "iphone-duo inner; landscape; \(half)")
    #expect(try found.frame("add").midX == centre)
  }

  /// duo-horizontal-bars-only-inner-portrait.
  @Test func onlyTheInnerDisplayHeldTallHasHorizontalBars() throws {
    let bar = "navigation-bar nav\n  item add \"Add\" symbol=plus\n"
    for contexts in ["iphone-duo outer; portrait", "iphone-duo outer; landscape", "iphone-duo inner; landscape"] {
      #expect(try layout(bar, on: contexts).scene.environment.railSide != nil)
    }
    let upright = try layout(bar, on: "iphone-duo inner; portrait")
    #expect(upright.scene.environment.railSide == nil && upright.railNames.isEmpty)
  }

  /// duo-rail-not-mirrored: reading from the right mirrors content, not the side of the rail.
  @Test func readingFromTheRightLeavesTheRail() throws {
    let found = try layout(
      "navigation-bar nav\n  item add \"Add\" symbol=plus\nlabel a \"A\"\n  leading margins\n  top safe\n",
      on: "iphone-duo outer; portrait\ndirection: rtl")
    #expect(try found.frame("add").midX == 466 - 48 && found.frame("a").maxX <= 382)
  }

  /// Items of words keep off the fold in the book pose; what does not fit beside it is in the rail’s menu.
  @Test func horizontalItemsKeepOffTheFold() throws {
    let words = ["Bold", "Italic", "Heading", "Quote", "Numbers", "Outline"]
    let items = words.map { "  item \($0.lowercased()) \"\($0)\"\n" }.joined()
    let found = try layout("navigation-bar nav\n" + items, on: "iphone-duo inner; book")
    for word in words where !found.menuNames.contains(word.lowercased()) {
      #expect(try found.frame(word.lowercased()).minX >= 495.5)
    }
    #expect(!found.menuNames.isEmpty && found.scene.railArrangement?.menu != nil)
  }

  /// duo-pip-pinned, duo-app-takes-the-rest, duo-pip-fills-half.
  @Test(arguments: [
    ("21:9", "portrait; open", 651.3), ("16:9", "portrait; open", 561.7), ("1:1", "portrait; open", 469.0),
    ("21:9", "laptop", 469.0),
  ])
  func theAppTakesTheHeightThatAVideoLeaves(_ ratio: String, _ contexts: String, _ height: Double) throws {
    let found = try layout(
      "pip film\n  aspect \(ratio)\nlabel a \"A\"\n  top safe\n", on: "iphone-duo inner; \(contexts)")
    let environment = found.scene.environment
    #expect(environment.window.width == 669 && abs(environment.window.height - height) < 0.1)
    #expect(environment.pinnedVideo?.minX == 0 && environment.pinnedVideo?.width == 669)
  }
}

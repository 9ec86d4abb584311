import Checks
import Diagnostics
import LayoutBlocks
import LayoutEngine
import Testing

private let two = """
  split mail
    sidebar inbox
      label first "Anna"
        top safe
        leading margins
    group letter
      label subject "Tickets"
        top safe
        leading margins
      button reply "Reply"
        bottom safe
        leading margins

  """
private let three = two.replacing("  group letter", with: "  list folder\n    label old \"Old\"\n  group letter")

/// The columns that show, by name, with their left and right edges.
private func columns(_ views: String, _ contexts: String) throws -> [String] {
  let layout = try #require(layouts(views, on: contexts).first)
  return ["inbox", "folder", "letter"].compactMap { name in
    guard let index = layout.scene.views.firstIndex(where: { $0.name == name }),
      !layout.scene.views[index].traits.contains(.hidden)
    else { return nil }
    let frame = layout.frames[index]
    return "\(name) \(decimalText(frame.minX))–\(decimalText(frame.maxX))"
  }
}

@Suite struct SplitViewTests {
  @Test(arguments: [
    ("iphone-8; portrait", ["inbox 0–375"]), ("iphone-duo outer; portrait", ["inbox 0–382"]),
    ("iphone-duo outer; landscape", ["inbox 84–678"]), ("iphone-duo inner; landscape; left", ["inbox 0–469"]),
    ("iphone-duo inner; landscape; right", ["inbox 0–385"]),
    ("iphone-duo inner; landscape; open", ["inbox 0–320", "letter 320–867"]),
    ("iphone-duo inner; portrait; open", ["inbox 0–320", "letter 320–669"]),
    // Even around the fold, as Apple's own test data has it.
    ("iphone-duo inner; landscape; book", ["inbox 0–455.5", "letter 495.5–867"]),
    ("ipad-9.7; portrait", ["inbox 0–320", "letter 320–768"]),
    ("ipad-9.7; landscape; 1/3", ["inbox 0–320"]), ("iphone-8-plus; landscape", ["inbox 0–320", "letter 320–736"]),
  ])
  func showsTheColumnsThatFit(_ contexts: String, _ expected: [String]) throws {
    #expect(try columns(two, contexts) == expected)
  }

  /// Two of three columns held wide and the detail alone held tall: what was seen on the foldable.
  @Test(arguments: [
    ("iphone-duo inner; landscape; open", ["folder 0–320", "letter 320–867"]),
    ("iphone-duo inner; landscape; book", ["folder 0–455.5", "letter 495.5–867"]),
    ("iphone-duo inner; portrait; open", ["letter 0–669"]), ("iphone-duo outer; portrait", ["inbox 0–382"]),
    ("ipad-9.7; portrait", ["folder 0–320", "letter 320–768"]),
    ("ipad-9.7; landscape", ["inbox 0–320", "folder 320–640", "letter 640–1024"]),
  ])
  func showsTheLastOfThreeColumns(_ contexts: String, _ expected: [String]) throws {
    #expect(try columns(three, contexts) == expected)
  }

  @Test func takesWidthsAndFocusFromTheAuthor() throws {
    let wide = two.replacing("sidebar inbox", with: "sidebar inbox 260x0")
    #expect(try columns(wide, "ipad-9.7; portrait") == ["inbox 0–260", "letter 260–768"])
    let focused = two.replacing("group letter", with: "group letter focus")
    #expect(try columns(focused, "iphone-8; portrait") == ["letter 0–375"])
    #expect(try columns(focused, "ipad-9.7; portrait") == ["inbox 0–320", "letter 320–768"])
    // What would squeeze the detail collapses.
    let squeezing = two.replacing("sidebar inbox", with: "sidebar inbox 500x0")
    #expect(try columns(squeezing, "ipad-9.7; portrait") == ["letter 0–768"])
  }

  @Test func mirrorsItsColumns() throws {
    #expect(try columns("direction: rtl\n" + two, "ipad-9.7; portrait") == ["inbox 448–768", "letter 0–448"])
    #expect(
      try columns("direction: rtl\n" + two, "iphone-duo inner; landscape; book") == [
        "inbox 495.5–867", "letter 0–455.5",
      ])
  }

  @Test func columnsHaveGuidesOfTheirOwn() throws {
    let layout = try #require(layouts(two, on: "ipad-9.7; portrait").first)
    let subject = try layout.frame("subject")
    #expect(subject.minX == 340 && subject.minY == 20)
    #expect(try layout.frame("first").minX == 20)
    let folded = try #require(layouts(two, on: "iphone-duo inner; landscape; book").first)
    #expect(try folded.frame("subject").minX == 515.5)
  }

  /// A bar in a column lies across it, and what is below begins under it.
  @Test func barsOfColumnsStayHorizontal() throws {
    let barred = two.replacing(
      "  sidebar inbox\n", with: "  sidebar inbox\n    navigation-bar\n      item edit \"Edit\" symbol=pencil\n")
    for (contexts, top) in [("iphone-duo inner; landscape; open", 44.0), ("ipad-9.7; portrait", 64)] {
      let layout = try #require(layouts(barred, on: contexts).first)
      #expect(try layout.frame("first").minY == top)
      let item = try layout.frame("edit")
      #expect(item.maxY <= top && item.maxX <= 320 && item.width >= 44)
      #expect(try layout.frame("subject").minY == (contexts.hasPrefix("ipad") ? 20 : 0))
    }
  }

  /// What lies in a column that has collapsed is a step away; what is nowhere is missing.
  @Test func aCollapsedColumnIsNoLostFunction() {
    let contexts = "iphone-duo outer; portrait\non: iphone-duo inner; landscape; open, book"
    let found = foundChecks(two, on: contexts)
    #expect(!found.contains("same-functions") && !found.contains("stretched-phone") && !found.contains("fold-clear"))
    let lost = two.replacing("    button reply \"Reply\"\n      bottom safe\n      leading margins\n", with: "")
    #expect(
      foundChecks(
        lost + "when regular width\n  button reply \"Reply\"\n    top safe + 200\n    trailing margins\n", on: contexts
      ).contains("same-functions"))
  }

  @Test(arguments: [
    ("split a\n  sidebar b\n", "split-columns"),
    ("split a\n  sidebar b\n  group c\n  group d\n  group e\n", "split-columns"),
    ("box a 10x10\n  top safe\n  leading safe\n  split b\n    group c\n    group d\n", "misplaced-split"),
    ("sidebar a\n  top safe\n", "misplaced-sidebar"),
  ])
  func reportsWhatIsNoSplitView(_ views: String, _ code: String) {
    let text = "caption: A | 가\non: iphone-8\n" + views
    let file = SourceText(path: "page.md", bytes: Array(text.utf8))
    #expect(parse(BlockSource(standalone: file, id: "test")).diagnostics.map(\.code) == [code])
  }
}

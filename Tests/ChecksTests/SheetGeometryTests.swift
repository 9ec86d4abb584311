import LayoutEngine
import Testing

/// Where sheets and alerts stand, as published and measured.
@Suite struct SheetGeometryTests {
  /// Source: the sheets text for the ratio, measurements of one observer for the figures.
  @Test(arguments: [
    ("iphone-8; portrait", "sheet s", Rect(x: 0, y: 30, width: 375, height: 637)),
    ("iphone-8; portrait", "sheet s detents=medium", Rect(x: 0, y: 348.5, width: 375, height: 318.5)),
    ("iphone-8; portrait", "sheet s detents=240", Rect(x: 0, y: 427, width: 375, height: 240)),
    ("iphone-8; portrait", "sheet s detents=2000", Rect(x: 0, y: 30, width: 375, height: 637)),
    ("iphone-8; portrait", "sheet s full-screen", Rect(x: 0, y: 0, width: 375, height: 667)),
    ("iphone-8; landscape", "sheet s detents=medium", Rect(x: 0, y: 0, width: 667, height: 375)),
    ("iphone-x; portrait", "sheet s", Rect(x: 0, y: 54, width: 375, height: 758)),
    ("ipad-9.7; portrait", "sheet s form", Rect(x: 114, y: 202, width: 540, height: 620)),
    ("ipad-9.7; landscape", "sheet s form", Rect(x: 242, y: 74, width: 540, height: 620)),
    ("ipad-9.7; portrait", "sheet s", Rect(x: 32, y: 30, width: 704, height: 994)),
    ("iphone-duo outer; portrait", "sheet s", Rect(x: 8, y: 8, width: 450, height: 670)),
    ("iphone-duo outer; portrait", "sheet s horizontal", Rect(x: 8, y: 90, width: 450, height: 588)),
    ("iphone-duo inner; portrait", "sheet s", Rect(x: 8, y: 90, width: 653, height: 861)),
    ("iphone-duo inner; landscape", "sheet s", Rect(x: 149, y: 8, width: 653, height: 661)),
    ("iphone-duo inner; landscape", "sheet s placement=leading", Rect(x: 8, y: 8, width: 653, height: 661)),
    ("iphone-duo inner; landscape", "sheet s placement=trailing", Rect(x: 290, y: 8, width: 653, height: 661)),
  ])
  func placesSheets(_ context: String, _ views: String, _ expected: Rect) throws {
    let found = layouts(views + "\n", on: context)
    #expect(try found[0].frame("s") == expected)
  }

  /// Half folded, a sheet keeps to the leading or the lower half and an alert to the trailing or the upper one.
  @Test(arguments: [
    ("iphone-duo inner; book", "sheet s"), ("iphone-duo inner; laptop", "sheet s"),
    ("iphone-duo inner; book", "alert s \"Delete?\""), ("iphone-duo inner; laptop", "alert s \"Delete?\""),
  ])
  func keepsClearOfTheFold(_ context: String, _ views: String) throws {
    let found = layouts(views + "\n", on: context)[0]
    let fold = try #require(found.scene.environment.fold)
    let frame = try found.frame("s")
    let isSheet = views.hasPrefix("sheet")
    if context.hasSuffix("book") {
      #expect(isSheet ? frame.maxX <= fold.minX : frame.minX >= fold.maxX, "\(frame)")
    } else {
      #expect(isSheet ? frame.minY >= fold.maxY : frame.maxY <= fold.minY, "\(frame)")
    }
  }

  /// The guides inside a sheet are the sheet's own: under its bar, above the Home indicator, beside a bar at the side.
  @Test(arguments: [
    ("iphone-8; portrait", "sheet s", Rect(x: 0, y: 30, width: 375, height: 637)),
    ("iphone-x; portrait", "sheet s\n  navigation-bar n \"N\"", Rect(x: 0, y: 110, width: 375, height: 668)),
    ("ipad-9.7; portrait", "sheet s form\n  navigation-bar n \"N\"", Rect(x: 114, y: 258, width: 540, height: 564)),
    ("iphone-8; landscape", "sheet s", Rect(x: 0, y: 0, width: 667, height: 375)),
  ])
  func givesASheetItsOwnSafeArea(_ context: String, _ views: String, _ expected: Rect) throws {
    let found = layouts(views + "\n  box b\n    fill safe\n", on: context)[0]
    #expect(try found.frame("b") == expected)
  }

  @Test func putsTheBarOfAFoldablesSheetAtItsSide() throws {
    let body = "sheet s%\n  navigation-bar n \"N\"\n  box b\n    fill safe\n"
    let outer = layouts(body.replacing("%", with: ""), on: "iphone-duo outer; portrait")[0]
    #expect(try outer.frame("n") == Rect(x: 382, y: 8, width: 76, height: 670))
    #expect(try outer.frame("b").maxX == 382)
    let horizontal = layouts(body.replacing("%", with: " horizontal"), on: "iphone-duo outer; portrait")[0]
    #expect(try horizontal.frame("n") == Rect(x: 8, y: 90, width: 450, height: 56))
    let leading = layouts(body.replacing("%", with: " placement=leading"), on: "iphone-duo inner; landscape")[0]
    #expect(try leading.frame("n").height == 56)
    let trailing = layouts(body.replacing("%", with: " placement=trailing"), on: "iphone-duo inner; landscape")[0]
    #expect(try trailing.frame("n").width == 76)
  }

  /// What is presented and not closed is what the figure shows.
  @Test func showsWhatThePresentationsLeave() throws {
    let views = "sheet a\nsheet b\nalert c \"C\"\npresent a\npresent b\nclose b\npresent c\n"
    let found = layouts(views, on: "iphone-8; portrait")[0]
    let hidden = found.scene.views.filter { $0.traits.contains(.hidden) }.map(\.name)
    #expect(hidden == ["b"])
  }

  @Test(arguments: [
    ("status: hidden temporarily tap\n", "iphone-8; portrait", 0.0),
    ("status: hidden temporarily tap\n", "iphone-x; portrait", 44.0),
    ("", "iphone-8; portrait", 20.0), ("status: light\n", "ipad-9.7; portrait", 20.0),
    ("status: hidden temporarily tap\n", "ipad-9.7; portrait", 0.0),
  ])
  func givesBackTheRoomOfAHiddenStatusBar(_ header: String, _ context: String, _ top: Double) throws {
    let found = layouts(header + "box b\n  fill safe\n", on: context)[0]
    #expect(try found.frame("b").minY == top)
  }
}

import LayoutEngine
import Testing

@Suite struct DeviceFoldableTests {
  /// Between a half and the whole display the window keeps to the edge of its rail, and is roomy from 678 points on as on iPad.
  @Test(arguments: [(477.0, SizeClass.compact), (677, .compact), (678, .regular), (900, .regular)])
  func aDraggedWindowKeepsItsRail(_ width: Double, _ expected: SizeClass) throws {
    let device = try #require(DeviceCatalogue.device(id: "iphone-duo"))
    let inner = try #require(device.displays.firstIndex { $0.role == .inner })
    var context = Context(device: device, displayIndex: inner, orientation: .landscape)
    context.pose = .open
    context.draggedWidth = width
    let environment = try resolved(context, BarSet())
    #expect(environment.window.width == width && environment.horizontalSizeClass == expected)
    #expect(environment.rail == Rect(x: width - 84, y: 0, width: 84, height: 669))
    #expect(environment.safeArea.maxX == width - 84)
    let block = try #require(environment.statusBlock)
    #expect(environment.safeArea.intersection(block)?.area ?? 0 == 0)
  }

  private let duo: Device

  init() throws { duo = try #require(DeviceCatalogue.device(id: "iphone-duo")) }

  /// The measured poses; that of the outer display with its top to the right is not one of ours.
  static func poses() throws -> [DeviceFigures] {
    try DeviceFigures.all("duo-poses").filter { $0.id != "closed-landscape-bar-right" }
  }

  private func context(_ figures: DeviceFigures) -> Context {
    let isInner = figures.word("display") == "inner"
    let isUpright = figures.word("orientation")?.hasPrefix("portrait") ?? false
    let isHalfFolded = figures.word("hinge") == "partiallyOpen"
    let pose: Pose = isHalfFolded ? (isUpright ? .laptop : .book) : isInner ? .open : .closed
    let window: WindowMode =
      figures.id.hasPrefix("split-left") ? .left : figures.id.hasPrefix("split-right") ? .right : .full
    return Context(
      device: duo, displayIndex: isInner ? 1 : 0, orientation: isUpright ? .portrait : .landscape, window: window,
      pose: pose)
  }

  @Test(arguments: try poses())
  func resolvesEachPoseAsMeasured(_ figures: DeviceFigures) throws {
    let environment = try resolved(context(figures))
    #expect(environment.window == figures.rect("window"))
    #expect(environment.display.minX == -(figures.number("origin_x") ?? 0))
    #expect(environment.horizontalSizeClass.name.english == figures.word("size_class", "h"))
    #expect(environment.verticalSizeClass.name.english == figures.word("size_class", "v"))
    #expect(environment.safeAreaInsets == figures.insets("safe_area_bare"))
    let isActive = figures.flag("division", "active") ?? false
    #expect(environment.fold == (isActive ? figures.rect("division", "frame") : nil))
  }

  @Test(arguments: try poses())
  func keepsMarginsAndReadableWidthAsMeasured(_ figures: DeviceFigures) throws {
    let environment = try resolved(context(figures))
    if let left = figures.number("layout_margins_beyond_safe", "left"),
      let right = figures.number("layout_margins_beyond_safe", "right")
    {
      #expect(environment.layoutMargins == environment.safeArea.inset(by: EdgeInsets(left: left, right: right)))
    }
    if let left = figures.number("readable_inset", "left"), let right = figures.number("readable_inset", "right") {
      #expect(environment.readableContent.minX == left)
      #expect(environment.window.maxX - environment.readableContent.maxX == right)
    }
  }

  @Test(arguments: try poses())
  func placesWhatTheHardwareCoversAsMeasured(_ figures: DeviceFigures) throws {
    let environment = try resolved(context(figures))
    var camera: Rect?
    var block: Rect?
    for occlusion in figures.json["occlusions"] as? [[String: Any]] ?? [] where occlusion["active"] as? Bool == true {
      let frame = DeviceFigures.rect(occlusion["frame"])
      if occlusion["name"] as? String == "camera" { camera = frame } else { block = frame }
    }
    #expect(environment.statusBlock == block)
    #expect((environment.sensorHousing == nil) == (camera == nil))
    if let camera, let housing = environment.sensorHousing {
      #expect(camera.contains(housing, tolerance: 0.001) && housing.contains(camera, tolerance: 0.001))
    }
    #expect(environment.statusBar == nil)
  }

  @Test(arguments: try poses())
  func followsTheCornersOfTheDisplay(_ figures: DeviceFigures) throws {
    let radii = try resolved(context(figures)).cornerRadii
    if let all = figures.number("corners", "all") { #expect(radii == CornerRadii(all: all)) }
    if let topLeft = figures.number("corners", "topLeft"), let topRight = figures.number("corners", "topRight"),
      let bottomLeft = figures.number("corners", "bottomLeft"),
      let bottomRight = figures.number("corners", "bottomRight")
    {
      let wanted = CornerRadii(
        topLeft: topLeft, topRight: topRight, bottomLeft: bottomLeft, bottomRight: bottomRight)
      #expect(radii == wanted)
    }
  }

  @Test(arguments: try poses(), allBarSets)
  func standsTheRailAtTheMeasuredEdge(_ figures: DeviceFigures, _ bars: BarSet) throws {
    let context = context(figures)
    let environment = try resolved(context, bars)
    let edge = figures.word("vertical_bar_edge")
    #expect((railSide(context) != nil) == (edge != nil))
    guard let edge else {
      #expect(environment.rail == nil)
      return
    }
    #expect(environment.navigationBar == nil && environment.toolbar == nil && environment.tabBar == nil)
    let withBars = figures.insets("safe_area_with_system_bar") ?? figures.insets("safe_area_bare")
    #expect(environment.safeAreaInsets == (bars == BarSet() ? figures.insets("safe_area_bare") : withBars))
    guard let rail = environment.rail else {
      // Only the app on the left of a split view, and only while it shows no bars.
      #expect(context.window == .left && bars == BarSet())
      return
    }
    #expect(rail.width == 84 && rail.height == environment.window.height)
    #expect(edge == "left" ? rail.minX == 0 : rail.maxX == environment.window.maxX)
  }

  @Test func sharesTheStatusRowWithTheNavigationBarInside() throws {
    let context = Context(device: duo, displayIndex: 1, orientation: .portrait, pose: .open)
    let bars = BarSet(navigationBar: true, tabBar: true)
    let environment = try resolved(context, bars)
    #expect(environment.navigationBar == Rect(x: 0, y: 0, width: 669, height: 82))
    #expect(environment.tabBar == Rect(x: 0, y: 868, width: 669, height: 83))
    #expect(environment.safeAreaInsets == EdgeInsets(top: 82, bottom: 83))
  }

  @Test func leavesThirteenPointsBetweenTheHalves() throws {
    let left = Context(device: duo, displayIndex: 1, orientation: .landscape, window: .left)
    let right = Context(device: duo, displayIndex: 1, orientation: .landscape, window: .right)
    #expect(try #require(windowFrame(of: right)).minX - #require(windowFrame(of: left)).maxX == 13)
  }

  @Test(
    arguments: [
      (0, .portrait, .closed, true), (0, .landscape, .closed, true), (1, .portrait, .closed, false),
      (1, .portrait, .open, true), (1, .landscape, .open, true), (0, .portrait, .open, false),
      (1, .landscape, .book, true), (1, .portrait, .book, false), (0, .landscape, .book, false),
      (1, .portrait, .laptop, true), (1, .landscape, .laptop, false), (0, .portrait, .laptop, false),
      (1, .portrait, .tent, true), (1, .landscape, .tent, false), (0, .landscape, .tent, true),
      (0, .portrait, .tent, false),
    ] as [(Int, Orientation, Pose, Bool)])
  func hasThePosesOfEachDisplay(_ display: Int, _ orientation: Orientation, _ pose: Pose, _ exists: Bool) {
    let context = Context(device: duo, displayIndex: display, orientation: orientation, pose: pose)
    #expect(context.exists == exists)
  }

  @Test func foldsAboutAHorizontalLineAsATent() throws {
    let context = Context(device: duo, displayIndex: 1, orientation: .portrait, pose: .tent)
    #expect(try resolved(context).fold == Rect(x: 0, y: 455.5, width: 669, height: 40))
  }

  @Test(arguments: Orientation.allCases)
  func keepsTheRailOnItsSideInRightToLeft(_ orientation: Orientation) throws {
    for display in duo.displays.indices {
      var context = Context(device: duo, displayIndex: display, orientation: orientation)
      let rail = try resolved(context).rail
      context.direction = .rightToLeft
      #expect(try resolved(context).rail == rail)
    }
  }

  @Test(arguments: [WindowMode.oneThird, .twoThirds])
  func splitsIntoHalvesOnly(_ window: WindowMode) {
    #expect(!Context(device: duo, displayIndex: 1, orientation: .landscape, window: window).exists)
    #expect(!Context(device: duo, displayIndex: 1, orientation: .portrait, window: .left).exists)
    #expect(!Context(device: duo, displayIndex: 0, orientation: .landscape, window: .left).exists)
  }
}

import LayoutEngine
import Testing

@Suite struct DeviceEnvironmentTests {
  private func resolve(
    _ id: String, _ orientation: Orientation = .portrait, _ bars: BarSet = BarSet(),
    window: WindowMode = .full, text: TextSize = .large
  ) throws -> Environment {
    let device = try #require(DeviceCatalogue.device(id: id))
    let context = Context(device: device, orientation: orientation, window: window, textSize: text)
    return try resolved(context, bars)
  }

  @Test(arguments: DeviceCatalogue.devices.map(\.id))
  func nestsItsGuidesInEveryContext(_ id: String) throws {
    let device = try #require(DeviceCatalogue.device(id: id))
    for context in existingContexts(device) {
      for bars in allBarSets {
        let environment = try resolved(context, bars)
        #expect(environment.display.contains(environment.window))
        #expect(environment.window.contains(environment.safeArea))
        #expect(environment.safeArea.contains(environment.layoutMargins))
        #expect(environment.layoutMargins.contains(environment.readableContent, tolerance: 1e-9))
        #expect(environment.readableContent.width > 0 && environment.readableContent.height > 0)
        for guide in Guide.allCases {
          guard let rect = environment.rect(of: guide) else { continue }
          #expect(rect.x.isFinite && rect.y.isFinite && rect.width.isFinite && rect.height.isFinite)
          #expect(environment.window.contains(rect))
        }
        let hardware = [environment.homeIndicator, environment.sensorHousing, environment.statusBlock]
        for rect in hardware.compactMap({ $0 }) { #expect(environment.display.contains(rect)) }
        let windowed = [environment.statusBar, environment.navigationBar, environment.toolbar, environment.tabBar]
        for rect in windowed.compactMap({ $0 }) { #expect(environment.window.contains(rect)) }
      }
    }
  }

  @Test(
    arguments: [
      ("iphone-x", .portrait, 88, 83), ("iphone-x", .landscape, 32, 53), ("iphone-8", .portrait, 64, 49),
      ("iphone-8-plus", .landscape, 32, 32), ("ipad-pro-11", .portrait, 74, 70), ("ipad-9.7", .landscape, 70, 50),
    ] as [(String, Orientation, Double, Double)])
  func takesTheRoomOfBarsFromTheSafeArea(_ id: String, _ side: Orientation, _ top: Double, _ bottom: Double) throws {
    let environment = try resolve(id, side, BarSet(navigationBar: true, tabBar: true))
    let window = environment.window
    #expect(environment.navigationBar == Rect(x: 0, y: 0, width: window.width, height: top))
    #expect(environment.tabBar == Rect(x: 0, y: window.height - bottom, width: window.width, height: bottom))
    #expect(environment.safeAreaInsets.top == top && environment.safeAreaInsets.bottom == bottom)
    #expect(environment.hardwareSafeAreaInsets == (try resolve(id, side)).safeAreaInsets)
  }

  @Test(
    arguments: [
      ("iphone-x", .portrait, 78), ("iphone-8", .portrait, 44), ("iphone-8", .landscape, 32),
      ("ipad-pro-11", .portrait, 70),
    ] as [(String, Orientation, Double)])
  func reachesTheBottomEdgeWithAToolbar(_ id: String, _ side: Orientation, _ height: Double) throws {
    let environment = try resolve(id, side, BarSet(toolbar: true))
    #expect(environment.toolbar?.height == height)
    #expect(environment.toolbar?.maxY == environment.window.maxY)
    #expect(environment.safeAreaInsets.bottom == height)
  }

  @Test func stacksAToolbarOnTheTabBar() throws {
    let environment = try resolve("iphone-x", .portrait, BarSet(toolbar: true, tabBar: true))
    #expect(environment.toolbar?.maxY == environment.tabBar?.minY)
    #expect(environment.toolbar?.height == 44)
    #expect(environment.safeAreaInsets.bottom == 34 + 49 + 44)
  }

  @Test func putsTheSmallerWindowAtTheRight() throws {
    let large = try resolve("ipad-pro-11", .landscape, window: .twoThirds)
    let small = try resolve("ipad-pro-11", .landscape, window: .oneThird)
    #expect(large.display.minX == 0)
    #expect(small.display.minX == -819)
    #expect(large.window.width + 10 + small.window.width == large.display.width)
  }

  @Test func roundsOnlyTheCornersThatTheWindowReaches() throws {
    let half = try resolve("ipad-pro-11", .landscape, window: .oneHalf)
    #expect(half.cornerRadii == CornerRadii(topLeft: 18, topRight: 0, bottomLeft: 18, bottomRight: 0))
    let third = try resolve("ipad-pro-11", .landscape, window: .oneThird)
    #expect(third.cornerRadii == CornerRadii(topLeft: 0, topRight: 18, bottomLeft: 0, bottomRight: 18))
  }

  @Test func countsUnknownCornersAsSquare() throws {
    #expect(try resolve("iphone-17e").cornerRadii == CornerRadii(all: 0))
  }

  @Test func turnsTheHousingWithTheDevice() throws {
    #expect(try resolve("iphone-14-pro").sensorHousing == Rect(x: 134, y: 11, width: 125, height: 37))
    #expect(try resolve("iphone-14-pro", .landscape).sensorHousing == Rect(x: 11, y: 134, width: 37, height: 125))
    #expect(try resolve("iphone-8").sensorHousing == nil)
  }

  @Test func centresTheHomeIndicatorOnTheDisplay() throws {
    #expect(try resolve("iphone-x").homeIndicator == Rect(x: 115.5, y: 799, width: 144, height: 5))
    #expect(try resolve("ipad-pro-11", .landscape, window: .twoThirds).homeIndicator?.midX == 597)
    #expect(try resolve("ipad-pro-11", .landscape, window: .oneThird).homeIndicator == nil)
    #expect(try resolve("iphone-8").homeIndicator == nil)
  }

  @Test func hidesTheStatusBarOfPhonesOnTheirSide() throws {
    #expect(try resolve("iphone-x", .landscape).statusBar == nil)
    #expect(try resolve("ipad-9.7", .landscape).statusBar == Rect(x: 0, y: 0, width: 1024, height: 20))
  }

  @Test(
    arguments: [(.extraSmall, 547), (.large, 664), (.extraExtraExtraLarge, 898), (.accessibility5, 2070)]
      as [(TextSize, Double)])
  func scalesTheReadableWidthWithTheText(_ size: TextSize, _ width: Double) throws {
    #expect(readableWidth(at: size) == width)
    let environment = try resolve("ipad-pro-12.9", .landscape, text: size)
    #expect(environment.readableContent.width == min(width, 1326))
    #expect(environment.readableContent.midX == environment.layoutMargins.midX)
  }

  @Test func keepsOrdinaryDevicesOutOfSplitHalvesAndPoses() throws {
    for id in ["iphone-8", "ipad-9.7"] {
      let device = try #require(DeviceCatalogue.device(id: id))
      #expect(!Context(device: device, orientation: .landscape, window: .left).exists)
      #expect(!Context(device: device, pose: .book).exists)
    }
    let phone = try #require(DeviceCatalogue.device(id: "iphone-8"))
    #expect(!Context(device: phone, orientation: .landscape, window: .oneHalf).exists)
  }
}

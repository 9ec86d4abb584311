import LayoutEngine
import Testing

/// Apps built with the 27.0 SDK on the foldable, and its outer display turned the other way.
@Suite struct DeviceCompatibilityTests {
  private func duo(_ display: Int, _ orientation: Orientation, _ window: WindowMode = .full) throws -> Context {
    let device = try #require(DeviceCatalogue.device(id: "iphone-duo"))
    return Context(
      device: device, displayIndex: display, orientation: orientation, window: window,
      pose: display == 0 ? .closed : .open)
  }

  @Test(arguments: [
    (0, Orientation.portrait, WindowMode.full, Size(width: 386, height: 678), EdgeInsets(bottom: 34)),
    (1, .landscape, .full, Size(width: 871, height: 669), EdgeInsets(left: 34, bottom: 20, right: 34)),
    (1, .portrait, .full, Size(width: 669, height: 871), EdgeInsets(bottom: 34)),
    (1, .landscape, .left, Size(width: 469, height: 669), EdgeInsets(left: 34, bottom: 20, right: 34)),
    (1, .landscape, .right, Size(width: 389, height: 669), EdgeInsets(left: 34, bottom: 20, right: 34)),
  ])
  func givesOlderAppsTheWindowAsMeasured(
    _ display: Int, _ orientation: Orientation, _ window: WindowMode, _ size: Size, _ insets: EdgeInsets
  ) throws {
    var context = try duo(display, orientation, window)
    context.linkedSDK = .iOS27
    let found = try #require(environment(for: context))
    #expect(found.window.size == size && found.safeAreaInsets == insets)
    #expect(found.railSide == nil && found.rail == nil && found.statusBlock == nil)
    #expect(found.fold == nil && found.sensorHousing == nil)
  }

  /// The right part keeps 80 points free at the edge of the display, where the rail of the system is.
  @Test func leavesTheRailOutsideTheWindow() throws {
    var context = try duo(1, .landscape, .right)
    context.linkedSDK = .iOS27
    let found = try #require(environment(for: context))
    #expect(found.display.maxX - found.window.maxX == 80)
  }

  @Test(arguments: [
    (0, Orientation.landscape, WindowMode.full), (1, .portrait, .left), (1, .landscape, .oneThird),
  ])
  func knowsNoOtherOlderWindow(_ display: Int, _ orientation: Orientation, _ window: WindowMode) throws {
    var context = try duo(display, orientation, window)
    context.linkedSDK = .iOS27
    #expect(!context.exists)
  }

  @Test func turnsTheCameraToTheRight() throws {
    var context = try duo(0, .landscape)
    context.cameraSide = .right
    let found = try #require(environment(for: context, bars: BarSet(toolbar: true)))
    #expect(found.safeAreaInsets == EdgeInsets(bottom: 34, right: 84))
    #expect(found.cornerRadii == CornerRadii(topLeft: 8, topRight: 8, bottomLeft: 59, bottomRight: 59))
    let camera = try #require(found.sensorHousing)
    #expect(abs(camera.x - 611.667) < 0.001 && abs(camera.y - 399.667) < 0.001)
    #expect(found.statusBlock == Rect(x: 594, y: 384, width: 84, height: 82))
    #expect(found.railSide == .right)
    // One observer: the first control at 24, the last 11 above the block.
    #expect(railRoom(found) == Rect(x: 606, y: 24, width: 48, height: 384 - 11 - 24))
  }

  @Test(arguments: [(0, Orientation.portrait), (1, .landscape), (1, .portrait)])
  func turnsTheCameraOnlyOutsideHeldWide(_ display: Int, _ orientation: Orientation) throws {
    var context = try duo(display, orientation)
    context.cameraSide = .right
    #expect(!context.exists)
  }

  @Test func ordinaryDevicesHaveNeither() throws {
    let device = try #require(DeviceCatalogue.device(id: "iphone-8"))
    var context = Context(device: device)
    context.linkedSDK = .iOS27
    #expect(!context.exists)
    context.linkedSDK = .current
    context.cameraSide = .right
    #expect(!context.exists)
  }
}

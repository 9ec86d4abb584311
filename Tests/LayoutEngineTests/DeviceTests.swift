import LayoutEngine
import Testing

@Suite struct DeviceTests {
  @Test func holdsFiftyEightDevicesAndTheFoldable() {
    #expect(DeviceCatalogue.devices.count == 59)
    #expect(DeviceCatalogue.devices.filter(\.isInPublishedTables).count == 16)
    #expect(Set(DeviceCatalogue.devices.map(\.id)).count == 59)
  }

  @Test(arguments: try DeviceFigures.all())
  func hasTheSizesOfTheFigures(_ figures: DeviceFigures) throws {
    let device = try #require(DeviceCatalogue.device(id: figures.id))
    let display = device.displays[0]
    #expect(display.size.width == figures.number("points", "w"))
    #expect(display.size.height == figures.number("points", "h"))
    #expect(display.scale == figures.number("scale"))
    #expect(display.nativePixels.width == figures.number("pixels", "native", "w"))
    #expect(display.nativePixels.height == figures.number("pixels", "native", "h"))
    #expect(display.renderedPixels.width == figures.number("pixels", "rendered", "w"))
    #expect(display.renderedPixels.height == figures.number("pixels", "rendered", "h"))
    #expect(display.renderedPixels.width == display.size.width * display.scale)
    #expect(display.renderedPixels.height == display.size.height * display.scale)
  }

  @Test(arguments: try DeviceFigures.all())
  func isDescribedAsInTheFigures(_ figures: DeviceFigures) throws {
    let device = try #require(DeviceCatalogue.device(id: figures.id))
    #expect(device.name.english == figures.word("name", "en"))
    #expect(device.name.korean == figures.word("name", "ko"))
    #expect((device.idiom == .pad) == (figures.word("idiom") == "pad"))
    #expect(device.isInPublishedTables == figures.flag("inSourceTexts"))
    let housings: [String: SensorHousing] = ["none": .none, "notch": .notch, "dynamic-island": .island]
    #expect(device.sensorHousing == housings[figures.word("sensorHousing") ?? ""])
    let confidences: [String: Confidence] = ["high": .high, "medium": .medium, "low": .low]
    #expect(device.confidence == figures.word("confidence").flatMap { confidences[$0] } ?? .unknown)
    if let hasIndicator = figures.flag("homeIndicator") { #expect(device.hasHomeIndicator == hasIndicator) }
    // What nobody has measured stays unknown.
    #expect(device.displays[0].cornerRadii == figures.number("displayCornerRadius").map { CornerRadii(all: $0) })
  }

  @Test(arguments: try DeviceFigures.all(), Orientation.allCases)
  func resolvesToTheMeasuredAreas(_ figures: DeviceFigures, _ orientation: Orientation) throws {
    let device = try #require(DeviceCatalogue.device(id: figures.id))
    let environment = environment(for: Context(device: device, orientation: orientation))
    let insets = figures.insets("safeArea", orientation.key)
    #expect(environment?.safeAreaInsets == insets)
    #expect(environment?.hardwareSafeAreaInsets == insets)
    guard let environment else { return }
    #expect(environment.horizontalSizeClass.name.english == figures.word("sizeClass", orientation.key, "width"))
    #expect(environment.verticalSizeClass.name.english == figures.word("sizeClass", orientation.key, "height"))
    #expect(environment.safeArea == environment.window.inset(by: environment.safeAreaInsets))
    if let margin = figures.number("layoutMargins", orientation.key) {
      #expect(environment.layoutMargins.minX == margin)
      #expect(environment.window.maxX - environment.layoutMargins.maxX == margin)
    }
    if let width = figures.number("readableWidthDefaultText", orientation.key) {
      #expect(environment.readableContent.width == width)
    }
    if let height = figures.number("statusBarHeight", orientation.key) {
      #expect(environment.statusBar?.height ?? 0 == height)
    }
  }

  @Test(arguments: try DeviceFigures.all().filter { !($0.json["multitasking"] as? [Any] ?? []).isEmpty })
  func opensTheMeasuredWindowsOfSplitView(_ figures: DeviceFigures) throws {
    let device = try #require(DeviceCatalogue.device(id: figures.id))
    for mode in figures.json["multitasking"] as? [[String: Any]] ?? [] {
      let window = try #require(WindowMode.allCases.first { $0.keyword == mode["mode"] as? String })
      for orientation in Orientation.allCases {
        let cell = mode[orientation.key] as? [String: Any]
        let environment = environment(for: Context(device: device, orientation: orientation, window: window))
        #expect(environment?.window.width == cell?["w"] as? Double)
        #expect(environment?.window.height == cell?["h"] as? Double)
      }
    }
  }

  @Test(
    arguments: [
      ("iphone-16-pro", 57.0), ("iphone-17", 57), ("iphone-air", 63), ("iphone-15", 54), ("ipad-pro-11-m4", 32),
    ])
  func takesAnUnmeasuredStatusBarFromTheInset(_ id: String, _ height: Double) throws {
    let device = try #require(DeviceCatalogue.device(id: id))
    #expect(environment(for: Context(device: device))?.statusBar?.height == height)
  }

  @Test(arguments: ["iphone-18-pro", "iphone-18-pro-max"])
  func resolvesNothingWithoutAKnownSafeArea(_ id: String) throws {
    let device = try #require(DeviceCatalogue.device(id: id))
    #expect(!Context(device: device).exists)
    #expect(environment(for: Context(device: device))?.window == nil)
  }
}

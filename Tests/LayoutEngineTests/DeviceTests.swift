import Foundation
import LayoutEngine
import Testing

/// Figures of one device as the published tables and measurements state them.
struct DeviceFigures: CustomTestStringConvertible, @unchecked Sendable {
  let json: [String: Any]
  var id: String { json["id"] as? String ?? "" }
  var testDescription: String { id }

  static func all() throws -> [DeviceFigures] {
    let file = try #require(Bundle.module.url(forResource: "Fixtures/facts/devices", withExtension: "json"))
    let list = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]])
    return list.map { DeviceFigures(json: $0) }
  }

  func number(_ path: String...) -> Double? {
    var value: Any? = json
    for key in path { value = (value as? [String: Any])?[key] }
    return value as? Double
  }

  func word(_ path: String...) -> String? {
    var value: Any? = json
    for key in path { value = (value as? [String: Any])?[key] }
    return value as? String
  }
}

@Suite struct DeviceTests {
  @Test func holdsFiftyEightDevicesAndTheFoldable() throws {
    #expect(DeviceCatalogue.devices.count == 59)
    #expect(DeviceCatalogue.devices.filter(\.isInPublishedTables).count == 16)
    #expect(Set(DeviceCatalogue.devices.map(\.id)).count == 59)
  }

  @Test(arguments: try DeviceFigures.all())
  func hasThePublishedSizes(_ figures: DeviceFigures) throws {
    let device = try #require(DeviceCatalogue.device(id: figures.id))
    let display = device.displays[0]
    #expect(display.size.width == figures.number("points", "w"))
    #expect(display.size.height == figures.number("points", "h"))
    #expect(display.scale == figures.number("scale"))
    #expect(display.nativePixels.width == figures.number("pixels", "native", "w"))
    #expect(display.nativePixels.height == figures.number("pixels", "native", "h"))
    #expect(display.renderedPixels.width == figures.number("pixels", "rendered", "w"))
    #expect(display.renderedPixels.height == figures.number("pixels", "rendered", "h"))
  }

  @Test(arguments: try DeviceFigures.all(), Orientation.allCases)
  func derivesClassesAndInsets(_ figures: DeviceFigures, _ orientation: Orientation) throws {
    let device = try #require(DeviceCatalogue.device(id: figures.id))
    let key = orientation == .portrait ? "portrait" : "landscape"
    guard let environment = environment(for: Context(device: device, orientation: orientation)) else {
      #expect(figures.number("safeArea", key, "top") == nil)
      return
    }
    #expect(environment.horizontalSizeClass.name.english == figures.word("sizeClass", key, "width"))
    #expect(environment.verticalSizeClass.name.english == figures.word("sizeClass", key, "height"))
    #expect(environment.safeAreaInsets.top == figures.number("safeArea", key, "top"))
    #expect(environment.safeAreaInsets.left == figures.number("safeArea", key, "left"))
    #expect(environment.safeAreaInsets.bottom == figures.number("safeArea", key, "bottom"))
    #expect(environment.safeAreaInsets.right == figures.number("safeArea", key, "right"))
    if let margin = figures.number("layoutMargins", key) { #expect(environment.layoutMargins.minX == margin) }
  }

  @Test(arguments: try DeviceFigures.all().filter { !($0.json["multitasking"] as? [Any] ?? []).isEmpty })
  func derivesTheWindowsOfSplitView(_ figures: DeviceFigures) throws {
    let device = try #require(DeviceCatalogue.device(id: figures.id))
    for mode in figures.json["multitasking"] as? [[String: Any]] ?? [] {
      let window = try #require(WindowMode.allCases.first { $0.keyword == mode["mode"] as? String })
      for orientation in Orientation.allCases {
        let cell = mode[orientation == .portrait ? "portrait" : "landscape"] as? [String: Any]
        let environment = environment(for: Context(device: device, orientation: orientation, window: window))
        #expect(environment?.window.width == cell?["w"] as? Double)
        let classes = cell?["sizeClass"] as? [String: String]
        #expect(environment?.horizontalSizeClass.name.english == classes?["width"])
        #expect(environment?.verticalSizeClass.name.english == classes?["height"])
      }
    }
  }

  @Test(arguments: DeviceCatalogue.devices.map(\.id))
  func nestsItsGuidesInEveryContext(_ id: String) throws {
    let device = try #require(DeviceCatalogue.device(id: id))
    let allBars = [
      BarSet(), BarSet(navigationBar: true), BarSet(tabBar: true),
      BarSet(navigationBar: true, toolbar: true, tabBar: true),
    ]
    for display in device.displays.indices {
      for orientation in Orientation.allCases {
        for window in WindowMode.allCases {
          for bars in allBars {
            let context = Context(device: device, displayIndex: display, orientation: orientation, window: window)
            guard let environment = environment(for: context, bars: bars) else { continue }
            #expect(environment.window.contains(environment.safeArea))
            #expect(environment.safeArea.contains(environment.layoutMargins))
            #expect(environment.layoutMargins.contains(environment.readableContent, tolerance: 1e-9))
            #expect(environment.display.contains(environment.window))
            #expect(environment.readableContent.width > 0 && environment.readableContent.height > 0)
          }
        }
      }
    }
  }
}

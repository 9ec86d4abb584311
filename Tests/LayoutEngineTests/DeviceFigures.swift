import Foundation
import LayoutEngine
import Testing

/// Figures of one device, or of one pose of the foldable, as measurements and published tables state them.
struct DeviceFigures: CustomTestStringConvertible, @unchecked Sendable {
  let json: [String: Any]
  var id: String { json["id"] as? String ?? "" }
  var testDescription: String { id }

  static func all(_ name: String = "devices") throws -> [DeviceFigures] {
    let file = try #require(Bundle.module.url(forResource: "Fixtures/facts/\(name)", withExtension: "json"))
    let list = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]])
    return list.map { DeviceFigures(json: $0) }
  }

  func value(_ path: [String]) -> Any? {
    var value: Any? = json
    for key in path { value = (value as? [String: Any])?[key] }
    return value
  }

  func number(_ path: String...) -> Double? { value(path) as? Double }
  func word(_ path: String...) -> String? { value(path) as? String }
  func flag(_ path: String...) -> Bool? { value(path) as? Bool }

  func insets(_ path: String...) -> EdgeInsets? {
    guard let sides = value(path) as? [String: Double] else { return nil }
    guard let top = sides["top"], let left = sides["left"], let bottom = sides["bottom"], let right = sides["right"]
    else { return nil }
    return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  func rect(_ path: String...) -> Rect? { DeviceFigures.rect(value(path)) }

  static func rect(_ value: Any?) -> Rect? {
    guard let sides = value as? [String: Double], let width = sides["w"], let height = sides["h"] else { return nil }
    return Rect(x: sides["x"] ?? 0, y: sides["y"] ?? 0, width: width, height: height)
  }
}

extension Orientation {
  /// The key of the figures.
  var key: String { self == .portrait ? "portrait" : "landscape" }
}

/// The environment of a context that should exist.
func resolved(_ context: Context, _ bars: BarSet = BarSet()) throws -> Environment {
  try #require(environment(for: context, bars: bars))
}

/// Every context that exists for a device, in every window and pose and at a few text sizes.
func existingContexts(_ device: Device) -> [Context] {
  var result: [Context] = []
  let poses: [Pose?] = device.isFoldable ? [nil] + Pose.allCases : [nil]
  for display in device.displays.indices {
    for orientation in Orientation.allCases {
      for window in WindowMode.allCases {
        for pose in poses {
          for size in [TextSize.extraSmall, .large, .accessibility5] {
            let context = Context(
              device: device, displayIndex: display, orientation: orientation, window: window, pose: pose,
              textSize: size)
            if context.exists { result.append(context) }
          }
        }
      }
    }
  }
  return result
}

/// Every set of bars.
let allBarSets: [BarSet] = (0..<8).map {
  BarSet(navigationBar: $0 & 1 != 0, toolbar: $0 & 2 != 0, tabBar: $0 & 4 != 0)
}

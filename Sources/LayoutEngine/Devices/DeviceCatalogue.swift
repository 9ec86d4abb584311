import Diagnostics

/// Every device that examples may name.
///
/// Sources of the figures: the guidelines' published tables for pixels and size classes; Apple's device compatibility
/// reference for points; insets and radii read from simulators by several observers. `confidence` tells how well the safe
/// area of a device is supported.
public enum DeviceCatalogue {
  /// The devices, those of the published tables first and in their order.
  public static let devices: [Device] = published + notchPhones + islandPhones + laterPads + [duo]

  /// The device with that id, or nil.
  public static func device(id: String) -> Device? {
    for device in devices where device.id.utf8.elementsEqual(id.utf8) { return device }
    return nil
  }

  /// The names of groups, as `on:` writes them.
  public static let groupNames = ["all", "iphones", "ipads", "published", "duo"]

  /// The devices of a group, the one device of an id, or nil for an unknown name.
  ///
  /// The foldable is in no group but `all` and `duo`, since it lays out unlike any other phone.
  public static func group(_ name: String) -> [Device]? {
    if name.utf8.elementsEqual("all".utf8) { return devices }
    if name.utf8.elementsEqual("duo".utf8) { return [duo] }
    if let device = device(id: name) { return [device] }
    let isPhones = name.utf8.elementsEqual("iphones".utf8)
    let isPads = name.utf8.elementsEqual("ipads".utf8)
    let isPublished = name.utf8.elementsEqual("published".utf8)
    guard isPhones || isPads || isPublished else { return nil }
    var result: [Device] = []
    for device in devices where !device.isFoldable {
      if isPublished ? device.isInPublishedTables : (device.idiom == .phone) == isPhones { result.append(device) }
    }
    return result
  }

  /// The housing as it is drawn, in points.
  ///
  /// Device specifications give the Dynamic Island 125 × 37, 11 from the top. No figure for the notch is published; 209 × 30 is
  /// the drawing of the first one, and later ones are narrower.
  private static func housing(_ kind: SensorHousing, width: Double) -> Rect? {
    switch kind {
    case .none, .camera: nil
    case .notch: Rect(x: (width - 209) / 2, y: 0, width: 209, height: 30)
    case .island: Rect(x: (width - 125) / 2, y: 11, width: 125, height: 37)
    }
  }

  /// A phone from its figures; an unknown status bar is as high as the inset, 5 less beside a Dynamic Island, as measured.
  static func phone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double,
    rendered: (Double, Double)? = nil, native: (Double, Double)? = nil, top: Double, bottom: Double, side: Double,
    landscapeTop: Double, landscapeBottom: Double, status: Double?, corner: Double?, housing: SensorHousing,
    confidence: Confidence
  ) -> Device {
    let size = Size(width: width, height: height)
    let pixels = rendered.map { Size(width: $0.0, height: $0.1) } ?? Size(width: width * scale, height: height * scale)
    let display = Display(
      size: size, scale: scale, renderedPixels: pixels,
      nativePixels: native.map { Size(width: $0.0, height: $0.1) } ?? pixels,
      portraitSafeArea: EdgeInsets(top: top, bottom: bottom),
      landscapeSafeArea: EdgeInsets(top: landscapeTop, left: side, bottom: landscapeBottom, right: side),
      portraitStatusBarHeight: status ?? (housing == .island ? top - 5 : top), landscapeStatusBarHeight: 0,
      cornerRadii: corner.map { CornerRadii(all: $0) }, portraitHousing: DeviceCatalogue.housing(housing, width: width))
    return Device(
      id: id, name: LocalizedText(name), idiom: .phone, isInPublishedTables: isPublished(id),
      hasHomeIndicator: bottom > 0, sensorHousing: housing, displays: [display], supportsSplitView: false,
      confidence: confidence)
  }

  static func pad(
    _ id: String, _ name: String, korean: String, _ width: Double, _ height: Double, scale: Double,
    rendered: (Double, Double)? = nil, native: (Double, Double)? = nil, top: Double, bottom: Double, side: Double,
    landscapeTop: Double, landscapeBottom: Double, status: Double?, corner: Double?, housing: SensorHousing,
    confidence: Confidence
  ) -> Device {
    var device = phone(
      id, name, width, height, scale: scale, rendered: rendered, native: native, top: top, bottom: bottom, side: side,
      landscapeTop: landscapeTop, landscapeBottom: landscapeBottom, status: status, corner: corner, housing: housing,
      confidence: confidence)
    device.name.korean = korean
    device.idiom = .pad
    device.supportsSplitView = true
    device.displays[0].landscapeStatusBarHeight = landscapeTop
    return device
  }

  private static func isPublished(_ id: String) -> Bool {
    for name in publishedIDs where name.utf8.elementsEqual(id.utf8) { return true }
    return false
  }

  private static let publishedIDs = [
    "ipad-pro-12.9", "ipad-pro-11", "ipad-pro-10.5", "ipad-9.7", "ipad-mini-4", "iphone-xs-max", "iphone-xs",
    "iphone-xr", "iphone-x", "iphone-8-plus", "iphone-8", "iphone-7-plus", "iphone-7", "iphone-6s-plus", "iphone-6s",
    "iphone-se",
  ]
}

public import Diagnostics

/// The family of a device.
public enum Idiom: UInt8, Sendable {
  /// iPhone and iPod touch.
  case phone
  /// iPad.
  case pad
}

/// What cuts into the top of a display.
public enum SensorHousing: UInt8, Sendable {
  /// Nothing.
  case none
  /// A notch joined to the edge.
  case notch
  /// The Dynamic Island.
  case island
  /// A round camera hole, as on the foldable.
  case camera
}

/// How well a figure is supported by sources.
public enum Confidence: UInt8, Sendable, Comparable {
  /// Two independent sources, or the published table.
  case high
  /// One careful source.
  case medium
  /// Derived or contested.
  case low
  /// Not known; such a device is in the catalogue, but cannot be laid out.
  case unknown

  /// Whether one is less sure than another.
  public static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue > b.rawValue }

  /// The word in both languages.
  public var name: LocalizedText {
    switch self {
    case .high: LocalizedText(english: "high", korean: "높음")
    case .medium: LocalizedText(english: "medium", korean: "보통")
    case .low: LocalizedText(english: "low", korean: "낮음")
    case .unknown: LocalizedText(english: "unknown", korean: "알 수 없음")
    }
  }
}

/// Which of the foldable's displays.
public enum DisplayRole: UInt8, Sendable {
  /// The only display of an ordinary device.
  case main
  /// The display outside.
  case outer
  /// The folding display inside.
  case inner
}

/// One display of a device, described as it is held upright (width ≤ height), in points unless named pixels.
public struct Display: Sendable {
  /// Which display it is.
  public var role: DisplayRole
  /// The size in points.
  public var size: Size
  /// Points to rendered pixels.
  public var scale: Double
  /// The pixels that the system renders before any sampling down.
  public var renderedPixels: Size
  /// The pixels of the panel.
  public var nativePixels: Size
  /// The safe area insets without any bars of the app, held upright.
  public var portraitSafeArea: EdgeInsets
  /// The same, turned on its side with the top of the device to the left.
  public var landscapeSafeArea: EdgeInsets
  /// The height of the status bar, held upright; 0 where it is elsewhere.
  public var portraitStatusBarHeight: Double
  /// The height of the status bar on its side; 0 where it is hidden.
  public var landscapeStatusBarHeight: Double
  /// The corner radii held upright; nil where unknown.
  public var cornerRadii: CornerRadii?
  /// The part that the camera and sensors take, held upright, in display coordinates; nil where unknown or none.
  public var portraitHousing: Rect?

  /// A display from its figures.
  public init(
    role: DisplayRole = .main, size: Size, scale: Double, renderedPixels: Size, nativePixels: Size,
    portraitSafeArea: EdgeInsets, landscapeSafeArea: EdgeInsets, portraitStatusBarHeight: Double,
    landscapeStatusBarHeight: Double, cornerRadii: CornerRadii?, portraitHousing: Rect?
  ) {
    self.role = role
    self.size = size
    self.scale = scale
    self.renderedPixels = renderedPixels
    self.nativePixels = nativePixels
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.portraitStatusBarHeight = portraitStatusBarHeight
    self.landscapeStatusBarHeight = landscapeStatusBarHeight
    self.cornerRadii = cornerRadii
    self.portraitHousing = portraitHousing
  }
}

/// A device of the catalogue.
public struct Device: Sendable {
  /// The stable name in kebab case, such as `iphone-8`.
  public var id: String
  /// The name as people say it.
  public var name: LocalizedText
  /// The family.
  public var idiom: Idiom
  /// Whether the published tables of the guidelines list it.
  public var isInPublishedTables: Bool
  /// Whether a Home indicator takes the bottom edge.
  public var hasHomeIndicator: Bool
  /// What cuts into the display.
  public var sensorHousing: SensorHousing
  /// One display, or the outer and the inner one of the foldable.
  public var displays: [Display]
  /// Whether split view exists on it.
  public var supportsSplitView: Bool
  /// How well the safe area figures are supported.
  public var confidence: Confidence

  /// A device from its figures.
  public init(
    id: String, name: LocalizedText, idiom: Idiom, isInPublishedTables: Bool, hasHomeIndicator: Bool,
    sensorHousing: SensorHousing, displays: [Display], supportsSplitView: Bool, confidence: Confidence
  ) {
    self.id = id
    self.name = name
    self.idiom = idiom
    self.isInPublishedTables = isInPublishedTables
    self.hasHomeIndicator = hasHomeIndicator
    self.sensorHousing = sensorHousing
    self.displays = displays
    self.supportsSplitView = supportsSplitView
    self.confidence = confidence
  }

  /// Whether it has an inner and an outer display.
  public var isFoldable: Bool { displays.count > 1 }
}

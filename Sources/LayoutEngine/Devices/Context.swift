public import Diagnostics

/// A size of the system's text setting.
///
/// Source: the twelve Dynamic Type sizes, from extra small to the fifth accessibility size.
public enum TextSize: UInt8, Sendable, CaseIterable {
  /// xS
  case extraSmall
  /// S
  case small
  /// M
  case medium
  /// L, the default.
  case large
  /// xL
  case extraLarge
  /// xxL
  case extraExtraLarge
  /// xxxL
  case extraExtraExtraLarge
  /// AX1
  case accessibility1
  /// AX2
  case accessibility2
  /// AX3
  case accessibility3
  /// AX4
  case accessibility4
  /// AX5
  case accessibility5
}

/// The SDK that an app was built with, where the foldable treats its windows differently.
public enum LinkedSDK: UInt8, Sendable, CaseIterable {
  /// 27.1 or newer: the whole display, and bars at the side.
  case current
  /// 27.0: a window that stops 80 points before the edge of the side bar, and horizontal bars.
  case iOS27

  /// The word in a block; empty for the current one, which needs none.
  public var keyword: String { self == .current ? "" : "sdk-27.0" }
}

/// The circumstances under which a scene is laid out: one cell of an example's matrix.
public struct Context: Sendable {
  /// The device.
  public var device: Device
  /// Which of its displays; 0 unless it is the foldable's inner one.
  public var displayIndex: Int
  /// How it is held.
  public var orientation: Orientation
  /// The part of the display that the app has.
  public var window: WindowMode
  /// How the foldable is folded; nil for other devices.
  public var pose: Pose?
  /// The text size setting.
  public var textSize: TextSize
  /// The direction of reading.
  public var direction: LayoutDirection
  /// The language of the texts in the scene.
  public var language: Language
  /// The width of the window in points while its edge is dragged; nil for a window as `window` names it.
  public var draggedWidth: Double?
  /// The height of the window in points while pinned video above it is resized; nil for what the video's ratio gives.
  public var draggedHeight: Double?
  /// The SDK that the app was built with.
  public var linkedSDK = LinkedSDK.current
  /// The side of the camera while the foldable's outer display is held wide.
  public var cameraSide = HorizontalSide.left
  /// Whether the texts are made longer, as a language with long words would have them.
  public var usesLongText: Bool

  /// A context; what is not given is the default.
  public init(
    device: Device, displayIndex: Int = 0, orientation: Orientation = .portrait, window: WindowMode = .full,
    pose: Pose? = nil, textSize: TextSize = .large, direction: LayoutDirection = .leftToRight,
    language: Language = .english, usesLongText: Bool = false
  ) {
    self.device = device
    self.displayIndex = min(max(0, displayIndex), max(0, device.displays.count - 1))
    self.orientation = orientation
    self.window = window
    self.pose = pose
    self.textSize = textSize
    self.direction = direction
    self.language = language
    self.usesLongText = usesLongText
    draggedWidth = nil
    draggedHeight = nil
  }

  /// Whether the device folds and the app was built for it: only then are there side bars and reserved regions.
  public var usesFoldable: Bool { device.isFoldable && linkedSDK == .current }

  /// The display in use.
  public var display: Display { device.displays[displayIndex] }
}

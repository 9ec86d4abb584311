/// A rectangle that constraints may refer to without naming a view.
public enum Guide: UInt8, Sendable, CaseIterable {
  /// The whole window of the app.
  case screen
  /// The same as `screen`; the word for split view.
  case window
  /// What bars and hardware leave free.
  case safe
  /// The safe area less the layout margins.
  case margins
  /// The margins, no wider than text reads well.
  case readable
  /// What the keyboard covers; without one, a line at the bottom of the safe area.
  case keyboard
  /// The fold band; absent unless half folded.
  case fold
  /// The side rail; absent on most displays.
  case rail
  /// The horizontal bar at the top; absent while there is none.
  case bar
}

/// The bars that an app shows; they take room from the safe area.
public struct BarSet: Sendable, Equatable {
  /// A navigation bar at the top.
  public var navigationBar: Bool
  /// A toolbar at the bottom.
  public var toolbar: Bool
  /// A tab bar at the bottom.
  public var tabBar: Bool
  /// The height of the keyboard with its bar of suggestions, in points; 0 while there is none.
  public var keyboardHeight: Double

  /// The bars shown; none unless said.
  public init(
    navigationBar: Bool = false, toolbar: Bool = false, tabBar: Bool = false, keyboardHeight: Double = 0
  ) {
    self.navigationBar = navigationBar
    self.toolbar = toolbar
    self.tabBar = tabBar
    self.keyboardHeight = keyboardHeight
  }
}

/// A context resolved to rectangles and size classes; window coordinates, in points.
public struct Environment: Sendable {
  /// Where it comes from.
  public var context: Context
  /// The display in window coordinates; its origin is negative where the window does not begin at the display's corner.
  public var display: Rect
  /// The window; its origin is zero.
  public var window: Rect
  /// The horizontal size class.
  public var horizontalSizeClass: SizeClass
  /// The vertical size class.
  public var verticalSizeClass: SizeClass
  /// The safe area insets with the bars counted.
  public var safeAreaInsets: EdgeInsets
  /// The safe area insets of the hardware and the status bar alone.
  public var hardwareSafeAreaInsets: EdgeInsets
  /// The safe area.
  public var safeArea: Rect
  /// The layout margins guide of the root view.
  public var layoutMargins: Rect
  /// The readable content guide.
  public var readableContent: Rect
  /// The corner radii of the window; zero where it does not reach a corner of the display.
  public var cornerRadii: CornerRadii
  /// The status bar; nil where hidden or elsewhere.
  public var statusBar: Rect?
  /// The Home indicator; nil where there is none.
  public var homeIndicator: Rect?
  /// What camera and sensors cover; nil where unknown or none.
  public var sensorHousing: Rect?
  /// The navigation bar; nil unless shown.
  public var navigationBar: Rect?
  /// The toolbar; nil unless shown.
  public var toolbar: Rect?
  /// The tab bar; nil unless shown.
  public var tabBar: Rect?
  /// The keyboard; nil unless shown.
  public var keyboard: Rect?
  /// The fold band; nil unless half folded.
  public var fold: Rect?
  /// The side rail; nil unless the display has one.
  public var rail: Rect?
  /// The foldable's time, battery and signal, on its rail or at the end of its top row; nil on other devices.
  public var statusBlock: Rect?

  /// The rectangle of a guide; nil while it is absent.
  public func rect(of guide: Guide) -> Rect? {
    switch guide {
    case .screen, .window: window
    case .safe: safeArea
    case .margins: layoutMargins
    case .readable: readableContent
    case .keyboard: keyboard ?? Rect(x: 0, y: safeArea.maxY, width: window.width, height: 0)
    case .fold: fold
    case .rail: rail
    case .bar: navigationBar
    }
  }
}

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
  /// What they ask of the foldable's side rail.
  public var sideRail = SideRailUse()
  /// What is asked of the status bar.
  public var statusBar = StatusBarUse()
  /// The ratio of width to height of video pinned above the app; nil for none.
  public var pinnedVideoRatio: Double?
  /// The height of the keyboard with its bar of suggestions, in points; 0 while there is none.
  public var keyboardHeight: Double

  /// Whether the app shows a bar at all.
  public var hasBars: Bool { navigationBar || toolbar || tabBar }

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
  /// What the app asks of the status bar.
  public var statusBarUse = StatusBarUse()
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
  /// The part of the fold band in the window; nil unless half folded.
  public var fold: Rect?
  /// The side at which bars stand up; nil where they are horizontal.
  public var railSide: HorizontalSide?
  /// Video pinned above the window; its frame has negative coordinates.
  public var pinnedVideo: Rect?
  /// The Live Activity in the side rail; nil for none.
  public var liveActivity: Rect?
  /// The side rail; nil unless the display has one.
  public var rail: Rect?
  /// The foldable's time, battery and signal, on its rail or at the end of its top row; nil on other devices.
  public var statusBlock: Rect?

  /// The least width or height on each side of the fold for it to divide the window, in points; developers' practice.
  static let leastFoldSide = 120.0

  /// Whether the fold has room on both sides: one that only grazes the window's edge divides nothing.
  public var dividesAtFold: Bool {
    guard let fold else { return false }
    let least = Environment.leastFoldSide
    if fold.height > fold.width { return fold.minX - window.minX >= least && window.maxX - fold.maxX >= least }
    return fold.minY - window.minY >= least && window.maxY - fold.maxY >= least
  }

  /// The rectangle of a guide; nil while it is absent.
  public func rect(of guide: Guide) -> Rect? {
    switch guide {
    case .screen, .window: window
    case .safe: safeArea
    case .margins: layoutMargins
    case .readable: readableContent
    case .keyboard: keyboard ?? Rect(x: 0, y: safeArea.maxY, width: window.width, height: 0)
    case .fold: dividesAtFold ? fold : nil
    case .rail: rail
    case .bar: navigationBar
    }
  }
}

/// The figures of the foldable's side rail, in points.
///
/// All were read in the simulator of iOS 27.1. The centre of the column and the order are agreed on; the sizes of the controls are
/// contested (observers give 44, 48 and 50, gaps of 8 and 12), so they are parameters and nothing that is checked depends on them.
public struct RailMetrics: Sendable, Equatable {
  /// The width and height of a control.
  public var controlSize = 48.0
  /// From one control of a group to the next.
  public var pitch = 52.0
  /// Between two groups.
  public var groupGap = 12.0
  /// Between the last control and the free edge, or the keyboard.
  public var edgeMargin = 24.0
  /// The height of one tab.
  public var tabPitch = 50.0
  /// Above the first and below the last tab.
  public var tabPadding = 6.0
  /// From the outer edge to the middle of the column.
  public var columnCentre = 48.0
  /// The first control where the block of status symbols is at the bottom.
  public var firstControlAboveStatus = 24.0
  /// Between the last control and a block of status symbols below it.
  public var marginAboveStatus = 11.0
  /// The first control of a window without a block of status symbols; one observer.
  public var firstControlWithoutStatus = 16.0

  /// The figures of the majority.
  public init() {}

  /// The height of a group of controls.
  func groupHeight(_ count: Int) -> Double { count == 0 ? 0 : controlSize + pitch * Double(count - 1) }

  /// The height of a bar of tabs.
  func tabsHeight(_ count: Int) -> Double { count == 0 ? 0 : tabPitch * Double(count) + 2 * tabPadding }
}

/// What the bars of an app ask of the side rail.
public struct SideRailUse: Sendable, Equatable {
  /// Whether the app has turned the vertical bar off: bars stay horizontal and the status symbols return to the top row.
  public var isOff = false
  /// Whether the navigation bar has a title.
  public var hasTitle = false
  /// Whether the navigation bar has a large title.
  public var hasLargeTitle = false
  /// Whether the navigation bar has items that stay horizontal.
  public var hasHorizontalItems = false
  /// Whether the navigation bar is one that the app made itself.
  public var hasCustomNavigationBar = false
  /// Whether the toolbar is one that the app made itself.
  public var hasCustomToolbar = false
  /// How far a Live Activity lets the Dynamic Island grow downwards, in points; the system's figure is not known.
  public var liveActivityHeight = 0.0

  /// Nothing.
  public init() {}
}

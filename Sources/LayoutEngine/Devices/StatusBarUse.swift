/// The style in which the system draws the status bar.
public enum StatusBarStyle: UInt8, Sendable {
  /// Dark symbols, for light content.
  case dark
  /// Light symbols, for dark content.
  case light
}

/// What an app asks of the system's status bar.
public struct StatusBarUse: Sendable, Equatable {
  /// The style of its symbols.
  public var style = StatusBarStyle.dark
  /// Whether it is hidden in what the scene shows.
  public var isHidden = false
  /// Whether it is hidden for a while only.
  public var isTemporary = false
  /// Whether one tap brings it back.
  public var returnsOnTap = false
  /// Whether the app uses the network for longer than a moment.
  public var isLoading = false
  /// Whether the status bar shows that.
  public var showsActivity = false

  /// Whether the Home indicator hides itself after a while without touch.
  public var hidesHomeIndicator = false

  /// The system's defaults: dark and shown.
  public init() {}
}

/// The insets that remain while the status bar is hidden.
///
/// On devices with a Home button and on iPad the room at the top is the status bar's alone; beside a sensor housing it stays. On the
/// foldable's inner display an app without bars gets the strip of 84 points, or the row of 82, back; read by one observer.
func insetsWithoutStatusBar(_ insets: EdgeInsets, _ context: Context, _ bars: BarSet) -> EdgeInsets {
  var result = insets
  if context.usesFoldable {
    if context.display.role == .inner, !bars.hasBars { result = EdgeInsets(bottom: insets.bottom) }
  } else if context.device.idiom == .pad || !context.device.hasHomeIndicator {
    result.top = 0
  }
  return result
}

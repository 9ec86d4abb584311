/// Video pinned to the top of the foldable's inner display: the app has the rest of the height.
public enum PinnedVideo {
  /// Between the video and the app, in points.
  static let gap = 13.0
  /// The least height of the app, in points: half of the display less the gap.
  public static let leastAppHeight = 469.0
  /// The greatest height of the app that was measured, under a video of 21 : 9, in points.
  public static let greatestAppHeight = 651.0

  /// The window of the app under a video of that ratio, in display coordinates; nil where video cannot be pinned.
  ///
  /// Read by one observer in the simulator, the display held upright: the app has the height that the video leaves, and at least
  /// half. Half folded, it is always half. No figures for the display held wide are known.
  public static func window(under ratio: Double, _ context: Context) -> Rect? {
    guard context.display.role == .inner, context.orientation == .portrait, context.window == .full, ratio > 0 else {
      return nil
    }
    let size = context.display.size
    let isHalfFolded = context.pose == .laptop || context.pose == .tent
    var height = isHalfFolded ? leastAppHeight : max(leastAppHeight, size.height - gap - size.width / ratio)
    if let dragged = context.draggedHeight { height = max(leastAppHeight, min(dragged, greatestAppHeight)) }
    return Rect(x: 0, y: size.height - height, width: size.width, height: height)
  }
}

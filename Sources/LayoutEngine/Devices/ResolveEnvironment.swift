/// Resolves a context to rectangles and size classes; nil where the device has no such window, orientation or pose.
///
/// Unknown figures are never guessed: without a safe area there is no environment. Only unknown corner radii count as zero, so
/// that nothing is said to be cut off that may not be.
public func environment(for context: Context, bars: BarSet = BarSet()) -> Environment? {
  guard var frame = windowFrame(of: context) else { return nil }
  if let ratio = bars.pinnedVideoRatio, let below = PinnedVideo.window(under: ratio, context) { frame = below }
  let size = context.orientation == .portrait ? context.display.size : context.display.size.transposed
  let window = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
  let display = Rect(x: -frame.x, y: -frame.y, width: size.width, height: size.height)
  let classes = sizeClasses(of: context, windowSize: frame.size)
  var insets = hardwareInsets(context, window, display)
  if bars.sideRail.isOff, railSide(context) != nil { insets = insetsWithoutRail(insets) }
  if bars.statusBar.isHidden { insets = insetsWithoutStatusBar(insets, context, bars) }
  var result = Environment(
    context: context, display: display, window: window, horizontalSizeClass: classes.horizontal,
    verticalSizeClass: classes.vertical, safeAreaInsets: insets, hardwareSafeAreaInsets: insets, safeArea: window,
    layoutMargins: window, readableContent: window, cornerRadii: windowCorners(context, window, display))
  result.statusBarUse = bars.statusBar
  placeHardware(&result)
  if window.minY > display.minY + 0.5 {
    result.pinnedVideo = Rect(
      x: 0, y: display.minY, width: window.width, height: -display.minY - PinnedVideo.gap)
  }
  placeRailAndFold(bars, &result)
  placeBars(bars, &result)
  if bars.keyboardHeight > 0 {
    // The keyboard covers the bottom of the window and, unlike bars, takes nothing from the safe area.
    let height = min(bars.keyboardHeight, window.height)
    result.keyboard = Rect(x: 0, y: window.height - height, width: window.width, height: height)
  }
  result.safeArea = window.inset(by: result.safeAreaInsets)
  result.layoutMargins = result.safeArea.inset(by: marginInsets(result))
  result.readableContent = readableContent(result)
  return result
}

extension Context {
  /// Whether the device has this window, orientation and pose, and its safe area is known.
  public var exists: Bool { windowFrame(of: self) != nil }
}

/// The insets of hardware and status bar on the edges that the window shares with the display.
private func hardwareInsets(_ context: Context, _ window: Rect, _ display: Rect) -> EdgeInsets {
  if context.linkedSDK == .iOS27 { return compatibleInsets(context) }
  var insets =
    context.orientation == .portrait ? context.display.portraitSafeArea : context.display.landscapeSafeArea
  if context.cameraSide == .right { swap(&insets.left, &insets.right) }
  if window.minX > display.minX + 0.5 { insets.left = 0 }
  if window.maxX < display.maxX - 0.5 { insets.right = 0 }
  if window.minY > display.minY + 0.5 { insets.top = 0 }
  return insets
}

/// The insets of an app built with the 27.0 SDK on the foldable; the same two observers as for its windows.
private func compatibleInsets(_ context: Context) -> EdgeInsets {
  context.orientation == .portrait ? EdgeInsets(bottom: 34) : EdgeInsets(left: 34, bottom: 20, right: 34)
}

/// Horizontal bars and the room that they take from the safe area; on the side rail they take none.
///
/// Heights in points: navigation bar 44, on iPad 50, in compact height 32; toolbar the same; tab bar 49, on iPad 50, in compact
/// height 32. On the foldable's inner display held upright the navigation bar shares the row of 82 points with the status
/// block and takes no more; its toolbar is 48 and its tab bar 49. Bars reach under the edges of the window.
private func placeBars(_ bars: BarSet, _ environment: inout Environment) {
  let context = environment.context
  if environment.railSide != nil {
    placeBarsBesideRail(bars, &environment)
    return
  }
  let window = environment.window
  let isCompact = environment.verticalSizeClass == .compact
  let isPad = context.device.idiom == .pad
  let height = isCompact ? 32.0 : isPad ? 50.0 : context.usesFoldable ? 48.0 : 44.0
  if bars.navigationBar {
    // Under pinned video there is no status row to share.
    let sharesStatusRow = context.usesFoldable && environment.hardwareSafeAreaInsets.top > 0
    let bottom = environment.hardwareSafeAreaInsets.top + (sharesStatusRow ? 0 : height)
    environment.navigationBar = Rect(x: 0, y: 0, width: window.width, height: bottom)
    environment.safeAreaInsets.top = bottom
  }
  if bars.tabBar {
    let tabHeight = isCompact ? 32.0 : isPad ? 50.0 : 49.0
    let total = environment.hardwareSafeAreaInsets.bottom + tabHeight
    environment.tabBar = Rect(x: 0, y: window.height - total, width: window.width, height: total)
    environment.safeAreaInsets.bottom = total
  }
  if bars.toolbar {
    let bottom = environment.safeAreaInsets.bottom
    environment.toolbar = Rect(x: 0, y: window.height - bottom - height, width: window.width, height: height)
    if !bars.tabBar { environment.toolbar?.height += bottom }
    environment.safeAreaInsets.bottom = bottom + height
  }
}

/// Bars where the rail stands: what stays horizontal keeps beside it.
///
/// Read by one observer: a large title takes 82 points, an inline one 24. A row of horizontal items is as high as on other iPhones, 44,
/// and a bar of the app's own 48; these two are ours.
private func placeBarsBesideRail(_ bars: BarSet, _ environment: inout Environment) {
  let content = environment.window.inset(by: environment.safeAreaInsets)
  let use = bars.sideRail
  if bars.navigationBar, use.hasTitle || use.hasLargeTitle || use.hasHorizontalItems || use.hasCustomNavigationBar {
    let height = use.hasLargeTitle ? 82.0 : use.hasHorizontalItems || use.hasCustomNavigationBar ? 44 : 24
    environment.navigationBar = Rect(x: content.minX, y: 0, width: content.width, height: height)
    environment.safeAreaInsets.top = max(environment.safeAreaInsets.top, height)
  }
  if bars.toolbar, use.hasCustomToolbar {
    let bottom = environment.safeAreaInsets.bottom
    environment.toolbar = Rect(
      x: content.minX, y: environment.window.maxY - bottom - 48, width: content.width, height: 48 + bottom)
    environment.safeAreaInsets.bottom = bottom + 48
  }
}

extension Environment {
  /// The display of a context without insets, bars or corners: what is left where a context does not exist.
  public static func bare(_ context: Context) -> Environment {
    let size = context.orientation == .portrait ? context.display.size : context.display.size.transposed
    let window = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return Environment(
      context: context, display: window, window: window, horizontalSizeClass: .compact, verticalSizeClass: .regular,
      safeAreaInsets: .zero, hardwareSafeAreaInsets: .zero, safeArea: window, layoutMargins: window,
      readableContent: window, cornerRadii: CornerRadii(all: 0))
  }
}

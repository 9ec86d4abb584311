/// Resolves a context to rectangles and size classes; nil where the device has no such window, orientation or pose.
public func environment(for context: Context, bars: BarSet = BarSet()) -> Environment? {
  guard let frame = windowFrame(of: context) else { return nil }
  let size = context.orientation == .portrait ? context.display.size : context.display.size.transposed
  let window = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
  let display = Rect(x: -frame.x, y: -frame.y, width: size.width, height: size.height)
  let classes = sizeClasses(of: context, windowSize: frame.size)
  let insets = hardwareInsets(context, window, display)
  var result = Environment(
    context: context, display: display, window: window, horizontalSizeClass: classes.horizontal,
    verticalSizeClass: classes.vertical, safeAreaInsets: insets, hardwareSafeAreaInsets: insets, safeArea: window,
    layoutMargins: window, readableContent: window, cornerRadii: corners(context, window, display))
  placeHardware(&result)
  placeBars(bars, &result)
  result.safeArea = window.inset(by: result.safeAreaInsets)
  let margin = marginWidth(result)
  result.layoutMargins = result.safeArea.inset(by: margin)
  let readable = min(result.layoutMargins.width, readableWidth)
  result.readableContent = Rect(
    x: result.layoutMargins.midX - readable / 2, y: result.layoutMargins.y, width: readable,
    height: result.layoutMargins.height)
  return result
}

/// The greatest width of the readable content guide at the default text size, in points.
///
/// Read from simulators; the widths at other sizes are not known, so it is the same at all.
let readableWidth = 664.0

/// The insets of hardware and status bar on the edges that the window shares with the display.
private func hardwareInsets(_ context: Context, _ window: Rect, _ display: Rect) -> EdgeInsets {
  var insets =
    context.orientation == .portrait ? context.display.portraitSafeArea : context.display.landscapeSafeArea
  if context.device.isFoldable, context.window != .full {
    // Controls go along the outer edges: the left app's to its left, the right app's to its right.
    let rail = DeviceCatalogue.railWidth
    return context.window == .right
      ? EdgeInsets(bottom: insets.bottom, right: rail) : EdgeInsets(left: rail, bottom: insets.bottom)
  }
  if window.minX > display.minX + 0.5 { insets.left = 0 }
  if window.maxX < display.maxX - 0.5 { insets.right = 0 }
  return insets
}

/// The layout margins of the root view beside the safe area.
///
/// Measured: upright 16 below 414 points of width and 20 from there on; on the side 20, but 16 beyond a sensor housing;
/// iPad 20, in a window below 414 points 16; iPhone Duo 20 on the free side and none beside its rail.
private func marginWidth(_ environment: Environment) -> EdgeInsets {
  let context = environment.context
  let insets = environment.hardwareSafeAreaInsets
  if context.device.isFoldable {
    return EdgeInsets(left: insets.left > 0 ? 0 : 20, right: insets.right > 0 ? 0 : 20)
  }
  let width: Double
  if context.device.idiom == .phone, context.orientation == .landscape {
    width = insets.left > 0 ? 16 : 20
  } else {
    width = environment.window.width < 414 ? 16 : 20
  }
  return EdgeInsets(left: width, right: width)
}

private func corners(_ context: Context, _ window: Rect, _ display: Rect) -> CornerRadii {
  guard var radii = context.display.cornerRadii else { return CornerRadii(all: 0) }
  if context.orientation == .landscape {
    // The top of the device points to the left: what was top right is now top left.
    radii = CornerRadii(
      topLeft: radii.topRight, topRight: radii.bottomRight, bottomLeft: radii.topLeft, bottomRight: radii.bottomLeft)
  }
  if window.minX > display.minX + 0.5 {
    radii.topLeft = 0
    radii.bottomLeft = 0
  }
  if window.maxX < display.maxX - 0.5 {
    radii.topRight = 0
    radii.bottomRight = 0
  }
  return radii
}

/// Status bar, Home indicator, sensor housing, rail and fold.
private func placeHardware(_ environment: inout Environment) {
  let context = environment.context
  let display = context.display
  let window = environment.window
  let isPortrait = context.orientation == .portrait
  let status = isPortrait ? display.portraitStatusBarHeight : display.landscapeStatusBarHeight
  if status > 0 { environment.statusBar = Rect(x: 0, y: 0, width: window.width, height: status) }
  if context.device.hasHomeIndicator {
    // 144 × 5 points, 8 above the edge; centred on the display, wherever the window lies.
    let width = isPortrait ? 144.0 : 209.0
    let whole = environment.display
    let indicator = Rect(x: whole.midX - width / 2, y: whole.maxY - 13, width: width, height: 5)
    if indicator.intersection(window) != nil { environment.homeIndicator = indicator }
  }
  if let housing = display.portraitHousing, context.window == .full {
    environment.sensorHousing =
      isPortrait
      ? housing
      : Rect(
        x: housing.y, y: display.size.width - housing.maxX, width: housing.height, height: housing.width)
  }
  guard context.device.isFoldable else { return }
  let insets = environment.hardwareSafeAreaInsets
  if insets.right > 0 {
    environment.rail = Rect(left: window.maxX - insets.right, top: 0, right: window.maxX, bottom: window.maxY)
  } else if insets.left > 0 {
    environment.rail = Rect(left: 0, top: 0, right: insets.left, bottom: window.maxY)
  }
  let band = DeviceCatalogue.foldBand
  if context.pose == .book {
    let middle = environment.display.midX
    environment.fold = Rect(x: middle - band / 2, y: 0, width: band, height: window.height)
  } else if context.pose == .laptop {
    let middle = environment.display.midY
    environment.fold = Rect(x: 0, y: middle - band / 2, width: window.width, height: band)
  }
}

/// Horizontal bars and the room that they take from the safe area; on the side rail they take none.
///
/// Heights in points: navigation bar 44, on iPad 50, in compact height 32; toolbar the same; tab bar 49, on iPad 50, in compact
/// height 32; on the foldable's inner display 48 and, for the tab bar, 49.
private func placeBars(_ bars: BarSet, _ environment: inout Environment) {
  let context = environment.context
  if placesBarsInSideRail(context) { return }
  let window = environment.window
  let isCompact = environment.verticalSizeClass == .compact
  let isPad = context.device.idiom == .pad
  let height = isCompact ? 32.0 : isPad ? 50.0 : context.device.isFoldable ? 48.0 : 44.0
  if bars.navigationBar {
    let top = environment.hardwareSafeAreaInsets.top
    environment.navigationBar = Rect(x: 0, y: 0, width: window.width, height: top + height)
    environment.safeAreaInsets.top = top + height
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

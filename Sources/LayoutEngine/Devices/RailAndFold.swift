/// A side of a window.
public enum HorizontalSide: UInt8, Sendable {
  /// The left side.
  case left
  /// The right side.
  case right
}

/// The side at which the foldable stands bars up; nil where it keeps them horizontal.
///
/// The rail follows the camera of the outer display and is at the right of the inner one held wide; in split view each app
/// has it at its outer edge. It stays on the hardware's side in right-to-left languages.
public func railSide(_ context: Context) -> HorizontalSide? {
  guard context.usesFoldable else { return nil }
  if context.display.role == .outer { return context.orientation == .portrait ? .right : context.cameraSide }
  if context.orientation == .portrait { return nil }
  return context.window == .left || context.window == .oneHalf ? .left : .right
}

/// The height of the row at the top in which the foldable shows its status symbols where no rail does, in points.
let statusRowHeight = 82.0

/// The insets of the hardware where an app has turned the vertical bar off: the status row at the top in place of the rail.
///
/// Read by one observer from the heights of sheets without the bar.
func insetsWithoutRail(_ insets: EdgeInsets) -> EdgeInsets {
  EdgeInsets(top: statusRowHeight, bottom: insets.bottom)
}

/// Places the foldable's rail, the block of status symbols, and the fold band.
///
/// The window on the left of a split view has no status block, so it keeps its full width until it shows bars: measured 0
/// without and 84 points with them.
func placeRailAndFold(_ bars: BarSet, _ environment: inout Environment) {
  let context = environment.context
  guard context.usesFoldable else { return }
  let window = environment.window
  environment.fold = foldBand(context, environment.display)?.intersection(window)
  if let fold = environment.fold, fold.area <= 0 { environment.fold = nil }
  let width = DeviceCatalogue.railWidth
  let side = bars.sideRail.isOff ? nil : railSide(context)
  if bars.statusBar.isHidden, context.display.role == .inner, !bars.hasBars { return }
  let isLeftApp = context.display.role == .inner && side == .left
  if isLeftApp, !bars.hasBars { return }
  environment.railSide = side
  switch side {
  case .right:
    environment.rail = Rect(x: window.maxX - width, y: 0, width: width, height: window.height)
  case .left:
    environment.rail = Rect(x: 0, y: 0, width: width, height: window.height)
    environment.safeAreaInsets.left = width
  case nil: break
  }
  environment.statusBlock = side == nil ? statusRow(environment) : statusBlock(context, window)
  if bars.sideRail.liveActivityHeight > 0, side != nil, var block = environment.statusBlock {
    let height = bars.sideRail.liveActivityHeight
    // With the camera at the bottom the island has no room below it.
    let isAtBottom = block.minY > window.minY
    if isAtBottom { block.y -= height }
    environment.liveActivity = Rect(
      x: block.x, y: isAtBottom ? block.minY : block.maxY, width: block.width, height: height)
    block.height += height
    environment.statusBlock = block
  }
}

/// Time, battery and signal in the row at the top of the display: above the window of an app under pinned video.
private func statusRow(_ environment: Environment) -> Rect {
  Rect(x: environment.window.maxX - 134, y: environment.display.minY, width: 134, height: statusRowHeight)
}

/// Time, battery and signal of the foldable; nil for the app on the left of a split view.
private func statusBlock(_ context: Context, _ window: Rect) -> Rect? {
  let width = DeviceCatalogue.railWidth
  if context.display.role == .outer {
    // The camera lies between the edge and the symbols where the display is held upright.
    if context.orientation == .portrait { return Rect(x: window.maxX - width, y: 0, width: width, height: 170) }
    return context.cameraSide == .left
      ? Rect(x: 0, y: 0, width: width, height: 82)
      : Rect(x: window.maxX - width, y: window.maxY - 82, width: width, height: 82)
  }
  return railSide(context) == .right ? Rect(x: window.maxX - width, y: 0, width: width, height: 120) : nil
}

/// The band about the fold that interactive and static content avoids; nil unless half folded.
///
/// It lies about the middle of the display, not of the safe area; beside another app only a strip of it is in the window.
private func foldBand(_ context: Context, _ display: Rect) -> Rect? {
  guard context.display.role == .inner, let pose = context.pose else { return nil }
  let band = DeviceCatalogue.foldBand
  switch pose {
  case .closed, .open: return nil
  case .book: return Rect(x: display.midX - band / 2, y: display.minY, width: band, height: display.height)
  case .laptop, .tent:
    return Rect(x: display.minX, y: display.midY - band / 2, width: display.width, height: band)
  }
}

/// The size classes of a window.
///
/// The rule reproduces every cell of the published tables: on iPad a window is regular from 678 points of width on and always
/// regular in height; on a phone, upright is compact by regular, and on its side the height is compact and the width regular
/// from 414 points of upright width on. The foldable's inner display is regular in both, its halves are compact in width; between
/// the two, where nobody has measured, the iPad's 678 points decide.
public func sizeClasses(
  of context: Context, windowSize: Size
) -> (horizontal: SizeClass, vertical: SizeClass) {
  let display = context.display
  switch display.role {
  case .inner:
    if context.draggedWidth != nil { return (windowSize.width >= 678 ? .regular : .compact, .regular) }
    return (context.window == .full ? .regular : .compact, .regular)
  case .outer: return (.compact, context.orientation == .portrait ? .regular : .compact)
  case .main: break
  }
  if context.device.idiom == .pad { return (windowSize.width >= 678 ? .regular : .compact, .regular) }
  if context.orientation == .portrait { return (.compact, .regular) }
  return (display.size.width >= 414 ? .regular : .compact, .compact)
}

/// The window in display coordinates; nil where the device has no such window, orientation or pose.
///
/// Split view on iPad leaves 10 points for the divider; the smaller part is 375 points wide where the display is 1,194 or
/// more across, or its long side 1,366, else 320; halves exist only on the side. The app has the left part, but the right one
/// where that is the smaller. The widths of six iPads are known and follow the rule; the other iPads' are taken from it. The
/// foldable splits into halves only, its inner display held wide.
public func windowFrame(of context: Context) -> Rect? {
  let display = context.display
  let size = context.orientation == .portrait ? display.size : display.size.transposed
  if context.device.confidence == .unknown || !poseExists(context) { return nil }
  if context.cameraSide == .right, display.role != .outer || context.orientation != .landscape { return nil }
  if context.linkedSDK == .iOS27 { return compatibleWindow(context, size) }
  if let width = context.draggedWidth {
    // The foldable's window keeps to the edge of its rail while it grows from a half to the whole display.
    let isAtRail = display.role == .inner && context.window != .left && context.window != .oneHalf
    let width = max(1, min(width, size.width))
    return Rect(x: isAtRail ? size.width - width : 0, y: 0, width: width, height: size.height)
  }
  if context.window == .full { return Rect(x: 0, y: 0, width: size.width, height: size.height) }
  guard context.device.supportsSplitView else { return nil }
  if context.device.isFoldable {
    guard display.role == .inner, context.orientation == .landscape else { return nil }
    let width = DeviceCatalogue.duoSplitWidth
    switch context.window {
    case .left, .oneHalf: return Rect(x: 0, y: 0, width: width, height: size.height)
    case .right: return Rect(x: size.width - width, y: 0, width: width, height: size.height)
    default: return nil
    }
  }
  let divider = 10.0
  let third = size.width >= 1194 || display.size.height >= 1366 ? 375.0 : 320.0
  switch context.window {
  case .oneThird: return Rect(x: size.width - third, y: 0, width: third, height: size.height)
  case .twoThirds: return Rect(x: 0, y: 0, width: size.width - divider - third, height: size.height)
  case .oneHalf:
    guard context.orientation == .landscape else { return nil }
    return Rect(x: 0, y: 0, width: (size.width - divider) / 2, height: size.height)
  case .full, .left, .right: return nil
  }
}

/// What an app built with the 27.0 SDK gets on the foldable: 80 points stay outside its window, at the side of the bars.
///
/// Two observers in the simulator; the split and the inner display held tall, after a fresh launch, by one. Nothing is known of
/// the outer display held wide.
private func compatibleWindow(_ context: Context, _ size: Size) -> Rect? {
  guard context.device.isFoldable else { return nil }
  let outside = 80.0
  if context.display.role == .outer {
    guard context.orientation == .portrait, context.window == .full else { return nil }
    return Rect(x: 0, y: 0, width: size.width - outside, height: size.height)
  }
  if context.orientation == .portrait {
    guard context.window == .full else { return nil }
    return Rect(x: 0, y: outside, width: size.width, height: size.height - outside)
  }
  let half = DeviceCatalogue.duoSplitWidth
  switch context.window {
  case .full: return Rect(x: 0, y: 0, width: size.width - outside, height: size.height)
  case .left, .oneHalf: return Rect(x: 0, y: 0, width: half, height: size.height)
  case .right: return Rect(x: size.width - half, y: 0, width: half - outside, height: size.height)
  case .oneThird, .twoThirds: return nil
  }
}

private func poseExists(_ context: Context) -> Bool {
  guard let pose = context.pose else { return true }
  guard context.device.isFoldable else { return false }
  switch pose {
  case .closed: return context.display.role == .outer
  case .open: return context.display.role == .inner
  case .book: return context.display.role == .inner && context.orientation == .landscape
  case .laptop: return context.display.role == .inner && context.orientation == .portrait
  case .tent:
    // No simulator has this pose. The outer display is as when closed on its side, the inner one as in the laptop pose.
    return (context.display.role == .outer) == (context.orientation == .landscape)
  }
}

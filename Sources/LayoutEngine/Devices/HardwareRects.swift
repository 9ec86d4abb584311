/// Places status bar, Home indicator and sensor housing.
func placeHardware(_ environment: inout Environment) {
  let context = environment.context
  let display = context.display
  let window = environment.window
  let isPortrait = context.orientation == .portrait
  let status = isPortrait ? display.portraitStatusBarHeight : display.landscapeStatusBarHeight
  if status > 0, !environment.statusBarUse.isHidden {
    environment.statusBar = Rect(x: 0, y: 0, width: window.width, height: status)
  }
  if context.device.hasHomeIndicator {
    let indicator = homeIndicator(environment.display, isPortrait)
    if indicator.intersection(window) != nil { environment.homeIndicator = indicator }
  }
  if let housing = display.portraitHousing, context.window == .full {
    let place = isPortrait ? housing : turned(housing, display.size, top: context.cameraSide)
    if place.intersection(window) != nil { environment.sensorHousing = place }
  }
}

/// The Home indicator, 8 points above the display's edge and centred on the display, wherever the window lies.
///
/// Source: device specifications give 144 × 5 points upright. The width on the side is not published; 209 is what is drawn on a
/// display of 812 points.
private func homeIndicator(_ display: Rect, _ isPortrait: Bool) -> Rect {
  let width = isPortrait ? 144.0 : 209.0
  return Rect(x: display.midX - width / 2, y: display.maxY - 13, width: width, height: 5)
}

/// A rectangle of the upright display after the device has been turned with its top to a side.
private func turned(_ rect: Rect, _ size: Size, top: HorizontalSide) -> Rect {
  top == .left
    ? Rect(x: rect.y, y: size.width - rect.maxX, width: rect.height, height: rect.width)
    : Rect(x: size.height - rect.maxY, y: rect.x, width: rect.height, height: rect.width)
}

/// The corner radii of the display where the window reaches them; zero elsewhere and where they are unknown.
func windowCorners(_ context: Context, _ window: Rect, _ display: Rect) -> CornerRadii {
  guard var radii = context.display.cornerRadii else { return CornerRadii(all: 0) }
  if context.orientation == .landscape {
    // The top of the device points to the left: what was top right is now top left.
    radii =
      context.cameraSide == .left
      ? CornerRadii(
        topLeft: radii.topRight, topRight: radii.bottomRight, bottomLeft: radii.topLeft, bottomRight: radii.bottomLeft)
      : CornerRadii(
        topLeft: radii.bottomLeft, topRight: radii.topLeft, bottomLeft: radii.bottomRight, bottomRight: radii.topRight)
  }
  if window.minX > display.minX + 0.5 {
    radii.topLeft = 0
    radii.bottomLeft = 0
  }
  if window.maxX < display.maxX - 0.5 {
    radii.topRight = 0
    radii.bottomRight = 0
  }
  if window.minY > display.minY + 0.5 {
    radii.topLeft = 0
    radii.topRight = 0
  }
  return radii
}

/// The layout margins of the root view beside the safe area, in points.
///
/// Measured: upright 16 below 414 points of width and 20 from there on; on the side 20, but 16 beyond a sensor housing; iPad
/// 20; on the foldable 20 on the free side and none beside its rail. No measurement of iPad's narrow windows is known: there
/// the rule of the upright phone holds.
func marginInsets(_ environment: Environment) -> EdgeInsets {
  let context = environment.context
  let insets = environment.hardwareSafeAreaInsets
  if context.usesFoldable {
    let side = environment.rail == nil ? nil : railSide(context)
    return EdgeInsets(left: side == .left ? 0 : 20, right: side == .right ? 0 : 20)
  }
  let width: Double
  if context.device.idiom == .phone, context.orientation == .landscape {
    width = insets.left > 0 ? 16 : 20
  } else {
    width = environment.window.width < 414 ? 16 : 20
  }
  return EdgeInsets(left: width, right: width)
}

/// The width to which the readable content guide narrows, in points.
///
/// 664 at the default text size, read from simulators. The width depends on the text size, but the others are not published;
/// this model lets it grow and shrink with the letters of the body style, rounded to whole points.
public func readableWidth(at size: TextSize) -> Double {
  (664 * TextStyle.body.pointSize(at: size) / TextStyle.body.pointSize(at: .large)).rounded()
}

/// The readable content guide: as wide as text reads well, centred in the margins and never beyond them.
///
/// The guide keeps to the margins until they leave 32 points more on each side, then it narrows at once. That reproduces every
/// measured width: 718 points of margins are kept, 728 become 664. Beside the foldable's rail it begins 32 points from the
/// free margin, whatever the width; those readings are of one observer.
func readableContent(_ environment: Environment) -> Rect {
  let margins = environment.layoutMargins
  let step = 32.0
  if environment.rail != nil {
    let isRight = railSide(environment.context) == .right
    return margins.inset(by: isRight ? EdgeInsets(left: step) : EdgeInsets(right: step))
  }
  let width = readableWidth(at: environment.context.textSize)
  if margins.width < width + 2 * step { return margins }
  return Rect(x: margins.midX - width / 2, y: margins.y, width: width, height: margins.height)
}

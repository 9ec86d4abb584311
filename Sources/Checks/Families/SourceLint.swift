import Diagnostics
import LayoutBlocks
import LayoutEngine

/// The largest width or height, in points, that a view other than a picture may have as a number; the figure is ours.
let largestFixedSize = 200.0

/// What is written in a block as the number of one screen, without solving it: large fixed sizes, sizes of screens, and distances from
/// the top that are the height of some status bar.
func lintSource(_ block: LayoutBlock) -> [Finding] {
  var findings: [Finding] = []
  lint(block.items, &findings)
  return findings
}

/// Heights of status bars, and of status and navigation bar together, in points.
private let barHeights = [20.0, 44, 47, 48, 50, 54, 59, 64, 88]

private func lint(_ items: [BlockItem], _ findings: inout [Finding]) {
  for item in items {
    switch item {
    case .view(let view): lint(view, &findings)
    case .variant(let variant):
      lintConditions(variant, &findings)
      lint(variant.items, &findings)
      for targeted in variant.phrases { lint(targeted.phrase, targeted.view.value, isPicture: false, &findings) }
    case .equation, .row: break
    }
  }
}

private func lint(_ view: ViewStatement, _ findings: inout [Finding]) {
  // The system gives a popover and an alert their place, and their author or their words the size.
  let isPicture: Bool
  switch view.kind {
  case .image, .video, .map, .keyboard, .popover, .alert: isPicture = true
  default: isPicture = false
  }
  if let size = view.size, !isPicture {
    lintExtent(size.width, .horizontal, view.name, view.range, &findings)
    lintExtent(size.height, .vertical, view.name, view.range, &findings)
  }
  for phrase in view.phrases { lint(phrase, view.name, isPicture: isPicture, &findings) }
  for child in view.children { lint(child, &findings) }
}

private func lint(_ phrase: Phrase, _ name: String, isPicture: Bool, _ findings: inout [Finding]) {
  if !phrase.priority.isRequired { return }
  switch phrase.meaning {
  case .extent(let axis, .equal, let points) where !isPicture:
    lintExtent(points, axis, name, phrase.range, &findings)
  case .edge(.top, .equal, let reference, let offset):
    guard case .guide(let guide) = reference.target, guide == .screen || guide == .window else { return }
    for height in barHeights where height == offset {
      findings.append(
        fixedSize(
          offset, phrase.range,
          "‘" + name + "’ counts " + points(offset)
            + " from the top of the screen, the height of some bar; say ‘top safe’",
          "‘" + name + "’: 화면 위에서 " + points(offset) + "는 어떤 막대의 높이입니다. ‘top safe’라고 쓰십시오"))
    }
  default: break
  }
}

private func lintExtent(
  _ value: Double, _ axis: Axis, _ name: String, _ range: SourceRange, _ findings: inout [Finding]
) {
  let isWidth = axis == .horizontal
  let english = "the " + (isWidth ? "width" : "height") + " of ‘" + name + "’ is "
  let korean = "‘" + name + "’의 " + (isWidth ? "너비" : "높이")
  if isScreenSide(value) {
    findings.append(
      fixedSize(
        value, range, english + points(value) + ", a side of some screen; say it by the screen, the margins or a share",
        korean + " " + points(value) + "는 어떤 화면의 치수입니다. 화면이나 여백, 비율로 쓰십시오"))
  } else if value > largestFixedSize {
    findings.append(
      fixedSize(
        value, range,
        english + points(value) + " whatever the screen; let it follow from something, or make it a wish with a limit",
        korean + "가 어떤 화면에서든 " + points(value) + "입니다. 다른 것에서 정해지게 하거나, 바람과 한계로 쓰십시오"))
  }
}

private func fixedSize(_ value: Double, _ range: SourceRange, _ english: String, _ korean: String) -> Finding {
  Finding(
    .fixedSize, .warning, measured: value, wanted: largestFixedSize,
    sentence: LocalizedText(english: english, korean: korean), range: range)
}

private func isScreenSide(_ value: Double) -> Bool {
  if value < 300 { return false }
  for device in DeviceCatalogue.devices {
    for display in device.displays where display.size.width == value || display.size.height == value { return true }
  }
  return false
}

/// A variant that names a device lays out one product; the size class tells what room there is.
private func lintConditions(_ variant: VariantStatement, _ findings: inout [Finding]) {
  for condition in variant.conditions {
    guard case .devices(let devices, let display) = condition else { continue }
    // A kind of device, as in ‘when ipads’, is no breakpoint.
    if display == nil, devices.count > 1 { continue }
    findings.append(
      Finding(
        .deviceVariant, .warning,
        sentence: LocalizedText(
          english: "a variant for one device or display; say ‘regular width’ or ‘compact width’ instead",
          korean: "기기나 디스플레이 하나만을 위한 배치입니다. ‘regular width’나 ‘compact width’로 쓰십시오"),
        range: variant.range))
  }
}

import Diagnostics
import LayoutEngine

/// The least side of a touch target in points, as the guidelines state it.
let leastTouchTarget = 44.0

/// Controls whose touch target is smaller than 44 × 44 points.
func checkTouchTarget(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for index in inspection.views.indices where inspection.isInteractive(index) {
    let target = inspection.hitRect(index)
    let side = min(target.width, target.height)
    if side >= leastTouchTarget - LayoutInspection.tolerance { continue }
    let name = inspection.quoted(index)
    let size = decimalText(target.width) + " × " + points(target.height)
    findings.append(
      Finding(
        .touchTarget, .error, view: index, measured: side, wanted: leastTouchTarget, mark: target,
        sentence: LocalizedText(
          english: "the touch target of " + name + " is " + size + "; at least 44 × 44\u{A0}pt is wanted",
          korean: name + "의 터치 영역 " + size + ", 기준 44 × 44\u{A0}pt 이상"),
        range: inspection.views[index].range))
  }
  return findings
}

/// Buttons that touch both edges of the window, or of the card, box or scrolling area that holds them.
func checkFullWidthButton(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for index in inspection.views.indices where inspection.isInteractive(index) {
    guard inspection.views[index].kind == .button else { continue }
    var container = inspection.environment.window
    for ancestor in inspection.ancestors(of: index) {
      let kind = inspection.views[ancestor].kind
      if kind == .box || kind == .card || kind == .scroll {
        container = inspection.frame(ancestor)
        break
      }
    }
    let frame = inspection.frame(index)
    let tolerance = LayoutInspection.tolerance
    if frame.minX > container.minX + tolerance || frame.maxX < container.maxX - tolerance { continue }
    let name = inspection.quoted(index)
    findings.append(
      Finding(
        .fullWidthButton, .warning, view: index, measured: frame.width,
        wanted: inspection.environment.layoutMargins.width,
        mark: frame,
        sentence: LocalizedText(
          english: name + " touches both edges: it is " + points(frame.width) + " wide, inset it to "
            + points(inspection.environment.layoutMargins.width) + " or less",
          korean: name + ": 양쪽 가장자리에 닿습니다. 너비 " + points(frame.width) + ", 기준 "
            + points(inspection.environment.layoutMargins.width) + " 이하"),
        range: inspection.views[index].range))
  }
  return findings
}

/// Siblings that lie over each other by more than a square point, unless one of them says so, and what people type in behind the
/// keyboard.
func checkOverlap(_ inspection: LayoutInspection) -> [Finding] {
  var findings = behindKeyboard(inspection)
  let views = inspection.views
  for second in views.indices where mayCollide(inspection, second) {
    for first in 0..<second where views[first].parent == views[second].parent && mayCollide(inspection, first) {
      guard let common = inspection.frame(first).intersection(inspection.frame(second)), common.area > 1 else {
        continue
      }
      let a = inspection.quoted(first)
      let b = inspection.quoted(second)
      let size = decimalText(common.width) + " × " + points(common.height)
      findings.append(
        Finding(
          .overlap, .warning, view: second, otherView: first, measured: min(common.width, common.height), wanted: 0,
          mark: common,
          sentence: LocalizedText(
            english: b + " lies over " + a + " by " + size + "; move one of them, or say ‘over’ if it is meant",
            korean: b + " / " + a + ": " + size + "만큼 겹칩니다. 하나를 옮기거나, 의도했다면 ‘over’를 쓰십시오"),
          range: views[second].range))
    }
  }
  return findings
}

/// Fields, and what people look at, that the keyboard covers; scrolling content comes out from behind it.
private func behindKeyboard(_ inspection: LayoutInspection) -> [Finding] {
  guard let keyboard = inspection.environment.keyboard else { return [] }
  var findings: [Finding] = []
  for index in inspection.views.indices where inspection.isJudged(index) && !inspection.isInScrollingContent(index) {
    let view = inspection.views[index]
    guard view.kind == .field || view.kind == .search || view.traits.contains(.focus),
      let common = inspection.frame(index).intersection(keyboard), common.area > 1
    else { continue }
    findings.append(
      inspection.finding(
        .overlap, .warning, index, measured: common.height, wanted: 0, mark: common,
        "lies behind the keyboard by " + points(common.height) + "; place it by ‘keyboard’",
        "키보드 뒤로 " + points(common.height) + " 들어갑니다. ‘keyboard’를 기준으로 놓으십시오"))
  }
  return findings
}

private func mayCollide(_ inspection: LayoutInspection, _ index: Int) -> Bool {
  let view = inspection.views[index]
  if !inspection.isJudged(index) || view.kind == .background || view.kind == .divider { return false }
  // What only arranges others shows nothing itself.
  if view.kind == .group || view.kind == .row || view.kind == .column || view.kind == .grid { return false }
  return !view.traits.contains(.over) && !view.traits.contains(.decorative)
}

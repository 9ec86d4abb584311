import Diagnostics
import LayoutEngine

/// How near to both edges of a corner a control's centre may be, in points.
///
/// The figure is ours: one touch target.
let cornerReach = 44.0
/// The room to keep around the Home indicator, in points.
///
/// The figure is ours.
let homeIndicatorClearance = 8.0

private struct DisplayCorner {
  var x: Double
  var y: Double
  var inwardX: Double
  var inwardY: Double
  var radius: Double
  var name: LocalizedText
}

/// The corners of the display that belong to the window.
private func corners(_ environment: Environment) -> [DisplayCorner] {
  let display = environment.display
  let window = environment.window
  let radii = environment.cornerRadii
  let all = [
    DisplayCorner(
      x: display.minX, y: display.minY, inwardX: 1, inwardY: 1, radius: radii.topLeft,
      name: LocalizedText(english: "top left corner", korean: "왼쪽 위 모서리")),
    DisplayCorner(
      x: display.maxX, y: display.minY, inwardX: -1, inwardY: 1, radius: radii.topRight,
      name: LocalizedText(english: "top right corner", korean: "오른쪽 위 모서리")),
    DisplayCorner(
      x: display.minX, y: display.maxY, inwardX: 1, inwardY: -1, radius: radii.bottomLeft,
      name: LocalizedText(english: "bottom left corner", korean: "왼쪽 아래 모서리")),
    DisplayCorner(
      x: display.maxX, y: display.maxY, inwardX: -1, inwardY: -1, radius: radii.bottomRight,
      name: LocalizedText(english: "bottom right corner", korean: "오른쪽 아래 모서리")),
  ]
  var result: [DisplayCorner] = []
  for corner in all {
    let isInWindow =
      corner.x >= window.minX - 0.5 && corner.x <= window.maxX + 0.5 && corner.y >= window.minY - 0.5
      && corner.y <= window.maxY + 0.5
    if isInWindow { result.append(corner) }
  }
  return result
}

/// Controls whose centre lies within 44 points of both edges of a corner of the display.
func checkScreenCorner(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  let corners = corners(inspection.environment)
  for index in inspection.views.indices where inspection.isInteractive(index) {
    let frame = inspection.frame(index)
    for corner in corners {
      let dx = (frame.midX - corner.x) * corner.inwardX
      let dy = (frame.midY - corner.y) * corner.inwardY
      let distance = max(dx, dy)
      if dx < 0 || dy < 0 || distance >= cornerReach { continue }
      let name = inspection.quoted(index)
      findings.append(
        Finding(
          .screenCorner, .warning, view: index, measured: distance, wanted: cornerReach, mark: frame,
          sentence: LocalizedText(
            english: name + " sits in the " + corner.name.english + ": its centre is " + points(dx) + " and "
              + points(dy) + " from the edges, " + points(cornerReach) + " from one of them is wanted",
            korean: name + ": " + corner.name.korean + "에 있습니다. 중심에서 가장자리까지 " + points(dx) + ", "
              + points(dy) + ", 기준 한쪽이라도 " + points(cornerReach) + " 이상"),
          range: inspection.views[index].range))
    }
  }
  return findings
}

/// Essential views that a rounded corner of the display cuts by more than a point.
func checkCornerClip(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  let corners = corners(inspection.environment)
  for index in inspection.views.indices where inspection.isEssential(index) {
    if inspection.views[index].traits.contains(.scrolls) || inspection.isInScrollingContent(index) { continue }
    let frame = inspection.frame(index)
    for corner in corners where corner.radius > 0 {
      let dx = corner.inwardX > 0 ? frame.minX - corner.x : corner.x - frame.maxX
      let dy = corner.inwardY > 0 ? frame.minY - corner.y : corner.y - frame.maxY
      let r = corner.radius
      if dx >= r || dy >= r { continue }
      let reach = ((r - dx) * (r - dx) + (r - dy) * (r - dy)).squareRoot()
      if reach <= r + 1 { continue }
      let name = inspection.quoted(index)
      findings.append(
        Finding(
          .cornerClip, .error, view: index, measured: reach - r, wanted: 0, mark: frame,
          sentence: LocalizedText(
            english: name + " is cut by the rounded " + corner.name.english + " (radius " + points(r)
              + "): its corner lies "
              + points(reach - r) + " outside the curve",
            korean: name + ": 둥근 " + corner.name.korean + "(반지름 " + points(r) + ")에 잘립니다. 뷰의 꼭짓점이 곡선 밖으로 "
              + points(reach - r) + " 나갑니다"),
          range: inspection.views[index].range))
    }
  }
  return findings
}

/// Controls nearer than 8 points to the Home indicator, and essential views under it.
func checkHomeIndicator(_ inspection: LayoutInspection) -> [Finding] {
  guard let indicator = inspection.environment.homeIndicator else { return [] }
  var findings: [Finding] = []
  for index in inspection.views.indices where inspection.isEssential(index) {
    if inspection.views[index].traits.contains(.scrolls) || inspection.isInScrollingContent(index) { continue }
    let isControl = inspection.isInteractive(index)
    let area = isControl ? indicator.outset(by: homeIndicatorClearance) : indicator
    let frame = inspection.frame(index)
    guard let common = frame.intersection(area), common.area > 0 else { continue }
    let name = inspection.quoted(index)
    findings.append(
      Finding(
        .homeIndicator, isControl ? .error : .warning, view: index, measured: frame.maxY, wanted: area.minY,
        mark: common,
        sentence: LocalizedText(
          english: name + " is too near the Home indicator: its bottom is at " + points(frame.maxY) + ", at most "
            + points(area.minY) + " is wanted",
          korean: name + ": 홈 표시기와 너무 가깝습니다. 아래쪽 값 " + points(frame.maxY) + ", 기준 " + points(area.minY)
            + " 이하"),
        range: inspection.views[index].range))
  }
  return findings
}

/// Controls at the very bottom of a display with a Home indicator, where system gestures begin.
func checkBottomEdge(_ inspection: LayoutInspection) -> [Finding] {
  let environment = inspection.environment
  guard environment.homeIndicator != nil else { return [] }
  let display = environment.display
  guard environment.window.maxY >= display.maxY - LayoutInspection.tolerance else { return [] }
  let limit = display.maxY - max(environment.hardwareSafeAreaInsets.bottom, homeIndicatorClearance)
  var findings: [Finding] = []
  for index in inspection.views.indices where inspection.isInteractive(index) {
    if inspection.isInScrollingContent(index) { continue }
    let frame = inspection.frame(index)
    if frame.maxY <= limit + LayoutInspection.tolerance { continue }
    let name = inspection.quoted(index)
    findings.append(
      Finding(
        .bottomEdge, .warning, view: index, measured: frame.maxY, wanted: limit, mark: frame,
        sentence: LocalizedText(
          english: name + " sits at the bottom edge, where system gestures begin: its bottom is at "
            + points(frame.maxY) + ", at most " + points(limit) + " is wanted",
          korean: name + ": 시스템 제스처가 시작되는 맨 아래에 있습니다. 아래쪽 값 " + points(frame.maxY) + ", 기준 "
            + points(limit) + " 이하"),
        range: inspection.views[index].range))
  }
  return findings
}

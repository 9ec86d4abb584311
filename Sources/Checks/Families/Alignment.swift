import Diagnostics
import LayoutEngine

/// Edges of siblings that differ by no more than this look like a mistake; the figure is ours.
let nearestMisalignment = 3.0

/// Siblings whose leading, trailing, top or centre lines differ by a little.
func checkNearAlignment(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  let isMirrored = inspection.environment.context.direction == .rightToLeft
  for second in inspection.views.indices where isAligned(inspection, second) {
    for first in 0..<second where inspection.views[first].parent == inspection.views[second].parent {
      if !isAligned(inspection, first) { continue }
      let a = inspection.frame(first)
      let b = inspection.frame(second)
      let leading = isMirrored ? b.maxX - a.maxX : b.minX - a.minX
      let trailing = isMirrored ? b.minX - a.minX : b.maxX - a.maxX
      // Views that share another line are aligned by that one.
      if isLevel(leading) || isLevel(trailing) || isLevel(b.midX - a.midX) { continue }
      let distance = leading.magnitude < trailing.magnitude ? leading : trailing
      if distance.magnitude > nearestMisalignment { continue }
      findings.append(
        inspection.finding(
          .nearAlignment, .note, second, other: first, measured: distance.magnitude, wanted: 0,
          "is " + points(distance.magnitude) + " out of line with " + inspection.quoted(first),
          inspection.quoted(first) + "와(과) " + points(distance.magnitude) + " 어긋납니다"))
    }
  }
  return findings
}

private func isAligned(_ inspection: LayoutInspection, _ index: Int) -> Bool {
  inspection.isJudged(index) && inspection.views[index].kind != .background
    && !inspection.views[index].traits.contains(.decorative)
}

private func isLevel(_ distance: Double) -> Bool { distance.magnitude <= 0.01 }

/// The common rectangle of the essential views at the top of the hierarchy; nil without any.
private func essentialArea(_ inspection: LayoutInspection) -> Rect? {
  var area: Rect?
  for index in inspection.views.indices where inspection.isEssential(index) && inspection.views[index].parent == nil {
    let frame = inspection.frame(index)
    guard let known = area else {
      area = frame
      continue
    }
    area = Rect(
      left: min(known.minX, frame.minX), top: min(known.minY, frame.minY), right: max(known.maxX, frame.maxX),
      bottom: max(known.maxY, frame.maxY))
  }
  return area
}

/// Essential content that keeps other distances on the left than on the right, by more than a point.
func checkSymmetry(_ inspection: LayoutInspection) -> [Finding] {
  guard let area = essentialArea(inspection) else { return [] }
  let environment = inspection.environment
  // Beside a rail or a housing the safe area, not the screen, is what content is centred in.
  let insets = environment.hardwareSafeAreaInsets
  let bounds = insets.left == insets.right ? environment.window : environment.safeArea
  let left = area.minX - bounds.minX
  let right = bounds.maxX - area.maxX
  if (left - right).magnitude <= 1 { return [] }
  var first = 0
  for index in inspection.views.indices.reversed() where inspection.isEssential(index) { first = index }
  return [
    Finding(
      .symmetry, .note, view: first, measured: left, wanted: right, mark: area,
      sentence: LocalizedText(
        english: "the content keeps " + points(left) + " on the left and " + points(right) + " on the right",
        korean: "콘텐츠의 여백이 왼쪽 " + points(left) + ", 오른쪽 " + points(right) + "입니다"),
      range: inspection.views[first].range)
  ]
}

/// Controls at the top and at the bottom of the screen that keep other distances from its edge, by more than a point.
func checkMatchingInsets(_ inspection: LayoutInspection) -> [Finding] {
  let window = inspection.environment.window
  var top: Int?
  var bottom: Int?
  for index in inspection.views.indices where inspection.isInteractive(index) && inspection.views[index].parent == nil {
    let frame = inspection.frame(index)
    if frame.midY < window.height / 3, frame.minY < top.map({ inspection.frame($0).minY }) ?? .infinity { top = index }
    if frame.midY > window.height * 2 / 3, frame.maxY > bottom.map({ inspection.frame($0).maxY }) ?? 0 {
      bottom = index
    }
  }
  guard let top, let bottom else { return [] }
  let above = inspection.frame(top).minY - window.minY
  let below = window.maxY - inspection.frame(bottom).maxY
  if (above - below).magnitude <= 1 { return [] }
  return [
    inspection.finding(
      .matchingInsets, .note, bottom, other: top, measured: below, wanted: above,
      "is " + points(below) + " from the bottom, " + inspection.quoted(top) + " " + points(above) + " from the top",
      "아래에서 " + points(below) + ", " + inspection.quoted(top) + "은(는) 위에서 " + points(above) + " 떨어져 있습니다")
  ]
}

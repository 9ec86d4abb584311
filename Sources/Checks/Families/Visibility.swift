import Diagnostics
import LayoutEngine

/// A part of a rectangle beyond an edge of another.
struct Overhang {
  /// Which edge.
  var edge: LayoutAttribute
  /// Where the inner rectangle's edge is.
  var measured: Double
  /// Where it may be at the most, or at the least.
  var wanted: Double
}

/// The edge by which `rect` leaves `bounds` the farthest; nil where it stays within the tolerance.
func overhang(of rect: Rect, beyond bounds: Rect, tolerance: Double) -> Overhang? {
  let candidates = [
    Overhang(edge: .top, measured: rect.minY, wanted: bounds.minY),
    Overhang(edge: .left, measured: rect.minX, wanted: bounds.minX),
    Overhang(edge: .bottom, measured: rect.maxY, wanted: bounds.maxY),
    Overhang(edge: .right, measured: rect.maxX, wanted: bounds.maxX),
  ]
  var worst: Overhang?
  var distance = tolerance
  for candidate in candidates {
    let isFarEdge = candidate.edge == .bottom || candidate.edge == .right
    let beyond = isFarEdge ? candidate.measured - candidate.wanted : candidate.wanted - candidate.measured
    if beyond > distance {
      worst = candidate
      distance = beyond
    }
  }
  return worst
}

/// The edge's name in both languages.
func edgeName(_ edge: LayoutAttribute) -> LocalizedText {
  switch edge {
  case .top: LocalizedText(english: "top", korean: "위쪽")
  case .bottom: LocalizedText(english: "bottom", korean: "아래쪽")
  case .left: LocalizedText(english: "left edge", korean: "왼쪽")
  default: LocalizedText(english: "right edge", korean: "오른쪽")
  }
}

/// Views that leave the window or what clips them: an error for controls and text, else a warning.
func checkClipped(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for index in inspection.views.indices where inspection.isJudged(index) {
    if inspection.isInScrollingContent(index) { continue }
    var bounds = inspection.environment.window
    for ancestor in inspection.ancestors(of: index)
    where inspection.views[ancestor].kind == .card || inspection.views[ancestor].kind.isPresentation {
      bounds = inspection.frame(ancestor).intersection(bounds) ?? bounds
    }
    let frame = inspection.frame(index)
    guard let cut = overhang(of: frame, beyond: bounds, tolerance: LayoutInspection.tolerance) else { continue }
    let traits = inspection.views[index].traits
    let isGrave = traits.contains(.interactive) || traits.contains(.textual)
    findings.append(
      edgeFinding(.clipped, isGrave ? .error : .warning, inspection, index, cut, area: outside))
  }
  return findings
}

private let outside = LocalizedText(english: "is cut off", korean: "잘립니다")

/// Essential views and controls outside the safe area.
func checkSafeArea(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for index in inspection.views.indices where inspection.isEssential(index) {
    if inspection.views[index].traits.contains(.scrolls) || inspection.isInScrollingContent(index) { continue }
    let bounds = inspection.safeArea(of: index)
    guard let cut = overhang(of: inspection.frame(index), beyond: bounds, tolerance: LayoutInspection.tolerance)
    else { continue }
    findings.append(edgeFinding(.safeArea, .error, inspection, index, cut, area: leavesSafeArea))
  }
  return findings
}

private let leavesSafeArea = LocalizedText(english: "leaves the safe area", korean: "안전 영역을 벗어납니다")

/// Text and controls inside the layout margins.
func checkMargins(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for index in inspection.views.indices where inspection.isJudged(index) {
    let margins = inspection.layoutMargins(of: index)
    let view = inspection.views[index]
    guard view.traits.contains(.textual) || view.traits.contains(.interactive) else { continue }
    if view.traits.contains(.decorative) { continue }
    var frame = inspection.frame(index)
    // What people see of a row of a list is its words.
    if !view.traits.contains(.interactive) {
      frame = frame.inset(by: EdgeInsets(left: view.contentInsets.left, right: view.contentInsets.right))
    }
    let bounds = Rect(left: margins.minX, top: frame.minY, right: margins.maxX, bottom: frame.maxY)
    guard let cut = overhang(of: frame, beyond: bounds, tolerance: LayoutInspection.tolerance) else { continue }
    findings.append(edgeFinding(.margins, .warning, inspection, index, cut, area: leavesMargins))
  }
  return findings
}

private let leavesMargins = LocalizedText(english: "reaches into the layout margin", korean: "레이아웃 여백을 침범합니다")

private func edgeFinding(
  _ check: Check, _ severity: Severity, _ inspection: LayoutInspection, _ index: Int, _ cut: Overhang,
  area: LocalizedText
) -> Finding {
  let edge = edgeName(cut.edge)
  let isFarEdge = cut.edge == .bottom || cut.edge == .right
  let name = inspection.quoted(index)
  return Finding(
    check, severity, view: index, measured: cut.measured, wanted: cut.wanted, mark: inspection.frame(index),
    sentence: LocalizedText(
      english: name + " " + area.english + ": its " + edge.english + " is at " + points(cut.measured)
        + (isFarEdge ? ", at most " : ", at least ") + points(cut.wanted) + " is wanted",
      korean: name + ": " + area.korean + ". " + edge.korean + " 값 " + points(cut.measured) + ", 기준 "
        + points(cut.wanted) + (isFarEdge ? " 이하" : " 이상")),
    range: inspection.views[index].range)
}

import Diagnostics
import LayoutEngine

/// Controls, words and pictures in the band about an active fold.
///
/// Scrolling content may cross it, and system components step aside by themselves.
func checkFoldClear(_ inspection: LayoutInspection) -> [Finding] {
  guard let fold = inspection.environment.fold else { return [] }
  let isUpright = fold.height > fold.width
  var findings: [Finding] = []
  for index in inspection.views.indices where inspection.isJudged(index) && keepsOffFold(inspection, index) {
    let frame = inspection.frame(index)
    guard let common = frame.intersection(fold), common.width > 1e-6, common.height > 1e-6 else { continue }
    let depth = isUpright ? common.width : common.height
    let toLow = isUpright ? frame.maxX - fold.minX : frame.maxY - fold.minY
    let toHigh = isUpright ? fold.maxX - frame.minX : fold.maxY - frame.minY
    let goesLow = toLow <= toHigh
    let way =
      isUpright
      ? LocalizedText(english: goesLow ? "to the left" : "to the right", korean: goesLow ? "왼쪽으로" : "오른쪽으로")
      : LocalizedText(english: goesLow ? "up" : "down", korean: goesLow ? "위로" : "아래로")
    let distance = points(min(toLow, toHigh))
    findings.append(
      inspection.finding(
        .foldClear, .error, index, measured: depth, wanted: 0, mark: common,
        "lies in the fold by " + points(depth) + "; move it " + distance + " " + way.english,
        "접힘에 " + points(depth) + " 걸칩니다. " + way.korean + " " + distance + " 옮기십시오"))
  }
  return findings
}

private func keepsOffFold(_ inspection: LayoutInspection, _ index: Int) -> Bool {
  let view = inspection.views[index]
  if view.traits.contains(.scrolls) || inspection.isInScrollingContent(index) { return false }
  if view.traits.contains(.decorative) || view.traits.contains(.immersive) || view.kind == .background { return false }
  if view.traits.contains(.interactive) || view.traits.contains(.textual) { return true }
  return view.kind == .image || view.kind == .video || view.kind == .map
}

/// On a table, half folded: what is watched belongs above the fold, what is touched below.
func checkTabletop(_ inspection: LayoutInspection) -> [Finding] {
  let environment = inspection.environment
  guard environment.context.pose == .laptop, let fold = environment.fold, environment.dividesAtFold else { return [] }
  var findings: [Finding] = []
  for index in inspection.views.indices where inspection.isJudged(index) {
    let view = inspection.views[index]
    let frame = inspection.frame(index)
    if view.traits.contains(.interactive), !inspection.isInScrollingContent(index),
      frame.minY < fold.maxY - LayoutInspection.tolerance
    {
      findings.append(
        inspection.finding(
          .tabletop, .warning, index, measured: frame.minY, wanted: fold.maxY,
          "is to be touched on the standing half, at " + points(frame.minY) + "; put it below " + points(fold.maxY),
          "세워진 절반에서 눌러야 합니다(" + points(frame.minY) + "). " + points(fold.maxY) + " 아래에 두십시오"))
    } else if view.kind == .video, frame.maxY > fold.minY + LayoutInspection.tolerance {
      findings.append(
        inspection.finding(
          .tabletop, .warning, index, measured: frame.maxY, wanted: fold.minY,
          "is to be watched and reaches down to " + points(frame.maxY) + "; end it at " + points(fold.minY),
          "보는 것인데 " + points(frame.maxY) + "까지 내려옵니다. " + points(fold.minY) + "에서 끝내십시오"))
    }
  }
  return findings
}

/// Immersive views that scroll, or hold something that does: only what stands still may be centred on the whole display.
func checkFullDisplay(_ inspection: LayoutInspection) -> [Finding] {
  guard let rail = inspection.environment.rail else { return [] }
  var findings: [Finding] = []
  for index in inspection.views.indices
  where inspection.isJudged(index) && inspection.views[index].traits.contains(.immersive) {
    guard let common = inspection.frame(index).intersection(rail), common.area > 0 else { continue }
    var scrolls = inspection.views[index].traits.contains(.scrolls)
    for other in inspection.views.indices where inspection.views[other].traits.contains(.scrolls) {
      if inspection.ancestors(of: other).contains(index) { scrolls = true }
    }
    if !scrolls { continue }
    findings.append(
      inspection.finding(
        .fullDisplay, .warning, index, mark: common,
        "takes the full display and scrolls; only what stands still may lie under the rail",
        "화면 전체를 쓰면서 스크롤됩니다. 레일 아래에는 움직이지 않는 것만 둡니다"))
  }
  return findings
}

/// The widest column, in points, that is not yet a stretched phone: 1.6 times the 382 of the outer display; the factor is ours.
let widestPhoneColumn = 1.6 * 382

/// One column across the whole inner display, as on a phone; a map or a film may use all the room there is.
func checkStretchedPhone(_ inspection: LayoutInspection) -> [Finding] {
  let environment = inspection.environment
  guard environment.context.display.role == .inner, environment.horizontalSizeClass == .regular else { return [] }
  var columns: [Int] = []
  for index in inspection.views.indices where isColumnContent(inspection, index) { columns.append(index) }
  for a in columns {
    for b in columns where isBeside(inspection.frame(a), inspection.frame(b)) { return [] }
  }
  for index in columns where inspection.frame(index).width > widestPhoneColumn + LayoutInspection.tolerance {
    let width = points(inspection.frame(index).width)
    return [
      inspection.finding(
        .stretchedPhone, .warning, index, measured: inspection.frame(index).width, wanted: widestPhoneColumn,
        "is one column of " + width + ", a stretched phone; show more side by side, or limit its width",
        width + " 너비의 한 열로, 늘린 iPhone 화면입니다. 나란히 더 보이거나 너비를 제한하십시오")
    ]
  }
  return []
}

private func isColumnContent(_ inspection: LayoutInspection, _ index: Int) -> Bool {
  guard inspection.isJudged(index), inspection.presentation(index) == nil else { return false }
  let view = inspection.views[index]
  if view.traits.contains(.decorative) || view.traits.contains(.immersive) || view.traits.contains(.over) {
    return false
  }
  return view.traits.contains(.textual) || view.traits.contains(.interactive) || view.traits.contains(.scrolls)
    || view.kind == .image
}

private func isBeside(_ a: Rect, _ b: Rect) -> Bool {
  a.maxX <= b.minX + 1 && min(a.maxY, b.maxY) - max(a.minY, b.minY) > 1
}

/// Grids on the inner display with an odd number of columns: a warning while the fold is active, else a note.
func checkEvenColumns(_ inspection: LayoutInspection) -> [Finding] {
  guard inspection.environment.context.display.role == .inner, inspection.environment.context.window == .full else {
    return []
  }
  var findings: [Finding] = []
  let layout = inspection.layout
  for index in layout.scene.containers.indices where layout.columnCounts.indices.contains(index) {
    let count = layout.columnCounts[index]
    let view = layout.scene.containers[index].view
    if count < 3 || count % 2 == 0 || !inspection.isJudged(view) { continue }
    let isFolded = inspection.environment.dividesAtFold && !inspection.isInScrollingContent(view)
    findings.append(
      inspection.finding(
        .evenColumns, isFolded ? .warning : .note, view, measured: Double(count), wanted: Double(count - 1),
        "has " + String(count) + " columns; an even number leaves the fold between two",
        "열이 " + String(count) + "개입니다. 짝수여야 접힘이 두 열 사이에 옵니다"))
  }
  return findings
}

import Diagnostics
import LayoutEngine

/// Principal items in the lower half of the window, or on the far side from where reading begins.
func checkPrincipal(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  let environment = inspection.environment
  let window = environment.window
  for index in inspection.views.indices
  where inspection.isJudged(index) && inspection.views[index].traits.contains(.principal)
    && inspection.presentation(index) == nil
  {
    let frame = inspection.frame(index)
    if frame.midY > window.midY + LayoutInspection.tolerance {
      findings.append(
        inspection.finding(
          .principal, .note, index, measured: frame.midY, wanted: window.midY,
          "is a principal item in the lower half of the screen", "주요 항목인데 화면 아래쪽 절반에 있습니다"))
      continue
    }
    let offset =
      environment.context.direction == .leftToRight ? frame.midX - window.midX : window.midX - frame.midX
    if offset <= LayoutInspection.tolerance { continue }
    findings.append(
      inspection.finding(
        .principal, .note, index, measured: offset, wanted: 0,
        "is a principal item on the side where reading ends", "주요 항목인데 읽기가 끝나는 쪽에 있습니다"))
  }
  return findings
}

/// Views that matter more than others and are smaller.
func checkImportance(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for second in inspection.views.indices where inspection.isJudged(second) {
    guard let mine = inspection.views[second].importance else { continue }
    for first in 0..<second where inspection.isJudged(first) {
      guard let theirs = inspection.views[first].importance, theirs != mine else { continue }
      let greater = mine > theirs ? second : first
      let lesser = mine > theirs ? first : second
      let area = inspection.frame(greater).area
      let other = inspection.frame(lesser).area
      if area >= other - 1 { continue }
      findings.append(
        inspection.finding(
          .importance, .note, greater, other: lesser, measured: area, wanted: other,
          "matters more than " + inspection.quoted(lesser) + " and is smaller",
          inspection.quoted(lesser) + "보다 중요한데 더 작습니다"))
    }
  }
  return findings
}

/// Controls of one role whose height, letters or corners differ.
func checkConsistentAppearance(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for second in inspection.views.indices where inspection.isJudged(second) {
    guard let role = inspection.views[second].role else { continue }
    for first in 0..<second where inspection.isJudged(first) {
      guard let other = inspection.views[first].role, other.utf8.elementsEqual(role.utf8) else { continue }
      let height = inspection.frame(second).height - inspection.frame(first).height
      let radius = inspection.views[second].cornerRadius - inspection.views[first].cornerRadius
      let hasStyle = inspection.views[second].textStyle == inspection.views[first].textStyle
      let isLike =
        height.magnitude <= LayoutInspection.tolerance && radius.magnitude <= LayoutInspection.tolerance && hasStyle
      if isLike { continue }
      findings.append(
        inspection.finding(
          .consistentAppearance, .note, second, other: first, measured: height.magnitude, wanted: 0,
          "has the role of " + inspection.quoted(first) + " and looks different",
          inspection.quoted(first) + "와(과) 역할이 같은데 모양이 다릅니다"))
      break
    }
  }
  return findings
}

/// A button across most of the window near its bottom: margins at both sides, round corners, on the bottom of the safe area.
func checkBottomButton(_ inspection: LayoutInspection) -> [Finding] {
  let environment = inspection.environment
  guard environment.homeIndicator != nil else { return [] }
  var findings: [Finding] = []
  for index in inspection.views.indices
  where inspection.isInteractive(index) && inspection.views[index].kind == .button {
    let frame = inspection.frame(index)
    let isWide = frame.width >= environment.layoutMargins.width - LayoutInspection.tolerance
    let gap = environment.safeArea.maxY - frame.maxY
    // Only what stands in the last touch target above the safe area's bottom is a bottom button.
    if !isWide || gap < -LayoutInspection.tolerance || gap > 44 || inspection.isInScrollingContent(index) { continue }
    if gap > LayoutInspection.tolerance {
      findings.append(
        inspection.finding(
          .bottomButton, .note, index, measured: frame.maxY, wanted: environment.safeArea.maxY,
          "ends " + points(gap) + " above the bottom of the safe area, where a wide button sits",
          "넓은 버튼은 안전 영역 아래쪽에 맞추는데 " + points(gap) + " 위에 있습니다"))
    } else if inspection.views[index].cornerRadius <= 0 {
      findings.append(
        inspection.finding(
          .bottomButton, .note, index, measured: 0, "is a wide button at the bottom with square corners",
          "화면 아래쪽의 넓은 버튼인데 모서리가 각집니다"))
    }
  }
  return findings
}

import Diagnostics
import LayoutEngine

/// Controls whose touch targets lie over each other by more than a point both ways, unless one holds the other.
func checkTargetOverlap(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for second in inspection.views.indices where inspection.isInteractive(second) {
    for first in 0..<second where inspection.isInteractive(first) {
      if inspection.ancestors(of: second).contains(first) { continue }
      // What a sheet covers is not to be touched while it is there.
      if inspection.presentation(first) != inspection.presentation(second) { continue }
      guard let common = inspection.hitRect(first).intersection(inspection.hitRect(second)) else { continue }
      if common.width <= 1 || common.height <= 1 { continue }
      let size = decimalText(common.width) + " × " + points(common.height)
      let name = inspection.quoted(first)
      findings.append(
        inspection.finding(
          .targetOverlap, .warning, second, other: first, measured: min(common.width, common.height), wanted: 1,
          mark: common, "and " + name + " share " + size + " of their touch targets; move them apart",
          name + "와(과) 터치 영역이 " + size + "만큼 겹칩니다. 서로 떼어 놓으십시오"))
    }
  }
  return findings
}

/// Essential views under the camera and its sensors, or under the foldable's status block.
func checkHousing(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  let environment = inspection.environment
  for index in inspection.views.indices where inspection.isEssential(index) {
    if inspection.presentation(index) != nil { continue }
    if inspection.isInScrollingContent(index) || inspection.views[index].traits.contains(.scrolls) { continue }
    for area in [environment.sensorHousing, environment.statusBlock] {
      guard let area, let common = inspection.frame(index).intersection(area), common.area > 0 else { continue }
      let size = decimalText(common.width) + " × " + points(common.height)
      findings.append(
        inspection.finding(
          .housing, .error, index, measured: common.area, wanted: 0, mark: common,
          "lies under what the display needs for itself by " + size + "; keep it in the safe area",
          "디스플레이가 쓰는 자리에 " + size + "만큼 가립니다. 안전 영역 안에 두십시오"))
      break
    }
  }
  return findings
}

/// Adornments within 8 points of the sensor housing, the Home indicator or a rounded corner; the distance is ours.
func checkAdornments(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  let environment = inspection.environment
  for index in inspection.views.indices where inspection.isJudged(index) {
    let view = inspection.views[index]
    if !view.traits.contains(.decorative) || view.kind == .background || view.kind == .divider { continue }
    let frame = inspection.frame(index)
    // What fills a band from edge to edge is a background, not an adornment of what lies in it.
    if frame.width >= environment.window.width - LayoutInspection.tolerance { continue }
    for area in [environment.sensorHousing, environment.homeIndicator] {
      guard let area, let common = frame.intersection(area.outset(by: 8)), common.area > 0 else { continue }
      findings.append(
        inspection.finding(
          .adornments, .warning, index, wanted: 8, mark: common,
          "draws attention to a feature of the display; leave it out, or keep it " + points(8) + " away",
          "디스플레이의 특징을 꾸밉니다. 빼거나 " + points(8) + " 떨어뜨리십시오"))
      break
    }
  }
  return findings
}

/// Views that work only on iPhone and are shown on iPad.
func checkDeviceFeature(_ inspection: LayoutInspection) -> [Finding] {
  if inspection.environment.context.device.idiom != .pad { return [] }
  var findings: [Finding] = []
  for index in inspection.views.indices where inspection.isJudged(index) {
    guard let need = inspection.views[index].needs, need.utf8.elementsEqual("telephony".utf8) else { continue }
    findings.append(
      inspection.finding(
        .deviceFeature, .warning, index, "needs a telephone, which iPad is not; hide it with ‘when ipads’",
        "전화 기능이 필요한데 iPad에는 없습니다. ‘when ipads’로 숨기십시오"))
  }
  return findings
}

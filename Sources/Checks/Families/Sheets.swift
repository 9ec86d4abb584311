import Diagnostics
import LayoutEngine

/// How much of the parent stays in sight beside a sheet at large, in points, and at medium, as a share; both are ours.
let leastParentAtLarge = 10.0
let leastParentAtMedium = 0.4

extension LayoutInspection {
  /// The sheets over the screen that are shown.
  fileprivate var sheets: [Int] {
    var result: [Int] = []
    for index in views.indices
    where views[index].kind == .sheet && !views[index].traits.contains(.hidden) && frame(index).area > 0 {
      result.append(index)
    }
    return result
  }

  /// Whether a view lies in another, however deep.
  fileprivate func holds(_ holder: Int, _ index: Int) -> Bool { ancestors(of: index).contains(holder) }
}

/// Sheets that rest at a height which they do not support, and principal items that medium does not show.
func checkSheetDetents(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for index in inspection.sheets {
    guard let settings = inspection.views[index].sheet else { continue }
    if let selected = settings.selected, !settings.detents.contains(selected) {
      findings.append(
        inspection.finding(
          .sheetDetents, .error, index, "rests at a height that is not among its detents; name it in ‘detents=’",
          "멈춤 높이 목록에 없는 높이에 있습니다. ‘detents=’에 적으십시오"))
    }
    if !settings.detents.contains(.medium) || inspection.views[index].frame == nil { continue }
    let visible = inspection.environment.sheetFrame(at: .medium, settings, traits: inspection.views[index].traits)
      .height
    for item in inspection.views.indices
    where inspection.isJudged(item) && inspection.views[item].traits.contains(.principal)
      && inspection.holds(index, item)
    {
      let bottom = inspection.frame(item).maxY - inspection.frame(index).minY
      if bottom <= visible + LayoutInspection.tolerance { continue }
      findings.append(
        inspection.finding(
          .sheetDetents, .warning, item, other: index, measured: bottom, wanted: visible,
          "is principal and ends " + points(bottom) + " below the sheet’s top, where medium shows " + points(visible),
          "주요 항목인데 시트 위에서 " + points(bottom) + "까지 내려갑니다. medium에서 보이는 높이는 " + points(visible)
            + "입니다"))
    }
  }
  return findings
}

/// Sheets with more than one height and no grabber.
func checkSheetGrabber(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for index in inspection.sheets {
    guard let settings = inspection.views[index].sheet, settings.detents.count > 1,
      !inspection.views[index].traits.contains(.grabber)
    else { continue }
    findings.append(
      inspection.finding(
        .sheetGrabber, .warning, index, measured: Double(settings.detents.count),
        "can be resized and does not show it; add ‘grabber’", "크기를 바꿀 수 있는데 그래버가 없습니다. ‘grabber’를 더하십시오"))
  }
  return findings
}

/// Sheets that cover their parent: too high, or full screen without content that asks for it.
func checkSheetVisibleParent(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  let window = inspection.environment.window
  for index in inspection.sheets where inspection.views[index].parent == nil {
    let view = inspection.views[index]
    if view.traits.contains(.fullScreen) {
      if immersiveContent(inspection, index) != nil { continue }
      findings.append(
        inspection.finding(
          .sheetVisibleParent, .warning, index, measured: 0, wanted: leastParentAtLarge,
          "covers its parent without immersive content; leave out ‘full-screen’",
          "몰입형 콘텐츠가 없는데 상위 뷰를 모두 덮습니다. ‘full-screen’을 빼십시오"))
      continue
    }
    // In compact height the system leaves nothing of the parent.
    if inspection.environment.verticalSizeClass == .compact, !inspection.environment.context.usesFoldable { continue }
    guard let settings = view.sheet else { continue }
    let above = inspection.frame(index).minY
    let isMedium = settings.resting == .medium
    // What stands beside a narrow sheet is in sight as well.
    if inspection.frame(index).width < window.width / 2 { continue }
    let least = isMedium ? leastParentAtMedium * window.height : leastParentAtLarge
    // The foldable's own large sheet ends 8 points below the top.
    if !isMedium && inspection.environment.context.usesFoldable { continue }
    if above >= least - LayoutInspection.tolerance { continue }
    findings.append(
      inspection.finding(
        .sheetVisibleParent, .warning, index, measured: above, wanted: least,
        "leaves " + points(above) + " of its parent in sight, " + points(least) + " are wanted",
        "상위 뷰가 " + points(above) + "만 보입니다. 기준 " + points(least)))
  }
  return findings
}

/// Modal sheets over what the person works with, and nonmodal ones that dim their parent or cover its controls.
func checkSheetModality(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for index in inspection.sheets where inspection.views[index].parent == nil {
    let view = inspection.views[index]
    let settings = view.sheet ?? SheetSettings()
    // Where height is compact the system makes every sheet large and modal.
    if inspection.environment.verticalSizeClass == .compact, !inspection.environment.context.usesFoldable { continue }
    if view.traits.contains(.nonmodal) {
      let isUndimmedAtMedium = settings.largestUndimmed == .medium || settings.largestUndimmed == .large
      if !settings.detents.contains(.medium) || !isUndimmedAtMedium {
        findings.append(
          inspection.finding(
            .sheetModality, .warning, index,
            "is nonmodal by half: it needs medium among its detents and ‘undimmed=medium’",
            "비모달 조건이 모자랍니다. 멈춤 높이에 medium이 있고 ‘undimmed=medium’이어야 합니다"))
        continue
      }
      for item in inspection.views.indices
      where inspection.isInteractive(item) && inspection.presentation(item) == nil {
        guard let common = inspection.frame(item).intersection(inspection.frame(index)), common.area > 1 else {
          continue
        }
        findings.append(
          inspection.finding(
            .sheetModality, .warning, item, other: index, mark: common,
            "is under the nonmodal sheet, where nobody can use it; keep it in the part that stays in sight",
            "비모달 시트에 가려 쓸 수 없습니다. 보이는 부분에 두십시오"))
      }
    } else if view.dimsParent {
      for item in inspection.views.indices
      where inspection.isJudged(item) && inspection.views[item].traits.contains(.focus)
        && inspection.presentation(item) == nil
      {
        findings.append(
          inspection.finding(
            .sheetModality, .warning, item, other: index,
            "is what people work with, and the modal sheet blocks it; make the sheet ‘nonmodal’",
            "작업 중인 것을 모달 시트가 막습니다. 시트를 ‘nonmodal’로 하십시오"))
      }
    }
  }
  return findings
}

/// Sheets with a film or other immersive content, which belongs to the full screen.
func checkSheetContent(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for index in inspection.sheets where !inspection.views[index].traits.contains(.fullScreen) {
    guard let content = immersiveContent(inspection, index) else { continue }
    findings.append(
      inspection.finding(
        .sheetContent, .warning, content, other: index,
        "is immersive and deserves the whole screen; present it ‘full-screen’",
        "몰입형 콘텐츠는 화면 전체에 보이는 것이 좋습니다. ‘full-screen’으로 띄우십시오"))
  }
  return findings
}

/// A film, or what the author calls immersive, that takes at least half of a sheet; nil for none.
private func immersiveContent(_ inspection: LayoutInspection, _ sheet: Int) -> Int? {
  for index in inspection.views.indices where inspection.holds(sheet, index) {
    let view = inspection.views[index]
    if view.traits.contains(.hidden) { continue }
    let isImmersive = view.kind == .video || view.traits.contains(.immersive)
    if isImmersive, inspection.frame(index).area >= inspection.frame(sheet).area / 2 { return index }
  }
  return nil
}

/// Sheets whose corners are rounded otherwise than every card.
func checkSheetRadius(_ inspection: LayoutInspection) -> [Finding] {
  var radii: [Double] = []
  for view in inspection.views where view.kind == .card && !view.traits.contains(.hidden) {
    radii.append(view.cornerRadius)
  }
  guard let radius = radii.first else { return [] }
  var findings: [Finding] = []
  for index in inspection.sheets where !inspection.views[index].traits.contains(.fullScreen) {
    let mine = inspection.views[index].cornerRadius
    if radii.contains(where: { ($0 - mine).magnitude <= LayoutInspection.tolerance }) { continue }
    findings.append(
      inspection.finding(
        .sheetRadius, .note, index, measured: mine, wanted: radius,
        "has a corner radius of " + points(mine) + " where the cards have " + points(radius),
        "모서리 반지름이 " + points(mine) + "입니다. 카드의 반지름은 " + points(radius) + "입니다"))
  }
  return findings
}

/// Anything but an alert, or what belongs to it, over a popover.
func checkPresentationOrder(_ inspection: LayoutInspection) -> [Finding] {
  let scene = inspection.layout.scene
  var steps = scene.presentationSteps
  if steps.isEmpty {
    for index in scene.views.indices
    where scene.views[index].kind.isPresentation && !scene.views[index].traits.contains(.hidden) {
      steps.append(PresentationStep(view: index, isPresented: true))
    }
  }
  var findings: [Finding] = []
  var shown: [Int] = []
  for step in steps {
    if !step.isPresented {
      shown.removeAll { $0 == step.view || inspection.holds(step.view, $0) }
      continue
    }
    for popover in shown where inspection.views[popover].kind == .popover {
      if inspection.views[step.view].kind == .alert || inspection.holds(popover, step.view) { continue }
      let name = inspection.quoted(popover)
      findings.append(
        Finding(
          .presentationOrder, .error, view: step.view, otherView: popover,
          mark: inspection.views[step.view].traits.contains(.hidden) ? nil : inspection.frame(step.view),
          sentence: LocalizedText(
            english: inspection.quoted(step.view) + " comes over the popover " + name + "; close it first",
            korean: inspection.quoted(step.view) + ": 팝오버 " + name + " 위에 뜹니다. 팝오버를 먼저 닫으십시오"),
          range: inspection.views[step.view].range))
    }
    shown.append(step.view)
  }
  return findings
}

import Diagnostics
import LayoutEngine

/// Backgrounds that do not reach every edge of the window.
func checkFillsScreen(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  let window = inspection.environment.window
  for index in inspection.views.indices
  where inspection.views[index].kind == .background && inspection.isJudged(index)
    && inspection.views[index].parent == nil
  {
    let frame = inspection.frame(index)
    let gaps = [
      frame.minX - window.minX, frame.minY - window.minY, window.maxX - frame.maxX, window.maxY - frame.maxY,
    ]
    var widest = 0.0
    for gap in gaps { widest = max(widest, gap.magnitude) }
    if widest <= LayoutInspection.tolerance { continue }
    findings.append(
      inspection.finding(
        .fillsScreen, .warning, index, measured: widest, wanted: 0,
        "does not fill the screen: an edge is off by " + points(widest) + "; use ‘fill screen’",
        "화면을 채우지 않습니다. 가장자리가 " + points(widest) + " 어긋납니다. ‘fill screen’을 쓰십시오"))
  }
  return findings
}

/// Scrolling areas of the window's width that end above its bottom.
func checkScrollToBottom(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  let window = inspection.environment.window
  for container in inspection.layout.scene.containers where container.kind == .scroll || container.kind == .list {
    let index = container.view
    if inspection.views[index].parent != nil || !inspection.isJudged(index) { continue }
    if !container.scrollAxis.scrolls(.vertical) { continue }
    let frame = inspection.frame(index)
    // A strip or a box that scrolls in the middle of a screen is not the screen's content.
    if frame.width < window.width / 2 || frame.height < window.height / 2 { continue }
    let gap = window.maxY - frame.maxY
    if gap <= LayoutInspection.tolerance { continue }
    findings.append(
      inspection.finding(
        .scrollToBottom, .warning, index, measured: frame.maxY, wanted: window.maxY,
        "ends " + points(gap) + " above the bottom of the screen; scrolling content goes down to it",
        "화면 아래쪽보다 " + points(gap) + " 위에서 끝납니다. 스크롤되는 콘텐츠는 맨 아래까지 내려갑니다"))
  }
  return findings
}

/// Pictures that are cut or leave bands empty, by more than one part in a hundred; grave where the part that matters is cut.
func checkAspectCrop(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for index in inspection.views.indices where inspection.isJudged(index) {
    let view = inspection.views[index]
    let frame = inspection.frame(index)
    guard let placement = view.placement(in: frame), placement.effect != .exact else { continue }
    if let cut = cutOfFocalPart(view, placement, frame) {
      findings.append(
        inspection.finding(
          .aspectCrop, .warning, index, measured: cut, wanted: 0, mark: frame,
          "cuts " + percent(cut) + " of the part of the picture that has to be seen",
          "그림에서 꼭 보여야 할 부분의 " + percent(cut) + "가 잘립니다"))
      continue
    }
    let share = max(placement.hiddenShare, placement.emptyShare)
    findings.append(
      inspection.finding(
        .aspectCrop, .note, index, measured: share, wanted: 0.01, mark: frame, effect(placement).english,
        effect(placement).korean))
  }
  return findings
}

private func percent(_ share: Double) -> String { decimalText((share * 100).rounded()) + "\u{A0}%" }

private func effect(_ placement: PicturePlacement) -> LocalizedText {
  switch placement.effect {
  case .exact: LocalizedText("")
  case .cropped:
    LocalizedText(
      english: "shows its picture without " + percent(placement.hiddenShare) + " of it",
      korean: "그림의 " + percent(placement.hiddenShare) + "가 잘려 보이지 않습니다")
  case .letterboxed:
    LocalizedText(
      english: "leaves bands above and below its picture, " + percent(placement.emptyShare) + " of the view",
      korean: "그림의 위아래가 빕니다. 뷰의 " + percent(placement.emptyShare) + "입니다")
  case .pillarboxed:
    LocalizedText(
      english: "leaves bands beside its picture, " + percent(placement.emptyShare) + " of the view",
      korean: "그림의 양옆이 빕니다. 뷰의 " + percent(placement.emptyShare) + "입니다")
  case .distorted: LocalizedText(english: "distorts its picture", korean: "그림의 비율이 달라집니다")
  }
}

/// The share of the picture's focal part, in its middle, that the frame cuts; nil where it is whole or none is named.
private func cutOfFocalPart(_ view: View, _ placement: PicturePlacement, _ frame: Rect) -> Double? {
  guard let focal = view.focalSize, let natural = view.naturalSize else { return nil }
  let width = placement.picture.width * min(1, focal.width / natural.width)
  let height = placement.picture.height * min(1, focal.height / natural.height)
  let part = Rect(
    x: placement.picture.midX - width / 2, y: placement.picture.midY - height / 2, width: width, height: height)
  let seen = part.intersection(frame)?.area ?? 0
  let cut = 1 - seen / max(part.area, 1e-9)
  return cut > 0.01 ? cut : nil
}

import Diagnostics
import LayoutEngine

/// The most characters of a line that read well; the figure is ours.
let mostCharactersInALine = 90.0

private func isRunningText(_ inspection: LayoutInspection, _ index: Int) -> Bool {
  inspection.isJudged(index) && inspection.views[index].kind == .text && inspection.views[index].text != nil
}

/// Running text wider than the readable width of the text size, where the width is regular.
func checkReadableWidth(_ inspection: LayoutInspection) -> [Finding] {
  let environment = inspection.environment
  if environment.horizontalSizeClass != .regular { return [] }
  let limit = max(environment.readableContent.width, readableWidth(at: environment.context.textSize))
  var findings: [Finding] = []
  for index in inspection.views.indices where isRunningText(inspection, index) {
    let width = inspection.frame(index).width
    if width <= limit + LayoutInspection.tolerance { continue }
    findings.append(
      inspection.finding(
        .readableWidth, .warning, index, measured: width, wanted: limit,
        "is wider than reads well: " + points(width) + ", at most " + points(limit)
          + " is wanted; use ‘fill x readable’",
        "읽기에 너무 넓습니다. 너비 " + points(width) + ", 기준 " + points(limit) + " 이하. ‘fill x readable’을 쓰십시오"))
  }
  return findings
}

/// Running text whose lines hold more than 90 characters.
func checkShortLines(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  let context = inspection.environment.context
  for index in inspection.views.indices where isRunningText(inspection, index) {
    guard let style = inspection.views[index].textStyle, let words = inspection.views[index].words(in: context),
      inspection.layout.lineCounts[index] > 1
    else { continue }
    let metrics = TextMetrics(style: style, textSize: context.textSize)
    let count = Double(words.unicodeScalars.count)
    let average = metrics.width(of: words) / max(1, count)
    let characters = inspection.frame(index).width / max(0.1, average)
    if characters <= mostCharactersInALine { continue }
    let rounded = decimalText(characters.rounded())
    findings.append(
      inspection.finding(
        .shortLines, .note, index, measured: characters, wanted: mostCharactersInALine,
        "has about " + rounded + " characters in a line; 90 read well",
        "한 줄이 " + rounded + "자쯤입니다. 90자까지가 읽기 좋습니다"))
  }
  return findings
}

/// Text in something that scrolls from side to side, wider than what shows it.
func checkSidewaysText(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for container in inspection.layout.scene.containers
  where container.kind == .scroll && container.scrollAxis.scrolls(.horizontal) {
    let width = inspection.frame(container.view).width
    for index in inspection.views.indices where isRunningText(inspection, index) {
      if !inspection.ancestors(of: index).contains(container.view) { continue }
      if inspection.frame(index).width <= width + LayoutInspection.tolerance { continue }
      findings.append(
        inspection.finding(
          .sidewaysText, .warning, index, other: container.view, measured: inspection.frame(index).width, wanted: width,
          "has to be scrolled from side to side to be read: it is " + points(inspection.frame(index).width)
            + " wide in " + points(width),
          "읽으려면 가로로 스크롤해야 합니다. 글 너비 " + points(inspection.frame(index).width) + ", 보이는 너비 " + points(width)))
    }
  }
  return findings
}

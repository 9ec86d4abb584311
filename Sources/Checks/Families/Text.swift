import Diagnostics
import LayoutEngine

/// Words that do not fit in their view: cut off at the end of the line, or below its last one.
func checkTruncation(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  let context = inspection.environment.context
  for index in inspection.views.indices where inspection.isJudged(index) {
    let view = inspection.views[index]
    guard let needed = inspection.layout.neededTextSize(of: index), view.words(in: context) != nil else { continue }
    let frame = inspection.frame(index)
    let isTooWide = needed.width > frame.width + LayoutInspection.tolerance
    let isTooHigh = needed.height > frame.height + LayoutInspection.tolerance
    if !isTooWide && !isTooHigh { continue }
    let name = inspection.quoted(index)
    let measured = isTooWide ? frame.width : frame.height
    let wanted = isTooWide ? needed.width : needed.height
    findings.append(
      Finding(
        .truncation, .error, view: index, measured: measured, wanted: wanted, mark: frame,
        sentence: LocalizedText(
          english: "the words of " + name + " do not fit: they need " + points(wanted)
            + (isTooWide ? " of width and have " : " of height and have ") + points(measured),
          korean: name + ": 글이 다 들어가지 않습니다. 필요한 " + (isTooWide ? "너비 " : "높이 ") + points(wanted) + ", 실제 "
            + points(measured)),
        range: view.range))
  }
  return findings
}

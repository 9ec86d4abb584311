import Diagnostics
import LayoutBlocks
import LayoutEngine

/// How far apart two widths of a sweep are, in points.
let sweepStep = 8.0
/// The most widths of a sweep.
let maximumSweepSteps = 200

/// What is wrong at widths between the windows of an example: dragging the edge of a window passes through all of them.
///
/// Only devices on which the example has several windows are swept. Each fault is told once, with the first width that has it.
func sweepWidths(_ block: LayoutBlock) -> [(context: Int, finding: Finding)] {
  var result: [(context: Int, finding: Finding)] = []
  var done: [Int] = []
  for first in block.contexts.indices where !done.contains(first) {
    var group: [Int] = []
    for index in first..<block.contexts.count where differsInWindowOnly(block.contexts[index], block.contexts[first]) {
      group.append(index)
    }
    done += group
    if group.count > 1 { result += sweep(block, group) }
  }
  return result
}

private func differsInWindowOnly(_ a: Context, _ b: Context) -> Bool {
  a.device.id.utf8.elementsEqual(b.device.id.utf8) && a.displayIndex == b.displayIndex
    && a.orientation == b.orientation && a.pose == b.pose && a.textSize == b.textSize && a.direction == b.direction
    && a.language == b.language && a.usesLongText == b.usesLongText
}

private func sweep(_ block: LayoutBlock, _ group: [Int]) -> [(context: Int, finding: Finding)] {
  var narrowest = Double.infinity
  var widest = 0.0
  for index in group {
    guard let frame = windowFrame(of: block.contexts[index]) else { continue }
    narrowest = min(narrowest, frame.width)
    widest = max(widest, frame.width)
  }
  var result: [(context: Int, finding: Finding)] = []
  var context = block.contexts[group[0]]
  var width = narrowest + sweepStep
  var steps = 0
  while width < widest, steps < maximumSweepSteps {
    context.draggedWidth = width
    for finding in findings(in: layOut(lower(block, in: context))) where finding.severity == .error {
      var isKnown = false
      for (_, known) in result where known.view == finding.view && known.wanted == Double(finding.check.rawValue) {
        isKnown = true
      }
      if isKnown { continue }
      let place = contextName(context)
      result.append(
        (
          group[0],
          Finding(
            .resizeSweep, .warning, view: finding.view, otherView: finding.otherView, measured: width,
            wanted: Double(finding.check.rawValue),
            sentence: LocalizedText(
              english: "between the example’s windows, on " + place.english + ", it breaks " + finding.check.name + ": "
                + finding.sentence.english,
              korean: "예시의 창 사이, " + place.korean + "에서 " + finding.check.name + " 위반. " + finding.sentence.korean),
            range: finding.range)
        ))
    }
    width += sweepStep
    steps += 1
  }
  // The check served to tell faults apart; a width has no wanted figure.
  for index in result.indices { result[index].finding.wanted = nil }
  return result
}

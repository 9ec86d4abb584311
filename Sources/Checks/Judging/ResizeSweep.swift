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
    && a.linkedSDK == b.linkedSDK && a.cameraSide == b.cameraSide
}

private func sweep(_ block: LayoutBlock, _ group: [Int]) -> [(context: Int, finding: Finding)] {
  var narrowest = Double.infinity
  var widest = 0.0
  for index in group {
    guard let frame = windowFrame(of: block.contexts[index]) else { continue }
    narrowest = min(narrowest, frame.width)
    widest = max(widest, frame.width)
  }
  var sweep = Sweep(block: block, context: group[0])
  var width = narrowest + sweepStep
  while width < widest, sweep.steps < maximumSweepSteps {
    sweep.context.draggedWidth = width
    sweep.collect(at: width)
    width += sweepStep
  }
  return sweep.findings
}

/// What is wrong at the heights that pinned video leaves: a person may choose any ratio of the video, and it changes as one watches.
func sweepHeights(_ block: LayoutBlock) -> [(context: Int, finding: Finding)] {
  var result: [(context: Int, finding: Finding)] = []
  for index in block.contexts.indices where block.contexts[index].pose == .open {
    if lower(block, in: block.contexts[index]).environment.pinnedVideo == nil { continue }
    var sweep = Sweep(block: block, context: index)
    var height = PinnedVideo.leastAppHeight
    while height <= PinnedVideo.greatestAppHeight {
      sweep.context.draggedHeight = height
      sweep.collect(at: height)
      height += sweepStep
    }
    result += sweep.findings
  }
  return result
}

/// Errors found while an edge is dragged, each kind of fault of a view once.
private struct Sweep {
  let block: LayoutBlock
  let index: Int
  var context: Context
  var steps = 0
  private var known: [(check: Check, view: Int?)] = []
  private(set) var findings: [(context: Int, finding: Finding)] = []

  init(block: LayoutBlock, context: Int) {
    self.block = block
    index = context
    self.context = block.contexts[context]
  }

  mutating func collect(at size: Double) {
    steps += 1
    for finding in Checks.findings(in: layOut(lower(block, in: context))) where finding.severity == .error {
      var isKnown = false
      for entry in known where entry.check == finding.check && entry.view == finding.view { isKnown = true }
      if isKnown { continue }
      known.append((finding.check, finding.view))
      let place = contextName(context)
      findings.append(
        (
          index,
          Finding(
            .resizeSweep, .warning, view: finding.view, otherView: finding.otherView, measured: size,
            sentence: LocalizedText(
              english: "between the example’s windows, on " + place.english + ", it breaks " + finding.check.name + ": "
                + finding.sentence.english,
              korean: "예시의 창 사이, " + place.korean + "에서 " + finding.check.name + " 위반. " + finding.sentence.korean),
            range: finding.range)
        ))
    }
  }
}

import Diagnostics
import LayoutEngine

/// What differs between the contexts of an example; one finding for each pair, in the context where it shows.
func compareContexts(_ layouts: [Layout]) -> [(context: Int, finding: Finding)] {
  var result: [(context: Int, finding: Finding)] = []
  var reference: LayoutInspection?
  for context in layouts.indices where layouts[context].status == .solved {
    let inspection = LayoutInspection(layouts[context])
    for finding in checkFocus(inspection) { result.append((context, finding)) }
    guard let first = reference else {
      reference = inspection
      continue
    }
    for finding in missingFunctions(inspection, first) { result.append((context, finding)) }
    for finding in reordered(inspection, first) { result.append((context, finding)) }
  }
  return result
}

/// Controls that one of two contexts has and the other has not.
func missingFunctions(_ inspection: LayoutInspection, _ reference: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for (here, there) in [(inspection, reference), (reference, inspection)] {
    for index in there.views.indices where isFunction(there, index) {
      let name = there.views[index].name
      if let same = here.index(named: name, guess: index), isFunction(here, same) { continue }
      let isHere = here.environment.window == inspection.environment.window
      let place = contextName((isHere ? here : there).environment.context)
      let other = contextName((isHere ? there : here).environment.context)
      findings.append(
        Finding(
          .sameFunctions, .error, mark: nil,
          sentence: LocalizedText(
            english: "the control ‘" + name + "’ is there in one context and missing in another: " + place.english
              + ", " + other.english,
            korean: "컨트롤 ‘" + name + "’이(가) 어떤 환경에는 있고 어떤 환경에는 없습니다: " + place.korean + " / " + other.korean),
          range: there.views[index].range))
    }
  }
  return findings
}

private func isFunction(_ inspection: LayoutInspection, _ index: Int) -> Bool {
  let view = inspection.views[index]
  // What needs a device that others are not may be missing on those.
  if view.needs != nil { return false }
  // What lies in a column that has collapsed is a step away.
  return view.traits.contains(.interactive) && (!view.traits.contains(.hidden) || view.traits.contains(.collapsed))
}

extension LayoutInspection {
  /// The view of a name; nil where there is none.
  ///
  /// - Parameter guess: where it probably is: layouts of one example nearly always have the same views.
  func index(named name: String, guess: Int = 0) -> Int? {
    if views.indices.contains(guess), views[guess].name.utf8.elementsEqual(name.utf8) { return guess }
    for index in views.indices where views[index].name.utf8.elementsEqual(name.utf8) { return index }
    return nil
  }
}

/// Siblings that are read in another order than in the reference: columns may come of rows, but nothing changes places.
func reordered(_ inspection: LayoutInspection, _ reference: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for second in inspection.views.indices where isRead(inspection, second) {
    for first in 0..<second where isRead(inspection, first) {
      if inspection.views[first].parent != inspection.views[second].parent { continue }
      guard let a = reference.index(named: inspection.views[first].name, guess: first), isRead(reference, a),
        let b = reference.index(named: inspection.views[second].name, guess: second), isRead(reference, b),
        let before = order(reference, a, b), let after = order(inspection, first, second), before != after
      else { continue }
      findings.append(
        inspection.finding(
          .sameHierarchy, .warning, second, other: first,
          "and " + inspection.quoted(first) + " have changed places since "
            + contextName(reference.environment.context).english,
          inspection.quoted(first) + "와(과) 순서가 바뀌었습니다. 비교: " + contextName(reference.environment.context).korean))
    }
  }
  return findings
}

private func isRead(_ inspection: LayoutInspection, _ index: Int) -> Bool {
  inspection.isJudged(index) && inspection.views[index].kind != .background
    && !inspection.views[index].traits.contains(.decorative) && !inspection.views[index].traits.contains(.over)
}

/// Whether the first is read before the second; nil where neither is.
private func order(_ inspection: LayoutInspection, _ a: Int, _ b: Int) -> Bool? {
  let first = inspection.frame(a)
  let second = inspection.frame(b)
  if first.maxY <= second.minY + 1 { return true }
  if second.maxY <= first.minY + 1 { return false }
  let isMirrored = inspection.environment.context.direction == .rightToLeft
  if first.maxX <= second.minX + 1 { return !isMirrored }
  if second.maxX <= first.minX + 1 { return isMirrored }
  return nil
}

/// The least share of a view in focus that has to be in sight; the figure is ours.
let leastVisibleShare = 0.9

/// Views in focus of which less than nine tenths are in sight.
func checkFocus(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  for index in inspection.views.indices
  where inspection.isJudged(index) && inspection.views[index].traits.contains(.focus) {
    var sight: Rect? = inspection.environment.window
    for ancestor in inspection.ancestors(of: index) where inspection.views[ancestor].traits.contains(.scrolls) {
      sight = sight?.intersection(inspection.frame(ancestor))
    }
    let frame = inspection.frame(index)
    let seen = sight?.intersection(frame)?.area ?? 0
    let share = seen / frame.area
    if share >= leastVisibleShare - 1e-9 { continue }
    let percent = decimalText((share * 100).rounded()) + "\u{A0}%"
    findings.append(
      inspection.finding(
        .keepFocus, .warning, index, measured: share, wanted: leastVisibleShare,
        "is what people look at, and only " + percent + " of it is in sight",
        "사람들이 보던 것인데 " + percent + "만 보입니다"))
  }
  return findings
}

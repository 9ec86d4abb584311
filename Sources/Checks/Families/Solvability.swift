import Diagnostics
import LayoutEngine

/// Conflict and ambiguity, as the solver reports them.
func checkSolvability(_ inspection: LayoutInspection) -> [Finding] {
  let layout = inspection.layout
  switch layout.status {
  case .solved: return layout.textSettled ? [] : [unsettledFinding(inspection)]
  case .conflict: return [conflictFinding(inspection)]
  case .ambiguous:
    var findings: [Finding] = []
    for ambiguity in layout.ambiguities where !inspection.views[ambiguity.item].traits.contains(.hidden) {
      findings.append(ambiguityFinding(inspection, ambiguity))
    }
    return findings
  case .limitExceeded:
    let range = inspection.views.first?.range ?? SourceRange(0, 0)
    return [
      Finding(
        .conflict, .error,
        sentence: LocalizedText(
          english: "the layout has more than 4,096 constraints or takes too many steps to solve; split the example",
          korean: "제약이 4,096개를 넘거나 푸는 데 너무 많은 단계가 듭니다. 예시를 나누십시오"),
        range: range)
    ]
  }
}

/// Sizes that depend on each other and come to no rest: text that wraps at a width that its own height decides.
private func unsettledFinding(_ inspection: LayoutInspection) -> Finding {
  var view: Int?
  for index in inspection.views.indices where inspection.layout.lineCounts[index] > 1 { view = view ?? index }
  let name = view.map { inspection.quoted($0) } ?? ""
  let range = view.map { inspection.views[$0].range } ?? inspection.views.first?.range ?? SourceRange(0, 0)
  return Finding(
    .ambiguity, .error, view: view,
    sentence: LocalizedText(
      english: "the width of " + name + " depends on its height and its height on its width, and they come to no rest; "
        + "give it a width that does not",
      korean: name + ": 너비가 높이에, 높이가 너비에 달려 있어 정해지지 않습니다. 높이와 무관한 너비를 주십시오"),
    range: range)
}

private func conflictFinding(_ inspection: LayoutInspection) -> Finding {
  let layout = inspection.layout
  var range = inspection.views.first?.range ?? SourceRange(0, 0)
  if let first = layout.conflict.first { range = layout.scene.constraints[first].range }
  let count = String(layout.conflict.count)
  return Finding(
    .conflict, .error, view: layout.conflictViews.first,
    sentence: LocalizedText(
      english: count + " required statements contradict each other; change one of them or give it a lower strength",
      korean: "필수 문장 " + count + "개가 서로 모순됩니다. 하나를 고치거나 강도를 낮추십시오"),
    range: range)
}

private func ambiguityFinding(_ inspection: LayoutInspection, _ ambiguity: Ambiguity) -> Finding {
  let name = inspection.quoted(ambiguity.item)
  let english: String
  let korean: String
  switch ambiguity.attribute {
  case .width:
    english = "has no width; add for example ‘width 100’ or ‘fill x margins’"
    korean = "너비가 정해지지 않았습니다. 예: ‘width 100’ 또는 ‘fill x margins’"
  case .height:
    english = "has no height; add for example ‘height 44’"
    korean = "높이가 정해지지 않았습니다. 예: ‘height 44’"
  case .top, .bottom, .centerY:
    english = "has no vertical position; add for example ‘top safe + 16’"
    korean = "세로 위치가 정해지지 않았습니다. 예: ‘top safe + 16’"
  default:
    english = "has no horizontal position; add for example ‘leading margins’"
    korean = "가로 위치가 정해지지 않았습니다. 예: ‘leading margins’"
  }
  var rangeText = LocalizedText("")
  if ambiguity.minimum != nil || ambiguity.maximum != nil {
    let low = ambiguity.minimum.map { points($0) } ?? "-∞"
    let high = ambiguity.maximum.map { points($0) } ?? "∞"
    rangeText = LocalizedText(
      english: " (anything from " + low + " to " + high + " is possible)",
      korean: " (" + low + "에서 " + high + "까지 가능)")
  }
  return Finding(
    .ambiguity, .error, view: ambiguity.item, mark: inspection.frame(ambiguity.item),
    sentence: LocalizedText(
      english: name + " " + english + rangeText.english, korean: name + ": " + korean + rangeText.korean),
    range: inspection.views[ambiguity.item].range)
}

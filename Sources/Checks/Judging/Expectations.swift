import Diagnostics
import LayoutBlocks
import LayoutEngine

extension Jury {
  /// The expectations that do not hold; equal failures of several contexts as one.
  func judgeExpectations() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for expectation in block.expectations {
      var first: (context: Int, failure: LocalizedText)?
      var count = 0
      for context in results.indices where applies(expectation, to: context) {
        guard let failure = failure(of: expectation.claim, in: results[context]) else { continue }
        count += 1
        if first == nil { first = (context, failure) }
      }
      guard let first else { continue }
      let place = place(context: first.context, count: count)
      diagnostics.append(
        Diagnostic(
          "expectation", path: path, at: expectation.range,
          LocalizedText(
            english: "the expectation does not hold on " + place.english + ": " + first.failure.english,
            korean: place.korean + "에서 기대와 다릅니다. " + first.failure.korean)))
    }
    return diagnostics
  }

  /// What is wrong with a claim in a context; nil where it holds.
  private func failure(of claim: Expectation.Claim, in result: ContextResult) -> LocalizedText? {
    let layout = result.layout
    switch claim {
    case .comparison(let left, let relation, let right): return compare(left, relation, right, in: layout)
    case .conflict:
      if layout.status == .conflict { return nil }
      return LocalizedText(
        english: "got a solution, wanted a conflict", korean: "모순을 기대했지만 풀이가 있습니다")
    case .ambiguous(let names):
      for name in names {
        var isOpen = false
        for ambiguity in layout.ambiguities
        where layout.scene.views[ambiguity.item].name.utf8.elementsEqual(name.value.utf8) { isOpen = true }
        if !isOpen {
          return LocalizedText(
            english: "‘" + name.value + "’ is determined, wanted an open position or size",
            korean: "‘" + name.value + "’: 모호함을 기대했지만 위치와 크기가 정해져 있습니다")
        }
      }
      return nil
    case .overflow(let names): return overflowFailure(names, layout)
    case .sameControls, .sameOrder:
      let reference = LayoutInspection(results[0].layout)
      let inspection = LayoutInspection(layout)
      let differences: [Finding]
      if case .sameControls = claim {
        differences = missingFunctions(inspection, reference)
      } else {
        differences = reordered(inspection, reference)
      }
      return differences.first?.sentence
    case .sizeClass(let horizontal, let vertical):
      let environment = layout.scene.environment
      if environment.horizontalSizeClass == horizontal, environment.verticalSizeClass == vertical { return nil }
      let got = environment.horizontalSizeClass.name
      let gotHeight = environment.verticalSizeClass.name
      return LocalizedText(
        english: "got " + got.english + " width, " + gotHeight.english + " height; wanted "
          + horizontal.name.english + " width, " + vertical.name.english + " height",
        korean: "결과: 너비 " + got.korean + ", 높이 " + gotHeight.korean + ". 기대: 너비 " + horizontal.name.korean
          + ", 높이 " + vertical.name.korean)
    }
  }

  private func overflowFailure(_ names: [Located<String>], _ layout: Layout) -> LocalizedText? {
    var got: [String] = []
    for view in layout.scene.views where view.traits.contains(.overflowed) { got.append(view.name) }
    var holds = got.count == names.count
    for name in names where !got.contains(where: { $0.utf8.elementsEqual(name.value.utf8) }) { holds = false }
    if holds { return nil }
    func list(_ names: [String], _ none: String) -> String { names.isEmpty ? none : names.joined(separator: ", ") }
    var wanted: [String] = []
    for name in names { wanted.append(name.value) }
    return LocalizedText(
      english: "got " + list(got, "nothing") + " in the overflow menu, wanted " + list(wanted, "nothing"),
      korean: "넘침 메뉴: 결과 " + list(got, "없음") + ", 기대 " + list(wanted, "없음"))
  }

  private func compare(
    _ left: LinearExpression, _ relation: LayoutRelation, _ right: LinearExpression, in layout: Layout
  ) -> LocalizedText? {
    guard layout.status == .solved else {
      return LocalizedText(
        english: "the layout has no single solution to compare", korean: "레이아웃의 풀이가 하나로 정해지지 않아 비교할 수 없습니다")
    }
    guard let got = value(of: left, in: layout), let wanted = value(of: right, in: layout) else {
      return LocalizedText(
        english: "a side of the comparison has no value here; compare edges, centres or sizes",
        korean: "비교할 값이 없습니다. 가장자리, 가운데, 크기를 비교하십시오")
    }
    let tolerance = LayoutInspection.tolerance
    let holds: Bool
    let sign: LocalizedText
    switch relation {
    case .equal:
      holds = (got - wanted).magnitude <= tolerance
      sign = LocalizedText("")
    case .lessThanOrEqual:
      holds = got <= wanted + tolerance
      sign = LocalizedText(english: "at most ", korean: "최대 ")
    case .greaterThanOrEqual:
      holds = got >= wanted - tolerance
      sign = LocalizedText(english: "at least ", korean: "최소 ")
    }
    if holds { return nil }
    return LocalizedText(
      english: "got " + points(got) + ", wanted " + sign.english + points(wanted),
      korean: "결과 " + points(got) + ", 기대 " + sign.korean + points(wanted))
  }
}

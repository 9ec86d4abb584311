import Diagnostics
import LayoutEngine

extension BlockParser {
  /// Names that are used twice, and references to views and guides that do not exist.
  mutating func validateReferences() {
    var names: [Located<String>] = []
    collect(block.items, &names)
    validate(block.items, names)
    for step in block.presentations { validatePresentation(step, names) }
    for expectation in block.expectations {
      switch expectation.claim {
      case .comparison(let left, _, let right):
        validate(left, names)
        validate(right, names)
      case .ambiguous(let views), .overflow(let views):
        for view in views { validate(name: view.value, view.range, names) }
      case .conflict, .sizeClass, .sameControls, .sameOrder: break
      }
    }
  }

  private mutating func collect(_ items: [BlockItem], _ names: inout [Located<String>]) {
    for item in items {
      switch item {
      case .view(let view): collect(view, &names)
      case .variant(let variant): collect(variant.items, &names)
      case .equation, .row: break
      }
    }
  }

  private mutating func validate(_ items: [BlockItem], _ names: [Located<String>]) {
    for item in items {
      switch item {
      case .view(let view): validate(view, names)
      case .equation(let equation):
        validate(equation.left, names)
        validate(equation.right, names)
      case .row(let row): validate(row, names)
      case .variant(let variant):
        validate(variant.items, names)
        for targeted in variant.phrases {
          validate(name: targeted.view.value, targeted.view.range, names)
          validate(targeted.phrase, of: targeted.view.value, names)
        }
      }
    }
  }

  private mutating func validate(_ row: VisualFormatRow, _ names: [Located<String>]) {
    for element in row.elements {
      validate(name: element.name.value, element.name.range, names)
      for predicate in element.predicates { validate(predicate, names) }
    }
    for gap in row.gaps {
      if case .distances(let predicates) = gap {
        for predicate in predicates { validate(predicate, names) }
      }
    }
  }

  private mutating func validate(_ predicate: VisualFormatRow.Predicate, _ names: [Located<String>]) {
    if case .view(let name, _, _) = predicate.operand { validate(name: name.value, name.range, names) }
  }

  private mutating func collect(_ view: ViewStatement, _ names: inout [Located<String>]) {
    for other in names where other.value.matches(view.name) {
      problems.error(
        "duplicate-name", at: view.range, "the name ‘" + view.name + "’ is used twice; give one of them another",
        "이름 ‘" + view.name + "’을(를) 두 번 썼습니다. 하나를 바꾸십시오")
    }
    let isReserved: Bool
    if case .view = target(view.name) { isReserved = false } else { isReserved = true }
    if isReserved {
      problems.error(
        "reserved-name", at: view.range, "‘" + view.name + "’ is the name of a guide; call the view something else",
        "‘" + view.name + "’은(는) 가이드 이름입니다. 뷰에 다른 이름을 주십시오")
    }
    names.append(Located(view.name, at: view.range))
    for child in view.children { collect(child, &names) }
  }

  private mutating func validate(_ view: ViewStatement, _ names: [Located<String>]) {
    for phrase in view.phrases { validate(phrase, of: view.name, names) }
    for row in view.rows { validate(row, names) }
    for child in view.children { validate(child, names) }
  }

  private mutating func validate(_ phrase: Phrase, of view: String, _ names: [Located<String>]) {
    switch phrase.meaning {
    case .edge(_, _, let reference, _), .adjacent(_, _, let reference, _), .center(_, let reference),
      .fill(_, let reference, _), .proportion(_, _, _, let reference), .sameExtent(_, _, let reference),
      .baseline(let reference):
      if case .view(let name) = reference.target, name.matches(view) {
        problems.error(
          "self-reference", at: reference.range, "‘" + name + "’ refers to itself", "‘" + name + "’이(가) 자기를 가리킵니다")
      }
      validate(reference, names)
    case .columns(let views, _), .stack(let views, _):
      for name in views { validate(name: name.value, name.range, names) }
    case .hide(let name): validate(name: name.value, name.range, names)
    case .extent, .aspect, .hug, .resist: break
    }
  }

  private mutating func validate(_ expression: LinearExpression, _ names: [Located<String>]) {
    for term in expression.terms { validate(term.reference, names) }
  }

  private mutating func validate(_ reference: PhraseReference, _ names: [Located<String>]) {
    switch reference.target {
    case .parent: return
    case .view(let name): validate(name: name, reference.range, names)
    case .guide(let guide):
      if guide == .bar { return }
      for context in block.contexts {
        if environment(for: context)?.rect(of: guide) != nil { return }
      }
      if block.contexts.isEmpty { return }
      problems.error(
        "absent-guide", at: reference.range, "‘" + file.text(reference.range) + "’ exists in no context of the example",
        "‘" + file.text(reference.range) + "’은(는) 예시의 어느 환경에도 없습니다")
    }
  }

  mutating func validate(name: String, _ range: SourceRange, _ names: [Located<String>]) {
    var known: [String] = []
    for other in names {
      if other.value.matches(name) { return }
      known.append(other.value)
    }
    known += ["screen", "window", "safe", "margins", "readable", "parent"]
    problems.unknown(
      "unknown-view", LocalizedText(english: "view or guide", korean: "뷰 또는 가이드"), name, at: range, among: known)
  }
}

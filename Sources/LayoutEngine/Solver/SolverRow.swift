/// A constraint over the variables: `form relation 0`, with the constraint that it comes from.
///
/// Every free item has four variables: left, top, width and height, numbered from four times its index. Known frames are
/// constants. A row is oriented so that a lower bound, an upper bound and an equality cover all relations.
struct SolverRow: Sendable {
  var form: LinearForm
  /// `.equal` or `.greaterThanOrEqual`.
  var relation: LayoutRelation
  var priority: Double
  var source: ConstraintReference

  var isRequired: Bool { priority >= 1000 }

  var isStated: Bool {
    if case .stated = source { return true }
    return false
  }

  /// By how much the row is not met where the variables have these values.
  func violation(_ values: [Double]) -> Double {
    let value = form.value(values)
    return relation == .equal ? value.magnitude : max(0, -value)
  }
}

/// The rows of a problem, in the order: stated constraints, then the implied ones of each item.
struct RowBuilder {
  let problem: LayoutProblem

  static func variable(_ item: Int, _ attribute: LayoutAttribute) -> Int {
    switch attribute {
    case .left: 4 * item
    case .top: 4 * item + 1
    case .width: 4 * item + 2
    default: 4 * item + 3
    }
  }

  func rows() -> [SolverRow] {
    var rows: [SolverRow] = []
    for index in problem.constraints.indices {
      let constraint = problem.constraints[index]
      var form = LinearForm(constant: constraint.constant)
      let isMirrored = problem.direction == .rightToLeft && namesReadingEdge(constraint)
      for term in constraint.terms { add(term, isMirrored: isMirrored, to: &form) }
      var relation = constraint.relation
      if relation == .lessThanOrEqual {
        form.scale(by: -1)
        relation = .greaterThanOrEqual
      }
      rows.append(
        SolverRow(form: form, relation: relation, priority: constraint.priority.rawValue, source: .stated(index)))
    }
    for item in problem.items.indices where problem.items[item].frame == nil {
      appendImplied(item, .horizontal, &rows)
      appendImplied(item, .vertical, &rows)
    }
    return rows
  }

  private func namesReadingEdge(_ constraint: LayoutConstraint) -> Bool {
    for term in constraint.terms where term.attribute.isDirectional { return true }
    return false
  }

  private func add(_ term: LayoutTerm, isMirrored: Bool, to form: inout LinearForm) {
    guard isMirrored, term.attribute.axis == .horizontal, !term.attribute.isSize else {
      form.add(expression(of: term.attribute, item: term.item), times: term.coefficient)
      return
    }
    let attribute: LayoutAttribute
    switch term.attribute {
    case .leading: attribute = .right
    case .trailing: attribute = .left
    default: attribute = term.attribute
    }
    form.add(expression(of: attribute, item: term.item), times: -term.coefficient)
  }

  private func expression(of attribute: LayoutAttribute, item index: Int) -> LinearForm {
    let item = problem.items[index]
    let isHorizontal = attribute.axis == .horizontal
    var origin = side(index, isHorizontal ? .left : .top)
    let extent = side(index, isHorizontal ? .width : .height)
    switch attribute {
    case .left, .leading, .top: return origin
    case .width, .height: return extent
    case .right, .trailing, .bottom:
      origin.add(extent)
    case .centerX, .centerY:
      origin.add(extent, times: 0.5)
    case .firstBaseline:
      if let offset = item.firstBaselineFromTop { origin.constant += offset } else { origin.add(extent) }
    case .lastBaseline:
      origin.add(extent)
      origin.constant -= item.lastBaselineFromBottom ?? 0
    }
    return origin
  }

  private func side(_ item: Int, _ attribute: LayoutAttribute) -> LinearForm {
    guard let frame = problem.items[item].frame else {
      return LinearForm(variable: RowBuilder.variable(item, attribute))
    }
    switch attribute {
    case .left: return LinearForm(constant: frame.x)
    case .top: return LinearForm(constant: frame.y)
    case .width: return LinearForm(constant: frame.width)
    default: return LinearForm(constant: frame.height)
    }
  }

  private func appendImplied(_ index: Int, _ axis: Axis, _ rows: inout [SolverRow]) {
    let item = problem.items[index]
    let size = LinearForm(variable: RowBuilder.variable(index, axis == .horizontal ? .width : .height))
    rows.append(
      SolverRow(form: size, relation: .greaterThanOrEqual, priority: 1000, source: .nonNegativeSize(item: index, axis)))
    guard let wanted = item.intrinsicContentSize[axis] else { return }
    var atLeast = size
    atLeast.constant = -wanted
    rows.append(
      SolverRow(
        form: atLeast, relation: .greaterThanOrEqual, priority: item.compressionResistance[axis].rawValue,
        source: .compressionResistance(item: index, axis)))
    var atMost = size
    atMost.scale(by: -1)
    atMost.constant = wanted
    rows.append(
      SolverRow(
        form: atMost, relation: .greaterThanOrEqual, priority: item.contentHugging[axis].rawValue,
        source: .hugging(item: index, axis)))
  }
}

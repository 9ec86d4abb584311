/// A layout problem as a linear system, and what each of its constraints stands for.
///
/// Every free item has four variables: left, top, width and height, numbered from four times its index. Known frames are
/// constants. The constraints are first those that somebody stated, then what each free item implies.
struct LayoutSystem: Sendable {
  var system: LinearSystem
  private(set) var references: [ConstraintReference] = []

  init(_ problem: LayoutProblem) {
    system = LinearSystem(variableCount: 4 * problem.items.count)
    system.reserve(problem.constraints.count + 6 * problem.items.count)
    references.reserveCapacity(problem.constraints.count + 6 * problem.items.count)
    for index in problem.constraints.indices {
      let constraint = problem.constraints[index]
      let isMirrored = problem.direction == .rightToLeft && LayoutSystem.namesReadingEdge(constraint)
      system.add(constant: constraint.constant)
      for term in constraint.terms { add(term, isMirrored: isMirrored, problem) }
      system.end(constraint.relation, priority: constraint.priority.rawValue)
      references.append(.stated(index))
    }
    for item in problem.items.indices where problem.items[item].frame == nil {
      addImplied(item, .horizontal, problem.items[item])
      addImplied(item, .vertical, problem.items[item])
    }
  }

  static func variable(_ item: Int, _ attribute: LayoutAttribute) -> Int {
    switch attribute {
    case .left: 4 * item
    case .top: 4 * item + 1
    case .width: 4 * item + 2
    default: 4 * item + 3
    }
  }

  private static func namesReadingEdge(_ constraint: LayoutConstraint) -> Bool {
    for term in constraint.terms where term.attribute.isDirectional { return true }
    return false
  }

  private mutating func add(_ term: LayoutTerm, isMirrored: Bool, _ problem: LayoutProblem) {
    let item = problem.items[term.item]
    guard isMirrored, term.attribute.axis == .horizontal, !term.attribute.isSize else {
      add(term.coefficient, term.item, item, term.attribute)
      return
    }
    let attribute: LayoutAttribute
    switch term.attribute {
    case .leading: attribute = .right
    case .trailing: attribute = .left
    default: attribute = term.attribute
    }
    add(-term.coefficient, term.item, item, attribute)
  }

  private mutating func add(_ factor: Double, _ index: Int, _ item: LayoutItem, _ attribute: LayoutAttribute) {
    let isHorizontal = attribute.axis == .horizontal
    let origin: LayoutAttribute = isHorizontal ? .left : .top
    let extent: LayoutAttribute = isHorizontal ? .width : .height
    switch attribute {
    case .left, .leading, .top: addSide(factor, index, item, origin)
    case .width, .height: addSide(factor, index, item, extent)
    case .right, .trailing, .bottom:
      addSide(factor, index, item, origin)
      addSide(factor, index, item, extent)
    case .centerX, .centerY:
      addSide(factor, index, item, origin)
      addSide(factor / 2, index, item, extent)
    case .firstBaseline:
      addSide(factor, index, item, origin)
      if let offset = item.firstBaselineFromTop {
        system.add(constant: factor * offset)
      } else {
        addSide(factor, index, item, extent)
      }
    case .lastBaseline:
      addSide(factor, index, item, origin)
      addSide(factor, index, item, extent)
      system.add(constant: -factor * (item.lastBaselineFromBottom ?? 0))
    }
  }

  private mutating func addSide(_ factor: Double, _ index: Int, _ item: LayoutItem, _ attribute: LayoutAttribute) {
    guard let frame = item.frame else {
      system.add(factor, LayoutSystem.variable(index, attribute))
      return
    }
    let value: Double
    switch attribute {
    case .left: value = frame.x
    case .top: value = frame.y
    case .width: value = frame.width
    default: value = frame.height
    }
    system.add(constant: factor * value)
  }

  private mutating func addImplied(_ index: Int, _ axis: Axis, _ item: LayoutItem) {
    let size = LayoutSystem.variable(index, axis == .horizontal ? .width : .height)
    system.add(1, size)
    system.end(.greaterThanOrEqual)
    references.append(.nonNegativeSize(item: index, axis))
    guard let wanted = item.intrinsicContentSize[axis] else { return }
    system.add(1, size)
    system.add(constant: -wanted)
    system.end(.greaterThanOrEqual, priority: item.compressionResistance[axis].rawValue)
    references.append(.compressionResistance(item: index, axis))
    system.add(1, size)
    system.add(constant: -wanted)
    system.end(.lessThanOrEqual, priority: item.contentHugging[axis].rawValue)
    references.append(.hugging(item: index, axis))
  }
}

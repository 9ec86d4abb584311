/// The largest problem that the solver takes: constraints that somebody stated.
public let maximumConstraintCount = 4096
/// The largest problem that the solver takes: items, fixed ones included.
public let maximumItemCount = 1024

/// Solves a layout problem.
///
/// Batch: required equalities are eliminated, what remains falls into components, and each is a small linear program,
/// lexicographic over the priorities that occur in it. The answer depends on the problem alone, not on an earlier call,
/// an address or a hash. Numbers that are not finite, and problems beyond the limits, give `.limitExceeded`.
///
/// - Complexity: near linear in chains of equalities; per component cubic in its rows at worst.
/// - Returns: frames, what is not met, and what contradicts itself or is left open.
public func solve(_ problem: LayoutProblem) -> LayoutSolution {
  guard isWithinLimits(problem) else { return unsolved(problem, .limitExceeded) }
  let rows = RowBuilder(problem: problem).rows()
  switch SystemSolver(rows: rows, itemCount: problem.items.count).run() {
  case .exhausted: return unsolved(problem, .limitExceeded)
  case .infeasible: return conflict(problem, rows)
  case .solved(let system): return answer(problem, rows, system)
  }
}

private func isWithinLimits(_ problem: LayoutProblem) -> Bool {
  if problem.constraints.count > maximumConstraintCount || problem.items.count > maximumItemCount { return false }
  for item in problem.items {
    if let frame = item.frame {
      if !(frame.x + frame.y + frame.width + frame.height).isFinite { return false }
    }
    let sizes = (item.intrinsicContentSize.width ?? 0) + (item.intrinsicContentSize.height ?? 0)
    if !sizes.isFinite || sizes.magnitude > 1e12 { return false }
    if !((item.firstBaselineFromTop ?? 0) + (item.lastBaselineFromBottom ?? 0)).isFinite { return false }
  }
  for constraint in problem.constraints {
    if !constraint.constant.isFinite || constraint.constant.magnitude > 1e12 { return false }
    for term in constraint.terms {
      if !term.coefficient.isFinite || term.coefficient.magnitude > 1e12 { return false }
      if term.item < 0 || term.item >= problem.items.count { return false }
    }
  }
  return true
}

private func unsolved(_ problem: LayoutProblem, _ status: LayoutSolution.Status) -> LayoutSolution {
  var frames: [Rect] = []
  for item in problem.items { frames.append(item.frame ?? .zero) }
  return LayoutSolution(status: status, frames: frames)
}

private func answer(_ problem: LayoutProblem, _ rows: [SolverRow], _ system: SolvedSystem) -> LayoutSolution {
  var solution = LayoutSolution(status: .solved, frames: frames(problem, system.values))
  for row in rows where !row.isRequired {
    if row.violation(system.values) > 1e-6 * row.form.scale { solution.violated.append(row.source) }
  }
  for item in problem.items.indices where problem.items[item].frame == nil {
    for attribute in [LayoutAttribute.left, .top, .width, .height] {
      let range = system.range(of: RowBuilder.variable(item, attribute))
      if let low = range.minimum, let high = range.maximum, high - low <= 1e-6 * max(1, low.magnitude) { continue }
      solution.ambiguities.append(
        Ambiguity(item: item, attribute: attribute, minimum: range.minimum, maximum: range.maximum))
    }
  }
  if !solution.ambiguities.isEmpty { solution.status = .ambiguous }
  return solution
}

private func frames(_ problem: LayoutProblem, _ values: [Double]) -> [Rect] {
  var frames: [Rect] = []
  for item in problem.items.indices {
    frames.append(
      problem.items[item].frame
        ?? Rect(
          x: clean(values[4 * item]), y: clean(values[4 * item + 1]), width: max(0, clean(values[4 * item + 2])),
          height: max(0, clean(values[4 * item + 3]))))
  }
  return frames
}

/// Takes rounding dust off a number that is meant to be a multiple of 1/1024.
private func clean(_ value: Double) -> Double {
  let rounded = (value * 1024).rounded() / 1024
  return (value - rounded).magnitude < 1e-9 * max(1, value.magnitude) ? rounded : value
}

/// Answers a contradiction: an irreducible set, and the frames without the last statement of each such set.
private func conflict(_ problem: LayoutProblem, _ rows: [SolverRow]) -> LayoutSolution {
  let core = irreducibleConflict(rows, itemCount: problem.items.count)
  var remaining = rows
  var dropped = core
  for _ in 0..<16 {
    guard let last = lastStated(dropped) else { break }
    remaining.removeAll { $0.source == last }
    switch SystemSolver(rows: remaining, itemCount: problem.items.count).run() {
    case .solved(let system):
      var solution = answer(problem, remaining, system)
      solution.status = .conflict
      solution.conflict = withFixedFrames(core, problem)
      return solution
    case .infeasible: dropped = irreducibleConflict(remaining, itemCount: problem.items.count)
    case .exhausted: return unsolved(problem, .limitExceeded)
    }
  }
  var solution = unsolved(problem, .conflict)
  solution.conflict = withFixedFrames(core, problem)
  return solution
}

private func lastStated(_ core: [ConstraintReference]) -> ConstraintReference? {
  var last: ConstraintReference?
  for reference in core {
    if case .stated = reference { last = reference }
  }
  return last ?? core.last
}

private func withFixedFrames(_ core: [ConstraintReference], _ problem: LayoutProblem) -> [ConstraintReference] {
  var result = core
  for item in problem.items.indices where problem.items[item].frame != nil {
    var takesPart = false
    for reference in core {
      guard case .stated(let index) = reference else { continue }
      for term in problem.constraints[index].terms where term.item == item { takesPart = true }
    }
    if takesPart { result.append(.fixedFrame(item: item)) }
  }
  return result
}

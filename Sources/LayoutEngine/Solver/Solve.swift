/// The largest problem that the solver takes: constraints that somebody stated.
public let maximumConstraintCount = 4096
/// The largest problem that the solver takes: items, fixed ones included.
public let maximumItemCount = 1024
/// The largest number, in points, that a problem may hold.
public let maximumMagnitude = 1e9

/// Solves a layout problem.
///
/// Batch: required equalities are eliminated, what remains falls into components, and each is a small linear program,
/// lexicographic over the priorities that occur in it. The answer depends on the problem alone, not on an earlier call,
/// an address or a hash. Numbers that are not finite or larger than `maximumMagnitude`, and problems beyond the limits, give
/// `.limitExceeded`.
///
/// Where several layouts are equally good, one is shown by rule: the wish that is written first is met as far as it goes, then
/// the next, strong ones before weak ones; what is open then is as near to zero as it can be, item by item, in the order left,
/// top, width, height.
///
/// - Complexity: near linear in chains of constraints; per component cubic in its forms at worst.
/// - Returns: frames, what is not met, and what contradicts itself or is left open.
public func solve(_ problem: LayoutProblem) -> LayoutSolution {
  guard problem.isWithinLimits else { return unsolved(problem, .limitExceeded) }
  let layout = LayoutSystem(problem)
  switch solveSystem(layout.system) {
  case .exhausted: return unsolved(problem, .limitExceeded)
  case .infeasible(let row): return conflict(problem, layout, around: row)
  case .solved(var solved): return answer(problem, layout, layout.system, layout.references, &solved)
  }
}

extension LayoutProblem {
  /// Whether the problem is small enough and all its numbers can be reckoned with.
  var isWithinLimits: Bool {
    if constraints.count > maximumConstraintCount || items.count > maximumItemCount { return false }
    func isSound(_ number: Double?) -> Bool { (number ?? 0).magnitude <= maximumMagnitude }
    for item in items {
      if let frame = item.frame {
        if !isSound(frame.x) || !isSound(frame.y) || !isSound(frame.width) || !isSound(frame.height) { return false }
      }
      if !isSound(item.intrinsicContentSize.width) || !isSound(item.intrinsicContentSize.height) { return false }
      if !isSound(item.firstBaselineFromTop) || !isSound(item.lastBaselineFromBottom) { return false }
    }
    for constraint in constraints {
      if !isSound(constraint.constant) { return false }
      for term in constraint.terms where !isSound(term.coefficient) || !items.indices.contains(term.item) {
        return false
      }
    }
    return true
  }
}

private func unsolved(_ problem: LayoutProblem, _ status: LayoutSolution.Status) -> LayoutSolution {
  var frames: [Rect] = []
  for item in problem.items { frames.append(item.frame ?? .zero) }
  return LayoutSolution(status: status, frames: frames)
}

private func answer(
  _ problem: LayoutProblem, _ layout: LayoutSystem, _ system: LinearSystem, _ references: [ConstraintReference],
  _ solved: inout SolvedSystem
) -> LayoutSolution {
  var solution = LayoutSolution(
    status: .solved, frames: frames(problem, solved.values), violated: violated(references, system, solved.values))
  var free: [Int] = []
  for item in problem.items.indices where problem.items[item].frame == nil {
    for attribute in [LayoutAttribute.left, .top, .width, .height] {
      free.append(LayoutSystem.variable(item, attribute))
    }
  }
  if solved.hasOnlyUniqueComponents, !solved.hasLooseVariable(among: free) { return solution }
  for variable in free {
    let range = solved.range(of: variable)
    if let low = range.minimum, let high = range.maximum, high - low <= 1e-6 * max(1, low.magnitude) { continue }
    let attributes = [LayoutAttribute.left, .top, .width, .height]
    solution.ambiguities.append(
      Ambiguity(
        item: variable / 4, attribute: attributes[variable % 4], minimum: range.minimum, maximum: range.maximum))
  }
  if !solution.ambiguities.isEmpty { solution.status = .ambiguous }
  return solution
}

/// The optional constraints that are not met.
private func violated(
  _ references: [ConstraintReference], _ system: LinearSystem, _ values: [Double]
) -> [ConstraintReference] {
  var result: [ConstraintReference] = []
  for row in references.indices where !system.isRequired(row) {
    if system.violation(of: row, values) > 1e-6 * system.scale(of: row) { result.append(references[row]) }
  }
  return result
}

private func frames(_ problem: LayoutProblem, _ values: [Double]) -> [Rect] {
  var frames: [Rect] = []
  frames.reserveCapacity(problem.items.count)
  for item in problem.items.indices { frames.append(problem.items[item].frame ?? frame(of: item, values)) }
  return frames
}

/// The frame of a free item.
func frame(of item: Int, _ values: [Double]) -> Rect {
  Rect(
    x: clean(values[4 * item]), y: clean(values[4 * item + 1]), width: max(0, clean(values[4 * item + 2])),
    height: max(0, clean(values[4 * item + 3])))
}

/// Takes rounding dust off a number that is meant to be a multiple of 1/1024.
private func clean(_ value: Double) -> Double {
  let rounded = (value * 1024).rounded() / 1024
  return (value - rounded).magnitude < 1e-9 * max(1, value.magnitude) ? rounded : value
}

/// Answers a contradiction: an irreducible set, and the frames without the last statement of each such set.
private func conflict(_ problem: LayoutProblem, _ layout: LayoutSystem, around row: Int) -> LayoutSolution {
  func core(_ system: LinearSystem, _ references: [ConstraintReference], _ row: Int) -> [Int] {
    irreducibleConflict(system, around: row) { index in
      if case .stated = references[index] { return false }
      return true
    }
  }
  var system = layout.system
  var references = layout.references
  let first = core(system, references, row)
  var dropped = first
  for _ in 0..<16 {
    guard let last = lastStated(dropped, references) else { break }
    var kept: [Int] = []
    for index in references.indices where index != last { kept.append(index) }
    system = system.subset(kept)
    references.remove(at: last)
    switch solveSystem(system) {
    case .solved(var solved):
      var solution = answer(problem, layout, system, references, &solved)
      solution.status = .conflict
      solution.conflict = withFixedFrames(first, problem, layout)
      return solution
    case .infeasible(let next): dropped = core(system, references, next)
    case .exhausted: return unsolved(problem, .limitExceeded)
    }
  }
  var solution = unsolved(problem, .conflict)
  solution.conflict = withFixedFrames(first, problem, layout)
  return solution
}

private func lastStated(_ core: [Int], _ references: [ConstraintReference]) -> Int? {
  var last: Int?
  for row in core {
    if case .stated = references[row] { last = max(last ?? row, row) }
  }
  return last ?? core.last
}

/// The set as references, statements first in source order, then what views imply and the known frames that take part.
private func withFixedFrames(
  _ core: [Int], _ problem: LayoutProblem, _ layout: LayoutSystem
) -> [ConstraintReference] {
  var result: [ConstraintReference] = []
  for row in core.sorted() { result.append(layout.references[row]) }
  for item in problem.items.indices where problem.items[item].frame != nil {
    var takesPart = false
    for reference in result {
      guard case .stated(let index) = reference else { continue }
      for term in problem.constraints[index].terms where term.item == item { takesPart = true }
    }
    if takesPart { result.append(.fixedFrame(item: item)) }
  }
  return result
}

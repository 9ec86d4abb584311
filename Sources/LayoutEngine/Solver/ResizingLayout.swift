/// A layout whose known frames move, as under a hand that drags the edge of a window.
///
/// Every step gives what `solve` gives for that step, but a step that keeps the same constraints in charge takes a few
/// multiplications only.
public struct ResizingLayout: Sendable {
  private let first: LayoutProblem
  private let second: LayoutProblem
  private let layout: LayoutSystem
  private var parametric: ParametricSolution
  /// The answer at the current t.
  public private(set) var solution: LayoutSolution

  /// A layout between two problems that differ in numbers only: t = 0 is the first one and t = 1 the second.
  ///
  /// Returns nil where they differ in more: in what is fixed, in terms, relations, priorities or direction, or where one of
  /// them is beyond the limits.
  public init?(from first: LayoutProblem, to second: LayoutProblem) {
    guard first.hasShape(of: second), first.isWithinLimits, second.isWithinLimits else { return nil }
    self.first = first
    self.second = second
    layout = LayoutSystem(first)
    let end = LayoutSystem(second).system
    var rates: [Double] = []
    rates.reserveCapacity(end.constraintCount)
    for row in 0..<end.constraintCount { rates.append(end.constants[row] - layout.system.constants[row]) }
    parametric = ParametricSolution(layout.system, rates: rates)
    solution = solve(first)
  }

  private func mixed(_ a: Rect, _ b: Rect, _ t: Double) -> Rect {
    Rect(
      x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y), width: a.width + t * (b.width - a.width),
      height: a.height + t * (b.height - a.height))
  }

  /// The problem at t.
  public func problem(at t: Double) -> LayoutProblem {
    func mix(_ a: Double, _ b: Double) -> Double { a + t * (b - a) }
    func mix(_ a: Double?, _ b: Double?) -> Double? {
      guard let a, let b else { return nil }
      return mix(a, b)
    }
    var problem = first
    for index in problem.items.indices {
      let other = second.items[index]
      if let a = first.items[index].frame, let b = other.frame {
        problem.items[index].frame = mixed(a, b, t)
      }
      let size = first.items[index].intrinsicContentSize
      problem.items[index].intrinsicContentSize = IntrinsicContentSize(
        width: mix(size.width, other.intrinsicContentSize.width),
        height: mix(size.height, other.intrinsicContentSize.height))
      problem.items[index].firstBaselineFromTop = mix(
        first.items[index].firstBaselineFromTop, other.firstBaselineFromTop)
      problem.items[index].lastBaselineFromBottom = mix(
        first.items[index].lastBaselineFromBottom, other.lastBaselineFromBottom)
    }
    for index in problem.constraints.indices {
      problem.constraints[index].constant = mix(first.constraints[index].constant, second.constraints[index].constant)
    }
    return problem
  }

  /// Moves to t; the answer is the one that `solve(problem(at: t))` gives.
  public mutating func move(to t: Double) {
    parametric.move(to: t)
    guard parametric.isSolved, parametric.isUnique, solution.status == .solved else {
      solution = solve(problem(at: t))
      return
    }
    for index in first.items.indices {
      if let a = first.items[index].frame, let b = second.items[index].frame {
        solution.frames[index] = mixed(a, b, t)
      } else {
        solution.frames[index] = frame(of: index, parametric.values)
      }
    }
    solution.violated.removeAll(keepingCapacity: true)
    for row in parametric.unmetRows(at: t) { solution.violated.append(layout.references[row]) }
  }

  /// How many components had to be solved anew.
  public var solvedComponentCount: Int { parametric.solvedComponentCount }
}

extension LayoutProblem {
  /// Whether the two differ in numbers only.
  fileprivate func hasShape(of other: LayoutProblem) -> Bool {
    if direction != other.direction || items.count != other.items.count { return false }
    if constraints.count != other.constraints.count { return false }
    for index in items.indices where !items[index].hasShape(of: other.items[index]) { return false }
    for index in constraints.indices {
      let mine = constraints[index]
      let theirs = other.constraints[index]
      if mine.terms != theirs.terms || mine.relation != theirs.relation || mine.priority != theirs.priority {
        return false
      }
    }
    return true
  }
}

extension LayoutItem {
  fileprivate func hasShape(of other: LayoutItem) -> Bool {
    for axis in Axis.allCases {
      if (intrinsicContentSize[axis] == nil) != (other.intrinsicContentSize[axis] == nil) { return false }
    }
    return (frame == nil) == (other.frame == nil) && contentHugging == other.contentHugging
      && compressionResistance == other.compressionResistance
      && (firstBaselineFromTop == nil) == (other.firstBaselineFromTop == nil)
      && (lastBaselineFromBottom == nil) == (other.lastBaselineFromBottom == nil)
  }
}

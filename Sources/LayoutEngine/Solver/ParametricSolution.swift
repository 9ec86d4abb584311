/// A system whose constants move along a line, as when the edge of a window is dragged.
///
/// `constants(t) = start + t × rates`. Each component is at an optimum where as many of its forms as it has variables sit at a mark.
/// As long as these stay the ones, its values move along a line too, and a step costs one multiplication for each value that moves.
/// Where a form meets another mark, that component alone is solved anew. So every step equals solving that step from scratch.
public struct ParametricSolution: Sendable {
  private let system: LinearSystem
  private let rates: [Double]
  /// The values at the current t; of a system without a solution the last ones.
  public private(set) var values: [Double]
  /// Whether there is a solution at the current t.
  public private(set) var isSolved = false
  /// Whether the solution is the only one, apart from variables that no constraint speaks of.
  public private(set) var isUnique = false
  /// How many components were solved anew since the start.
  public private(set) var solvedComponentCount = 0

  /// The system at t = 0 and at t = 1, which have the same forms; nil where one of them contradicts itself already.
  private var ends: (zero: ReducedSystem, one: ReducedSystem)?
  /// By constraint: where its mark stands at t = 0, and how fast it moves.
  private var markStarts: [Double]
  private var markRates: [Double]
  private var lines: [ComponentLine] = []
  /// The common moment of `referenceValues`, and how fast they move in the stretch from `first` to `last`.
  private var reference = 0.0
  private var referenceValues: [Double]
  private var slopes: [Double] = []
  private var first = 1.0
  private var last = 0.0

  /// Solves the system with its own constants, which are those of t = 0.
  ///
  /// - Parameter rates: how fast the constant of each constraint moves; empty for a system that stands still.
  public init(_ system: LinearSystem, rates: [Double]) {
    self.system = system
    self.rates = rates.isEmpty ? [Double](repeating: 0, count: system.constraintCount) : rates
    values = [Double](repeating: 0, count: system.variableCount)
    referenceValues = values
    markStarts = [Double](repeating: 0, count: system.constraintCount)
    markRates = markStarts
    let zero = ReducedSystem(system)
    let one = rates.isEmpty ? zero : ReducedSystem(self.system(at: 1))
    if zero.contradiction == nil, one.contradiction == nil, zero.components.count == one.components.count {
      for component in zero.components {
        for mark in component.marks { markStarts[mark.row] = mark.value }
      }
      for component in one.components {
        for mark in component.marks { markRates[mark.row] = mark.value - markStarts[mark.row] }
      }
      lines = [ComponentLine](repeating: ComponentLine(rates: [], first: 1, last: 0), count: zero.components.count)
      ends = (zero, one)
    }
    move(to: 0)
  }

  /// Moves to t and finds the values there.
  public mutating func move(to t: Double) {
    if t > first, t < last {
      let step = t - reference
      // Out of the structure and back: the loop then works on plain arrays, without a check for each access.
      var next = values
      values = []
      for variable in next.indices { next[variable] = referenceValues[variable] + step * slopes[variable] }
      values = next
      return
    }
    first = 1
    last = 0
    if ends == nil || !holdsConstants(at: t) || !solveComponents(at: t) { solveAlone(at: t) }
  }

  /// The optional constraints that are not met at t, where the values are those of t.
  func unmetRows(at t: Double) -> [Int] {
    var rows: [Int] = []
    for row in rates.indices where !system.isRequired(row) {
      let residual = system.residual(of: row, values) + t * rates[row]
      let isUnmet: Bool
      let tolerance = 1e-6 * system.scale(of: row)
      switch system.relations[row] {
      case .equal: isUnmet = residual.magnitude > tolerance
      case .greaterThanOrEqual: isUnmet = residual < -tolerance
      case .lessThanOrEqual: isUnmet = residual > tolerance
      }
      if isUnmet { rows.append(row) }
    }
    return rows
  }

  /// The system with the constants of t.
  func system(at t: Double) -> LinearSystem {
    var moved = system
    for row in rates.indices where rates[row] != 0 {
      moved.setConstant(system.constants[row] + t * rates[row], of: row)
    }
    return moved
  }

  /// A step by itself: where the required constraints contradict each other here or at an end.
  private mutating func solveAlone(at t: Double) {
    guard case .solved(let solved) = solveSystem(system(at: t)) else {
      isSolved = false
      return
    }
    values = solved.values
    isSolved = true
    isUnique = solved.hasOnlyUniqueComponents
  }

  /// Whether the required constraints without open variables hold at t.
  private func holdsConstants(at t: Double) -> Bool {
    guard let ends else { return false }
    for index in ends.zero.constants.indices {
      let (row, start) = ends.zero.constants[index]
      let residual = start + t * (ends.one.constants[index].residual - start)
      let tolerance = 1e-6 * max(1, start.magnitude, system.scale(of: row))
      if system.relations[row] == .greaterThanOrEqual ? residual < -tolerance : residual > tolerance { return false }
    }
    return true
  }

  /// Solves anew what has left its stretch; false where that has no solution.
  private mutating func solveComponents(at t: Double) -> Bool {
    guard var ends else { return false }
    isUnique = true
    var next = referenceValues
    let step = t - reference
    for variable in slopes.indices { next[variable] += step * slopes[variable] }
    for index in lines.indices {
      if t > lines[index].first, t < lines[index].last { continue }
      var component = ends.zero.components[index]
      component.moveMarks(markStarts, markRates, to: t)
      let solved = SolvedComponent(component)
      solvedComponentCount += 1
      lines[index] = ComponentLine(rates: [], first: 1, last: 0)
      if solved.isExhausted || solved.contradiction != nil {
        forgetLines()
        return false
      }
      let local = solved.chosenValues(component)
      for place in component.variables.indices { next[Int(component.variables[place])] = local[place] }
      if solved.isUnique {
        lines[index] = solved.line(rates: markRates, from: t)
        // A little inside, so that a step near the edge is solved.
        lines[index].first += 1e-6
        lines[index].last -= 1e-6
      } else {
        isUnique = false
      }
    }
    setReference(t, next, &ends)
    return true
  }

  private mutating func forgetLines() {
    for index in lines.indices { lines[index] = ComponentLine(rates: [], first: 1, last: 0) }
    slopes.removeAll(keepingCapacity: true)
  }

  /// Makes t the reference, with what the equalities determine, and finds how everything moves from there.
  private mutating func setReference(
    _ t: Double, _ open: [Double], _ ends: inout (zero: ReducedSystem, one: ReducedSystem)
  ) {
    var atZero = open
    ends.zero.equalities.evaluate(&atZero)
    var atOne = open
    ends.one.equalities.evaluate(&atOne)
    for variable in values.indices { values[variable] = atZero[variable] + t * (atOne[variable] - atZero[variable]) }
    isSolved = true
    reference = t
    referenceValues = values
    first = -.infinity
    last = .infinity
    slopes = [Double](repeating: 0, count: values.count)
    for index in lines.indices {
      first = max(first, lines[index].first)
      last = min(last, lines[index].last)
      for place in lines[index].rates.indices {
        slopes[Int(ends.zero.components[index].variables[place])] = lines[index].rates[place]
      }
    }
    limitByConstants(ends.zero, ends.one, t)
    // The equalities are affine: their slope is the value at t = 1 less the constant at t = 0.
    var still = [Double](repeating: 0, count: values.count)
    ends.zero.equalities.evaluate(&still)
    ends.one.equalities.evaluate(&slopes)
    for variable in slopes.indices { slopes[variable] -= still[variable] }
  }

  /// Ends the stretch where a required constraint without open variables stops to hold.
  private mutating func limitByConstants(_ zero: ReducedSystem, _ one: ReducedSystem, _ t: Double) {
    for index in zero.constants.indices {
      let start = zero.constants[index].residual
      let rate = one.constants[index].residual - start
      if rate.magnitude <= 1e-12 { continue }
      let crossing = -start / rate
      if crossing > t { last = min(last, crossing) } else { first = max(first, crossing) }
    }
  }
}

extension ComponentProblem {
  /// Puts every mark where it stands at t, in order.
  fileprivate mutating func moveMarks(_ starts: [Double], _ rates: [Double], to t: Double) {
    for index in marks.indices { marks[index].value = starts[marks[index].row] + t * rates[marks[index].row] }
    for form in 0..<formCount {
      let range = marks(of: form)
      for index in range.dropFirst() {
        var place = index
        while place > range.lowerBound, marks[place - 1].isAfter(marks[place]) {
          marks.swapAt(place - 1, place)
          place -= 1
        }
      }
    }
  }
}

extension Mark {
  fileprivate func isAfter(_ other: Mark) -> Bool { value != other.value ? value > other.value : row > other.row }
}

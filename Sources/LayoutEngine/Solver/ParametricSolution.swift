/// A system whose constants move along a line, as when the edge of a window is dragged.
///
/// `constants(t) = start + t × rates`. At one t the system is solved in full. The optimum is where as many constraints as there are
/// variables hold with equality; as long as these stay the ones, the values move along a line too, and a step costs one
/// multiplication for each value that moves. They stay the ones until another constraint changes from met to unmet or back; from
/// there on it is solved in full again. So every step equals solving that step from scratch.
public struct ParametricSolution: Sendable {
  /// The system with the constants of the last full solution.
  private(set) var system: LinearSystem
  private let start: [Double]
  private let rates: [Double]
  /// The values at the current t; of a system without a solution the last ones.
  public private(set) var values: [Double]
  /// How often the system was solved in full.
  public private(set) var fullSolveCount = 0
  /// What became of the system at the last full solution.
  private(set) var outcome: SystemOutcome
  private var reference: Double = 0
  private var referenceValues: [Double] = []
  private var moving: [Int32] = []
  private var movingRates: [Double] = []
  private var lowest = 1.0
  private var highest = 0.0

  /// Solves the system with its own constants, which are those of t = 0.
  ///
  /// - Parameter rates: how fast the constant of each constraint moves; empty for a system that stands still.
  public init(_ system: LinearSystem, rates: [Double]) {
    self.system = system
    start = system.constants
    self.rates = rates.isEmpty ? [Double](repeating: 0, count: system.constraintCount) : rates
    values = []
    outcome = .exhausted
    solveInFull(at: 0)
  }

  /// Whether there is a solution at the current t.
  public var isSolved: Bool {
    if case .solved = outcome { return true }
    return false
  }

  /// Moves to t and finds the values there.
  public mutating func move(to t: Double) {
    guard t > lowest, t < highest else {
      solveInFull(at: t)
      return
    }
    let step = t - reference
    for index in moving.indices {
      let variable = Int(moving[index])
      values[variable] = referenceValues[variable] + step * movingRates[index]
    }
  }

  /// The system with the constants of t.
  func system(at t: Double) -> LinearSystem {
    var moved = system
    for row in rates.indices where rates[row] != 0 { moved.setConstant(start[row] + t * rates[row], of: row) }
    return moved
  }

  private mutating func solveInFull(at t: Double) {
    fullSolveCount += 1
    system = system(at: t)
    outcome = solveSystem(system)
    reference = t
    lowest = 1
    highest = 0
    guard case .solved(var solved) = outcome else { return }
    values = solved.values
    referenceValues = values
    if solved.hasOnlyUniqueComponents { findLine(&solved, t) }
  }

  /// The direction of the values, and how far it holds.
  private mutating func findLine(_ solved: inout SolvedSystem, _ t: Double) {
    let active = solved.activeRows
    var direction = RequiredEqualities(system.subset(active, constants: rates), takesAll: true)
    if direction.contradiction != nil { return }
    var slopes = [Double](repeating: 0, count: system.variableCount)
    direction.evaluate(&slopes)
    moving.removeAll(keepingCapacity: true)
    movingRates.removeAll(keepingCapacity: true)
    for variable in slopes.indices where slopes[variable] != 0 {
      moving.append(Int32(variable))
      movingRates.append(slopes[variable])
    }
    lowest = -.infinity
    highest = .infinity
    var isActive = [Bool](repeating: false, count: system.constraintCount)
    for row in active { isActive[row] = true }
    for row in 0..<system.constraintCount where !isActive[row] {
      var rate = rates[row]
      for place in system.terms(of: row) { rate += system.coefficients[place] * slopes[Int(system.variables[place])] }
      if rate.magnitude <= 1e-12 { continue }
      let residual = system.residual(of: row, values)
      let distance = -residual / rate
      if residual.magnitude <= 1e-6 * system.scale(of: row) {
        // On the edge: it changes at once, one way or the other.
        lowest = 1
        highest = 0
        return
      }
      if distance > 0 { highest = min(highest, t + distance) } else { lowest = max(lowest, t + distance) }
    }
    // A little inside, so that a step near the edge is solved in full.
    lowest += 1e-6
    highest -= 1e-6
  }
}

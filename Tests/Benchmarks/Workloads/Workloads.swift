public import LayoutEngine

// The workloads on which the solver is timed natively, in WebAssembly, and beside kiwi, whose constraints in
// Tests/Benchmarks/solver.py are the same.

/// A system whose first constraint compares something with a width that is dragged.
public struct Workload: Sendable {
  /// Its name in reports.
  public let name: String
  /// The widths of a drag.
  public let widths: ClosedRange<Int>
  let make: @Sendable () -> LinearSystem
}

func chainOfEqualities() -> LinearSystem {
  var system = LinearSystem(variableCount: 1000)
  system.reserve(1000)
  system.add(1, 0)
  system.end(.equal, priority: 750)
  for i in 1..<1000 {
    system.add(1, i)
    system.add(-1, i - 1)
    system.add(constant: -10)
    system.end(.equal)
  }
  return system
}

/// Five hundred gaps of at least 8; flipped writes every inequality the other way round.
func chainOfInequalities(flipped: Bool, pinned: Bool = true) -> LinearSystem {
  var system = LinearSystem(variableCount: 500)
  system.reserve(1000)
  system.add(1, 499)
  system.end(.lessThanOrEqual, priority: 500)
  for i in 1..<500 {
    let sign = flipped ? -1.0 : 1.0
    for relation in [flipped ? LayoutRelation.lessThanOrEqual : .greaterThanOrEqual, .equal] {
      system.add(sign, i)
      system.add(-sign, i - 1)
      system.add(constant: -8 * sign)
      system.end(relation, priority: relation == .equal ? 250 : 1000)
    }
  }
  system.add(1, 0)
  system.end(.greaterThanOrEqual)
  if pinned {
    system.add(1, 0)
    system.end(.equal, priority: 250)
  }
  return system
}

/// Rows of a list, twelve constraints each: place, size, a label and a value that share the width.
func list(rows: Int) -> LinearSystem {
  var system = LinearSystem(variableCount: 1 + 8 * rows)
  system.reserve(1 + 12 * rows)
  system.add(1, 0)
  system.end(.equal)
  for row in 0..<rows {
    let x = 1 + 8 * row
    let (y, w, h, labelX, labelWidth, valueX, valueWidth) = (x + 1, x + 2, x + 3, x + 4, x + 5, x + 6, x + 7)
    func constrain(
      _ terms: [(Double, Int)], _ constant: Double, _ relation: LayoutRelation, _ priority: Double = 1000
    ) {
      for (coefficient, variable) in terms { system.add(coefficient, variable) }
      system.add(constant: constant)
      system.end(relation, priority: priority)
    }
    constrain([(1, x)], 0, .equal)
    constrain(row == 0 ? [(1, y)] : [(1, y), (-1, y - 8), (-1, h - 8)], 0, .equal)
    constrain([(1, w), (-1, 0)], 0, .equal)
    constrain([(1, h)], -44, .greaterThanOrEqual)
    constrain([(1, h)], -44, .equal, 250)
    constrain([(1, labelX), (-1, x)], -16, .equal)
    constrain([(1, labelWidth)], -Double(80 + row % 7 * 20), .greaterThanOrEqual, 750)
    constrain([(1, labelWidth)], -Double(80 + row % 7 * 20), .lessThanOrEqual, 250)
    constrain([(1, valueX), (-1, labelX), (-1, labelWidth)], -8, .greaterThanOrEqual)
    constrain([(1, valueWidth)], -Double(60 + row % 5 * 30), .greaterThanOrEqual, 740)
    constrain([(1, valueWidth)], -Double(60 + row % 5 * 30), .lessThanOrEqual, 260)
    constrain([(1, valueX), (1, valueWidth), (-1, x), (-1, w)], 16, .equal)
  }
  return system
}

extension Workload {
  /// The workloads, in the order of reports.
  public static let all = [
    Workload(name: "chain-eq-1000", widths: 0...500, make: chainOfEqualities),
    Workload(name: "chain-ineq-500", widths: 100...9000, make: { chainOfInequalities(flipped: false) }),
    Workload(name: "chain-ineq-500-flipped", widths: 100...9000, make: { chainOfInequalities(flipped: true) }),
    Workload(
      name: "chain-ineq-500-open", widths: 5000...5002, make: { chainOfInequalities(flipped: false, pinned: false) }),
    Workload(name: "list-10", widths: 320...1019, make: { list(rows: 10) }),
    Workload(name: "list-100", widths: 320...1019, make: { list(rows: 100) }),
  ]

  /// The system at its first width.
  public func system() -> LinearSystem {
    var system = make()
    system.setConstant(-Double(widths.lowerBound), of: 0)
    return system
  }

  /// Builds and solves the system once; the sum of the values.
  public func build() -> Double {
    var sum = 0.0
    for value in ParametricSolution(system(), rates: []).values { sum += value }
    return sum
  }

  /// The system with its width ready to be dragged.
  public func drag() -> ParametricSolution {
    let system = system()
    var rates = [Double](repeating: 0, count: system.constraintCount)
    rates[0] = -1
    return ParametricSolution(system, rates: rates)
  }
}

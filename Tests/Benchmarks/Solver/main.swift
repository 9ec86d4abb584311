import LayoutEngine

// Times the workloads that Tests/Benchmarks/solver.py also gives to kiwi. One line each: name, microseconds to build and solve,
// microseconds for one step of the window's width, and a checksum of the values.

/// The median time of a piece of work, in microseconds.
func median(_ runs: Int, _ work: () -> Void) -> Double {
  var times: [Double] = []
  for _ in 0..<runs {
    let clock = ContinuousClock()
    let duration = clock.measure(work)
    times.append(Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds) * 1e6)
  }
  return times.sorted()[runs / 2]
}

/// A system whose first constraint is `width − w = 0`.
struct Workload {
  var name: String
  var widths: ClosedRange<Int>
  var make: () -> LinearSystem
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

let workloads = [
  Workload(name: "chain-eq-1000", widths: 0...500, make: chainOfEqualities),
  Workload(name: "chain-ineq-500", widths: 100...9000, make: { chainOfInequalities(flipped: false) }),
  Workload(name: "chain-ineq-500-flipped", widths: 100...9000, make: { chainOfInequalities(flipped: true) }),
  Workload(
    name: "chain-ineq-500-open", widths: 5000...5002, make: { chainOfInequalities(flipped: false, pinned: false) }),
  Workload(name: "list-10", widths: 320...1019, make: { list(rows: 10) }),
  Workload(name: "list-100", widths: 320...1019, make: { list(rows: 100) }),
]

for workload in workloads {
  var system = workload.make()
  system.setConstant(-Double(workload.widths.lowerBound), of: 0)
  var checksum = 0.0
  let build = median(21) {
    var built = workload.make()
    built.setConstant(-Double(workload.widths.lowerBound), of: 0)
    checksum = ParametricSolution(built, rates: []).values.reduce(0, +)
  }
  var rates = [Double](repeating: 0, count: system.constraintCount)
  rates[0] = -1
  var resizing = ParametricSolution(system, rates: rates)
  let steps = workload.widths.count
  let sweep = median(5) {
    for step in 0..<steps { resizing.move(to: Double(step)) }
  }
  print(
    workload.name, build, sweep / Double(steps), checksum + resizing.values.reduce(0, +),
    resizing.solvedComponentCount)
}

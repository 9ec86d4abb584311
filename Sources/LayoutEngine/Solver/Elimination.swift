/// Equations solved for one variable each.
///
/// The equations stay as short as they were written: a formula may hold variables that other formulas determine. An order keeps
/// this sound: a formula holds only variables that come later in it. An equation with a variable that no formula holds yet goes to
/// the front as it is; any other is first freed of all determined variables and goes to the back. So a chain of a thousand
/// equations costs a thousand steps, not a million. Variables from `pivotCount` on are symbols that are never solved for.
struct Elimination: Sendable {
  private static let open = Int32.max

  let pivotCount: Int
  /// The place of a variable's formula in the order; `open` while it has none.
  private var place: [Int32]
  private var starts: [Int32]
  private var ends: [Int32]
  private var formulaConstants: [Double]
  private var formulaVariables: [Int32] = []
  private var formulaCoefficients: [Double] = []
  /// Whether some formula holds the variable.
  private var isUsed: [Bool]
  private var front: [Int32] = []
  private var back: [Int32] = []
  private var heap: [Int32] = []
  /// The equation that is being taken in.
  var sum: LinearAccumulator

  /// What became of an equation.
  enum Outcome: Sendable {
    /// It determines this variable.
    case determines(Int)
    /// Only symbols and a constant are left of it; `sum` holds them until it is cleared.
    case remains
  }

  init(pivotCount: Int, symbolCount: Int = 0) {
    self.pivotCount = pivotCount
    place = [Int32](repeating: Elimination.open, count: pivotCount)
    starts = [Int32](repeating: 0, count: pivotCount)
    ends = starts
    formulaConstants = [Double](repeating: 0, count: pivotCount)
    isUsed = [Bool](repeating: false, count: pivotCount)
    sum = LinearAccumulator(variableCount: pivotCount + symbolCount)
  }

  /// How many variables have a formula.
  var determinedCount: Int { front.count + back.count }

  func isDetermined(_ variable: Int) -> Bool { place[variable] != Elimination.open }

  /// Takes in the equation `sum = 0`; clears the sum where it determines a variable.
  mutating func insert() -> Outcome {
    if let variable = unusedVariable() {
      front.append(Int32(variable))
      place[variable] = -Int32(front.count)
      solve(for: variable)
      return .determines(variable)
    }
    reduce()
    var pivot = -1
    var largest = 0.0
    for touched in sum.touched where Int(touched) < pivotCount {
      let magnitude = sum.coefficient(of: Int(touched)).magnitude
      if magnitude > largest * (1 + 1e-9)
        || (magnitude >= largest * (1 - 1e-9) && magnitude > 0 && Int(touched) > pivot)
      {
        largest = magnitude
        pivot = Int(touched)
      }
    }
    if pivot < 0 { return .remains }
    back.append(Int32(pivot))
    place[pivot] = Int32(back.count)
    solve(for: pivot)
    return .determines(pivot)
  }

  /// The newest variable that no formula holds or determines, with a coefficient large enough to divide by.
  private func unusedVariable() -> Int? {
    var largest = 0.0
    for touched in sum.touched where Int(touched) < pivotCount {
      largest = max(largest, sum.coefficient(of: Int(touched)).magnitude)
    }
    var best = -1
    for touched in sum.touched where Int(touched) < pivotCount && Int(touched) > best {
      let variable = Int(touched)
      if isUsed[variable] || place[variable] != Elimination.open { continue }
      let magnitude = sum.coefficient(of: variable).magnitude
      if magnitude >= 0.1 * largest, magnitude > 0 { best = variable }
    }
    return best < 0 ? nil : best
  }

  private mutating func solve(for variable: Int) {
    let factor = -1 / sum.coefficient(of: variable)
    starts[variable] = Int32(formulaVariables.count)
    for touched in sum.touched where Int(touched) != variable {
      let coefficient = sum.coefficient(of: Int(touched))
      if coefficient == 0 { continue }
      formulaVariables.append(touched)
      formulaCoefficients.append(coefficient * factor)
      if Int(touched) < pivotCount { isUsed[Int(touched)] = true }
    }
    ends[variable] = Int32(formulaVariables.count)
    formulaConstants[variable] = sum.constant * factor
    isUsed[variable] = true
    sum.clear()
  }

  /// Replaces every determined variable in `sum`, in the order of the formulas.
  mutating func reduce() {
    heap.removeAll(keepingCapacity: true)
    for touched in sum.touched where Int(touched) < pivotCount && isDetermined(Int(touched)) { push(touched) }
    while let next = pop() {
      let variable = Int(next)
      let coefficient = sum.coefficient(of: variable)
      sum.remove(variable)
      if coefficient == 0 { continue }
      for index in Int(starts[variable])..<Int(ends[variable]) {
        let other = formulaVariables[index]
        let isNew = sum.add(coefficient * formulaCoefficients[index], Int(other))
        if isNew, Int(other) < pivotCount, isDetermined(Int(other)) { push(other) }
      }
      if formulaConstants[variable] != 0 { sum.add(constant: coefficient * formulaConstants[variable]) }
    }
  }

  /// Fills in the values of the determined variables from those of the others.
  func evaluate(_ values: inout [Double]) {
    for variable in back.reversed() { values[Int(variable)] = value(of: Int(variable), values) }
    for variable in front { values[Int(variable)] = value(of: Int(variable), values) }
  }

  private func value(of variable: Int, _ values: [Double]) -> Double {
    var value = formulaConstants[variable]
    for index in Int(starts[variable])..<Int(ends[variable]) {
      value += formulaCoefficients[index] * values[Int(formulaVariables[index])]
    }
    return value
  }

  // MARK: A binary heap by place in the order

  private mutating func push(_ variable: Int32) {
    heap.append(variable)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if place[Int(heap[parent])] <= place[Int(heap[child])] { return }
      heap.swapAt(parent, child)
      child = parent
    }
  }

  private mutating func pop() -> Int32? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if heap.isEmpty { return first }
    heap[0] = last
    var parent = 0
    while true {
      var least = 2 * parent + 1
      if least >= heap.count { return first }
      if least + 1 < heap.count, place[Int(heap[least + 1])] < place[Int(heap[least])] { least += 1 }
      if place[Int(heap[parent])] <= place[Int(heap[least])] { return first }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}

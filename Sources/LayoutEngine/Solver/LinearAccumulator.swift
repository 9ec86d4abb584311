/// A sum of multiples of variables that grows term by term.
///
/// Dense in memory, sparse in work: only variables that were touched are visited and cleared. It remembers the largest number
/// that went into each coefficient, so that what is left of a cancellation is told from a small coefficient that somebody meant.
struct LinearAccumulator: Sendable {
  private(set) var sums: [Double]
  private var largest: [Double]
  private(set) var touched: [Int32] = []
  private(set) var constant = 0.0
  /// The largest number that went into the constant.
  private(set) var constantScale = 1.0

  init(variableCount: Int) {
    sums = [Double](repeating: 0, count: variableCount)
    largest = [Double](repeating: 0, count: variableCount)
  }

  /// Adds a term; true where the variable was not in the sum before.
  @discardableResult
  mutating func add(_ coefficient: Double, _ variable: Int) -> Bool {
    let magnitude = coefficient.magnitude
    if magnitude == 0 { return false }
    if largest[variable] == 0 {
      touched.append(Int32(variable))
      largest[variable] = magnitude
      sums[variable] = coefficient
      return true
    }
    largest[variable] = max(largest[variable], magnitude)
    sums[variable] += coefficient
    return false
  }

  mutating func add(constant: Double) {
    self.constant += constant
    constantScale = max(constantScale, constant.magnitude)
  }

  /// The coefficient of a variable, without the dust of a cancellation.
  func coefficient(of variable: Int) -> Double {
    let sum = sums[variable]
    return sum.magnitude <= 1e-12 * largest[variable] ? 0 : sum
  }

  /// Takes a variable out of the sum.
  mutating func remove(_ variable: Int) { sums[variable] = 0 }

  mutating func clear() {
    for variable in touched {
      sums[Int(variable)] = 0
      largest[Int(variable)] = 0
    }
    touched.removeAll(keepingCapacity: true)
    constant = 0
    constantScale = 1
  }

  /// Brings the touched variables into ascending order.
  mutating func sort() {
    // Nearly always a few, nearly sorted.
    if touched.count > 24 {
      touched.sort()
      return
    }
    for index in touched.indices.dropFirst() {
      let value = touched[index]
      var place = index
      while place > 0, touched[place - 1] > value {
        touched[place] = touched[place - 1]
        place -= 1
      }
      touched[place] = value
    }
  }
}

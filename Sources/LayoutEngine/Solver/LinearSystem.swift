/// Linear constraints with priorities over numbered variables: what a layout problem comes down to.
///
/// A constraint is a sum of multiples of variables and a constant, compared with zero. Rows lie one behind the other in flat
/// arrays, so that a thousand constraints are a handful of allocations.
public struct LinearSystem: Sendable {
  /// How many variables there are; they are numbered from 0.
  public let variableCount: Int
  private(set) var starts: [Int32] = [0]
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []
  /// The constants, by constraint.
  private(set) var constants: [Double] = []
  private(set) var relations: [LayoutRelation] = []
  private(set) var priorities: [Double] = []
  private var pendingConstant = 0.0

  /// A system without constraints.
  public init(variableCount: Int) {
    self.variableCount = variableCount
  }

  /// How many constraints there are.
  public var constraintCount: Int { constants.count }

  func terms(of row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  func isRequired(_ row: Int) -> Bool { priorities[row] >= 1000 }

  /// Makes room for so many constraints of about three terms.
  public mutating func reserve(_ constraints: Int) {
    starts.reserveCapacity(constraints + 1)
    constants.reserveCapacity(constraints)
    relations.reserveCapacity(constraints)
    priorities.reserveCapacity(constraints)
    variables.reserveCapacity(3 * constraints)
    coefficients.reserveCapacity(3 * constraints)
  }

  /// Adds a multiple of a variable to the constraint that is being written.
  public mutating func add(_ coefficient: Double, _ variable: Int) {
    let start = Int(starts[starts.count - 1])
    // Few terms: an insertion sort that merges keeps the row in the order of the variables.
    var place = variables.count
    while place > start, variables[place - 1] > Int32(variable) { place -= 1 }
    if place > start, variables[place - 1] == Int32(variable) {
      let old = coefficients[place - 1]
      let sum = old + coefficient
      let cancels = sum.magnitude <= 1e-12 * max(old.magnitude, coefficient.magnitude)
      coefficients[place - 1] = cancels ? 0 : sum
      return
    }
    variables.insert(Int32(variable), at: place)
    coefficients.insert(coefficient, at: place)
  }

  /// Adds to the constant of the constraint that is being written.
  public mutating func add(constant: Double) { pendingConstant += constant }

  /// Ends the constraint: what was added, compared with zero.
  ///
  /// - Parameter priority: 1…1000; from 1000 on it is required.
  public mutating func end(_ relation: LayoutRelation, priority: Double = 1000) {
    var kept = Int(starts[starts.count - 1])
    for place in kept..<variables.count where coefficients[place] != 0 {
      variables[kept] = variables[place]
      coefficients[kept] = coefficients[place]
      kept += 1
    }
    variables.removeLast(variables.count - kept)
    coefficients.removeLast(coefficients.count - kept)
    starts.append(Int32(kept))
    constants.append(pendingConstant)
    relations.append(relation)
    priorities.append(priority)
    pendingConstant = 0
  }

  /// Replaces the constant of a constraint.
  public mutating func setConstant(_ constant: Double, of constraint: Int) { constants[constraint] = constant }

  /// The left side of a constraint where the variables have these values.
  func residual(of row: Int, _ values: [Double]) -> Double {
    var sum = constants[row]
    for place in terms(of: row) { sum += coefficients[place] * values[Int(variables[place])] }
    return sum
  }

  /// By how much a constraint is not met where the variables have these values.
  func violation(of row: Int, _ values: [Double]) -> Double {
    let value = residual(of: row, values)
    switch relations[row] {
    case .equal: return value.magnitude
    case .greaterThanOrEqual: return max(0, -value)
    case .lessThanOrEqual: return max(0, value)
    }
  }

  /// The largest number of a constraint, at least 1: what tolerances are relative to.
  func scale(of row: Int) -> Double {
    var largest = max(1, constants[row].magnitude)
    for place in terms(of: row) { largest = max(largest, coefficients[place].magnitude) }
    return largest
  }

  /// Only these constraints, in this order.
  func subset(_ rows: [Int]) -> LinearSystem {
    var result = LinearSystem(variableCount: variableCount)
    result.reserve(rows.count)
    for row in rows {
      for place in terms(of: row) {
        result.variables.append(variables[place])
        result.coefficients.append(coefficients[place])
      }
      result.starts.append(Int32(result.variables.count))
      result.constants.append(constants[row])
      result.relations.append(relations[row])
      result.priorities.append(priorities[row])
    }
    return result
  }
}

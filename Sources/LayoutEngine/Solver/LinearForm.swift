/// A sum of multiples of variables and a constant; terms are sorted by variable and none is zero.
struct LinearForm: Sendable, Equatable {
  /// The variables, ascending.
  var variables: [Int] = []
  /// Their multiples, in the same order.
  var coefficients: [Double] = []
  /// The constant.
  var constant: Double = 0

  var isConstant: Bool { variables.isEmpty }

  init(constant: Double = 0) { self.constant = constant }

  init(variable: Int) {
    variables = [variable]
    coefficients = [1]
  }

  /// The largest number in it, at least 1: what tolerances are relative to.
  var scale: Double {
    var largest = max(1, constant.magnitude)
    for coefficient in coefficients { largest = max(largest, coefficient.magnitude) }
    return largest
  }

  func coefficient(of variable: Int) -> Double {
    var low = 0
    var high = variables.count
    while low < high {
      let middle = (low + high) / 2
      if variables[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low < variables.count && variables[low] == variable ? coefficients[low] : 0
  }

  /// Adds `factor` × `other`; terms that cancel to a rounding error disappear.
  mutating func add(_ other: LinearForm, times factor: Double = 1) {
    constant += factor * other.constant
    if other.variables.isEmpty { return }
    var mergedVariables: [Int] = []
    var mergedCoefficients: [Double] = []
    mergedVariables.reserveCapacity(variables.count + other.variables.count)
    mergedCoefficients.reserveCapacity(variables.count + other.variables.count)
    var i = 0
    var j = 0
    while i < variables.count || j < other.variables.count {
      let mine = i < variables.count ? variables[i] : Int.max
      let theirs = j < other.variables.count ? other.variables[j] : Int.max
      if mine < theirs {
        mergedVariables.append(mine)
        mergedCoefficients.append(coefficients[i])
        i += 1
      } else if theirs < mine {
        mergedVariables.append(theirs)
        mergedCoefficients.append(factor * other.coefficients[j])
        j += 1
      } else {
        let product = factor * other.coefficients[j]
        let sum = coefficients[i] + product
        if sum.magnitude > 1e-12 * max(coefficients[i].magnitude, product.magnitude) {
          mergedVariables.append(mine)
          mergedCoefficients.append(sum)
        }
        i += 1
        j += 1
      }
    }
    variables = mergedVariables
    coefficients = mergedCoefficients
  }

  /// Puts `replacement` in the place of a variable.
  mutating func substitute(_ variable: Int, by replacement: LinearForm) {
    let factor = coefficient(of: variable)
    if factor == 0 { return }
    var without = LinearForm(constant: constant)
    for index in variables.indices where variables[index] != variable {
      without.variables.append(variables[index])
      without.coefficients.append(coefficients[index])
    }
    without.add(replacement, times: factor)
    self = without
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in coefficients.indices { coefficients[index] *= factor }
  }

  /// The form's value where each variable has the value given.
  func value(_ values: [Double]) -> Double {
    var sum = constant
    for index in variables.indices { sum += coefficients[index] * values[variables[index]] }
    return sum
  }
}

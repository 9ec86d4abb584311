/// What required equalities determine: first by union–find with offsets, the rest by elimination.
///
/// `x = c` and `x = y + c` are the bulk of a layout. They join variables to a root, which is a variable or, for known values, the
/// node `zero`; the path to the root is one step long after it has been walked once.
struct RequiredEqualities: Sendable {
  private let zero: Int
  private var parents: [Int32]
  private var offsets: [Double]
  var elimination: Elimination
  /// The first equality that contradicts the ones before it.
  private(set) var contradiction: Int?

  /// Takes in every equality of the system that is required.
  init(_ system: LinearSystem) {
    let count = system.variableCount
    zero = count
    parents = []
    parents.reserveCapacity(count + 1)
    for variable in 0...count { parents.append(Int32(variable)) }
    offsets = [Double](repeating: 0, count: count + 1)
    elimination = Elimination(pivotCount: count)
    var rows: [Int] = []
    for row in 0..<system.constraintCount
    where system.relations[row] == .equal && system.isRequired(row) { rows.append(row) }
    join(rows, system)
  }

  /// Joins what can be joined, again while that makes others short enough, and eliminates the rest.
  private mutating func join(_ rows: [Int], _ system: LinearSystem) {
    var waiting = rows
    for _ in 0..<8 {
      var longer: [Int] = []
      for row in waiting where !joinPair(row, system) { longer.append(row) }
      if contradiction != nil { return }
      let hasProgress = longer.count < waiting.count
      waiting = longer
      if !hasProgress { break }
    }
    for row in waiting {
      accumulate(row, system)
      if case .determines = elimination.insert() { continue }
      let tolerance = 1e-6 * max(system.scale(of: row), elimination.sum.constantScale)
      let isMet = elimination.sum.constant.magnitude <= tolerance
      elimination.sum.clear()
      if !isMet {
        contradiction = row
        return
      }
    }
  }

  /// Takes in an equality of one variable, or of two whose difference it states; false for any other.
  private mutating func joinPair(_ row: Int, _ system: LinearSystem) -> Bool {
    if contradiction != nil { return true }
    var first = -1
    var second = -1
    var firstCoefficient = 0.0
    var secondCoefficient = 0.0
    var constant = system.constants[row]
    var scale = max(1, constant.magnitude)
    for place in system.terms(of: row) {
      let (root, offset) = find(Int(system.variables[place]))
      let coefficient = system.coefficients[place]
      constant += coefficient * offset
      scale = max(scale, (coefficient * offset).magnitude)
      if root == zero { continue }
      if first < 0 || root == first {
        first = root
        firstCoefficient = sum(firstCoefficient, coefficient)
      } else if second < 0 || root == second {
        second = root
        secondCoefficient = sum(secondCoefficient, coefficient)
      } else {
        return false
      }
    }
    if secondCoefficient == 0 { second = -1 }
    if firstCoefficient == 0 {
      first = second
      firstCoefficient = secondCoefficient
      second = -1
    }
    if first < 0 {
      if constant.magnitude > 1e-6 * max(scale, system.scale(of: row)) { contradiction = row }
      return true
    }
    if second < 0 {
      link(first, to: zero, offset: -constant / firstCoefficient)
    } else {
      if firstCoefficient != -secondCoefficient { return false }
      // first − second = −constant / firstCoefficient; the newer variable follows the older one.
      let difference = -constant / firstCoefficient
      if first > second {
        link(first, to: second, offset: difference)
      } else {
        link(second, to: first, offset: -difference)
      }
    }
    return true
  }

  private func sum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return sum.magnitude <= 1e-12 * max(a.magnitude, b.magnitude) ? 0 : sum
  }

  private mutating func link(_ variable: Int, to root: Int, offset: Double) {
    parents[variable] = Int32(root)
    offsets[variable] = offset
  }

  /// The root of a variable and its distance from it.
  private mutating func find(_ variable: Int) -> (root: Int, offset: Double) {
    var root = variable
    var total = 0.0
    while Int(parents[root]) != root {
      total += offsets[root]
      root = Int(parents[root])
    }
    // Point everything on the path at the root.
    var node = variable
    var rest = total
    while Int(parents[node]) != root, node != root {
      let next = Int(parents[node])
      let step = offsets[node]
      parents[node] = Int32(root)
      offsets[node] = rest
      rest -= step
      node = next
    }
    return (root, total)
  }

  /// Puts a constraint into the elimination's sum, each variable as its root.
  private mutating func accumulate(_ row: Int, _ system: LinearSystem) {
    elimination.sum.clear()
    elimination.sum.add(constant: system.constants[row])
    for place in system.terms(of: row) { accumulate(system.coefficients[place], Int(system.variables[place])) }
  }

  private mutating func accumulate(_ coefficient: Double, _ variable: Int) {
    let (root, offset) = find(variable)
    if offset != 0 { elimination.sum.add(constant: coefficient * offset) }
    if root != zero { elimination.sum.add(coefficient, root) }
  }

  /// Leaves a constraint in `elimination.sum`, freed of everything that the equalities determine.
  mutating func reduce(_ row: Int, _ system: LinearSystem) {
    accumulate(row, system)
    elimination.reduce()
  }

  /// The same for one variable.
  mutating func reduce(variable: Int) {
    elimination.sum.clear()
    accumulate(1, variable)
    elimination.reduce()
  }

  /// The root of a variable that no equality determines; nil where one does.
  mutating func openRoot(of variable: Int) -> Int? {
    let (root, _) = find(variable)
    return root == zero || elimination.isDetermined(root) ? nil : root
  }

  /// The values of all variables from those of the undetermined roots.
  mutating func evaluate(_ values: inout [Double]) {
    elimination.evaluate(&values)
    for variable in 0..<zero {
      let (root, offset) = find(variable)
      if root == variable { continue }
      values[variable] = root == zero ? offset : values[root] + offset
    }
  }
}

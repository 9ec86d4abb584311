/// A linear program over one component, lexicographic over its priorities.
///
/// Every row has a residual `a·y + c = P − M` with P, M ≥ 0. P costs where the row is an equality, M costs always; the cost
/// belongs to the level of the row's priority, and required rows are the first level, which must reach zero. The y are free.
/// Invariants: a dictionary holds each basic variable as a constant plus multiples of the nonbasic ones, which are all zero;
/// the constants of restricted basic variables are not negative; a banned column would make a finished level worse.
struct Simplex: Sendable {
  private let epsilon = 1e-9

  /// The nonbasic variables.
  ///
  /// Variable 2k is P of row k, 2k + 1 its M, and from 2·rows on the free y.
  private var columns: [Int] = []
  private var banned: [Bool] = []
  /// Restricted basic variables and their dictionary rows, `width` numbers each.
  private var basics: [Int] = []
  private var matrix: [Double] = []
  private var constants: [Double] = []
  private var width = 0
  /// The y, as forms of the columns.
  private var freeMatrix: [Double] = []
  private var freeConstants: [Double] = []
  private let freeCount: Int
  /// One objective a level, as forms of the columns.
  private var objectives: [[Double]] = []
  private var objectiveValues: [Double] = []
  private var pivotsLeft: Int
  private var degeneratePivots = 0

  /// Whether the pivot limit ended the work.
  private(set) var isExhausted = false
  /// Whether the required rows can hold together.
  private(set) var isFeasible = true

  init(rows: [SolverRow], variableCount: Int) {
    freeCount = variableCount
    pivotsLeft = 50 * (rows.count * 3 + variableCount) + 100
    var levels: [Double] = []
    for row in rows {
      let level = row.isRequired ? 1000 : row.priority
      var isKnown = false
      for known in levels where known == level { isKnown = true }
      if !isKnown { levels.append(level) }
    }
    levels.sort { $0 > $1 }
    build(rows)
    setObjectives(rows, levels)
    for level in levels.indices {
      minimize(level)
      if isExhausted { return }
      if levels[level] >= 1000, objectiveValues[level] > 1e-6 * scale(of: rows) {
        isFeasible = false
        return
      }
      for column in 0..<width where objectives[level][column] > 1e-7 { banned[column] = true }
    }
  }

  private func scale(of rows: [SolverRow]) -> Double {
    var largest = 1.0
    for row in rows where row.isRequired { largest = max(largest, row.form.scale) }
    return largest
  }

  /// The values of the y at the optimum.
  var values: [Double] { freeConstants }

  /// The least and greatest value of a form of the y over all optima; nil where there is no bound.
  func range(of form: LinearForm) -> (minimum: Double?, maximum: Double?) {
    var gradient = [Double](repeating: 0, count: width)
    var isOpen = false
    for index in form.variables.indices {
      let base = form.variables[index] * width
      for column in 0..<width {
        gradient[column] += form.coefficients[index] * freeMatrix[base + column]
      }
    }
    for column in 0..<width where !banned[column] && gradient[column].magnitude > 1e-7 { isOpen = true }
    let value = form.value(freeConstants)
    if !isOpen { return (value, value) }
    return (bound(gradient, value, sign: 1), bound(gradient, value, sign: -1))
  }

  private func bound(_ gradient: [Double], _ value: Double, sign: Double) -> Double? {
    for column in 0..<width where columns[column] < 0 && gradient[column].magnitude > 1e-7 { return nil }
    var copy = self
    var objective = gradient
    for column in 0..<width { objective[column] *= sign }
    copy.objectives = [objective]
    copy.objectiveValues = [sign * value]
    copy.pivotsLeft = 50 * (basics.count + width) + 100
    if !copy.minimize(0) { return nil }
    return sign * copy.objectiveValues[0]
  }

  // MARK: The first dictionary

  private mutating func build(_ rows: [SolverRow]) {
    // Rows that determine a y, by elimination: chosen[y] = the row; its residual becomes the column pair in place of y.
    let count = freeCount
    var expressed = [LinearForm?](repeating: nil, count: count)  // y as a form of residuals (count + k) and open y
    var chosen: [Int] = []
    var isChosen = [Bool](repeating: false, count: rows.count)
    var reducedForms: [LinearForm] = []
    // Optional rows of high priority first, so that the first vertex is near the optimum; ties in source order.
    var order: [Int] = []
    for index in rows.indices { order.append(index) }
    order.sort { a, b in
      let left = rows[a].relation == .equal ? rows[a].priority + 1000 : rows[a].priority
      let right = rows[b].relation == .equal ? rows[b].priority + 1000 : rows[b].priority
      return left != right ? left > right : a < b
    }
    for row in rows { reducedForms.append(row.form) }
    for k in order where chosen.count < count {
      var form = reducedForms[k]
      for variable in form.variables where variable < count {
        if let replacement = expressed[variable] { form.substitute(variable, by: replacement) }
      }
      var pivot = -1
      var largest = 1e-7
      for index in form.variables.indices where form.variables[index] < count {
        if form.coefficients[index].magnitude > largest {
          largest = form.coefficients[index].magnitude
          pivot = index
        }
      }
      if pivot < 0 { continue }
      let variable = form.variables[pivot]
      let coefficient = form.coefficients[pivot]
      form.substitute(variable, by: LinearForm())
      form.scale(by: -1 / coefficient)
      form.add(LinearForm(variable: count + k), times: 1 / coefficient)
      for other in 0..<count {
        if var old = expressed[other], old.coefficient(of: variable) != 0 {
          old.substitute(variable, by: form)
          expressed[other] = old
        }
      }
      expressed[variable] = form
      chosen.append(k)
      isChosen[k] = true
    }
    for k in chosen {
      columns.append(2 * k)
      columns.append(2 * k + 1)
    }
    var openColumn = [Int](repeating: -1, count: count)
    for variable in 0..<count where expressed[variable] == nil {
      openColumn[variable] = columns.count
      columns.append(-1 - variable)
    }
    let fixedColumns = columns.count
    for k in rows.indices where !isChosen[k] { columns.append(2 * k) }
    width = columns.count
    banned = [Bool](repeating: false, count: width)
    var pairColumn = [Int](repeating: -1, count: rows.count)
    for index in chosen.indices { pairColumn[chosen[index]] = 2 * index }

    freeMatrix = [Double](repeating: 0, count: count * width)
    freeConstants = [Double](repeating: 0, count: count)
    for variable in 0..<count {
      guard let form = expressed[variable] else {
        freeMatrix[variable * width + openColumn[variable]] = 1
        continue
      }
      freeConstants[variable] = form.constant
      for index in form.variables.indices {
        let symbol = form.variables[index]
        if symbol < count {
          freeMatrix[variable * width + openColumn[symbol]] += form.coefficients[index]
        } else {
          let column = pairColumn[symbol - count]
          freeMatrix[variable * width + column] += form.coefficients[index]
          freeMatrix[variable * width + column + 1] -= form.coefficients[index]
        }
      }
    }
    appendBasics(rows, isChosen, fixedColumns)
  }

  private mutating func appendBasics(_ rows: [SolverRow], _ isChosen: [Bool], _ firstPartner: Int) {
    var partner = firstPartner
    for k in rows.indices where !isChosen[k] {
      var line = [Double](repeating: 0, count: width)
      var constant = rows[k].form.constant
      for index in rows[k].form.variables.indices {
        let variable = rows[k].form.variables[index]
        let coefficient = rows[k].form.coefficients[index]
        constant += coefficient * freeConstants[variable]
        for column in 0..<width { line[column] += coefficient * freeMatrix[variable * width + column] }
      }
      for column in 0..<width where line[column].magnitude < 1e-11 { line[column] = 0 }
      if constant.magnitude < 1e-10 * rows[k].form.scale { constant = 0 }
      if constant >= 0 {
        // P = constant + … + M
        columns[partner] = 2 * k + 1
        basics.append(2 * k)
      } else {
        // M = −constant − … + P
        columns[partner] = 2 * k
        for column in 0..<width { line[column] = -line[column] }
        constant = -constant
        basics.append(2 * k + 1)
      }
      line[partner] = 1
      matrix += line
      constants.append(constant)
      partner += 1
    }
  }

  private mutating func setObjectives(_ rows: [SolverRow], _ levels: [Double]) {
    for level in levels {
      var objective = [Double](repeating: 0, count: width)
      var value = 0.0
      for column in 0..<width {
        objective[column] = cost(columns[column], rows, level)
      }
      for row in basics.indices {
        let cost = cost(basics[row], rows, level)
        if cost == 0 { continue }
        value += cost * constants[row]
        for column in 0..<width { objective[column] += cost * matrix[row * width + column] }
      }
      objectives.append(objective)
      objectiveValues.append(value)
    }
  }

  private func cost(_ variable: Int, _ rows: [SolverRow], _ level: Double) -> Double {
    if variable < 0 { return 0 }
    let row = rows[variable / 2]
    if (row.isRequired ? 1000 : row.priority) != level { return 0 }
    return variable % 2 == 1 || row.relation == .equal ? 1 : 0
  }

  // MARK: Pivoting

  /// Brings an objective to its least value; false where it has none.
  @discardableResult
  private mutating func minimize(_ level: Int) -> Bool {
    while true {
      let entering = enteringColumn(level)
      if entering < 0 { return true }
      var leaving = -1
      var least = Double.infinity
      for row in basics.indices {
        let coefficient = matrix[row * width + entering]
        if coefficient >= -epsilon { continue }
        let ratio = constants[row] / -coefficient
        if ratio < least - 1e-12 || (ratio <= least + 1e-12 && leaving >= 0 && basics[row] < basics[leaving]) {
          least = min(least, ratio)
          leaving = row
        }
      }
      if leaving < 0 { return false }
      pivotsLeft -= 1
      if pivotsLeft < 0 {
        isExhausted = true
        return false
      }
      if least <= 1e-12 { degeneratePivots += 1 }
      pivot(leaving, entering)
    }
  }

  /// The column that lowers the objective the most; the lowest-numbered one (Bland) once degenerate pivots abound.
  private func enteringColumn(_ level: Int) -> Int {
    let usesBland = degeneratePivots > 2 * (basics.count + width)
    var best = -1
    var steepest = -1e-8
    for column in 0..<width where !banned[column] && columns[column] >= 0 {
      let slope = objectives[level][column]
      if usesBland {
        if slope < -1e-8, best < 0 || columns[column] < columns[best] { best = column }
      } else if slope < steepest {
        steepest = slope
        best = column
      }
    }
    return best
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let base = row * width
    let inverse = -1 / matrix[base + column]
    let leaving = basics[row]
    basics[row] = columns[column]
    columns[column] = leaving
    matrix[base + column] = -1
    for index in 0..<width { matrix[base + index] *= inverse }
    constants[row] *= inverse
    var line: [Double] = []
    line.reserveCapacity(width)
    for index in 0..<width { line.append(matrix[base + index]) }
    let constant = constants[row]
    for other in basics.indices where other != row {
      Simplex.eliminate(&matrix, other * width, column, line, width)?.apply(constant, &constants[other])
      if constants[other] < 0 { constants[other] = 0 }
    }
    for variable in 0..<freeCount {
      Simplex.eliminate(&freeMatrix, variable * width, column, line, width)?.apply(constant, &freeConstants[variable])
    }
    for level in objectives.indices {
      Simplex.eliminate(&objectives[level], 0, column, line, width)?.apply(constant, &objectiveValues[level])
    }
  }

  /// A factor that the constant of an eliminated row still has to take.
  private struct Factor {
    var value: Double
    func apply(_ constant: Double, _ target: inout Double) { target += value * constant }
  }

  private static func eliminate(
    _ matrix: inout [Double], _ base: Int, _ column: Int, _ line: [Double], _ width: Int
  ) -> Factor? {
    let factor = matrix[base + column]
    if factor == 0 { return nil }
    matrix[base + column] = 0
    for index in 0..<width {
      let product = line[index]
      if product == 0 { continue }
      let sum = matrix[base + index] + factor * product
      matrix[base + index] = sum.magnitude < 1e-12 ? 0 : sum
    }
    return Factor(value: factor)
  }
}

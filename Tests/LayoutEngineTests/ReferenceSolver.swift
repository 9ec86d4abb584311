import LayoutEngine

/// A slow and exact solver of layout problems, to hold the engine's answers against.
///
/// Every number in a problem is a binary fraction, so a problem times a power of two is one of whole numbers, and whole
/// numbers suffice for the simplex method as well: all entries of a dictionary share one denominator. Nothing is rounded
/// and nothing compared with a tolerance. Where a number would not fit, the answer is nil and the case has to be skipped.
///
/// The linear program: `a·x + c = p − m` with p, m ≥ 0 for every row; m costs, and p as well where the row is an equality.
/// The required rows are the first level, whose cost has to become zero, then each priority from the highest to the
/// lowest. Then every unknown is made as small and as great as it can be.
struct ReferenceSolver {
  let problem: LayoutProblem
  let rows: [ReferenceRow]

  init(_ problem: LayoutProblem) {
    self.problem = problem
    rows = ReferenceRow.all(problem)
  }

  /// The unknowns: left, top, width and height of the free items, numbered 4 × item + 0…3.
  private var unknowns: [Int] {
    problem.items.indices.filter { problem.items[$0].frame == nil }.flatMap { item in (0..<4).map { 4 * item + $0 } }
  }

  private var sizes: Set<Int> { Set(unknowns.filter { $0 % 4 >= 2 }) }

  /// The answer, or nil where a number does not fit.
  func answer() -> ReferenceAnswer? {
    guard let factor = ReferenceRow.commonFactor(rows) else { return nil }
    var answer = ReferenceAnswer(status: .solved)
    for level in Set(rows.map(\.priority)).sorted(by: >) where level < 1000 { answer.levels.append((level, 0)) }
    for part in parts(rows) {
      guard var dictionary = ExactDictionary(part, factor: factor, nonNegative: sizes),
        let required = dictionary.minimize(level: 1000)
      else { return nil }
      if required > 0 {
        answer.status = .conflict
        return answer
      }
      for index in answer.levels.indices {
        guard let sum = dictionary.minimize(level: answer.levels[index].priority) else { return nil }
        answer.levels[index].sum += sum
      }
      for unknown in part.unknowns {
        guard let least = dictionary.extreme(of: unknown, sign: 1),
          let greatest = dictionary.extreme(of: unknown, sign: -1)
        else { return nil }
        answer.ranges[unknown] = (least.value, greatest.value)
        if least != greatest || least == .unbounded { answer.status = .ambiguous }
      }
    }
    return answer
  }

  /// Whether the required ones of these constraints can hold together, and nothing else counts.
  ///
  /// Known frames are known in any case. Nil where a number does not fit.
  func isFeasible(_ references: [ConstraintReference]) -> Bool? {
    var nonNegative: Set<Int> = []
    for case .nonNegativeSize(let item, let axis) in references {
      nonNegative.insert(4 * item + (axis == .horizontal ? 2 : 3))
    }
    let chosen = rows.filter { $0.priority >= 1000 && references.contains($0.source) }
    guard let factor = ReferenceRow.commonFactor(chosen) else { return nil }
    for part in parts(chosen) {
      guard var dictionary = ExactDictionary(part, factor: factor, nonNegative: nonNegative),
        let required = dictionary.minimize(level: 1000)
      else { return nil }
      if required > 0 { return false }
    }
    return true
  }

  /// What the views imply as required constraints.
  var impliedReferences: [ConstraintReference] {
    var references: [ConstraintReference] = []
    for item in problem.items.indices where problem.items[item].frame == nil {
      references.append(.nonNegativeSize(item: item, .horizontal))
      references.append(.nonNegativeSize(item: item, .vertical))
    }
    for row in rows where row.priority >= 1000 {
      if case .stated = row.source { continue }
      references.append(row.source)
    }
    return references
  }

  /// Unknowns that no row links may be sought apart; rows without unknowns make a part of their own.
  private func parts(_ rows: [ReferenceRow]) -> [ReferencePart] {
    var group: [Int: Int] = [:]
    for unknown in unknowns { group[unknown] = unknown }
    for row in rows {
      let linked = Set(row.coefficients.keys.compactMap { group[$0] })
      guard let target = linked.min() else { continue }
      for (unknown, old) in group where linked.contains(old) { group[unknown] = target }
    }
    var parts: [ReferencePart] = []
    for lead in Set(group.values).sorted() {
      parts.append(
        ReferencePart(
          unknowns: unknowns.filter { group[$0] == lead },
          rows: rows.filter { row in row.coefficients.keys.contains { group[$0] == lead } }))
    }
    parts.append(ReferencePart(unknowns: [], rows: rows.filter(\.coefficients.isEmpty)))
    return parts
  }
}

/// What the exact solver found.
struct ReferenceAnswer {
  /// `.solved`, `.ambiguous` or `.conflict`.
  var status: LayoutSolution.Status
  /// The least and the greatest value of each unknown, numbered 4 × item + 0…3; nil where there is none.
  var ranges: [Int: (minimum: Double?, maximum: Double?)] = [:]
  /// The optional priorities from the highest down, each with the least sum of its violations.
  var levels: [(priority: Double, sum: Double)] = []
}

/// Unknowns and the rows that link them.
struct ReferencePart {
  var unknowns: [Int]
  var rows: [ReferenceRow]
}

/// One comparison of a sum with zero, `≥` or `=`.
struct ReferenceRow {
  var coefficients: [Int: Double] = [:]
  var constant = 0.0
  var isEquality: Bool
  var priority: Double
  var source: ConstraintReference

  static func all(_ problem: LayoutProblem) -> [ReferenceRow] {
    var rows: [ReferenceRow] = []
    for (index, constraint) in problem.constraints.enumerated() {
      let isMirrored =
        problem.direction == .rightToLeft
        && constraint.terms.contains { $0.attribute == .leading || $0.attribute == .trailing }
      let sign = constraint.relation == .lessThanOrEqual ? -1.0 : 1.0
      var row = ReferenceRow(
        constant: sign * constraint.constant, isEquality: constraint.relation == .equal,
        priority: constraint.priority.rawValue, source: .stated(index))
      for term in constraint.terms {
        let isPosition = term.attribute.axis == .horizontal && term.attribute != .width
        row.add(
          isMirrored ? mirrored(term.attribute) : term.attribute, of: term.item, in: problem,
          times: sign * term.coefficient * (isMirrored && isPosition ? -1 : 1))
      }
      rows.append(row)
    }
    for (index, item) in problem.items.enumerated() where item.frame == nil {
      for axis in Axis.allCases {
        guard let wish = item.intrinsicContentSize[axis] else { continue }
        let size = 4 * index + (axis == .horizontal ? 2 : 3)
        rows.append(
          ReferenceRow(
            coefficients: [size: 1], constant: -wish, isEquality: false,
            priority: item.compressionResistance[axis].rawValue, source: .compressionResistance(item: index, axis)))
        rows.append(
          ReferenceRow(
            coefficients: [size: -1], constant: wish, isEquality: false, priority: item.contentHugging[axis].rawValue,
            source: .hugging(item: index, axis)))
      }
    }
    return rows
  }

  private static func mirrored(_ attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .leading: .right
    case .trailing: .left
    default: attribute
    }
  }

  private mutating func add(_ attribute: LayoutAttribute, of item: Int, in problem: LayoutProblem, times factor: Double)
  {
    let view = problem.items[item]
    let vertical = attribute.axis == .vertical ? 1 : 0
    let (origin, extent): (Double, Double)
    switch attribute {
    case .left, .leading, .top: (origin, extent) = (1, 0)
    case .right, .trailing, .bottom: (origin, extent) = (1, 1)
    case .width, .height: (origin, extent) = (0, 1)
    case .centerX, .centerY: (origin, extent) = (1, 0.5)
    case .firstBaseline:
      (origin, extent) = (1, view.firstBaselineFromTop == nil ? 1 : 0)
      constant += factor * (view.firstBaselineFromTop ?? 0)
    case .lastBaseline:
      (origin, extent) = (1, 1)
      constant -= factor * (view.lastBaselineFromBottom ?? 0)
    }
    if let frame = view.frame {
      constant += factor * (origin * (vertical == 1 ? frame.y : frame.x))
      constant += factor * (extent * (vertical == 1 ? frame.height : frame.width))
      return
    }
    coefficients[4 * item + vertical, default: 0] += factor * origin
    coefficients[4 * item + 2 + vertical, default: 0] += factor * extent
    coefficients = coefficients.filter { $0.value != 0 }
  }

  /// By how much the row is not met by these frames.
  func violation(_ frames: [Rect]) -> Double {
    var sum = constant
    for (unknown, coefficient) in coefficients { sum += coefficient * frames[unknown / 4].side(unknown % 4) }
    return isEquality ? sum.magnitude : max(0, -sum)
  }

  /// A power of two that makes every number of the rows whole; nil beyond 4096.
  static func commonFactor(_ rows: [ReferenceRow]) -> Int? {
    var factor = 1
    for number in rows.flatMap({ Array($0.coefficients.values) + [$0.constant] }) {
      guard number.magnitude < 1e9 else { return nil }
      while (number * Double(factor)).rounded() != number * Double(factor) {
        factor *= 2
        if factor > 4096 { return nil }
      }
    }
    return factor
  }
}

extension Rect {
  /// Left, top, width or height, by number.
  func side(_ index: Int) -> Double { [x, y, width, height][index] }
}

/// A dictionary of the simplex method in whole numbers.
///
/// Every basic variable times the common denominator is a constant plus multiples of the nonbasic variables; the nonbasic
/// ones are zero, and no variable is negative. The entries are minors of the first dictionary, hence whole, and dividing
/// by the old denominator leaves no remainder.
struct ExactDictionary {
  /// The end of an unknown's range.
  enum Extreme: Equatable {
    case unbounded
    case at(Double)

    var value: Double? { if case .at(let value) = self { value } else { nil } }
  }

  private enum Outcome { case optimal, unbounded, overflow }

  private var matrix: [[Int]]
  private var denominator = 1
  private var basic: [Int]
  private var nonbasic: [Int]
  /// The constants stand behind the columns of the nonbasic variables.
  private var constantColumn: Int { nonbasic.count }
  private let costs: [Double: [Int: Int]]
  private let position: [Int: (positive: Int, negative: Int?)]
  private let factor: Int

  init?(_ part: ReferencePart, factor: Int, nonNegative: Set<Int>) {
    var count = 0
    var position: [Int: (positive: Int, negative: Int?)] = [:]
    for unknown in part.unknowns {
      position[unknown] = nonNegative.contains(unknown) ? (count, nil) : (count, count + 1)
      count += nonNegative.contains(unknown) ? 1 : 2
    }
    nonbasic = Array(0..<count)
    basic = []
    matrix = []
    var costs: [Double: [Int: Int]] = [:]
    for (index, row) in part.rows.enumerated() {
      let (over, under) = (count + 2 * index, count + 2 * index + 1)
      let priority = min(1000, row.priority)
      costs[priority, default: [:]][under] = 1
      if row.isEquality { costs[priority, default: [:]][over] = 1 }
      // over − under = a·x + c: of the two, the one that is not negative where x = 0 is basic.
      let isMet = row.constant >= 0
      let sign = isMet ? Double(factor) : -Double(factor)
      var line = [Int](repeating: 0, count: count + part.rows.count + 1)
      for (unknown, coefficient) in row.coefficients {
        guard let place = position[unknown], let number = Int(exactly: sign * coefficient) else { return nil }
        line[place.positive] = number
        if let negative = place.negative { line[negative] = -number }
      }
      guard let number = Int(exactly: sign * row.constant) else { return nil }
      line[count + index] = 1
      line[count + part.rows.count] = number
      matrix.append(line)
      basic.append(isMet ? over : under)
    }
    for (index, row) in part.rows.enumerated() {
      nonbasic.append(row.constant >= 0 ? count + 2 * index + 1 : count + 2 * index)
    }
    self.costs = costs
    self.position = position
    self.factor = factor
  }

  /// Makes the sum of a level's violations least and keeps it so; nil where a number does not fit.
  ///
  /// In the end the sum is its minimum plus positive multiples of some nonbasic variables. That the sum shall remain the
  /// minimum says the same as that these variables shall remain zero, so their columns go.
  mutating func minimize(level: Double) -> Double? {
    guard appendObjective(costs[level] ?? [:]) else { return nil }
    guard case .optimal = run() else { return nil }
    guard let objective = matrix.popLast() else { return nil }
    for column in nonbasic.indices.reversed() where objective[column] > 0 {
      nonbasic.remove(at: column)
      for row in matrix.indices { matrix[row].remove(at: column) }
    }
    return Double(objective[objective.count - 1]) / Double(denominator) / Double(factor)
  }

  /// The least (sign 1) or greatest (sign −1) value of an unknown; nil where a number does not fit.
  mutating func extreme(of unknown: Int, sign: Int) -> Extreme? {
    guard let place = position[unknown] else { return nil }
    var cost = [place.positive: sign]
    if let negative = place.negative { cost[negative] = -sign }
    guard appendObjective(cost) else { return nil }
    let outcome = run()
    guard let objective = matrix.popLast() else { return nil }
    switch outcome {
    case .overflow: return nil
    case .unbounded: return .unbounded
    case .optimal: return .at(Double(sign) * Double(objective[objective.count - 1]) / Double(denominator))
    }
  }

  /// Puts the sum of the variables times their costs under the dictionary; false where a number does not fit.
  private mutating func appendObjective(_ cost: [Int: Int]) -> Bool {
    var line = [Int](repeating: 0, count: nonbasic.count + 1)
    for (column, variable) in nonbasic.enumerated() { line[column] = (cost[variable] ?? 0) * denominator }
    for (row, variable) in basic.enumerated() {
      guard let factor = cost[variable] else { continue }
      for column in line.indices {
        let (sum, overflow) = line[column].addingReportingOverflow(factor * matrix[row][column])
        if overflow { return false }
        line[column] = sum
      }
    }
    matrix.append(line)
    return true
  }

  /// Pivots by Bland's rule, which ends always, until the last line of the matrix is as small as it can be.
  private mutating func run() -> Outcome {
    let objective = matrix.count - 1
    while true {
      var entering: Int?
      for column in nonbasic.indices where matrix[objective][column] < 0 {
        if let best = entering, nonbasic[best] < nonbasic[column] { continue }
        entering = column
      }
      guard let entering else { return .optimal }
      var leaving: Int?
      for row in 0..<objective where matrix[row][entering] < 0 {
        guard let best = leaving else {
          leaving = row
          continue
        }
        // constant / −entry, compared by products.
        let (mine, overflow) = matrix[row][constantColumn].multipliedReportingOverflow(by: -matrix[best][entering])
        let (its, overflowToo) = matrix[best][constantColumn].multipliedReportingOverflow(by: -matrix[row][entering])
        if overflow || overflowToo { return .overflow }
        if mine < its || (mine == its && basic[row] < basic[best]) { leaving = row }
      }
      guard let leaving else { return .unbounded }
      if !pivot(leaving, entering) { return .overflow }
    }
  }

  private mutating func pivot(_ leaving: Int, _ entering: Int) -> Bool {
    let pivotRow = matrix[leaving]
    let pivot = pivotRow[entering]
    let positive = -pivot
    for row in matrix.indices where row != leaving {
      let entry = matrix[row][entering]
      if entry == 0 && positive == denominator { continue }
      // (pivot × old − entry × pivot row) / denominator, all with the sign changed, because the pivot is negative.
      for column in pivotRow.indices where column != entering {
        let old = matrix[row][column]
        if old == 0 && (entry == 0 || pivotRow[column] == 0) { continue }
        let (first, overflow) = positive.multipliedReportingOverflow(by: old)
        let (second, overflowToo) = entry.multipliedReportingOverflow(by: pivotRow[column])
        let (sum, overflowInSum) = first.addingReportingOverflow(second)
        if overflow || overflowToo || overflowInSum { return false }
        precondition(sum % denominator == 0)
        matrix[row][column] = sum / denominator
      }
      matrix[row][entering] = -entry
    }
    // pivot × entering = denominator × leaving − the rest; with the sign changed.
    matrix[leaving][entering] = -denominator
    (basic[leaving], nonbasic[entering]) = (nonbasic[entering], basic[leaving])
    denominator = positive
    return true
  }
}

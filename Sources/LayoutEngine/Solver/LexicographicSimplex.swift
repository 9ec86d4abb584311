/// A bounded simplex over one component, lexicographic over its levels.
///
/// The unknowns are the values of the forms. As many forms as there are variables are independent; they are nonbasic and each
/// sits at one of its breakpoints. The others are basic: sums of multiples of those, each somewhere on a segment of its line. A
/// level is made least by moving one nonbasic form at a time along its line, past breakpoints while that still pays. When a level
/// is done, every form may only move where that level's cost does not change; so the next level never undoes it.
///
/// Invariant: `low[form]` and `high[form]` are the breakpoints between which a form may still move, −1 and the number of its
/// breakpoints where it is unbounded.
struct LexicographicSimplex<Dictionary: SimplexDictionary>: Sendable {
  private let pivotTolerance = 1e-11

  private(set) var lines: BreakpointLines
  /// The variables as sums of forms: symbol `variableCount + k` is the value of form k.
  private var elimination: Elimination
  private let variableCount: Int
  private var dictionary: Dictionary
  /// The nonbasic form of each column, and the basic one of each row.
  private var columns: [Int32] = []
  private var rows: [Int32] = []
  private var rowOfForm: [Int32]
  private var columnOfForm: [Int32]
  private var values: [Double]
  /// The breakpoint of a nonbasic form, the segment of a basic one.
  private var positions: [Int32]
  private var low: [Int32]
  private var high: [Int32]
  /// The cost of a unit of each column by way of the basic forms.
  private var gradient: [Double] = []
  private var pivotsLeft = 0
  private var degenerateSteps = 0
  private var entries: [Int32] = []
  private var entryCoefficients: [Double] = []
  private var segments: [Int] = []

  /// Whether the pivot limit ended the work.
  private(set) var isExhausted = false
  /// A required constraint that cannot be met together with the others; nil where all can.
  private(set) var contradiction: Int?

  init(_ problem: ComponentProblem, tieForms: Bool = false) {
    let count = problem.formCount
    lines = BreakpointLines(problem, tieForms: tieForms)
    variableCount = problem.variables.count
    elimination = Elimination(pivotCount: variableCount, symbolCount: count)
    dictionary = Dictionary(columnCount: 0)
    rowOfForm = [Int32](repeating: -1, count: count)
    columnOfForm = rowOfForm
    values = [Double](repeating: 0, count: count)
    positions = [Int32](repeating: 0, count: count)
    low = [Int32](repeating: -1, count: count)
    high = []
    high.reserveCapacity(count)
    for form in 0..<count { high.append(Int32(lines.count(form))) }
    build(problem)
    pivotsLeft = 50 * (rows.count + columns.count) + 100
    gradient = [Double](repeating: 0, count: columns.count)
    minimizeLevels(tieForms: tieForms)
  }

  // MARK: The first dictionary

  private mutating func build(_ problem: ComponentProblem) {
    columns.reserveCapacity(variableCount)
    var order: [(hold: Double, form: Int32)] = []
    order.reserveCapacity(problem.formCount)
    for form in 0..<problem.formCount { order.append((lines.hold(form), Int32(form))) }
    order.sort { $0.hold != $1.hold ? $0.hold > $1.hold : $0.form < $1.form }
    var waiting: [Int32] = []
    for (_, form) in order {
      if elimination.determinedCount == variableCount {
        waiting.append(form)
        continue
      }
      state(problem, Int(form))
      switch elimination.insert() {
      case .determines:
        columnOfForm[Int(form)] = Int32(columns.count)
        columns.append(form)
        let breakpoint = lines.bestBreakpoint(Int(form))
        positions[Int(form)] = Int32(breakpoint)
        values[Int(form)] = lines.value(Int(form), breakpoint)
      case .remains:
        elimination.sum.clear()
        waiting.append(form)
      }
    }
    dictionary = Dictionary(columnCount: columns.count)
    // The columns are final only now.
    for form in waiting { appendRow(problem, Int(form)) }
  }

  /// The equation `form − its symbol = 0`.
  private mutating func state(_ problem: ComponentProblem, _ form: Int) {
    elimination.sum.clear()
    for place in problem.terms(of: form) {
      elimination.sum.add(problem.formCoefficients[place], Int(problem.formVariables[place]))
    }
    elimination.sum.add(-1, variableCount + form)
  }

  private mutating func appendRow(_ problem: ComponentProblem, _ form: Int) {
    elimination.sum.clear()
    for place in problem.terms(of: form) {
      elimination.sum.add(problem.formCoefficients[place], Int(problem.formVariables[place]))
    }
    elimination.reduce()
    var line: [(column: Int32, coefficient: Double)] = []
    var value = 0.0
    for touched in elimination.sum.touched where Int(touched) >= variableCount {
      let coefficient = elimination.sum.coefficient(of: Int(touched))
      if coefficient == 0 { continue }
      let symbol = Int(touched) - variableCount
      line.append((columnOfForm[symbol], coefficient))
      value += coefficient * values[symbol]
    }
    elimination.sum.clear()
    line.sort { $0.column < $1.column }
    rowOfForm[form] = Int32(rows.count)
    rows.append(Int32(form))
    values[form] = value
    positions[form] = Int32(segment(form, at: value))
    dictionary.appendRow(columns: line.map { $0.column }, coefficients: line.map { $0.coefficient })
  }

  /// The segment of a value, within the range that is left to the form.
  private func segment(_ form: Int, at value: Double) -> Int {
    var segment = 0
    while segment < lines.count(form), lines.value(form, segment) < value { segment += 1 }
    return max(Int(low[form]) + 1, min(segment, Int(high[form])))
  }

  // MARK: Levels

  private mutating func minimizeLevels(tieForms: Bool) {
    for level in 0..<lines.levelCount {
      let objective = BreakpointLines.Objective(level: Int32(level))
      startObjective(objective)
      _ = minimize(objective)
      if isExhausted { return }
      if level == 0 {
        if !closeRequiredLevel() { return }
      } else {
        close(objective)
      }
      if tieForms, level + 1 == firstTieLevel { breakTies() }
      if isExhausted { return }
    }
  }

  private var firstTieLevel: Int { lines.levelCount - variableCount }

  /// Among equal optima the wish that is written first is met as far as it goes, then the next, strong ones before weak ones.
  private mutating func breakTies() {
    var marks: [(level: Int, row: Int, mark: Int)] = []
    for form in 0..<lines.formCount {
      for mark in lines.marks(of: form) where lines.level(ofMark: mark) > 0 && lines.level(ofMark: mark) < firstTieLevel
      {
        marks.append((lines.level(ofMark: mark), lines.markRows[mark], mark))
      }
    }
    marks.sort { $0.level != $1.level ? $0.level < $1.level : $0.row != $1.row ? $0.row < $1.row : $0.mark < $1.mark }
    for (level, _, mark) in marks {
      if isUnique { return }
      let objective = BreakpointLines.Objective(level: Int32(level), mark: Int32(mark))
      startObjective(objective)
      _ = minimize(objective)
      if isExhausted { return }
      close(objective)
    }
  }

  private mutating func startObjective(_ objective: BreakpointLines.Objective) {
    for column in gradient.indices { gradient[column] = 0 }
    for row in rows.indices {
      let form = Int(rows[row])
      let slope = lines.slope(form, segment: Int(positions[form]), objective)
      if slope != 0 { dictionary.add(row: row, times: slope, to: &gradient) }
    }
  }

  /// Ends the required level: false where it cannot be met; else every form keeps to its required range from now on.
  private mutating func closeRequiredLevel() -> Bool {
    for form in values.indices {
      contradiction = lines.requiredRowNotMet(form, at: values[form])
      if contradiction != nil { return false }
    }
    for form in values.indices {
      let range = lines.requiredRange(form)
      low[form] = Int32(range.low)
      high[form] = Int32(range.high)
      if rowOfForm[form] < 0 {
        positions[form] = max(low[form], min(positions[form], high[form]))
        positions[form] = max(0, min(positions[form], Int32(lines.count(form) - 1)))
      } else {
        positions[form] = max(low[form] + 1, min(positions[form], high[form]))
      }
    }
    return true
  }

  private func tolerance(_ objective: BreakpointLines.Objective) -> Double {
    1e-9 * (objective.level < 0 ? 1 : max(1e-300, lines.levelScales[Int(objective.level)]))
  }

  /// Ends a level: from now on no form leaves the part of its line where the level's cost stays as it is.
  private mutating func close(_ objective: BreakpointLines.Objective) {
    let tolerance = tolerance(objective)
    for column in columns.indices {
      let form = Int(columns[column])
      if low[form] == high[form] { continue }
      let breakpoint = Int(positions[form])
      let up = gradient[column] + lines.slope(form, segment: breakpoint + 1, objective)
      let down = -(gradient[column] + lines.slope(form, segment: breakpoint, objective))
      if up > tolerance {
        high[form] = Int32(breakpoint)
      } else if let bend = lines.bend(form, from: breakpoint + 1, step: 1, objective) {
        high[form] = min(high[form], Int32(bend))
      }
      if down > tolerance {
        low[form] = Int32(breakpoint)
      } else if let bend = lines.bend(form, from: breakpoint - 1, step: -1, objective) {
        low[form] = max(low[form], Int32(bend))
      }
    }
    for row in rows.indices {
      let form = Int(rows[row])
      let segment = Int(positions[form])
      if let bend = lines.bend(form, from: segment, step: 1, objective) { high[form] = min(high[form], Int32(bend)) }
      if let bend = lines.bend(form, from: segment - 1, step: -1, objective) { low[form] = max(low[form], Int32(bend)) }
    }
  }

  // MARK: Moving

  /// A nonbasic form that may move, and what a unit of its movement gains.
  private struct Entering {
    var column = -1
    var direction = 0
    var rate = 0.0
  }

  /// Brings an objective to its least value; false where it has none.
  private mutating func minimize(_ objective: BreakpointLines.Objective) -> Bool {
    while true {
      let entering = entering(objective)
      if entering.column < 0 { return true }
      pivotsLeft -= 1
      if pivotsLeft < 0 {
        isExhausted = true
        return false
      }
      if !move(entering, objective) { return false }
    }
  }

  private var usesBland: Bool { degenerateSteps > 2 * (rows.count + columns.count) }

  /// The movement that pays most; the one of the lowest form (Bland) once steps of no length abound.
  private func entering(_ objective: BreakpointLines.Objective) -> Entering {
    let tolerance = tolerance(objective)
    var best = Entering(rate: -tolerance)
    for column in columns.indices {
      let form = Int(columns[column])
      if low[form] == high[form] { continue }
      let breakpoint = Int(positions[form])
      if breakpoint < Int(high[form]) {
        consider(column, 1, gradient[column] + lines.slope(form, segment: breakpoint + 1, objective), tolerance, &best)
      }
      if breakpoint > Int(low[form]) {
        consider(column, -1, -gradient[column] - lines.slope(form, segment: breakpoint, objective), tolerance, &best)
      }
    }
    return best
  }

  private func consider(_ column: Int, _ direction: Int, _ rate: Double, _ tolerance: Double, _ best: inout Entering) {
    if usesBland {
      if rate < -tolerance, best.column < 0 || columns[column] < columns[best.column] {
        best = Entering(column: column, direction: direction, rate: rate)
      }
    } else if rate < best.rate {
      best = Entering(column: column, direction: direction, rate: rate)
    }
  }

  /// Where a movement ends: at a breakpoint of a basic form, or of the moving one itself.
  private struct Stop {
    /// The place in `entries`; −1 for the moving form.
    var entry = -2
    var distance = Double.infinity
    var steepness = 0.0
    var breakpoint = 0
  }

  /// Moves a form until it no longer pays; false where it pays without end.
  private mutating func move(_ entering: Entering, _ objective: BreakpointLines.Objective) -> Bool {
    let form = Int(columns[entering.column])
    let direction = Double(entering.direction)
    dictionary.copyColumn(entering.column, rows: &entries, coefficients: &entryCoefficients)
    segments.removeAll(keepingCapacity: true)
    for row in entries { segments.append(Int(positions[Int(rows[Int(row)])])) }
    var ownSegment = Int(positions[form]) + (entering.direction > 0 ? 1 : 0)
    var rate = entering.rate
    let tolerance = tolerance(objective)
    var stop = Stop()
    while true {
      stop = nextStop(form, direction, ownSegment)
      if stop.entry == -2 { return false }
      let moving = stop.entry < 0 ? form : Int(rows[Int(entries[stop.entry])])
      let isUpward = stop.entry < 0 ? direction > 0 : direction * entryCoefficients[stop.entry] > 0
      let isHard = isUpward ? stop.breakpoint >= Int(high[moving]) : stop.breakpoint <= Int(low[moving])
      let bend =
        lines.slope(moving, segment: stop.breakpoint + 1, objective)
        - lines.slope(moving, segment: stop.breakpoint, objective)
      let next = rate + stop.steepness * bend
      if isHard || next >= -tolerance || (usesBland && bend > 0) { break }
      rate = next
      let step = isUpward ? 1 : -1
      if stop.entry < 0 { ownSegment += step } else { segments[stop.entry] += step }
    }
    degenerateSteps = stop.distance <= 1e-12 * max(1, values[form].magnitude) ? degenerateSteps + 1 : 0
    finishMove(entering, stop, ownSegment, objective)
    return true
  }

  /// The nearest breakpoint on the way; of equally near ones that of the steepest form.
  private func nextStop(_ form: Int, _ direction: Double, _ ownSegment: Int) -> Stop {
    var best = Stop()
    func consider(_ entry: Int, _ form: Int, _ slope: Double, _ segment: Int) {
      let breakpoint = slope > 0 ? segment : segment - 1
      if breakpoint < 0 || breakpoint >= lines.count(form) { return }
      let distance = max(0, (lines.value(form, breakpoint) - values[form]) / slope)
      let steepness = slope.magnitude
      let tie = 1e-12 * max(1, distance)
      if distance < best.distance - tie || (distance <= best.distance + tie && isPreferred(entry, steepness, best)) {
        best = Stop(entry: entry, distance: min(distance, best.distance), steepness: steepness, breakpoint: breakpoint)
      }
    }
    for entry in entries.indices where entryCoefficients[entry].magnitude > pivotTolerance {
      consider(entry, Int(rows[Int(entries[entry])]), direction * entryCoefficients[entry], segments[entry])
    }
    consider(-1, form, direction, ownSegment)
    return best
  }

  private func isPreferred(_ entry: Int, _ steepness: Double, _ best: Stop) -> Bool {
    if best.entry == -2 || entry < 0 { return true }
    if usesBland { return best.entry >= 0 && rows[Int(entries[entry])] < rows[Int(entries[best.entry])] }
    return steepness > best.steepness
  }

  private mutating func finishMove(
    _ entering: Entering, _ stop: Stop, _ ownSegment: Int, _ objective: BreakpointLines.Objective
  ) {
    let form = Int(columns[entering.column])
    let direction = Double(entering.direction)
    values[form] += direction * stop.distance
    for entry in entries.indices {
      let row = Int(entries[entry])
      let basic = Int(rows[row])
      values[basic] += direction * stop.distance * entryCoefficients[entry]
      if segments[entry] == Int(positions[basic]) { continue }
      let bend =
        lines.slope(basic, segment: segments[entry], objective)
        - lines.slope(basic, segment: Int(positions[basic]), objective)
      positions[basic] = Int32(segments[entry])
      if bend != 0 { dictionary.add(row: row, times: bend, to: &gradient) }
    }
    if stop.entry < 0 {
      positions[form] = Int32(stop.breakpoint)
      values[form] = lines.value(form, stop.breakpoint)
      return
    }
    let row = Int(entries[stop.entry])
    let leaving = Int(rows[row])
    let slope = lines.slope(leaving, segment: Int(positions[leaving]), objective)
    if slope != 0 { dictionary.add(row: row, times: -slope, to: &gradient) }
    dictionary.pivot(row: row, column: entering.column)
    let reduced = gradient[entering.column]
    gradient[entering.column] = 0
    positions[form] = Int32(ownSegment)
    positions[leaving] = Int32(stop.breakpoint)
    values[leaving] = lines.value(leaving, stop.breakpoint)
    dictionary.add(
      row: row, times: reduced + lines.slope(form, segment: ownSegment, objective), to: &gradient)
    columns[entering.column] = Int32(leaving)
    rows[row] = Int32(form)
    columnOfForm[leaving] = Int32(entering.column)
    rowOfForm[leaving] = -1
    rowOfForm[form] = Int32(row)
    columnOfForm[form] = -1
  }

  // MARK: Answers

  /// Whether no form can move any more and every variable is determined.
  var isUnique: Bool {
    if elimination.determinedCount < variableCount { return false }
    for form in columns where low[Int(form)] != high[Int(form)] { return false }
    return true
  }

  /// The values of the variables at the optimum; zero where nothing determines them.
  func variableValues() -> [Double] {
    var all = [Double](repeating: 0, count: variableCount)
    all += values
    elimination.evaluate(&all)
    all.removeLast(values.count)
    return all
  }

  /// How the optimum moves while the marks move, and how far the same forms stay at the same marks.
  ///
  /// - Parameters:
  ///   - rates: how fast the mark of each constraint moves.
  ///   - time: the moment of this optimum.
  func line(rates: [Double], from time: Double) -> ComponentLine {
    var columnRates: [Double] = []
    columnRates.reserveCapacity(columns.count)
    for form in columns { columnRates.append(rates[lines.row(Int(form), Int(positions[Int(form)]))]) }
    var all = [Double](repeating: 0, count: variableCount + values.count)
    for column in columns.indices { all[variableCount + Int(columns[column])] = columnRates[column] }
    for row in rows.indices { all[variableCount + Int(rows[row])] = dictionary.product(row: row, with: columnRates) }
    elimination.evaluate(&all)
    var line = ComponentLine(rates: [], first: -.infinity, last: .infinity)
    for form in values.indices {
      for mark in lines.marks(of: form) {
        let rate = all[variableCount + form] - rates[lines.markRows[mark]]
        if rate.magnitude <= 1e-12 { continue }
        let distance = values[form] - lines.value(ofMark: mark, of: form)
        if distance.magnitude <= 1e-6 * max(1, values[form].magnitude) {
          // On a mark that is not in charge: the optimum may change at once, one way or the other.
          return ComponentLine(rates: [], first: time, last: time)
        }
        let crossing = time - distance / rate
        if crossing > time { line.last = min(line.last, crossing) } else { line.first = max(line.first, crossing) }
      }
    }
    all.removeLast(values.count)
    line.rates = all
    return line
  }

  /// The least and greatest value of a sum of variables over all optima; nil where there is no bound.
  mutating func range(variables: [Int32], coefficients: [Double]) -> (minimum: Double?, maximum: Double?) {
    elimination.sum.clear()
    for index in variables.indices { elimination.sum.add(coefficients[index], Int(variables[index])) }
    elimination.reduce()
    var slopes = [Double](repeating: 0, count: columns.count)
    var value = 0.0
    var isOpen = false
    for touched in elimination.sum.touched {
      let coefficient = elimination.sum.coefficient(of: Int(touched))
      if coefficient == 0 { continue }
      if Int(touched) < variableCount {
        isOpen = true
        continue
      }
      let form = Int(touched) - variableCount
      value += coefficient * values[form]
      if rowOfForm[form] >= 0 {
        dictionary.add(row: Int(rowOfForm[form]), times: coefficient, to: &slopes)
      } else {
        slopes[Int(columnOfForm[form])] += coefficient
      }
    }
    elimination.sum.clear()
    if isOpen { return (nil, nil) }
    var canMove = false
    for column in columns.indices where low[Int(columns[column])] != high[Int(columns[column])] {
      if slopes[column].magnitude > 1e-9 { canMove = true }
    }
    if !canMove { return (value, value) }
    return (extreme(slopes, value, sign: 1), extreme(slopes, value, sign: -1))
  }

  /// The least value of a sum whose slopes along the columns are given, or with sign −1 the greatest.
  private func extreme(_ slopes: [Double], _ value: Double, sign: Double) -> Double? {
    var copy = self
    for column in copy.gradient.indices { copy.gradient[column] = sign * slopes[column] }
    copy.pivotsLeft = 50 * (rows.count + columns.count) + 100
    let before = copy.columns
    let start = copy.values
    if !copy.minimize(BreakpointLines.Objective(level: -1)) { return nil }
    var result = value
    for column in before.indices {
      let form = Int(before[column])
      result += slopes[column] * (copy.values[form] - start[form])
    }
    return result
  }
}

/// A stretch of time in which a component's optimum moves along a line.
struct ComponentLine: Sendable {
  /// How fast each variable moves; empty where the stretch is a moment.
  var rates: [Double]
  var first: Double
  var last: Double
}

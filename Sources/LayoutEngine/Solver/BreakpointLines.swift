/// The forms of a component as lines with breakpoints, and what a unit of movement costs on each piece.
///
/// The marks of a form cut its line into segments: segment g lies between breakpoints g − 1 and g. On every level the cost is
/// convex and straight on each segment.
struct BreakpointLines: Sendable {
  /// What a stage of the solution makes least.
  struct Objective: Sendable {
    /// The level, from the required one, 0, down.
    var level: Int32
    /// One mark alone, or −1 for all of the level.
    var mark: Int32 = -1
  }

  private var starts: [Int32] = [0]
  /// The values of the breakpoints, ascending within a form.
  private(set) var values: [Double] = []
  private var markStarts: [Int32]
  private var markLevels: [Int32] = []
  private var markBreakpoints: [Int32] = []
  private var leftSlopes: [Double] = []
  private var rightSlopes: [Double] = []
  /// The constraint of each mark.
  private(set) var markRows: [Int] = []
  /// The constraint of each breakpoint's first mark.
  private(set) var rows: [Int32] = []
  /// The largest weight on each level: what slopes are compared with.
  private(set) var levelScales: [Double]
  private(set) var levelCount: Int

  init(_ problem: ComponentProblem, tieForms: Bool) {
    let levels = problem.levels()
    levelCount = levels.count
    levelScales = [Double](repeating: 0, count: levels.count)
    markStarts = problem.markStarts
    let count = problem.marks.count
    starts.reserveCapacity(problem.formCount + 1)
    values.reserveCapacity(count)
    rows.reserveCapacity(count)
    markLevels.reserveCapacity(count)
    markBreakpoints.reserveCapacity(count)
    markRows.reserveCapacity(count)
    leftSlopes.reserveCapacity(count)
    rightSlopes.reserveCapacity(count)
    let ordinary = problem.formCount - (tieForms ? problem.variables.count : 0)
    for form in 0..<problem.formCount {
      for mark in problem.marks(of: form) {
        var level = 0
        if form >= ordinary {
          // Each variable's wish to be near zero is a level of its own, after all others.
          level = levelCount
          levelCount += 1
          levelScales.append(0)
        } else {
          while level + 1 < levels.count, levels[level] > problem.marks[mark].priority { level += 1 }
        }
        append(problem.marks[mark], level, first: Int(starts[form]))
      }
      starts.append(Int32(values.count))
    }
  }

  private mutating func append(_ mark: Mark, _ level: Int, first: Int) {
    let isNew =
      values.count == first
      || (mark.value - values[values.count - 1]).magnitude > 1e-9 * max(1, mark.value.magnitude)
    if isNew {
      values.append(mark.value)
      rows.append(Int32(mark.row))
    }
    markRows.append(mark.row)
    markLevels.append(Int32(level))
    markBreakpoints.append(Int32(values.count - 1 - first))
    leftSlopes.append(mark.kind == .atMost ? 0 : -mark.weight)
    rightSlopes.append(mark.kind == .atLeast ? 0 : mark.weight)
    levelScales[level] = max(levelScales[level], mark.weight)
  }

  var formCount: Int { starts.count - 1 }

  func count(_ form: Int) -> Int { Int(starts[form + 1] - starts[form]) }

  func value(_ form: Int, _ breakpoint: Int) -> Double { values[Int(starts[form]) + breakpoint] }

  /// The constraint whose mark made the breakpoint.
  func row(_ form: Int, _ breakpoint: Int) -> Int { Int(rows[Int(starts[form]) + breakpoint]) }

  func marks(of form: Int) -> Range<Int> { Int(markStarts[form])..<Int(markStarts[form + 1]) }

  func level(ofMark mark: Int) -> Int { Int(markLevels[mark]) }

  /// Where a mark stands.
  func value(ofMark mark: Int, of form: Int) -> Double { value(form, Int(markBreakpoints[mark])) }

  /// The cost of a unit upwards on a segment.
  func slope(_ form: Int, segment: Int, _ objective: Objective) -> Double {
    var slope = 0.0
    for mark in marks(of: form) where markLevels[mark] == objective.level {
      if objective.mark >= 0, Int(objective.mark) != mark { continue }
      slope += Int(markBreakpoints[mark]) < segment ? rightSlopes[mark] : leftSlopes[mark]
    }
    return slope
  }

  /// The first breakpoint from `breakpoint` on in steps of `step` at which the cost bends; nil where there is none.
  func bend(_ form: Int, from breakpoint: Int, step: Int, _ objective: Objective) -> Int? {
    var current = breakpoint
    while current >= 0, current < count(form) {
      if slope(form, segment: current + 1, objective) != slope(form, segment: current, objective) { return current }
      current += step
    }
    return nil
  }

  /// The lowest and the highest breakpoint between which the required marks hold.
  func requiredRange(_ form: Int) -> (low: Int, high: Int) {
    var low = -1
    var high = count(form)
    for mark in marks(of: form) where markLevels[mark] == 0 {
      let breakpoint = Int(markBreakpoints[mark])
      if leftSlopes[mark] < 0 { low = max(low, breakpoint) }
      if rightSlopes[mark] > 0 { high = min(high, breakpoint) }
    }
    // Bounds that agree within the tolerance only.
    if low > high { low = high }
    return (low, high)
  }

  /// The constraint of a required mark that is not met at a value, beyond the tolerance; nil where all are.
  func requiredRowNotMet(_ form: Int, at value: Double) -> Int? {
    for mark in marks(of: form) where markLevels[mark] == 0 {
      let distance = value - self.value(ofMark: mark, of: form)
      let violation = distance < 0 ? leftSlopes[mark] * distance : rightSlopes[mark] * distance
      if violation > 1e-6 * max(1, value.magnitude) { return markRows[mark] }
    }
    return nil
  }

  /// The breakpoint where the form by itself would be best, level by level.
  func bestBreakpoint(_ form: Int) -> Int {
    var best = 0
    if count(form) == 1 { return 0 }
    for candidate in 1..<count(form) where isBetter(form, candidate, than: best) { best = candidate }
    return best
  }

  private func isBetter(_ form: Int, _ candidate: Int, than best: Int) -> Bool {
    var level = -1
    while true {
      // The next level that has a mark on this form.
      var next = Int.max
      for mark in marks(of: form) where Int(markLevels[mark]) > level { next = min(next, Int(markLevels[mark])) }
      if next == Int.max { return false }
      level = next
      let a = cost(form, candidate, level)
      let b = cost(form, best, level)
      if (a - b).magnitude > 1e-9 * max(1, b) { return a < b }
    }
  }

  private func cost(_ form: Int, _ breakpoint: Int, _ level: Int) -> Double {
    var cost = 0.0
    for mark in marks(of: form) where Int(markLevels[mark]) == level {
      let distance = value(form, breakpoint) - value(form, Int(markBreakpoints[mark]))
      cost += distance < 0 ? leftSlopes[mark] * distance : rightSlopes[mark] * distance
    }
    return cost
  }

  /// How much the form's own marks hold it: forms that are held on both sides, and strongly, are solved for first.
  func hold(_ form: Int) -> Double {
    var below = -1.0
    var above = -1.0
    for mark in marks(of: form) {
      let strength = Double(levelCount - Int(markLevels[mark]))
      if leftSlopes[mark] < 0 { below = max(below, strength) }
      if rightSlopes[mark] > 0 { above = max(above, strength) }
    }
    let both = min(below, above)
    return both > 0 ? both + Double(levelCount) : max(below, above)
  }
}

/// The optimum of a component of one variable, found without a dictionary: most heights and widths of a layout are such.
///
/// Its only form is the variable itself, so that the optimum is at one of its marks.
struct SingleVariable: Sendable {
  /// The variable's value.
  let value: Double
  /// The constraint whose mark it is.
  let row: Int
  private let marks: [Mark]

  /// The optimum; nil where it is not the only one, or where required marks contradict each other: that is for the simplex to tell.
  init?(_ problem: ComponentProblem) {
    guard problem.variables.count == 1, problem.formCount == 1, problem.marks.count <= 8 else { return nil }
    marks = problem.marks
    var best = 0
    for candidate in marks.indices.dropFirst()
    where SingleVariable.isBetter(marks, marks[candidate].value, than: marks[best].value) { best = candidate }
    value = marks[best].value
    row = marks[best].row
    for mark in marks where mark.priority >= 1000 {
      if SingleVariable.violation(mark, value) > 1e-6 * max(1, value.magnitude) { return nil }
    }
    if !SingleVariable.worsens(marks, value, upwards: true) || !SingleVariable.worsens(marks, value, upwards: false) {
      return nil
    }
  }

  private static func violation(_ mark: Mark, _ value: Double) -> Double {
    switch mark.kind {
    case .atLeast: max(0, mark.value - value) * mark.weight
    case .atMost: max(0, value - mark.value) * mark.weight
    case .equal: (value - mark.value).magnitude * mark.weight
    }
  }

  /// The strongest priority below another one; nil where there is none.
  private static func nextPriority(_ marks: [Mark], below limit: Double) -> Double? {
    var next: Double?
    for mark in marks {
      let priority = min(1000, mark.priority)
      if priority < limit, priority > next ?? 0 { next = priority }
    }
    return next
  }

  private static func isBetter(_ marks: [Mark], _ candidate: Double, than best: Double) -> Bool {
    var level = 1001.0
    while let priority = nextPriority(marks, below: level) {
      level = priority
      var difference = 0.0
      var scale = 1.0
      for mark in marks where min(1000, mark.priority) == priority {
        let cost = violation(mark, best)
        difference += violation(mark, candidate) - cost
        scale = max(scale, cost)
      }
      if difference.magnitude > 1e-9 * scale { return difference < 0 }
    }
    return false
  }

  /// Whether the first wish that feels a step from the value is against it.
  private static func worsens(_ marks: [Mark], _ value: Double, upwards: Bool) -> Bool {
    var level = 1001.0
    let tolerance = 1e-9 * max(1, value.magnitude)
    while let priority = nextPriority(marks, below: level) {
      level = priority
      var slope = 0.0
      for mark in marks where min(1000, mark.priority) == priority {
        // Beyond the mark in the direction of the step, or at it.
        let isPast = upwards ? value >= mark.value - tolerance : value <= mark.value + tolerance
        let helps = upwards ? mark.kind != .atMost : mark.kind != .atLeast
        let hurts = upwards ? mark.kind != .atLeast : mark.kind != .atMost
        if isPast {
          if hurts { slope += mark.weight }
        } else if helps {
          slope -= mark.weight
        }
      }
      if slope != 0 { return slope > 0 }
    }
    return false
  }

  /// How the value moves while the marks move.
  func line(rates: [Double], from time: Double) -> ComponentLine {
    var line = ComponentLine(rates: [rates[row]], first: -.infinity, last: .infinity)
    for mark in marks {
      let rate = rates[row] - rates[mark.row]
      if rate.magnitude <= 1e-12 { continue }
      let distance = value - mark.value
      if distance.magnitude <= 1e-6 * max(1, value.magnitude) {
        return ComponentLine(rates: [], first: time, last: time)
      }
      let crossing = time - distance / rate
      if crossing > time { line.last = min(line.last, crossing) } else { line.first = max(line.first, crossing) }
    }
    return line
  }
}

/// A bound or a wish on the value of a linear form.
struct Mark: Sendable {
  /// Which side of the value is wrong.
  enum Kind: UInt8, Sendable {
    case atLeast
    case atMost
    case equal
  }

  /// Where on the form's line it stands.
  var value: Double
  var kind: Kind
  var priority: Double
  /// How much one unit beside it weighs: the factor by which the form was divided.
  var weight: Double
  /// The constraint that it comes from.
  var row: Int
}

/// The different linear forms of a system's open constraints, each with all bounds and wishes on it.
///
/// A form is divided by the coefficient of its highest-numbered variable, sign included, so that both ways of writing an
/// inequality are one, and `size ≥ n` and `size ≤ n` of an intrinsic size are two marks on one form.
struct LinearForms: Sendable {
  private(set) var starts: [Int32] = [0]
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []
  private var marks: [Mark] = []
  private var formOfMark: [Int32] = []
  /// The newest form with this highest variable, and for each form the one before it.
  private var newest: [Int32]
  private var older: [Int32] = []

  init(variableCount: Int, constraintCount: Int) {
    newest = [Int32](repeating: -1, count: variableCount)
    starts.reserveCapacity(constraintCount + 1)
    older.reserveCapacity(constraintCount)
    variables.reserveCapacity(2 * constraintCount)
    coefficients.reserveCapacity(2 * constraintCount)
    marks.reserveCapacity(constraintCount)
    formOfMark.reserveCapacity(constraintCount)
  }

  var count: Int { starts.count - 1 }
  var variableCount: Int { newest.count }

  func terms(of form: Int) -> Range<Int> { Int(starts[form])..<Int(starts[form + 1]) }

  /// Takes in a constraint whose reduced left side is in `sum`; false where no variable is left in it.
  mutating func insert(
    _ sum: inout LinearAccumulator, _ relation: LayoutRelation, priority: Double, row: Int
  ) -> Bool {
    sum.sort()
    var last = -1
    for touched in sum.touched where sum.coefficient(of: Int(touched)) != 0 { last = Int(touched) }
    if last < 0 { return false }
    let lead = sum.coefficient(of: last)
    for touched in sum.touched {
      let coefficient = sum.coefficient(of: Int(touched))
      if coefficient == 0 { continue }
      variables.append(touched)
      coefficients.append(Int(touched) == last ? 1 : coefficient / lead)
    }
    let form = merged(last)
    let kind: Mark.Kind
    switch relation {
    case .equal: kind = .equal
    case .greaterThanOrEqual: kind = lead > 0 ? .atLeast : .atMost
    case .lessThanOrEqual: kind = lead > 0 ? .atMost : .atLeast
    }
    marks.append(
      Mark(value: -sum.constant / lead, kind: kind, priority: priority, weight: lead.magnitude, row: row))
    formOfMark.append(form)
    return true
  }

  /// The form at the end of the arrays: an older one that is the same, or a new one.
  private mutating func merged(_ last: Int) -> Int32 {
    let start = Int(starts[starts.count - 1])
    let length = variables.count - start
    var candidate = newest[last]
    while candidate >= 0 {
      let terms = terms(of: Int(candidate))
      if terms.count == length, isSame(terms.lowerBound, start, length) {
        variables.removeLast(length)
        coefficients.removeLast(length)
        return candidate
      }
      candidate = older[Int(candidate)]
    }
    let form = Int32(count)
    starts.append(Int32(variables.count))
    older.append(newest[last])
    newest[last] = form
    return form
  }

  private func isSame(_ a: Int, _ b: Int, _ length: Int) -> Bool {
    for index in 0..<length {
      if variables[a + index] != variables[b + index] { return false }
      let left = coefficients[a + index]
      if (left - coefficients[b + index]).magnitude > 1e-12 * left.magnitude { return false }
    }
    return true
  }

  // MARK: Components

  /// Splits the forms into components, which share no variable and are solved apart, in the order of their lowest variable.
  func components() -> [ComponentProblem] {
    var joins = DisjointSets(count: variableCount)
    for form in 0..<count {
      let terms = terms(of: form)
      for place in terms.dropFirst() { joins.join(Int(variables[terms.lowerBound]), Int(variables[place])) }
    }
    var isUsed = [Bool](repeating: false, count: variableCount)
    for variable in variables { isUsed[Int(variable)] = true }
    var indexOfRoot = [Int32](repeating: -1, count: variableCount)
    var local = [Int32](repeating: -1, count: variableCount)
    var result: [ComponentProblem] = []
    for variable in 0..<variableCount where isUsed[variable] {
      let root = joins.root(variable)
      if indexOfRoot[root] < 0 {
        indexOfRoot[root] = Int32(result.count)
        result.append(ComponentProblem())
      }
      let component = Int(indexOfRoot[root])
      local[variable] = Int32(result[component].variables.count)
      result[component].variables.append(Int32(variable))
    }
    let sorted = marksByForm()
    for form in 0..<count {
      let terms = terms(of: form)
      let component = Int(indexOfRoot[joins.root(Int(variables[terms.lowerBound]))])
      for place in terms {
        result[component].formVariables.append(local[Int(variables[place])])
        result[component].formCoefficients.append(coefficients[place])
      }
      for index in sorted.range(of: form) { result[component].marks.append(marks[Int(sorted.marks[index])]) }
      result[component].endForm()
    }
    return result
  }

  private struct MarksByForm {
    var starts: [Int32]
    var marks: [Int32]
    func range(of form: Int) -> Range<Int> { Int(starts[form])..<Int(starts[form + 1]) }
  }

  /// The marks of each form by value, of equal ones the earlier written first.
  private func marksByForm() -> MarksByForm {
    var starts = [Int32](repeating: 0, count: count + 1)
    for form in formOfMark { starts[Int(form) + 1] += 1 }
    for form in 0..<count { starts[form + 1] += starts[form] }
    var next = starts
    var sorted = [Int32](repeating: 0, count: marks.count)
    for index in marks.indices {
      let form = Int(formOfMark[index])
      var place = Int(next[form])
      next[form] += 1
      while place > Int(starts[form]), marks[Int(sorted[place - 1])].value > marks[index].value {
        sorted[place] = sorted[place - 1]
        place -= 1
      }
      sorted[place] = Int32(index)
    }
    return MarksByForm(starts: starts, marks: sorted)
  }
}

/// Sets of numbers that can be joined and asked for a common root.
struct DisjointSets {
  private var parents: [Int32] = []

  init(count: Int) {
    parents.reserveCapacity(count)
    for index in 0..<count { parents.append(Int32(index)) }
  }

  mutating func root(_ element: Int) -> Int {
    var node = element
    while Int(parents[node]) != node {
      parents[node] = parents[Int(parents[node])]
      node = Int(parents[node])
    }
    return node
  }

  mutating func join(_ a: Int, _ b: Int) {
    let first = root(a)
    let second = root(b)
    if first != second { parents[max(first, second)] = Int32(min(first, second)) }
  }
}

/// One component: forms over its own variables, with their marks.
struct ComponentProblem: Sendable {
  /// The system's variables, ascending; the forms number them by their place here.
  var variables: [Int32] = []
  private(set) var starts: [Int32] = [0]
  var formVariables: [Int32] = []
  var formCoefficients: [Double] = []
  private(set) var markStarts: [Int32] = [0]
  /// The marks of each form by value.
  var marks: [Mark] = []

  var formCount: Int { starts.count - 1 }

  mutating func endForm() {
    starts.append(Int32(formVariables.count))
    markStarts.append(Int32(marks.count))
  }

  func terms(of form: Int) -> Range<Int> { Int(starts[form])..<Int(starts[form + 1]) }

  func marks(of form: Int) -> Range<Int> { Int(markStarts[form])..<Int(markStarts[form + 1]) }

  /// The priorities that occur, from the highest down; all required ones count as 1000.
  func levels() -> [Double] {
    var levels: [Double] = [1000]
    for mark in marks {
      let priority = min(1000, mark.priority)
      var place = levels.count
      while place > 0, levels[place - 1] < priority { place -= 1 }
      if place == 0 || levels[place - 1] != priority { levels.insert(priority, at: place) }
    }
    return levels
  }

  /// The component with one more form for each variable, which wishes it near zero.
  func withTieForms() -> ComponentProblem {
    var result = self
    for variable in variables.indices {
      result.formVariables.append(Int32(variable))
      result.formCoefficients.append(1)
      result.marks.append(Mark(value: 0, kind: .equal, priority: 0, weight: 1, row: -1))
      result.endForm()
    }
    return result
  }
}

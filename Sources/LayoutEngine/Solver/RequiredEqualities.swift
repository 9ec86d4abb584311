/// Variables that required equalities determine by others.
///
/// Invariant: the forms hold only variables that are not determined themselves.
struct RequiredEqualities: Sendable {
  /// For each variable its form, or nil while it is free.
  private(set) var determined: [LinearForm?]
  private var dependents: [[Int]]

  init(variableCount: Int) {
    determined = [LinearForm?](repeating: nil, count: variableCount)
    dependents = [[Int]](repeating: [], count: variableCount)
  }

  /// The form with every determined variable replaced.
  func reduce(_ form: LinearForm) -> LinearForm {
    var needsWork = false
    for variable in form.variables where determined[variable] != nil { needsWork = true }
    if !needsWork { return form }
    var result = LinearForm(constant: form.constant)
    for index in form.variables.indices {
      let variable = form.variables[index]
      result.add(determined[variable] ?? LinearForm(variable: variable), times: form.coefficients[index])
    }
    return result
  }

  /// Takes in `form = 0`; false where it contradicts what is known.
  ///
  /// The variable with the largest coefficient is determined, of equals the newest: in a chain that leaves the rows short.
  /// An equality already implied counts as met when it agrees within 1e-6 of the largest number in it.
  mutating func insert(_ form: LinearForm) -> Bool {
    let scale = form.scale
    var reduced = reduce(form)
    var pivot = -1
    var largest = 1e-9
    for index in reduced.variables.indices where reduced.coefficients[index].magnitude >= largest {
      largest = reduced.coefficients[index].magnitude
      pivot = index
    }
    if pivot < 0 { return reduced.constant.magnitude <= 1e-6 * max(scale, reduced.scale) }
    let variable = reduced.variables[pivot]
    let coefficient = reduced.coefficients[pivot]
    reduced.substitute(variable, by: LinearForm())
    reduced.scale(by: -1 / coefficient)
    for dependent in dependents[variable] {
      guard var old = determined[dependent], old.coefficient(of: variable) != 0 else { continue }
      old.substitute(variable, by: reduced)
      note(dependent, uses: old)
      determined[dependent] = old
    }
    dependents[variable] = []
    determined[variable] = reduced
    note(variable, uses: reduced)
    return true
  }

  private mutating func note(_ variable: Int, uses form: LinearForm) {
    for used in form.variables where dependents[used].last != variable { dependents[used].append(variable) }
  }
}

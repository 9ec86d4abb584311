/// What became of a system.
enum SystemOutcome: Sendable {
  case solved(SolvedSystem)
  /// The required constraints contradict each other; this is one that takes part.
  case infeasible(row: Int)
  /// The pivot limit ended the work.
  case exhausted
}

/// Solves a system: eliminates required equalities, merges what is left into forms, and solves each component by itself.
func solveSystem(_ system: LinearSystem) -> SystemOutcome {
  var equalities = RequiredEqualities(system)
  if let row = equalities.contradiction { return .infeasible(row: row) }
  var forms = LinearForms(variableCount: system.variableCount)
  for row in 0..<system.constraintCount where !(system.relations[row] == .equal && system.isRequired(row)) {
    equalities.reduce(row, system)
    let isOpen = forms.insert(
      &equalities.elimination.sum, system.relations[row], priority: system.priorities[row], row: row)
    if isOpen || !system.isRequired(row) { continue }
    let sum = equalities.elimination.sum
    let isMet =
      system.relations[row] == .greaterThanOrEqual
      ? sum.constant >= -1e-6 * max(sum.constantScale, system.scale(of: row))
      : sum.constant <= 1e-6 * max(sum.constantScale, system.scale(of: row))
    if !isMet { return .infeasible(row: row) }
  }
  var values = [Double](repeating: 0, count: system.variableCount)
  var solved: [SolvedComponent] = []
  let components = forms.components()
  solved.reserveCapacity(components.count)
  var isUnique = true
  for component in components {
    let result = SolvedComponent(component)
    if result.isExhausted { return .exhausted }
    if !result.isFeasible { return .infeasible(row: component.marks[0].row) }
    var chosen = result
    if !result.isUnique {
      isUnique = false
      chosen = SolvedComponent(component, tieForms: true)
      // The tie rules only choose among optima; where they take too long any optimum will do.
      if chosen.isExhausted || !chosen.isFeasible { chosen = result }
    }
    let local = chosen.variableValues()
    for place in component.variables.indices { values[Int(component.variables[place])] = local[place] }
    solved.append(result)
  }
  equalities.evaluate(&values)
  return .solved(
    SolvedSystem(
      values: values, hasOnlyUniqueComponents: isUnique, equalities: equalities, problems: components, solved: solved))
}

/// A solved system: the values of all variables, and what is still needed to find their ranges.
struct SolvedSystem: Sendable {
  private(set) var values: [Double]
  /// Whether every component has one optimum.
  let hasOnlyUniqueComponents: Bool
  private var equalities: RequiredEqualities
  private let problems: [ComponentProblem]
  private let solved: [SolvedComponent]
  /// For each variable its component, or −1 where no open constraint speaks of it.
  private var componentOf: [Int32]
  private var placeInComponent: [Int32]

  fileprivate init(
    values: [Double], hasOnlyUniqueComponents: Bool, equalities: RequiredEqualities, problems: [ComponentProblem],
    solved: [SolvedComponent]
  ) {
    self.values = values
    self.hasOnlyUniqueComponents = hasOnlyUniqueComponents
    self.equalities = equalities
    self.problems = problems
    self.solved = solved
    componentOf = [Int32](repeating: -1, count: values.count)
    placeInComponent = componentOf
    for index in problems.indices {
      for place in problems[index].variables.indices {
        componentOf[Int(problems[index].variables[place])] = Int32(index)
        placeInComponent[Int(problems[index].variables[place])] = Int32(place)
      }
    }
  }

  /// The constraints that hold with equality and determine every variable, where there is one optimum.
  var activeRows: [Int] {
    var rows = equalities.determining
    for component in solved { rows += component.activeRows }
    return rows
  }

  /// The least and greatest value that a variable takes in any optimum; nil where there is no bound.
  mutating func range(of variable: Int) -> (minimum: Double?, maximum: Double?) {
    equalities.reduce(variable: variable)
    let sum = equalities.elimination.sum
    var minimum: Double? = sum.constant
    var maximum: Double? = sum.constant
    var used: [Int] = []
    for touched in sum.touched where sum.coefficient(of: Int(touched)) != 0 {
      let component = Int(componentOf[Int(touched)])
      if component < 0 { return (nil, nil) }
      if !used.contains(component) { used.append(component) }
    }
    for component in used {
      var variables: [Int32] = []
      var coefficients: [Double] = []
      for touched in sum.touched where Int(componentOf[Int(touched)]) == component {
        let coefficient = sum.coefficient(of: Int(touched))
        if coefficient == 0 { continue }
        variables.append(placeInComponent[Int(touched)])
        coefficients.append(coefficient)
      }
      let range = solved[component].range(variables: variables, coefficients: coefficients)
      if let low = range.minimum, let known = minimum { minimum = known + low } else { minimum = nil }
      if let high = range.maximum, let known = maximum { maximum = known + high } else { maximum = nil }
    }
    return (minimum, maximum)
  }

  /// Whether some variable is in no constraint at all, directly or through an equality.
  mutating func hasLooseVariable(among variables: [Int]) -> Bool {
    for variable in variables {
      equalities.reduce(variable: variable)
      let sum = equalities.elimination.sum
      for touched in sum.touched where componentOf[Int(touched)] < 0 && sum.coefficient(of: Int(touched)) != 0 {
        return true
      }
    }
    return false
  }
}

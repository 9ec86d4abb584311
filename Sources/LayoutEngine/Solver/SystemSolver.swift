/// What became of a system.
enum SystemOutcome: Sendable {
  case solved(SolvedSystem)
  /// The required constraints contradict each other; this is one that takes part.
  case infeasible(row: Int)
  /// The pivot limit ended the work.
  case exhausted
}

/// A system after its required equalities have been eliminated and its other constraints merged into forms.
struct ReducedSystem: Sendable {
  var equalities: RequiredEqualities
  /// The components, which are solved apart.
  private(set) var components: [ComponentProblem] = []
  /// The required constraints in which the equalities leave no variable, with what is left.
  private(set) var constants: [(row: Int, residual: Double)] = []
  /// A required constraint that contradicts the equalities or a known value.
  private(set) var contradiction: Int?

  init(_ system: LinearSystem) {
    equalities = RequiredEqualities(system)
    contradiction = equalities.contradiction
    if contradiction != nil { return }
    var forms = LinearForms(variableCount: system.variableCount, constraintCount: system.constraintCount)
    for row in 0..<system.constraintCount where !(system.relations[row] == .equal && system.isRequired(row)) {
      equalities.reduce(row, system)
      let isOpen = forms.insert(
        &equalities.elimination.sum, system.relations[row], priority: system.priorities[row], row: row)
      if isOpen || !system.isRequired(row) { continue }
      let residual = equalities.elimination.sum.constant
      let tolerance = 1e-6 * max(equalities.elimination.sum.constantScale, system.scale(of: row))
      let isMet = system.relations[row] == .greaterThanOrEqual ? residual >= -tolerance : residual <= tolerance
      constants.append((row, residual))
      if !isMet, contradiction == nil { contradiction = row }
    }
    if contradiction == nil { components = forms.components() }
  }
}

/// Solves a system: eliminates required equalities, merges what is left into forms, and solves each component by itself.
func solveSystem(_ system: LinearSystem) -> SystemOutcome {
  var reduced = ReducedSystem(system)
  if let row = reduced.contradiction { return .infeasible(row: row) }
  var values = [Double](repeating: 0, count: system.variableCount)
  var solved: [SolvedComponent] = []
  solved.reserveCapacity(reduced.components.count)
  var isUnique = true
  for component in reduced.components {
    let result = SolvedComponent(component)
    if result.isExhausted { return .exhausted }
    if let row = result.contradiction { return .infeasible(row: row) }
    if !result.isUnique { isUnique = false }
    let local = result.chosenValues(component)
    for place in component.variables.indices { values[Int(component.variables[place])] = local[place] }
    solved.append(result)
  }
  reduced.equalities.evaluate(&values)
  return .solved(
    SolvedSystem(
      values: values, hasOnlyUniqueComponents: isUnique, equalities: reduced.equalities, problems: reduced.components,
      solved: solved))
}

extension SolvedComponent {
  /// The values of the one optimum, or of the one that the rules for ties choose.
  func chosenValues(_ problem: ComponentProblem) -> [Double] {
    if isUnique { return variableValues() }
    let chosen = SolvedComponent(problem, tieForms: true)
    // The tie rules only choose among optima; where they take too long any optimum will do.
    return chosen.isExhausted || chosen.contradiction != nil ? variableValues() : chosen.variableValues()
  }
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

  /// Whether one of these variables is in no constraint at all, directly or through an equality.
  mutating func hasLooseVariable(among variables: [Int]) -> Bool {
    for variable in variables {
      // One that is loose by way of a formula is itself one of the variables that the formula holds.
      if let root = equalities.openRoot(of: variable), componentOf[root] < 0 { return true }
    }
    return false
  }
}

/// What became of a system of rows.
enum SystemOutcome: Sendable {
  case solved(SolvedSystem)
  case infeasible
  case exhausted
}

/// A solved system: values of all variables, and what is still needed to find their ranges.
struct SolvedSystem: Sendable {
  var values: [Double]
  fileprivate var equalities: RequiredEqualities
  fileprivate var parts: [SolvedPart]
  /// For each variable the part that it belongs to, or −1 where no row speaks of it.
  fileprivate var partOf: [Int]
  fileprivate var placeInPart: [Int]

  /// The least and greatest value that a variable takes in any optimum; nil where there is no bound.
  func range(of variable: Int) -> (minimum: Double?, maximum: Double?) {
    let form = equalities.reduce(LinearForm(variable: variable))
    var minimum: Double? = form.constant
    var maximum: Double? = form.constant
    var forms = [LinearForm](repeating: LinearForm(), count: parts.count)
    var used: [Int] = []
    for index in form.variables.indices {
      let free = form.variables[index]
      let part = partOf[free]
      if part < 0 { return (nil, nil) }
      if forms[part].isConstant { used.append(part) }
      var term = LinearForm(variable: placeInPart[free])
      term.scale(by: form.coefficients[index])
      forms[part].add(term)
    }
    for part in used {
      let range = parts[part].simplex.range(of: forms[part])
      if let low = range.minimum, let sum = minimum { minimum = sum + low } else { minimum = nil }
      if let high = range.maximum, let sum = maximum { maximum = sum + high } else { maximum = nil }
    }
    return (minimum, maximum)
  }
}

fileprivate struct SolvedPart: Sendable {
  var simplex: Simplex
}

/// Solves rows: eliminates required equalities, then each component by itself.
struct SystemSolver {
  let rows: [SolverRow]
  let itemCount: Int

  func run() -> SystemOutcome {
    let variableCount = 4 * itemCount
    var equalities = RequiredEqualities(variableCount: variableCount)
    for row in rows where row.isRequired && row.relation == .equal {
      if !equalities.insert(row.form) { return .infeasible }
    }
    var remaining: [SolverRow] = []
    for row in rows where !(row.isRequired && row.relation == .equal) {
      var reduced = row
      reduced.form = equalities.reduce(row.form)
      if reduced.form.isConstant {
        if row.isRequired, reduced.violation([]) > 1e-6 * max(row.form.scale, reduced.form.scale) { return .infeasible }
        continue
      }
      remaining.append(reduced)
    }
    return solve(remaining, equalities, variableCount)
  }

  private func solve(_ rows: [SolverRow], _ equalities: RequiredEqualities, _ variableCount: Int) -> SystemOutcome {
    var values = [Double](repeating: 0, count: variableCount)
    var partOf = [Int](repeating: -1, count: variableCount)
    var placeInPart = [Int](repeating: -1, count: variableCount)
    var parts: [SolvedPart] = []
    for component in components(of: rows, variableCount: variableCount) {
      let simplex = Simplex(rows: component.rows, variableCount: component.variables.count)
      if simplex.isExhausted { return .exhausted }
      if !simplex.isFeasible { return .infeasible }
      let solved = simplex.values
      for place in component.variables.indices {
        let variable = component.variables[place]
        values[variable] = solved[place]
        partOf[variable] = parts.count
        placeInPart[variable] = place
      }
      parts.append(SolvedPart(simplex: simplex))
    }
    let free = values
    for variable in 0..<variableCount {
      if let form = equalities.determined[variable] { values[variable] = form.value(free) }
    }
    return .solved(
      SolvedSystem(
        values: values, equalities: equalities, parts: parts, partOf: partOf, placeInPart: placeInPart))
  }
}

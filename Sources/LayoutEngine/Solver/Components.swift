/// Rows and the free variables that they link; components share no variable and are solved apart.
struct Component: Sendable {
  /// The variables, ascending; a row's form numbers them by their place here.
  var variables: [Int]
  /// The rows over these variables.
  var rows: [SolverRow]
}

/// Splits rows into components, in the order of their lowest variable.
///
/// Rows without variables are left out; whether they hold does not depend on any choice.
func components(of rows: [SolverRow], variableCount: Int) -> [Component] {
  var parents: [Int] = []
  parents.reserveCapacity(variableCount)
  for variable in 0..<variableCount { parents.append(variable) }
  func root(_ variable: Int) -> Int {
    var node = variable
    while parents[node] != node {
      parents[node] = parents[parents[node]]
      node = parents[node]
    }
    return node
  }
  var isUsed = [Bool](repeating: false, count: variableCount)
  for row in rows {
    guard let first = row.form.variables.first else { continue }
    let target = root(first)
    for variable in row.form.variables {
      isUsed[variable] = true
      let other = root(variable)
      let lead = root(target)
      if other != lead { parents[max(other, lead)] = min(other, lead) }
    }
  }
  var indexOfRoot = [Int](repeating: -1, count: variableCount)
  var place = [Int](repeating: -1, count: variableCount)
  var result: [Component] = []
  for variable in 0..<variableCount where isUsed[variable] {
    let lead = root(variable)
    if indexOfRoot[lead] < 0 {
      indexOfRoot[lead] = result.count
      result.append(Component(variables: [], rows: []))
    }
    place[variable] = result[indexOfRoot[lead]].variables.count
    result[indexOfRoot[lead]].variables.append(variable)
  }
  for row in rows {
    guard let first = row.form.variables.first else { continue }
    var local = row
    for index in local.form.variables.indices { local.form.variables[index] = place[local.form.variables[index]] }
    result[indexOfRoot[root(first)]].rows.append(local)
  }
  return result
}

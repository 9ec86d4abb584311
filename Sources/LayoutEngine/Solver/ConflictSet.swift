/// An irreducible set of required constraints without a common solution: leaving any one out makes the rest solvable.
///
/// A deletion filter over the required constraints that are connected with `row`: halves first, so that a large system shrinks
/// quickly, then one at a time. What views imply is taken for granted until the statements cannot be fewer, so that taking away
/// any one statement of the set is enough for the author; of the statements the later ones are dropped first, so that the set
/// tells of the earliest ones that suffice.
func irreducibleConflict(_ system: LinearSystem, around row: Int, isImplied: (Int) -> Bool) -> [Int] {
  let connected = requiredRows(system, connectedWith: row)
  var stated: [Int] = []
  var implied: [Int] = []
  for index in connected {
    if isImplied(index) { implied.append(index) } else { stated.append(index) }
  }
  guard isInfeasible(system, stated + implied) else { return [row] }
  stated = shrunk(stated) { isInfeasible(system, $0 + implied) }
  implied = shrunk(implied) { isInfeasible(system, stated + $0) }
  return stated + implied
}

private func isInfeasible(_ system: LinearSystem, _ rows: [Int]) -> Bool {
  if case .infeasible = solveSystem(system.subset(rows)) { return true }
  return false
}

/// The required constraints that share variables with a constraint, directly or through others, in their order.
private func requiredRows(_ system: LinearSystem, connectedWith row: Int) -> [Int] {
  guard let first = system.terms(of: row).first else { return [row] }
  var joins = DisjointSets(count: system.variableCount)
  for index in 0..<system.constraintCount where system.isRequired(index) {
    let terms = system.terms(of: index)
    for place in terms { joins.join(Int(system.variables[terms.lowerBound]), Int(system.variables[place])) }
  }
  let root = joins.root(Int(system.variables[first]))
  var rows: [Int] = []
  for index in 0..<system.constraintCount where system.isRequired(index) {
    guard let place = system.terms(of: index).first else { continue }
    if joins.root(Int(system.variables[place])) == root { rows.append(index) }
  }
  return rows
}

/// The rows without those that `isEnough` does not need, the last ones tried first.
private func shrunk(_ rows: [Int], _ isEnough: ([Int]) -> Bool) -> [Int] {
  var kept = rows
  var chunk = kept.count
  while chunk >= 1 {
    var end = kept.count
    while end > 0 {
      let start = max(0, end - chunk)
      var candidate = kept
      candidate.removeSubrange(start..<end)
      if isEnough(candidate) { kept = candidate }
      end = start
    }
    chunk /= 2
  }
  return kept
}

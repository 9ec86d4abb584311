/// An irreducible set of required constraints without a common solution: leaving any one out makes the rest solvable.
///
/// A deletion filter over the required constraints that are connected with `row`: halves first, so that a large system shrinks
/// quickly, then one at a time. Constraints that come first in `order` are dropped first.
func irreducibleConflict(_ system: LinearSystem, around row: Int, order: (Int) -> Int) -> [Int] {
  var joins = DisjointSets(count: system.variableCount)
  var required: [Int] = []
  for index in 0..<system.constraintCount where system.isRequired(index) {
    required.append(index)
    let terms = system.terms(of: index)
    guard let first = terms.first else { continue }
    for place in terms { joins.join(Int(system.variables[first]), Int(system.variables[place])) }
  }
  var kept: [Int] = []
  if let first = system.terms(of: row).first {
    let root = joins.root(Int(system.variables[first]))
    for index in required {
      guard let place = system.terms(of: index).first else { continue }
      if joins.root(Int(system.variables[place])) == root { kept.append(index) }
    }
  } else {
    return [row]
  }
  kept.sort { order($0) != order($1) ? order($0) > order($1) : $0 < $1 }
  func isInfeasible(_ candidate: [Int]) -> Bool {
    if case .infeasible = solveSystem(system.subset(candidate)) { return true }
    return false
  }
  guard isInfeasible(kept) else { return [] }
  var chunk = kept.count / 2
  while chunk >= 1 {
    var end = kept.count
    while end > 0 {
      let start = max(0, end - chunk)
      var candidate = kept
      candidate.removeSubrange(start..<end)
      if isInfeasible(candidate) { kept = candidate }
      end = start
    }
    chunk /= 2
  }
  return kept
}

/// An irreducible set of required constraints without a common solution: leaving any one out makes the rest solvable.
///
/// Deletion filter, on the required rows only: halves first, so that a large system shrinks quickly, then one at a time.
/// Later statements are tried first, so that the set tells of the earliest ones that suffice; what views imply is tried
/// last, so that taking away any one statement of the set is enough for the author.
func irreducibleConflict(_ rows: [SolverRow], itemCount: Int) -> [ConstraintReference] {
  var kept: [SolverRow] = []
  for row in rows where row.isRequired && !row.isStated { kept.append(row) }
  for row in rows where row.isRequired && row.isStated { kept.append(row) }
  func isInfeasible(_ candidate: [SolverRow]) -> Bool {
    if case .infeasible = SystemSolver(rows: candidate, itemCount: itemCount).run() { return true }
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
  // A single pass at size one is enough only for a monotone test, which infeasibility is.
  var core: [ConstraintReference] = []
  for row in kept where row.isStated { core.append(row.source) }
  for row in kept where !row.isStated { core.append(row.source) }
  return core
}

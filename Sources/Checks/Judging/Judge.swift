import Diagnostics
public import LayoutBlocks
import LayoutEngine

/// Lays a block out in every context of its matrix, runs the checks, and says whether it keeps its promise.
///
/// Contexts that come to the same rectangles, as those of phones of one size, are solved once.
///
/// - Parameters:
///   - block: the parsed block.
///   - path: the file that diagnostics name.
///   - policy: how grave the site takes the checks.
/// - Returns: the layouts, the findings, and what is wrong with the promise.
public func judge(_ block: LayoutBlock, path: String, policy: SeverityPolicy = SeverityPolicy()) -> Verdict {
  var results: [ContextResult] = []
  results.reserveCapacity(block.contexts.count)
  var solved: [(scene: Scene, result: Int)] = []
  for context in block.contexts {
    let scene = lower(block, in: context)
    var equal: Int?
    for other in solved where other.scene.hasLayout(of: scene) {
      equal = other.result
      break
    }
    if let equal {
      var layout = results[equal].layout
      layout.scene.environment = scene.environment
      results.append(ContextResult(context: context, layout: layout, findings: results[equal].findings))
      continue
    }
    let layout = layOut(scene)
    solved.append((scene, results.count))
    results.append(ContextResult(context: context, layout: layout, findings: findings(in: layout)))
  }
  if !results.isEmpty {
    results[0].findings += lintSource(block)
    for (context, finding) in compareContexts(results.map { $0.layout }) { results[context].findings.append(finding) }
  }
  // A don't is swept only where it says so: it fails in its own contexts already.
  var isSwept = block.stance != .dont
  for name in block.breaks {
    for check in checks(named: name.value) where check == .resizeSweep { isSwept = true }
  }
  if isSwept {
    for (context, finding) in sweepWidths(block) + sweepHeights(block) { results[context].findings.append(finding) }
  }
  for index in results.indices { results[index].findings = policy.applied(to: results[index].findings) }
  let jury = Jury(block: block, path: path, results: results)
  var diagnostics = jury.judgeFindings()
  diagnostics += jury.judgeExpectations()
  diagnostics.sort { ($0.range?.start ?? 0) < ($1.range?.start ?? 0) }
  var verdict = Verdict(block: block, results: results, diagnostics: diagnostics, brokenChecks: jury.brokenChecks())
  verdict.solvedCount = solved.count
  return verdict
}

extension LayoutBlock {
  /// Whether a finding counts against the block: a note only where the block is a don't that names its check.
  public func counts(_ finding: Finding) -> Bool {
    if finding.severity != .note { return true }
    guard stance == .dont, finding.check.isInformative else { return false }
    for name in breaks {
      for check in checks(named: name.value) where check == finding.check { return true }
    }
    return false
  }
}

/// What a name in `breaks:` stands for: a check, or the checks that decide the rule with that id.
private func checks(named name: String) -> [Check] {
  if let check = Check(name: name) { return [check] }
  return decidingChecks(ofRule: name)
}

/// A violation that is the same in several contexts.
struct FindingGroup {
  /// The first of them.
  var finding: Finding
  /// The index of the first context.
  var firstContext: Int
  /// In how many contexts it occurs.
  var count: Int
}

/// What an example promised, held against what was found.
struct Jury {
  let block: LayoutBlock
  let path: String
  let results: [ContextResult]

  /// The checks that fail somewhere, in the order of the checks.
  func brokenChecks() -> [Check] {
    var broken: [Check] = []
    for check in Check.allCases where isBroken(check) { broken.append(check) }
    return broken
  }

  func judgeFindings() -> [Diagnostic] {
    switch block.stance {
    case .do: return groups { $0.severity != .note && !isExpected($0, $1) }.map { report($0) }
    case .dont: return judgeDont()
    case .example:
      return groups { finding, context in
        guard finding.severity == .error, !isExpected(finding, context) else { return false }
        return finding.check == .conflict || finding.check == .ambiguity || finding.check == .clipped
      }.map { report($0) }
    }
  }

  private func judgeDont() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var named: [Check] = []
    for name in block.breaks {
      let meant = checks(named: name.value)
      if meant.isEmpty {
        diagnostics.append(unknownCheck(name))
        // One slip is one error: the check that was meant counts as named.
        if let nearest = nearestMatch(to: name.value, among: Check.allCases.map { $0.name }),
          let nearestCheck = Check(name: nearest)
        {
          named.append(nearestCheck)
        }
        continue
      }
      named += meant
      var isOneBroken = false
      for check in meant where isBroken(check) { isOneBroken = true }
      if !isOneBroken { diagnostics.append(notBroken(meant[0], at: name.range)) }
    }
    let unnamed = groups { finding, context in
      finding.severity == .error && !contains(named, finding.check) && !isExpected(finding, context)
    }
    for group in unnamed { diagnostics.append(reportUnnamed(group)) }
    return diagnostics
  }

  private func contains(_ checks: [Check], _ check: Check) -> Bool {
    for other in checks where other == check { return true }
    return false
  }

  /// A note breaks only a check that knows nothing graver, and only for a don't that names it.
  private func isBroken(_ check: Check) -> Bool {
    for result in results {
      for finding in result.findings where finding.check == check && block.counts(finding) { return true }
    }
    return false
  }

  /// Whether the example says itself that the layout has no solution, or leaves this view open.
  private func isExpected(_ finding: Finding, _ context: Int) -> Bool {
    for expectation in block.expectations where applies(expectation, to: context) {
      switch expectation.claim {
      case .conflict: if finding.check == .conflict { return true }
      case .ambiguous(let names):
        guard finding.check == .ambiguity, let view = finding.view else { continue }
        let name = results[context].layout.scene.views[view].name
        for expected in names where expected.value.utf8.elementsEqual(name.utf8) { return true }
      case .comparison, .sizeClass, .sameControls, .sameOrder, .overflow: continue
      }
    }
    return false
  }

  func applies(_ expectation: Expectation, to context: Int) -> Bool {
    guard let contexts = expectation.contexts else { return true }
    for index in contexts where index == context { return true }
    return false
  }

  /// The chosen findings, equal ones of several contexts as one: same check, same views.
  private func groups(_ isChosen: (Finding, Int) -> Bool) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    for context in results.indices {
      for finding in results[context].findings where isChosen(finding, context) {
        var isKnown = false
        for index in groups.indices
        where groups[index].finding.check == finding.check && groups[index].finding.view == finding.view
          && groups[index].finding.otherView == finding.otherView
        {
          if groups[index].firstContext != context { groups[index].count += 1 }
          isKnown = true
          break
        }
        if !isKnown { groups.append(FindingGroup(finding: finding, firstContext: context, count: 1)) }
      }
    }
    return groups
  }
}

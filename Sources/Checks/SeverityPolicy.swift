public import Diagnostics

/// How grave a site takes each check, where it differs from the check's own severity.
public struct SeverityPolicy: Sendable {
  /// One change; without a severity the check is off.
  public struct Change: Sendable {
    /// The check.
    public var check: Check
    /// The severity of all its findings; nil to leave them out.
    public var severity: Severity?

    /// A change.
    public init(_ check: Check, _ severity: Severity?) {
      self.check = check
      self.severity = severity
    }
  }

  /// The changes; of two for one check the later counts.
  public var changes: [Change]

  /// A policy; without changes every check keeps its own severity.
  public init(_ changes: [Change] = []) {
    self.changes = changes
  }

  /// The findings as the site takes them.
  func applied(to findings: [Finding]) -> [Finding] {
    if changes.isEmpty { return findings }
    var result: [Finding] = []
    for finding in findings {
      var changed = finding
      var isOn = true
      for change in changes where change.check == finding.check {
        isOn = change.severity != nil
        changed.severity = change.severity ?? finding.severity
      }
      if isOn { result.append(changed) }
    }
    return result
  }
}

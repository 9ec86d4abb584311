import Checks
import Diagnostics
import Reference

/// The site's own severities, and what is wrong with them.
func severityPolicy(_ configuration: SiteConfiguration) -> (SeverityPolicy, [Diagnostic]) {
  var policy = SeverityPolicy()
  var diagnostics: [Diagnostic] = []
  for setting in configuration.severities {
    guard let check = Check(name: setting.check) else {
      let nearest = nearestMatch(to: setting.check, among: Check.allCases.map(\.name))
      diagnostics.append(
        Diagnostic(
          "unknown-check", path: configuration.file.path, at: setting.range,
          LocalizedText(
            english: "unknown check ‘\(setting.check)’" + (nearest.map { "; did you mean ‘\($0)’?" } ?? ""),
            korean: "알 수 없는 검사 ‘\(setting.check)’" + (nearest.map { ". 혹시 ‘\($0)’입니까?" } ?? ""))))
      continue
    }
    let severity: Severity?
    switch setting.severity {
    case "error": severity = .error
    case "warning": severity = .warning
    case "note": severity = .note
    default: severity = nil
    }
    policy.changes.append(SeverityPolicy.Change(check, severity))
  }
  return (policy, diagnostics)
}

public import Diagnostics

/// The diagnostics as workflow commands, which GitHub shows beside the changed lines: one line each.
public func gitHubReport(of diagnostics: [Diagnostic], sources: [String: SourceText], language: Language) -> String {
  var output = ""
  for diagnostic in diagnostics {
    let command: String
    switch diagnostic.severity {
    case .error: command = "error"
    case .warning: command = "warning"
    case .note: command = "notice"
    }
    var properties = "file=" + escapedProperty(diagnostic.path)
    if let range = diagnostic.range, let source = sources[diagnostic.path] {
      let start = source.position(at: range.start)
      let end = source.position(at: range.end)
      properties += ",line=\(start.line),col=\(start.column),endLine=\(end.line)"
      // A column of the end means something only within one line.
      if end.line == start.line { properties += ",endColumn=\(end.column)" }
    }
    properties += ",title=" + escapedProperty(diagnostic.code)
    output += "::\(command) \(properties)::" + escapedData(diagnostic.message[language]) + "\n"
  }
  return output
}

/// What a command's message may not hold.
private func escapedData(_ text: String) -> String { escaped(text, also: []) }

/// What a property may not hold either.
private func escapedProperty(_ text: String) -> String { escaped(text, also: [":", ","]) }

private func escaped(_ text: String, also: [Unicode.Scalar]) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar == "%" || scalar == "\r" || scalar == "\n" || also.contains(scalar) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result.append(contentsOf: ("%" + (digits.utf8.count < 2 ? "0" : "") + digits).unicodeScalars)
    } else {
      result.append(scalar)
    }
  }
  return String(result)
}

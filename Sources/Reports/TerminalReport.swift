public import Diagnostics

/// Writes diagnostics for people: place, severity, message, code, the source line and a caret under the wrong part.
public struct TerminalReport: Sendable {
  /// The language of the messages.
  public var language: Language
  /// Whether to use ANSI colours.
  public var usesColor: Bool

  /// A report in a language, with or without colour.
  public init(language: Language, usesColor: Bool) {
    self.language = language
    self.usesColor = usesColor
  }

  /// The report on diagnostics, in their order.
  ///
  /// - Parameter sources: the files that the diagnostics speak of, by path; without its file a diagnostic has no line.
  public func text(of diagnostics: [Diagnostic], sources: [String: SourceText]) -> String {
    var output = ""
    for diagnostic in diagnostics {
      let source = sources[diagnostic.path]
      write(
        diagnostic.message, severity: diagnostic.severity, code: diagnostic.code, path: diagnostic.path,
        range: diagnostic.range, source: source, to: &output)
      for note in diagnostic.notes {
        write(
          note.message, severity: .note, code: nil, path: diagnostic.path, range: note.range, source: source,
          to: &output)
      }
      for fixIt in diagnostic.fixIts {
        output += "  " + (language == .english ? "fix: " : "고치기: ") + fixIt.message[language] + "\n"
      }
    }
    return output
  }

  /// A closing line such as `2 errors, 1 warning`; nil where there is nothing to count.
  public func summary(of diagnostics: [Diagnostic]) -> String? {
    var errors = 0
    var warnings = 0
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: break
      }
    }
    if errors + warnings == 0 { return nil }
    switch language {
    case .english:
      return "\(errors) \(errors == 1 ? "error" : "errors"), \(warnings) \(warnings == 1 ? "warning" : "warnings")"
    case .korean: return "오류 \(errors)개, 경고 \(warnings)개"
    }
  }

  private func write(
    _ message: LocalizedText, severity: Severity, code: String?, path: String, range: SourceRange?,
    source: SourceText?, to output: inout String
  ) {
    var place = path
    if let range, let source {
      let position = source.position(at: range.start)
      place += ":\(position.line):\(position.column)"
    }
    output += painted(place, bold) + ": " + painted(severity.name[language] + ":", color(severity)) + " "
    output += message[language]
    if let code { output += " [" + code + "]" }
    output += "\n"
    if let range, let source { writeExcerpt(range, source, severity, to: &output) }
  }

  private func writeExcerpt(_ range: SourceRange, _ source: SourceText, _ severity: Severity, to output: inout String) {
    let lineIndex = source.lineIndex(at: min(range.start, source.bytes.count))
    let line = source.lineRange(lineIndex)
    if line.start == line.end { return }
    let number = String(lineIndex + 1)
    let gutter = String(repeating: " ", count: max(0, 5 - number.utf8.count))
    output += painted(gutter + number + " │ ", dim) + expandingTabs(source.text(line)) + "\n"
    let before = terminalWidth(source.text(SourceRange(line.start, min(range.start, line.end))))
    let marked = terminalWidth(source.text(SourceRange(min(range.start, line.end), min(range.end, line.end))))
    let caret = String(repeating: " ", count: before) + String(repeating: "^", count: max(1, marked))
    output += painted("      │ ", dim) + painted(caret, color(severity)) + "\n"
  }

  private var bold: String { "1" }
  private var dim: String { "2" }

  private func color(_ severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    }
  }

  private func painted(_ text: String, _ style: String) -> String {
    usesColor ? "\u{1B}[" + style + "m" + text + "\u{1B}[0m" : text
  }
}

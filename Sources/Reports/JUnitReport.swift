public import Diagnostics

/// The diagnostics as JUnit XML, which build servers list as tests: a suite for each file, a case for each finding.
///
/// Errors are failures; warnings and notes are cases that pass and say what they found. A file without findings is one case that
/// passes.
public func junitReport(of diagnostics: [Diagnostic], sources: [String: SourceText], language: Language) -> String {
  var paths = Set(sources.keys)
  for diagnostic in diagnostics { paths.insert(diagnostic.path) }
  var suites = ""
  var tests = 0
  var failures = 0
  for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
    let found = diagnostics.filter { $0.path == path }
    let failed = found.filter { $0.severity == .error }.count
    tests += max(1, found.count)
    failures += failed
    suites +=
      "  <testsuite name=\"\(escaped(path))\" tests=\"\(max(1, found.count))\" failures=\"\(failed)\" errors=\"0\" skipped=\"0\" time=\"0\">\n"
    if found.isEmpty {
      let name = language == .english ? "no findings" : "발견한 것 없음"
      suites += "    <testcase classname=\"\(escaped(path))\" name=\"\(name)\" time=\"0\"/>\n"
    }
    for diagnostic in found { suites += testCase(diagnostic, sources[path], language) }
    suites += "  </testsuite>\n"
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="Plumb" tests="\(tests)" failures="\(failures)" errors="0" time="0">
    \(suites)</testsuites>

    """
}

private func testCase(_ diagnostic: Diagnostic, _ source: SourceText?, _ language: Language) -> String {
  var place = diagnostic.path
  var line = ""
  if let range = diagnostic.range, let source {
    let position = source.position(at: range.start)
    place += ":\(position.line):\(position.column)"
    line = " line=\"\(position.line)\""
  }
  let name = diagnostic.code + (place == diagnostic.path ? "" : place.dropFirst(diagnostic.path.count))
  let message = escaped(diagnostic.message[language])
  var text =
    "    <testcase classname=\"\(escaped(diagnostic.path))\" name=\"\(escaped(name))\" file=\"\(escaped(diagnostic.path))\"\(line) time=\"0\">"
  if diagnostic.severity == .error {
    text +=
      "<failure message=\"\(message)\" type=\"\(escaped(diagnostic.code))\">\(escaped(place)): \(message)</failure>"
  } else {
    text += "<system-out>\(diagnostic.severity.name[language]): \(message)</system-out>"
  }
  return text + "</testcase>\n"
}

/// The text as XML 1.0 takes it, also in attributes; what it has no place for becomes the replacement character.
private func escaped(_ text: some StringProtocol) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x26: result.append(contentsOf: "&amp;".unicodeScalars)
    case 0x3C: result.append(contentsOf: "&lt;".unicodeScalars)
    case 0x3E: result.append(contentsOf: "&gt;".unicodeScalars)
    case 0x22: result.append(contentsOf: "&quot;".unicodeScalars)
    case 0x09, 0x0A, 0x0D: result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
    case 0x00...0x1F, 0xFFFE, 0xFFFF: result.append("\u{FFFD}")
    default: result.append(scalar)
    }
  }
  return String(result)
}

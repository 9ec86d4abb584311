public import Diagnostics
public import JSON

/// The diagnostics as JSON: path, line, column, end, code, severity, message in both languages, notes and fix-its.
public func jsonReport(of diagnostics: [Diagnostic], sources: [String: SourceText]) -> JSONValue {
  var values: [JSONValue] = []
  for diagnostic in diagnostics {
    let source = sources[diagnostic.path]
    var members = [JSONMember(name: "path", value: .string(diagnostic.path))]
    members += placeMembers(diagnostic.range, source)
    members.append(JSONMember(name: "code", value: .string(diagnostic.code)))
    members.append(JSONMember(name: "severity", value: .string(diagnostic.severity.name.english)))
    members.append(JSONMember(name: "message", value: localized(diagnostic.message)))
    var notes: [JSONValue] = []
    for note in diagnostic.notes {
      notes.append(
        .object(placeMembers(note.range, source) + [JSONMember(name: "message", value: localized(note.message))]))
    }
    members.append(JSONMember(name: "notes", value: .array(notes)))
    var fixIts: [JSONValue] = []
    for fixIt in diagnostic.fixIts {
      fixIts.append(
        .object(
          placeMembers(fixIt.range, source) + [
            JSONMember(name: "message", value: localized(fixIt.message)),
            JSONMember(name: "replacement", value: .string(fixIt.replacement)),
          ]))
    }
    members.append(JSONMember(name: "fixIts", value: .array(fixIts)))
    values.append(.object(members))
  }
  return .array(values)
}

private func localized(_ text: LocalizedText) -> JSONValue {
  .members(("en", .string(text.english)), ("ko", .string(text.korean)))
}

private func placeMembers(_ range: SourceRange?, _ source: SourceText?) -> [JSONMember] {
  guard let range, let source else { return [] }
  let start = source.position(at: range.start)
  let end = source.position(at: range.end)
  return [
    JSONMember(name: "line", value: .integer(start.line)),
    JSONMember(name: "column", value: .integer(start.column)),
    JSONMember(name: "endLine", value: .integer(end.line)),
    JSONMember(name: "endColumn", value: .integer(end.column)),
  ]
}

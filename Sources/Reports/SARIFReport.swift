public import Diagnostics
public import JSON

/// The diagnostics as SARIF 2.1.0, which code hosts show beside the changed lines.
///
/// Source: OASIS Static Analysis Results Interchange Format, version 2.1.0. Columns are Unicode scalars, as everywhere in Plumb.
public func sarifReport(of diagnostics: [Diagnostic], sources: [String: SourceText], language: Language) -> JSONValue {
  var codes: [String] = []
  for diagnostic in diagnostics where !codes.contains(diagnostic.code) { codes.append(diagnostic.code) }
  codes.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  let rules = codes.map { JSONValue.members(("id", .string($0)), ("name", .string(pascalCase($0)))) }
  let writer = SARIFWriter(sources: sources, language: language, codes: codes)
  let results = diagnostics.map { writer.result($0) }
  let driver = JSONValue.members(
    ("name", .string("Plumb")), ("version", .string("0.1.0")), ("semanticVersion", .string("0.1.0")),
    ("rules", .array(rules)))
  let run = JSONValue.members(
    ("tool", .members(("driver", driver))), ("language", .string(language == .english ? "en" : "ko")),
    ("columnKind", .string("unicodeCodePoints")), ("results", .array(results)))
  return .members(
    ("$schema", .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")),
    ("version", .string("2.1.0")),
    ("runs", .array([run])))
}

/// `touch-target` as `TouchTarget`.
private func pascalCase(_ code: String) -> String {
  code.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

private struct SARIFWriter {
  let sources: [String: SourceText]
  let language: Language
  let codes: [String]

  func result(_ diagnostic: Diagnostic) -> JSONValue {
    var members: [JSONMember] = [
      JSONMember(name: "ruleId", value: .string(diagnostic.code)),
      JSONMember(name: "ruleIndex", value: .integer(codes.firstIndex(of: diagnostic.code) ?? 0)),
      JSONMember(name: "level", value: .string(diagnostic.severity.name.english)),
      JSONMember(name: "message", value: .members(("text", .string(diagnostic.message[language])))),
      JSONMember(name: "locations", value: .array([location(diagnostic.path, diagnostic.range)])),
      JSONMember(
        name: "partialFingerprints", value: .members(("plumbLine/v1", .string(fingerprint(diagnostic))))),
    ]
    let related = diagnostic.notes.enumerated().map { index, note in
      var place = [JSONMember(name: "id", value: .integer(index))]
      if case .object(let members) = location(diagnostic.path, note.range) { place += members }
      place.append(JSONMember(name: "message", value: .members(("text", .string(note.message[language])))))
      return JSONValue.object(place)
    }
    if !related.isEmpty { members.append(JSONMember(name: "relatedLocations", value: .array(related))) }
    let fixes = diagnostic.fixIts.map { fix($0, diagnostic.path) }
    if !fixes.isEmpty { members.append(JSONMember(name: "fixes", value: .array(fixes))) }
    return .object(members)
  }

  private func location(_ path: String, _ range: SourceRange?) -> JSONValue {
    var members = [JSONMember(name: "artifactLocation", value: .members(("uri", .string(uri(path)))))]
    if let range, let region = region(path, range) { members.append(JSONMember(name: "region", value: region)) }
    return .members(("physicalLocation", .object(members)))
  }

  private func region(_ path: String, _ range: SourceRange) -> JSONValue? {
    guard let source = sources[path] else { return nil }
    let start = source.position(at: range.start)
    let end = source.position(at: range.end)
    return .members(
      ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)), ("endLine", .integer(end.line)),
      ("endColumn", .integer(end.column)))
  }

  private func fix(_ fixIt: FixIt, _ path: String) -> JSONValue {
    let replacement = JSONValue.members(
      ("deletedRegion", region(path, fixIt.range) ?? .members(("startLine", .integer(1)))),
      ("insertedContent", .members(("text", .string(fixIt.replacement)))))
    let change = JSONValue.members(
      ("artifactLocation", .members(("uri", .string(uri(path))))), ("replacements", .array([replacement])))
    return .members(
      ("description", .members(("text", .string(fixIt.message[language])))), ("artifactChanges", .array([change])))
  }

  /// A relative reference: what RFC 3986 does not allow in a path is percent-encoded.
  private func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number that stays the same when lines are added above: of code, file and the text of the line (FNV-1a, 64 bits).
  private func fingerprint(_ diagnostic: Diagnostic) -> String {
    var text = diagnostic.code + "\n" + diagnostic.path + "\n"
    if let range = diagnostic.range, let source = sources[diagnostic.path] {
      text += source.text(source.lineRange(source.lineIndex(at: range.start)))
    }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}

public import Diagnostics

/// Checks a value against a schema: unknown keys, missing keys, values of a wrong kind.
///
/// An optional key whose value is left empty counts as left out. Diagnostics come in the order of the file, missing
/// keys of a mapping before what is wrong inside it.
///
/// - Parameters:
///   - value: The value, a mapping.
///   - schema: What it may hold.
///   - path: The file's path, for messages.
/// - Returns: What does not fit.
public func validate(_ value: YAMLValue, against schema: Schema, path: String) -> [Diagnostic] {
  var validator = Validator(path: path)
  validator.check(value, .mapping(schema), name: nil)
  return validator.diagnostics
}

private struct Validator {
  let path: String
  var diagnostics: [Diagnostic] = []

  mutating func check(_ value: YAMLValue, _ kind: Schema.Kind, name: String?) {
    switch kind {
    case .any: break
    case .text: if value.string == nil { report(.wrong(.text, name, path, value.range)) }
    case .boolean: if value.boolean == nil { report(.wrong(.boolean, name, path, value.range)) }
    case .date:
      guard let text = value.string else { return report(.wrong(.date, name, path, value.range)) }
      if value.date == nil { report(.badDate(text, path, value.range)) }
    case .integer(let bounds):
      guard let number = value.integer else { return report(.wrong(.integer, name, path, value.range)) }
      let (low, high) = (String(bounds.lowerBound), String(bounds.upperBound))
      if !bounds.contains(number) { report(.outOfBounds(low, high, name, path, value.range)) }
    case .number(let bounds):
      guard let number = value.number else { return report(.wrong(.number, name, path, value.range)) }
      let (low, high) = (decimalText(bounds.lowerBound, digits: 3), decimalText(bounds.upperBound, digits: 3))
      if !bounds.contains(number) { report(.outOfBounds(low, high, name, path, value.range)) }
    case .choice(let words):
      guard let text = value.string else { return report(.wrong(.text, name, path, value.range)) }
      if !words.contains(where: { $0.utf8.elementsEqual(text.utf8) }) {
        report(.unknownWord(text, words, path, value.range))
      }
    case .localizedText:
      if value.string != nil { return }
      guard case .mapping = value else { return report(.wrong(.localizedText, name, path, value.range)) }
      check(value, .mapping(Schema([.optional("en", .text), .optional("ko", .text)])), name: name)
    case .oneOrList(let element):
      if case .sequence = value {
        check(value, .list(of: element), name: name)
      } else {
        check(value, element, name: name)
      }
    case .list(let element):
      guard case .sequence(let items, _) = value else { return report(.wrong(.list, name, path, value.range)) }
      for item in items { check(item, element, name: name) }
    case .map(let element):
      guard case .mapping(let entries, _) = value else { return report(.wrong(.mapping, name, path, value.range)) }
      for entry in entries { check(entry.value, element, name: entry.key) }
    case .mapping(let schema):
      guard case .mapping(let entries, _) = value else { return report(.wrong(.mapping, name, path, value.range)) }
      check(entries, schema, value.range)
    }
  }

  private mutating func check(_ entries: [YAMLEntry], _ schema: Schema, _ range: SourceRange) {
    for key in schema.keys where key.isRequired {
      let entry = entries.first { $0.key.utf8.elementsEqual(key.name.utf8) }
      if entry == nil || entry?.value.isNull == true {
        report(.missingKey(key.name, path, entry?.keyRange ?? SourceRange(range.start, range.start)))
      }
    }
    for entry in entries {
      guard let key = schema.key(entry.key) else {
        report(.unknownKey(entry.key, schema.keys.map { $0.name }, path, entry.keyRange))
        continue
      }
      if !entry.value.isNull { check(entry.value, key.kind, name: entry.key) }
    }
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }
}

/// What a value should have been, in words.
private struct Wanted {
  let words: LocalizedText
  static let text = Wanted(words: LocalizedText(english: "text", korean: "글이어야"))
  static let boolean = Wanted(words: LocalizedText(english: "true or false", korean: "true나 false여야"))
  static let integer = Wanted(words: LocalizedText(english: "a whole number", korean: "정수여야"))
  static let number = Wanted(words: LocalizedText(english: "a number", korean: "수여야"))
  static let date = Wanted(words: LocalizedText(english: "a date such as 2025-12-01", korean: "2025-12-01 같은 날짜여야"))
  static let list = Wanted(words: LocalizedText(english: "a list such as [a, b]", korean: "[가, 나] 같은 목록이어야"))
  static let mapping = Wanted(words: LocalizedText(english: "keys with values", korean: "‘키: 값’의 묶음이어야"))
  static let localizedText = Wanted(
    words: LocalizedText(english: "text, or “en:” and “ko:” with texts", korean: "글이나 ‘en:’과 ‘ko:’로 나눈 글이어야"))
}

extension Diagnostic {
  fileprivate static func wrong(_ wanted: Wanted, _ name: String?, _ path: String, _ range: SourceRange) -> Diagnostic {
    let english = name.map { "“\($0)” must be " } ?? "This must be "
    let korean = name.map { "‘\($0)’의 값은 " } ?? "여기에 올 값은 "
    return Diagnostic(
      "wrong-type", path: path, at: range,
      LocalizedText(
        english: english + wanted.words.english,
        korean: korean + wanted.words.korean + " 합니다"))
  }

  fileprivate static func badDate(_ text: String, _ path: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      "bad-date", path: path, at: range,
      LocalizedText(
        english: "“\(text)” is not a date; write year, month and day as in 2025-12-01",
        korean: "‘\(text)’은(는) 날짜가 아닙니다. 2025-12-01처럼 연-월-일로 쓰세요"))
  }

  fileprivate static func outOfBounds(
    _ low: String, _ high: String, _ name: String?, _ path: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "out-of-bounds", path: path, at: range,
      LocalizedText(
        english: "“\(name ?? "")” must be from \(low) to \(high)",
        korean: "‘\(name ?? "")’의 값은 \(low)에서 \(high) 사이여야 합니다"))
  }

  fileprivate static func unknownWord(
    _ text: String, _ words: [String], _ path: String, _ range: SourceRange
  ) -> Diagnostic {
    let list = words.joined(separator: ", ")
    return suggesting(
      nearestMatch(to: text, among: words), "unknown-value", path, range,
      LocalizedText(
        english: "“\(text)” is none of the values allowed here: \(list)",
        korean: "‘\(text)’은(는) 여기에 쓸 수 있는 값이 아닙니다: \(list)"))
  }

  fileprivate static func unknownKey(
    _ key: String, _ keys: [String], _ path: String, _ range: SourceRange
  ) -> Diagnostic {
    let list = keys.joined(separator: ", ")
    return suggesting(
      nearestMatch(to: key, among: keys), "unknown-key", path, range,
      LocalizedText(
        english: "Unknown key “\(key)”; the keys here are \(list)", korean: "알 수 없는 키 ‘\(key)’. 쓸 수 있는 키: \(list)"))
  }

  fileprivate static func missingKey(_ key: String, _ path: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      "missing-key", path: path, at: range,
      LocalizedText(
        english: "The key “\(key)” is missing; add “\(key): …”", korean: "빠진 키 ‘\(key)’. ‘\(key): …’ 줄을 넣으세요"))
  }

  /// A diagnostic that offers the word that was probably meant.
  private static func suggesting(
    _ match: String?, _ code: String, _ path: String, _ range: SourceRange, _ message: LocalizedText
  ) -> Diagnostic {
    guard let match else { return Diagnostic(code, path: path, at: range, message) }
    let question = LocalizedText(english: "Did you mean “\(match)”?", korean: "‘\(match)’을(를) 뜻하셨나요?")
    let change = LocalizedText(english: "Write “\(match)”", korean: "‘\(match)’(으)로 고치기")
    return Diagnostic(
      code, path: path, at: range, message, notes: [Note(question)],
      fixIts: [FixIt(message: change, range: range, replacement: match)])
  }
}

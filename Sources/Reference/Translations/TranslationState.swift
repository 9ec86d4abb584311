public import Diagnostics

/// Whether two passages still say the same, as far as that can be known.
public enum TranslationState: Sendable, Equatable {
  /// Accepted as they are.
  case accepted
  /// One of them had a slip of the pen mended since; nothing to translate.
  case touched
  /// The passage in this language was made from another wording of its counterpart, which is given.
  case stale(Language, madeFrom: String)
  /// Both changed, or nobody has looked at them yet.
  case unreviewed
  /// There is no passage in this language.
  case missing(Language)
  /// The counterpart of the passage in this language was taken away.
  case orphan(Language)
}

/// Two passages of a page with their state.
public struct TranslatedPassage: Sendable, Equatable {
  /// The English passage; nil where there is none.
  public var english: Passage?
  /// The Korean passage; nil where there is none.
  public var korean: Passage?
  /// Whether they say the same; nil on a page that is not watched.
  public var state: TranslationState?

  /// The passage in a language.
  public subscript(language: Language) -> Passage? { language == .english ? english : korean }
}

/// The passages of a page that is written in both languages, in the order of the English one.
///
/// - Parameter record: what was accepted; nil for a page that is not watched.
public func translatedPassages(
  _ english: Page, _ korean: Page, _ record: TranslationRecord?
) -> [TranslatedPassage] {
  let (first, second) = (passages(of: english), passages(of: korean))
  return alignment(first, second).compactMap { pair in
    let (one, other) = (pair.english.map { first[$0] }, pair.korean.map { second[$0] })
    guard one?.isProse ?? true, other?.isProse ?? true else { return nil }
    return TranslatedPassage(english: one, korean: other, state: record.map { state(one, other, $0) })
  }
}

private func state(_ english: Passage?, _ korean: Passage?, _ record: TranslationRecord) -> TranslationState {
  guard let english else {
    let wasTranslated = korean.flatMap { record.counterpart(of: TranslationRecord.line($0.text), .korean) } != nil
    return wasTranslated ? .orphan(.korean) : .missing(.english)
  }
  guard let korean else {
    let wasTranslated = record.counterpart(of: TranslationRecord.line(english.text), .english) != nil
    return wasTranslated ? .orphan(.english) : .missing(.korean)
  }
  let (one, other) = (TranslationRecord.line(english.text), TranslationRecord.line(korean.text))
  if record.holds(one, other) { return .accepted }
  switch (record.counterpart(of: one, .english), record.counterpart(of: other, .korean)) {
  case (nil, let before?): return isSlip(before, one) ? .touched : .stale(.korean, madeFrom: before)
  case (let before?, nil): return isSlip(before, other) ? .touched : .stale(.english, madeFrom: before)
  // Each is known, but with another one: passages were joined or divided.
  case (nil, nil), (.some, .some): return .unreviewed
  }
}

/// Whether an English text became another by mending slips of the pen.
///
/// As many words as before; where one changed it has at least five letters, begins as it did and differs in one letter. One
/// letter less can turn `unable` or `있습니다` into the opposite, hence the beginning, and hence no Korean.
func isSlip(_ before: String, _ after: String) -> Bool {
  let old = before.split(separator: " ")
  let new = after.split(separator: " ")
  guard old.count == new.count else { return false }
  for (one, other) in zip(old, new) where one != other {
    guard one.first == other.first, min(one.utf8.count, other.utf8.count) >= 5 else { return false }
    guard (Array(one.utf8) + other.utf8).allSatisfy({ isSmallLetter($0 | 0x20) || isMark($0) }) else { return false }
    if editDistance(String(one), String(other)) > 1 { return false }
  }
  return true
}

private func isSmallLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }

private func isMark(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":")
}

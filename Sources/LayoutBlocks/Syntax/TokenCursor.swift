import Diagnostics

/// Walks over the tokens of a line.
struct TokenCursor {
  let tokens: [Token]
  var index = 0

  init(_ tokens: [Token], from index: Int = 0) {
    self.tokens = tokens
    self.index = index
  }

  var isAtEnd: Bool { index >= tokens.count }
  var current: Token? { index < tokens.count ? tokens[index] : nil }

  /// Where the next token stands, or the end of the line.
  var place: SourceRange {
    if let current { return current.range }
    let end = tokens.last?.range.end ?? 0
    return SourceRange(end, end)
  }

  /// The English word at the cursor, without moving; nil for anything else.
  var word: String? {
    guard let current, current.kind == .word else { return nil }
    return Vocabulary.english(current.text, in: Vocabulary.words)
  }

  mutating func take(word wanted: String) -> Bool {
    guard let word, word.matches(wanted) else { return false }
    index += 1
    return true
  }

  mutating func take(sign: String) -> Bool {
    guard let current, current.isSign(sign) else { return false }
    index += 1
    return true
  }

  mutating func takeNumber() -> Double? {
    guard let current, current.kind == .number else { return nil }
    index += 1
    return current.number
  }
}

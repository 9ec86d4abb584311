import Diagnostics

/// What the words of a list are.
enum ListWords {
  /// Devices, orientations and other values of headers.
  case values
  /// Words of phrases.
  case words
  /// Names that belong to no language.
  case names
  /// Conditions of a `when`: values, and an axis after a size class.
  case conditions
}

extension BlockFormatter {
  /// The words of a value with `, ` and `; ` between them where the author put a sign, else a space.
  func list(_ range: SourceRange, _ kind: ListWords) -> [UInt8] {
    let words = parser.words(in: range)
    var result: [UInt8] = []
    var start = range.start
    var follows = ""
    for word in words {
      let signs = signs(SourceRange(start, word.range.start))
      result += signs
      if !result.isEmpty { result.append(0x20) }
      result += text(of: word, kind, after: follows)
      follows = Vocabulary.english(word.value, in: Vocabulary.values)
      start = word.range.end
    }
    return result + signs(SourceRange(start, range.end))
  }

  private func signs(_ range: SourceRange) -> [UInt8] {
    var result: [UInt8] = []
    var index = range.start
    while index < range.end {
      let sign = parser.listSign(at: index, before: range.end)
      if let sign { result.append(sign.sign) }
      index += sign?.length ?? 1
    }
    return result
  }

  private func text(of word: Located<String>, _ kind: ListWords, after previous: String) -> [UInt8] {
    let written = Array(bytes[word.range.start..<word.range.end])
    // Bytes that are no text would be lost in a string.
    guard Array(String(decoding: written, as: UTF8.self).utf8) == written else { return written }
    guard let translation else { return Array(word.value.utf8) }
    let isAxis = previous.matches("compact") || previous.matches("regular")
    switch kind {
    case .names: return Array(word.value.utf8)
    case .values: return Array(translation.word(word.value, in: Vocabulary.values).utf8)
    case .words: return Array(translation.word(word.value, in: Vocabulary.words).utf8)
    case .conditions:
      return Array(translation.word(word.value, in: isAxis ? Vocabulary.words : Vocabulary.values).utf8)
    }
  }
}

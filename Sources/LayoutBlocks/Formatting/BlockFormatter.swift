import Diagnostics

/// Formats the lines of a block one by one, each by what the parser took it for.
struct BlockFormatter {
  let source: BlockSource
  /// The parser after its run: it knows the names and what each line is.
  let parser: BlockParser
  /// The language into which keywords are turned; nil leaves them.
  private(set) var translation: WordTranslation?
  /// The lines that do not parse.
  private var isFaulty: [Bool]
  private var isTooLarge = false
  /// Whether the statement at the margin above is a `when`.
  private var isUnderVariant = false

  var bytes: [UInt8] { source.file.bytes }

  init(_ source: BlockSource) {
    self.source = source
    var parser = BlockParser(source, language: .english)
    parser.run()
    self.parser = parser
    isFaulty = [Bool](repeating: false, count: source.lines.count)
    guard let first = source.lines.first else { return }
    let firstLine = source.file.lineIndex(at: first.start)
    for diagnostic in parser.problems.diagnostics {
      // Wrong indentation is mended; the parser already says which level it stands for.
      if diagnostic.code.matches("tab-indentation") || diagnostic.code.matches("odd-indentation") { continue }
      if diagnostic.code.matches("block-too-large") { isTooLarge = true }
      guard let range = diagnostic.range, range != source.fence else { continue }
      let line = source.file.lineIndex(at: range.start) - firstLine
      if isFaulty.indices.contains(line) { isFaulty[line] = true }
    }
  }

  /// The lines with their keywords in a language, or each as it is written.
  func lines(in words: Language?) -> [[UInt8]] {
    if isTooLarge {
      // The rest of it was not read.
      var raw: [[UInt8]] = []
      for range in source.lines { raw.append(Array(bytes[range.start..<range.end])) }
      while let last = raw.last, last.isEmpty { raw.removeLast() }
      return raw
    }
    var formatter = self
    formatter.translation = words.map { WordTranslation(language: $0) }
    var lines: [FormattedLine] = []
    for index in source.lines.indices { lines.append(formatter.line(index)) }
    return arranged(lines)
  }

  private mutating func line(_ index: Int) -> FormattedLine {
    let range = source.lines[index]
    let (indent, start) = indentation(range)
    var lexer = Lexer(bytes, SourceRange(start, range.end))
    var tokens = lexer.tokens()
    guard let first = tokens.first else { return FormattedLine(role: .empty, isAtMargin: true, bytes: []) }
    let level = indent / 2
    let raw = Array(bytes[range.start..<range.end])
    if indent == 0, parser.isHeader(tokens) {
      let text = isFaulty[index] ? raw : header(tokens, SourceRange(start, range.end))
      return FormattedLine(role: .header, isAtMargin: true, bytes: text)
    }
    var comment: [UInt8] = []
    if let last = tokens.last, last.kind == .comment {
      comment = withoutSpacesAtEnd(last.range)
      tokens.removeLast()
    }
    var text = [UInt8](repeating: 0x20, count: level * 2)
    if first.kind == .comment {
      return FormattedLine(role: .comment, isAtMargin: level == 0, bytes: text + comment)
    }
    if level == 0 { isUnderVariant = parser.isVariant(tokens) }
    if isFaulty[index] { return FormattedLine(role: .body, isAtMargin: level == 0, bytes: raw) }
    text += statement(tokens, level)
    if !comment.isEmpty { text += [0x20] + comment }
    return FormattedLine(role: .body, isAtMargin: level == 0, bytes: text)
  }

  /// The columns of indentation as the parser counts them, and where the line begins.
  private func indentation(_ range: SourceRange) -> (columns: Int, start: Int) {
    var columns = 0
    var start = range.start
    while start < range.end {
      if bytes[start] == 0x20 {
        columns += 1
        start += 1
      } else if bytes[start] == 0xC2, start + 1 < range.end, bytes[start + 1] == 0xA0 {
        columns += 1
        start += 2
      } else if bytes[start] == 0x09 {
        columns += 2
        start += 1
      } else {
        break
      }
    }
    return (columns, start)
  }

  private func withoutSpacesAtEnd(_ range: SourceRange) -> [UInt8] {
    let trimmed = parser.trim(range)
    return Array(bytes[range.start..<max(range.start, trimmed.end)])
  }

  // MARK: Statements

  private func statement(_ tokens: [Token], _ level: Int) -> [UInt8] {
    let whole = SourceRange(tokens[0].range.start, tokens[tokens.count - 1].range.end)
    let raw = Array(bytes[whole.start..<whole.end])
    if parser.isEquation(tokens) {
      return spaced(tokens, raw) { $0.equation(tokens, parser) }
    }
    if parser.isVisualFormat(tokens) { return raw }
    if level == 0, parser.isVariant(tokens) {
      let word = translation.map { $0.when } ?? tokens[0].text
      let conditions = list(SourceRange(tokens[0].range.end, whole.end), .conditions)
      return Array(word.utf8) + (conditions.isEmpty ? [] : [0x20] + conditions)
    }
    if level == 1, isUnderVariant, parser.isTargetedPhrase(tokens) {
      return spaced(tokens, raw) { translation in
        var rest = tokens
        let name = rest.removeFirst()
        return [name] + translation.phrase(rest, parser)
      }
    }
    if level > 0, parser.isPhrase(tokens) {
      return spaced(tokens, raw) { $0.phrase(tokens, parser) }
    }
    return spaced(tokens, raw, hasKeys: true) { $0.view(tokens) }
  }

  /// The tokens with their spaces, turned into the asked language; as they are where that would read otherwise.
  private func spaced(
    _ tokens: [Token], _ raw: [UInt8], hasKeys: Bool = false, _ translate: (WordTranslation) -> [Token]
  ) -> [UInt8] {
    let text = TokenSpacing(bytes: bytes, hasKeys: hasKeys).text(of: tokens)
    guard readsTheSame(text, as: tokens) else { return raw }
    guard let translation else { return text }
    return TokenSpacing(bytes: bytes, hasKeys: hasKeys).text(of: translate(translation))
  }

  private func readsTheSame(_ text: [UInt8], as tokens: [Token]) -> Bool {
    var lexer = Lexer(text, SourceRange(0, text.count))
    let others = lexer.tokens()
    if others.count != tokens.count { return false }
    for (token, other) in zip(tokens, others) {
      if token.kind != other.kind || token.number != other.number || token.second != other.second { return false }
      switch token.kind {
      case .string:
        let (text, otherText) = (splitLocalized(token.text).text, splitLocalized(other.text).text)
        if !text.english.matches(otherText.english) || !text.korean.matches(otherText.korean) { return false }
      case .word, .sign: if !token.text.matches(other.text) { return false }
      case .number, .size, .unterminatedString, .comment: break
      }
    }
    return true
  }

  // MARK: Headers

  private func header(_ tokens: [Token], _ line: SourceRange) -> [UInt8] {
    let name = Vocabulary.english(tokens[0].text, in: Vocabulary.headers)
    let key = translation.map { $0.word(tokens[0].text, in: Vocabulary.headers) } ?? tokens[0].text
    let range = parser.trim(SourceRange(tokens[1].range.end, line.end))
    let value: [UInt8]
    switch name {
    case "caption": value = localized(Array(bytes[range.start..<range.end]))
    case "on", "is", "figure", "text", "direction", "language", "status": value = list(range, .values)
    case "show": value = list(range, .words)
    case "breaks": value = list(range, .names)
    case "expect": value = expectation(range)
    default: value = Array(bytes[range.start..<range.end])
    }
    return Array(key.utf8) + [0x3A] + (value.isEmpty ? [] : [0x20] + value)
  }

  private func expectation(_ range: SourceRange) -> [UInt8] {
    var lexer = Lexer(bytes, range)
    var tokens = lexer.tokens()
    var comment: [UInt8] = []
    if let last = tokens.last, last.kind == .comment {
      comment = [0x20] + withoutSpacesAtEnd(last.range)
      tokens.removeLast()
    }
    var contexts: [UInt8] = []
    for index in tokens.indices where tokens[index].kind == .word && tokens[index].text.matches("on") && index > 0 {
      contexts = list(SourceRange(tokens[index].range.end, range.end), .values)
      contexts = Array(" on ".utf8) + contexts
      comment = []
      tokens.removeSubrange(index...)
      break
    }
    guard let first = tokens.first, let last = tokens.last else { return Array(bytes[range.start..<range.end]) }
    let raw = Array(bytes[first.range.start..<last.range.end])
    return spaced(tokens, raw) { $0.claim(tokens, parser) } + contexts + comment
  }
}

public import Diagnostics
import LayoutEngine

/// What a part of a block is to a reader: the roles that have a colour.
public enum HighlightKind: UInt8, Sendable, CaseIterable {
  /// The key of a header, such as `caption`.
  case header
  /// The kind of a view.
  case kind
  /// A word of a phrase, a condition, an attribute or a trait.
  case phrase
  /// A rectangle of the screen, such as `safe`.
  case guide
  /// How much a statement matters.
  case strength
  /// A name: of a view, a device, a check.
  case name
  /// Words that readers of the example see.
  case text
  /// A number or a size.
  case number
  /// A sign.
  case sign
  /// From `#` to the end of the line.
  case comment
  /// A key on a view's line, such as `spacing`.
  case key

  /// The word for style sheets.
  public var name: String {
    switch self {
    case .header: "header"
    case .kind: "kind"
    case .phrase: "phrase"
    case .guide: "guide"
    case .strength: "strength"
    case .name: "name"
    case .text: "text"
    case .number: "number"
    case .sign: "sign"
    case .comment: "comment"
    case .key: "key"
    }
  }
}

/// The tokens of a block in source order with what each of them is; between them there is only white space.
///
/// It reads what the parser's lexer reads and knows no errors: a line that means nothing is coloured by its words.
public func highlightedTokens(_ source: BlockSource) -> [(range: SourceRange, kind: HighlightKind)] {
  var highlighting = Highlighting(source)
  for line in source.lines { highlighting.add(line) }
  return highlighting.result
}

private struct Highlighting {
  private(set) var result: [(range: SourceRange, kind: HighlightKind)] = []
  private let parser: BlockParser
  private let bytes: [UInt8]
  /// Whether the lines that follow stand under `when`.
  private var isInVariant = false

  init(_ source: BlockSource) {
    parser = BlockParser(source, language: .english)
    bytes = source.file.bytes
  }

  mutating func add(_ line: SourceRange) {
    var lexer = Lexer(bytes, line)
    var tokens = lexer.tokens()
    guard let first = tokens.first else { return }
    let isIndented = first.range.start > line.start
    if !isIndented, parser.isHeader(tokens) { return addHeader(tokens, line) }
    var comment: Token?
    if let last = tokens.last, last.kind == .comment {
      comment = last
      tokens.removeLast()
    }
    if !isIndented { isInVariant = parser.isVariant(tokens) }
    addStatement(tokens, isIndented: isIndented)
    if let comment { add(comment, .comment) }
  }

  private mutating func add(_ token: Token, _ kind: HighlightKind) { result.append((token.range, kind)) }

  private mutating func addHeader(_ tokens: [Token], _ line: SourceRange) {
    add(tokens[0], .header)
    add(tokens[1], .sign)
    if tokens.count == 2 { return }
    let key = Vocabulary.english(tokens[0].text, in: Vocabulary.headers)
    if key.matches("caption") || key.matches("note") {
      var end = line.end
      while end > tokens[2].range.start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
      result.append((SourceRange(tokens[2].range.start, end), .text))
      return
    }
    let isClaim = key.matches("expect")
    for index in tokens.indices.dropFirst(2) {
      switch tokens[index].kind {
      case .word where isClaim: add(tokens[index], wordKind(tokens, index))
      case .word: add(tokens[index], .name)
      case .comment where !isClaim: add(tokens[index], .text)
      default: add(tokens[index], plainKind(tokens, index))
      }
    }
  }

  private mutating func addStatement(_ tokens: [Token], isIndented: Bool) {
    guard let first = tokens.first else { return }
    if parser.isEquation(tokens) { return addWords(tokens) }
    if parser.isVisualFormat(tokens) { return addRow(tokens) }
    if !isIndented, parser.isVariant(tokens) { return addCondition(tokens) }
    if isIndented, parser.isPhrase(tokens) { return addWords(tokens) }
    if isInVariant, isIndented, ViewKind(keyword: first.text) == nil { return addWords(tokens) }
    guard first.kind == .word, ViewKind(keyword: first.text) != nil else { return addWords(tokens) }
    add(first, .kind)
    for index in tokens.indices.dropFirst() {
      let isKey = index + 1 < tokens.count && tokens[index + 1].isSign("=")
      let isWord = tokens[index].kind == .word
      add(
        tokens[index],
        !isWord ? plainKind(tokens, index) : isKey ? .key : isTrait(tokens[index].text) ? .phrase : .name)
    }
  }

  /// Phrases and equations: every word by itself.
  private mutating func addWords(_ tokens: [Token]) {
    for index in tokens.indices {
      add(tokens[index], tokens[index].kind == .word ? wordKind(tokens, index) : plainKind(tokens, index))
    }
  }

  private mutating func addCondition(_ tokens: [Token]) {
    for index in tokens.indices {
      guard tokens[index].kind == .word else {
        add(tokens[index], plainKind(tokens, index))
        continue
      }
      let word = Vocabulary.english(tokens[index].text, in: Vocabulary.values)
      let isKnown =
        Vocabulary.contains(word, in: Vocabulary.values)
        || Vocabulary.contains(Vocabulary.english(word, in: Vocabulary.words), in: Vocabulary.words)
      add(tokens[index], index == 0 || isKnown ? .phrase : .name)
    }
  }

  /// A row in the visual format, where words in brackets are names and letters before a bar are guides.
  private mutating func addRow(_ tokens: [Token]) {
    for index in tokens.indices {
      let isBeforeBar = index + 1 < tokens.count && tokens[index + 1].isSign("|")
      if tokens[index].kind != .word {
        add(tokens[index], plainKind(tokens, index))
      } else if index == 0 {
        add(tokens[index], .phrase)
      } else if isBeforeBar {
        add(tokens[index], .guide)
      } else {
        let kind = index > 0 && tokens[index - 1].isSign("[") ? .name : wordKind(tokens, index)
        add(tokens[index], kind == .strength ? .strength : .name)
      }
    }
  }

  private func plainKind(_ tokens: [Token], _ index: Int) -> HighlightKind {
    switch tokens[index].kind {
    case .word: .name
    case .number, .size: index > 0 && tokens[index - 1].isSign("@") ? .strength : .number
    case .string, .unterminatedString: .text
    case .sign: .sign
    case .comment: .comment
    }
  }

  private func wordKind(_ tokens: [Token], _ index: Int) -> HighlightKind {
    let word = Vocabulary.english(tokens[index].text, in: Vocabulary.words)
    if index > 0, tokens[index - 1].isSign(".") { return .phrase }
    let isBeforeDot = index + 1 < tokens.count && tokens[index + 1].isSign(".")
    switch word {
    case "safe", "margins", "readable", "screen", "window", "parent", "keyboard", "fold", "rail", "bar": return .guide
    case "must", "should", "prefer", "maybe": return isBeforeDot ? .name : .strength
    case "at", "on": return .phrase
    default: break
    }
    if isBeforeDot { return .name }
    let isKnown =
      Vocabulary.contains(word, in: Vocabulary.words)
      || Vocabulary.contains(Vocabulary.english(word, in: Vocabulary.values), in: Vocabulary.values)
    return isKnown ? .phrase : .name
  }

  private func isTrait(_ word: String) -> Bool {
    for trait in BlockParser.traitWords where trait.word.matches(word) { return true }
    return false
  }
}

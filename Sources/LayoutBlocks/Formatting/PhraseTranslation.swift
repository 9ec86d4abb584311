import Diagnostics
import LayoutEngine

/// Walks over a phrase as the parser does and turns its keywords, so that a name is never taken for one.
struct PhraseTranslation {
  private let translation: WordTranslation
  private let parser: BlockParser
  private var cursor: TokenCursor
  private(set) var output: [Token] = []

  init(_ translation: WordTranslation, _ parser: BlockParser, _ tokens: [Token]) {
    self.translation = translation
    self.parser = parser
    cursor = TokenCursor(tokens)
  }

  mutating func run() {
    let word = cursor.word ?? ""
    if !isPhraseWord(word), parser.isKoreanRelation(cursor.tokens) {
      neighbour(cursor.tokens[1], english: englishRelation(cursor.tokens[1].text), reference: 0, next: 2)
      relation()
    } else {
      switch word {
      case "below", "above", "after", "before":
        neighbour(cursor.tokens[0], english: word, reference: 1, next: 2)
        relation()
      case "center":
        keyword()
        axis()
        if isAt("in") {
          keyword()
          reference()
        }
      case "fill":
        keyword()
        axis()
        reference()
        if isAt("inset") { keyword() }
      case "width", "height":
        keyword()
        relation()
        if isAt("as") {
          keyword()
        } else {
          copy()
          if cursor.current?.isSign("%") == true { copy() }
          if isAt("of") { keyword() } else { return rest() }
        }
        reference()
      case "hug", "resist":
        keyword()
        axis()
      case "columns", "stack":
        keyword()
        while cursor.current != nil, !isAt("gap") { copy() }
        if isAt("gap") { keyword() }
      case "hide":
        keyword()
        copy()
      case "aspect": keyword()
      default:
        keyword()
        relation()
        reference()
      }
    }
    rest()
  }

  /// Guides with their attributes, and strengths, up to the end.
  mutating func rest() {
    while let token = cursor.current {
      let isTerm = cursor.index + 1 < cursor.tokens.count && cursor.tokens[cursor.index + 1].isSign(".")
      if token.kind == .word, isTerm {
        reference()
      } else if token.kind == .word {
        keyword()
      } else {
        copy()
      }
    }
  }

  // MARK: Parts

  private mutating func copy() {
    guard let token = cursor.current else { return }
    output.append(token)
    cursor.index += 1
  }

  private mutating func keyword() {
    guard let token = cursor.current else { return }
    output.append(translation.token(token))
    cursor.index += 1
  }

  private func isAt(_ word: String) -> Bool { cursor.word?.matches(word) ?? false }

  private mutating func axis() {
    if isAt("x") || isAt("y") { keyword() }
  }

  /// `at least` and `at most`, which are one word in Korean.
  private mutating func relation() {
    let start = cursor.index
    if let word = cursor.current, word.kind == .word, word.text.matches("at") { cursor.index += 1 }
    guard isAt("least") || isAt("most"), let token = cursor.current else {
      cursor.index = start
      return
    }
    if translation.language == .english {
      var at = token
      at.text = "at"
      output.append(at)
    }
    keyword()
  }

  /// A name or a guide, and an attribute behind a point.
  private mutating func reference() {
    guard let token = cursor.current, token.kind == .word else { return }
    output.append(target(token))
    cursor.index += 1
    guard cursor.current?.isSign(".") == true else { return }
    copy()
    keyword()
  }

  private func target(_ token: Token) -> Token {
    if case .view = parser.target(token.text) { return token }
    return translation.token(token)
  }

  /// `below photo` or `photo 아래`, by the language.
  private mutating func neighbour(_ relation: Token, english: String, reference: Int, next: Int) {
    cursor.index = next
    guard reference < cursor.tokens.count else {
      output.append(translation.token(relation))
      return
    }
    let target = target(cursor.tokens[reference])
    var word = relation
    let hasAttribute = cursor.current?.isSign(".") == true
    if translation.language == .korean, !hasAttribute, canLead(target.text) {
      word.text = koreanRelation(english)
      output.append(target)
      output.append(word)
      return
    }
    word.text = translation.word(english, in: Vocabulary.words)
    output.append(word)
    output.append(target)
    if hasAttribute {
      copy()
      keyword()
    }
  }

  /// Whether a line that begins with the name and a relation is read as that.
  private func canLead(_ name: String) -> Bool {
    ViewKind(keyword: name) == nil && !isPhraseWord(Vocabulary.english(name, in: Vocabulary.words))
  }

  private func isPhraseWord(_ word: String) -> Bool {
    for known in phraseWords where known.matches(word) { return true }
    return false
  }

  private func englishRelation(_ word: String) -> String {
    switch parser.koreanAdjacency(word) {
    case .above: "above"
    case .before: "before"
    case .after: "after"
    case .below, nil: "below"
    }
  }

  private func koreanRelation(_ word: String) -> String {
    switch word {
    case "above": "위"
    case "before": "앞"
    case "after": "뒤"
    default: "아래"
    }
  }
}

import Diagnostics
import LayoutEngine

/// Turns the keywords of statements into one language; names stay.
struct WordTranslation {
  let language: Language

  /// The word of this language; a word that the table does not know in both stays.
  func word(_ word: String, in table: [(String, String)]) -> String {
    if language == .english { return Vocabulary.english(word, in: table) }
    return Vocabulary.korean(word, in: table)
  }

  /// The word that begins a variant.
  var when: String { language == .english ? "when" : "경우" }

  func token(_ token: Token) -> Token {
    var result = token
    result.text = word(token.text, in: Vocabulary.words)
    return result
  }

  /// A view: its kind; what follows are names, texts and words that both languages share.
  func view(_ tokens: [Token]) -> [Token] {
    guard let kind = ViewKind(keyword: tokens[0].text) else { return tokens }
    var result = tokens
    result[0].text = language == .english ? kind.description.keyword : kind.description.koreanKeyword
    return result
  }

  /// An equation: guides, attributes and the strength.
  func equation(_ tokens: [Token], _ parser: BlockParser) -> [Token] {
    var translation = PhraseTranslation(self, parser, tokens)
    translation.rest()
    return translation.output
  }

  /// What an expectation claims.
  func claim(_ tokens: [Token], _ parser: BlockParser) -> [Token] {
    let first = Vocabulary.english(tokens[0].text, in: Vocabulary.values)
    var result = tokens
    if first.matches("size-class") {
      for index in result.indices { result[index].text = word(result[index].text, in: Vocabulary.values) }
      return result
    }
    if first.matches("ambiguous") || first.matches("overflow") || first.matches("conflict") && tokens.count == 1 {
      result[0].text = word(result[0].text, in: Vocabulary.values)
      return result
    }
    return equation(tokens, parser)
  }

  /// A phrase, with the order of words that the language has.
  func phrase(_ tokens: [Token], _ parser: BlockParser) -> [Token] {
    var translation = PhraseTranslation(self, parser, tokens)
    translation.run()
    return translation.output
  }
}

import Diagnostics
import Reference
import SiteBuilder

/// A passage that is not accepted, for people: where it is, what changed, and what the other language says.
struct TranslationText {
  private let pair: SiteTranslations.PagePair
  private let language: Language
  private let usesColor: Bool

  init(_ pair: SiteTranslations.PagePair, _ language: Language, _ usesColor: Bool) {
    self.pair = pair
    self.language = language
    self.usesColor = usesColor
  }

  /// Some lines; nil where there is nothing to look at.
  func text(of passage: TranslatedPassage) -> String? {
    switch passage.state {
    case .accepted?, .touched?: return nil
    case nil, .unreviewed?: return lines(passage, .korean, ("new", "확인 전"))
    case .stale(let lagging, let before)?:
      guard let other = passage[lagging.other], let own = passage[lagging] else { return nil }
      return head(own, lagging, ("stale", "뒤처짐")) + line(lagging.other, changes(before, other.text))
        + line(lagging, own.text)
    case .missing(let missing)?:
      return lines(
        passage, missing.other, missing == .korean ? ("not in Korean", "한국어에 없음") : ("not in English", "영어에 없음"))
    case .orphan(let lagging)?: return lines(passage, lagging, ("its original is gone", "원문이 없어짐"))
    }
  }

  private func lines(_ passage: TranslatedPassage, _ at: Language, _ state: (String, String)) -> String? {
    guard let own = passage[at] ?? passage[at.other] else { return nil }
    var text = head(own, passage[at] == nil ? at.other : at, state)
    for language in Language.allCases { if let passage = passage[language] { text += line(language, passage.text) } }
    return text
  }

  private func head(_ passage: Passage, _ language: Language, _ state: (english: String, korean: String)) -> String {
    let page = language == .english ? pair.english : pair.korean
    let position = page.file.position(at: passage.range.start)
    let word = self.language == .english ? state.english : state.korean
    return "\(page.file.path):\(position.line):\(position.column): \(word)\n"
  }

  private func line(_ language: Language, _ text: String) -> String { "  \(language.tag)  \(text)\n" }

  /// The later text with what is gone in `[-…-]` and what is new in `{+…+}`, as wdiff writes it.
  private func changes(_ before: String, _ after: String) -> String {
    wordDifference(before, after).map { run in
      switch run {
      case .common(let words): words
      case .removed(let words): usesColor ? "\u{1B}[31m[-\(words)-]\u{1B}[0m" : "[-\(words)-]"
      case .added(let words): usesColor ? "\u{1B}[32m{+\(words)+}\u{1B}[0m" : "{+\(words)+}"
      }
    }.joined(separator: " ")
  }
}

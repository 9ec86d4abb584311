import Diagnostics
import Reference

/// What to say of passages that do not say the same.
extension SiteTranslations.PagePair {
  /// Warnings at the passage that lags behind, and at passages whose code, numbers or links differ.
  var problems: [Diagnostic] {
    var found: [Diagnostic] = []
    for passage in passages {
      if let state = passage.state, let problem = problem(passage, state) { found.append(problem) }
      guard let english = passage.english, let korean = passage.korean else { continue }
      found += differences(english, korean, on: id).map { difference($0, english, korean) }
    }
    return found
  }

  private func page(_ language: Language) -> Page { language == .english ? english : korean }

  private func problem(_ passage: TranslatedPassage, _ state: TranslationState) -> Diagnostic? {
    switch state {
    case .accepted, .touched, .unreviewed: return nil
    case .stale(let language, let before):
      guard let own = passage[language], let other = passage[language.other] else { return nil }
      return Diagnostic(
        "stale-translation", .warning, path: page(language).file.path, at: own.range,
        LocalizedText(
          english: "the \(language.other.name) of this passage has changed: “\(changedWords(before, other.text))”; "
            + "bring this up to date, then ‘plumb translations accept \(id)’",
          korean: "이 문단의 \(language.other.koreanName) 원문이 바뀌었습니다. “\(changedWords(before, other.text))”. "
            + "고친 뒤 ‘plumb translations accept \(id)’를 실행하세요"))
    case .missing(let language):
      guard let own = passage[language.other] else { return nil }
      return Diagnostic(
        "missing-translation", .warning, path: page(language.other).file.path, at: own.range,
        LocalizedText(
          english: "this passage is not on the \(language.name) page \(page(language).file.path)",
          korean: "이 문단이 \(language.koreanName) 페이지 \(page(language).file.path)에 없습니다"))
    case .orphan(let language):
      guard let own = passage[language] else { return nil }
      return Diagnostic(
        "orphan-translation", .warning, path: page(language).file.path, at: own.range,
        LocalizedText(
          english: "the \(language.other.name) passage that this one translates is gone; remove this one too",
          korean: "이 문단이 옮긴 \(language.other.koreanName) 문단이 없어졌습니다. 이 문단도 지우세요"))
    }
  }

  private func difference(_ difference: PassageDifference, _ english: Passage, _ korean: Passage) -> Diagnostic {
    let language = difference.lacking
    let own = language == .english ? english : korean
    let other = language == .english ? korean : english
    let what: LocalizedText
    switch difference.kind {
    case .code: what = LocalizedText(english: "code", korean: "코드")
    case .number: what = LocalizedText(english: "number", korean: "수")
    case .link: what = LocalizedText(english: "link", korean: "링크")
    }
    return Diagnostic(
      difference.kind.code, .warning, path: page(language).file.path, at: own.range,
      LocalizedText(
        english:
          "the \(language.other.name) passage has the \(what.english) ‘\(difference.piece)’, which this one lacks: "
          + "“\(shortened(other.text))”",
        korean: "\(language.other.koreanName) 문단에 있는 \(what.korean) ‘\(difference.piece)’이(가) 여기에는 없습니다: "
          + "“\(shortened(other.text))”"))
  }
}

/// What changed in a text with a few words around it, `A sheet [-helps-] {+does not help+} people do …`.
private func changedWords(_ before: String, _ after: String) -> String {
  let runs = wordDifference(before, after)
  return runs.enumerated().map { index, run in
    switch run {
    case .common(let text):
      let words = text.split(separator: " ")
      if words.count <= 6 { return text }
      let first = index == 0 ? "" : words.prefix(3).joined(separator: " ") + " "
      let last = index == runs.count - 1 ? "" : " " + words.suffix(3).joined(separator: " ")
      return first + "…" + last
    case .removed(let text): return "[-" + text + "-]"
    case .added(let text): return "{+" + text + "+}"
    }
  }.joined(separator: " ")
}

/// The beginning of a text, so that a message stays one or two lines.
func shortened(_ text: String, to limit: Int = 120) -> String {
  text.unicodeScalars.count <= limit ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) + "…"
}

extension Language {
  /// The language's name in English.
  var name: String { self == .english ? "English" : "Korean" }

  /// The language's name in Korean.
  var koreanName: String { self == .english ? "영어" : "한국어" }
}

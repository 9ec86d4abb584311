import Diagnostics
import Figures
import FileSystem
import Reference

/// The page that explains the terms, made as Markdown like any other.
struct Glossary: Sendable {
  /// The id of the page.
  static let pageID = "glossary"

  let terms: [Term]

  static func title(_ language: Language) -> String { language == .english ? "Glossary" : "용어" }

  /// The page in a language; nil without terms.
  func page(_ language: Language) -> Page? {
    if terms.isEmpty { return nil }
    let isEnglish = language == .english
    var text = "---\ntitle: \(Self.title(language))\nsummary: "
    text += isEnglish ? "The words of this reference in both languages." : "이 레퍼런스에서 쓰는 말을 두 언어로 설명합니다."
    text += "\n---\n"
    let sorted = terms.map { (term: $0, key: IndexKey($0.name[language])) }.sorted { $0.key < $1.key }
    var group: String?
    for (term, key) in sorted {
      if key.group != group {
        group = key.group
        text += "\n## \(key.group) {#index-\(key.anchor) .index}\n"
      }
      text += entry(term, language)
    }
    let file = SourceText(path: "Content/\(Self.pageID).\(language.tag).md", bytes: Array(text.utf8))
    return readPage(file, id: Self.pageID, language: language).page
  }

  private func entry(_ term: Term, _ language: Language) -> String {
    let isEnglish = language == .english
    var text = "\n### \(markdownEscaped(term.name[language])) {#\(term.anchor)}\n\n"
    let definition = term.definition[language]
    if !definition.isEmpty { text += markdownEscaped(definition) + "\n\n" }
    var facts = ["<span lang=\"\(language.other.tag)\">\(markdownEscaped(term.name[language.other]))</span>"]
    if !isEnglish, let reading = term.reading {
      facts.append("읽기: " + markdownEscaped(reading))
    }
    let allowed = term.allowed.filter { term.isForm($0, of: language) }
    if !allowed.isEmpty {
      facts.append((isEnglish ? "also: " : "함께 쓰는 말: ") + allowed.map(markdownEscaped).joined(separator: ", "))
    }
    let forbidden = term.forbidden.filter { term.isForm($0, of: language) }
    if !forbidden.isEmpty {
      facts.append((isEnglish ? "not: " : "쓰지 않는 말: ") + forbidden.map(markdownEscaped).joined(separator: ", "))
    }
    return text + facts.joined(separator: " · ") + "\n"
  }
}

/// Where a word stands in the index: 가나다 before A–Z in Korean words, and A–Z by letters of either size.
struct IndexKey: Comparable {
  /// The heading: an initial consonant or a capital.
  let group: String
  /// The group as a part of an id.
  let anchor: String
  private let order: [UInt32]

  private static let initials: [Unicode.Scalar] = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  /// Doubled consonants stand under their single ones.
  private static let singles: [Unicode.Scalar] = Array("ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let romanised = [
    "g", "g", "n", "d", "d", "r", "m", "b", "b", "s", "s", "ng", "j", "j", "ch", "k", "t", "p", "h",
  ]

  init(_ word: String) {
    let scalars = word.unicodeScalars.map(\.value)
    let first = scalars.first ?? 0
    if first >= 0xAC00, first <= 0xD7A3 {
      let initial = Int((first - 0xAC00) / 588)
      group = String(Character(Self.singles[initial]))
      anchor = "ko-" + Self.romanised[initial]
      order = [0] + scalars.map(Self.folded)
    } else {
      let letter = Unicode.Scalar(Self.folded(first)).map { String(Character($0)).uppercased() } ?? "#"
      group = letter
      anchor = letter.lowercased()
      order = [1] + scalars.map(Self.folded)
    }
  }

  private static func folded(_ scalar: UInt32) -> UInt32 { scalar >= 0x41 && scalar <= 0x5A ? scalar + 0x20 : scalar }

  static func < (a: IndexKey, b: IndexKey) -> Bool { a.order.lexicographicallyPrecedes(b.order) }
}

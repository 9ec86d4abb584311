public import Diagnostics

/// A word of the field that both languages say in an agreed way.
public struct Term: Sendable, Equatable {
  /// The id.
  public var id: String
  /// The agreed word in each language.
  public var name: LocalizedText
  /// Other forms that may be used, in either language: plurals, synonyms, a short form.
  public var allowed: [String] = []
  /// Forms that must not be used.
  public var forbidden: [String] = []
  /// Forms that are not nouns and by which people look for it, such as `접었을`.
  public var inflections: [String] = []
  /// How the Korean word is read; nil where it is read as it is written.
  public var reading: String?
  /// What it means in each language, a sentence; empty where it is not said.
  public var definition = LocalizedText(english: "", korean: "")
  /// The line of the file.
  public var range: SourceRange

  /// Its anchor in the glossary, which no id of a template is.
  public var anchor: String { "term-" + id }

  /// Whether a form is a word of a language: Korean forms hold Hangul, English ones don't.
  public func isForm(_ form: String, of language: Language) -> Bool {
    form.utf8.contains { $0 >= 0x80 } == (language == .korean)
  }

  /// Every form under which people may look for it.
  public var forms: [String] {
    var forms: [String] = []
    for form in [name.english, name.korean] + allowed + forbidden + inflections + [reading ?? ""] where !form.isEmpty {
      if !forms.contains(form) { forms.append(form) }
    }
    return forms
  }
}

/// A language of the reference and of the messages.
public enum Language: UInt8, Sendable, CaseIterable {
  /// English, `en`.
  case english
  /// Korean, `ko`.
  case korean

  /// The BCP 47 tag, as in `lang="ko"` and in file names.
  public var tag: String {
    switch self {
    case .english: "en"
    case .korean: "ko"
    }
  }

  /// The language's name in itself.
  public var endonym: String {
    switch self {
    case .english: "English"
    case .korean: "한국어"
    }
  }

  /// The other one of the two.
  public var other: Language { self == .english ? .korean : .english }
}

/// One text in both languages.
public struct LocalizedText: Sendable, Equatable, ExpressibleByStringLiteral {
  /// The English wording.
  public var english: String
  /// The Korean wording.
  public var korean: String

  /// A text that differs between the languages.
  public init(english: String, korean: String) {
    self.english = english
    self.korean = korean
  }

  /// A text that serves both languages, such as a name or a number.
  public init(_ both: String) {
    self.init(english: both, korean: both)
  }

  /// A literal serves both languages.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The wording in `language`.
  public subscript(language: Language) -> String {
    language == .english ? english : korean
  }
}

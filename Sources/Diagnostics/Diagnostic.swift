/// How grave a diagnostic is.
public enum Severity: UInt8, Sendable {
  /// The content is wrong; the build fails.
  case error
  /// The content is doubtful; the build goes on.
  case warning
  /// Information only.
  case note

  /// The word in English, as compilers print it.
  public var name: LocalizedText {
    switch self {
    case .error: LocalizedText(english: "error", korean: "오류")
    case .warning: LocalizedText(english: "warning", korean: "경고")
    case .note: LocalizedText(english: "note", korean: "알림")
    }
  }
}

/// A change of the source that mends what a diagnostic reports.
public struct FixIt: Sendable, Equatable {
  /// A verb phrase: what the change does.
  public var message: LocalizedText
  /// The bytes to replace; an empty range inserts.
  public var range: SourceRange
  /// The text to put there.
  public var replacement: String

  /// A single replacement.
  public init(message: LocalizedText, range: SourceRange, replacement: String) {
    self.message = message
    self.range = range
    self.replacement = replacement
  }
}

/// A further place or remark that belongs to a diagnostic.
public struct Note: Sendable, Equatable {
  /// What it says.
  public var message: LocalizedText
  /// Where, in the same file as the diagnostic; nil for a remark without a place.
  public var range: SourceRange?

  /// A note with or without a place.
  public init(_ message: LocalizedText, at range: SourceRange? = nil) {
    self.message = message
    self.range = range
  }
}

/// A problem in the user's files, as a value; work goes on beside it.
public struct Diagnostic: Sendable, Equatable {
  /// A stable code in kebab case, such as `unknown-device`; a check's name where a check fails.
  public var code: String
  /// How grave it is.
  public var severity: Severity
  /// The file, relative to the site's folder.
  public var path: String
  /// The smallest wrong part; nil where the whole file is meant.
  public var range: SourceRange?
  /// What is wrong and what to do, without a full stop at the end.
  public var message: LocalizedText
  /// Further places.
  public var notes: [Note]
  /// Ways to mend it, the likeliest first.
  public var fixIts: [FixIt]

  /// A diagnostic; parts that do not apply are left out.
  public init(
    _ code: String, _ severity: Severity = .error, path: String, at range: SourceRange?, _ message: LocalizedText,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.code = code
    self.severity = severity
    self.path = path
    self.range = range
    self.message = message
    self.notes = notes
    self.fixIts = fixIts
  }
}

public import Diagnostics

/// The pairs of passages of one page that somebody has accepted as translations of each other.
///
/// It is kept beside the page, `Content/components/sheets.translations.tsv`, a pair a line in the order of the page: the
/// English, a tab, the Korean. A page without it is not watched. What matters is which pairs are in it, not where, so that
/// passages may move.
public struct TranslationRecord: Sendable, Equatable {
  /// One accepted pair, texts as Markdown on one line.
  public struct Pair: Sendable, Equatable, Hashable {
    /// The English passage.
    public var english: String
    /// The Korean passage.
    public var korean: String

    /// A pair of these texts.
    public init(english: String, korean: String) {
      self.english = english
      self.korean = korean
    }
  }

  /// The pairs in the order of the page.
  public private(set) var pairs: [Pair]
  private var koreanOf: [String: [String]] = [:]
  private var englishOf: [String: [String]] = [:]

  /// A record of these pairs.
  public init(_ pairs: [Pair]) {
    self.pairs = pairs
    for pair in pairs {
      koreanOf[pair.english, default: []].append(pair.korean)
      englishOf[pair.korean, default: []].append(pair.english)
    }
  }

  /// Where the record of a page is kept, beside it.
  public static func path(ofPage id: String) -> String { "Content/" + id + ".translations.tsv" }

  /// Reads a record; lines without a tab are errors.
  public static func read(_ file: SourceText) -> (record: TranslationRecord, diagnostics: [Diagnostic]) {
    var pairs: [Pair] = []
    var diagnostics: [Diagnostic] = []
    for index in file.lineStarts.indices {
      let range = file.lineRange(index)
      let line = file.bytes[range.start..<range.end]
      if line.isEmpty { continue }
      let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        diagnostics.append(
          Diagnostic(
            "bad-translation-record", path: file.path, at: range,
            LocalizedText(
              english:
                "a line is an English passage, a tab and its Korean one; write the file with ‘plumb translations accept’",
              korean: "한 행은 영어 문단, 탭, 한국어 문단입니다. ‘plumb translations accept’로 파일을 다시 쓰세요")))
        continue
      }
      pairs.append(
        Pair(english: String(decoding: parts[0], as: UTF8.self), korean: String(decoding: parts[1], as: UTF8.self)))
    }
    return (TranslationRecord(pairs), diagnostics)
  }

  /// The file's bytes.
  public var bytes: [UInt8] {
    var output: [UInt8] = []
    for pair in pairs {
      output += (TranslationRecord.line(pair.english) + "\t" + TranslationRecord.line(pair.korean) + "\n").utf8
    }
    return output
  }

  /// A text as it stands in a record: without tabs and line endings.
  static func line(_ text: String) -> String {
    text.replacing("\t", with: " ").replacing("\r", with: " ").replacing("\n", with: " ")
  }

  /// Whether two passages were accepted as they are.
  func holds(_ english: String, _ korean: String) -> Bool {
    koreanOf[english]?.contains { $0.utf8.elementsEqual(korean.utf8) } ?? false
  }

  /// What the passage in the other language was when a text in this one was accepted; nil where it never was.
  func counterpart(of text: String, _ language: Language) -> String? {
    (language == .english ? koreanOf : englishOf)[text]?.first
  }
}

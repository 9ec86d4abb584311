public import Diagnostics
import FileSystem
public import Reference

/// The passages of all pages that are written in both languages.
public struct SiteTranslations: Sendable {
  /// One page in both languages.
  public struct PagePair: Sendable {
    /// The page's id.
    public var id: String
    /// The English page.
    public var english: Page
    /// The Korean page.
    public var korean: Page
    /// Whether somebody has accepted passages of it.
    public var isWatched: Bool
    /// The passages in the order of the English page.
    public var passages: [TranslatedPassage]
  }

  /// The pages in the order of their paths.
  public private(set) var pairs: [PagePair] = []
  /// What is wrong with the records.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The records as files, for diagnostics.
  private(set) var sources: [String: SourceText] = [:]

  /// Reads the records beside the pages and aligns the passages.
  ///
  /// - Throws: `FileSystemError` for the first record that cannot be read.
  init(_ pages: [Page], _ fileSystem: some FileSystem) throws(FileSystemError) {
    var korean: [String: Page] = [:]
    for page in pages where page.language == .korean { korean[page.id] = page }
    for page in pages where page.language == .english {
      guard let other = korean[page.id] else { continue }
      var record: TranslationRecord?
      let path = TranslationRecord.path(ofPage: page.id)
      if fileSystem.exists(path) {
        let file = SourceText(path: path, bytes: try fileSystem.read(path))
        let (read, problems) = TranslationRecord.read(file)
        sources[path] = file
        record = read
        diagnostics += problems
      }
      pairs.append(
        PagePair(
          id: page.id, english: page, korean: other, isWatched: record != nil,
          passages: translatedPassages(page, other, record)))
    }
  }

  /// The pair of an id.
  public subscript(id: String) -> PagePair? { pairs.first { $0.id == id } }
}

extension SiteTranslations.PagePair {
  /// The record that accepts every pair of passages as it is now.
  public var acceptingAll: TranslationRecord {
    TranslationRecord(
      passages.compactMap { passage in
        guard let english = passage.english, let korean = passage.korean else { return nil }
        return TranslationRecord.Pair(english: english.text, korean: korean.text)
      })
  }

  /// How many passages are in a state.
  public func count(_ isCounted: (TranslationState) -> Bool) -> Int {
    passages.filter { $0.state.map(isCounted) ?? false }.count
  }
}

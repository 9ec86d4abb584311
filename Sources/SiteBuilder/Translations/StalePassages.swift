import Diagnostics
import HTML
import Markdown
import Reference

/// A passage whose original has changed since it was translated.
struct StalePassage: Sendable {
  /// The page in the other language, in the output folder.
  var original: String
  /// The id of the heading under which the original stands; nil above the first.
  var heading: String?

  /// The mark at the end of the passage, a link to the original.
  func note(on page: Page) -> [UInt8] {
    var writer = MarkupWriter()
    writer.raw(" ")
    writer.start("a")
    writer.attribute("class", "stale")
    writer.attribute("hreflang", page.language.other.tag)
    let address = relativeAddress(from: page.outputPath, to: original) + (heading.map { "#" + $0 } ?? "")
    writer.attribute("href", address)
    writer.text(page.language == .english ? "Changed in Korean since" : "이 문단의 영어 원문이 바뀌었습니다")
    writer.end("a")
    return writer.bytes
  }
}

extension SiteTranslations {
  /// The passages that lag behind, by the paths of the files and the first bytes there.
  var stalePassages: [String: [Int: StalePassage]] {
    var found: [String: [Int: StalePassage]] = [:]
    for pair in pairs where pair.isWatched {
      for passage in pair.passages {
        guard case .stale(let language, _) = passage.state, let own = passage[language],
          let other = passage[language.other]
        else { continue }
        let (page, original) = language == .english ? (pair.english, pair.korean) : (pair.korean, pair.english)
        let heading = original.document.headings.last { $0.range.start <= other.range.start }?.id
        found[page.file.path, default: [:]][own.range.start] = StalePassage(
          original: original.outputPath, heading: heading)
      }
    }
    return found
  }
}

/// The pages that stand in where one is written in one language only, sorted by path.
func fallbackPages(_ pages: [Page]) -> [Page] {
  var written: Set<String> = []
  for page in pages { written.insert(page.outputPath) }
  return pages.map(\.asFallback).filter { !written.contains($0.outputPath) }
}

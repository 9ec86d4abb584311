import Configuration
import Diagnostics
import Figures
import FileSystem
import Reference

/// The change logs of all pages and of the site, in one language.
struct ChangeLog: Sendable {
  /// One change.
  struct Entry: Sendable {
    var date: CalendarDate
    /// The page; nil for the site's own changes.
    var page: Page?
    /// The id of the entry on its page, the same however many entries follow it.
    var id: String
    var summary: String
    var action: String?
  }

  let language: Language
  /// Newest first; of one day the site's own first, then by page.
  private(set) var entries: [Entry] = []

  init(_ pages: [Page], _ configuration: SiteConfiguration, _ language: Language) {
    self.language = language
    let site = configuration.publishing.changes
    for (change, id) in zip(site, changeIDs(site.map(\.date))) {
      entries.append(Entry(date: change.date, page: nil, id: id, summary: change.summary[language], action: nil))
    }
    for page in pages where page.language == language && !page.isFallback {
      let changes = page.details.changes
      for (change, id) in zip(changes, changeIDs(changes.map(\.date))) {
        entries.append(Entry(date: change.date, page: page, id: id, summary: change.summary, action: change.action))
      }
    }
    entries = entries.enumerated().sorted {
      $0.element.date != $1.element.date ? $0.element.date > $1.element.date : $0.offset < $1.offset
    }.map(\.element)
  }

  /// The id of the page that lists the changes.
  static let pageID = "changes"

  static func title(_ language: Language) -> String { language == .english ? "Changes" : "바뀐 내용" }

  /// The page that lists all changes, as Markdown like any other; nil where there are none.
  var page: Page? {
    if entries.isEmpty { return nil }
    let isEnglish = language == .english
    var text = "---\ntitle: \(Self.title(language))\nsummary: "
    text += isEnglish ? "What changed on the pages, newest first." : "페이지에서 바뀐 내용을 최근 것부터 보여 줍니다."
    text += "\n---\n"
    var year: Int?
    for entry in entries {
      if entry.date.year != year {
        year = entry.date.year
        text += "\n## \(entry.date.year)\(isEnglish ? "" : "년") {#year-\(entry.date.year)}\n\n"
      }
      text += "- " + dateText(entry.date, language) + ": "
      if let page = entry.page {
        let path = relativeAddress(from: "Content/changes.md", to: page.file.path)
        text += "[\(markdownEscaped(page.title))](<\(path)#\(entry.id)>). "
      }
      text += markdownEscaped(entry.summary)
      if let action = entry.action {
        text += (isEnglish ? " *What to do:* " : " *할 일:* ") + markdownEscaped(action)
      }
      text += "\n"
    }
    let file = SourceText(path: "Content/\(Self.pageID).\(language.tag).md", bytes: Array(text.utf8))
    return readPage(file, id: Self.pageID, language: language).page
  }
}

/// A day in words, `December 1, 2026` or `2026년 12월 1일`.
func dateText(_ date: CalendarDate, _ language: Language) -> String {
  if language == .korean { return "\(date.year)년 \(date.month)월 \(date.day)일" }
  let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  return "\(months[date.month - 1]) \(date.day), \(date.year)"
}

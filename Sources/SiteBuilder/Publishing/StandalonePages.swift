import Diagnostics
import Reference
import Templates

/// Pages that are not made from Markdown: the choice of a language, the page for missing addresses and former addresses.
extension PageRecords {
  /// The start of the site.
  func languageChoice() -> TemplateValue { .record(standalone("index.html", root: "")) }

  /// The page that hosts show for an address that does not exist, in both languages.
  ///
  /// It may be shown at any depth, so its links begin at the root of the host, with the path of the base address.
  func notFound() -> TemplateValue {
    let root = publishing.addresses.baseURL?.path ?? "/"
    var record = standalone("404.html", root: root)
    record["languages"] = .list(
      Language.allCases.filter { publishing.addresses.original("index", $0) != nil }.map { language in
        [
          "lang": .text(language.tag), "url": .text(root + language.tag + "/index.html"),
          "strings": .record(theme.strings[language] ?? [:]),
        ]
      })
    return .record(record)
  }

  /// The page at a former address.
  func redirect(_ entry: Redirects.Entry) -> TemplateValue {
    let root = String(relativeAddress(from: entry.old, to: "x").dropLast(1))
    var record = standalone(entry.old, root: root)
    record["strings"] = .record(theme.strings[entry.page.language] ?? [:])
    record["page"] = [
      "title": .text(entry.page.title), "lang": .text(entry.page.language.tag),
      "url": .text(percentEncoded(relativeAddress(from: entry.old, to: entry.new))),
      "canonical": publishing.addresses.canonical(of: entry.page).map { .text($0) } ?? .none,
    ]
    return .record(record)
  }

  private func standalone(_ path: String, root: String) -> [String: TemplateValue] {
    var site: [String: TemplateValue] = [
      "title": .text(configuration.title.english), "titleKorean": .text(configuration.title.korean),
      "root": .text(root),
    ]
    publishing.addSite(&site, path, .english)
    return ["site": .record(site)]
  }
}

/// Renders the pages that are not made from Markdown.
///
/// - Returns: Pages whose addresses are theirs, and those that a file of Site/static may replace.
func standalonePages(
  _ theme: Theme, _ records: PageRecords, _ redirects: Redirects
) -> (
  files: (pages: [(path: String, bytes: [UInt8])], replaceable: [(path: String, bytes: [UInt8])]),
  diagnostics: [Diagnostic]
) {
  var (pages, problems) = redirects.files(theme) { records.redirect($0) }
  var choice: [UInt8] = []
  problems += theme.render("language-choice.html", records.languageChoice(), into: &choice)
  pages.append(("index.html", choice))
  var replaceable: [(path: String, bytes: [UInt8])] = []
  // A theme may leave missing addresses to the host.
  if theme.templateNames.contains("not-found.html") {
    var notFound: [UInt8] = []
    problems += theme.render("not-found.html", records.notFound(), into: &notFound)
    replaceable.append(("404.html", notFound))
  }
  return ((pages, replaceable), problems)
}

import Diagnostics
import FileSystem
import Reference
import Templates

/// Former addresses of pages, from `redirects` in their front matter.
struct Redirects: Sendable {
  /// One former address: output paths of where it was and of where it leads.
  struct Entry: Sendable {
    var old: String
    var new: String
    var page: Page
  }

  /// The former addresses by the bytes of their paths.
  private(set) var entries: [Entry] = []
  /// Addresses that a page has or that two pages claim.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ pages: [Page]) {
    var taken: [String: Page] = [:]
    for page in pages { taken[page.outputPath] = page }
    for page in pages where !page.isFallback {
      for redirect in page.details.redirects {
        let old = canonicallyComposed(page.language.tag + "/" + redirect.id + ".html")
        if let other = taken[old] {
          diagnostics.append(Self.taken(redirect.id, by: other, on: page, at: redirect.range))
          continue
        }
        taken[old] = page
        entries.append(Entry(old: old, new: page.outputPath, page: page))
      }
    }
    entries.sort { pathPrecedes($0.old, $1.old) }
  }

  private static func taken(_ id: String, by other: Page, on page: Page, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "redirect-taken", path: page.file.path, at: range,
      LocalizedText(
        english: "‘\(id)’ already leads to \(other.file.path); an address leads to one page only",
        korean: "‘\(id)’은(는) 이미 \(other.file.path)(으)로 이어집니다. 한 주소는 한 페이지로만 이어질 수 있습니다"))
  }

  /// A page for each former address, for hosts that cannot redirect and for sites in a folder.
  func files(
    _ theme: Theme, _ record: (Entry) -> TemplateValue
  ) -> (files: [(path: String, bytes: [UInt8])], diagnostics: [Diagnostic]) {
    var files: [(path: String, bytes: [UInt8])] = []
    var problems: [Diagnostic] = []
    for entry in entries {
      var bytes: [UInt8] = []
      problems += theme.render("redirect.html", record(entry), into: &bytes)
      files.append((entry.old, bytes))
    }
    return (files, problems)
  }
}

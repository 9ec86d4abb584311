import Checks
import Diagnostics
import JSON
import LayoutBlocks
import Reference

/// The files in which a page's script searches, loaded when somebody first asks.
///
/// Each is a script that hands its data to `plumbSearch`, since a page that is opened from a folder can load scripts and
/// nothing else. The first holds titles, headings, rules, captions and terms; the others hold the text, each up to a limit.
struct SearchIndex: Sendable {
  /// The files with their paths in the output folder, the one with the names last.
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// The path of the file with the names.
  private(set) var path = ""

  /// The bytes of text after which another file begins.
  private static let fileLimit = 512 * 1024

  init(_ pages: [SearchEntries], _ terms: [Term], sectionTitle: (Page) -> String) {
    writeTexts(pages)
    var names: [JSONValue] = []
    for (index, page) in pages.enumerated() {
      for name in page.names {
        names.append(.array([.integer(index), .integer(name.kind.rawValue), .string(name.id), .string(name.text)]))
      }
    }
    let list = pages.map { entries in
      let page = entries.page
      return JSONValue.array([
        .string(percentEncoded(page.outputPath)), .integer(page.language == .english ? 0 : 1), .string(page.title),
        .string(sectionTitle(page)),
      ])
    }
    let value = JSONValue.members(
      ("pages", .array(list)), ("names", .array(names)),
      ("terms", .array(terms.map { .array($0.forms.map { .string($0) }) })),
      ("texts", .array(files.map { .string($0.path) })))
    path = add("names", "plumbSearch.addNames(", value)
  }

  /// The index of a site: everything that is written, each page once.
  init(of pages: [Page], _ site: BuiltSite, _ navigation: SiteNavigation) async {
    var found: [String: LocalizedText] = [:]
    for (id, verdicts) in site.library.verdicts { found[id] = verdicts[.english]?.block.caption }
    let captions = found
    let entries = await inParallel(pages.filter { !$0.isFallback }) { SearchEntries($0, captions: captions) }
    self.init(entries, site.terms.terms) { navigation.section(of: $0.id)?.title[$0.language] ?? "" }
  }

  private mutating func writeTexts(_ pages: [SearchEntries]) {
    var sections: [JSONValue] = []
    var size = 0
    for (index, page) in pages.enumerated() {
      for section in page.sections {
        sections.append(.array([.integer(index), .string(section.id), .string(section.text)]))
        size += section.text.utf8.count
      }
      if size > Self.fileLimit || index == pages.count - 1, !sections.isEmpty {
        _ = add("text-\(files.count)", "plumbSearch.addText(", .array(sections))
        sections = []
        size = 0
      }
    }
  }

  private mutating func add(_ name: String, _ opening: String, _ value: JSONValue) -> String {
    var bytes = Array(opening.utf8) + value.serialized()
    while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    bytes += ");\n".utf8
    let path = "search/\(name).\(FingerprintedAssets.fingerprint(bytes)).js"
    files.append((path, bytes))
    return path
  }
}

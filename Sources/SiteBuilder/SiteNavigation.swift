import Diagnostics
import Reference

/// The order of the pages: sections and pages of the configuration, checked against the files, or the folders of Content.
struct SiteNavigation: Sendable {
  /// A section with the ids of its pages.
  var sections: [(title: LocalizedText, pages: [String])] = []
  /// All ids in reading order, the start page first.
  var order: [String] = ["index"]
  var diagnostics: [Diagnostic] = []
  /// Where an id stands in `order`.
  private(set) var places: [String: Int] = [:]
  private var sectionOfID: [String: Int] = [:]

  /// - Parameters:
  ///   - pages: the pages from files.
  ///   - made: the ids of pages that the build makes, to which a navigation may lead and need not.
  init(_ configuration: SiteConfiguration, _ pages: [Page], made: Set<String> = []) {
    guard let written = configuration.navigation else {
      sections = SiteNavigation.sectionsOfFolders(pages)
      order += sections.flatMap(\.pages)
      indexPages()
      return
    }
    let known = made.union(pages.map(\.id))
    for section in written {
      var ids: [String] = []
      for (id, range) in section.pages {
        if known.contains(id) {
          ids.append(id)
        } else {
          diagnostics.append(SiteNavigation.unknownPage(id, range, configuration.file.path, known.sorted()))
        }
      }
      sections.append((section.title, ids))
      order += ids
    }
    indexPages()
    let reachable = Set(order)
    for page in pages where !reachable.contains(page.id) {
      diagnostics.append(
        Diagnostic(
          "page-not-in-navigation", .warning, path: page.file.path, at: SourceRange(0, 0),
          LocalizedText(
            english: "no navigation leads to this page; add ‘\(page.id)’ to Site/site.yaml",
            korean: "이 페이지로 가는 내비게이션이 없습니다. Site/site.yaml에 ‘\(page.id)’을(를) 더하십시오")))
    }
  }

  /// The first section that holds a page.
  func section(of id: String) -> (title: LocalizedText, pages: [String])? { sectionOfID[id].map { sections[$0] } }

  private mutating func indexPages() {
    places = Dictionary(order.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    for (index, section) in sections.enumerated() {
      for id in section.pages where sectionOfID[id] == nil { sectionOfID[id] = index }
    }
  }

  private static func unknownPage(_ id: String, _ range: SourceRange, _ path: String, _ known: [String]) -> Diagnostic {
    let nearest = nearestMatch(to: id, among: known)
    return Diagnostic(
      "unknown-page", path: path, at: range,
      LocalizedText(
        english: "the navigation names ‘\(id)’, but there is no such page"
          + (nearest.map { "; did you mean ‘\($0)’?" } ?? ""),
        korean: "내비게이션의 ‘\(id)’ 페이지가 없습니다" + (nearest.map { ". 혹시 ‘\($0)’입니까?" } ?? "")))
  }
}

import Diagnostics
import Reference

/// Which address stands for a page, and which for the same page in the other language.
struct PageAddresses: Sendable {
  let baseURL: BaseURL?
  private let originals: [String: Page]

  init(_ pages: [Page], baseURL: BaseURL?) {
    self.baseURL = baseURL
    originals = Dictionary(pages.filter { !$0.isFallback }.map { ($0.outputPath, $0) }) { first, _ in first }
  }

  /// The page as it is written in a language; nil where it is not, a page that stands in for it included.
  func original(_ id: String, _ language: Language) -> Page? { originals[language.tag + "/" + id + ".html"] }

  /// The one address under which search engines should know the text of a page: its own, or that of the page it stands in
  /// for; nil without a base address.
  func canonical(of page: Page) -> String? {
    guard let baseURL else { return nil }
    let original = page.isFallback ? original(page.id, page.language.other) ?? page : page
    return baseURL.address(of: original.outputPath)
  }

  /// The addresses of a page in its languages, itself included, and the default; none unless it is written in both.
  ///
  /// Absolute with a base address, as Google's guide to localised versions asks, else relative.
  func alternates(of page: Page) -> [(tag: String, address: String)] {
    if page.isFallback { return [] }
    var found: [(tag: String, address: String)] = []
    for language in Language.allCases {
      guard let other = original(page.id, language) else { return [] }
      let address =
        baseURL?.address(of: other.outputPath)
        ?? percentEncoded(relativeAddress(from: page.outputPath, to: other.outputPath))
      found.append((language.tag, address))
    }
    return found + [("x-default", found[0].address)]
  }
}

import Configuration
import Diagnostics
import FileSystem
import Reference
import Templates

/// What a site is published with beside its pages: everything that is written once the pages are known.
struct SitePublishing: Sendable {
  let configuration: SiteConfiguration
  /// The pages from files, then those that are made: the changes and the glossary.
  let pages: [Page]
  /// The output paths of the latter.
  let generated: Set<String>
  let redirects: Redirects
  let logs: [ChangeLog]
  let addresses: PageAddresses
  /// The terms of the site.
  let terms: [Term]

  /// - Parameter pages: the pages from files, sorted by path.
  init(_ configuration: SiteConfiguration, _ pages: [Page], terms: [Term]) {
    self.configuration = configuration
    logs = Language.allCases.map { ChangeLog(pages, configuration, $0) }
    let glossary = Glossary(terms: terms)
    // A page that a site writes under the id of a made one takes its place.
    let lists = (logs.compactMap(\.page) + Language.allCases.compactMap { glossary.page($0) }).filter { made in
      !pages.contains { $0.id == made.id }
    }
    self.terms = terms
    self.pages = pages + lists
    generated = Set(lists.map(\.outputPath))
    redirects = Redirects(self.pages)
    addresses = PageAddresses(self.pages, baseURL: configuration.publishing.baseURL)
  }

  /// The languages in which there is a list of changes.
  var changeLanguages: Set<Language> {
    Set(Language.allCases.filter { addresses.original(ChangeLog.pageID, $0) != nil })
  }

  /// The languages in which there is a glossary.
  var glossaryLanguages: Set<Language> {
    Set(Language.allCases.filter { addresses.original(Glossary.pageID, $0) != nil })
  }

  /// The ids of the pages that are made.
  var generatedIDs: Set<String> { Set(pages.filter { generated.contains($0.outputPath) }.map(\.id)) }

  /// What templates are told.
  func records(_ navigation: SiteNavigation, hasOwnStylesheet: Bool) -> PublishingRecords {
    PublishingRecords(
      configuration: configuration, navigation: navigation, addresses: addresses, changeLanguages: changeLanguages,
      glossaryLanguages: glossaryLanguages, generated: generated, hasOwnStylesheet: hasOwnStylesheet)
  }

  /// The files that need no page rendered, by the parts of the build that they come from.
  func files(
    _ navigation: SiteNavigation, _ library: ExampleLibrary, _ fingerprinted: [String]
  ) -> [(path: String, bytes: [UInt8])] {
    let baseURL = configuration.publishing.baseURL
    var files = HostFiles(fingerprinted: fingerprinted, redirects: redirects, baseURL: baseURL).files
    files.append(("robots.txt", robotsFile(configuration.publishing)))
    files.append(("llms.txt", languageModelIndex(configuration, navigation, addresses)))
    let guidelines = GuidelinesFile(
      configuration: configuration, navigation: navigation, library: library, addresses: addresses,
      terms: terms)
    files.append(("guidelines.json", guidelines.bytes(pages)))
    guard let baseURL else { return files }
    files += sitemapFiles(pages, addresses, baseURL)
    for log in logs {
      guard let feed = log.feed(configuration.title[log.language], baseURL) else { continue }
      files.append((ChangeLog.feedPath(log.language), feed))
    }
    return files
  }
}

/// Joins what pages, the theme, Site/static and publishing give, each path once.
///
/// A file of Site/static replaces one that is only made for hosts and programs; at the address of a page it is an error.
func joined(
  pages: [(path: String, bytes: [UInt8])], statics: [(path: String, bytes: [UInt8])],
  generated: [(path: String, bytes: [UInt8])]
) -> (files: [(path: String, bytes: [UInt8])], diagnostics: [Diagnostic]) {
  var taken = Set(pages.map(\.path))
  var files = pages
  var diagnostics: [Diagnostic] = []
  for file in statics {
    if taken.insert(file.path).inserted {
      files.append(file)
    } else {
      diagnostics.append(
        Diagnostic(
          "output-taken", path: "Site/static/" + file.path, at: nil,
          LocalizedText(
            english: "a page is written to ‘\(file.path)’ as well; rename this file",
            korean: "페이지도 ‘\(file.path)’에 쓰입니다. 이 파일의 이름을 바꾸세요")))
    }
  }
  for file in generated where taken.insert(file.path).inserted { files.append(file) }
  files.sort { pathPrecedes($0.path, $1.path) }
  return (files, diagnostics)
}

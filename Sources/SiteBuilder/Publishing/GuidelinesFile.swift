import Checks
import Configuration
import Diagnostics
import Figures
import JSON
import LayoutBlocks
import Markdown
import Reference

/// `guidelines.json`: the pages, every example with what it claims and its exact results, and the terms.
struct GuidelinesFile: Sendable {
  let configuration: SiteConfiguration
  let navigation: SiteNavigation
  let library: ExampleLibrary
  let addresses: PageAddresses
  let terms: [Term]

  /// The file's bytes.
  func bytes(_ pages: [Page]) -> [UInt8] {
    var ids: [String] = []
    var homes: [String: String] = [:]
    for page in pages where !page.isFallback {
      if ids.last != page.id { ids.append(page.id) }
      for (code, _) in page.document.codeBlocks where code.language == "layout" && code.use == nil {
        if let id = code.attributes.id { homes[id] = page.id }
      }
    }
    let examples = library.verdicts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return JSONValue.members(
      ("title", localized(configuration.title)),
      ("url", addresses.baseURL.map { .string($0.text) } ?? .null),
      ("pages", .array(ids.map { page($0) })),
      ("examples", .array(examples.compactMap { example($0, homes[$0]) })),
      ("terms", .array(terms.map(term)))
    ).serialized()
  }

  private func localized(_ text: LocalizedText) -> JSONValue {
    .members(("en", .string(text.english)), ("ko", .string(text.korean)))
  }

  /// A member for each language in which a page is written.
  private func inLanguages(_ id: String, _ value: (Page) -> JSONValue) -> JSONValue {
    .object(
      Language.allCases.compactMap { language in
        addresses.original(id, language).map { JSONMember(name: language.tag, value: value($0)) }
      })
  }

  private func address(_ path: String) -> String { addresses.baseURL?.address(of: path) ?? percentEncoded(path) }

  private func page(_ id: String) -> JSONValue {
    let page = addresses.original(id, .english) ?? addresses.original(id, .korean)
    let notes = { (notes: [PlatformNote]) in
      JSONValue.object(notes.map { JSONMember(name: $0.platform, value: .string($0.value)) })
    }
    return .members(
      ("id", .string(id)), ("url", inLanguages(id) { .string(address($0.outputPath)) }),
      ("title", inLanguages(id) { .string($0.title) }), ("summary", inLanguages(id) { .string($0.summary) }),
      ("aliases", inLanguages(id) { .array($0.details.aliases.map { .string($0) }) }),
      ("since", notes(page?.details.since ?? [])), ("status", notes(page?.details.status ?? [])),
      ("updated", page?.lastChange.map { .string($0.text) } ?? .null),
      ("reviewed", page?.details.reviewed.map { .string($0.text) } ?? .null),
      ("owner", page?.details.owner.map { .string($0) } ?? .null))
  }

  private func term(_ term: Term) -> JSONValue {
    .members(
      ("id", .string(term.id)), ("name", localized(term.name)), ("definition", localized(term.definition)),
      ("reading", term.reading.map { .string($0) } ?? .null),
      ("allowed", .array(term.allowed.map { .string($0) })), ("forbidden", .array(term.forbidden.map { .string($0) })))
  }

  private func example(_ id: String, _ home: String?) -> JSONValue? {
    guard let verdict = library.verdicts[id]?[.english], case .object(let results) = resultsJSON(verdict) else {
      return nil
    }
    func member(_ name: String) -> JSONValue { results.first { $0.name == name }?.value ?? .null }
    return .members(
      ("id", .string(id)), ("page", home.map { .string($0) } ?? .null),
      ("url", home.map { home in inLanguages(home) { .string(address($0.outputPath) + "#" + id) } } ?? .null),
      ("caption", localized(verdict.block.caption)), ("is", member("is")),
      ("breaks", .array(verdict.block.breaks.map { .string($0.value) })),
      ("verdict", .string(verdict.holds ? "holds" : "fails")), ("contexts", member("contexts")))
  }
}

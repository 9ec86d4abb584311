import Checks
import Diagnostics
import Figures
import LayoutBlocks
import Markdown
import Reference

enum GeneratedTableNames {
  static let all = GeneratedTable.allCases.map(\.name) + RuleTable.allCases.map(\.rawValue)
}

/// Renders the content of pages: prose by the Markdown renderer, examples and tables in place of their blocks.
struct PageRendering {
  let library: ExampleLibrary
  let index: PageIndex
  let rules: RuleIndex
  /// The passages that lag behind the other language, by the paths of the files and the places there.
  var stale: [String: [Int: StalePassage]] = [:]
  /// The links to the glossary.
  var terms = TermLinks(TermBase(), languages: [])

  /// The content as HTML, and what is wrong with blocks that show an example from elsewhere.
  func content(of page: Page) -> (html: [UInt8], diagnostics: [Diagnostic]) {
    let language = page.contentLanguage
    let partners = pairs(on: page)
    var renderer = HTMLRenderer(language: language)
    renderer.link = { index.address(of: $0.destination, on: page) }
    renderer.imageSource = { index.address(of: $0.source, on: page) }
    if let passages = stale[page.file.path] {
      renderer.passageEnd = { passages[$0.start]?.note(on: page) ?? [] }
    }
    renderer.code = { code in
      let id = code.use ?? code.attributes.id ?? ""
      if code.language == "layout" {
        guard let verdict = library.verdicts[id]?[language] else { return [] }
        if partners.seconds.contains(id) { return [] }
        if let partner = partners.firsts[id], let other = library.verdicts[partner]?[language] {
          return pairHTML(verdict, other, language: language)
        }
        return exampleHTML(verdict, language: language)
      }
      if code.language == "table" { return table(id, on: page) }
      return nil
    }
    var html = patternDefinitions()
    html += renderer.render(terms.linked(page))
    return (html, page.isFallback ? [] : unknownUses(on: page))
  }

  private func table(_ id: String, on page: Page) -> [UInt8]? {
    guard let table = library.tables[id] else { return nil }
    if let kind = RuleTable(rawValue: table.kind) {
      return rules.table(kind, source: table.source, id: id, caption: table.caption, on: page)
    }
    guard let kind = GeneratedTable.allCases.first(where: { $0.name == table.kind }) else { return nil }
    return tableHTML(
      kind, of: library.devices(of: table), id: id, caption: table.caption, language: page.contentLanguage)
  }

  /// A do and a don't that stand directly one after the other.
  private func pairs(on page: Page) -> (firsts: [String: String], seconds: Set<String>) {
    var firsts: [String: String] = [:]
    var seconds: Set<String> = []
    var previous: String?
    for block in page.document.blocks {
      guard case .code(let code) = block.kind, code.language == "layout" else {
        previous = nil
        continue
      }
      let id = code.use ?? code.attributes.id ?? ""
      let stance = library.verdicts[id]?[page.contentLanguage]?.block.stance
      if let first = previous, stance == .dont {
        firsts[first] = id
        seconds.insert(id)
        previous = nil
      } else {
        previous = stance == .do ? id : nil
      }
    }
    return (firsts, seconds)
  }

  private func unknownUses(on page: Page) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (code, _) in page.document.codeBlocks {
      guard let use = code.use else { continue }
      let isTable = code.language == "table"
      guard isTable || code.language == "layout" else { continue }
      let known = isTable ? library.tables.keys.sorted() : library.verdicts.keys.sorted()
      if known.contains(use) { continue }
      let nearest = nearestMatch(to: use, among: known)
      diagnostics.append(
        Diagnostic(
          "unknown-example", path: page.file.path, at: code.infoRange,
          LocalizedText(
            english: "no example has the id ‘\(use)’" + (nearest.map { "; did you mean ‘\($0)’?" } ?? ""),
            korean: "id가 ‘\(use)’인 예시가 없습니다" + (nearest.map { ". 혹시 ‘\($0)’입니까?" } ?? ""))))
    }
    return diagnostics
  }
}

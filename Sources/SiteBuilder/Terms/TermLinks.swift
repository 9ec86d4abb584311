import Diagnostics
import HTML
import Markdown
import Reference

/// Links the first use of each term on a page to the glossary.
///
/// Only paragraphs have such links, one each, so that a page does not turn into links; lists, tables and headings have none,
/// nor do terms of which the page's title speaks.
struct TermLinks: Sendable {
  private let terms: [Term]
  private let matchers: [Language: TermMatcher]
  /// The languages that have a glossary.
  private let languages: Set<Language>

  init(_ base: TermBase, languages: Set<Language>) {
    terms = base.terms
    self.languages = languages
    var matchers: [Language: TermMatcher] = [:]
    for language in Language.allCases {
      var forms: [(form: String, term: Int)] = []
      for (place, term) in base.terms.enumerated() where !term.definition[language].isEmpty {
        for form in [term.name[language]] + term.allowed where term.isForm(form, of: language) {
          forms.append((form, place))
        }
      }
      matchers[language] = TermMatcher(forms)
    }
    self.matchers = matchers
  }

  /// The document of a page with its links.
  func linked(_ page: Page) -> Document {
    guard languages.contains(page.contentLanguage), page.id != Glossary.pageID,
      let matcher = matchers[page.contentLanguage]
    else { return page.document }
    var seen: Set<Int> = []
    let title = Array(page.title.utf8)
    for hit in matcher.hits(in: title, SourceRange(0, title.count)) { seen.insert(hit.term) }
    var document = page.document
    for index in document.blocks.indices { link(&document.blocks[index], matcher, page, &seen) }
    return document
  }

  private func link(_ block: inout Block, _ matcher: TermMatcher, _ page: Page, _ seen: inout Set<Int>) {
    switch block.kind {
    case .paragraph(let inlines):
      guard !block.attributes.classes.contains("rule") else { return }
      for (place, inline) in inlines.enumerated() {
        guard case .text(let text) = inline else { continue }
        let bytes = Array(text.utf8)
        let hits = matcher.hits(in: bytes, SourceRange(0, bytes.count))
        guard let hit = hits.first(where: { !seen.contains($0.term) }) else { continue }
        seen.insert(hit.term)
        let range = hit.range
        let parts: [Inline] = [
          .text(String(decoding: bytes[..<range.start], as: UTF8.self)), .html(opening(terms[hit.term], page)),
          .text(String(decoding: bytes[range.start..<range.end], as: UTF8.self)), .html("</a>"),
          .text(String(decoding: bytes[range.end...], as: UTF8.self)),
        ]
        var changed = inlines
        changed.replaceSubrange(place...place, with: parts)
        block.kind = .paragraph(changed)
        return
      }
    case .callout(var callout):
      for index in callout.blocks.indices { link(&callout.blocks[index], matcher, page, &seen) }
      block.kind = .callout(callout)
    case .heading, .code, .html, .thematicBreak, .quote, .list, .table: return
    }
  }

  private func opening(_ term: Term, _ page: Page) -> String {
    let glossary = page.contentLanguage.tag + "/" + Glossary.pageID + ".html"
    var writer = MarkupWriter()
    writer.start("a")
    writer.attribute("class", "term")
    writer.attribute("href", relativeAddress(from: page.outputPath, to: glossary) + "#" + term.anchor)
    writer.attribute("data-definition", term.definition[page.contentLanguage])
    writer.text("")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

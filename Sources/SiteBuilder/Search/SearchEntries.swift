import Diagnostics
import Markdown
import Reference

/// What can be found on one page.
struct SearchEntries: Sendable {
  /// What a name is; its number stands in the index.
  enum Kind: Int, Sendable {
    /// Another name of the page.
    case alias = 0
    /// A heading.
    case heading = 1
    /// A rule.
    case rule = 2
    /// The caption of an example.
    case example = 3
  }

  /// A short text that is shown as it is.
  struct Name: Sendable {
    var kind: Kind
    /// The id of the place on the page; empty for its top.
    var id: String
    var text: String
  }

  /// The running text below a heading.
  struct Section: Sendable {
    /// The id of the heading; empty above the first.
    var id: String
    var text: String
  }

  let page: Page
  private(set) var names: [Name] = []
  private(set) var sections: [Section] = []

  /// - Parameter captions: the captions of examples by their ids.
  init(_ page: Page, captions: [String: LocalizedText]) {
    self.page = page
    names = page.details.aliases.map { Name(kind: .alias, id: "", text: $0) }
    var section = Section(id: "", text: page.summary)
    var sections: [Section] = []
    page.document.visitBlocks { block in
      switch block.kind {
      case .heading(let heading):
        sections.append(section)
        section = Section(id: heading.id, text: "")
        // A letter of an index is nothing to look for.
        if heading.attributes.classes.contains("index") { break }
        let isRule = heading.attributes.classes.contains("rule")
        names.append(
          Name(kind: isRule ? .rule : .heading, id: heading.id, text: Markdown.plainText(of: heading.inlines)))
      case .paragraph(let inlines):
        let text = Markdown.plainText(of: inlines)
        if let id = block.attributes.id, block.attributes.classes.contains("rule") {
          names.append(Name(kind: .rule, id: id, text: text))
        } else {
          section.add(text)
        }
      case .table(let table):
        for row in [table.header] + table.rows {
          for cell in row { section.add(Markdown.plainText(of: cell.inlines)) }
        }
      case .code(let code):
        guard let id = code.use ?? code.attributes.id, let caption = captions[id] else { break }
        names.append(Name(kind: .example, id: id, text: caption[page.language]))
      case .html, .thematicBreak, .quote, .callout, .list: break
      }
    }
    sections.append(section)
    self.sections = sections.filter { !$0.text.isEmpty }
  }
}

extension SearchEntries.Section {
  fileprivate mutating func add(_ more: String) {
    if more.isEmpty { return }
    if !text.isEmpty { text += " " }
    text += more
  }
}

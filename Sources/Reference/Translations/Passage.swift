public import Diagnostics
import Markdown

/// A piece of a page that is translated as one: a heading, a paragraph, a cell of a table, or a line of the front matter.
public struct Passage: Sendable, Equatable {
  /// What it is; only passages of one kind are translations of each other.
  public enum Kind: Sendable, Equatable {
    /// The page's title.
    case title
    /// The page's sentence for lists and search engines.
    case summary
    /// A heading of a level.
    case heading(Int)
    /// A paragraph at so many levels of lists and quotations.
    case paragraph(depth: Int)
    /// A cell of a table, by its column.
    case cell(column: Int)
    /// An example or a table that is made by the build: nothing to translate, but a landmark.
    case landmark
  }

  /// What it is.
  public var kind: Kind
  /// The text as Markdown on one line, without the marks of its block and without what is written in braces behind it.
  public var text: String
  /// The id that is written for it, or that of the landmark.
  public var id: String?
  /// The bytes of the file that hold the passage.
  public var range: SourceRange
  /// Whether braces with an id or classes stand behind the text.
  public var hasAttributes = false
  /// The words without code, for what is compared in prose.
  public var prose = ""
  /// The code in it, in order.
  public var codes: [String] = []
  /// Where its links lead, in order.
  public var links: [String] = []

  /// Whether there is something to translate.
  public var isProse: Bool { kind != .landmark }
}

/// The passages of a page in the order of the file.
public func passages(of page: Page) -> [Passage] {
  var collector = PassageCollector()
  if let range = page.titleRange { collector.passages.append(line(.title, page.title, range)) }
  if let range = page.summaryRange {
    collector.passages.append(line(.summary, page.summary, range))
  }
  collector.collect(page.document.blocks, depth: 0)
  return collector.passages
}

/// A line of the front matter, which is no Markdown.
private func line(_ kind: Passage.Kind, _ text: String, _ range: SourceRange) -> Passage {
  Passage(kind: kind, text: text, range: range, prose: text)
}

private struct PassageCollector {
  var passages: [Passage] = []

  mutating func collect(_ blocks: [Block], depth: Int) {
    for block in blocks {
      switch block.kind {
      case .paragraph(let inlines):
        let hasAttributes = block.attributes != Attributes()
        add(.paragraph(depth: depth), inlines, block.attributes.id, block.range, hasAttributes)
      case .heading(let heading):
        // An id that comes from the text itself says nothing about which heading it translates.
        let isWritten = heading.alternateID != nil || heading.attributes.id != nil
        let hasAttributes = isWritten || heading.attributes != Attributes()
        add(.heading(heading.level), heading.inlines, isWritten ? heading.id : nil, heading.range, hasAttributes)
      case .code(let code):
        let id = code.use ?? code.attributes.id
        if id != nil { passages.append(Passage(kind: .landmark, text: "", id: id, range: block.range)) }
      case .quote(let blocks): collect(blocks, depth: depth + 1)
      case .callout(let callout): collect(callout.blocks, depth: depth + 1)
      case .list(let list): for item in list.items { collect(item.blocks, depth: depth + 1) }
      case .table(let table):
        for row in [table.header] + table.rows {
          for (column, cell) in row.enumerated() where !cell.inlines.isEmpty {
            add(.cell(column: column), cell.inlines, nil, cell.range, false)
          }
        }
      case .html, .thematicBreak: break
      }
    }
  }

  private mutating func add(
    _ kind: Passage.Kind, _ inlines: [Inline], _ id: String?, _ range: SourceRange, _ hasAttributes: Bool
  ) {
    var passage = Passage(kind: kind, text: markdown(of: inlines), id: id, range: range, hasAttributes: hasAttributes)
    note(inlines, &passage)
    if !passage.text.isEmpty { passages.append(passage) }
  }

  private func note(_ inlines: [Inline], _ passage: inout Passage) {
    for inline in inlines {
      switch inline {
      case .text(let text): passage.prose += text
      case .softBreak, .lineBreak: passage.prose += " "
      case .code(let code):
        passage.codes.append(code)
        passage.prose += " "
      case .link(let link):
        passage.links.append(link.destination)
        note(link.inlines, &passage)
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): note(inner, &passage)
      case .image(let image): note(image.inlines, &passage)
      case .html(let tag): if tag.utf8.starts(with: "<br".utf8) { passage.prose += " " }
      }
    }
  }
}

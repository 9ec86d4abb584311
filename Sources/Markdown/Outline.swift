public import Diagnostics

/// A place of a document with an id.
public struct Anchor: Sendable, Equatable {
  /// Unique in the document.
  public var id: String
  /// What is written in braces behind it.
  public var attributes: Attributes
  /// The text of the heading or paragraph.
  public var text: String
  /// Whether it is a heading.
  public var isHeading: Bool
  /// The bytes of the file that hold it.
  public var range: SourceRange
}

/// What other parts ask of a page.
extension Document {
  /// Calls `body` for every block, containers before what they hold.
  public func visitBlocks(_ body: (Block) -> Void) {
    visit(blocks, body)
  }

  /// Calls `body` for every piece of running text, containers before what they hold.
  public func visitInlines(_ body: (Inline) -> Void) {
    visitBlocks { block in
      switch block.kind {
      case .paragraph(let inlines): visit(inlines, body)
      case .heading(let heading): visit(heading.inlines, body)
      case .table(let table):
        for cell in table.header + table.rows.joined() { visit(cell.inlines, body) }
      default: break
      }
    }
  }

  /// The headings in order, also those in lists and quotations.
  public var headings: [Heading] {
    var headings: [Heading] = []
    visitBlocks { if case .heading(let heading) = $0.kind { headings.append(heading) } }
    return headings
  }

  /// What links reach by an id: headings, and paragraphs with a written one, in order.
  public var anchors: [Anchor] {
    var anchors: [Anchor] = []
    visitBlocks { block in
      switch block.kind {
      case .heading(let heading):
        anchors.append(
          Anchor(
            id: heading.id, attributes: heading.attributes, text: Markdown.plainText(of: heading.inlines),
            isHeading: true, range: heading.range))
      case .paragraph(let inlines):
        guard let id = block.attributes.id else { break }
        anchors.append(
          Anchor(
            id: id, attributes: block.attributes, text: Markdown.plainText(of: inlines), isHeading: false,
            range: block.range))
      default: break
      }
    }
    return anchors
  }

  /// The links in order.
  public var links: [Link] {
    var links: [Link] = []
    visitInlines { if case .link(let link) = $0 { links.append(link) } }
    return links
  }

  /// The images in order.
  public var images: [Image] {
    var images: [Image] = []
    visitInlines { if case .image(let image) = $0 { images.append(image) } }
    return images
  }

  /// The code blocks in order, each with its block's place.
  public var codeBlocks: [(code: CodeBlock, range: SourceRange)] {
    var found: [(code: CodeBlock, range: SourceRange)] = []
    visitBlocks { if case .code(let code) = $0.kind { found.append((code, $0.range)) } }
    return found
  }

  /// The text of the first paragraph outside lists and quotations; nil without one.
  public var firstParagraph: String? {
    for block in blocks {
      if case .paragraph(let inlines) = block.kind { return Markdown.plainText(of: inlines) }
    }
    return nil
  }
}

private func visit(_ blocks: [Block], _ body: (Block) -> Void) {
  for block in blocks {
    body(block)
    switch block.kind {
    case .quote(let inner): visit(inner, body)
    case .callout(let callout): visit(callout.blocks, body)
    case .list(let list): for item in list.items { visit(item.blocks, body) }
    default: break
    }
  }
}

private func visit(_ inlines: [Inline], _ body: (Inline) -> Void) {
  for inline in inlines {
    body(inline)
    switch inline {
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): visit(inner, body)
    case .link(let link): visit(link.inlines, body)
    case .image(let image): visit(image.inlines, body)
    default: break
    }
  }
}

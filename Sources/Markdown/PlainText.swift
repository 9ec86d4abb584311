/// The text without marks: code and link texts are kept, images give their description, line breaks become spaces,
/// raw HTML is left out.
public func plainText(of inlines: [Inline]) -> String {
  if inlines.count == 1, case .text(let text) = inlines[0] { return text }
  var text = ""
  appendPlainText(of: inlines, to: &text)
  return text
}

private func appendPlainText(of inlines: [Inline], to text: inout String) {
  for inline in inlines {
    switch inline {
    case .text(let words), .code(let words): text += words
    case .softBreak, .lineBreak: text += " "
    case .html: break
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): appendPlainText(of: inner, to: &text)
    case .link(let link): appendPlainText(of: link.inlines, to: &text)
    case .image(let image): appendPlainText(of: image.inlines, to: &text)
    }
  }
}

extension Document {
  /// The text of the page without marks, one line a block; code blocks and raw HTML are left out.
  public var plainText: String {
    var lines: [String] = []
    visitBlocks { block in
      switch block.kind {
      case .paragraph(let inlines): lines.append(Markdown.plainText(of: inlines))
      case .heading(let heading): lines.append(Markdown.plainText(of: heading.inlines))
      case .table(let table):
        for row in [table.header] + table.rows {
          lines.append(row.map { Markdown.plainText(of: $0.inlines) }.joined(separator: " "))
        }
      default: break
      }
    }
    return lines.joined(separator: "\n")
  }
}

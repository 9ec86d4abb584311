internal import HTML

/// Writes blocks for ``HTMLRenderer``.
struct HTMLBlockWriter {
  let renderer: HTMLRenderer
  var output: [UInt8] = []

  init(renderer: HTMLRenderer) {
    self.renderer = renderer
    output.reserveCapacity(4096)
  }

  var isPlain: Bool { renderer.style == .commonMark }

  mutating func write(_ blocks: [Block], isTight: Bool) {
    for block in blocks { write(block, isTight: isTight) }
  }

  mutating func raw(_ text: StaticString) {
    unsafe output.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Begins a line of its own, as cmark does.
  private mutating func beginLine() {
    if let last = output.last, last != 0x0A { output.append(0x0A) }
  }

  private mutating func write(_ block: Block, isTight: Bool) {
    if isTight, case .paragraph(let inlines) = block.kind {
      let hasAttributes = block.attributes != Attributes()
      if hasAttributes {
        raw("<span")
        write(block.attributes)
      }
      write(inlines)
      output += renderer.passageEnd(block.range)
      if hasAttributes { raw("</span>") }
      return
    }
    beginLine()
    switch block.kind {
    case .paragraph(let inlines):
      raw("<p")
      write(block.attributes)
      write(inlines)
      output += renderer.passageEnd(block.range)
      raw("</p>\n")
    case .heading(let heading): write(heading)
    case .code(let code): write(code)
    case .html(let html):
      output += renderer.html(html, true)
      beginLine()
    case .thematicBreak: raw("<hr />\n")
    case .quote(let blocks):
      raw("<blockquote>\n")
      write(blocks, isTight: false)
      beginLine()
      raw("</blockquote>\n")
    case .callout(let callout): write(callout)
    case .list(let list): write(list)
    case .table(let table): write(table)
    }
  }

  /// Writes id and classes and ends the start tag.
  private mutating func write(_ attributes: Attributes) {
    if let id = attributes.id { attribute(" id=\"", id) }
    if !attributes.classes.isEmpty { attribute(" class=\"", attributes.classes.joined(separator: " ")) }
    raw(">")
  }

  private mutating func write(_ heading: Heading) {
    let level = UInt8(ascii: "0") + UInt8(min(max(heading.level, 1), 6))
    raw("<h")
    output.append(level)
    if !isPlain {
      attribute(" id=\"", heading.id)
      if !heading.attributes.classes.isEmpty {
        attribute(" class=\"", heading.attributes.classes.joined(separator: " "))
      }
    }
    raw(">")
    if !isPlain, let other = heading.alternateID {
      attribute("<span id=\"", other)
      raw("></span>")
    }
    write(heading.inlines)
    if !isPlain {
      let title = plainText(of: heading.inlines)
      raw(" <a class=\"anchor\" href=\"#")
      appendHref(heading.id, to: &output)
      attribute("\" aria-label=\"", renderer.word("Link to “\(title)”", "‘\(title)’ 링크"))
      raw(">#</a>")
    }
    raw("</h")
    output.append(level)
    raw(">\n")
  }

  private mutating func write(_ code: CodeBlock) {
    if let replacement = renderer.code(code) {
      output += replacement
      beginLine()
      return
    }
    raw(isPlain ? "<pre><code" : "<pre tabindex=\"0\" translate=\"no\"><code")
    if !code.language.isEmpty { attribute(" class=\"language-", code.language) }
    raw(">")
    appendEscaped(code.text.utf8, to: &output)
    raw("</code></pre>\n")
  }

  private mutating func write(_ callout: Callout) {
    let title: String
    switch callout.kind {
    case .note: title = renderer.word("Note", "참고")
    case .tip: title = renderer.word("Tip", "도움말")
    case .important: title = renderer.word("Important", "중요")
    case .warning: title = renderer.word("Warning", "경고")
    case .caution: title = renderer.word("Caution", "주의")
    }
    attribute("<div class=\"callout callout-", callout.kind.rawValue.lowercased())
    raw(" role=\"note\">\n<p class=\"callout-title\">")
    appendEscaped(title.utf8, to: &output)
    raw("</p>\n")
    write(callout.blocks, isTight: false)
    beginLine()
    raw("</div>\n")
  }

  private mutating func write(_ list: List) {
    if let start = list.start {
      raw("<ol")
      if start != 1 { attribute(" start=\"", String(start)) }
      raw(">\n")
    } else {
      raw("<ul>\n")
    }
    for item in list.items {
      beginLine()
      raw("<li>")
      write(item.blocks, isTight: list.isTight)
      raw("</li>\n")
    }
    raw(list.start == nil ? "</ul>\n" : "</ol>\n")
  }

  private mutating func write(_ table: Table) {
    raw("<div class=\"table\" tabindex=\"0\" role=\"group\"")
    attribute(" aria-label=\"", renderer.word("Table", "표"))
    raw(">\n<table>\n<thead>\n<tr>\n")
    for (cell, alignment) in zip(table.header, table.alignments) {
      raw("<th scope=\"col\"")
      write(alignment)
      write(cell.inlines)
      raw("</th>\n")
    }
    raw("</tr>\n</thead>\n")
    if !table.rows.isEmpty { raw("<tbody>\n") }
    for row in table.rows {
      raw("<tr>\n")
      for (cell, alignment) in zip(row, table.alignments) {
        raw("<td")
        write(alignment)
        write(cell.inlines)
        output += renderer.passageEnd(cell.range)
        raw("</td>\n")
      }
      raw("</tr>\n")
    }
    if !table.rows.isEmpty { raw("</tbody>\n") }
    raw("</table>\n</div>\n")
  }

  /// Ends the start tag of a cell; a class and not a style, which a strict policy for content forbids.
  private mutating func write(_ alignment: Table.Alignment) {
    switch alignment {
    case .natural: raw(">")
    case .left: raw(" class=\"align-left\">")
    case .center: raw(" class=\"align-center\">")
    case .right: raw(" class=\"align-right\">")
    }
  }

  /// Writes ` name="`, the escaped value and the closing quote.
  mutating func attribute(_ opening: StaticString, _ value: String) {
    raw(opening)
    appendEscaped(value.utf8, to: &output)
    raw("\"")
  }
}

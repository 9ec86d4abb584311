internal import Diagnostics

/// Turns cmark's tree into ours, with places in the file and our dialect on top.
///
/// Recursion is bounded by ``markdownDepthLimit``; what nests deeper is reported and left out.
struct Converter {
  let file: SourceText
  let prepared: PreparedText
  let dialect: Dialect
  /// What is wrong or doubtful.
  var diagnostics: [Diagnostic] = []
  /// The places of code, in which no character is doubtful.
  var codeRanges: [SourceRange] = []
  /// The leaf block (or table cell) whose text is being converted.
  var leaf = SourceRange(0, 0)
  /// Up to where the leaf's source has been matched with its text.
  var cursor = 0
  /// How often the leaf's source was searched in vain.
  var misses = 0
  /// Whether text is inside a link, where an address is no link of its own.
  var isInLink = false
  /// The end of the container; cmark lets an unclosed fence end behind its quotation.
  private var limit: Int
  private var hasReportedDepth = false

  init(file: SourceText, prepared: PreparedText, dialect: Dialect) {
    self.file = file
    self.prepared = prepared
    self.dialect = dialect
    limit = file.bytes.count
  }

  /// The blocks inside a container that stands in `quotes` quotations.
  mutating func blocks(of container: CMarkNode, depth: Int, quotes: Int) -> [Block] {
    var blocks: [Block] = []
    var child = container.firstChild
    while let node = child {
      child = node.next
      let range = range(of: node)
      guard !isTooDeep(depth, at: range) else { return blocks }
      switch node.kind {
      case .paragraph: blocks += paragraph(node, range, depth: depth, quotes: quotes)
      case .heading: blocks.append(heading(node, range, depth: depth))
      case .code: blocks.append(code(node, range))
      case .html:
        let html = node.literal(prepared.standIns, .whole)
        checkHTML(html, at: range, isBlock: true)
        blocks.append(Block(.html(html), range: range))
      case .thematicBreak: blocks.append(Block(.thematicBreak, range: range))
      case .quote:
        let inner = within(range) { $0.blocks(of: node, depth: depth + 1, quotes: quotes + 1) }
        blocks.append(Block(quoteOrCallout(inner, range), range: range))
      case .list: blocks.append(list(node, range, depth: depth, quotes: quotes))
      default: break
      }
    }
    return blocks
  }

  /// Whether the limit of nesting is passed; the first time it is reported.
  mutating func isTooDeep(_ depth: Int, at range: SourceRange) -> Bool {
    guard depth > markdownDepthLimit else { return false }
    if !hasReportedDepth { diagnostics.append(.nestedTooDeep(path: file.path, at: range)) }
    hasReportedDepth = true
    return true
  }

  /// From the first mark of a block to the end of its last line that is not blank.
  private func range(of node: CMarkNode) -> SourceRange {
    let start = prepared.fileOffset(line: node.startLine, column: node.startColumn)
    var line = max(node.endLine, node.startLine)
    while line > node.startLine {
      let bytes = prepared.fileLine(line)
      if file.bytes[bytes.start..<bytes.end].contains(where: { $0 != 0x20 && $0 != 0x09 }) { break }
      line -= 1
    }
    return SourceRange(start, min(prepared.fileLine(line).end, max(start, limit)))
  }

  /// Converts what a container holds.
  private mutating func within(_ container: SourceRange, _ convert: (inout Converter) -> [Block]) -> [Block] {
    let outer = limit
    limit = container.end
    defer { limit = outer }
    return convert(&self)
  }

  /// Begins the text of a leaf block.
  mutating func enterLeaf(_ range: SourceRange) {
    leaf = range
    cursor = range.start
    misses = 0
  }

  private mutating func heading(_ node: CMarkNode, _ range: SourceRange, depth: Int) -> Block {
    enterLeaf(range)
    var inlines = inlines(of: node, depth: depth + 1)
    let attributes = dialect.attributes ? takeAttributes(&inlines, range) : Attributes()
    let heading = Heading(
      level: node.headingLevel, inlines: inlines, attributes: attributes, id: attributes.id ?? "", range: range)
    return Block(.heading(heading), range: range)
  }

  private mutating func list(_ node: CMarkNode, _ range: SourceRange, depth: Int, quotes: Int) -> Block {
    var items: [ListItem] = []
    var child = node.firstChild
    let column = child?.startColumn ?? 0
    while let item = child {
      child = item.next
      let itemRange = self.range(of: item)
      if dialect.blocksOfGitHub, item.startColumn > column, node.listStart != nil {
        diagnostics.append(.looseIndent(path: file.path, at: SourceRange(itemRange.start, itemRange.start + 1)))
      }
      guard !isTooDeep(depth + 1, at: itemRange) else { break }
      let inner = within(itemRange) { $0.blocks(of: item, depth: depth + 2, quotes: quotes) }
      items.append(ListItem(blocks: inner, range: itemRange))
    }
    return Block(.list(List(start: node.listStart, isTight: node.isTight, items: items)), range: range)
  }

  private mutating func paragraph(_ node: CMarkNode, _ range: SourceRange, depth: Int, quotes: Int) -> [Block] {
    if dialect.blocksOfGitHub {
      if let blocks = table(node, range, depth: depth, quotes: quotes) { return blocks }
      checkBullet(range)
    }
    enterLeaf(range)
    var inlines = inlines(of: node, depth: depth + 1)
    let attributes = dialect.attributes ? takeAttributes(&inlines, range) : Attributes()
    return [Block(.paragraph(inlines), attributes: attributes, range: range)]
  }

  /// A line of prose that begins with a bullet typed as a character.
  private mutating func checkBullet(_ range: SourceRange) {
    for bullet in ["•", "‣", "·", "◦"] where file.bytes[range.start..<range.end].starts(with: bullet.utf8) {
      let place = SourceRange(range.start, range.start + bullet.utf8.count)
      diagnostics.append(.bullet(bullet, path: file.path, at: place))
    }
  }

  private mutating func quoteOrCallout(_ blocks: [Block], _ range: SourceRange) -> Block.Kind {
    guard dialect.blocksOfGitHub, let callout = callout(blocks, range) else { return .quote(blocks) }
    return .callout(callout)
  }
}

extension Diagnostic {
  fileprivate static func nestedTooDeep(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "nested-too-deep", path: path, at: range,
      LocalizedText(
        english: "Markdown nests deeper than \(markdownDepthLimit) levels here; the rest is left out",
        korean: "여기서 마크다운이 \(markdownDepthLimit)단계보다 깊이 겹칩니다. 나머지는 뺐습니다"))
  }

  fileprivate static func looseIndent(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "loose-list-indent", .warning, path: path, at: range,
      LocalizedText(
        english: "This item belongs to the list above; to nest it, indent it to the text of the item above",
        korean: "이 항목은 위 목록의 항목이 됩니다. 하위 항목으로 만들려면 위 항목의 글이 시작하는 곳까지 들여 쓰세요"))
  }

  fileprivate static func bullet(_ bullet: String, path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "bullet-character", .warning, path: path, at: range,
      LocalizedText(
        english: "“\(bullet)” makes no list; begin the line with “- ”",
        korean: "‘\(bullet)’로는 목록이 되지 않습니다. 줄을 ‘- ’로 시작하세요"),
      fixIts: [
        FixIt(
          message: LocalizedText(english: "Write “-”", korean: "‘-’로 고치기"), range: range, replacement: "-")
      ])
  }
}

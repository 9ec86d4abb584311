internal import Diagnostics

/// How many searches in one leaf may fail, each of which reads to its end.
private let missLimit = 64

extension Converter {
  /// The running text inside a node.
  mutating func inlines(of node: CMarkNode, depth: Int) -> [Inline] {
    var items: [Inline] = []
    var pending = ""
    var tildes: [Int] = []
    var marks: TextMarks = []
    func flush() {
      if !pending.isEmpty { items.append(.text(pending)) }
      pending = ""
    }
    var child = node.firstChild
    while let node = child {
      child = node.next
      if node.kind == .text {
        let (text, found) = node.textAndMarks(prepared.standIns)
        marks.formUnion(found)
        guard dialect.blocksOfGitHub, found.contains(.tilde) else {
          if pending.isEmpty { pending = text } else { pending += text }
          continue
        }
        for (part, isRun) in splitAtTildes(text) {
          guard isRun else {
            pending += prepared.standIns?.resolvingTildes(part) ?? part
            continue
          }
          flush()
          tildes.append(items.count)
          items.append(.text(part))
        }
        continue
      }
      flush()
      guard !isTooDeep(depth, at: leaf) else { break }
      switch node.kind {
      case .softBreak: items.append(.softBreak)
      case .lineBreak: items.append(.lineBreak)
      case .codeSpan: items.append(.code(node.literal(prepared.standIns, .whole)))
      case .inlineHTML:
        let html = node.literal(prepared.standIns, .whole)
        checkHTML(html, at: locate(Array(html.utf8)) ?? leaf, isBlock: false)
        items.append(.html(html))
      case .emphasis: items.append(.emphasis(inlines(of: node, depth: depth + 1)))
      case .strong: items.append(.strong(inlines(of: node, depth: depth + 1)))
      case .link: items.append(.link(link(node, depth: depth)))
      case .image: items.append(.image(image(node, depth: depth)))
      default: break
      }
    }
    flush()
    if dialect.cjkEmphasis, marks.contains(.pair) { checkLiteralRuns(items) }
    if !tildes.isEmpty { items = strikethrough(items, tildes) }
    if dialect.bareLinks, !isInLink, marks.contains(.address) { items = linkAddresses(items) }
    if dialect.blocksOfGitHub, marks.contains(.link) { checkSpacedLinks(items) }
    return items
  }

  private mutating func link(_ node: CMarkNode, depth: Int) -> Link {
    let wasInLink = isInLink
    isInLink = true
    let inner = inlines(of: node, depth: depth + 1)
    isInLink = wasInLink
    let destination = node.destination(prepared.standIns)
    let range = locateDestination(destination)
    checkDestination(destination, at: range)
    var isAutolink = false
    if inner.count == 1, case .text(let text) = inner[0] {
      isAutolink = destination.utf8.elementsEqual(text.utf8) || destination.utf8.elementsEqual(("mailto:" + text).utf8)
    }
    return Link(
      destination: destination, title: node.title(prepared.standIns), inlines: inner, range: range,
      isAutolink: isAutolink)
  }

  private mutating func image(_ node: CMarkNode, depth: Int) -> Image {
    let inner = inlines(of: node, depth: depth + 1)
    let source = node.destination(prepared.standIns)
    let range = locateDestination(source)
    checkDestination(source, at: range)
    return Image(source: source, title: node.title(prepared.standIns), inlines: inner, range: range)
  }

  /// The next place of some bytes in the source of the leaf; nil when they are written differently there.
  mutating func locate(_ pattern: [UInt8]) -> SourceRange? {
    guard misses < missLimit else { return nil }
    guard let found = find(pattern, from: cursor) else {
      misses += 1
      return nil
    }
    cursor = found.end
    return found
  }

  /// The next place of a destination, behind `(` or `<`; the whole leaf when it is not written there.
  private mutating func locateDestination(_ destination: String) -> SourceRange {
    let pattern = Array(destination.utf8)
    var from = cursor
    guard misses < missLimit else { return leaf }
    while let found = find(pattern, from: from) {
      var before = found.start - 1
      while before > leaf.start, file.bytes[before] == 0x20 || file.bytes[before] == 0x0A { before -= 1 }
      if before >= leaf.start, file.bytes[before] == UInt8(ascii: "(") || file.bytes[before] == UInt8(ascii: "<") {
        cursor = found.end
        return found
      }
      from = found.start + 1
    }
    misses += 1
    return leaf
  }

  private func find(_ pattern: [UInt8], from start: Int) -> SourceRange? {
    guard let first = pattern.first else { return nil }
    var index = start
    while index + pattern.count <= leaf.end {
      if file.bytes[index] == first, file.bytes[index..<index + pattern.count].elementsEqual(pattern) {
        return SourceRange(index, index + pattern.count)
      }
      index += 1
    }
    return nil
  }

  /// Reports runs of stars and underscores that emphasize nothing.
  ///
  /// A run counts when the source has it with the same bytes around it: what is escaped is meant to stay.
  private mutating func checkLiteralRuns(_ items: [Inline]) {
    for case .text(let text) in items {
      let bytes = Array(text.utf8)
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        var end = index + 1
        guard byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") else {
          index = end
          continue
        }
        while end < bytes.count, bytes[end] == byte { end += 1 }
        let isInWord =
          index > 0 && end < bytes.count && isASCIILetterOrDigit(bytes[index - 1]) && isASCIILetterOrDigit(bytes[end])
        if end - index >= 2, !(byte == UInt8(ascii: "_") && isInWord) { reportLiteralRun(bytes, index..<end) }
        index = end
      }
    }
  }

  /// Reports a run of marks in a text that came from the source as it is.
  mutating func reportLiteralRun(_ text: [UInt8], _ run: Range<Int>) {
    let start = max(0, run.lowerBound - 3)
    let around = Array(text[start..<min(text.count, run.upperBound + 3)])
    guard misses < missLimit else { return }
    guard let place = find(around, from: leaf.start) else {
      misses += 1
      return
    }
    let from = place.start + run.lowerBound - start
    let marks = String(decoding: text[run], as: UTF8.self)
    diagnostics.append(.literalEmphasis(marks, path: file.path, at: SourceRange(from, from + run.count)))
  }

  /// Text that looks like a link whose address holds a space.
  private mutating func checkSpacedLinks(_ items: [Inline]) {
    for case .text(let text) in items where text.utf8.contains(UInt8(ascii: "]")) {
      let bytes = Array(text.utf8)
      guard
        let place = bytes.indices.dropLast().first(where: {
          bytes[$0] == UInt8(ascii: "]") && bytes[$0 + 1] == UInt8(ascii: "(")
        }),
        let close = bytes[place...].firstIndex(of: UInt8(ascii: ")"))
      else { continue }
      let target = Array(bytes[place + 2..<close])
      guard target.contains(0x20), bytes[..<place].contains(UInt8(ascii: "[")) else { continue }
      diagnostics.append(.spacedLink(path: file.path, at: find(target, from: leaf.start) ?? leaf))
    }
  }
}

extension Diagnostic {
  fileprivate static func literalEmphasis(_ run: String, path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "literal-emphasis", .warning, path: path, at: range,
      LocalizedText(
        english:
          "“\(run)” emphasizes nothing and stays in the text; put it close to the words, or write a backslash before it",
        korean: "‘\(run)’가 아무것도 강조하지 않고 글에 남습니다. 낱말에 붙여 쓰거나, 앞에 역슬래시를 넣으세요"),
      fixIts: run.utf8.first == UInt8(ascii: "_")
        ? [
          FixIt(
            message: LocalizedText(english: "Write stars", korean: "별표로 고치기"), range: range,
            replacement: String(repeating: "*", count: run.utf8.count))
        ] : [])
  }

  fileprivate static func spacedLink(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "space-in-link", .warning, path: path, at: range,
      LocalizedText(
        english: "A space in the address keeps this from being a link; write the address in angle brackets",
        korean: "주소에 빈칸이 있어 링크가 되지 않습니다. 주소를 꺾쇠(<…>)로 묶으세요"))
  }
}

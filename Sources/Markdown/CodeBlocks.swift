internal import Diagnostics

extension Converter {
  /// Fenced or indented code with the place of each of its lines.
  mutating func code(_ node: CMarkNode, _ range: SourceRange) -> Block {
    codeRanges.append(range)
    let literal = node.literalBytes
    let info = node.fenceInfo(prepared.standIns)
    let isFenced = !info.isEmpty || beginsWithFence(range.start, literal)
    var lines: [SourceRange] = []
    var text: [UInt8] = []
    text.reserveCapacity(literal.count)
    var number = node.startLine + (isFenced ? 1 : 0)
    var start = 0
    while start < literal.count {
      var end = start
      while end < literal.count, literal[end] != 0x0A, literal[end] != 0x0D { end += 1 }
      let line = contentRange(of: number, literal[start..<end])
      lines.append(line)
      text += prepared.isEdited ? file.bytes[line.start..<line.end] : literal[start..<end]
      text.append(0x0A)
      if end + 1 < literal.count, literal[end] == 0x0D, literal[end + 1] == 0x0A { end += 1 }
      start = end + 1
      number += 1
    }
    if !isFenced, dialect.blocksOfGitHub, containsHangul(text) {
      diagnostics.append(.indentedProse(path: file.path, at: range))
    }
    let place = isFenced ? infoRange(range) : SourceRange(range.start, range.start)
    let (language, attributes) = splitInfo(info, at: place)
    let block = CodeBlock(
      language: language, info: info, infoRange: place, attributes: attributes,
      text: String(decoding: text, as: UTF8.self), contentLines: lines, isFenced: isFenced)
    return Block(.code(block), range: range)
  }

  /// Whether code without an info string stands between fences; cmark does not tell.
  ///
  /// Indented code may begin with the marks of a fence, but then they are its first line, which they never are inside
  /// a fence of their own.
  private func beginsWithFence(_ start: Int, _ literal: [UInt8]) -> Bool {
    let line = file.lineRange(file.lineIndex(at: start))
    let rest = file.bytes[start..<max(start, line.end)]
    guard rest.starts(with: "```".utf8) || rest.starts(with: "~~~".utf8) else { return false }
    return !literal.prefix { $0 != 0x0A && $0 != 0x0D }.elementsEqual(rest)
  }

  /// The part of a line that is code: what cmark kept of it, found from the end of the line.
  private func contentRange(of line: Int, _ content: ArraySlice<UInt8>) -> SourceRange {
    let bytes = prepared.line(line)
    var start = bytes.upperBound
    var index = content.endIndex
    // A tab of which only a part is code comes back as spaces; the match then ends before it.
    while start > bytes.lowerBound, index > content.startIndex, prepared.bytes[start - 1] == content[index - 1] {
      start -= 1
      index -= 1
    }
    let end = prepared.fileLine(line).end
    let isWhole = start == bytes.lowerBound
    return SourceRange(min(isWhole ? prepared.fileLine(line).start : prepared.fileOffset(start), end), end)
  }

  /// What stands behind the opening fence.
  private func infoRange(_ block: SourceRange) -> SourceRange {
    let line = file.lineRange(file.lineIndex(at: block.start))
    var start = block.start
    while start < line.end, file.bytes[start] == UInt8(ascii: "`") || file.bytes[start] == UInt8(ascii: "~") {
      start += 1
    }
    while start < line.end, file.bytes[start] == 0x20 || file.bytes[start] == 0x09 { start += 1 }
    var end = line.end
    while end > start, file.bytes[end - 1] == 0x20 || file.bytes[end - 1] == 0x09 { end -= 1 }
    return SourceRange(start, end)
  }

  /// The language and the attributes in braces of an info string.
  private mutating func splitInfo(_ info: String, at range: SourceRange) -> (language: String, Attributes) {
    let isAttributed = dialect.attributes
    let language = info.utf8.prefix { $0 != 0x20 && $0 != 0x09 && !(isAttributed && $0 == UInt8(ascii: "{")) }
    let name = String(Substring(language))
    guard isAttributed, let open = info.utf8.firstIndex(of: UInt8(ascii: "{")) else { return (name, Attributes()) }
    guard let close = info.utf8.lastIndex(of: UInt8(ascii: "}")), close > open,
      let attributes = Attributes(parsing: info[info.utf8.index(after: open)..<close].utf8)
    else {
      diagnostics.append(.badAttributes(path: file.path, at: range))
      return (name, Attributes())
    }
    return (name, attributes)
  }
}

extension Diagnostic {
  static func badAttributes(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "bad-attributes", path: path, at: range,
      LocalizedText(
        english: "Attributes are written {#id .class key=value}, ids and classes in ASCII letters, digits, “-” and “_”",
        korean: "속성은 {#id .class key=value}처럼 쓰고, id와 class에는 ASCII 글자와 숫자, ‘-’, ‘_’만 씁니다"))
  }

  fileprivate static func indentedProse(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "indented-prose", .warning, path: path, at: range,
      LocalizedText(
        english: "A line indented by four spaces is code; indent less for prose, or use a fence for code",
        korean: "네 칸 들여 쓴 줄은 코드가 됩니다. 글이라면 덜 들여 쓰고, 코드라면 울타리(```)를 쓰세요"))
  }
}

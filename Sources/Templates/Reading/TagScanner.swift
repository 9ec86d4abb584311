import Diagnostics

/// A start tag as it stands in the file.
struct ScannedTag {
  /// The name after `<`.
  var name: SourceRange
  /// The attributes in order; the value's range leaves the quotation marks out.
  var attributes: [(text: String, name: SourceRange, value: SourceRange)]
}

/// Finds where the nodes that libxml2 reports stand in the file, since its tree keeps lines only.
///
/// The scanner is driven in document order over a file that libxml2 has found well formed, so it need not check anything;
/// it never reads outside the bytes whatever they hold.
struct TagScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Moves behind the next start tag and returns it.
  mutating func nextStartTag() -> ScannedTag {
    while let open = find("<", from: index) {
      index = open
      if starts(with: "<!--") {
        skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        skip(past: "]]>")
      } else if starts(with: "<?") {
        skip(past: "?>")
      } else if starts(with: "<!") || starts(with: "</") {
        skip(past: ">")
      } else {
        return scanTag()
      }
    }
    index = bytes.count
    return ScannedTag(name: SourceRange(index, index), attributes: [])
  }

  /// Moves behind the next comment or processing instruction.
  mutating func skipComment() {
    guard let open = find("<!--", from: index) else { return }
    index = open
    skip(past: "-->")
  }

  /// Moves behind the next processing instruction and returns where it stands.
  mutating func skipInstruction() -> SourceRange {
    guard let open = find("<?", from: index) else { return SourceRange(index, index) }
    index = open
    skip(past: "?>")
    return SourceRange(open, index)
  }

  /// The offset of the next `{{`, which becomes the place to search on from.
  mutating func nextBraces() -> Int {
    guard let open = find("{{", from: index) else { return index }
    index = open + 2
    return open
  }

  private mutating func scanTag() -> ScannedTag {
    index += 1
    var tag = ScannedTag(name: scanName(), attributes: [])
    while index < bytes.count {
      skipSpace()
      guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else { break }
      if bytes[index] == UInt8(ascii: "/") {
        index += 1
        continue
      }
      let name = scanName()
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { break }
      index += 1
      skipSpace()
      guard index < bytes.count else { break }
      let quote = bytes[index]
      let start = index + 1
      index = start
      while index < bytes.count, bytes[index] != quote { index += 1 }
      let text = String(decoding: bytes[name.start..<name.end], as: UTF8.self)
      tag.attributes.append((text, name, SourceRange(start, index)))
      index += 1
    }
    index = min(index + 1, bytes.count)
    return tag
  }

  private mutating func scanName() -> SourceRange {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "="),
        UInt8(ascii: ">"), UInt8(ascii: "/"):
        return SourceRange(start, index)
      default: index += 1
      }
    }
    return SourceRange(start, index)
  }

  private mutating func skipSpace() {
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
  }

  private mutating func skip(past mark: StaticString) {
    index = find(mark, from: index).map { $0 + mark.utf8CodeUnitCount } ?? bytes.count
  }

  private func starts(with mark: StaticString) -> Bool {
    matches(mark, at: index)
  }

  private func find(_ mark: StaticString, from start: Int) -> Int? {
    var position = start
    while position < bytes.count {
      if matches(mark, at: position) { return position }
      position += 1
    }
    return nil
  }

  private func matches(_ mark: StaticString, at position: Int) -> Bool {
    guard position + mark.utf8CodeUnitCount <= bytes.count else { return false }
    return mark.withUTF8Buffer { buffer in
      for offset in 0..<buffer.count where unsafe buffer[offset] != bytes[position + offset] { return false }
      return true
    }
  }
}

/// Whether XML counts the byte as white space.
func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
}

internal import Diagnostics

/// Spaces that look like others, and characters that do not show.
extension PreparedText {
  /// The beginning of a line: wide spaces among its marks become spaces; returns where to go on.
  mutating func lineStart(_ start: Int) -> Int {
    let source = file.bytes
    var end = start
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    if isInvisible(start..<end) {
      replace(start..<end, with: [])
      return end
    }
    var index = start
    var hasMark = false
    var firstWide: SourceRange?
    scanning: while index < end {
      let byte = source[index]
      let next = index + 1 < end ? source[index + 1] : 0x20
      switch byte {
      case 0x20, 0x09: index += 1
      case UInt8(ascii: ">"):
        hasMark = true
        index += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        guard next == 0x20 || next == 0x09 || wideSpace(index + 1) > 0 else { break scanning }
        hasMark = true
        index += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        var after = index
        while after < end, after - index < 9, isDigit(source[after]) { after += 1 }
        guard after < end, source[after] == UInt8(ascii: ".") || source[after] == UInt8(ascii: ")"),
          after + 1 == end || source[after + 1] == 0x20 || wideSpace(after + 1) > 0
        else { break scanning }
        hasMark = true
        index = after + 1
      case UInt8(ascii: "#"):
        var after = index
        while after < end, after - index < 6, source[after] == UInt8(ascii: "#") { after += 1 }
        let length = wideSpace(after)
        if length > 0 {
          replace(after..<after + length, with: [0x20])
          firstWide = firstWide ?? SourceRange(after, after + length)
        }
        hasMark = true
        index = after + length
        break scanning
      default:
        let length = wideSpace(index)
        guard length > 0 else { break scanning }
        replace(index..<index + length, with: [0x20])
        firstWide = firstWide ?? SourceRange(index, index + length)
        index += length
      }
    }
    if hasMark, let firstWide, diagnostics.count < 100 {
      diagnostics.append(.wideSpace(path: file.path, at: firstWide))
    }
    return index
  }

  /// The length of a non-breaking or ideographic space at `index`; 0 for anything else.
  private func wideSpace(_ index: Int) -> Int {
    let source = file.bytes
    if index + 1 < source.count, source[index] == 0xC2, source[index + 1] == 0xA0 { return 2 }
    if index + 2 < source.count, source[index] == 0xE3, source[index + 1] == 0x80, source[index + 2] == 0x80 {
      return 3
    }
    return 0
  }

  /// Whether a line holds characters and none of them shows.
  private func isInvisible(_ line: Range<Int>) -> Bool {
    var index = line.lowerBound
    var isPlain = true
    while index < line.upperBound {
      if file.bytes[index] == 0x20 || file.bytes[index] == 0x09 {
        index += 1
        continue
      }
      let length = max(wideSpace(index), invisible(index)?.length ?? 0)
      if length == 0 { return false }
      isPlain = false
      index += length
    }
    return !isPlain
  }

  private func invisible(_ index: Int) -> (name: StaticString, length: Int)? {
    let source = file.bytes
    guard index + 1 < source.count else { return nil }
    if source[index] == 0xC2 { return source[index + 1] == 0xAD ? ("U+00AD", 2) : nil }
    guard index + 2 < source.count else { return nil }
    switch (source[index], source[index + 1], source[index + 2]) {
    case (0xE2, 0x80, 0x8B): return ("U+200B", 3)
    case (0xE2, 0x81, 0xA0): return ("U+2060", 3)
    case (0xEF, 0xBB, 0xBF): return ("U+FEFF", 3)
    default: return nil
    }
  }

  mutating func reportInvisible(_ index: Int) {
    // A hundred say enough.
    guard diagnostics.count < 100, let found = invisible(index) else { return }
    let range = SourceRange(index, index + found.length)
    diagnostics.append(.invisible("\(found.name)", path: file.path, at: range))
  }
}

extension Diagnostic {
  fileprivate static func wideSpace(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "nbsp-in-markup", .warning, path: path, at: range,
      LocalizedText(
        english: "A non-breaking space among the marks of a line; it is read as a space",
        korean: "줄머리 기호 사이에 줄바꿈 없는 공백이 있습니다. 빈칸으로 읽었습니다"),
      fixIts: [
        FixIt(
          message: LocalizedText(english: "Replace it with a space", korean: "빈칸으로 바꾸기"), range: range,
          replacement: " ")
      ])
  }

  fileprivate static func invisible(_ name: String, path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "invisible-character", .warning, path: path, at: range,
      LocalizedText(
        english: "An invisible character \(name) in the text; remove it",
        korean: "글 안에 보이지 않는 문자 \(name)이(가) 있습니다. 지우세요"),
      fixIts: [FixIt(message: LocalizedText(english: "Remove it", korean: "지우기"), range: range, replacement: "")])
  }
}

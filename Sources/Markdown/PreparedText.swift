internal import Diagnostics

/// The bytes that cmark reads in place of a page's own, and the way back from them to the file.
///
/// 1. A line of cmark is a line of the file: nothing here adds or removes a line ending.
/// 2. `edits` rise in both coordinates, so that every position maps back by one search.
/// 3. A page that needs no change has no edits.
struct PreparedText {
  /// What cmark reads.
  private(set) var bytes: [UInt8] = []
  /// Where the lines begin in `bytes`.
  private(set) var lineStarts: [Int] = [0]
  /// What was put in; nil when nothing was.
  private(set) var standIns: StandIns?
  /// What was seen on the way, code not yet excepted.
  private(set) var diagnostics: [Diagnostic] = []

  private let file: SourceText
  private let dialect: Dialect
  private let base: Int
  private let firstLine: Int
  /// From each `prepared` position on, the file's offset is `prepared + shift`.
  private var edits: [(prepared: Int, shift: Int)] = []
  /// Everything of the file before this offset is in `bytes`.
  private var copied: Int
  private var hasChosenStandIns = false
  /// The last line that was searched for Hangul, as most lines with one star have more.
  private var searchedLine: (range: SourceRange, hasHangul: Bool)?

  /// Prepares the bytes of a file from `offset`, the beginning of a line, on.
  init(_ file: SourceText, from offset: Int, dialect: Dialect) {
    self.file = file
    self.dialect = dialect
    base = offset
    copied = offset
    firstLine = file.lineIndex(at: offset)
    bytes.reserveCapacity(file.bytes.count - offset + 64)
    edits.append((0, offset))
    scan()
  }

  /// Whether anything was changed, so that text from cmark may differ from the file's.
  var isEdited: Bool { edits.count > 1 }

  /// The file offset of a position in `bytes`.
  func fileOffset(_ position: Int) -> Int {
    var low = 0
    var high = edits.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if edits[middle].prepared <= position { low = middle } else { high = middle }
    }
    return position + edits[low].shift
  }

  /// The file offset of a column (in bytes from 1) of a line (from 1) of cmark.
  func fileOffset(line: Int, column: Int) -> Int {
    let index = min(max(line, 1), lineStarts.count) - 1
    return fileOffset(lineStarts[index] + max(column, 1) - 1)
  }

  /// The bytes of the file in a line (from 1) of cmark, without its ending.
  func fileLine(_ line: Int) -> SourceRange { file.lineRange(firstLine + line - 1) }

  /// The prepared bytes of a line (from 1), without its ending.
  func line(_ line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}

extension PreparedText {
  private mutating func scan() {
    let source = file.bytes
    var index = base
    let hasInvisibles =
      dialect.invisibleSpaces
      && source[base...].contains { $0 == 0xC2 || $0 == 0xE2 || $0 == 0xE3 || $0 == 0xEF }
    if hasInvisibles { index = lineStart(index) }
    while index < source.count {
      switch source[index] {
      case 0x0A, 0x0D:
        let isPair = source[index] == 0x0D && index + 1 < source.count && source[index + 1] == 0x0A
        index += isPair ? 2 : 1
        copy(to: index)
        lineStarts.append(bytes.count)
        if hasInvisibles { index = lineStart(index) }
      case UInt8(ascii: "*") where dialect.cjkEmphasis: index = stars(index)
      case UInt8(ascii: ":") where dialect.bareLinks: index = address(index)
      case 0xC2, 0xE2, 0xEF:
        if dialect.invisibleSpaces { reportInvisible(index) }
        index += 1
      default: index += 1
      }
    }
    copy(to: source.count)
  }

  private mutating func copy(to index: Int) {
    guard index > copied else { return }
    bytes.append(contentsOf: file.bytes[copied..<index])
    copied = index
  }

  /// Puts `replacement` in place of the file's bytes `range`.
  private mutating func replace(_ range: Range<Int>, with replacement: [UInt8]) {
    copy(to: range.lowerBound)
    bytes.append(contentsOf: replacement)
    copied = range.upperBound
    edits.append((bytes.count, copied - bytes.count))
  }

  /// The stand-ins of this page, chosen when the first is needed.
  private mutating func pageStandIns() -> StandIns? {
    if !hasChosenStandIns {
      standIns = StandIns(absentFrom: file.bytes)
      hasChosenStandIns = true
    }
    return standIns
  }
}

// MARK: Emphasis and addresses

extension PreparedText {
  /// A run of stars at `index`; returns where to go on.
  private mutating func stars(_ index: Int) -> Int {
    let source = file.bytes
    var start = index
    var before = classBefore(start)
    if isEscaped(start) {
      start += 1
      before = .mark
    }
    var end = start
    while end < source.count, source[end] == UInt8(ascii: "*") { end += 1 }
    guard end > start else { return end }
    let after = classAt(end)
    if end - start == 1, isTimesSign(start) {
      if let standIns = pageStandIns() { replace(start..<end, with: standIns.star) }
      return end
    }
    // Punctuation on one side and a letter on the other, one of them CJK: CommonMark lets the run only open or only
    // close, the rule for CJK lets it do both, as it would with punctuation on both sides.
    guard before.isCJK || after.isCJK, !before.isSpace, !after.isSpace, before.isPunctuation != after.isPunctuation,
      let standIns = pageStandIns()
    else { return end }
    let place = before.isPunctuation ? end : start
    replace(place..<place, with: standIns.punctuation)
    return end
  }

  /// Whether a star stands between digits in a line of Korean: `3*4와 5*6` multiplies.
  private mutating func isTimesSign(_ index: Int) -> Bool {
    let source = file.bytes
    guard index > base, index + 1 < source.count, isDigit(source[index - 1]), isDigit(source[index + 1]) else {
      return false
    }
    if let searchedLine, searchedLine.range.start <= index, index < searchedLine.range.end {
      return searchedLine.hasHangul
    }
    let line = file.lineRange(file.lineIndex(at: index))
    let hasHangul = containsHangul(source[line.start..<line.end])
    searchedLine = (line, hasHangul)
    return hasHangul
  }

  /// An address behind `http:` or `https:` at the colon: marks of emphasis in it are none; returns where to go on.
  private mutating func address(_ colon: Int) -> Int {
    let source = file.bytes
    guard let start = addressStart(source, colon: colon, from: base) else { return colon + 1 }
    let end = addressEnd(source, start: start, from: colon + 3)
    for index in colon + 3..<max(colon + 3, end) {
      let isStar = source[index] == UInt8(ascii: "*")
      guard isStar || source[index] == UInt8(ascii: "_"), !isEscaped(index), let standIns = pageStandIns() else {
        continue
      }
      replace(index..<index + 1, with: isStar ? standIns.star : standIns.underscore)
    }
    return max(end, colon + 1)
  }

  private func isEscaped(_ index: Int) -> Bool {
    var start = index
    while start > base, file.bytes[start - 1] == UInt8(ascii: "\\") { start -= 1 }
    return (index - start) % 2 == 1
  }

  private func classBefore(_ index: Int) -> FlankingClass {
    var end = index
    while end > base {
      var start = end - 1
      while start > base, file.bytes[start] & 0xC0 == 0x80 { start -= 1 }
      guard let scalar = decoded(start) else { return .edge }
      // A variation selector belongs to the character before it.
      guard (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value) else {
        return FlankingClass(scalar)
      }
      end = start
    }
    return .edge
  }

  private func classAt(_ index: Int) -> FlankingClass {
    decoded(index).map { FlankingClass($0) } ?? .edge
  }

  /// The scalar that begins at `index` of text known to be valid; nil at the end.
  private func decoded(_ index: Int) -> Unicode.Scalar? {
    let source = file.bytes
    guard index < source.count else { return nil }
    let lead = source[index]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    if length == 1 { return Unicode.Scalar(lead) }
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for next in index + 1..<min(index + length, source.count) { value = value << 6 | UInt32(source[next] & 0x3F) }
    return Unicode.Scalar(value)
  }
}

// MARK: Invisible characters

extension PreparedText {
  /// The beginning of a line: wide spaces among its marks become spaces; returns where to go on.
  private mutating func lineStart(_ start: Int) -> Int {
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

  private mutating func reportInvisible(_ index: Int) {
    // A hundred say enough.
    guard diagnostics.count < 100, let found = invisible(index) else { return }
    let range = SourceRange(index, index + found.length)
    diagnostics.append(.invisible("\(found.name)", path: file.path, at: range))
  }
}

func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

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

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
  var diagnostics: [Diagnostic] = []

  let file: SourceText
  let dialect: Dialect
  let base: Int
  let firstLine: Int
  /// From each `prepared` position on, the file's offset is `prepared + shift`.
  var edits: [(prepared: Int, shift: Int)] = []
  /// Everything of the file before this offset is in `bytes`.
  var copied: Int
  var hasChosenStandIns = false
  /// The last line that was searched for Hangul, as most lines with one star have more.
  var searchedLine: (range: SourceRange, hasHangul: Bool)?

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
      case UInt8(ascii: "\\") where dialect.blocksOfGitHub: index = backslash(index)
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
  mutating func replace(_ range: Range<Int>, with replacement: [UInt8]) {
    copy(to: range.lowerBound)
    bytes.append(contentsOf: replacement)
    copied = range.upperBound
    edits.append((bytes.count, copied - bytes.count))
  }

  /// The stand-ins of this page, chosen when the first is needed.
  mutating func pageStandIns() -> StandIns? {
    if !hasChosenStandIns {
      standIns = StandIns(absentFrom: file.bytes)
      hasChosenStandIns = true
    }
    return standIns
  }
}

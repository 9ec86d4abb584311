/// A position in a file as editors count it.
public struct SourcePosition: Sendable, Equatable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// A position; both numbers count from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A range of a file in UTF-8 byte offsets from 0, end excluded.
public struct SourceRange: Sendable, Equatable {
  /// The first byte.
  public var start: Int
  /// The byte after the last.
  public var end: Int

  /// The bytes from `start` up to, not including, `end`.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// The smallest range that holds both.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }
}

/// The bytes of one file and where its lines begin.
///
/// Positions inside the program are byte offsets; lines and columns are computed only to be printed.
/// A line ends at LF, CRLF or CR.
public struct SourceText: Sendable {
  /// The path that messages name, relative to the site.
  public let path: String
  /// The bytes as they are in the file, a byte order mark included.
  public let bytes: [UInt8]
  /// The offset of the first byte of each line; the first is 0.
  public let lineStarts: [Int]

  /// Indexes the lines of `bytes`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(index)
      } else if byte == UInt8(ascii: "\r") {
        if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        starts.append(index)
      }
    }
    lineStarts = starts
  }

  /// The 0-based index of the line that holds `offset`.
  public func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line without its line ending; an index outside the file gives an empty range.
  public func lineRange(_ index: Int) -> SourceRange {
    guard index >= 0, index < lineStarts.count else { return SourceRange(bytes.count, bytes.count) }
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return SourceRange(start, end)
  }

  /// The line and column of a byte offset; an offset beyond the end counts as the end.
  public func position(at offset: Int) -> SourcePosition {
    let bounded = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: bounded)
    var column = 1
    var index = lineStarts[line]
    if line == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = min(3, bounded) }
    while index < bounded {
      if bytes[index] & 0xC0 != 0x80 { column += 1 }
      index += 1
    }
    return SourcePosition(line: line + 1, column: column)
  }

  /// The text of a range; invalid UTF-8 is repaired.
  public func text(_ range: SourceRange) -> String {
    let end = min(range.end, bytes.count)
    let start = min(max(0, range.start), end)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

internal import Diagnostics

/// Pipe tables as GitHub reads them: to cmark they are paragraphs, so they are found in the paragraph's lines.
extension Converter {
  /// The table that a paragraph is, with the paragraph of the lines before it; nil when it is none.
  mutating func table(_ node: CMarkNode, _ range: SourceRange, depth: Int, quotes: Int) -> [Block]? {
    let first = node.startLine
    let last = node.endLine
    guard last > first else { return nil }
    for delimiter in first + 1...last {
      guard let alignments = alignments(content(of: delimiter, first: node, quotes: quotes)) else { continue }
      let header = cells(content(of: delimiter - 1, first: node, quotes: quotes))
      guard header.count == alignments.count else {
        reportColumns(header.count, alignments.count, prepared.fileLine(delimiter))
        return nil
      }
      return table(
        node, range, TableLines(first: first, delimiter: delimiter, last: last), alignments, depth: depth,
        quotes: quotes)
    }
    return nil
  }

  private struct TableLines {
    var first: Int
    var delimiter: Int
    var last: Int
  }

  private mutating func table(
    _ node: CMarkNode, _ range: SourceRange, _ lines: TableLines, _ alignments: [Table.Alignment], depth: Int,
    quotes: Int
  ) -> [Block] {
    let columns = alignments.count
    var rows = [cells(content(of: lines.delimiter - 1, first: node, quotes: quotes))]
    for line in lines.delimiter + 1..<max(lines.last, lines.delimiter) + 1 {
      var row = cells(content(of: line, first: node, quotes: quotes))
      let place = prepared.fileLine(line)
      if row.count > columns {
        let extra = SourceRange(prepared.fileOffset(row[columns].lowerBound), place.end)
        diagnostics.append(.extraCells(columns, row.count, splitsCode(row), path: file.path, at: extra))
        row.removeLast(row.count - columns)
      } else if row.count < columns {
        diagnostics.append(.missingCells(columns, row.count, path: file.path, at: place))
      }
      let end = content(of: line, first: node, quotes: quotes).upperBound
      while row.count < columns { row.append(end..<end) }
      rows.append(row)
    }
    let before = lines.first..<lines.delimiter - 1
    let textLines = before.map { content(of: $0, first: node, quotes: quotes) }
    var units = rows.joined().map { unescaped(prepared.bytes[$0]) }
    units.append(Array(textLines.map { Array(prepared.bytes[$0]) }.joined(separator: [0x20])))
    var ranges = rows.joined().map {
      SourceRange(prepared.fileOffset($0.lowerBound), prepared.fileOffset($0.upperBound))
    }
    let tableStart = prepared.fileOffset(content(of: lines.delimiter - 1, first: node, quotes: quotes).lowerBound)
    let textEnd = before.isEmpty ? range.start : prepared.fileLine(lines.delimiter - 2).end
    ranges.append(SourceRange(range.start, textEnd))
    var converted = texts(of: units, at: ranges, depth: depth + 1)
    let text = converted.popLast() ?? []
    var cells = zip(converted, ranges).map { Table.Cell(inlines: $0, range: $1) }[...]
    var grid: [[Table.Cell]] = []
    while !cells.isEmpty {
      grid.append(Array(cells.prefix(columns)))
      cells = cells.dropFirst(columns)
    }
    guard let header = grid.first else { return [] }
    let table = Table(alignments: alignments, header: header, rows: Array(grid.dropFirst()))
    let block = Block(.table(table), range: SourceRange(tableStart, range.end))
    if before.isEmpty { return [block] }
    return [Block(.paragraph(text), range: SourceRange(range.start, textEnd)), block]
  }

  /// The running text of each unit, one line of source each.
  ///
  /// Each becomes a heading for cmark, which is the block whose text is one line and can be anything.
  private mutating func texts(of units: [[UInt8]], at ranges: [SourceRange], depth: Int) -> [[Inline]] {
    var source: [UInt8] = []
    for unit in units {
      source += "# ".utf8
      source += unit
      // Without a backslash closing marks would be taken for the heading's.
      if unit.last == UInt8(ascii: "#") {
        let backslashes = unit.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        if backslashes % 2 == 0 { source.insert(UInt8(ascii: "\\"), at: source.count - 1) }
      }
      source.append(0x0A)
    }
    if units.contains(where: { $0.contains(UInt8(ascii: "[")) }) { source += definitions() }
    var texts: [[Inline]] = []
    guard let tree = CMarkDocument(source) else { return units.map { _ in [] } }
    var child = tree.root.firstChild
    for range in ranges {
      enterLeaf(range)
      texts.append(child.map { inlines(of: $0, depth: depth) } ?? [])
      child = child?.next
    }
    return texts
  }

  /// The lines that define links, so that cells can use them.
  private func definitions() -> [UInt8] {
    var output: [UInt8] = [0x0A]
    var isInFence = false
    for number in prepared.lineStarts.indices {
      let bytes = prepared.bytes[prepared.line(number + 1)].drop { $0 == 0x20 || $0 == UInt8(ascii: ">") }
      if bytes.starts(with: "```".utf8) || bytes.starts(with: "~~~".utf8) { isInFence.toggle() }
      guard !isInFence, bytes.first == UInt8(ascii: "["), let close = bytes.firstIndex(of: UInt8(ascii: "]")),
        close + 1 < bytes.endIndex, bytes[close + 1] == UInt8(ascii: ":")
      else { continue }
      output += bytes
      output.append(0x0A)
    }
    return output
  }

  /// The bytes of a paragraph's line behind the marks of its containers, trimmed.
  private func content(of line: Int, first node: CMarkNode, quotes: Int) -> Range<Int> {
    var range = prepared.line(line)
    if line == node.startLine {
      range = min(range.lowerBound + max(node.startColumn, 1) - 1, range.upperBound)..<range.upperBound
    } else {
      for _ in 0..<quotes {
        let trimmed = self.trimmed(range)
        guard !trimmed.isEmpty, prepared.bytes[trimmed.lowerBound] == UInt8(ascii: ">") else { break }
        range = trimmed.lowerBound + 1..<range.upperBound
      }
    }
    return trimmed(range)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let bytes = prepared.bytes
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end {
      if bytes[start] == 0x20 || bytes[start] == 0x09 {
        start += 1
      } else if start + 1 < end, bytes[start] == 0xC2, bytes[start + 1] == 0xA0 {
        start += 2
      } else {
        break
      }
    }
    while end > start {
      if bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 {
        end -= 1
      } else if end - 1 > start, bytes[end - 2] == 0xC2, bytes[end - 1] == 0xA0 {
        end -= 2
      } else {
        break
      }
    }
    return start..<end
  }

  /// The cells of a row: what stands between pipes that no backslash escapes.
  private func cells(_ row: Range<Int>) -> [Range<Int>] {
    let bytes = prepared.bytes
    var cells: [Range<Int>] = []
    var index = row.lowerBound
    if index < row.upperBound, bytes[index] == UInt8(ascii: "|") { index += 1 }
    var start = index
    while index < row.upperBound {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if bytes[index] == UInt8(ascii: "|") {
        cells.append(trimmed(start..<index))
        start = index + 1
      }
      index += 1
    }
    let rest = trimmed(min(start, row.upperBound)..<row.upperBound)
    if !rest.isEmpty { cells.append(rest) }
    return cells
  }

  /// The alignments of a delimiter row; nil for any other line.
  private func alignments(_ row: Range<Int>) -> [Table.Alignment]? {
    let bytes = prepared.bytes
    var hasPipe = false
    for index in row {
      switch bytes[index] {
      case UInt8(ascii: "|"): hasPipe = true
      case UInt8(ascii: ":"), UInt8(ascii: "-"), 0x20, 0x09, 0xC2, 0xA0: break
      default: return nil
      }
    }
    guard hasPipe else { return nil }
    var alignments: [Table.Alignment] = []
    for cell in cells(row) {
      guard let first = bytes[cell].first, let last = bytes[cell].last else { return nil }
      let isLeft = first == UInt8(ascii: ":")
      let isRight = last == UInt8(ascii: ":")
      let dashes = bytes[cell].dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
      guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
      alignments.append(isLeft ? (isRight ? .center : .left) : (isRight ? .right : .natural))
    }
    return alignments.isEmpty ? nil : alignments
  }

  /// Whether a row has a cell with half a code span: a pipe inside backticks cut it.
  private func splitsCode(_ row: [Range<Int>]) -> Bool {
    row.contains { cell in prepared.bytes[cell].count { $0 == UInt8(ascii: "`") } % 2 == 1 }
  }

  private mutating func reportColumns(_ header: Int, _ delimiter: Int, _ line: SourceRange) {
    guard header > 1 || delimiter > 1 else { return }
    diagnostics.append(.unequalColumns(header, delimiter, path: file.path, at: line))
  }
}

/// A cell's bytes with `\|` made `|`, in code too, as GitHub does.
private func unescaped(_ cell: ArraySlice<UInt8>) -> [UInt8] {
  guard cell.contains(UInt8(ascii: "\\")) else { return Array(cell) }
  var output: [UInt8] = []
  for byte in cell {
    if byte == UInt8(ascii: "|"), output.last == UInt8(ascii: "\\") { output.removeLast() }
    output.append(byte)
  }
  return output
}

extension Diagnostic {
  fileprivate static func extraCells(
    _ columns: Int, _ count: Int, _ splitsCode: Bool, path: String, at range: SourceRange
  ) -> Diagnostic {
    let cause = LocalizedText(
      english: "A pipe inside backticks ends the cell; write it as \\|", korean: "역따옴표 안의 |도 칸을 나눕니다. \\|로 쓰세요")
    return Diagnostic(
      "table-extra-cells", path: path, at: range,
      LocalizedText(
        english: "The row has \(count) cells, the header \(columns); what is beyond would be lost",
        korean: "이 행은 \(count)칸인데 머리행은 \(columns)칸입니다. 넘치는 칸은 사라집니다"),
      notes: splitsCode ? [Note(cause)] : [])
  }

  fileprivate static func missingCells(
    _ columns: Int, _ count: Int, path: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "table-missing-cells", .warning, path: path, at: range,
      LocalizedText(
        english: "The row has \(count) cells, the header \(columns); add the missing ones, empty if need be",
        korean: "이 행은 \(count)칸인데 머리행은 \(columns)칸입니다. 비우더라도 칸 수를 맞추세요"))
  }

  fileprivate static func unequalColumns(
    _ header: Int, _ delimiter: Int, path: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "table-columns", .warning, path: path, at: range,
      LocalizedText(
        english: "This is no table: the header has \(header) cells, this line \(delimiter)",
        korean: "표가 되지 않습니다. 머리행은 \(header)칸인데 이 줄은 \(delimiter)칸입니다"))
  }
}

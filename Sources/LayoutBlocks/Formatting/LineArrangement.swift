/// A line of a formatted block.
struct FormattedLine {
  /// What the line is to the empty lines around it.
  enum Role {
    case empty
    case comment
    case header
    case body
  }

  var role: Role
  /// Whether it stands at the margin.
  var isAtMargin: Bool
  var bytes: [UInt8]
}

/// The lines with one empty line between headers and body, at most one in a row, and none at the start or end.
func arranged(_ lines: [FormattedLine]) -> [[UInt8]] {
  var kept: [FormattedLine] = []
  for line in lines {
    if line.role == .empty, kept.isEmpty || kept[kept.count - 1].role == .empty { continue }
    kept.append(line)
  }
  if let last = kept.last, last.role == .empty { kept.removeLast() }

  var result: [[UInt8]] = []
  for index in kept.indices {
    if index > 0, wantsEmptyLine(before: index, in: kept) { result.append([]) }
    result.append(kept[index].bytes)
  }
  return result
}

/// Whether headers and body meet before a line; comments belong to what follows them.
private func wantsEmptyLine(before index: Int, in lines: [FormattedLine]) -> Bool {
  var next = index
  let previous = lines[index - 1]
  if previous.role == .header {
    while next < lines.count, lines[next].role == .comment { next += 1 }
    return next < lines.count && lines[next].role == .body
  }
  // A comment under a view is the view's, one at the margin is the header's that comes next.
  let isEndOfBody = previous.role == .body || previous.role == .comment && !previous.isAtMargin
  guard isEndOfBody, lines[index].role == .header || lines[index].role == .comment && lines[index].isAtMargin else {
    return false
  }
  while next < lines.count, lines[next].role == .comment {
    if !lines[next].isAtMargin { return false }
    next += 1
  }
  guard next < lines.count, lines[next].role == .header else { return false }
  var before = index - 1
  while before > 0, lines[before].role == .comment { before -= 1 }
  return lines[before].role == .body
}

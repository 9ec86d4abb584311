internal import Diagnostics

/// A text cut at its runs of exactly two tildes; a single tilde and a longer run are text.
func splitAtTildes(_ text: String) -> [(part: String, isRun: Bool)] {
  var parts: [(part: String, isRun: Bool)] = []
  var start = text.startIndex
  var index = start
  let bytes = text.utf8
  while let tilde = bytes[index...].firstIndex(of: UInt8(ascii: "~")) {
    let end = bytes[tilde...].firstIndex { $0 != UInt8(ascii: "~") } ?? bytes.endIndex
    if bytes.distance(from: tilde, to: end) == 2 {
      if tilde > start { parts.append((String(text[start..<tilde]), false)) }
      parts.append((String(text[tilde..<end]), true))
      start = end
    }
    index = end
  }
  if start < bytes.endIndex { parts.append((String(text[start...]), false)) }
  return parts
}

extension Converter {
  /// Puts what stands between two runs of tildes under strikethrough.
  ///
  /// The runs, at the indices `runs`, open and close by the flanking rule for CJK text. A closing run takes the nearest
  /// opening one; struck text does not nest.
  mutating func strikethrough(_ items: [Inline], _ runs: [Int]) -> [Inline] {
    var pairs: [(open: Int, close: Int)] = []
    var opener: Int?
    for run in runs {
      let before = run > 0 ? lastClass(items[run - 1]) : .edge
      let after = run + 1 < items.count ? firstClass(items[run + 1]) : .edge
      let canOpen =
        !after.isSpace
        && (!after.isPunctuation || after.isCJK || before.isSpace || before.isPunctuation || before.isCJK)
      let canClose =
        !before.isSpace
        && (!before.isPunctuation || before.isCJK || after.isSpace || after.isPunctuation || after.isCJK)
      if canClose, let open = opener, run > open + 1 {
        pairs.append((open, run))
        opener = nil
      } else if canOpen {
        opener = run
      }
    }
    let paired = Set(pairs.flatMap { [$0.open, $0.close] })
    for run in runs where !paired.contains(run) {
      let before = run > 0 ? bytes(items[run - 1]) : []
      let after = run + 1 < items.count ? bytes(items[run + 1]) : []
      reportLiteralRun(before + "~~".utf8 + after, before.count..<before.count + 2)
    }
    var output: [Inline] = []
    var index = 0
    for pair in pairs {
      output += items[index..<pair.open]
      output.append(.strikethrough(joined(Array(items[pair.open + 1..<pair.close]))))
      index = pair.close + 1
    }
    output += items[index...]
    return joined(output)
  }
}

/// The same text with neighbouring pieces of plain text made one.
private func joined(_ items: [Inline]) -> [Inline] {
  var output: [Inline] = []
  var pending = ""
  for item in items {
    if case .text(let text) = item {
      pending += text
      continue
    }
    if !pending.isEmpty { output.append(.text(pending)) }
    pending = ""
    output.append(item)
  }
  if !pending.isEmpty { output.append(.text(pending)) }
  return output
}

/// The bytes of plain text; none of anything else.
private func bytes(_ item: Inline) -> [UInt8] {
  if case .text(let text) = item { return Array(text.utf8) }
  return []
}

private func firstClass(_ item: Inline) -> FlankingClass {
  switch item {
  case .text(let text): text.unicodeScalars.first.map { FlankingClass($0) } ?? .edge
  case .softBreak, .lineBreak: .edge
  default: .mark
  }
}

private func lastClass(_ item: Inline) -> FlankingClass {
  switch item {
  case .text(let text): text.unicodeScalars.last.map { FlankingClass($0) } ?? .edge
  case .softBreak, .lineBreak: .edge
  default: .mark
  }
}

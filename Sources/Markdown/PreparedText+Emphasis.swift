internal import Diagnostics

/// What cmark would take for marks of emphasis, or would not.
extension PreparedText {
  /// A run of stars at `index`; returns where to go on.
  mutating func stars(_ index: Int) -> Int {
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

  /// A backslash at `index`, with what it escapes; returns where to go on.
  mutating func backslash(_ index: Int) -> Int {
    guard index + 1 < file.bytes.count, isASCIIPunctuation(file.bytes[index + 1]) else { return index + 1 }
    if file.bytes[index + 1] == UInt8(ascii: "~"), let standIns = pageStandIns() {
      replace(index + 1..<index + 2, with: standIns.tilde)
    }
    // A star goes to its own rule, which looks back.
    return file.bytes[index + 1] == UInt8(ascii: "*") ? index + 1 : index + 2
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
  mutating func address(_ colon: Int) -> Int {
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

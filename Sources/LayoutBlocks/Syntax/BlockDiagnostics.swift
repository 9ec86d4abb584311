import Diagnostics

/// Collects what is wrong with a block.
struct BlockDiagnostics {
  let path: String
  private(set) var diagnostics: [Diagnostic] = []

  init(path: String) { self.path = path }

  mutating func error(
    _ code: String, at range: SourceRange, _ english: String, _ korean: String, fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(
        code, .error, path: path, at: range, LocalizedText(english: english, korean: korean), fixIts: fixIts))
  }

  /// An unknown word, with the nearest known one as suggestion and fix.
  mutating func unknown(
    _ code: String, _ what: LocalizedText, _ word: String, at range: SourceRange, among known: [String],
    hint: LocalizedText = ""
  ) {
    if let nearest = nearestMatch(to: word, among: known) {
      error(
        code, at: range, "unknown " + what.english + " ‘" + word + "’; did you mean ‘" + nearest + "’?",
        "알 수 없는 " + what.korean + " ‘" + word + "’. 혹시 ‘" + nearest + "’입니까?",
        fixIts: [
          FixIt(
            message: LocalizedText(english: "write ‘" + nearest + "’", korean: "‘" + nearest + "’로 고치기"),
            range: range, replacement: nearest)
        ])
    } else {
      error(
        code, at: range, "unknown " + what.english + " ‘" + word + "’" + hint.english,
        "알 수 없는 " + what.korean + " ‘" + word + "’" + hint.korean)
    }
  }

  mutating func unsupported(_ english: String, _ korean: String, at range: SourceRange) {
    error(
      "unsupported", at: range, english + " cannot be laid out yet in this version",
      korean + ": 이 버전에서는 아직 배치할 수 없습니다")
  }
}

/// `English | 한국어`, with `\|` for a bar; a single text serves both languages.
func splitLocalized(_ text: String) -> (text: LocalizedText, hasBoth: Bool) {
  var parts: [[UInt8]] = [[]]
  var isEscaped = false
  for written in text.unicodeScalars {
    let scalar = isForbidden(written.value) ? "\u{FFFD}" : written
    if isEscaped {
      if scalar != "|" { parts[parts.count - 1].append(0x5C) }
      parts[parts.count - 1].append(contentsOf: String(scalar).utf8)
      isEscaped = false
    } else if scalar == "\\" {
      isEscaped = true
    } else if (scalar == "|" || scalar == "｜") && parts.count == 1 {
      parts.append([])
    } else {
      parts[parts.count - 1].append(contentsOf: String(scalar).utf8)
    }
  }
  if isEscaped { parts[parts.count - 1].append(0x5C) }
  let first = trimmed(parts[0])
  guard parts.count == 2 else { return (LocalizedText(first), false) }
  let second = trimmed(parts[1])
  return (LocalizedText(english: first, korean: second), !first.isEmpty && !second.isEmpty)
}

/// Whether XML 1.0, and so a figure, has no place for a character, not even as a reference.
func isForbidden(_ value: UInt32) -> Bool {
  switch value {
  case 0x09, 0x0A, 0x0D: false
  case 0x00...0x1F, 0x7F, 0xFFFE, 0xFFFF: true
  default: false
  }
}

private func trimmed(_ bytes: [UInt8]) -> String {
  var start = 0
  var end = bytes.count
  while start < end, bytes[start] == 0x20 { start += 1 }
  while end > start, bytes[end - 1] == 0x20 { end -= 1 }
  return String(decoding: bytes[start..<end], as: UTF8.self)
}

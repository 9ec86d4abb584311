/// How a character counts beside a run of `*`: the classes of CommonMark, and the one of commonmark-spec PR 839.
struct FlankingClass {
  var isSpace: Bool
  var isPunctuation: Bool
  var isCJK: Bool

  /// The edge of a line or of a text.
  static let edge = FlankingClass(isSpace: true, isPunctuation: false, isCJK: false)
  /// Any mark of Markdown, such as the backtick of a code span.
  static let mark = FlankingClass(isSpace: false, isPunctuation: true, isCJK: false)

  init(isSpace: Bool, isPunctuation: Bool, isCJK: Bool) {
    self.isSpace = isSpace
    self.isPunctuation = isPunctuation
    self.isCJK = isCJK
  }

  init(_ scalar: Unicode.Scalar) {
    isSpace = isUnicodeSpace(scalar.value)
    isPunctuation = scalar.isASCII ? isASCIIPunctuation(UInt8(scalar.value)) : isUnicodePunctuation(scalar)
    isCJK = scalar.isASCII ? false : Markdown.isCJK(scalar.value)
  }
}

func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

func isASCIIPunctuation(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
  default: false
  }
}

private func isUnicodePunctuation(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0xAC00...0xD7A3, 0x4E00...0x9FFF: return false
  default: break
  }
  switch scalar.properties.generalCategory {
  case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
    .finalPunctuation, .otherPunctuation:
    return true
  default: return false
  }
}

private func isUnicodeSpace(_ value: UInt32) -> Bool {
  switch value {
  case 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
  default: false
  }
}

/// East_Asian_Width wide, fullwidth or halfwidth without default emoji presentation, or of the Hangul script
/// (Unicode 15.1, EastAsianWidth.txt, Scripts.txt), by blocks.
private func isCJK(_ value: UInt32) -> Bool {
  switch value {
  case 0x1100...0x11FF, 0x20A9, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xD7B0...0xD7FB, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFFEE,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
    true
  default: false
  }
}

/// Whether a scalar is a Hangul syllable or letter.
func isHangul(_ value: UInt32) -> Bool {
  switch value {
  case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7FB: true
  default: false
  }
}

/// Whether UTF-8 text holds Hangul.
func containsHangul(_ bytes: some Collection<UInt8>) -> Bool {
  // Only these lead bytes begin Hangul; most text is decided without decoding.
  guard bytes.contains(where: { $0 >= 0xEA && $0 <= 0xED || $0 == 0xE1 || $0 == 0xE3 }) else { return false }
  return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { isHangul($0.value) }
}

/// Where valid UTF-8 ends: the offset of the first byte that is no text, nil when all is.
func firstInvalidByte(_ bytes: [UInt8], from start: Int) -> Int? {
  var index = start
  let end = bytes.count
  while index < end {
    let byte = bytes[index]
    if byte < 0x80 {
      index += 1
      continue
    }
    let length: Int
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch byte {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, lowest) = (3, 0xA0)
    case 0xED: (length, highest) = (3, 0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, lowest) = (4, 0x90)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, highest) = (4, 0x8F)
    default: return index
    }
    guard index + length <= end, bytes[index + 1] >= lowest, bytes[index + 1] <= highest else { return index }
    for next in index + 2..<max(index + 2, index + length) where bytes[next] & 0xC0 != 0x80 { return index }
    index += length
  }
  return nil
}

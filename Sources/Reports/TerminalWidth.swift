/// The columns that a text takes in a terminal: Hangul, Han, kana and emoji take two, combining marks none, a tab four.
///
/// Source: the wide and full-width ranges of Unicode's East Asian Width (UAX #11).
func terminalWidth(_ text: String) -> Int {
  var width = 0
  for scalar in text.unicodeScalars { width += terminalWidth(scalar) }
  return width
}

/// The text with each tab as four spaces, as `terminalWidth` counts it.
func expandingTabs(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar == "\t" { result += "    " } else { result.unicodeScalars.append(scalar) }
  }
  return result
}

private func terminalWidth(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0x09: 4
  case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F, 0x20D0...0x20FF: 0
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
    0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
    2
  default: 1
  }
}

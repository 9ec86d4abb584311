/// Where an address begins whose colon is at `colon`; nil when none does.
///
/// Two slashes follow the colon, and `http` or `https` stands before it as a word of its own. A word ends at anything
/// but an ASCII letter or digit, so Hangul may stand before it.
func addressStart(_ bytes: [UInt8], colon: Int, from base: Int) -> Int? {
  guard colon + 3 < bytes.count, bytes[colon + 1] == UInt8(ascii: "/"), bytes[colon + 2] == UInt8(ascii: "/") else {
    return nil
  }
  var start = colon
  while start > base, isASCIILetterOrDigit(bytes[start - 1]) { start -= 1 }
  let scheme = bytes[start..<colon].map { $0 | 0x20 }
  return scheme.elementsEqual("http".utf8) || scheme.elementsEqual("https".utf8) ? start : nil
}

/// Where a bare address ends: before a space, a mark that no address holds, or Hangul and other text beyond ASCII.
///
/// Punctuation at its end belongs to the sentence, and so does a closing bracket that opens outside.
func addressEnd(_ bytes: [UInt8], start: Int, from: Int) -> Int {
  var end = from
  while end < bytes.count, isAddressByte(bytes[end]) { end += 1 }
  while end > from {
    switch bytes[end - 1] {
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "'"), UInt8(ascii: "&"),
      UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"):
      end -= 1
    case UInt8(ascii: ")"):
      let address = bytes[start..<end]
      let opening = address.count { $0 == UInt8(ascii: "(") }
      guard address.count(where: { $0 == UInt8(ascii: ")") }) > opening else { return end }
      end -= 1
    default: return end
    }
  }
  return end
}

private func isAddressByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0...0x20, 0x7F...0xFF, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "`"),
    UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "]"), UInt8(ascii: "}"):
    false
  default: true
  }
}

func isASCIILetterOrDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
}

import Diagnostics

/// Writes tokens with the spaces that the manual puts between them.
struct TokenSpacing {
  /// The file from which the tokens come, for what is kept as it is written.
  let bytes: [UInt8]
  /// Whether `=` joins a key and its value, which commas divide.
  var hasKeys: Bool

  func text(of tokens: [Token]) -> [UInt8] {
    var text: [UInt8] = []
    for index in tokens.indices {
      if index > 0, hasSpace(before: index, in: tokens) { text.append(0x20) }
      text += self.text(of: tokens[index], isValue: index > 0 && tokens[index - 1].isSign("="))
    }
    return text
  }

  private func hasSpace(before index: Int, in tokens: [Token]) -> Bool {
    let token = tokens[index]
    let previous = tokens[index - 1]
    if token.isSign(".") || previous.isSign(".") || token.isSign(":") || previous.isSign(":") { return false }
    if token.isSign(",") || token.isSign("%") || previous.isSign("@") { return false }
    if hasKeys, token.isSign("=") || previous.isSign("=") || previous.isSign(",") { return false }
    // A minus that follows a relation belongs to the number after it.
    guard previous.isSign("-") else { return true }
    if index == 1 { return false }
    let before = tokens[index - 2]
    return !before.isSign("=") && !before.isSign("<=") && !before.isSign(">=")
  }

  private func text(of token: Token, isValue: Bool) -> [UInt8] {
    let written = Array(bytes[token.range.start..<token.range.end])
    switch token.kind {
    case .word, .sign: return Array(token.text.utf8)
    case .size: return size(written)
    case .string: return string(written, isValue: isValue)
    case .number, .unterminatedString, .comment: return written
    }
  }

  private func size(_ written: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in written {
      if byte >= 0x30 && byte <= 0x39 || byte == 0x2E {
        result.append(byte)
      } else if let last = result.last, last != 0x78 {
        result.append(0x78)
      }
    }
    return result
  }

  /// A text between straight quotation marks; where it has both languages, with one space at each side of the bar.
  private func string(_ written: [UInt8], isValue: Bool) -> [UInt8] {
    var content = written[...]
    content = content.dropFirst(content.first == 0x22 ? 1 : 3)
    content = content.dropLast(content.last == 0x22 ? 1 : 3)
    return [0x22] + (isValue ? Array(content) : localized(Array(content))) + [0x22]
  }
}

/// `English|한국어` with one space at each side of the bar; a text without a bar as it is.
func localized(_ text: [UInt8]) -> [UInt8] {
  var index = 0
  while index < text.count {
    let isWide = text[index] == 0xEF && index + 2 < text.count && text[index + 1] == 0xBD && text[index + 2] == 0x9C
    if text[index] == 0x7C || isWide {
      var before = text[..<index]
      var after = text[(index + (isWide ? 3 : 1))...]
      while before.last == 0x20 { before.removeLast() }
      while after.first == 0x20 { after.removeFirst() }
      return before + (before.isEmpty ? [0x7C] : [0x20, 0x7C]) + (after.isEmpty ? [] : [0x20]) + after
    }
    // An escape and what it escapes, which may take several bytes.
    if text[index] == 0x5C { index += 1 }
    index += 1
    while index < text.count, text[index] & 0xC0 == 0x80 { index += 1 }
  }
  return text
}

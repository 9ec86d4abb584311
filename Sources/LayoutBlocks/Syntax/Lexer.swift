public import Diagnostics

/// The kinds of token in a line of a block.
public enum TokenKind: UInt8, Sendable {
  /// A word or a name.
  case word
  /// A number.
  case number
  /// A size such as `120x44`.
  case size
  /// A text in quotation marks; the value is without them.
  case string
  /// A text whose closing mark is missing.
  case unterminatedString
  /// A sign: `. , : ; + - * / = <= >= @ %`.
  case sign
  /// From `#` to the end of the line.
  case comment
}

/// A token and its place.
public struct Token: Sendable {
  /// What it is.
  public var kind: TokenKind
  /// What it says: the word, the sign, or the text with its escapes resolved.
  public var text: String
  /// The number, or the width of a size.
  public var number: Double
  /// The height of a size.
  public var second: Double
  /// Where it is written.
  public var range: SourceRange

  func isSign(_ sign: String) -> Bool { kind == .sign && text.matches(sign) }
}

/// Splits a line of a block into tokens; it knows every byte sequence and never fails.
///
/// Besides the signs of the manual it takes what people paste: no-break spaces, full-width colons, commas and bars, curly
/// quotation marks, and `×` in sizes.
public struct Lexer: Sendable {
  private let bytes: [UInt8]
  private var index: Int
  private let end: Int

  /// A lexer for a range of a file.
  public init(_ bytes: [UInt8], _ range: SourceRange) {
    self.bytes = bytes
    end = min(range.end, bytes.count)
    index = min(range.start, end)
  }

  /// All tokens of the line, a comment included.
  public mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    while let token = next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> Token? {
    skipSpaces()
    guard index < end else { return nil }
    let start = index
    let scalar = peek()
    if scalar.value == 0x23 {
      index = end
      return token(.comment, start)
    }
    if isQuote(scalar.value) { return string(from: start) }
    if isDigit(scalar.value) { return number(from: start) }
    if isWordScalar(scalar.value) { return word(from: start) }
    return sign(from: start)
  }

  private func token(_ kind: TokenKind, _ start: Int) -> Token {
    Token(
      kind: kind, text: String(decoding: bytes[start..<index], as: UTF8.self), number: 0, second: 0,
      range: SourceRange(start, index))
  }

  private func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    guard offset < end else { return (0, 0) }
    let first = UInt32(bytes[offset])
    if first < 0x80 { return (first, 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC0, offset + length <= end else { return (0xFFFD, 1) }
    var value = first & (0xFF >> UInt32(length + 1))
    for next in 1..<length {
      let byte = UInt32(bytes[offset + next])
      if byte & 0xC0 != 0x80 { return (0xFFFD, 1) }
      value = value << 6 | byte & 0x3F
    }
    return (value, length)
  }

  private func peek() -> (value: UInt32, length: Int) { scalar(at: index) }

  private mutating func skipSpaces() {
    while index < end {
      let scalar = peek()
      guard scalar.value == 0x20 || scalar.value == 0x09 || scalar.value == 0xA0 || scalar.value == 0x3000 else {
        return
      }
      index += scalar.length
    }
  }

  private func isDigit(_ value: UInt32) -> Bool { value >= 0x30 && value <= 0x39 }

  private func isQuote(_ value: UInt32) -> Bool { value == 0x22 || value == 0x201C || value == 0x201D }

  private func isWordScalar(_ value: UInt32) -> Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x30...0x39, 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: true
    case 0xC0...0x24F: value != 0xD7 && value != 0xF7
    default: false
    }
  }

  private mutating func word(from start: Int) -> Token {
    var scalars = String.UnicodeScalarView()
    while index < end {
      let scalar = peek()
      // A hyphen joins words only between letters, so that `a-b` is a name and `a - b` a difference.
      let joins = scalar.value == 0x2D && isWordScalar(self.scalar(at: index + 1).value)
      guard isWordScalar(scalar.value) || joins else { break }
      if let value = Unicode.Scalar(scalar.value) { scalars.append(value) }
      index += scalar.length
    }
    var token = token(.word, start)
    token.text = composedHangul(String(scalars))
    return token
  }

  private mutating func number(from start: Int) -> Token {
    let value = digits()
    let scalar = peek()
    let isCross = scalar.value == 0x78 || scalar.value == 0x58 || scalar.value == 0xD7
    if isCross, isDigit(self.scalar(at: index + scalar.length).value) {
      index += scalar.length
      let height = digits()
      var size = token(.size, start)
      size.number = value
      size.second = height
      return size
    }
    if isWordScalar(scalar.value) {
      while index < end, isWordScalar(peek().value) { index += peek().length }
      return token(.word, start)
    }
    var token = token(.number, start)
    token.number = value
    return token
  }

  /// Reads digits with at most one point; so many that they leave the whole numbers of a Double count as infinite.
  private mutating func digits() -> Double {
    var value = 0.0
    while index < end, isDigit(peek().value) {
      value = value * 10 + Double(bytes[index] - 0x30)
      index += 1
    }
    guard index < end, bytes[index] == 0x2E, isDigit(scalar(at: index + 1).value) else { return value }
    index += 1
    var fraction = 0.0
    var scale = 1.0
    while index < end, isDigit(peek().value) {
      if scale < 1e15 {
        fraction = fraction * 10 + Double(bytes[index] - 0x30)
        scale *= 10
      }
      index += 1
    }
    return value + fraction / scale
  }

  private mutating func string(from start: Int) -> Token {
    index += peek().length
    var content: [UInt8] = []
    while index < end {
      let scalar = peek()
      if isQuote(scalar.value) {
        index += scalar.length
        var token = token(.string, start)
        token.text = String(decoding: content, as: UTF8.self)
        return token
      }
      if scalar.value == 0x5C, index + 1 < end, bytes[index + 1] == 0x22 { index += 1 }
      let length = max(1, peek().length)
      content.append(contentsOf: bytes[index..<min(end, index + length)])
      index += length
    }
    var token = token(.unterminatedString, start)
    token.text = String(decoding: content, as: UTF8.self)
    return token
  }

  private mutating func sign(from start: Int) -> Token {
    let scalar = peek()
    index += max(1, scalar.length)
    var text: String
    switch scalar.value {
    case 0xFF1A: text = ":"
    case 0xFF0C, 0x3001: text = ","
    case 0xFF1B: text = ";"
    case 0xFF1D: text = "="
    case 0x2212: text = "-"
    case 0x2264: text = "<="
    case 0x2265: text = ">="
    case 0x3C, 0x3E, 0x3D:
      text = String(decoding: bytes[start..<index], as: UTF8.self)
      if peek().value == 0x3D {
        index += 1
        text = text.matches("=") ? "=" : text + "="
      }
    default: text = String(decoding: bytes[start..<index], as: UTF8.self)
    }
    var token = token(.sign, start)
    token.text = text
    return token
  }
}

/// The text with conjoining jamo put together to syllables, as NFC has them: names typed on different systems are the same.
///
/// Source: the Unicode Standard, section 3.12, conjoining jamo behaviour.
func composedHangul(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    let value = scalar.value
    if let last = result.last?.value {
      var composed: UInt32?
      if last >= 0x1100, last <= 0x1112, value >= 0x1161, value <= 0x1175 {
        composed = 0xAC00 + ((last - 0x1100) * 21 + (value - 0x1161)) * 28
      } else if last >= 0xAC00, last <= 0xD7A3, (last - 0xAC00) % 28 == 0, value > 0x11A7, value <= 0x11C2 {
        composed = last + (value - 0x11A7)
      }
      if let composed, let joined = Unicode.Scalar(composed) {
        result.removeLast()
        result.append(joined)
        continue
      }
    }
    result.append(scalar)
  }
  return String(result)
}

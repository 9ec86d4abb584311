import LayoutEngine

/// Pieces of Swift source: literals, numbers and words for what the engine calls otherwise.
enum SwiftText {
  /// A text as a string literal; what would end or interpolate it is escaped.
  static func literal(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    result.append("\"")
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C:
        result.append("\\")
        result.append(scalar)
      case 0x09: append("\\t", to: &result)
      case 0x0A: append("\\n", to: &result)
      case 0x0D: append("\\r", to: &result)
      // Controls and marks of direction would be invisible in the source, or change how its lines are read.
      case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        append("\\u{" + String(scalar.value, radix: 16) + "}", to: &result)
      default: result.append(scalar)
      }
    }
    result.append("\"")
    return String(result)
  }

  private static func append(_ text: String, to scalars: inout String.UnicodeScalarView) {
    for scalar in text.unicodeScalars { scalars.append(scalar) }
  }

  /// A text on one line of a comment.
  static func comment(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (scalar.value >= 0x7F && scalar.value < 0xA0)
      let isMark =
        (scalar.value >= 0x2028 && scalar.value <= 0x202E) || (scalar.value >= 0x2066 && scalar.value <= 0x2069)
      result.append(isControl || isMark ? " " : scalar)
    }
    return String(result)
  }

  /// A number as a literal: a few places, no exponent.
  static func number(_ value: Double) -> String {
    let bounded = value.isFinite ? max(-1e12, min(1e12, value)) : 0
    let magnitude = bounded.magnitude
    var whole = Int64(magnitude)
    var rest = Int64(((magnitude - Double(whole)) * 1e6).rounded())
    if rest >= 1_000_000 {
      whole += 1
      rest = 0
    }
    let sign = bounded < 0 && (whole > 0 || rest > 0) ? "-" : ""
    if rest == 0 { return sign + String(whole) }
    var digits: [UInt8] = []
    for _ in 0..<6 {
      digits.append(0x30 + UInt8(rest % 10))
      rest /= 10
    }
    digits.reverse()
    while digits.last == 0x30 { digits.removeLast() }
    return sign + String(whole) + "." + String(decoding: digits, as: UTF8.self)
  }

  /// Texts one after the other with a separator between.
  static func joined(_ parts: [String], _ separator: String) -> String {
    var text = ""
    for index in parts.indices { text += (index == 0 ? "" : separator) + parts[index] }
    return text
  }

  /// The name of a symbol of SF Symbols for the word of a block.
  static func symbol(_ word: String?) -> String {
    switch word {
    case "close": "xmark"
    case "chevron", "back": "chevron.backward"
    case "next", "forward": "chevron.forward"
    case "search": "magnifyingglass"
    case "share": "square.and.arrow.up"
    case "more": "ellipsis"
    case "menu": "line.3.horizontal"
    case "settings": "gearshape"
    case let name?: name
    case nil: "circle"
    }
  }
}

/// Source text by lines with indentation.
struct SwiftSourceWriter {
  private(set) var text = ""
  private var depth = 0

  /// A line at the current depth, or several with line breaks between; an empty one has no blanks.
  mutating func line(_ content: String = "") {
    var isAtStart = true
    for scalar in content.unicodeScalars {
      if isAtStart, scalar != "\n" { indent() }
      isAtStart = scalar == "\n"
      text.unicodeScalars.append(scalar)
    }
    text += "\n"
  }

  private mutating func indent() {
    for _ in 0..<depth { text += "  " }
  }

  /// A line that opens a scope.
  mutating func open(_ content: String) {
    line(content)
    depth += 1
  }

  /// A line that closes a scope and opens another.
  mutating func reopen(_ content: String) {
    depth -= 1
    open(content)
  }

  /// A line that closes a scope.
  mutating func close(_ content: String = "}") {
    depth -= 1
    line(content)
  }
}

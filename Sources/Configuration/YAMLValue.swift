public import Diagnostics

/// A value read from YAML or JSON, with its place in the file.
public indirect enum YAMLValue: Sendable {
  /// A single value: text, number, truth value, null.
  case scalar(YAMLScalar)
  /// Values in order, and the range of the whole.
  case sequence([YAMLValue], SourceRange)
  /// Keys with values in the order of the file, and the range of the whole; no key stands twice.
  case mapping([YAMLEntry], SourceRange)

  /// The bytes of the value in its file.
  public var range: SourceRange {
    switch self {
    case .scalar(let scalar): scalar.range
    case .sequence(_, let range), .mapping(_, let range): range
    }
  }
}

/// One key of a mapping with its value.
public struct YAMLEntry: Sendable {
  /// The key as text; `on`, `no` and `1` are text here.
  public var key: String
  /// Where the key stands.
  public var keyRange: SourceRange
  /// The value.
  public var value: YAMLValue
}

/// A single value as it is written.
public struct YAMLScalar: Sendable {
  /// The text, escapes and quotes resolved.
  public var text: String
  /// Whether it stands without quotes, so that it may be a number, a truth value or null.
  public var isPlain: Bool
  /// The bytes in the file, quotes included.
  public var range: SourceRange

  /// Whether it is null by the core schema: nothing, `~` or `null`.
  public var isNull: Bool {
    isPlain && (text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL")
  }

  /// The truth value by the core schema of YAML 1.2: `true` and `false` only; `yes`, `no`, `on` and `off` are text.
  public var boolean: Bool? {
    guard isPlain else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// The whole number by the core schema of YAML 1.2: decimal (`010` is ten), `0o17` or `0x1F`.
  public var integer: Int? {
    guard isPlain else { return nil }
    if text.utf8.starts(with: "0o".utf8) { return digits(after: 2, radix: 8) }
    if text.utf8.starts(with: "0x".utf8) { return digits(after: 2, radix: 16) }
    return Int(text)
  }

  /// The number by the core schema of YAML 1.2; a whole number counts too, infinities and NaN do not.
  public var number: Double? {
    guard isPlain else { return nil }
    if let integer { return Double(integer) }
    // Double's own grammar is wider: hexadecimal, `inf` and `nan`.
    guard text.utf8.allSatisfy({ isDecimalByte($0) }), text.utf8.contains(where: { isDigit($0) }) else { return nil }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  private func digits(after prefix: Int, radix: Int) -> Int? {
    let digits = text.utf8.dropFirst(prefix)
    guard let first = digits.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "+") else { return nil }
    return Int(String(Substring(digits)), radix: radix)
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

private func isDecimalByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
  default: isDigit(byte)
  }
}

/// What is written in braces behind a heading or a fence's language: `{#id .class key=value key="a b"}`.
public struct Attributes: Sendable, Equatable {
  /// One `key=value`.
  public struct Pair: Sendable, Equatable {
    /// The key.
    public var key: String
    /// The value, quotes resolved.
    public var value: String
  }

  /// The id, `#id`.
  public var id: String?
  /// The classes, `.class`, in order.
  public var classes: [String]
  /// The pairs in order.
  public var pairs: [Pair]

  /// No attributes.
  public init() {
    id = nil
    classes = []
    pairs = []
  }

  /// The value of a key.
  public func value(of key: String) -> String? {
    pairs.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  /// Whether a class is there.
  public func hasClass(_ name: String) -> Bool {
    classes.contains { $0.utf8.elementsEqual(name.utf8) }
  }

  /// Reads what stands between the braces; nil when it has another shape.
  ///
  /// Ids and classes are ASCII letters, digits, `-`, `_`, `.` and `:`, so that the pages of all languages can share them.
  init?(parsing body: Substring.UTF8View) {
    self.init()
    var rest = body
    while true {
      rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard let first = rest.first else { return }
      switch first {
      case UInt8(ascii: "#"):
        guard id == nil, let name = takeName(&rest, after: 1) else { return nil }
        id = name
      case UInt8(ascii: "."):
        guard let name = takeName(&rest, after: 1) else { return nil }
        classes.append(name)
      default:
        guard let key = takeName(&rest, after: 0), rest.first == UInt8(ascii: "="), let value = takeValue(&rest) else {
          return nil
        }
        pairs.append(Pair(key: key, value: value))
      }
    }
  }
}

private func takeName(_ rest: inout Substring.UTF8View, after count: Int) -> String? {
  let name = rest.dropFirst(count).prefix { isNameByte($0) }
  guard !name.isEmpty else { return nil }
  rest = rest[name.endIndex...]
  return String(Substring(name))
}

/// The value behind `=`: in double quotes, or up to the next space.
private func takeValue(_ rest: inout Substring.UTF8View) -> String? {
  rest = rest.dropFirst()
  if rest.first == UInt8(ascii: "\"") {
    let value = rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
    guard value.endIndex < rest.endIndex else { return nil }
    rest = rest[value.endIndex...].dropFirst()
    return String(Substring(value))
  }
  let value = rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
  guard !value.isEmpty else { return nil }
  rest = rest[value.endIndex...]
  return String(Substring(value))
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"):
    true
  default: false
  }
}

/// A value that a template shows, tests or walks through.
public enum TemplateValue: Sendable, Equatable {
  /// No value: shows nothing, counts as false, and removes an attribute that consists of it.
  case none
  /// Plain text, escaped wherever it is shown.
  case text(String)
  /// Finished markup in UTF-8; raw in `p:html`, escaped everywhere else.
  case markup([UInt8])
  /// A condition; as a whole attribute it writes or removes the attribute.
  case flag(Bool)
  /// Values to walk through with `p:for`, in this order.
  case list([TemplateValue])
  /// Named values, reached by `record.name`.
  case record([String: TemplateValue])

  /// Whether a condition holds: `none`, false and empty text, markup or list do not.
  public var holds: Bool {
    switch self {
    case .none: false
    case .text(let text): !text.isEmpty
    case .markup(let bytes): !bytes.isEmpty
    case .flag(let flag): flag
    case .list(let items): !items.isEmpty
    case .record: true
    }
  }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral {
  /// A literal text.
  public init(stringLiteral value: String) { self = .text(value) }

  /// A literal flag.
  public init(booleanLiteral value: Bool) { self = .flag(value) }

  /// A literal list.
  public init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  /// A literal record; of equal names the last one counts.
  public init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .record(Dictionary(elements) { _, last in last })
  }
}

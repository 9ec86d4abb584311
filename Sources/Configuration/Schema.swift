/// What a mapping may hold: its keys, their kinds, and which of them must stand.
public struct Schema: Sendable {
  /// One key of a mapping.
  public struct Key: Sendable {
    /// The key as it is written.
    public var name: String
    /// The kind of its value.
    public var kind: Kind
    /// Whether it must stand.
    public var isRequired: Bool

    /// A key that may be left out.
    public static func optional(_ name: String, _ kind: Kind) -> Key {
      Key(name: name, kind: kind, isRequired: false)
    }

    /// A key that must stand.
    public static func required(_ name: String, _ kind: Kind) -> Key {
      Key(name: name, kind: kind, isRequired: true)
    }
  }

  /// A kind of value.
  public indirect enum Kind: Sendable {
    /// Any scalar, as text.
    case text
    /// A text for both languages, or a mapping of `en` and `ko`.
    case localizedText
    /// `true` or `false`.
    case boolean
    /// A whole number within bounds.
    case integer(ClosedRange<Int>)
    /// A number within bounds.
    case number(ClosedRange<Double>)
    /// A date as `YYYY-MM-DD`.
    case date
    /// One of these words.
    case choice([String])
    /// A sequence of values of one kind.
    case list(of: Kind)
    /// One value or a sequence of them.
    case oneOrList(of: Kind)
    /// A mapping with these keys.
    case mapping(Schema)
    /// A mapping from free keys to values of one kind.
    case map(of: Kind)
    /// Anything.
    case any
  }

  /// The keys, in the order in which missing ones are reported.
  public var keys: [Key]

  /// A schema of these keys.
  public init(_ keys: [Key]) {
    self.keys = keys
  }

  /// The key of a name, compared by bytes.
  func key(_ name: String) -> Key? {
    keys.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}

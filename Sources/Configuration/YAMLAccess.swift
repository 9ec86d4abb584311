public import Diagnostics

/// Typed access: nil where the value is of another kind, so that a validated file is read without ceremony.
extension YAMLValue {
  /// The value of a key of a mapping.
  public subscript(_ key: String) -> YAMLValue? { entry(key)?.value }

  /// The entry of a key of a mapping, for its place.
  public func entry(_ key: String) -> YAMLEntry? {
    entries.first { $0.key.utf8.elementsEqual(key.utf8) }
  }

  /// The entries of a mapping; none for another kind.
  public var entries: [YAMLEntry] {
    guard case .mapping(let entries, _) = self else { return [] }
    return entries
  }

  /// The values of a sequence; none for another kind.
  public var items: [YAMLValue] {
    guard case .sequence(let items, _) = self else { return [] }
    return items
  }

  /// The scalar, if it is one.
  public var scalar: YAMLScalar? {
    guard case .scalar(let scalar) = self else { return nil }
    return scalar
  }

  /// Whether the value is null or left out.
  public var isNull: Bool { scalar?.isNull ?? false }

  /// The text of any scalar but null: a title `2024` or `yes` is text where text is wanted.
  public var string: String? {
    guard let scalar, !scalar.isNull else { return nil }
    return scalar.text
  }

  /// The truth value.
  public var boolean: Bool? { scalar?.boolean }

  /// The whole number.
  public var integer: Int? { scalar?.integer }

  /// The number.
  public var number: Double? { scalar?.number }

  /// The calendar date `YYYY-MM-DD`.
  public var date: CalendarDate? { string.flatMap { CalendarDate($0) } }

  /// The texts of a sequence, or the one text of a scalar; values of other kinds are left out.
  public var strings: [String] {
    if case .sequence(let items, _) = self { return items.compactMap { $0.string } }
    return string.map { [$0] } ?? []
  }

  /// A text for both languages, or a mapping of `en` and `ko`; a language left out takes the other's words.
  public var localizedText: LocalizedText? {
    if let string { return LocalizedText(string) }
    let english = self["en"]?.string
    let korean = self["ko"]?.string
    guard let either = english ?? korean else { return nil }
    return LocalizedText(english: english ?? either, korean: korean ?? either)
  }
}

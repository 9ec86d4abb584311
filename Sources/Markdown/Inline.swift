public import Diagnostics

/// A piece of running text.
public indirect enum Inline: Sendable, Equatable {
  /// Plain text, escapes and entities resolved.
  case text(String)
  /// Code.
  case code(String)
  /// Raw HTML as it is written: one tag, comment or the like.
  case html(String)
  /// The end of a line in the source.
  case softBreak
  /// A line break that stays.
  case lineBreak
  /// Stress, `*…*`.
  case emphasis([Inline])
  /// Strong stress, `**…**`.
  case strong([Inline])
  /// Text that no longer holds, `~~…~~`.
  case strikethrough([Inline])
  /// A link.
  case link(Link)
  /// An image.
  case image(Image)
}

/// A link.
public struct Link: Sendable, Equatable {
  /// Where to, as written: escapes resolved, not percent-encoded.
  public var destination: String
  /// The title; nil without one.
  public var title: String?
  /// The text.
  public var inlines: [Inline]
  /// The bytes of the destination in the file; of the whole block where the destination stands in a definition elsewhere.
  public var range: SourceRange
  /// Whether the address itself is the text, `<https://…>` or bare.
  public var isAutolink: Bool
}

/// An image.
public struct Image: Sendable, Equatable {
  /// The address, as written: escapes resolved, not percent-encoded.
  public var source: String
  /// The title; nil without one.
  public var title: String?
  /// The description.
  public var inlines: [Inline]
  /// The bytes of the address in the file; of the whole block where the address stands in a definition elsewhere.
  public var range: SourceRange
}

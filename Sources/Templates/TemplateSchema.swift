/// The shape of the values that templates will be given, so that a misspelt name is found when the theme is compiled.
public enum TemplateSchema: Sendable {
  /// Anything; nothing below it is checked.
  case any
  /// A text.
  case text
  /// Finished markup.
  case markup
  /// A flag.
  case flag
  /// A list of values of one shape.
  indirect case list(TemplateSchema)
  /// A record with these names; others are unknown.
  case record([String: TemplateSchema])

  /// Whether the shape has a text to show.
  var hasText: Bool {
    switch self {
    case .any, .text, .markup, .flag: true
    case .list, .record: false
    }
  }
}

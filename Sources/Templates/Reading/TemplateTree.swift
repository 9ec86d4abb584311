import Diagnostics

/// An attribute as it stands in a template.
struct TemplateAttribute {
  /// The name with its prefix.
  var name: String
  /// The value with character references resolved.
  var value: String
  /// The name in the file.
  var nameRange: SourceRange
  /// The value in the file, without quotation marks.
  var valueRange: SourceRange
}

/// An element of a template with everything in it.
struct TemplateElement {
  /// The name with its prefix.
  var name: String
  /// The name in the start tag.
  var nameRange: SourceRange
  /// The attributes in the order of the file, namespace declarations left out.
  var attributes: [TemplateAttribute]
  /// The content in order.
  var children: [TemplateNode]
}

/// A part of a template; comments are left out.
enum TemplateNode {
  /// An element.
  case element(TemplateElement)
  /// Character data, with the byte offset of every `{{` of it in the file.
  case text(String, braces: [Int])
}

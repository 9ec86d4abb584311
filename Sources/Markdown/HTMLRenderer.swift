public import Diagnostics
internal import HTML

/// Writes a document as HTML whose every element is closed, so that it is well-formed XML too.
///
/// The closures let the site resolve links, put figures in the place of code, and normalise raw HTML. The renderer
/// keeps no state between calls; equal trees give equal bytes.
public struct HTMLRenderer {
  /// How much is added to plain CommonMark.
  public enum Style: Sendable {
    /// Exactly what the CommonMark specification shows.
    case commonMark
    /// Headings with ids and links to themselves, tables and code that scroll in their own box, callouts with titles.
    case pages
  }

  /// The language of the page, for the few words that the renderer adds.
  public var language: Language
  /// How much is added.
  public var style: Style
  /// The address to write for a link's destination at its place in the file.
  public var link: (Link) -> String
  /// The address to write for an image's source.
  public var imageSource: (Image) -> String
  /// Markup to put in place of a code block; nil to show the code.
  public var code: (CodeBlock) -> [UInt8]?
  /// Markup to put in place of raw HTML: the text, and whether it is a block.
  public var html: (String, Bool) -> [UInt8]
  /// Markup to put at the end of a paragraph or a cell, by its place in the file.
  public var passageEnd: (SourceRange) -> [UInt8]

  /// A renderer that changes no address and puts nothing in place of code.
  public init(language: Language, style: Style = .pages) {
    self.language = language
    self.style = style
    link = { $0.destination }
    imageSource = { $0.source }
    code = { _ in nil }
    html = { html, _ in Array(html.utf8) }
    passageEnd = { _ in [] }
  }

  /// The HTML of a whole document.
  public func render(_ document: Document) -> [UInt8] {
    render(document.blocks)
  }

  /// The HTML of some blocks.
  public func render(_ blocks: [Block]) -> [UInt8] {
    var writer = HTMLBlockWriter(renderer: self)
    writer.write(blocks, isTight: false)
    return writer.output
  }

  /// The HTML of running text.
  public func render(_ inlines: [Inline]) -> [UInt8] {
    var writer = HTMLBlockWriter(renderer: self)
    writer.write(inlines)
    return writer.output
  }

  /// A word that the renderer adds, in the page's language.
  func word(_ english: String, _ korean: String) -> String {
    language == .english ? english : korean
  }
}

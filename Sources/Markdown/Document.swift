public import Diagnostics

/// The Markdown of one page as a tree of values.
public struct Document: Sendable, Equatable {
  /// The blocks in order.
  public var blocks: [Block]

  /// A document of these blocks.
  public init(blocks: [Block] = []) {
    self.blocks = blocks
  }
}

/// One block of a document with its place in the file.
public struct Block: Sendable, Equatable {
  /// What a block can be, in the terms of the CommonMark specification and its common extensions.
  public indirect enum Kind: Sendable, Equatable {
    /// Text.
    case paragraph([Inline])
    /// A heading.
    case heading(Heading)
    /// Fenced or indented code.
    case code(CodeBlock)
    /// Raw HTML as it is written.
    case html(String)
    /// A horizontal rule.
    case thematicBreak
    /// A quotation.
    case quote([Block])
    /// A quotation that begins with `[!NOTE]` or the like.
    case callout(Callout)
    /// A list.
    case list(List)
    /// A pipe table.
    case table(Table)
  }

  /// What it is.
  public var kind: Kind
  /// What is written as `{#id .class}` behind a paragraph; a heading and a fence hold their own.
  public var attributes: Attributes
  /// The bytes of the file from its first mark to the end of its last line.
  public var range: SourceRange

  /// A block at a place.
  public init(_ kind: Kind, attributes: Attributes = Attributes(), range: SourceRange) {
    self.kind = kind
    self.attributes = attributes
    self.range = range
  }
}

/// A heading with the names by which links reach it.
public struct Heading: Sendable, Equatable {
  /// 1 to 6.
  public var level: Int
  /// The text, the attributes taken off.
  public var inlines: [Inline]
  /// Classes and pairs written as `{.rule key=value}`; the id is in ``id``.
  public var attributes: Attributes
  /// The id: the one written as `{#id}`, or else the slug of the text.
  ///
  /// Unique in the document.
  public var id: String
  /// The slug of the text where an id is written, so that both reach the heading.
  public var alternateID: String?
  /// The bytes of the file that hold the heading.
  public var range: SourceRange
}

/// Fenced or indented code.
public struct CodeBlock: Sendable, Equatable {
  /// The language: the first word of the info string; empty without one.
  public var language: String
  /// The whole info string, attributes included.
  public var info: String
  /// The bytes of the info string; an empty range behind the fence without one.
  public var infoRange: SourceRange
  /// The attributes in braces behind the language, such as `{#id}` or `{use=id}`.
  public var attributes: Attributes
  /// The code, each line ended by LF.
  public var text: String
  /// The bytes of each line of code in the file, without the marks of lists and quotations before it and its line ending.
  public var contentLines: [SourceRange]
  /// Whether the code stands between fences.
  public var isFenced: Bool

  /// The id of the block that is shown here in place of code, `{use=id}`.
  public var use: String? { attributes.value(of: "use") }
}

/// A remark set apart from the text.
public struct Callout: Sendable, Equatable {
  /// The kinds that GitHub knows.
  public enum Kind: String, Sendable, CaseIterable {
    /// Useful to know.
    case note = "NOTE"
    /// A way to do better.
    case tip = "TIP"
    /// Needed to succeed.
    case important = "IMPORTANT"
    /// Needs attention at once.
    case warning = "WARNING"
    /// Has bad consequences.
    case caution = "CAUTION"
  }

  /// Which kind.
  public var kind: Kind
  /// What it says.
  public var blocks: [Block]
}

/// An ordered or unordered list.
public struct List: Sendable, Equatable {
  /// The first number of an ordered list; nil for bullets.
  public var start: Int?
  /// Whether no blank lines stand between the items, so that their paragraphs have no space around them.
  public var isTight: Bool
  /// The items in order.
  public var items: [ListItem]
}

/// One item of a list.
public struct ListItem: Sendable, Equatable {
  /// What it holds.
  public var blocks: [Block]
  /// The bytes of the file, the marker included.
  public var range: SourceRange
}

/// A pipe table.
public struct Table: Sendable, Equatable {
  /// How the cells of a column stand.
  public enum Alignment: Sendable, Equatable {
    /// As the page's style says.
    case natural
    /// `:--`
    case left
    /// `:-:`
    case center
    /// `--:`
    case right
  }

  /// One cell.
  public struct Cell: Sendable, Equatable {
    /// The text of the cell.
    public var inlines: [Inline]
    /// The bytes between the pipes, spaces trimmed.
    public var range: SourceRange
  }

  /// One alignment a column.
  public var alignments: [Alignment]
  /// The header, one cell a column.
  public var header: [Cell]
  /// The rows below, each with one cell a column.
  public var rows: [[Cell]]
}

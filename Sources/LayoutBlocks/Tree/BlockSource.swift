public import Diagnostics

/// The text of a block inside its Markdown file.
///
/// A block in a list or a quote has a prefix before each line; the ranges leave it out, so that every token knows its place
/// in the file.
public struct BlockSource: Sendable {
  /// The whole file.
  public var file: SourceText
  /// The lines of the block's body without prefixes and line endings.
  public var lines: [SourceRange]
  /// The id given on the fence; empty where it is missing.
  public var id: String
  /// The opening fence, for messages about the block as a whole.
  public var fence: SourceRange

  /// A block in a file.
  public init(file: SourceText, lines: [SourceRange], id: String, fence: SourceRange) {
    self.file = file
    self.lines = lines
    self.id = id
    self.fence = fence
  }

  /// A block that is a file of its own.
  public init(standalone file: SourceText, id: String) {
    var lines: [SourceRange] = []
    for index in file.lineStarts.indices { lines.append(file.lineRange(index)) }
    self.init(file: file, lines: lines, id: id, fence: SourceRange(0, 0))
  }
}

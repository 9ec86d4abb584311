/// Which parts beyond CommonMark are understood.
public struct Dialect: Sendable {
  /// Emphasis beside Chinese, Japanese and Korean text works, by the flanking rule of commonmark-spec PR 839.
  public var cjkEmphasis: Bool
  /// Headings and fences carry attributes in braces.
  public var attributes: Bool
  /// Pipe tables, `~~strikethrough~~` and callouts.
  public var blocksOfGitHub: Bool
  /// `https://…` in running text is a link.
  public var bareLinks: Bool
  /// Non-breaking spaces at the start of a line are spaces, lines of invisible characters are blank.
  public var invisibleSpaces: Bool
  /// Scripts, event handlers and the like in raw HTML and links are not reported.
  public var allowsUnsafeHTML: Bool

  /// CommonMark 0.30 and nothing else.
  public static let commonMark = Dialect(
    cjkEmphasis: false, attributes: false, blocksOfGitHub: false, bareLinks: false, invisibleSpaces: false,
    allowsUnsafeHTML: true)

  /// What the pages of a site are written in.
  public static let pages = Dialect(
    cjkEmphasis: true, attributes: true, blocksOfGitHub: true, bareLinks: true, invisibleSpaces: true,
    allowsUnsafeHTML: false)
}

/// A text broken into lines.
public struct TextMeasurement: Sendable {
  /// The size of the lines in points.
  public var size: Size
  /// The lines as they are drawn: without the spaces at which they break, with the hyphens and the ellipsis that show.
  public var lines: [String]
  /// Whether words were left out because of the line limit.
  public var isTruncated: Bool
}

/// Measures and breaks text without a font: advances from a table, the same in every build.
///
/// Latin, digits and punctuation have Inter's advances, a Hangul syllable 0.92 em, Han and kana 1 em, a combining mark
/// none, an emoji 1.25 em however many scalars it takes, other scripts about 0.6 em. Lines break after UAX #14, Korean
/// between words only. A word that is too long for a line breaks between its characters.
public struct TextMetrics: Sendable {
  /// The size of the letters in points.
  public let pointSize: Double
  /// The distance of two baselines in points.
  public let lineHeight: Double
  private let isSemibold: Bool

  /// The metrics of a style at a text size.
  public init(style: TextStyle, textSize: TextSize) {
    pointSize = style.pointSize(at: textSize)
    lineHeight = style.lineHeight(at: textSize)
    isSemibold = style.isSemibold
  }

  /// The width of a text on one line, in points.
  public func width(of text: String) -> Double {
    var units = TextUnits(text.unicodeScalars, isSemibold: isSemibold)
    var width = 0.0
    while let unit = units.next() { width += unit.advance }
    return width * pointSize / 1000
  }

  /// The distance of a baseline from the top of its line, in points.
  public var ascent: Double { (lineHeight - pointSize) / 2 + 0.8 * pointSize }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: the words; a line feed breaks.
  ///   - maximumWidth: the width of a line in points; nil for no limit.
  ///   - lineLimit: the most lines; 0 for no limit. The last line of a text that has more ends in an ellipsis.
  public func measure(_ text: String, maximumWidth: Double?, lineLimit: Int) -> TextMeasurement {
    // A width that the solver arrived at may fall short of the words by its rounding.
    let limit = ((maximumWidth ?? .infinity) + 1e-6) * 1000 / pointSize
    let folder = LineFolder(text, limit: limit, lineLimit: lineLimit, isSemibold: isSemibold)
    return TextMeasurement(
      size: Size(width: folder.widest * pointSize / 1000, height: Double(folder.lines.count) * lineHeight),
      lines: folder.lines, isTruncated: folder.isTruncated)
  }
}

/// A text broken into lines.
public struct TextMeasurement: Sendable {
  /// The size of the lines in points.
  public var size: Size
  /// The lines, without the spaces at which they break; the last one ends in an ellipsis where words were left out.
  public var lines: [String]
  /// Whether words were left out because of the line limit.
  public var isTruncated: Bool
}

/// Measures and breaks text without a font: advances from a table, the same in every build.
///
/// Lines break as Unicode Standard Annex #14 has it for English and Korean, where words stay whole. A word that is too long for a
/// line breaks anywhere but inside what is set as one: a letter with its marks, a syllable of jamo, an emoji of several.
public struct TextMetrics: Sendable {
  /// The size of the letters in points.
  public let pointSize: Double
  /// The distance of two baselines in points.
  public let lineHeight: Double
  private let advances: ScalarAdvance

  /// The metrics of a style at a text size.
  public init(style: TextStyle, textSize: TextSize) {
    pointSize = style.pointSize(at: textSize)
    lineHeight = style.lineHeight(at: textSize)
    advances = ScalarAdvance(isSemibold: style.isSemibold)
  }

  /// The width of a text on one line, in points.
  public func width(of text: String) -> Double {
    var total = 0
    for piece in pieces(of: text) { total += piece.advance }
    return points(total)
  }

  /// The distance of a baseline from the top of its line, in points.
  public var ascent: Double { (lineHeight - pointSize) / 2 + 0.8 * pointSize }

  private func points(_ thousandths: Int) -> Double { Double(thousandths) * pointSize / 1000 }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: the words; a line feed breaks.
  ///   - maximumWidth: the width of a line in points; nil for no limit.
  ///   - lineLimit: the most lines; 0 for no limit.
  public func measure(_ text: String, maximumWidth: Double?, lineLimit: Int) -> TextMeasurement {
    let pieces = pieces(of: text)
    // Whole thousandths of an em: sums are exact, so that the same text always breaks in the same place.
    let limit = maximumWidth.map { limitInThousandths($0) } ?? Int.max
    let breaker = LineBreaker(pieces: pieces, limit: limit, hyphen: advances.thousandths(0x2D))
    var ranges = breaker.lines()
    let isTruncated = lineLimit > 0 && ranges.count > lineLimit
    var lines: [String] = []
    var widest = 0
    if isTruncated {
      let rest = ranges[lineLimit - 1].lowerBound..<pieces.count
      ranges.removeLast(ranges.count - lineLimit + 1)
      let (line, width) = truncated(pieces, rest, limit)
      lines.append(line)
      widest = width
    }
    var whole: [String] = []
    for range in ranges {
      let (line, width) = trimmed(pieces, range, limit)
      whole.append(line)
      widest = max(widest, width)
    }
    lines = whole + lines
    return TextMeasurement(
      size: Size(width: points(widest), height: Double(lines.count) * lineHeight), lines: lines,
      isTruncated: isTruncated)
  }

  private func limitInThousandths(_ width: Double) -> Int {
    let value = (width + 1e-6) * 1000 / pointSize
    return value >= 1e15 ? Int.max : value > 0 ? Int(value) : 0
  }

  /// The line without the spaces at its end, and with a hyphen where it ends in a soft one.
  private func trimmed(_ pieces: [TextPiece], _ range: Range<Int>, _ limit: Int) -> (String, Int) {
    var end = range.upperBound
    while end > range.lowerBound, pieces[end - 1].isSpace { end -= 1 }
    var line = String.UnicodeScalarView()
    var width = 0
    for index in range.lowerBound..<end {
      let piece = pieces[index]
      if piece.isSoftHyphen {
        let hyphen = advances.thousandths(0x2D)
        if index == end - 1, range.upperBound < pieces.count, width + hyphen <= limit {
          line.append("-")
          width += hyphen
        }
        continue
      }
      line.append(contentsOf: piece.scalars)
      width += piece.advance
    }
    return (String(line), width)
  }

  /// As much of the rest as fits with an ellipsis after it.
  private func truncated(_ pieces: [TextPiece], _ range: Range<Int>, _ limit: Int) -> (String, Int) {
    let ellipsis = advances.thousandths(0x2026)
    var end = range.lowerBound
    var width = ellipsis
    while end < range.upperBound, !pieces[end].isNewline, width + pieces[end].advance <= limit {
      width += pieces[end].advance
      end += 1
    }
    let (line, kept) = trimmed(pieces, range.lowerBound..<end, 0)
    return (line + "…", kept + ellipsis)
  }

  /// The text in pieces that are set as one, each with the break before it.
  private func pieces(of text: String) -> [TextPiece] {
    var pieces: [TextPiece] = []
    pieces.reserveCapacity(text.utf8.count)
    var scanner = LineBreakScanner()
    for scalar in text.unicodeScalars {
      let kind = scanner.next(scalar.value)
      if kind == .joined, !pieces.isEmpty {
        pieces[pieces.count - 1].scalars.append(scalar)
        // A keycap is as wide as an emoji.
        if scalar.value == 0x20E3 { pieces[pieces.count - 1].advance = 1250 }
        continue
      }
      pieces.append(TextPiece(scalar, advances.thousandths(scalar.value), kind))
    }
    return pieces
  }
}

/// What is set as one: a letter with its marks, an emoji, a syllable.
struct TextPiece: Sendable {
  var scalars = String.UnicodeScalarView()
  /// In thousandths of an em.
  var advance: Int
  var breakBefore: LineBreak
  var isSpace: Bool
  var isNewline: Bool
  var isSoftHyphen: Bool

  init(_ scalar: Unicode.Scalar, _ advance: Int, _ breakBefore: LineBreak) {
    let kind = LineBreakClass(scalar.value)
    isNewline = kind == .newline
    isSpace = kind == .space || kind == .newline || kind == .zeroWidthSpace
    isSoftHyphen = scalar.value == 0xAD
    self.advance = isNewline || isSoftHyphen ? 0 : advance
    self.breakBefore = breakBefore
    scalars.append(scalar)
  }
}

/// Puts pieces into lines, each as full as it goes.
private struct LineBreaker {
  let pieces: [TextPiece]
  let limit: Int
  let hyphen: Int

  func lines() -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var width = 0
    // The last place where the line may break, and the width of what stands after it.
    var opportunity = -1
    var afterOpportunity = 0
    for index in pieces.indices {
      let piece = pieces[index]
      if piece.breakBefore == .forced {
        lines.append(start..<index)
        start = index
        width = 0
        opportunity = -1
      } else if piece.breakBefore == .allowed, index > start, !pieces[index - 1].isSoftHyphen || width + hyphen <= limit
      {
        opportunity = index
        afterOpportunity = 0
      }
      // Spaces hang over the end of the line.
      while !piece.isSpace, width + piece.advance > limit, index > start {
        let place = opportunity > start ? opportunity : index
        lines.append(start..<place)
        start = place
        width = place == index ? 0 : afterOpportunity
        opportunity = -1
      }
      width += piece.advance
      afterOpportunity += piece.advance
    }
    lines.append(start..<pieces.count)
    if let last = pieces.last, last.isNewline { lines.append(pieces.count..<pieces.count) }
    return lines
  }
}

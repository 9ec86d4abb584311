/// A text broken into lines.
public struct TextMeasurement: Sendable {
  /// The size of the lines in points.
  public var size: Size
  /// The lines, without the spaces at which they break.
  public var lines: [String]
  /// Whether words were left out because of the line limit.
  public var isTruncated: Bool
}

/// Measures and breaks text without a font: advances from a table, the same in every build.
///
/// Latin, digits and punctuation have Inter's advances, a Hangul syllable 0.92 em, Han and kana 1 em, a combining mark none,
/// emoji 1.25 em, other scripts 0.6 em. Lines break at spaces and after hyphens; Korean breaks between words only. A word
/// that is too long for a line breaks anywhere.
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
    var width = 0.0
    for scalar in text.unicodeScalars { width += advance(of: scalar) }
    return width
  }

  /// The distance of a baseline from the top of its line, in points.
  public var ascent: Double { (lineHeight - pointSize) / 2 + 0.8 * pointSize }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: the words; a line feed breaks.
  ///   - maximumWidth: the width of a line in points; nil for no limit.
  ///   - lineLimit: the most lines; 0 for no limit.
  public func measure(_ text: String, maximumWidth: Double?, lineLimit: Int) -> TextMeasurement {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var lineWidth = 0.0
    var widest = 0.0
    let limit = (maximumWidth ?? .infinity) + 1e-6

    func endLine() {
      lines.append(String(line))
      widest = max(widest, lineWidth)
      line = String.UnicodeScalarView()
      lineWidth = 0
    }
    for word in words(of: text) {
      if word.breaksBefore { endLine() }
      let space = line.isEmpty ? 0 : word.spaceWidth
      if lineWidth + space + word.width <= limit {
        if !line.isEmpty { line.append(contentsOf: word.space) }
        line.append(contentsOf: word.scalars)
        lineWidth += space + word.width
        continue
      }
      if !line.isEmpty { endLine() }
      for scalar in word.scalars {
        let advance = advance(of: scalar)
        if lineWidth + advance > limit, !line.isEmpty { endLine() }
        line.append(scalar)
        lineWidth += advance
      }
    }
    endLine()
    let isTruncated = lineLimit > 0 && lines.count > lineLimit
    if isTruncated { lines.removeLast(lines.count - lineLimit) }
    return TextMeasurement(
      size: Size(width: widest, height: Double(lines.count) * lineHeight), lines: lines, isTruncated: isTruncated)
  }

  private struct Word {
    var space = String.UnicodeScalarView()
    var spaceWidth = 0.0
    var scalars = String.UnicodeScalarView()
    var width = 0.0
    var breaksBefore = false
  }

  /// The pieces between which a line may break, each with the spaces before it.
  private func words(of text: String) -> [Word] {
    var words: [Word] = []
    var word = Word()
    func endWord() {
      if !word.scalars.isEmpty || word.breaksBefore {
        words.append(word)
        word = Word()
      }
    }
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        endWord()
        word = Word()
        word.breaksBefore = true
      } else if scalar == " " {
        endWord()
        word.space.append(scalar)
        word.spaceWidth += advance(of: scalar)
      } else {
        word.scalars.append(scalar)
        word.width += advance(of: scalar)
        if scalar == "-" || scalar == "–" || scalar == "/" { endWord() }
      }
    }
    endWord()
    return words
  }

  private func advance(of scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    let thousandths: Double
    switch value {
    case 0x20...0xFF:
      let index = Int(value) - 0x20
      thousandths = Double(isSemibold ? LatinAdvances.semibold[index] : LatinAdvances.regular[index])
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F, 0x20D0...0x20FF: thousandths = 0
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: thousandths = 920
    case 0x2E80...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFD: thousandths = 1000
    case 0x1F300...0x1FAFF, 0x2600...0x27BF, 0x2B00...0x2BFF: thousandths = 1250
    case 0x2010...0x2015: thousandths = 700
    case 0x2018...0x201F: thousandths = 350
    case 0x2026: thousandths = 900
    default: thousandths = 600
    }
    return thousandths * pointSize / 1000
  }
}

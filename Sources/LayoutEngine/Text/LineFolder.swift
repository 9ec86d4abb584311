/// Folds a text into lines: as many units on each as fit, from its start to its end.
///
/// Widths are thousandths of an em, added up from the start of the text, so the width of a line is a difference of two
/// sums and a break never makes anything be measured again.
struct LineFolder {
  private(set) var lines: [String] = []
  /// The widest line.
  private(set) var widest = 0.0
  private(set) var isTruncated = false

  private let scalars: String.UnicodeScalarView
  private let isSemibold: Bool
  private let limit: Double
  private let lineLimit: Int
  private let hyphenAdvance: Double

  /// Where a line may end and the next begin.
  private struct Place {
    /// The UTF-8 offset after the last unit of the line, and the sum of widths there.
    var end: Int
    var endSum: Double
    /// The UTF-8 offset of the first unit of the next line, and the sum of widths there.
    var start: Int
    var startSum: Double
    var isSoftHyphen = false
  }
  private var lineStart = 0
  private var lineStartSum = 0.0
  private var sum = 0.0
  private var contentEnd = 0
  private var contentEndSum = 0.0
  /// The last place that fits.
  private var place: Place?
  /// The soft hyphens after `place` whose hyphens do not fit; they may on the next line.
  private var tightPlaces: [Place] = []
  private var hasSoftHyphens = false

  private var earlier = ScalarKind.space
  private var previous: ScalarKind?
  private var gap = LineGap.none

  /// Folds the text; `limit` is in thousandths of an em, and 0 as `lineLimit` is none.
  init(_ text: String, limit: Double, lineLimit: Int, isSemibold: Bool) {
    scalars = text.unicodeScalars
    self.isSemibold = isSemibold
    self.limit = limit
    self.lineLimit = lineLimit
    hyphenAdvance = TextAdvances.advance(of: "-", .hyphen, isSemibold: isSemibold)
    fold()
  }

  private mutating func fold() {
    var units = TextUnits(scalars, isSemibold: isSemibold)
    while let unit = units.next(), !isTruncated {
      switch unit.leading {
      case .lineBreak:
        breakLine(at: Place(end: contentEnd, endSum: contentEndSum, start: unit.end, startSum: sum))
        contentEnd = unit.end
        contentEndSum = sum
        tightPlaces.removeAll()
        previous = nil
        gap = .none
      case .space, .zeroWidthSpace:
        // A space takes room only once something follows it on its line.
        sum += unit.advance
        if gap != .zeroWidthSpace { gap = unit.leading == .space ? .spaces : .zeroWidthSpace }
      default: add(unit)
      }
    }
    if !isTruncated { appendLine(to: contentEnd, width: contentEndSum - lineStartSum) }
  }

  private mutating func add(_ unit: TextUnit) {
    if unit.hasSoftHyphen { hasSoftHyphens = true }
    let here = Place(
      end: contentEnd, endSum: contentEndSum, start: unit.start, startSum: sum,
      isSoftHyphen: previous == .softHyphen && gap == .none)
    if allowsBreak(earlier, previous, gap, unit.leading, nextBeginsWord: unit.isBeforeWord) { offer(here) }
    while sum + unit.advance - lineStartSum > limit, unit.start > lineStart, !isTruncated {
      // Where nothing fits, a soft hyphen without its hyphen is better than a break anywhere. The first one, because
      // with a little more room it is the one that gets its hyphen: so more room never makes more lines.
      if let place {
        breakLine(at: place)
      } else if let tight = tightPlaces.first {
        breakLine(at: tight, showsHyphen: false)
      } else {
        breakLine(at: here, showsHyphen: false)
      }
    }
    sum += unit.advance
    contentEnd = unit.end
    contentEndSum = sum
    earlier = gap == .none ? previous ?? .space : .space
    previous = unit.trailing
    gap = .none
  }

  private mutating func offer(_ candidate: Place) {
    guard candidate.isSoftHyphen else {
      place = candidate
      tightPlaces.removeAll(keepingCapacity: true)
      return
    }
    if fits(candidate) { place = candidate } else { tightPlaces.append(candidate) }
  }

  private func fits(_ place: Place) -> Bool { !(place.endSum - lineStartSum + hyphenAdvance > limit) }

  private mutating func breakLine(at broken: Place, showsHyphen: Bool = true) {
    if lineLimit > 0, lines.count == lineLimit - 1 {
      truncate()
      return
    }
    let hasHyphen = showsHyphen && broken.isSoftHyphen
    let width = broken.endSum - lineStartSum
    appendLine(
      to: broken.end, width: hasHyphen ? width + hyphenAdvance : width, mark: hasHyphen ? "-" : nil)
    lineStart = broken.start
    lineStartSum = broken.startSum
    place = nil
    guard !tightPlaces.isEmpty else { return }
    tightPlaces.removeAll { $0.start <= lineStart }
    // They stand in order, so those that fit now are the first ones.
    let fitting = tightPlaces.prefix { fits($0) }
    place = fitting.last
    tightPlaces.removeFirst(fitting.count)
  }

  private mutating func appendLine(to end: Int, width: Double, mark: Unicode.Scalar? = nil) {
    let range = scalars.utf8Index(at: lineStart)..<scalars.utf8Index(at: max(lineStart, end))
    var line = String.UnicodeScalarView(scalars[range])
    if hasSoftHyphens { line.removeAll { $0 == "\u{AD}" } }
    if let mark { line.append(mark) }
    lines.append(String(line))
    widest = max(widest, width)
  }

  /// Ends the last line in an ellipsis, after as much of its paragraph as fits beside that.
  private mutating func truncate() {
    isTruncated = true
    let ellipsis: Unicode.Scalar = "…"
    let ellipsisAdvance = TextAdvances.advance(of: ellipsis, .closing, isSemibold: isSemibold)
    var units = TextUnits(scalars, from: lineStart, isSemibold: isSemibold)
    var end = lineStart
    var width = 0.0
    var widthToEnd = 0.0
    while let unit = units.next(), unit.leading != .lineBreak {
      width += unit.advance
      if unit.leading == .space || unit.leading == .zeroWidthSpace { continue }
      if width + ellipsisAdvance > limit { break }
      if unit.hasSoftHyphen { hasSoftHyphens = true }
      end = unit.end
      widthToEnd = width
    }
    appendLine(to: end, width: widthToEnd + ellipsisAdvance, mark: ellipsis)
  }
}

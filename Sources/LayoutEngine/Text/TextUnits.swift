/// A piece of text that no line break may split: a letter with its marks, a syllable of jamo, an emoji.
struct TextUnit {
  /// The UTF-8 offset of its first scalar.
  var start: Int
  /// The UTF-8 offset after its last scalar.
  var end: Int
  /// Its width in thousandths of an em.
  var advance = 0.0
  /// What it is to a break before it.
  var leading: ScalarKind
  /// What it is to a break after it.
  var trailing: ScalarKind
  /// Whether a letter or digit follows directly.
  var isBeforeWord = false
  /// Whether a soft hyphen is in it, which a line does not show.
  var hasSoftHyphen = false
}

/// Walks over the units of a text, one pass, without allocating.
///
/// The units are the extended grapheme clusters of UAX #29 as far as marks, jamo and emoji go. Unlike those, a unit takes
/// in soft hyphens and whatever a no-break space or word joiner ties together, so that nothing downstream has to know them.
struct TextUnits {
  private var scalars: String.UnicodeScalarView.Iterator
  private let isSemibold: Bool
  private var offset: Int
  private var scalar: Unicode.Scalar?
  private var kind = ScalarKind.mark

  init(_ scalars: String.UnicodeScalarView, from start: Int = 0, isSemibold: Bool) {
    self.isSemibold = isSemibold
    offset = start
    if start == 0 {
      self.scalars = scalars.makeIterator()
    } else {
      let index = scalars.utf8Index(at: start)
      self.scalars = String.UnicodeScalarView(scalars[index...]).makeIterator()
    }
    load()
  }

  private mutating func load() {
    scalar = scalars.next()
    if let scalar { kind = ScalarKind(scalar) }
  }

  private mutating func consume(_ scalar: Unicode.Scalar) {
    offset += scalar.utf8Width
    load()
  }

  mutating func next() -> TextUnit? {
    guard let first = scalar else { return nil }
    let firstKind = kind
    var unit = TextUnit(start: offset, end: offset, leading: firstKind.breakKind, trailing: firstKind.breakKind)
    consume(first)
    switch firstKind {
    case .lineBreak:
      if first == "\r", let second = scalar, second == "\n" { consume(second) }
    case .space, .zeroWidthSpace:
      unit.advance = TextAdvances.advance(of: first, firstKind, isSemibold: isSemibold)
    default:
      var cluster = Cluster(first, firstKind, isSemibold: isSemibold)
      while let scalar, cluster.joins(kind) {
        cluster.append(scalar, kind, isSemibold: isSemibold)
        consume(scalar)
      }
      unit.advance = cluster.advance
      unit.leading = cluster.leading
      unit.trailing = cluster.trailing
      unit.hasSoftHyphen = cluster.hasSoftHyphen
      unit.isBeforeWord = scalar != nil && kind.beginsWord
    }
    unit.end = offset
    return unit
  }
}

extension String.UnicodeScalarView {
  /// The index at a UTF-8 offset, found in constant time.
  func utf8Index(at offset: Int) -> String.Index {
    String(self).utf8.index(startIndex, offsetBy: offset)
  }
}

extension Unicode.Scalar {
  fileprivate var utf8Width: Int { value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4 }
}

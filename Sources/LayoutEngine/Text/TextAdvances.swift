/// How far a scalar moves the pen, in thousandths of an em.
///
/// The values are whole numbers in a `Double`: sums of them are exact, so the order in which widths are added up never
/// changes where a line breaks.
enum TextAdvances {
  /// The advance of every emoji.
  static let emoji = 1250.0

  /// The advance of a scalar that stands alone.
  static func advance(of scalar: Unicode.Scalar, _ kind: ScalarKind, isSemibold: Bool) -> Double {
    let value = scalar.value
    switch kind {
    case .openSyllable, .closedSyllable: return 920
    case .emoji, .skinTone, .regionalIndicator: return emoji
    case .joiner, .zeroWidthSpace, .lineBreak, .softHyphen: return 0
    // The voiced marks of halfwidth kana take a cell of their own.
    case .mark: return value == 0xFF9E || value == 0xFF9F ? 500 : 0
    default: break
    }
    if value < 0x100 { return latin(value, isSemibold) }
    if value < 0x250 || value >> 8 == 0x1E {
      guard let letter = baseLetter(of: value) else { return 600 }
      return latin(letter, isSemibold)
    }
    var low = 0
    var high = ranges.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle].first <= value { low = middle } else { high = middle }
    }
    return Double(isSemibold ? ranges[low].semibold : ranges[low].regular)
  }

  private static func latin(_ value: UInt32, _ isSemibold: Bool) -> Double {
    // A tab in a label is drawn as a space.
    let index = max(0, Int(value) - 0x20)
    return Double(isSemibold ? LatinAdvances.semibold[index] : LatinAdvances.regular[index])
  }

  /// The first scalar of each run of one advance, in order; punctuation and symbols as Inter 4.0 has them.
  private static let ranges: [(first: UInt32, regular: Int16, semibold: Int16)] = [
    (0x0250, 600, 600),
    (0x0370, 620, 620),  // Greek, Cyrillic
    (0x0530, 600, 600),
    (0x0590, 550, 550),  // Hebrew, Arabic
    (0x0900, 600, 600),
    (0x1100, 920, 920),  // Conjoining jamo
    (0x1200, 600, 600),
    (0x1F00, 620, 620),  // Greek Extended
    (0x2000, 500, 500), (0x2001, 1000, 1000), (0x2002, 500, 500), (0x2003, 1000, 1000), (0x2004, 333, 333),
    (0x2005, 250, 250), (0x2006, 167, 167), (0x2007, 648, 670), (0x2008, 276, 290), (0x2009, 182, 164),
    (0x200A, 91, 82), (0x2010, 460, 466), (0x2012, 648, 670), (0x2013, 500, 500), (0x2014, 1000, 1000),
    (0x2016, 358, 456), (0x2018, 199, 228), (0x2019, 185, 214), (0x201A, 199, 228), (0x201C, 381, 408),
    (0x2020, 600, 600), (0x2022, 562, 496), (0x2024, 267, 286), (0x2025, 548, 548), (0x2026, 821, 806),
    (0x2027, 267, 286), (0x202F, 182, 164), (0x2030, 1045, 1077), (0x2032, 220, 259), (0x2033, 405, 461),
    (0x2034, 600, 600), (0x2039, 358, 381), (0x203B, 631, 760), (0x203C, 557, 618), (0x203E, 600, 600),
    (0x2044, 274, 273), (0x2045, 362, 393), (0x2047, 786, 853), (0x204A, 600, 600), (0x205F, 281, 292),
    (0x2060, 0, 0), (0x2070, 440, 455),
    (0x20A0, 625, 666), (0x20A9, 949, 1014), (0x20AA, 625, 666), (0x20AC, 665, 679), (0x20AD, 625, 666),
    (0x2100, 600, 600),
    (0x2190, 955, 955),  // Arrows
    (0x2200, 659, 673),  // Mathematical operators
    (0x2300, 1000, 1000),  // Keys, enclosed and geometric forms, dingbats
    (0x27C0, 600, 600),
    (0x2B00, 1000, 1000),
    (0x2C00, 600, 600), (0x2E3A, 2000, 2000), (0x2E3B, 3000, 3000), (0x2E3C, 600, 600),
    (0x2E80, 1000, 1000),  // Han, kana
    (0x3130, 920, 920),  // Compatibility jamo
    (0x3190, 1000, 1000),
    (0xA4D0, 600, 600),
    (0xA640, 620, 620),  // Cyrillic Extended-B
    (0xA6A0, 600, 600),
    (0xA960, 920, 920), (0xA97D, 600, 600), (0xD7B0, 920, 920), (0xD7FC, 600, 600),
    (0xF900, 1000, 1000),
    (0xFB00, 600, 600),
    (0xFB1D, 550, 550),  // Presentation forms of Hebrew and Arabic
    (0xFE10, 1000, 1000),
    (0xFE70, 550, 550), (0xFEFF, 0, 0),
    (0xFF00, 1000, 1000),  // Fullwidth forms
    (0xFF61, 500, 500),  // Halfwidth forms
    (0xFFE0, 1000, 1000), (0xFFE8, 500, 500), (0xFFF0, 600, 600),
    (0x20000, 1000, 1000), (0x40000, 600, 600),
  ]
}

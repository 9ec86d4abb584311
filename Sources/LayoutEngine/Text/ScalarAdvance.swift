/// How wide a character is set, without a font.
///
/// Latin has Inter's advances; a Hangul syllable 0.92 em; other scripts one figure each, which are ours.
struct ScalarAdvance {
  let isSemibold: Bool

  /// The advance in thousandths of an em, of a character by itself.
  func thousandths(_ value: UInt32) -> Int {
    if value >= 0x20, value <= 0xFF {
      let index = Int(value) - 0x20
      return Int(isSemibold ? LatinAdvances.semibold[index] : LatinAdvances.regular[index])
    }
    for entry in ScalarAdvance.table where value <= entry.last { return value >= entry.first ? entry.advance : 600 }
    return 600
  }

  private struct Entry {
    let first: UInt32
    let last: UInt32
    let advance: Int

    init(_ first: UInt32, _ last: UInt32, _ advance: Int) {
      self.first = first
      self.last = last
      self.advance = advance
    }
  }

  /// Ranges in ascending order; what lies between them is 0.6 em wide.
  private static let table = [
    Entry(0x0000, 0x001F, 0),
    Entry(0x0100, 0x024F, 590),  // Latin Extended: the mean of Inter's small and capital letters
    Entry(0x0300, 0x036F, 0),  // combining marks
    Entry(0x0370, 0x03FF, 620),  // Greek
    Entry(0x0400, 0x0482, 620),  // Cyrillic
    Entry(0x0483, 0x0489, 0),
    Entry(0x048A, 0x052F, 620),
    Entry(0x0591, 0x05BD, 0),  // Hebrew points
    Entry(0x05D0, 0x05F4, 550),
    Entry(0x0600, 0x0605, 0),
    Entry(0x0606, 0x060F, 550),
    Entry(0x0610, 0x061A, 0),
    Entry(0x061B, 0x064A, 550),  // Arabic
    Entry(0x064B, 0x065F, 0),
    Entry(0x0660, 0x066F, 550),
    Entry(0x0670, 0x0670, 0),
    Entry(0x0671, 0x06D5, 550),
    Entry(0x06D6, 0x06DC, 0),
    Entry(0x0750, 0x077F, 550),
    Entry(0x0901, 0x0902, 0),  // Devanagari signs
    Entry(0x0941, 0x0948, 0),
    Entry(0x094D, 0x094D, 0),
    Entry(0x0E31, 0x0E31, 0),  // Thai vowels and tones above and below
    Entry(0x0E34, 0x0E3A, 0),
    Entry(0x0E47, 0x0E4E, 0),
    Entry(0x1100, 0x11FF, 920),  // conjoining jamo; those inside a syllable count nothing
    Entry(0x1AB0, 0x1AFF, 0),
    Entry(0x1DC0, 0x1DFF, 0),
    Entry(0x1E00, 0x1EFF, 590),
    Entry(0x2000, 0x2000, 500), Entry(0x2001, 0x2001, 1000), Entry(0x2002, 0x2002, 500),
    Entry(0x2003, 0x2003, 1000), Entry(0x2004, 0x2004, 333), Entry(0x2005, 0x2005, 250),
    Entry(0x2006, 0x2006, 167), Entry(0x2007, 0x2007, 625), Entry(0x2008, 0x2008, 280),
    Entry(0x2009, 0x2009, 200), Entry(0x200A, 0x200A, 100),
    Entry(0x200B, 0x200F, 0),
    Entry(0x2010, 0x2011, 460),
    Entry(0x2012, 0x2013, 640),
    Entry(0x2014, 0x2015, 900),
    Entry(0x2018, 0x201B, 280),
    Entry(0x201C, 0x201F, 450),
    Entry(0x2022, 0x2022, 450),
    Entry(0x2026, 0x2026, 900),
    Entry(0x202A, 0x202E, 0),
    Entry(0x202F, 0x202F, 200),
    Entry(0x2060, 0x206F, 0),
    Entry(0x20D0, 0x20FF, 0),
    Entry(0x231A, 0x231B, 1250), Entry(0x23E9, 0x23FA, 1250),
    Entry(0x2600, 0x27BF, 1250), Entry(0x2B00, 0x2BFF, 1250),
    Entry(0x2E80, 0x302F, 1000), Entry(0x3030, 0x3098, 1000),
    Entry(0x3099, 0x309A, 0), Entry(0x309B, 0x312F, 1000),
    Entry(0x3130, 0x318F, 920),  // compatibility jamo
    Entry(0x3190, 0x9FFF, 1000),
    Entry(0xA960, 0xA97F, 920),
    Entry(0xAC00, 0xD7A3, 920),
    Entry(0xD7B0, 0xD7FF, 920),
    Entry(0xF900, 0xFAFF, 1000),
    Entry(0xFB50, 0xFDFF, 550),
    Entry(0xFE00, 0xFE0F, 0),
    Entry(0xFE20, 0xFE2F, 0),
    Entry(0xFE30, 0xFE4F, 1000),
    Entry(0xFE70, 0xFEFE, 550),
    Entry(0xFEFF, 0xFEFF, 0),
    Entry(0xFF01, 0xFF60, 1000),
    Entry(0xFF61, 0xFFDC, 500),  // halfwidth forms
    Entry(0xFFE0, 0xFFE6, 1000),
    Entry(0x1F000, 0x1FAFF, 1250),
    Entry(0x20000, 0x3FFFD, 1000),
    Entry(0xE0000, 0xE01EF, 0),
  ]
}

/// What joins characters to one that is set and broken as a whole.
enum Joining {
  /// Whether a character is set on the one before it and never parted from it.
  static func isMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC,
      0x901...0x902, 0x941...0x948, 0x94D, 0xE31, 0xE34...0xE3A, 0xE47...0xE4E, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF,
      0x200D, 0x20D0...0x20FF, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0x1F3FB...0x1F3FF,
      0xE0020...0xE01EF:
      true
    default: false
    }
  }

  /// Whether a conjoining jamo continues the syllable of the one before it.
  static func continuesSyllable(_ value: UInt32, after before: UInt32) -> Bool {
    let isVowel = value >= 0x1160 && value <= 0x11A7 || value >= 0xD7B0 && value <= 0xD7CA
    let isFinal = value >= 0x11A8 && value <= 0x11FF || value >= 0xD7CB && value <= 0xD7FF
    if !isVowel && !isFinal { return false }
    return before >= 0x1100 && before <= 0x11FF || before >= 0xA960 && before <= 0xA97F
      || before >= 0xAC00 && before <= 0xD7A3 || before >= 0xD7B0 && before <= 0xD7FF
  }

  static func isRegionalIndicator(_ value: UInt32) -> Bool { value >= 0x1F1E6 && value <= 0x1F1FF }
}

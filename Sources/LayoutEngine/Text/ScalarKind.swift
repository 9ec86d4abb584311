/// What a scalar is to line breaking.
///
/// The kinds are those of UAX #14 as far as English and Korean need them, with the kinds that hold a unit of text
/// together, such as marks and jamo, kept apart.
enum ScalarKind: UInt8 {
  case letter, digit, symbol
  /// A part of a Hangul word that is neither a syllable nor a conjoining jamo.
  case hangul
  /// Han, kana, fullwidth forms, and emoji once their unit is known.
  case ideograph
  case emoji, skinTone, regionalIndicator
  /// Conjoining jamo, and syllables without and with a final consonant.
  case leadingJamo, vowelJamo, trailingJamo, openSyllable, closedSyllable
  /// Begins a quotation or a bracket: no break after it.
  case opening
  /// Ends something: no break before it, and none between it and a letter.
  case closing
  /// Ends something in Han text: no break before it.
  case wideClosing
  /// A small kana, an iteration mark and the like: no break before it.
  case nonStarter
  /// A straight quotation mark, which may open or close.
  case quote
  /// U+002D, which is a hyphen or a minus.
  case hyphen
  /// U+2010 and the en dash: a break after it.
  case dash
  /// The em dash: a break before and after it.
  case emDash
  case slash
  case space, zeroWidthSpace, lineBreak, softHyphen
  /// Holds what is before and after it together: no-break spaces, word joiners, the no-break hyphen.
  case glue
  /// Belongs to what is before it: combining marks, variation selectors, controls of direction.
  case mark
  /// U+200D.
  case joiner
}

extension ScalarKind {
  /// The kind of a scalar.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    // The scalars of almost all text need no search.
    switch value {
    case 0x61...0x7A, 0x41...0x5A: self = .letter
    case 0x20: self = .space
    case 0x30...0x39: self = .digit
    case 0xAC00...0xD7A3: self = (value - 0xAC00) % 28 == 0 ? .openSyllable : .closedSyllable
    case 0x4E00...0x9FFF: self = .ideograph
    case 0x0900...0x0D7F: self = ScalarKind(indicOffset: value & 0x7F)
    default: self = ScalarKind.search(value)
    }
  }

  /// The nine Indic blocks from Devanagari to Malayalam share one layout, so the place in the block tells the kind.
  private init(indicOffset: UInt32) {
    switch indicOffset {
    case 0x00...0x03, 0x3A...0x3C, 0x3E...0x4D, 0x51...0x57, 0x62...0x63: self = .mark
    case 0x64...0x65: self = .closing
    case 0x66...0x6F: self = .digit
    default: self = .letter
    }
  }

  private static func search(_ value: UInt32) -> ScalarKind {
    var low = 0
    var high = ranges.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle].first <= value { low = middle } else { high = middle }
    }
    return ranges[low].kind
  }

  /// Whether a word can begin with it.
  var beginsWord: Bool {
    switch self {
    case .letter, .digit, .hangul, .ideograph, .leadingJamo, .openSyllable, .closedSyllable: true
    default: false
    }
  }

  /// The kind that the rules of breaking know it as.
  var breakKind: ScalarKind {
    switch self {
    case .leadingJamo, .vowelJamo, .trailingJamo, .openSyllable, .closedSyllable: .hangul
    case .emoji, .skinTone, .regionalIndicator: .ideograph
    default: self
    }
  }
}

/// Where a line may break before a character.
enum LineBreak: UInt8, Sendable {
  /// Nowhere: the character belongs to the one before it.
  case joined
  /// Only where a word is longer than a line.
  case emergency
  /// At any end of a line.
  case allowed
  /// Always.
  case forced
}

/// What a character is for line breaking.
///
/// Source: Unicode Standard Annex #14, as far as English and Korean need it; Hangul keeps words whole (`keep-all`), and so does
/// Han beside Hangul.
enum LineBreakClass: UInt8, Sendable {
  case newline
  case space
  case zeroWidthSpace
  /// Glues what stands on both sides.
  case glue
  case hyphen
  /// A break may follow: en dash, soft hyphen.
  case breakAfter
  case emDash
  case slash
  case opening
  case closing
  case digit
  case letter
  case hangul
  /// A letter of a script without spaces.
  case ideograph
  /// One that does not begin a line.
  case nonStarter

  init(_ value: UInt32) {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x3000: self = .space
    case 0x200B: self = .zeroWidthSpace
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: self = .glue
    case 0x2D: self = .hyphen
    case 0xAD, 0x2010, 0x2012, 0x2013: self = .breakAfter
    case 0x2014: self = .emDash
    case 0x2F: self = .slash
    case 0x28, 0x5B, 0x7B, 0xA1, 0xBF, 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08, 0xFF3B,
      0xFF5B:
      self = .opening
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0xB0, 0x2019, 0x201D, 0x2026, 0x2030, 0x2032,
      0x2033, 0x2103, 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0xFF01, 0xFF05, 0xFF09, 0xFF0C,
      0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D:
      self = .closing
    case 0x30...0x39: self = .digit
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .hangul
    case 0x3005, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
      0x309D...0x309E,
      0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30FB...0x30FE:
      self = .nonStarter
    case 0x2E80...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF02...0xFFDC, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      self = .ideograph
    default: self = .letter
    }
  }
}

/// Finds the breaks of a text, character by character.
struct LineBreakScanner {
  /// The class of the last character that is no mark, spaces apart; nil at the start.
  private var before: LineBreakClass?
  /// The class before that.
  private var earlier: LineBreakClass?
  private var hasSpace = false
  private var last: UInt32 = 0
  private var regionalIndicators = 0

  /// The break before a character.
  mutating func next(_ value: UInt32) -> LineBreak {
    defer { last = value }
    if before != nil || hasSpace, isJoined(value) {
      if Joining.isRegionalIndicator(value) { regionalIndicators += 1 }
      return .joined
    }
    regionalIndicators = Joining.isRegionalIndicator(value) ? 1 : 0
    let current = LineBreakClass(value)
    let result = before.map { rule($0, current) } ?? .emergency
    if current == .space {
      // After a new line, spaces begin the line as any letter would.
      if before == .newline { before = .letter } else { hasSpace = true }
      return result
    }
    hasSpace = false
    earlier = before
    before = current
    return result
  }

  private func isJoined(_ value: UInt32) -> Bool {
    if last == 0x0D, value == 0x0A { return true }
    if hasSpace { return false }
    if Joining.isMark(value) || last == 0x200D && LineBreakClass(value) == .ideograph { return true }
    if Joining.continuesSyllable(value, after: last) { return true }
    return Joining.isRegionalIndicator(value) && regionalIndicators % 2 == 1
  }

  private func rule(_ previous: LineBreakClass, _ current: LineBreakClass) -> LineBreak {
    if previous == .newline { return .forced }
    if current == .newline || current == .space || current == .zeroWidthSpace { return .emergency }
    if previous == .zeroWidthSpace { return .allowed }
    if current == .glue || (previous == .glue && !hasSpace) { return .emergency }
    if previous == .opening { return .emergency }
    if current == .closing || current == .nonStarter { return .emergency }
    if hasSpace { return .allowed }
    return adjacent(previous, current) ? .allowed : .emergency
  }

  /// Whether a line may break between two characters without a space between them.
  private func adjacent(_ previous: LineBreakClass, _ current: LineBreakClass) -> Bool {
    switch (previous, current) {
    case (.hyphen, .letter), (.hyphen, .hangul), (.hyphen, .ideograph): isInWord
    case (.hyphen, _): false
    case (.breakAfter, .breakAfter), (.breakAfter, .hyphen): false
    case (.breakAfter, _): true
    case (.emDash, .emDash): false
    case (.emDash, _), (_, .emDash): true
    case (.slash, .letter), (.slash, .hangul), (.slash, .ideograph): isInWord
    case (.slash, _), (_, .slash), (_, .hyphen), (_, .breakAfter): false
    case (.ideograph, .hangul), (.hangul, .ideograph), (.nonStarter, .hangul): false
    case (.ideograph, .ideograph), (.nonStarter, .ideograph): true
    case (.ideograph, .letter), (.letter, .ideograph), (.ideograph, .digit), (.digit, .ideograph): true
    case (.ideograph, .opening), (.closing, .ideograph): true
    default: false
    }
  }

  /// Whether a letter or digit stands before the hyphen or slash.
  private var isInWord: Bool {
    switch earlier {
    case .letter, .digit, .hangul, .ideograph, .closing: true
    default: false
    }
  }
}

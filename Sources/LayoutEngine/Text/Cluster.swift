/// The unit of text that is being put together, scalar by scalar.
struct Cluster {
  private(set) var advance: Double
  private(set) var leading: ScalarKind
  private(set) var trailing: ScalarKind
  private(set) var hasSoftHyphen: Bool
  /// The kind of the scalar before, since jamo and flags join only what they touch.
  private var last: ScalarKind
  /// The last scalar that is no mark, with its advance: a selector can still make it an emoji.
  private var base: Unicode.Scalar
  private var baseAdvance: Double
  private var hasBase: Bool
  private var isEmoji: Bool
  private var flagHalves: Int

  init(_ scalar: Unicode.Scalar, _ kind: ScalarKind, isSemibold: Bool) {
    advance = TextAdvances.advance(of: scalar, kind, isSemibold: isSemibold)
    // A mark at the start of a line or after a space has nothing to sit on and goes with what follows.
    hasBase = !kind.isAttached
    leading = hasBase ? kind.breakKind : .letter
    trailing = leading
    hasSoftHyphen = kind == .softHyphen
    last = kind
    base = scalar
    baseAdvance = advance
    isEmoji = kind.breakKind == .ideograph && kind != .ideograph
    flagHalves = kind == .regionalIndicator ? 1 : 0
  }

  /// Whether a scalar that follows belongs to the same unit.
  func joins(_ kind: ScalarKind) -> Bool {
    switch kind {
    case .space, .zeroWidthSpace, .lineBreak: return false
    case .mark, .joiner, .softHyphen, .skinTone, .glue: return true
    default: break
    }
    if !hasBase { return true }
    switch last {
    case .glue, .joiner: return true
    case .regionalIndicator: return kind == .regionalIndicator && flagHalves % 2 == 1
    default: return joinsSyllable(kind)
    }
  }

  /// The rules GB6 to GB8 of UAX #29.
  private func joinsSyllable(_ kind: ScalarKind) -> Bool {
    switch (last, kind) {
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .openSyllable),
      (.leadingJamo, .closedSyllable), (.vowelJamo, .vowelJamo), (.vowelJamo, .trailingJamo),
      (.openSyllable, .vowelJamo), (.openSyllable, .trailingJamo), (.closedSyllable, .trailingJamo),
      (.trailingJamo, .trailingJamo):
      true
    default: false
    }
  }

  /// Takes in a scalar that joins.
  mutating func append(_ scalar: Unicode.Scalar, _ kind: ScalarKind, isSemibold: Bool) {
    defer { last = kind }
    switch kind {
    case .mark:
      let isSelector = scalar == "\u{FE0F}" && canBecomeEmoji
      if isSelector || scalar == "\u{20E3}" && canBecomeKeycap { becomeEmoji() }
      advance += TextAdvances.advance(of: scalar, kind, isSemibold: isSemibold)
    case .joiner: break
    case .softHyphen:
      hasSoftHyphen = true
      if hasBase { trailing = .softHyphen }
    case .skinTone where isEmoji: break
    case .skinTone where hasBase && canBecomeEmoji: becomeEmoji()
    default: appendBase(scalar, kind, isSemibold: isSemibold)
    }
  }

  private mutating func appendBase(_ scalar: Unicode.Scalar, _ kind: ScalarKind, isSemibold: Bool) {
    let isEmojiKind = kind.breakKind == .ideograph && kind != .ideograph
    let isDrawnTogether =
      last == .joiner && isEmoji && (isEmojiKind || kind == .symbol)
      || kind == .regionalIndicator && flagHalves % 2 == 1
      || (kind == .vowelJamo || kind == .trailingJamo) && joinsSyllable(kind)
    if kind == .regionalIndicator { flagHalves += 1 }
    if !hasBase { leading = kind.breakKind }
    hasBase = true
    trailing = isDrawnTogether ? trailing : kind.breakKind
    guard !isDrawnTogether else { return }
    base = scalar
    baseAdvance = TextAdvances.advance(of: scalar, kind, isSemibold: isSemibold)
    advance += baseAdvance
    isEmoji = isEmojiKind
  }

  /// Whether the base has a picture as well as a letterform, as © and ❤ have.
  private var canBecomeEmoji: Bool {
    switch base.value {
    case 0xA9, 0xAE, 0x203C, 0x2049, 0x2122, 0x2139, 0x2194...0x21AA, 0x231A...0x23FF, 0x24C2, 0x25AA...0x25FE,
      0x2600...0x27BF, 0x2934...0x2935, 0x2B05...0x2B55, 0x3030, 0x303D, 0x3297, 0x3299, 0x1F000...0x1FAFF:
      true
    default: false
    }
  }

  private var canBecomeKeycap: Bool {
    switch base.value {
    case 0x23, 0x2A, 0x30...0x39: true
    default: false
    }
  }

  private mutating func becomeEmoji() {
    guard !isEmoji else { return }
    advance += TextAdvances.emoji - baseAdvance
    baseAdvance = TextAdvances.emoji
    if leading == trailing { leading = .ideograph }
    trailing = .ideograph
    isEmoji = true
  }
}

extension ScalarKind {
  /// Whether it sits on what is before it.
  fileprivate var isAttached: Bool { self == .mark || self == .joiner || self == .softHyphen }
}

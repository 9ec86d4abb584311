/// What stands between two units.
enum LineGap {
  case none
  case spaces
  /// At least one zero-width space.
  case zeroWidthSpace
}

/// Whether a line may break between two units, after UAX #14 with Korean kept whole.
///
/// Comments name the rules of UAX #14. Tailored: Hangul breaks at spaces only, so that a particle stays with its word in
/// whatever script the word is written; a hyphen or slash breaks only after a word, so that flags, paths and addresses
/// stay whole; after a space, punctuation that begins a word, as in `.swift`, may begin a line.
///
/// - Parameters:
///   - earlier: the unit before `previous`; `.space` where a space or nothing is between them.
///   - previous: the unit before the gap; nil at the start of a paragraph.
///   - gap: what is between the two.
///   - next: the unit after the gap.
///   - nextBeginsWord: whether a letter or digit follows `next` directly.
func allowsBreak(
  _ earlier: ScalarKind, _ previous: ScalarKind?, _ gap: LineGap, _ next: ScalarKind, nextBeginsWord: Bool
) -> Bool {
  switch gap {
  case .zeroWidthSpace: return true  // LB8
  case .spaces: return allowsBreakAtSpaces(previous, next, nextBeginsWord)
  case .none: break
  }
  guard let previous else { return false }
  switch next {  // LB13, LB19, LB21
  case .closing, .wideClosing, .nonStarter, .quote, .slash, .hyphen, .dash: return false
  default: break
  }
  switch previous {
  case .opening, .quote, .glue: return false  // LB14, LB19
  case .softHyphen: return true  // LB21
  case .emDash: return next != .emDash  // LB17
  case .hyphen: return breaksAfterHyphen(earlier, next)
  case .dash: return earlier != .space && earlier != .opening && earlier != .dash  // LB20a
  case .slash: return earlier.isWord && next.isWord && next != .digit
  case .ideograph, .nonStarter, .wideClosing: return next != .hangul  // LB31
  case .hangul: return next == .emDash
  default: return next == .emDash || next == .ideograph
  }
}

private func allowsBreakAtSpaces(_ previous: ScalarKind?, _ next: ScalarKind, _ nextBeginsWord: Bool) -> Bool {
  switch next {
  case .closing, .wideClosing: return nextBeginsWord  // LB13, LB15c
  case .emDash: return previous != .emDash && previous != .opening  // LB17
  default: return previous != .opening  // LB14
  }
}

/// LB20a and LB25: a minus stays with its number, and so do the parts of a date.
private func breaksAfterHyphen(_ earlier: ScalarKind, _ next: ScalarKind) -> Bool {
  if next == .digit { return earlier == .letter || earlier == .hangul || earlier == .ideograph }
  return earlier.isWord || earlier == .closing
}

extension ScalarKind {
  fileprivate var isWord: Bool { self == .letter || self == .digit || self == .hangul || self == .ideograph }
}

/// How light a surface is, as an author who draws without colours says it.
public enum Tone: UInt8, Sendable, CaseIterable {
  /// Near white.
  case light
  /// Between: either style can be read on it.
  case mid
  /// Near black.
  case dark
  /// Light and dark side by side, as many photos are.
  case mixed

  /// The word in a block.
  public var keyword: String {
    switch self {
    case .light: "light"
    case .mid: "mid"
    case .dark: "dark"
    case .mixed: "mixed"
    }
  }

  /// The relative luminances that stand for it, from 0 for black to 1 for white; the figures are ours.
  private var luminances: [Double] {
    switch self {
    case .light: [0.9]
    case .mid: [0.18]
    case .dark: [0.02]
    case .mixed: [0.9, 0.02]
    }
  }

  /// The contrast of symbols of a style on it where it is weakest, from 1 to 21.
  ///
  /// Source: WCAG 2.2, contrast ratio.
  public func contrast(with style: StatusBarStyle) -> Double {
    let symbols = style == .light ? 1.0 : 0.0
    var least = 21.0
    for luminance in luminances {
      least = min(least, (max(symbols, luminance) + 0.05) / (min(symbols, luminance) + 0.05))
    }
    return least
  }
}

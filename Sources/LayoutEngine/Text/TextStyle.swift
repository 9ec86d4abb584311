/// A text style of Dynamic Type.
public enum TextStyle: UInt8, Sendable, CaseIterable {
  /// 34 points at the default size.
  case largeTitle
  /// 28 points at the default size.
  case title1
  /// 22 points at the default size.
  case title2
  /// 20 points at the default size.
  case title3
  /// 17 points, semibold, at the default size.
  case headline
  /// 17 points at the default size.
  case body
  /// 16 points at the default size.
  case callout
  /// 15 points at the default size.
  case subheadline
  /// 13 points at the default size.
  case footnote
  /// 12 points at the default size.
  case caption1
  /// 11 points at the default size.
  case caption2
}

/// An attribute of a view that a constraint speaks of, as in Auto Layout.
public enum LayoutAttribute: UInt8, Sendable, CaseIterable {
  /// The left edge, which right-to-left layout does not mirror.
  case left
  /// The right edge, which right-to-left layout does not mirror.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where reading begins.
  case leading
  /// The edge where reading ends.
  case trailing
  /// The horizontal extent.
  case width
  /// The vertical extent.
  case height
  /// The horizontal centre.
  case centerX
  /// The vertical centre.
  case centerY
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline

  /// The axis that the attribute measures.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether it is an extent rather than a position.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether its edge depends on the direction of reading.
  public var isDirectional: Bool { self == .leading || self == .trailing }

  /// Auto Layout's name, such as `centerX`.
  public var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    }
  }

  /// The attribute of that name, or nil.
  public init?(name: String) {
    for attribute in LayoutAttribute.allCases where attribute.name.utf8.elementsEqual(name.utf8) {
      self = attribute
      return
    }
    return nil
  }
}

/// How the two sides of a constraint compare.
public enum LayoutRelation: UInt8, Sendable {
  /// ≤
  case lessThanOrEqual
  /// =
  case equal
  /// ≥
  case greaterThanOrEqual
}

/// The direction of reading.
public enum LayoutDirection: UInt8, Sendable, CaseIterable {
  /// Left to right, as English and Korean.
  case leftToRight
  /// Right to left, as Arabic and Hebrew.
  case rightToLeft
}

/// How much a constraint matters, from 1 to 1000; 1000 is required.
///
/// Source: `UILayoutPriority` (required 1000, defaultHigh 750, defaultLow 250, fittingSizeLevel 50).
public struct LayoutPriority: Sendable, Equatable, Comparable {
  /// The number, 1…1000.
  public var rawValue: Double

  /// A priority; numbers outside 1…1000 are brought to the nearest end.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue.isNaN ? 1000 : min(1000, max(1, rawValue))
  }

  /// Must hold.
  public static let required = LayoutPriority(1000)
  /// The priority at which views resist being compressed.
  public static let defaultHigh = LayoutPriority(750)
  /// The priority at which views hug their content.
  public static let defaultLow = LayoutPriority(250)
  /// The weakest named priority.
  public static let fittingSize = LayoutPriority(50)

  /// Whether the lesser number is on the left.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }

  /// Whether the constraint must hold.
  public var isRequired: Bool { rawValue >= 1000 }
}

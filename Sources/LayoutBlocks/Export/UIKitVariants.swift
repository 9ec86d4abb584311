import LayoutEngine

/// When a variant holds, as UIKit's traits say it.
struct UIKitCondition {
  /// The expression; nil where no trait knows it.
  private(set) var expression: String?
  /// The traits whose changes matter, as types.
  private(set) var traits: [String] = []

  init(_ variant: VariantStatement) {
    var parts: [String] = []
    for condition in variant.conditions {
      switch condition {
      case .sizeClass(let axis, let sizeClass):
        let isHorizontal = axis == .horizontal
        parts.append(
          "traitCollection." + (isHorizontal ? "horizontal" : "vertical") + "SizeClass == ."
            + (sizeClass == .compact ? "compact" : "regular"))
        traits.append(isHorizontal ? "UITraitHorizontalSizeClass" : "UITraitVerticalSizeClass")
      case .textSizes(let sizes):
        let category = "traitCollection.preferredContentSizeCategory"
        if sizes.lowerBound == sizes.upperBound {
          parts.append(category + " == ." + UIKitCondition.category(sizes.lowerBound))
        } else {
          parts.append(category + " >= ." + UIKitCondition.category(sizes.lowerBound))
          parts.append(category + " <= ." + UIKitCondition.category(sizes.upperBound))
        }
        traits.append("UITraitPreferredContentSizeCategory")
      case .direction(let direction):
        parts.append(
          "traitCollection.layoutDirection == ." + (direction == .leftToRight ? "leftToRight" : "rightToLeft"))
        traits.append("UITraitLayoutDirection")
      case .orientation, .devices, .window, .pose: return
      }
    }
    if parts.isEmpty { return }
    let line = SwiftText.joined(parts, " && ")
    expression = line.utf8.count > 104 ? SwiftText.joined(parts, "\n  && ") : line
  }

  private static func category(_ size: UInt8) -> String {
    switch TextSize(rawValue: size) {
    case .extraSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large, nil: "large"
    case .extraLarge: "extraLarge"
    case .extraExtraLarge: "extraExtraLarge"
    case .extraExtraExtraLarge: "extraExtraExtraLarge"
    case .accessibility1: "accessibilityMedium"
    case .accessibility2: "accessibilityLarge"
    case .accessibility3: "accessibilityExtraLarge"
    case .accessibility4: "accessibilityExtraExtraLarge"
    case .accessibility5: "accessibilityExtraExtraExtraLarge"
    }
  }
}

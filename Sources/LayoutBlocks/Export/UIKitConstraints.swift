import LayoutEngine

/// Writes a sum as a constraint of UIKit.
///
/// Anchors where they can say it, `NSLayoutConstraint` for multiples of positions, offsets between anchors and sums of
/// sizes for more than two terms.
struct UIKitConstraintWriter {
  let model: ExportModel
  /// Whether a constraint has asked for the helper that adds sizes.
  private(set) var needsSum = false
  /// Whether a constraint has asked for the helper that sets a priority.
  private(set) var needsPriority = false

  init(_ model: ExportModel) { self.model = model }

  /// The expression of the constraint, or nil where UIKit has none.
  mutating func expression(
    _ terms: [ExportedTerm], constant: Double, _ relation: LayoutRelation, _ priority: LayoutPriority
  ) -> String? {
    let sum = Sum(terms, constant, relation)
    guard sum.isOfOneFlavour, let text = write(sum) else { return nil }
    if priority.isRequired { return text }
    needsPriority = true
    return text + ".with(" + UIKitConstraintWriter.priority(priority) + ")"
  }

  /// A priority as UIKit names it.
  static func priority(_ priority: LayoutPriority) -> String {
    if priority.isRequired { return ".required" }
    if priority == .defaultHigh { return ".defaultHigh" }
    if priority == .defaultLow { return ".defaultLow" }
    if priority == .fittingSize { return ".fittingSizeLevel" }
    return "UILayoutPriority(" + SwiftText.number(priority.rawValue) + ")"
  }

  // MARK: Sums

  /// Positions and sizes apart, equal ones added up.
  private struct Sum {
    var positions: [ExportedTerm] = []
    var sizes: [ExportedTerm] = []
    var constant: Double
    var relation: LayoutRelation

    init(_ terms: [ExportedTerm], _ constant: Double, _ relation: LayoutRelation) {
      self.constant = constant
      self.relation = relation
      for term in terms {
        if term.attribute.isSize { Sum.add(term, to: &sizes) } else { Sum.add(term, to: &positions) }
      }
      positions = Sum.withoutZeros(positions)
      sizes = Sum.withoutZeros(sizes)
    }

    private static func add(_ term: ExportedTerm, to terms: inout [ExportedTerm]) {
      for index in terms.indices where terms[index].item == term.item && terms[index].attribute == term.attribute {
        terms[index].coefficient += term.coefficient
        return
      }
      terms.append(term)
    }

    private static func withoutZeros(_ terms: [ExportedTerm]) -> [ExportedTerm] {
      var result: [ExportedTerm] = []
      for term in terms where term.coefficient.magnitude > 1e-9 { result.append(term) }
      return result
    }

    /// Whether its positions lie on one axis and do not mix leading with left, which UIKit refuses.
    var isOfOneFlavour: Bool {
      var hasSides = false
      var hasDirections = false
      for term in positions {
        if term.attribute.axis != positions[0].attribute.axis { return false }
        hasSides = hasSides || term.attribute == .left || term.attribute == .right
        hasDirections = hasDirections || term.attribute.isDirectional
      }
      return !(hasSides && hasDirections)
    }
  }

  private mutating func write(_ sum: Sum) -> String? {
    switch sum.positions.count {
    case 0: return writeSizes(sum)
    case 1: return writePosition(sum)
    case 2: return writeTwoPositions(sum)
    case 3 where sum.sizes.isEmpty: return writeMiddle(sum)
    case 4 where sum.sizes.isEmpty: return writeFourPositions(sum)
    default: return nil
    }
  }

  private mutating func writeSizes(_ sum: Sum) -> String? {
    guard let first = sum.sizes.first, let dimension = anchor(first) else { return nil }
    let scale = first.coefficient
    let relation = scale < 0 ? sum.relation.flipped : sum.relation
    if sum.sizes.count == 1 {
      return dimension + ".constraint(" + UIKitConstraintWriter.label(relation) + "ToConstant: "
        + SwiftText.number(-sum.constant / scale) + ")"
    }
    if sum.sizes.count == 2 {
      return constraint(dimension, relation, sum.sizes[1], -sum.sizes[1].coefficient / scale, -sum.constant / scale)
    }
    // All that is added on one side, all that is taken away on the other.
    var left: [ExportedTerm] = []
    var right: [ExportedTerm] = []
    for term in sum.sizes {
      if term.coefficient > 0 {
        left.append(term)
      } else {
        right.append(ExportedTerm(-term.coefficient, term.item, term.attribute))
      }
    }
    guard let first = self.sum(left) ?? self.sum(right) else { return nil }
    let isTurned = left.isEmpty
    let base = isTurned ? sum.relation.flipped : sum.relation
    if left.isEmpty || right.isEmpty {
      return first + ".constraint(" + UIKitConstraintWriter.label(base) + "ToConstant: "
        + SwiftText.number(isTurned ? sum.constant : -sum.constant) + ")"
    }
    guard let second = self.sum(right) else { return nil }
    return first + ".constraint(" + UIKitConstraintWriter.label(base) + "To: " + second
      + constantArgument(-sum.constant)
      + ")"
  }

  /// The sum of sizes as one dimension; nil for none or where one has no anchor.
  private mutating func sum(_ terms: [ExportedTerm]) -> String? {
    if terms.isEmpty { return nil }
    if terms.count == 1, (terms[0].coefficient - 1).magnitude < 1e-9 { return anchor(terms[0]) }
    var parts: [String] = []
    for term in terms {
      guard let dimension = anchor(term) else { return nil }
      parts.append("(" + dimension + ", " + SwiftText.number(term.coefficient) + ")")
    }
    needsSum = true
    return "sum([" + SwiftText.joined(parts, ", ") + "])"
  }

  /// A position alone is measured from the screen's origin; a share of the screen's extent is a share of its far edge.
  private func writePosition(_ sum: Sum) -> String? {
    let term = sum.positions[0]
    let relation = term.coefficient < 0 ? sum.relation.flipped : sum.relation
    let constant = -sum.constant / term.coefficient
    let isHorizontal = term.attribute.axis == .horizontal
    if sum.sizes.isEmpty {
      let origin: LayoutAttribute = isHorizontal ? (term.attribute.isDirectional ? .leading : .left) : .top
      guard let position = anchor(term) else { return nil }
      return constraint(position, relation, ExportedTerm(1, .guide(.screen), origin), 1, constant)
    }
    guard sum.sizes.count == 1, isScreen(sum.sizes[0].item), sum.sizes[0].attribute.axis == term.attribute.axis else {
      return nil
    }
    let far: LayoutAttribute = isHorizontal ? (term.attribute.isDirectional ? .trailing : .right) : .bottom
    return itemConstraint(
      term, relation, ExportedTerm(1, .guide(.screen), far), -sum.sizes[0].coefficient / term.coefficient, constant)
  }

  private mutating func writeTwoPositions(_ sum: Sum) -> String? {
    var first = sum.positions[0]
    var second = sum.positions[1]
    // The view that is placed stands on the left, whichever side the author wrote it on.
    if case .guide = first.item { (first, second) = (second, first) }
    let relation = first.coefficient < 0 ? sum.relation.flipped : sum.relation
    let multiplier = -second.coefficient / first.coefficient
    let constant = -sum.constant / first.coefficient
    if sum.sizes.isEmpty {
      if (multiplier - 1).magnitude > 1e-9 { return itemConstraint(first, relation, second, multiplier, constant) }
      guard let position = anchor(first) else { return nil }
      return constraint(position, relation, second, 1, constant)
    }
    guard (multiplier - 1).magnitude < 1e-9, let distance = distance(from: second, to: first) else { return nil }
    if sum.sizes.count == 1 {
      return constraint(distance, relation, sum.sizes[0], -sum.sizes[0].coefficient / first.coefficient, constant)
    }
    var terms: [ExportedTerm] = []
    for term in sum.sizes {
      let coefficient = -term.coefficient / first.coefficient
      if coefficient < 0 { return nil }
      terms.append(ExportedTerm(coefficient, term.item, term.attribute))
    }
    guard let total = self.sum(terms) else { return nil }
    return distance + ".constraint(" + UIKitConstraintWriter.label(relation) + "To: " + total
      + constantArgument(constant) + ")"
  }

  /// One position in the middle between two others: its distances to both are the same.
  private func writeMiddle(_ sum: Sum) -> String? {
    for place in 0..<3 {
      let middle = sum.positions[place]
      let near = sum.positions[(place + 1) % 3]
      let far = sum.positions[(place + 2) % 3]
      guard (near.coefficient - far.coefficient).magnitude < 1e-9,
        (middle.coefficient + 2 * near.coefficient).magnitude < 1e-9, let before = distance(from: near, to: middle),
        let after = distance(from: middle, to: far)
      else { continue }
      let relation = near.coefficient > 0 ? sum.relation.flipped : sum.relation
      return before + ".constraint(" + UIKitConstraintWriter.label(relation) + "To: " + after
        + constantArgument(sum.constant / near.coefficient) + ")"
    }
    return nil
  }

  /// Two distances, one a multiple of the other.
  private func writeFourPositions(_ sum: Sum) -> String? {
    let first = sum.positions[0]
    for partner in 1..<4 where (first.coefficient + sum.positions[partner].coefficient).magnitude < 1e-9 {
      var rest: [ExportedTerm] = []
      for place in 1..<4 where place != partner { rest.append(sum.positions[place]) }
      guard (rest[0].coefficient + rest[1].coefficient).magnitude < 1e-9 else { continue }
      let relation = first.coefficient < 0 ? sum.relation.flipped : sum.relation
      var multiplier = -rest[0].coefficient / first.coefficient
      // A multiplier above zero keeps the second distance in the direction of the first.
      if multiplier < 0 {
        rest.swapAt(0, 1)
        multiplier = -multiplier
      }
      guard let left = distance(from: sum.positions[partner], to: first),
        let right = distance(from: rest[1], to: rest[0])
      else { return nil }
      let times = (multiplier - 1).magnitude < 1e-9 ? "" : ", multiplier: " + SwiftText.number(multiplier)
      return left + ".constraint(" + UIKitConstraintWriter.label(relation) + "To: " + right + times
        + constantArgument(-sum.constant / first.coefficient) + ")"
    }
    return nil
  }

  // MARK: Parts

  private func constraint(
    _ left: String, _ relation: LayoutRelation, _ right: ExportedTerm, _ multiplier: Double, _ constant: Double
  ) -> String? {
    guard let other = anchor(right) else { return nil }
    let times = (multiplier - 1).magnitude < 1e-9 ? "" : ", multiplier: " + SwiftText.number(multiplier)
    return left + ".constraint(" + UIKitConstraintWriter.label(relation) + "To: " + other + times
      + constantArgument(constant) + ")"
  }

  /// A multiple of a position, which is meant from the origin of the screen and so can be said of its own views only.
  private func itemConstraint(
    _ first: ExportedTerm, _ relation: LayoutRelation, _ second: ExportedTerm, _ multiplier: Double, _ constant: Double
  ) -> String? {
    guard isInRoot(first.item), isInRoot(second.item), let left = name(first.item), let right = name(second.item) else {
      return nil
    }
    return "NSLayoutConstraint(\n  item: " + left + ", attribute: ." + attribute(first) + ", relatedBy: ."
      + UIKitConstraintWriter.label(relation) + ",\n  toItem: " + right + ", attribute: ." + attribute(second)
      + ", multiplier: " + SwiftText.number(multiplier) + ", constant: " + SwiftText.number(constant) + ")"
  }

  private func isInRoot(_ item: ExportedItem) -> Bool {
    if case .view(let index) = item { return model.views[index].parent == nil }
    if case .guide = item { return true }
    return false
  }

  private func isScreen(_ item: ExportedItem) -> Bool { item == .guide(.screen) || item == .guide(.window) }

  private func distance(from first: ExportedTerm, to second: ExportedTerm) -> String? {
    guard let start = anchor(first), let end = anchor(second) else { return nil }
    return start + ".anchorWithOffset(to: " + end + ")"
  }

  private func anchor(_ term: ExportedTerm) -> String? { name(term.item).map { $0 + "." + attribute(term) + "Anchor" } }

  /// Guides have no baselines; the engine takes their bottom edge, and so does this.
  private func attribute(_ term: ExportedTerm) -> String {
    var isView = false
    if case .view(let index) = term.item, model.views[index].kind != .guide, model.views[index].kind != .keyboard {
      isView = true
    }
    if !isView, term.attribute == .firstBaseline || term.attribute == .lastBaseline { return "bottom" }
    return term.attribute.name
  }

  private func name(_ item: ExportedItem) -> String? {
    switch item {
    case .view(let index):
      if model.views[index].kind == .keyboard { return "view.keyboardLayoutGuide" }
      return model.views[index].isSystem ? nil : model.views[index].identifier
    case .content(let index): return model.views[index].identifier + ".contentLayoutGuide"
    case .guide(.screen), .guide(.window): return "view"
    case .guide(.safe): return "view.safeAreaLayoutGuide"
    case .guide(.margins): return "view.layoutMarginsGuide"
    case .guide(.readable): return "view.readableContentGuide"
    case .guide(.keyboard): return "view.keyboardLayoutGuide"
    case .guide(.fold), .guide(.rail), .guide(.bar): return nil
    }
  }

  private func constantArgument(_ constant: Double) -> String {
    constant.magnitude < 1e-9 ? "" : ", constant: " + SwiftText.number(constant)
  }

  private static func label(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }
}

extension LayoutRelation {
  /// The relation of both sides times minus one.
  var flipped: LayoutRelation {
    self == .equal ? .equal : self == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
  }
}

/// What the solver is asked: rectangles, some known and some not, and constraints between their attributes.
///
/// The meaning is Auto Layout's, made exact: free items have width ≥ 0 and height ≥ 0 as required constraints; an
/// intrinsic content size adds `size ≥ n` at the compression resistance and `size ≤ n` at the hugging priority, per axis;
/// priorities are strictly lexicographic: for each level from the highest optional one down, the sum of the violations of
/// that level is made least and then kept.
public struct LayoutProblem: Sendable {
  /// The rectangles, referred to by index.
  public var items: [LayoutItem]
  /// The constraints in source order.
  public var constraints: [LayoutConstraint]
  /// The direction in which leading and trailing are read.
  public var direction: LayoutDirection

  /// A problem; left to right unless said otherwise.
  public init(items: [LayoutItem], constraints: [LayoutConstraint], direction: LayoutDirection = .leftToRight) {
    self.items = items
    self.constraints = constraints
    self.direction = direction
  }
}

/// A pair of priorities, one for each axis.
public struct AxisPriorities: Sendable, Equatable {
  /// For the width.
  public var horizontal: LayoutPriority
  /// For the height.
  public var vertical: LayoutPriority

  /// A priority for each axis.
  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same priority on both axes.
  public init(_ both: LayoutPriority) {
    self.init(horizontal: both, vertical: both)
  }

  /// The priority on `axis`.
  public subscript(axis: Axis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The size that a view's content asks for; nil on an axis where it asks for nothing.
public struct IntrinsicContentSize: Sendable, Equatable {
  /// The width in points, or nil.
  public var width: Double?
  /// The height in points, or nil.
  public var height: Double?

  /// A size wish per axis.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The wish on `axis`.
  public subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

/// One rectangle of a problem.
public struct LayoutItem: Sendable {
  /// The known frame of a screen, a guide or a bar; nil for a view whose frame is sought.
  public var frame: Rect?
  /// What the content asks for.
  public var intrinsicContentSize: IntrinsicContentSize
  /// How strongly the view stays as small as its content.
  public var contentHugging: AxisPriorities
  /// How strongly the view stays as large as its content.
  public var compressionResistance: AxisPriorities
  /// The first baseline in points below the top edge; nil counts as the view's bottom edge.
  public var firstBaselineFromTop: Double?
  /// The last baseline in points above the bottom edge; nil counts as the view's bottom edge.
  public var lastBaselineFromBottom: Double?

  /// An item; without a frame it is a free view.
  public init(
    frame: Rect? = nil, intrinsicContentSize: IntrinsicContentSize = IntrinsicContentSize(),
    contentHugging: AxisPriorities = AxisPriorities(.defaultLow),
    compressionResistance: AxisPriorities = AxisPriorities(.defaultHigh),
    firstBaselineFromTop: Double? = nil, lastBaselineFromBottom: Double? = nil
  ) {
    self.frame = frame
    self.intrinsicContentSize = intrinsicContentSize
    self.contentHugging = contentHugging
    self.compressionResistance = compressionResistance
    self.firstBaselineFromTop = firstBaselineFromTop
    self.lastBaselineFromBottom = lastBaselineFromBottom
  }
}

/// A multiple of an attribute of an item.
public struct LayoutTerm: Sendable, Equatable {
  /// The multiplier.
  public var coefficient: Double
  /// The index of the item.
  public var item: Int
  /// Its attribute.
  public var attribute: LayoutAttribute

  /// `coefficient` × the attribute.
  public init(_ coefficient: Double, _ item: Int, _ attribute: LayoutAttribute) {
    self.coefficient = coefficient
    self.item = item
    self.attribute = attribute
  }
}

/// The sum of the terms plus a constant, compared with zero.
///
/// In right-to-left layout, a constraint that names leading or trailing is read leftwards: leading is the right edge,
/// trailing the left one, and positions on the horizontal axis are negated, so that the constant keeps its meaning.
public struct LayoutConstraint: Sendable, Equatable {
  /// The terms; all on one axis, except for aspect ratios of sizes.
  public var terms: [LayoutTerm]
  /// The constant, in points.
  public var constant: Double
  /// How the sum compares with zero.
  public var relation: LayoutRelation
  /// How much it matters.
  public var priority: LayoutPriority

  /// `terms + constant relation 0`.
  public init(
    _ terms: [LayoutTerm], constant: Double = 0, _ relation: LayoutRelation = .equal,
    priority: LayoutPriority = .required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }
}

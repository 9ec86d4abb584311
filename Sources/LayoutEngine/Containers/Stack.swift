import Diagnostics

/// Views side by side or one below the other, as `UIStackView` has them.
public struct Stack: Sendable {
  /// How extents and gaps along the axis are found.
  public enum Distribution: UInt8, Sendable, CaseIterable {
    /// Edge to edge with the spacing between; the extents are the views' own affair.
    case fill
    /// The same extent for each.
    case fillEqually
    /// Extents in proportion to what the contents ask for.
    case fillProportionally
    /// The same gap everywhere, no less than the spacing.
    case equalSpacing
    /// The same distance from centre to centre where the gaps allow it.
    case equalCentering

    /// As blocks write it.
    public var keyword: String {
      switch self {
      case .fill: "fill"
      case .fillEqually: "equally"
      case .fillProportionally: "proportionally"
      case .equalSpacing: "equal-spacing"
      case .equalCentering: "equal-centering"
      }
    }
  }

  /// Where the views lie across the axis.
  public enum Alignment: UInt8, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading or top edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing or bottom edge.
    case trailing
    /// First baselines level; in rows only.
    case firstBaseline
    /// Last baselines level; in rows only.
    case lastBaseline

    /// The words that blocks use; an edge has one for columns and one for rows.
    public static let keywords: [(word: String, alignment: Alignment)] = [
      ("fill", .fill), ("leading", .leading), ("top", .leading), ("center", .center), ("trailing", .trailing),
      ("bottom", .trailing), ("first-baseline", .firstBaseline), ("baseline", .firstBaseline),
      ("last-baseline", .lastBaseline),
    ]
  }

  /// The axis along which the views stand.
  public var axis: Axis
  /// The gap between two views, in points.
  public var spacing: Double
  /// Where they lie across the axis.
  public var alignment: Alignment
  /// How they share the axis.
  public var distribution: Distribution
  /// Whether the last view ends where the stack ends; otherwise the rest of the stack stays empty.
  public var reachesEnd: Bool

  /// A stack; it fills both ways unless said otherwise.
  public init(
    axis: Axis, spacing: Double = 8, alignment: Alignment = .fill, distribution: Distribution = .fill,
    reachesEnd: Bool = true
  ) {
    self.axis = axis
    self.reachesEnd = reachesEnd
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
  }
}

/// The priority at which `fillProportionally` wants its proportions.
///
/// Source: measured in `UIStackView`, whose proportional constraints are one less than required.
private let proportionPriority = LayoutPriority(999)
/// The priority at which `equalCentering` wants equal distances.
///
/// Source: `UIStackView`'s own constraints, below everything that an app names.
private let centeringPriority = LayoutPriority(149)

extension Scene {
  /// The constraints of a stack: the documented meaning of `UIStackView`'s properties.
  mutating func expand(
    _ stack: Stack, _ container: SceneItem, _ children: [Int], _ range: SourceRange, written: Scene
  ) {
    guard let first = children.first, let last = children.last else { return }
    let along = AxisAttributes(axis: stack.axis)
    constrain(.view(first), along.start, .equal, container, along.start, at: range)
    constrain(.view(last), along.end, stack.reachesEnd ? .equal : .lessThanOrEqual, container, along.end, at: range)
    if !stack.reachesEnd {
      constrain(container, along.extent, .equal, to: 0, priority: .shrinkToContent, at: range)
    }
    for place in children.indices.dropFirst() {
      let child = SceneItem.view(children[place])
      let previous = SceneItem.view(children[place - 1])
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally:
        constrain(child, along.start, .equal, previous, along.end, plus: stack.spacing, at: range)
      case .equalSpacing, .equalCentering:
        constrain(child, along.start, .greaterThanOrEqual, previous, along.end, plus: stack.spacing, at: range)
      }
      distribute(stack, children, place, along, range)
    }
    align(stack, container, children, along.across, range, written)
  }

  private mutating func distribute(
    _ stack: Stack, _ children: [Int], _ place: Int, _ along: AxisAttributes, _ range: SourceRange
  ) {
    let child = SceneItem.view(children[place])
    let first = SceneItem.view(children[0])
    switch stack.distribution {
    case .fill: break
    case .fillEqually: constrain(child, along.extent, .equal, first, along.extent, at: range)
    case .fillProportionally:
      let context = environment.context
      let own = views[children[place]].contentSize(context)[stack.axis] ?? 0
      let other = views[children[0]].contentSize(context)[stack.axis] ?? 0
      if own > 0, other > 0 {
        constrain(
          child, along.extent, .equal, first, along.extent, times: own / other, priority: proportionPriority, at: range)
      }
    case .equalSpacing where place > 1:
      equate(children, place, along.start, along.end, .required, range)
    case .equalCentering where place > 1:
      equate(children, place, along.center, along.center, centeringPriority, range)
    case .equalSpacing, .equalCentering: break
    }
  }

  /// The distance before a view is the one before its predecessor.
  private mutating func equate(
    _ children: [Int], _ place: Int, _ near: LayoutAttribute, _ far: LayoutAttribute, _ priority: LayoutPriority,
    _ range: SourceRange
  ) {
    constraints.append(
      SceneConstraint(
        [
          SceneTerm(1, .view(children[place]), near), SceneTerm(-1, .view(children[place - 1]), far),
          SceneTerm(-1, .view(children[place - 1]), near), SceneTerm(1, .view(children[place - 2]), far),
        ], priority: priority, at: range))
  }

  private mutating func align(
    _ stack: Stack, _ container: SceneItem, _ children: [Int], _ across: AxisAttributes, _ range: SourceRange,
    _ written: Scene
  ) {
    var aligned: [SceneItem] = []
    for child in children where !written.placesItself(child, across.axis) { aligned.append(.view(child)) }
    for view in aligned {
      if stack.alignment == .fill {
        constrain(view, across.start, .equal, container, across.start, at: range)
        constrain(view, across.end, .equal, container, across.end, at: range)
        continue
      }
      constrain(view, across.start, .greaterThanOrEqual, container, across.start, at: range)
      constrain(view, across.end, .lessThanOrEqual, container, across.end, at: range)
      switch stack.alignment {
      case .fill: break
      case .leading: constrain(view, across.start, .equal, container, across.start, at: range)
      case .center: constrain(view, across.center, .equal, container, across.center, at: range)
      case .trailing: constrain(view, across.end, .equal, container, across.end, at: range)
      case .firstBaseline, .lastBaseline:
        let line: LayoutAttribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if view != aligned[0] { constrain(view, line, .equal, aligned[0], line, at: range) }
      }
    }
    if stack.alignment == .fill { return }
    constrain(container, across.extent, .equal, to: 0, priority: .shrinkToContent, at: range)
    if stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
      // The views keep to the near edge as far as their baselines allow.
      for view in aligned {
        constrain(view, across.start, .equal, container, across.start, priority: .leastWish, at: range)
      }
    }
  }
}

extension LayoutPriority {
  /// The weakest wish there is.
  static let leastWish = LayoutPriority(1)
}

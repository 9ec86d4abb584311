public import Diagnostics

/// What a constraint of a scene refers to.
public enum SceneItem: Sendable, Equatable {
  /// The view at that index.
  case view(Int)
  /// A guide of the environment.
  case guide(Guide)
  /// A rectangle of the scene that no view has: the content of a scrolling view, a row of a grid, a spring.
  case area(Int)
}

/// A multiple of an attribute of a view or a guide.
public struct SceneTerm: Sendable, Equatable {
  /// The multiplier.
  public var coefficient: Double
  /// What it refers to.
  public var item: SceneItem
  /// Its attribute.
  public var attribute: LayoutAttribute

  /// `coefficient` × the attribute.
  public init(_ coefficient: Double, _ item: SceneItem, _ attribute: LayoutAttribute) {
    self.coefficient = coefficient
    self.item = item
    self.attribute = attribute
  }
}

/// A constraint of a scene and where it is written; the sum of its terms plus a constant compared with zero.
public struct SceneConstraint: Sendable, Equatable {
  /// The terms.
  public var terms: [SceneTerm]
  /// The constant in points.
  public var constant: Double
  /// How the sum compares with zero.
  public var relation: LayoutRelation
  /// How much it matters.
  public var priority: LayoutPriority
  /// The phrase or equation that states it.
  public var range: SourceRange

  /// `terms + constant relation 0`, written at `range`.
  public init(
    _ terms: [SceneTerm], constant: Double = 0, _ relation: LayoutRelation = .equal,
    priority: LayoutPriority = .required, at range: SourceRange
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
    self.range = range
  }
}

/// Views and constraints in one environment: what there is to lay out.
public struct Scene: Sendable {
  /// The rectangles and size classes around it.
  public var environment: Environment
  /// The views, parents before children, in source order.
  public var views: [View]
  /// The constraints in source order; in a layout, those that containers add come after them.
  public var constraints: [SceneConstraint]
  /// What stands in the foldable's side rail; nil until it is laid out, or without a rail.
  public var railArrangement: RailArrangement?
  /// The views that arrange what they hold.
  public var containers: [Container]
  /// What is shown over the screen and dismissed again, in the order of time; empty where all is shown in source order.
  public var presentationSteps: [PresentationStep] = []
  /// How many rectangles without a view there are.
  public private(set) var areaCount: Int

  /// A scene in an environment.
  public init(environment: Environment, views: [View] = [], constraints: [SceneConstraint] = []) {
    self.environment = environment
    self.views = views
    self.constraints = constraints
    containers = []
    areaCount = 0
  }

  /// Adds a rectangle without a view.
  public mutating func addArea() -> SceneItem {
    areaCount += 1
    return .area(areaCount - 1)
  }

  /// Adds a constraint between two attributes: `a.first relation multiplier × b.second + constant`.
  public mutating func constrain(
    _ a: SceneItem, _ first: LayoutAttribute, _ relation: LayoutRelation, _ b: SceneItem, _ second: LayoutAttribute,
    times multiplier: Double = 1, plus constant: Double = 0, priority: LayoutPriority = .required, at range: SourceRange
  ) {
    constraints.append(
      SceneConstraint(
        [SceneTerm(1, a, first), SceneTerm(-multiplier, b, second)], constant: -constant, relation,
        priority: priority, at: range))
  }

  /// Adds a constraint on one attribute: `a.attribute relation constant`.
  public mutating func constrain(
    _ a: SceneItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation, to constant: Double,
    priority: LayoutPriority = .required, at range: SourceRange
  ) {
    constraints.append(
      SceneConstraint([SceneTerm(1, a, attribute)], constant: -constant, relation, priority: priority, at: range))
  }
}

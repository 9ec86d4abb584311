public import Diagnostics
public import LayoutEngine

/// A statement of a block's body.
public enum BlockItem: Sendable {
  /// A view.
  case view(ViewStatement)
  /// An equation between attributes.
  case equation(EquationStatement)
  /// A row in Apple's visual format.
  case row(VisualFormatRow)
  /// What holds under a condition only.
  case variant(VariantStatement)
}

/// A view as written: kind, name, words, and what stands indented under it.
public struct ViewStatement: Sendable {
  /// What it is.
  public var kind: ViewKind
  /// The name; made from the kind and the order where none is written.
  public var name: String
  /// Whether the author wrote the name.
  public var isNamed: Bool
  /// The words.
  public var text: LocalizedText?
  /// A size written after the name, in points.
  public var size: Size?
  /// Words such as `essential`.
  public var traits: ViewTraits
  /// Keys such as `spacing=8`, in source order.
  public var keys: [ViewKey]
  /// What places it.
  public var phrases: [Phrase]
  /// The views inside it.
  public var children: [ViewStatement]
  /// Rows in the visual format between its edges.
  public var rows: [VisualFormatRow]
  /// Its own line.
  public var range: SourceRange

  /// A view without name, words or phrases.
  public init(kind: ViewKind, name: String, range: SourceRange) {
    self.kind = kind
    self.name = name
    self.range = range
    isNamed = false
    text = nil
    size = nil
    traits = []
    keys = []
    phrases = []
    children = []
    rows = []
  }
}

/// A key and its value on a view's line.
public struct ViewKey: Sendable {
  /// The key in English, such as `spacing`.
  public var name: String
  /// The value as written.
  public var value: String
  /// Where it is written.
  public var range: SourceRange

  /// A key with its value.
  public init(name: String, value: String, range: SourceRange) {
    self.name = name
    self.value = value
    self.range = range
  }
}

/// What a phrase refers to: a view by name or a guide, with the edge when one is written.
public struct PhraseReference: Sendable {
  /// The target.
  public enum Target: Sendable {
    /// A view by its name.
    case view(String)
    /// A guide.
    case guide(Guide)
    /// The view that holds this one; the screen at the top.
    case parent
  }

  /// The target.
  public var target: Target
  /// The edge or attribute after a dot; nil for the natural one.
  public var attribute: LayoutAttribute?
  /// Where it is written.
  public var range: SourceRange

  /// A reference at a place.
  public init(_ target: Target, attribute: LayoutAttribute? = nil, at range: SourceRange) {
    self.target = target
    self.attribute = attribute
    self.range = range
  }
}

/// A phrase under a view: one way of placing or sizing it.
public struct Phrase: Sendable {
  /// What a phrase says; distances in points.
  public enum Meaning: Sendable {
    /// An edge, baseline or centre of the view at an edge of the reference, moved by the offset in the axis' direction.
    case edge(LayoutAttribute, LayoutRelation, PhraseReference, offset: Double)
    /// Below, above, after or before the reference by a gap.
    case adjacent(Adjacency, LayoutRelation, PhraseReference, gap: Double)
    /// Centred on one axis, or on both when nil.
    case center(Axis?, PhraseReference)
    /// From edge to edge of the reference on one axis or both, less an inset.
    case fill(Axis?, PhraseReference, inset: Double)
    /// A width or height in points.
    case extent(Axis, LayoutRelation, points: Double)
    /// A share of the same extent of the reference; 0.5 for 50 %.
    case proportion(Axis, LayoutRelation, Double, PhraseReference)
    /// The same extent as the reference.
    case sameExtent(Axis, LayoutRelation, PhraseReference)
    /// Width to height.
    case aspect(width: Double, height: Double)
    /// First baselines level.
    case baseline(PhraseReference)
    /// How strongly the view stays as small as its content.
    case hug(Axis?)
    /// How strongly the view stays as large as its content.
    case resist(Axis?)
    /// Views side by side in the view, of one width.
    case columns([Located<String>], gap: Double)
    /// Views one below the other in the view.
    case stack([Located<String>], gap: Double)
    /// A view that is not shown.
    case hide(Located<String>)
  }

  /// Where the view lies from the reference.
  public enum Adjacency: UInt8, Sendable {
    /// My top at its bottom.
    case below
    /// My bottom at its top.
    case above
    /// My leading edge at its trailing edge.
    case after
    /// My trailing edge at its leading edge.
    case before
  }

  /// What it says.
  public var meaning: Meaning
  /// How much it matters; required unless written.
  public var priority: LayoutPriority
  /// Where it is written.
  public var range: SourceRange

  /// A phrase at a place.
  public init(_ meaning: Meaning, priority: LayoutPriority = .required, at range: SourceRange) {
    self.meaning = meaning
    self.priority = priority
    self.range = range
  }
}

/// A multiple of an attribute in an equation.
public struct EquationTerm: Sendable {
  /// The multiplier.
  public var coefficient: Double
  /// A view or guide with its attribute.
  public var reference: PhraseReference

  /// `coefficient` × the attribute of the reference.
  public init(_ coefficient: Double, _ reference: PhraseReference) {
    self.coefficient = coefficient
    self.reference = reference
  }
}

/// A sum of terms and a constant.
public struct LinearExpression: Sendable {
  /// The terms in source order.
  public var terms: [EquationTerm]
  /// The constant in points.
  public var constant: Double

  /// A sum.
  public init(terms: [EquationTerm] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// An equation or inequality between attributes.
public struct EquationStatement: Sendable {
  /// The left side.
  public var left: LinearExpression
  /// How the sides compare.
  public var relation: LayoutRelation
  /// The right side.
  public var right: LinearExpression
  /// How much it matters.
  public var priority: LayoutPriority
  /// Where it is written.
  public var range: SourceRange

  /// An equation at a place.
  public init(
    left: LinearExpression, relation: LayoutRelation, right: LinearExpression, priority: LayoutPriority,
    range: SourceRange
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.priority = priority
    self.range = range
  }
}

/// What the example expects of its layouts.
public struct Expectation: Sendable {
  /// What is expected.
  public enum Claim: Sendable {
    /// Two sums compare so, within half a point.
    case comparison(LinearExpression, LayoutRelation, LinearExpression)
    /// The required constraints contradict each other.
    case conflict
    /// These views are left open.
    case ambiguous([Located<String>])
    /// Exactly these items of bars are in the menu of what did not fit.
    case overflow([Located<String>])
    /// Every context has the same controls.
    case sameControls
    /// Every context is read in the same order.
    case sameOrder
    /// The window has these size classes.
    case sizeClass(horizontal: SizeClass, vertical: SizeClass)
  }

  /// What is expected.
  public var claim: Claim
  /// The contexts it speaks of, as indices; nil for all.
  public var contexts: [Int]?
  /// Where it is written.
  public var range: SourceRange

  /// An expectation at a place.
  public init(_ claim: Claim, contexts: [Int]? = nil, at range: SourceRange) {
    self.claim = claim
    self.contexts = contexts
    self.range = range
  }
}

public import Diagnostics
public import LayoutEngine

/// What a row in the visual format says, as constraints between names.
public struct VisualFormatConstraint: Sendable {
  /// What a term speaks of.
  public enum Item: Sendable {
    /// What holds the row.
    case parent
    /// A guide.
    case guide(Guide)
    /// A view by its name.
    case view(String)
  }

  /// A multiple of an attribute.
  public struct Term: Sendable {
    /// The multiplier.
    public var coefficient: Double
    /// What it speaks of.
    public var item: Item
    /// Its attribute.
    public var attribute: LayoutAttribute

    init(_ coefficient: Double, _ item: Item, _ attribute: LayoutAttribute) {
      self.coefficient = coefficient
      self.item = item
      self.attribute = attribute
    }
  }

  /// The terms, whose sum plus the constant is compared with zero.
  public var terms: [Term]
  /// The constant in points.
  public var constant: Double
  /// How the sum compares with zero.
  public var relation: LayoutRelation
  /// How much it matters.
  public var priority: LayoutPriority
}

/// The distances that `-` alone means, in points.
public struct StandardSpacing: Sendable {
  /// Between two views.
  public var siblings: Double
  /// From the edge of what holds the row; nil where that is the window, whose margins guide takes the edge's place.
  public var edge: Double?

  /// Distances in points.
  public init(siblings: Double = 8, edge: Double? = 8) {
    self.siblings = siblings
    self.edge = edge
  }
}

extension VisualFormatRow {
  /// The constraints of the row, in the order in which it is written: gaps first, then extents.
  public func constraints(_ spacing: StandardSpacing) -> [VisualFormatConstraint] {
    var result: [VisualFormatConstraint] = []
    var spring: [VisualFormatConstraint.Term]?
    for place in gaps.indices {
      guard let (terms, standard) = distance(place, spacing) else { continue }
      switch gaps[place] {
      case .flush: result.append(constraint(terms, .equal, 0))
      case .standard: result.append(constraint(terms, .equal, standard))
      case .distances(let predicates): for predicate in predicates { result.append(constraint(terms, predicate)) }
      case .spring:
        result.append(constraint(terms, .greaterThanOrEqual, 0))
        if let first = spring {
          var difference = terms
          for term in first {
            difference.append(VisualFormatConstraint.Term(-term.coefficient, term.item, term.attribute))
          }
          result.append(constraint(difference, .equal, 0))
        } else {
          spring = terms
        }
      }
    }
    for element in elements {
      let terms = [VisualFormatConstraint.Term(1, .view(element.name.value), extent)]
      for predicate in element.predicates { result.append(constraint(terms, predicate)) }
    }
    return result
  }

  private var near: LayoutAttribute { axis == .horizontal ? .leading : .top }
  private var far: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }
  private var extent: LayoutAttribute { axis == .horizontal ? .width : .height }

  /// The distance of a gap, from the far edge of what stands before to the near edge of what follows, and what `-` makes of it.
  private func distance(
    _ place: Int, _ spacing: StandardSpacing
  ) -> (terms: [VisualFormatConstraint.Term], standard: Double)? {
    typealias Term = VisualFormatConstraint.Term
    if place == 0 {
      guard let start else { return nil }
      let (item, standard) = edgeItem(start, place, spacing)
      return ([Term(1, .view(elements[0].name.value), near), Term(-1, item, near)], standard)
    }
    let before = Term(-1, .view(elements[place - 1].name.value), far)
    if place < elements.count {
      return ([Term(1, .view(elements[place].name.value), near), before], spacing.siblings)
    }
    guard let end else { return nil }
    let (item, standard) = edgeItem(end, place, spacing)
    return ([Term(1, item, far), before], standard)
  }

  private func edgeItem(
    _ edge: Edge, _ place: Int, _ spacing: StandardSpacing
  ) -> (VisualFormatConstraint.Item, Double) {
    switch edge {
    case .guide(let guide): return (.guide(guide), spacing.siblings)
    case .parent:
      if let standard = spacing.edge { return (.parent, standard) }
      if case .standard = gaps[place] { return (.guide(.margins), 0) }
      return (.parent, spacing.siblings)
    }
  }

  private func constraint(
    _ terms: [VisualFormatConstraint.Term], _ relation: LayoutRelation, _ value: Double,
    _ priority: LayoutPriority = .required
  ) -> VisualFormatConstraint {
    VisualFormatConstraint(terms: terms, constant: -value, relation: relation, priority: priority)
  }

  private func constraint(_ terms: [VisualFormatConstraint.Term], _ predicate: Predicate) -> VisualFormatConstraint {
    var terms = terms
    var value = 0.0
    switch predicate.operand {
    case .points(let points): value = points
    case .share(let share): terms.append(VisualFormatConstraint.Term(-share, .parent, extent))
    case .view(let name, let factor, let constant):
      terms.append(VisualFormatConstraint.Term(-factor, .view(name.value), extent))
      value = constant
    }
    return constraint(terms, predicate.relation, value, predicate.priority)
  }
}

/// Reads one row in the visual format, with or without `H:` or `V:` before it.
///
/// - Parameters:
///   - file: the file in which it stands.
///   - range: its bytes.
/// - Returns: the row, or nil with what is wrong.
public func parseVisualFormat(_ file: SourceText, _ range: SourceRange) -> (VisualFormatRow?, [Diagnostic]) {
  var parser = BlockParser(
    BlockSource(file: file, lines: [], id: "row", fence: range), language: .english)
  var lexer = Lexer(file.bytes, range)
  var tokens = lexer.tokens()
  if tokens.isEmpty { return (nil, []) }
  if !parser.isVisualFormat(tokens) {
    let place = SourceRange(range.start, range.start)
    tokens.insert(Token(kind: .sign, text: ":", number: 0, second: 0, range: place), at: 0)
    tokens.insert(Token(kind: .word, text: "H", number: 0, second: 0, range: place), at: 0)
  }
  let row = parser.parseVisualFormat(BlockLine(level: 0, tokens: tokens, range: range))
  return (row, parser.problems.diagnostics)
}

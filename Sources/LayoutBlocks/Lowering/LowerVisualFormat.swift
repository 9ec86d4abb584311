import Diagnostics
import LayoutEngine

/// The standard distance between two views, in points.
private let standardSpacing = 8.0

extension Lowering {
  /// The constraints of a row in the visual format; `holder` is the view whose edges `|` means, nil for the window.
  mutating func lowerVisualFormat(_ row: VisualFormatRow, in holder: Int?) {
    let isHorizontal = row.axis == .horizontal
    let start: LayoutAttribute = isHorizontal ? .leading : .top
    let end: LayoutAttribute = isHorizontal ? .trailing : .bottom
    let extent: LayoutAttribute = isHorizontal ? .width : .height
    var items: [SceneItem] = []
    for element in row.elements {
      guard let item = item(.view(element.name.value), from: nil) else { return }
      items.append(item)
    }
    let parent = holder.map { inside($0) } ?? .guide(.screen)
    var spring: [SceneTerm]?
    for place in row.gaps.indices {
      // From the far edge of what stands before to the near edge of what follows.
      let before: (item: SceneItem, attribute: LayoutAttribute)
      let after: (item: SceneItem, attribute: LayoutAttribute)
      var offset = standardSpacing
      if place == 0 {
        guard let edge = row.start else { continue }
        let (item, inset) = edgeItem(edge, row.gaps[place], holder, parent)
        before = (item, start)
        after = (items[0], start)
        offset = inset
      } else if place == items.count {
        guard let edge = row.end else { continue }
        let (item, inset) = edgeItem(edge, row.gaps[place], holder, parent)
        before = (items[place - 1], end)
        after = (item, end)
        offset = inset
      } else {
        before = (items[place - 1], end)
        after = (items[place], start)
      }
      let terms = [SceneTerm(1, after.item, after.attribute), SceneTerm(-1, before.item, before.attribute)]
      switch row.gaps[place] {
      case .flush: add(terms, .equal, 0, .required, row.range)
      case .standard: add(terms, .equal, offset, .required, row.range)
      case .distances(let predicates):
        for predicate in predicates { add(terms, predicate, extent, parent, row.range) }
      case .spring:
        add(terms, .greaterThanOrEqual, 0, .required, row.range)
        if let first = spring {
          add(terms + first.map { SceneTerm(-$0.coefficient, $0.item, $0.attribute) }, .equal, 0, .required, row.range)
        } else {
          spring = terms
        }
      }
    }
    for place in items.indices {
      for predicate in row.elements[place].predicates {
        add([SceneTerm(1, items[place], extent)], predicate, extent, parent, row.range)
      }
    }
  }

  /// What an edge is, and the standard distance from it: the window's margins, else 8 points.
  private func edgeItem(
    _ edge: VisualFormatRow.Edge, _ gap: VisualFormatRow.Gap, _ holder: Int?, _ parent: SceneItem
  ) -> (SceneItem, Double) {
    switch edge {
    case .guide(let guide): return (.guide(guide), standardSpacing)
    case .parent:
      if holder == nil, case .standard = gap { return (.guide(.margins), 0) }
      return (parent, standardSpacing)
    }
  }

  private mutating func add(
    _ terms: [SceneTerm], _ relation: LayoutRelation, _ value: Double, _ priority: LayoutPriority, _ range: SourceRange
  ) {
    scene.constraints.append(
      SceneConstraint(terms, constant: -value, relation, priority: priority, at: range))
  }

  private mutating func add(
    _ terms: [SceneTerm], _ predicate: VisualFormatRow.Predicate, _ extent: LayoutAttribute, _ parent: SceneItem,
    _ range: SourceRange
  ) {
    switch predicate.operand {
    case .points(let value): add(terms, predicate.relation, value, predicate.priority, range)
    case .share(let share):
      add(terms + [SceneTerm(-share, parent, extent)], predicate.relation, 0, predicate.priority, range)
    case .view(let name, let factor, let constant):
      guard let item = item(.view(name.value), from: nil) else { return }
      add(terms + [SceneTerm(-factor, item, extent)], predicate.relation, constant, predicate.priority, range)
    }
  }
}

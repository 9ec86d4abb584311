import Diagnostics
import LayoutEngine

extension Lowering {
  /// Adds the constraints of a row in the visual format; `holder` is the view whose edges `|` means, nil for the window.
  mutating func lowerVisualFormat(_ row: VisualFormatRow, in holder: Int?) {
    let parent = holder.map { inside($0) } ?? .guide(.screen)
    for constraint in row.constraints(StandardSpacing(edge: holder == nil ? nil : 8)) {
      var terms: [SceneTerm] = []
      for term in constraint.terms {
        switch term.item {
        case .parent: terms.append(SceneTerm(term.coefficient, parent, term.attribute))
        case .guide(let guide): terms.append(SceneTerm(term.coefficient, .guide(guide), term.attribute))
        case .view(let name):
          if let item = item(.view(name), from: nil) { terms.append(SceneTerm(term.coefficient, item, term.attribute)) }
        }
      }
      // A view that a variant leaves out takes its statements with it.
      if terms.count < constraint.terms.count { continue }
      scene.constraints.append(
        SceneConstraint(
          terms, constant: constraint.constant, constraint.relation, priority: constraint.priority, at: row.range))
    }
  }
}

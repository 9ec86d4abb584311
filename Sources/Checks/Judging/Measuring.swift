import LayoutBlocks
import LayoutEngine

/// The value of an expression in a solved layout, in points; nil where a view, guide or attribute has none.
func value(of expression: LinearExpression, in layout: Layout) -> Double? {
  var sum = expression.constant
  for term in expression.terms {
    guard let rect = rect(of: term.reference.target, in: layout), let attribute = term.reference.attribute,
      let value = value(of: attribute, of: rect, layout.scene.environment.context.direction)
    else { return nil }
    sum += term.coefficient * value
  }
  return sum
}

private func rect(of target: PhraseReference.Target, in layout: Layout) -> Rect? {
  switch target {
  case .guide(let guide): return layout.scene.environment.rect(of: guide)
  case .parent: return layout.scene.environment.window
  case .view(let name):
    for index in layout.scene.views.indices where layout.scene.views[index].name.utf8.elementsEqual(name.utf8) {
      return layout.frames[index]
    }
    return nil
  }
}

private func value(of attribute: LayoutAttribute, of rect: Rect, _ direction: LayoutDirection) -> Double? {
  switch attribute {
  case .left: rect.minX
  case .right: rect.maxX
  case .leading: direction == .leftToRight ? rect.minX : rect.maxX
  case .trailing: direction == .leftToRight ? rect.maxX : rect.minX
  case .top: rect.minY
  case .bottom: rect.maxY
  case .width: rect.width
  case .height: rect.height
  case .centerX: rect.midX
  case .centerY: rect.midY
  case .firstBaseline, .lastBaseline: nil
  }
}

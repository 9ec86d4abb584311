import LayoutEngine

extension Lowering {
  /// One phrase as one constraint or more.
  mutating func lowerPhrase(_ phrase: Phrase, _ index: Int) {
    let me = SceneItem.view(index)
    switch phrase.meaning {
    case .edge(let edge, let relation, let reference, let offset):
      guard let item = item(reference.target, from: index) else { return }
      constrain(me, edge, relation, item, reference.attribute ?? edge, plus: offset, phrase)
    case .adjacent(let adjacency, let relation, let reference, let gap):
      guard let item = item(reference.target, from: index) else { return }
      lowerAdjacent(adjacency, relation, item, reference.attribute, gap, phrase, me)
    case .center(let axis, let reference):
      guard let item = item(reference.target, from: index) else { return }
      if axis != .vertical { constrain(me, .centerX, .equal, item, reference.attribute ?? .centerX, phrase) }
      if axis != .horizontal { constrain(me, .centerY, .equal, item, reference.attribute ?? .centerY, phrase) }
    case .fill(let axis, let reference, let inset):
      guard let item = item(reference.target, from: index) else { return }
      if axis != .vertical {
        constrain(me, .leading, .equal, item, .leading, plus: inset, phrase)
        constrain(me, .trailing, .equal, item, .trailing, plus: -inset, phrase)
      }
      if axis != .horizontal {
        constrain(me, .top, .equal, item, .top, plus: inset, phrase)
        constrain(me, .bottom, .equal, item, .bottom, plus: -inset, phrase)
      }
    case .extent(let axis, let relation, let points):
      scene.constraints.append(
        SceneConstraint(
          [SceneTerm(1, me, extent(axis))], constant: -points, relation, priority: phrase.priority, at: phrase.range))
    case .proportion(let axis, let relation, let share, let reference):
      guard let item = item(reference.target, from: index) else { return }
      constrain(me, extent(axis), relation, item, reference.attribute ?? extent(axis), times: share, phrase)
    case .sameExtent(let axis, let relation, let reference):
      guard let item = item(reference.target, from: index) else { return }
      constrain(me, extent(axis), relation, item, reference.attribute ?? extent(axis), phrase)
    case .aspect(let width, let height):
      constrain(me, .width, .equal, me, .height, times: width / height, phrase)
    case .columns(let names, let gap):
      arrange(
        index, names, Stack(axis: .horizontal, spacing: gap, alignment: .leading, distribution: .fillEqually), phrase)
    case .stack(let names, let gap):
      arrange(index, names, Stack(axis: .vertical, spacing: gap, reachesEnd: false), phrase)
    case .hide(let name):
      if case .view(let view)? = item(.view(name.value), from: nil) { scene.views[view].traits.insert(.hidden) }
    case .baseline(let reference):
      guard let item = item(reference.target, from: index) else { return }
      constrain(me, .firstBaseline, .equal, item, reference.attribute ?? .firstBaseline, phrase)
    case .hug(let axis):
      if axis != .vertical { scene.views[index].contentHugging.horizontal = phrase.priority }
      if axis != .horizontal { scene.views[index].contentHugging.vertical = phrase.priority }
    case .resist(let axis):
      if axis != .vertical { scene.views[index].compressionResistance.horizontal = phrase.priority }
      if axis != .horizontal { scene.views[index].compressionResistance.vertical = phrase.priority }
    }
  }

  /// Lets a view arrange others.
  private mutating func arrange(_ index: Int, _ names: [Located<String>], _ stack: Stack, _ phrase: Phrase) {
    var children: [Int] = []
    for name in names {
      if case .view(let view)? = item(.view(name.value), from: nil), view != index { children.append(view) }
    }
    var container = Container(view: index, children: children, .stack, at: phrase.range)
    container.stack = stack
    scene.containers.append(container)
  }

  private func extent(_ axis: Axis) -> LayoutAttribute { axis == .horizontal ? .width : .height }

  /// A gap on the far side of the reference; `at least` widens it in the direction away from the reference.
  private mutating func lowerAdjacent(
    _ adjacency: Phrase.Adjacency, _ relation: LayoutRelation, _ item: SceneItem, _ attribute: LayoutAttribute?,
    _ gap: Double, _ phrase: Phrase, _ me: SceneItem
  ) {
    let flipped: LayoutRelation =
      relation == .equal ? .equal : relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    switch adjacency {
    case .below: constrain(me, .top, relation, item, attribute ?? .bottom, plus: gap, phrase)
    case .after: constrain(me, .leading, relation, item, attribute ?? .trailing, plus: gap, phrase)
    case .above: constrain(me, .bottom, flipped, item, attribute ?? .top, plus: -gap, phrase)
    case .before: constrain(me, .trailing, flipped, item, attribute ?? .leading, plus: -gap, phrase)
    }
  }
}

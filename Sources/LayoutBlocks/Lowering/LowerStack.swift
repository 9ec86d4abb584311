import LayoutEngine

extension Lowering {
  /// The children of a row or column as constraints, as a stack view has them.
  ///
  /// Along the axis: edge to edge with the spacing (8 points unless said) between; `distribute=equally` gives all the same
  /// extent, `equal-spacing` the same gaps of at least the spacing. Across: `align=fill` from edge to edge, else at one edge or
  /// the centre, with the stack no larger than its largest child. A child that places itself across keeps its place.
  mutating func lowerStack(_ index: Int) {
    var children: [Int] = []
    for child in scene.views.indices where scene.views[child].parent == index { children.append(child) }
    guard let first = children.first, let last = children.last else { return }
    let isRow = scene.views[index].kind == .row
    let axis = StackAxis(isRow: isRow)
    let spacing = key("spacing", of: index).map { number($0) } ?? 8
    let me = SceneItem.view(index)
    let phrase = Phrase(.hug(nil), at: statement(index).range)

    constrain(.view(first), axis.start, .equal, me, axis.start, phrase)
    constrain(.view(last), axis.end, .equal, me, axis.end, phrase)
    let distribution = key("distribute", of: index) ?? "fill"
    for place in children.indices.dropFirst() {
      let child = SceneItem.view(children[place])
      let previous = SceneItem.view(children[place - 1])
      if distribution.matches("equal-spacing") {
        constrain(child, axis.start, .greaterThanOrEqual, previous, axis.end, plus: spacing, phrase)
        if place > 1 { equalGaps(children, place, axis, phrase) }
      } else {
        constrain(child, axis.start, .equal, previous, axis.end, plus: spacing, phrase)
      }
      if distribution.matches("equally") {
        constrain(child, axis.extent, .equal, .view(first), axis.extent, phrase)
      }
    }
    align(children, me, axis, key("align", of: index) ?? "fill", phrase)
  }

  private struct StackAxis {
    let isRow: Bool
    var start: LayoutAttribute { isRow ? .leading : .top }
    var end: LayoutAttribute { isRow ? .trailing : .bottom }
    var extent: LayoutAttribute { isRow ? .width : .height }
    var crossStart: LayoutAttribute { isRow ? .top : .leading }
    var crossEnd: LayoutAttribute { isRow ? .bottom : .trailing }
    var crossCenter: LayoutAttribute { isRow ? .centerY : .centerX }
    var crossExtent: LayoutAttribute { isRow ? .height : .width }
  }

  /// The gap before a child is the same as the one before its predecessor.
  private mutating func equalGaps(_ children: [Int], _ place: Int, _ axis: StackAxis, _ phrase: Phrase) {
    scene.constraints.append(
      SceneConstraint(
        [
          SceneTerm(1, .view(children[place]), axis.start), SceneTerm(-1, .view(children[place - 1]), axis.end),
          SceneTerm(-1, .view(children[place - 1]), axis.start), SceneTerm(1, .view(children[place - 2]), axis.end),
        ], at: phrase.range))
  }

  private mutating func align(
    _ children: [Int], _ me: SceneItem, _ axis: StackAxis, _ alignment: String, _ phrase: Phrase
  ) {
    let fills = alignment.matches("fill")
    for child in children where !placesItself(child, across: axis.isRow) {
      let view = SceneItem.view(child)
      if fills {
        constrain(view, axis.crossStart, .equal, me, axis.crossStart, phrase)
        constrain(view, axis.crossEnd, .equal, me, axis.crossEnd, phrase)
        continue
      }
      constrain(view, axis.crossStart, .greaterThanOrEqual, me, axis.crossStart, phrase)
      constrain(view, axis.crossEnd, .lessThanOrEqual, me, axis.crossEnd, phrase)
      if alignment.matches("center") {
        constrain(view, axis.crossCenter, .equal, me, axis.crossCenter, phrase)
      } else if alignment.matches("leading") || alignment.matches("top") {
        constrain(view, axis.crossStart, .equal, me, axis.crossStart, phrase)
      } else {
        constrain(view, axis.crossEnd, .equal, me, axis.crossEnd, phrase)
      }
    }
    if !fills {
      scene.constraints.append(
        SceneConstraint([SceneTerm(1, me, axis.crossExtent)], .equal, priority: .fittingSize, at: phrase.range))
    }
  }

  private func placesItself(_ index: Int, across isRow: Bool) -> Bool {
    for phrase in statement(index).phrases {
      switch phrase.meaning {
      case .edge(let edge, _, _, _): if (edge.axis == .vertical) == isRow { return true }
      case .center(let axis, _), .fill(let axis, _, _):
        if axis == nil || (axis == .vertical) == isRow { return true }
      case .adjacent(let adjacency, _, _, _):
        let isVertical = adjacency == .below || adjacency == .above
        if isVertical == isRow { return true }
      case .baseline: if isRow { return true }
      case .extent, .proportion, .sameExtent, .aspect, .hug, .resist: break
      }
    }
    return false
  }
}

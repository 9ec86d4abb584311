import LayoutEngine

/// Rows, columns, grids, lists and what scrolls: how they arrange the views in them.
extension Lowering {
  /// The room around the words of a list's row: they begin at the layout margin, and one line makes a row of 44 points.
  ///
  /// A list from edge to edge of the window keeps its words out of the unsafe area too, as `UITableView` does.
  func rowInsets(of list: Int) -> EdgeInsets {
    let environment = scene.environment
    var bounds = environment.safeArea
    for phrase in statements[list].phrases {
      switch phrase.meaning {
      case .fill(let axis, let reference, _) where axis != .vertical:
        if case .guide(let guide) = reference.target, guide == .screen || guide == .window {
          bounds = environment.window
        }
      default: break
      }
    }
    return EdgeInsets(
      top: 11, left: environment.layoutMargins.minX - bounds.minX, bottom: 11,
      right: bounds.maxX - environment.layoutMargins.maxX)
  }

  /// Lets a view of a kind that arranges others do so.
  mutating func addContainer(_ index: Int) {
    let kind: Container.Kind
    switch scene.views[index].kind {
    case .row, .column: kind = .stack
    case .grid: kind = .grid
    case .scroll: kind = .scroll
    case .list: kind = .list
    default: return
    }
    var children: [Int] = []
    for child in scene.views.indices where scene.views[child].parent == index { children.append(child) }
    var container = Container(view: index, children: children, kind, at: statements[index].range)
    container.stack = stack(index)
    container.grid = grid(index)
    for axis in ScrollAxis.allCases where axis.keyword.matches(key("axis", of: index) ?? "vertical") {
      container.scrollAxis = axis
    }
    container.leastRowHeight = key("min", of: index).map { number($0) } ?? 44
    if kind == .scroll || kind == .list { container.content = scene.addArea() }
    scene.containers.append(container)
  }

  private func stack(_ index: Int) -> Stack {
    let isList = scene.views[index].kind == .list
    var stack = Stack(axis: scene.views[index].kind == .row ? .horizontal : .vertical)
    stack.spacing = key("spacing", of: index).map { number($0) } ?? (isList ? 0 : 8)
    if isList { return stack }
    for entry in Stack.Alignment.keywords where entry.word.matches(key("align", of: index) ?? "fill") {
      stack.alignment = entry.alignment
    }
    for distribution in Stack.Distribution.allCases
    where distribution.keyword.matches(key("distribute", of: index) ?? "fill") { stack.distribution = distribution }
    return stack
  }

  private func grid(_ index: Int) -> Grid {
    let isEven = key("columns", of: index)?.matches("even") ?? false
    let columns: Grid.Columns
    if let least = key("min", of: index) {
      columns = .adaptive(least: number(least))
    } else {
      columns = .fixed(isEven ? 2 : Int(min(1000, key("columns", of: index).map { number($0) } ?? 2)))
    }
    var grid = Grid(
      columns: columns, spacing: key("spacing", of: index).map { number($0) } ?? 8,
      fillsRows: key("align", of: index)?.matches("fill") ?? false)
    grid.keepsEven = isEven
    return grid
  }
}

import Diagnostics

/// Views in rows and columns of one width.
public struct Grid: Sendable {
  /// How many columns there are.
  public enum Columns: Sendable, Equatable {
    /// Always so many.
    case fixed(Int)
    /// As many as fit with at least this width in points.
    case adaptive(least: Double)
  }

  /// How many columns there are.
  public var columns: Columns
  /// The gap between columns and between rows, in points.
  public var spacing: Double
  /// Whether the views of a row are as high as the row.
  public var fillsRows: Bool
  /// Whether the columns keep to an even number on a display that folds, and part in two halves while it is folded.
  public var keepsEven = false

  /// A grid of columns.
  public init(columns: Columns, spacing: Double = 8, fillsRows: Bool = false) {
    self.columns = columns
    self.spacing = spacing
    self.fillsRows = fillsRows
  }

  /// The most columns of a grid, so that a mistake in a number is no million columns.
  static let maximumColumns = 100

  /// The number of columns at a width in points on a display: at least one.
  public func columnCount(at width: Double, role: DisplayRole) -> Int {
    let count = columnCount(at: width)
    return keepsEven && role == .inner && count > 1 ? count - count % 2 : count
  }

  private func columnCount(at width: Double) -> Int {
    switch columns {
    case .fixed(let count): return max(1, min(count, Grid.maximumColumns))
    case .adaptive(let least):
      let count = (width + spacing + 1e-6) / max(1, least + spacing)
      return count.isFinite ? Int(max(1, min(count, Double(Grid.maximumColumns)))) : 1
    }
  }
}

/// How the columns of a grid are set for now; a later pass may set them otherwise.
struct GridColumns: Equatable {
  /// How many there are.
  var count: Int
  /// Whether half of them stands on each side of the fold.
  var partsAtFold = false
}

extension Scene {
  /// How many columns a grid of that frame has, and whether the fold parts them.
  ///
  /// What scrolls may cross the fold and is not cut in two.
  func gridColumns(_ grid: Grid, of view: Int, in frame: Rect) -> GridColumns {
    var result = GridColumns(count: grid.columnCount(at: frame.width, role: environment.context.display.role))
    guard grid.keepsEven, result.count % 2 == 0, let fold = environment.rect(of: .fold), fold.height > fold.width else {
      return result
    }
    var ancestor = views[view].parent
    while let index = ancestor {
      if views[index].traits.contains(.scrolls) { return result }
      ancestor = views[index].parent
    }
    result.partsAtFold = frame.minX < fold.minX && frame.maxX > fold.maxX
    return result
  }

  /// The constraints of a grid: columns of one width, rows as high as their highest view.
  ///
  /// Where the fold parts it, the halves are laid out apart, each between its edge of the grid and the fold: the outer margins
  /// stay, and the gutter in the middle is as wide as the fold.
  mutating func expand(
    _ grid: Grid, _ container: SceneItem, _ children: [Int], columns setting: GridColumns, _ range: SourceRange
  ) {
    let columns = setting.count
    var row = container
    for place in children.indices {
      let child = SceneItem.view(children[place])
      let column = place % columns
      if column == 0 { row = startRow(after: place == 0 ? nil : row, grid, container, range) }
      if setting.partsAtFold {
        constrainHalf(grid, child, column, columns / 2, container, range)
      } else {
        // columns × width + gaps = the grid's width
        constrain(
          child, .width, .equal, container, .width, times: 1 / Double(columns),
          plus: -grid.spacing * Double(columns - 1) / Double(columns), at: range)
        constrainStart(grid, child, after: column, from: SceneTerm(-1, container, .leading), range)
      }
      constrain(child, .top, .equal, row, .top, at: range)
      constrain(child, .bottom, grid.fillsRows ? .equal : .lessThanOrEqual, row, .bottom, at: range)
    }
    if children.isEmpty { return }
    constrain(row, .bottom, .lessThanOrEqual, container, .bottom, at: range)
    constrain(container, .height, .equal, to: 0, priority: .shrinkToContent, at: range)
  }

  /// A column in its half: between the grid's edge and the fold, as wide as the others of the half.
  private mutating func constrainHalf(
    _ grid: Grid, _ child: SceneItem, _ column: Int, _ half: Int, _ container: SceneItem, _ range: SourceRange
  ) {
    let isFirst = column < half
    let start: (SceneItem, LayoutAttribute) = isFirst ? (container, .leading) : (.guide(.fold), .trailing)
    let end: (SceneItem, LayoutAttribute) = isFirst ? (.guide(.fold), .leading) : (container, .trailing)
    constraints.append(
      SceneConstraint(
        [
          SceneTerm(Double(half), child, .width), SceneTerm(1, start.0, start.1), SceneTerm(-1, end.0, end.1),
        ], constant: grid.spacing * Double(half - 1), at: range))
    constrainStart(grid, child, after: column % half, from: SceneTerm(-1, start.0, start.1), range)
  }

  /// The column begins where the widths and gaps of those before it end.
  private mutating func constrainStart(
    _ grid: Grid, _ child: SceneItem, after count: Int, from start: SceneTerm, _ range: SourceRange
  ) {
    constraints.append(
      SceneConstraint(
        [SceneTerm(1, child, .leading), start, SceneTerm(-Double(count), child, .width)],
        constant: -grid.spacing * Double(count), at: range))
  }

  /// A row's rectangle, below the one before it; it wishes to be no higher than its views.
  private mutating func startRow(
    after previous: SceneItem?, _ grid: Grid, _ container: SceneItem, _ range: SourceRange
  ) -> SceneItem {
    let row = addArea()
    constrain(row, .left, .equal, container, .left, at: range)
    constrain(row, .width, .equal, container, .width, at: range)
    if let previous {
      constrain(row, .top, .equal, previous, .bottom, plus: grid.spacing, at: range)
    } else {
      constrain(row, .top, .equal, container, .top, at: range)
    }
    constrain(row, .height, .equal, to: 0, priority: .leastWish, at: range)
    return row
  }
}

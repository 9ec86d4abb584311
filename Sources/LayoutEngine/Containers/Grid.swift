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

  /// A grid of columns.
  public init(columns: Columns, spacing: Double = 8, fillsRows: Bool = false) {
    self.columns = columns
    self.spacing = spacing
    self.fillsRows = fillsRows
  }

  /// The most columns of a grid, so that a mistake in a number is no million columns.
  static let maximumColumns = 100

  /// The number of columns at a width in points: at least one.
  public func columnCount(at width: Double) -> Int {
    switch columns {
    case .fixed(let count): return max(1, min(count, Grid.maximumColumns))
    case .adaptive(let least):
      let count = (width + spacing + 1e-6) / max(1, least + spacing)
      return count.isFinite ? Int(max(1, min(count, Double(Grid.maximumColumns)))) : 1
    }
  }
}

extension Scene {
  /// The constraints of a grid: columns of one width, rows as high as their highest view.
  mutating func expand(
    _ grid: Grid, _ container: SceneItem, _ children: [Int], columns: Int, _ range: SourceRange
  ) {
    var row = container
    for place in children.indices {
      let child = SceneItem.view(children[place])
      let column = place % columns
      if column == 0 { row = startRow(after: place == 0 ? nil : row, grid, container, range) }
      // columns × width + gaps = the grid's width
      constrain(
        child, .width, .equal, container, .width, times: 1 / Double(columns),
        plus: -grid.spacing * Double(columns - 1) / Double(columns), at: range)
      // The column begins where the widths and gaps of those before it end.
      constraints.append(
        SceneConstraint(
          [
            SceneTerm(1, child, .leading), SceneTerm(-1, container, .leading),
            SceneTerm(-Double(column), child, .width),
          ], constant: -grid.spacing * Double(column), at: range))
      constrain(child, .top, .equal, row, .top, at: range)
      constrain(child, .bottom, grid.fillsRows ? .equal : .lessThanOrEqual, row, .bottom, at: range)
    }
    if children.isEmpty { return }
    constrain(row, .bottom, .lessThanOrEqual, container, .bottom, at: range)
    constrain(container, .height, .equal, to: 0, priority: .shrinkToContent, at: range)
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

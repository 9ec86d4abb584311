import LayoutEngine

/// Views side by side.
struct SwiftUIRow {
  /// The views from the leading edge on.
  var views: [Int]
  /// The gap before each view but the first, in points.
  var gaps: [Double] = []
  /// The line that they share.
  var level = LayoutAttribute.centerY
}

/// Rows one below the other, placed as a whole on what holds them.
struct SwiftUILayer {
  /// The rows from the top down.
  var rows: [SwiftUIRow]
  /// The gap before each row but the first, in points.
  var gaps: [Double] = []
}

/// Sorts the views of one holder into layers: which stand beside and below one another, and which for themselves.
///
/// A view that is placed by a neighbour joins its row or its column where that says the same; else the placement is
/// given up and the view becomes a layer of its own.
struct SwiftUILayers {
  private(set) var layers: [SwiftUILayer] = []
  /// The placements, without those that were given up.
  private(set) var placements: [SwiftUIPlacement]
  /// The views whose place on an axis could not be kept.
  private(set) var losses: [(view: Int, axis: Axis)] = []
  private var isPlaced: [Bool]

  /// Sorts the views; the placements are those of all views of the block.
  init(_ views: [Int], _ placements: [SwiftUIPlacement]) {
    self.placements = placements
    isPlaced = [Bool](repeating: false, count: placements.count)
    for view in views where !isFollower(view) { start(view, among: views) }
    for view in views where !isPlaced[view] {
      giveUp(view)
      start(view, among: views)
    }
  }

  private func isFollower(_ view: Int) -> Bool {
    let placement = placements[view]
    return placement.below != nil || placement.above != nil || placement.after != nil || placement.before != nil
  }

  /// Gives up what ties a view to neighbours that it does not stand beside.
  private mutating func giveUp(_ view: Int) {
    if placements[view].after != nil || placements[view].before != nil { losses.append((view, .horizontal)) }
    if placements[view].below != nil || placements[view].above != nil || placements[view].level != nil {
      losses.append((view, .vertical))
    }
    placements[view].after = nil
    placements[view].before = nil
    placements[view].below = nil
    placements[view].above = nil
    placements[view].level = nil
  }

  private mutating func start(_ view: Int, among views: [Int]) {
    if isPlaced[view] { return }
    if placements[view].level != nil {
      placements[view].level = nil
      losses.append((view, .vertical))
    }
    var layer = SwiftUILayer(rows: [row(from: view, among: views)])
    // Only what hangs from an edge can grow away from it; a centred column would move as a whole.
    if !placements[view].centersY, placements[view].bottom == nil {
      while let next = follower(of: layer.rows[layer.rows.count - 1], among: views, isBelow: true) {
        layer.gaps.append(placements[next].below?.gap ?? 0)
        layer.rows.append(row(from: next, among: views))
      }
    } else if placements[view].bottom != nil, placements[view].top == nil {
      while let next = follower(of: layer.rows[0], among: views, isBelow: false) {
        layer.gaps.insert(placements[next].above?.gap ?? 0, at: 0)
        layer.rows.insert(row(from: next, among: views), at: 0)
      }
    }
    layers.append(layer)
  }

  private func follower(of row: SwiftUIRow, among views: [Int], isBelow: Bool) -> Int? {
    // A column measures from the lowest view of a row, which is known only where the row has one view.
    guard row.views.count == 1 else { return nil }
    for view in views where !isPlaced[view] {
      let placement = placements[view]
      if placement.after != nil || placement.before != nil || placement.level != nil { continue }
      let neighbour = isBelow ? placement.below : placement.above
      guard let neighbour, neighbour.view == row.views[0] else { continue }
      let opposite = isBelow ? placement.bottom : placement.top
      if opposite == nil { return view }
    }
    return nil
  }

  private mutating func row(from view: Int, among views: [Int]) -> SwiftUIRow {
    var row = SwiftUIRow(views: [view])
    isPlaced[view] = true
    let placement = placements[view]
    if placement.centersX || (placement.leading != nil && placement.trailing != nil) { return row }
    if placement.trailing == nil {
      while let next = beside(row.views[row.views.count - 1], row, among: views, isAfter: true) {
        row.level = placements[next].level?.attribute ?? row.level
        row.gaps.append(placements[next].after?.gap ?? 0)
        row.views.append(next)
        isPlaced[next] = true
        if placements[next].trailing != nil { break }
      }
    } else {
      while let next = beside(row.views[0], row, among: views, isAfter: false) {
        row.level = placements[next].level?.attribute ?? row.level
        row.gaps.insert(placements[next].before?.gap ?? 0, at: 0)
        row.views.insert(next, at: 0)
        isPlaced[next] = true
        if placements[next].leading != nil { break }
      }
    }
    return row
  }

  /// The view that stands beside another on a line with a view of its row; all of a row share one line.
  private func beside(_ view: Int, _ row: SwiftUIRow, among views: [Int], isAfter: Bool) -> Int? {
    for next in views where !isPlaced[next] {
      let placement = placements[next]
      let neighbour = isAfter ? placement.after : placement.before
      guard let neighbour, neighbour.view == view, let level = placement.level else { continue }
      if placement.below != nil || placement.above != nil || placement.top != nil || placement.bottom != nil {
        continue
      }
      var isInRow = false
      for other in row.views where other == level.view { isInRow = true }
      if isInRow, row.views.count == 1 || level.attribute == row.level { return next }
    }
    return nil
  }
}

/// The width of a column of a split view that leads to the next one, in points; the author may state another.
///
/// 320 is what most apps give their lists; no default of the system is known for the foldable.
public let leadingColumnWidth = 320.0

/// The least width of the column that shows what was chosen, in points.
///
/// Where less would be left, the columns before it collapse. The figure is ours.
public let leastDetailWidth = 340.0

extension Environment {
  /// The area of a split view: the whole window, less the side rail.
  public var splitArea: Rect {
    guard let rail else { return window }
    return railSide == .left
      ? Rect(left: rail.maxX, top: window.minY, right: window.maxX, bottom: window.maxY)
      : Rect(left: window.minX, top: window.minY, right: rail.minX, bottom: window.maxY)
  }

  /// The frames of the columns of a split view; nil for those that have collapsed and are a step away.
  ///
  /// In compact width one column shows: the one in focus, else the first. In regular width the last ones show, as many as leave
  /// the last at least ``leastDetailWidth``; on the foldable at most two, and of three only the last where it is held tall.
  /// Folded like a book, two columns become even around the fold.
  ///
  /// - Parameters:
  ///   - widths: for each column, its width in points where the author states one.
  ///   - focus: the column that shows where there is room for one.
  public func splitColumns(widths: [Double?], focus: Int?) -> [Rect?] {
    var frames = [Rect?](repeating: nil, count: widths.count)
    let area = splitArea
    guard let last = widths.indices.last else { return frames }
    if horizontalSizeClass == .compact {
      frames[focus ?? 0] = area
      return frames
    }
    var first = last
    var room = area.width
    var least = 0
    if context.usesFoldable { least = context.orientation == .portrait && widths.count > 2 ? last : max(0, last - 1) }
    while first > least {
      let width = widths[first - 1] ?? leadingColumnWidth
      if room - width < leastDetailWidth { break }
      room -= width
      first -= 1
    }
    let isMirrored = context.direction == .rightToLeft
    if let fold, fold.height > fold.width, dividesAtFold, last > 0 {
      let left = Rect(left: area.minX, top: area.minY, right: fold.minX, bottom: area.maxY)
      let right = Rect(left: fold.maxX, top: area.minY, right: area.maxX, bottom: area.maxY)
      frames[last - 1] = isMirrored ? right : left
      frames[last] = isMirrored ? left : right
      return frames
    }
    var offset = 0.0
    for index in first...last {
      let width = index == last ? area.width - offset : widths[index] ?? leadingColumnWidth
      let x = isMirrored ? area.maxX - offset - width : area.minX + offset
      frames[index] = Rect(x: x, y: area.minY, width: width, height: area.height)
      offset += width
    }
    return frames
  }
}

extension Scene {
  /// Gives the columns of a split view their frames; those that have collapsed are laid out as they will be when people get there.
  public mutating func placeColumns(of split: Int, widths: [Double?]) {
    var columns: [Int] = []
    var focus: Int?
    for index in views.indices where views[index].parent == split {
      if views[index].traits.contains(.focus) { focus = columns.count }
      columns.append(index)
    }
    guard columns.count == widths.count else { return }
    let frames = environment.splitColumns(widths: widths, focus: focus)
    for (place, column) in columns.enumerated() {
      views[column].frame = frames[place] ?? environment.splitArea
      if frames[place] == nil { collapse(column) }
    }
  }

  private mutating func collapse(_ column: Int) {
    views[column].traits.formUnion([.hidden, .collapsed])
    for index in views.indices where index > column {
      guard let parent = views[index].parent, views[parent].traits.contains(.collapsed) else { continue }
      views[index].traits.formUnion([.hidden, .collapsed])
    }
  }

  /// The column of a split view that a view lies in, or is; nil for others.
  public func column(of view: Int) -> Int? {
    var next: Int? = view
    while let index = next {
      if let parent = views[index].parent, views[parent].kind == .split { return index }
      next = views[index].parent
    }
    return nil
  }

  /// What has guides of its own and holds a view: a sheet, popover or alert, else a column of a split view.
  public func guideOwner(of view: Int) -> Int? { presentation(of: view) ?? column(of: view) }

  /// Whether a view is a column of a split view.
  func isColumn(_ index: Int) -> Bool { views[index].parent.map { views[$0].kind == .split } ?? false }

  /// The part of a column that bars and hardware leave.
  func columnSafeArea(of column: Int) -> Rect {
    guard let frame = views[column].frame else { return environment.safeArea }
    var area = frame.intersection(environment.safeArea) ?? frame
    for view in views where view.parent == column && view.kind == .navigationBar {
      guard let bar = view.frame else { continue }
      area = Rect(left: area.minX, top: max(area.minY, bar.maxY), right: area.maxX, bottom: area.maxY)
    }
    return area
  }

  /// The layout margins of a column: the window's at the window's edges, and as much between columns.
  func columnMargins(of column: Int) -> Rect {
    let safe = columnSafeArea(of: column)
    let window = environment.layoutMargins
    let margin = max(window.minX - environment.safeArea.minX, environment.safeArea.maxX - window.maxX)
    let left = safe.minX <= environment.safeArea.minX + 0.5 ? window.minX : safe.minX + margin
    let right = safe.maxX >= environment.safeArea.maxX - 0.5 ? window.maxX : safe.maxX - margin
    return Rect(left: left, top: safe.minY, right: right, bottom: safe.maxY)
  }

  /// The frame of a navigation bar inside a column: it stays horizontal, whatever becomes of the bars of the screen.
  public func columnBarFrame(of column: Int) -> Rect {
    guard let frame = views[column].frame else { return .zero }
    let top = environment.navigationBar == nil ? environment.safeAreaInsets.top : environment.hardwareSafeAreaInsets.top
    return Rect(x: frame.x, y: frame.y, width: frame.width, height: top + 44)
  }
}

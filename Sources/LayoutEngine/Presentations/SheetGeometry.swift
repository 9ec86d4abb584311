/// The height of a bar across the top of a sheet, in points.
///
/// Source: 12 more than the 44 of other bars on iPhone and 6 more than the 50 on iPad, iOS 13–16, derived by one observer.
public let sheetBarHeight = 56.0
/// The width that a bar at the side takes from a sheet on the foldable, in points; read by one observer.
public let sheetRailWidth = 76.0
/// The grabber of a sheet: 36 × 5 points, 5 below the edge; measured on iPhone.
public let grabberSize = Size(width: 36, height: 5)

extension Environment {
  /// The frame of a sheet that rests at a height, in window coordinates.
  ///
  /// On iPhone, large ends 10 points below the top of the safe area and medium is half as high; in compact height a sheet fills the
  /// window. On iPad a sheet is 704 points wide at most and stands at the bottom; a form sheet is 540 × 620 in the middle. The
  /// foldable's figures are those of one observer; half folded, the sheet stands in one half, as the talk says, where the
  /// simulator lets it touch the band.
  public func sheetFrame(at detent: Detent, _ settings: SheetSettings, traits: ViewTraits) -> Rect {
    if traits.contains(.fullScreen) { return window }
    if context.usesFoldable { return foldableSheet(detent, settings, traits) }
    if verticalSizeClass == .compact { return window }
    if traits.contains(.form), horizontalSizeClass == .regular {
      let width = min(540, window.width)
      let height = min(620, window.height)
      return Rect(x: window.midX - width / 2, y: window.midY - height / 2, width: width, height: height)
    }
    let top = hardwareSafeAreaInsets.top + 10
    let width = horizontalSizeClass == .regular ? min(704, window.width) : window.width
    let large = Rect(left: window.midX - width / 2, top: top, right: window.midX + width / 2, bottom: window.maxY)
    return large.resting(at: detent, isMediumActive: true)
  }

  private func foldableSheet(_ detent: Detent, _ settings: SheetSettings, _ traits: ViewTraits) -> Rect {
    let gap = 8.0
    if context.display.role == .outer {
      // Without the bar at the side the status symbols move into a row above the sheet.
      let top = traits.contains(.horizontal) ? statusRowHeight + gap : gap
      let large = Rect(left: gap, top: top, right: window.maxX - gap, bottom: window.maxY)
      return large.resting(at: detent, isMediumActive: verticalSizeClass == .regular)
    }
    var bounds = window
    if let fold, dividesAtFold {
      if fold.height > fold.width {
        bounds.width = fold.minX - window.minX
      } else {
        bounds = Rect(left: window.minX, top: fold.maxY, right: window.maxX, bottom: window.maxY)
      }
    }
    let isUpright = context.orientation == .portrait && fold == nil
    let top = bounds.minY + (isUpright ? statusRowHeight + gap : gap)
    let width = min(653, bounds.width - 2 * gap)
    var x = bounds.midX - width / 2
    if context.orientation == .landscape, fold == nil {
      let isMirrored = context.direction == .rightToLeft
      switch settings.placement {
      case .center: break
      case .leading: x = isMirrored ? bounds.maxX - gap - width : bounds.minX + gap
      case .trailing: x = isMirrored ? bounds.minX + gap : bounds.maxX - gap - width
      }
    }
    let large = Rect(x: x, y: top, width: width, height: bounds.maxY - top)
    return large.resting(at: detent, isMediumActive: true)
  }

  /// Whether a sheet has its bar at the side: on the foldable's outer display unless turned off, and at the trailing edge inside.
  public func sheetHasSideBar(_ settings: SheetSettings, traits: ViewTraits) -> Bool {
    guard context.usesFoldable, !traits.contains(.horizontal), !traits.contains(.fullScreen) else { return false }
    if context.display.role == .outer { return true }
    return context.orientation == .landscape && settings.placement == .trailing
  }

  /// The frame of an alert of a size: in the middle, or in the half of a folded display that the talk names.
  ///
  /// As a book it is the trailing half, as a laptop the upper one.
  public func alertFrame(_ size: Size) -> Rect {
    var bounds = window
    if let fold, dividesAtFold {
      let isMirrored = context.direction == .rightToLeft
      if fold.height > fold.width {
        bounds =
          isMirrored
          ? Rect(left: safeArea.minX, top: 0, right: fold.minX, bottom: window.maxY)
          : Rect(left: fold.maxX, top: 0, right: safeArea.maxX, bottom: window.maxY)
      } else {
        bounds = Rect(left: 0, top: safeArea.minY, right: window.maxX, bottom: fold.minY)
      }
    }
    let width = min(size.width, bounds.width)
    let height = min(size.height, bounds.height)
    return Rect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}

extension Rect {
  /// The part of a fully expanded sheet that shows at a height.
  fileprivate func resting(at detent: Detent, isMediumActive: Bool) -> Rect {
    let rest: Double
    switch detent {
    case .large: rest = height
    case .medium: rest = isMediumActive ? height / 2 : height
    case .custom(let points): rest = min(points, height)
    }
    return Rect(x: x, y: maxY - rest, width: width, height: rest)
  }
}

extension Scene {
  /// The presentation that a view belongs to, or is; nil for the screen itself.
  public func presentation(of view: Int) -> Int? {
    var next: Int? = view
    var found: Int?
    while let index = next {
      if views[index].kind.isPresentation { found = found ?? index }
      next = views[index].parent
    }
    return found
  }

  /// The safe area in a sheet or alert that the system places, less its bar and what the window's bottom keeps free; or in a column.
  public func innerSafeArea(of index: Int) -> Rect {
    if isColumn(index) { return columnSafeArea(of: index) }
    guard let frame = views[index].frame else { return environment.safeArea }
    if views[index].traits.contains(.fullScreen) { return environment.safeArea }
    var insets = EdgeInsets.zero
    if frame.maxY >= environment.window.maxY - 0.5 { insets.bottom = environment.hardwareSafeAreaInsets.bottom }
    if views[index].kind == .sheet, environment.verticalSizeClass == .compact, !environment.context.usesFoldable {
      insets = environment.hardwareSafeAreaInsets
    }
    if let settings = views[index].sheet {
      if environment.sheetHasSideBar(settings, traits: views[index].traits) {
        if environment.railSide == .left { insets.left = sheetRailWidth } else { insets.right = sheetRailWidth }
      } else if hasNavigationBar(index) {
        insets.top += sheetBarHeight
      }
    }
    return frame.inset(by: insets)
  }

  /// The layout margins in a sheet, 16 points from its sides, 20 where width is regular; or in a column of a split view.
  public func innerMargins(of index: Int) -> Rect {
    if isColumn(index) { return columnMargins(of: index) }
    guard views[index].frame != nil else { return environment.layoutMargins }
    if views[index].traits.contains(.fullScreen) { return environment.layoutMargins }
    let margin = environment.horizontalSizeClass == .regular && views[index].kind == .sheet ? 20.0 : 16.0
    return innerSafeArea(of: index).inset(by: EdgeInsets(left: margin, right: margin))
  }

  private func hasNavigationBar(_ sheet: Int) -> Bool {
    for view in views where view.parent == sheet && view.kind == .navigationBar { return true }
    return false
  }

  /// The frame of a navigation bar inside a sheet: across its top, or along its side on the foldable.
  public func sheetBarFrame(of sheet: Int) -> Rect {
    guard let frame = views[sheet].frame, let settings = views[sheet].sheet else { return .zero }
    if environment.sheetHasSideBar(settings, traits: views[sheet].traits) {
      let x = environment.railSide == .left ? frame.minX : frame.maxX - sheetRailWidth
      return Rect(x: x, y: frame.minY, width: sheetRailWidth, height: frame.height)
    }
    let top = views[sheet].traits.contains(.fullScreen) ? environment.hardwareSafeAreaInsets.top : 0
    return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: sheetBarHeight + top)
  }
}

/// Places the items of bars where bars stand in the foldable's side rail: those with a symbol in the rail, the others in the
/// horizontal bar above the content.
///
/// What stays horizontal: items of words alone, views wider than the rail, items and bars that ask for it, and bars that an app
/// made itself. In the book pose the horizontal items keep off the fold; what does not fit beside it joins the rail's menu.
func placeRailItems(_ scene: inout Scene) {
  let environment = scene.environment
  guard environment.rail != nil else { return }
  var controls: [RailControl] = []
  var tabs: [Int] = []
  var overflowed: [Int] = []
  var prefersTools = false
  for bar in scene.views.indices where isRailBar(scene.views[bar]) {
    let items = scene.items(of: bar)
    if scene.views[bar].kind == .tabBar {
      tabs += items
      prefersTools = prefersTools || scene.views[bar].keepsTools
      continue
    }
    var horizontal: [Int] = []
    let isAtBottom = scene.views[bar].kind == .toolbar
    for item in items {
      if scene.views[item].staysHorizontal {
        horizontal.append(item)
      } else {
        let group = group(of: item, after: controls.last, isAtBottom, scene)
        controls.append(RailControl(view: item, group: group, rank: rank(scene.views[item]), isAtBottom: isAtBottom))
      }
    }
    overflowed += placeHorizontally(horizontal, in: bar, &scene)
  }
  guard let room = railRoom(environment) else { return }
  var arrangement = arrangeRail(controls, tabs: tabs, room: room, prefersTools: prefersTools)
  if !overflowed.isEmpty, arrangement.menu == nil {
    // The menu of what the horizontal bar could not hold is the rail's.
    let always = RailControl(view: -1, group: -1, rank: nil, isAtBottom: false)
    arrangement = arrangeRail(controls + [always], tabs: tabs, room: room, prefersTools: prefersTools)
    for index in arrangement.shown.indices where arrangement.shown[index].view == -1 {
      arrangement.menu = arrangement.shown[index].frame
    }
    arrangement.shown.removeAll { $0.view == -1 }
  }
  arrangement.overflowed += overflowed
  arrangement.overflowed.sort()
  for (view, frame) in arrangement.shown { scene.views[view].frame = frame }
  for view in arrangement.overflowed {
    scene.views[view].frame = .zero
    scene.views[view].traits.insert(.overflowed)
  }
  scene.railArrangement = arrangement
}

/// The part of the rail for controls: below the status symbols, above the free edge or the keyboard.
public func railRoom(_ environment: Environment, metrics: RailMetrics = RailMetrics()) -> Rect? {
  guard let rail = environment.rail else { return nil }
  let isRight = environment.railSide == .right
  let centre = isRight ? rail.maxX - metrics.columnCentre : rail.minX + metrics.columnCentre
  var top = environment.statusBlock?.maxY ?? metrics.firstControlWithoutStatus
  var bottom = min(environment.keyboard?.minY ?? rail.maxY, rail.maxY) - metrics.edgeMargin
  if let block = environment.statusBlock, block.minY > rail.minY {
    top = metrics.firstControlAboveStatus
    bottom = min(bottom, block.minY - metrics.marginAboveStatus)
  }
  return Rect(
    x: centre - metrics.controlSize / 2, y: top, width: metrics.controlSize, height: max(0, bottom - top))
}

private func isRailBar(_ view: View) -> Bool {
  if view.parent != nil || view.traits.contains(.hidden) || view.traits.contains(.custom) { return false }
  return view.kind == .navigationBar || view.kind == .toolbar || view.kind == .tabBar
}

/// The number of an item's group: items side by side with the same `group=`, or without one, share it; Back and Close, and the
/// main action, stand alone.
private func group(of item: Int, after last: RailControl?, _ isAtBottom: Bool, _ scene: Scene) -> Int {
  guard let last, last.isAtBottom == isAtBottom else { return item }
  let (view, before) = (scene.views[item], scene.views[last.view])
  if let group = view.group { return before.group?.matches(group) == true ? last.group : item }
  if before.group != nil || standsAlone(view) || standsAlone(before) { return item }
  return last.group
}

private func standsAlone(_ view: View) -> Bool { view.isBackOrClose || view.traits.contains(.principal) }

/// How long an item stays in sight: Back and Close always, then the main action, then what shows a state.
private func rank(_ view: View) -> Double? {
  if view.isBackOrClose { return nil }
  if let importance = view.importance { return importance }
  if view.traits.contains(.principal) { return 2 }
  return view.badge == nil ? 0 : 1
}

extension View {
  /// Whether it leads back or closes.
  public var isBackOrClose: Bool { role?.matches("back") == true || role?.matches("close") == true }

  /// Whether it cannot stand in the side rail.
  ///
  /// The widest view that stands there is the rail less 8 points on each side.
  public var staysHorizontal: Bool {
    if traits.contains(.horizontal) { return true }
    if kind == .item { return symbol == nil }
    if kind == .iconButton { return false }
    return (intrinsicContentSize.width ?? kind.description.size.width ?? .infinity) > DeviceCatalogue.railWidth - 16
  }
}

extension Scene {
  /// The views directly in a bar, in order.
  func items(of bar: Int) -> [Int] {
    var items: [Int] = []
    for index in views.indices where views[index].parent == bar && !views[index].traits.contains(.hidden) {
      items.append(index)
    }
    return items
  }
}

/// Places items from the trailing margin of a horizontal bar; returns those for which there is no room.
private func placeHorizontally(_ items: [Int], in bar: Int, _ scene: inout Scene) -> [Int] {
  guard let frame = scene.views[bar].frame, !items.isEmpty else { return [] }
  let environment = scene.environment
  let isMirrored = environment.context.direction == .rightToLeft
  var leading = environment.layoutMargins.minX
  var trailing = environment.layoutMargins.maxX
  // The items keep together on the side of the fold where they begin.
  if let fold = environment.fold, fold.height > fold.width {
    if isMirrored, fold.minX > leading { trailing = min(trailing, fold.minX) }
    if !isMirrored, fold.maxX < trailing { leading = max(leading, fold.maxX) }
  }
  var overflowed: [Int] = []
  var x = trailing
  for item in items {
    let width = horizontalItemWidth(item, scene)
    let left = x - width
    if left < leading - 0.5 {
      overflowed.append(item)
      continue
    }
    var placed = Rect(x: left, y: frame.y, width: width, height: frame.height)
    if isMirrored { placed.x = leading + trailing - placed.maxX }
    scene.views[item].frame = placed
    x = left - RailMetrics().groupGap
  }
  return overflowed
}

private func horizontalItemWidth(_ index: Int, _ scene: Scene) -> Double {
  max(44, scene.views[index].contentSize(scene.environment.context).width ?? 44)
}

extension String {
  func matches(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

/// Places the items of bars as the system does: known frames, no constraints.
///
/// A navigation bar has its first item at the leading edge and the others at the trailing one; a toolbar spreads its items from
/// margin to margin; a tab bar gives each the same width. Items are at least 44 points wide.
func placeBarItems(_ scene: inout Scene) {
  let environment = scene.environment
  let isMirrored = environment.context.direction == .rightToLeft
  for bar in scene.views.indices {
    let sheet = scene.views[bar].parent.flatMap { scene.views[$0].kind == .sheet || scene.isColumn($0) ? $0 : nil }
    if environment.rail != nil, sheet == nil, !scene.views[bar].traits.contains(.custom) { continue }
    guard let frame = scene.views[bar].frame, scene.views[bar].kind.isBar else { continue }
    var items: [Int] = []
    for index in scene.views.indices
    where scene.views[index].parent == bar && !scene.views[index].traits.contains(.hidden) {
      items.append(index)
    }
    if items.isEmpty { continue }
    var content = barContent(frame, scene.views[bar].kind, environment)
    if let sheet {
      let margins = scene.innerMargins(of: sheet)
      content = Rect(left: margins.minX, top: frame.maxY - 50, right: margins.maxX, bottom: frame.maxY - 6)
    }
    if sheet != nil, frame.height > frame.width {
      placeAlongSide(items, in: frame, &scene)
      continue
    }
    var frames: [Rect] = []
    switch scene.views[bar].kind {
    case .navigationBar: frames = navigationItems(items, scene, content)
    case .tabBar:
      let width = content.width / Double(items.count)
      for place in items.indices {
        frames.append(Rect(x: content.minX + Double(place) * width, y: content.y, width: width, height: content.height))
      }
    default: frames = toolbarItems(items, scene, content)
    }
    for place in items.indices {
      var item = frames[place]
      if isMirrored { item.x = content.minX + content.maxX - item.maxX }
      scene.views[items[place]].frame = item
    }
  }
}

/// Items one below the other at the side of a sheet, as in the rail of the screen.
private func placeAlongSide(_ items: [Int], in frame: Rect, _ scene: inout Scene) {
  let metrics = RailMetrics()
  var y = frame.minY + metrics.edgeMargin
  for item in items {
    scene.views[item].frame = Rect(
      x: frame.midX - metrics.controlSize / 2, y: y, width: metrics.controlSize, height: metrics.controlSize)
    y += metrics.pitch
  }
}

/// The part of a bar that its items may use: beside the safe area's edges, below the status bar, above the Home indicator.
private func barContent(_ frame: Rect, _ kind: ViewKind, _ environment: Environment) -> Rect {
  let margins = environment.layoutMargins
  let isTop = kind == .navigationBar
  let top = isTop ? environment.hardwareSafeAreaInsets.top : frame.minY
  let reachesBottom = frame.maxY >= environment.window.maxY - 0.5
  let bottom = isTop || !reachesBottom ? frame.maxY : frame.maxY - environment.hardwareSafeAreaInsets.bottom
  let left = kind == .tabBar ? environment.safeArea.minX : margins.minX
  let right = kind == .tabBar ? environment.safeArea.maxX : margins.maxX
  return Rect(left: left, top: top, right: right, bottom: bottom)
}

private func itemWidth(_ index: Int, _ scene: Scene) -> Double {
  let context = scene.environment.context
  if scene.views[index].symbol != nil || scene.views[index].text == nil { return 44 }
  return max(44, scene.views[index].contentSize(context).width ?? 44)
}

private func navigationItems(_ items: [Int], _ scene: Scene, _ content: Rect) -> [Rect] {
  var frames: [Rect] = []
  var trailing = content.maxX
  for place in items.indices {
    let width = itemWidth(items[place], scene)
    if place == 0 {
      frames.append(Rect(x: content.minX, y: content.y, width: width, height: content.height))
    } else {
      trailing -= width
      frames.append(Rect(x: trailing, y: content.y, width: width, height: content.height))
      trailing -= 8
    }
  }
  return frames
}

private func toolbarItems(_ items: [Int], _ scene: Scene, _ content: Rect) -> [Rect] {
  var total = 0.0
  for item in items { total += itemWidth(item, scene) }
  let gap = items.count > 1 ? max(0, content.width - total) / Double(items.count - 1) : 0
  var x = items.count > 1 ? content.minX : content.midX - total / 2
  var frames: [Rect] = []
  for item in items {
    let width = itemWidth(item, scene)
    frames.append(Rect(x: x, y: content.y, width: width, height: content.height))
    x += width + gap
  }
  return frames
}

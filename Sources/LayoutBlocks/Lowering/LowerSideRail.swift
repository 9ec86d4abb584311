import LayoutEngine

/// What a bar in a block asks of the foldable's side rail.
func collectRailUse(_ bar: ViewStatement, _ bars: inout BarSet) {
  guard bar.kind.isBar else { return }
  if bar.traits.contains(.horizontal) { bars.sideRail.isOff = true }
  let isCustom = bar.traits.contains(.custom)
  switch bar.kind {
  case .navigationBar:
    bars.sideRail.hasTitle = bars.sideRail.hasTitle || bar.text != nil
    bars.sideRail.hasLargeTitle = bars.sideRail.hasLargeTitle || bar.traits.contains(.large)
    bars.sideRail.hasCustomNavigationBar = isCustom
    for item in bar.children where item.staysHorizontal { bars.sideRail.hasHorizontalItems = true }
  case .toolbar: bars.sideRail.hasCustomToolbar = isCustom
  default: break
  }
}

extension ViewStatement {
  /// Whether an item cannot stand in the side rail, as `View.staysHorizontal` decides it.
  fileprivate var staysHorizontal: Bool {
    var view = View(name: name, kind: kind, range: range)
    view.traits = traits
    for key in keys where key.name.matches("symbol") { view.symbol = key.value }
    return view.staysHorizontal
  }
}

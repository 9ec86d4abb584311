/// One control on its way into the side rail.
struct RailControl: Sendable, Equatable {
  /// The index of its view.
  var view: Int
  /// The group whose controls share a background; equal numbers are one group.
  var group: Int
  /// How long it stays, the longer the greater; nil for what always stays.
  var rank: Double?
  /// Whether it stands at the bottom, as the items of a toolbar do.
  var isAtBottom: Bool
}

/// What the side rail shows, from the top down, and what went into the menu.
public struct RailArrangement: Sendable, Equatable {
  /// The shown controls with their frames, in window coordinates.
  public internal(set) var shown: [(view: Int, frame: Rect)] = []
  /// The backgrounds of groups of controls, and of the tabs.
  public internal(set) var groups: [Rect] = []
  /// The menu that holds what did not fit; nil where everything did.
  public internal(set) var menu: Rect?
  /// The views in the menu, in source order.
  public internal(set) var overflowed: [Int] = []
  /// Whether the tabs have become one control.
  public internal(set) var collapsesTabs = false

  /// Whether two arrangements show the same things at the same places.
  public static func == (a: RailArrangement, b: RailArrangement) -> Bool {
    if a.groups != b.groups || a.menu != b.menu || a.overflowed != b.overflowed { return false }
    if a.collapsesTabs != b.collapsesTabs || a.shown.count != b.shown.count { return false }
    for index in a.shown.indices
    where a.shown[index].view != b.shown[index].view || a.shown[index].frame != b.shown[index].frame {
      return false
    }
    return true
  }
}

/// Stacks controls in the rail: the top items by group, a gap, the bottom items, the tabs at the bottom.
///
/// Where the room is short, controls go into one menu, those of the lowest rank first and among equals from the bottom up; a
/// group goes before the next begins. The menu stands below what is left at the top. Tabs shrink to one control when nothing else
/// can give way, or before any tool does where the screen prefers its tools.
///
/// - Parameters:
///   - room: the part of the rail that controls may use.
///   - prefersTools: whether tabs shrink before tools overflow.
func arrangeRail(
  _ controls: [RailControl], tabs: [Int], room: Rect, metrics: RailMetrics = RailMetrics(), prefersTools: Bool
) -> RailArrangement {
  var arrangement = RailArrangement()
  var isShown = [Bool](repeating: true, count: controls.count)
  var hasMenu = false
  func height() -> Double {
    var total = 0.0
    for isAtBottom in [false, true] {
      for count in groupCounts(controls, isShown, isAtBottom) { total += metrics.groupHeight(count) + metrics.groupGap }
    }
    if hasMenu { total += metrics.controlSize + metrics.groupGap }
    if !tabs.isEmpty {
      total += (arrangement.collapsesTabs ? metrics.controlSize : metrics.tabsHeight(tabs.count)) + metrics.groupGap
    }
    return max(0, total - metrics.groupGap)
  }
  if prefersTools, tabs.count > 1, height() > room.height + 1e-9 { arrangement.collapsesTabs = true }
  for control in overflowOrder(controls) where height() > room.height + 1e-9 {
    isShown[control] = false
    hasMenu = true
  }
  if tabs.count > 1, height() > room.height + 1e-9 { arrangement.collapsesTabs = true }
  for index in controls.indices where !isShown[index] { arrangement.overflowed.append(controls[index].view) }
  arrangement.place(controls, isShown, tabs, room, metrics)
  return arrangement
}

/// The controls that may leave, in the order in which they do.
private func overflowOrder(_ controls: [RailControl]) -> [Int] {
  var groupRanks: [(group: Int, rank: Double)] = []
  for control in controls {
    guard let rank = control.rank else { continue }
    var isKnown = false
    for index in groupRanks.indices where groupRanks[index].group == control.group {
      groupRanks[index].rank = max(groupRanks[index].rank, rank)
      isKnown = true
    }
    if !isKnown { groupRanks.append((control.group, rank)) }
  }
  func groupRank(_ group: Int) -> Double {
    for entry in groupRanks where entry.group == group { return entry.rank }
    return 0
  }
  var order: [Int] = []
  for index in controls.indices where controls[index].rank != nil { order.append(index) }
  order.sort { a, b in
    let (first, second) = (groupRank(controls[a].group), groupRank(controls[b].group))
    if first != second { return first < second }
    if controls[a].group != controls[b].group { return a > b }
    let (own, other) = (controls[a].rank ?? 0, controls[b].rank ?? 0)
    return own != other ? own < other : a > b
  }
  return order
}

/// How many shown controls each group has, in order.
private func groupCounts(_ controls: [RailControl], _ isShown: [Bool], _ isAtBottom: Bool) -> [Int] {
  var counts: [Int] = []
  var last: Int?
  for index in controls.indices where isShown[index] && controls[index].isAtBottom == isAtBottom {
    if controls[index].group == last {
      counts[counts.count - 1] += 1
    } else {
      counts.append(1)
      last = controls[index].group
    }
  }
  return counts
}

extension RailArrangement {
  fileprivate mutating func place(
    _ controls: [RailControl], _ isShown: [Bool], _ tabs: [Int], _ room: Rect, _ metrics: RailMetrics
  ) {
    let x = room.midX - metrics.controlSize / 2
    var y = room.minY
    /// Controls from `y` down, group by group; returns the height that they took.
    func stack(_ isAtBottom: Bool, from start: Double, _ arrangement: inout RailArrangement) -> Double {
      var y = start
      var last: Int?
      for index in controls.indices where isShown[index] && controls[index].isAtBottom == isAtBottom {
        let frame: Rect
        if controls[index].group == last {
          y += metrics.pitch - metrics.controlSize
          frame = Rect(x: x, y: y, width: metrics.controlSize, height: metrics.controlSize)
          arrangement.groups[arrangement.groups.count - 1].height =
            frame.maxY
            - arrangement.groups[arrangement.groups.count - 1].minY
        } else {
          if last != nil { y += metrics.groupGap }
          frame = Rect(x: x, y: y, width: metrics.controlSize, height: metrics.controlSize)
          arrangement.groups.append(frame)
          last = controls[index].group
        }
        arrangement.shown.append((controls[index].view, frame))
        y += metrics.controlSize
      }
      return y - start
    }
    let top = stack(false, from: y, &self)
    y += top
    if !overflowed.isEmpty {
      if top > 0 { y += metrics.groupGap }
      let frame = Rect(x: x, y: y, width: metrics.controlSize, height: metrics.controlSize)
      menu = frame
      groups.append(frame)
    }
    var bottom = room.maxY
    if !tabs.isEmpty {
      let height = collapsesTabs ? metrics.controlSize : metrics.tabsHeight(tabs.count)
      let bar = Rect(x: x, y: bottom - height, width: metrics.controlSize, height: height)
      groups.append(bar)
      for (place, tab) in tabs.enumerated() {
        // Collapsed, every tab is reached by the one control.
        let frame =
          collapsesTabs
          ? bar
          : Rect(
            x: x, y: bar.minY + metrics.tabPadding + Double(place) * metrics.tabPitch, width: metrics.controlSize,
            height: metrics.tabPitch)
        shown.append((tab, frame))
      }
      bottom = bar.minY - metrics.groupGap
    }
    var height = 0.0
    for count in groupCounts(controls, isShown, true) { height += metrics.groupHeight(count) + metrics.groupGap }
    if height > 0 { _ = stack(true, from: bottom - height + metrics.groupGap, &self) }
  }
}

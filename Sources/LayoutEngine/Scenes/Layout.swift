/// A scene with every frame found, or with the reason why not.
public struct Layout: Sendable {
  /// What was laid out.
  public var scene: Scene
  /// The kind of answer.
  public var status: LayoutSolution.Status
  /// The alignment rectangle of each view in window coordinates: what constraints speak of.
  public var frames: [Rect]
  /// The frames of the rectangles that no view has.
  public var areaFrames: [Rect] = []
  /// The number of columns that each container that is a grid came to have; 0 for others.
  public var columnCounts: [Int] = []
  /// The number of lines of each view's text; 0 where it has none.
  public var lineCounts: [Int]
  /// The indices of an irreducible set of contradictory constraints of the scene; empty unless there is a conflict.
  public var conflict: [Int]
  /// The views whose own sizes take part in the contradiction.
  public var conflictViews: [Int]
  /// What is open; `item` is the index of a view.
  public var ambiguities: [Ambiguity]
  /// The indices of optional constraints of the scene that are not met.
  public var unsatisfied: [Int]
  /// Whether the heights of wrapped text settled within the allowed passes.
  public var textSettled: Bool

  /// A layout from its parts.
  public init(
    scene: Scene, status: LayoutSolution.Status, frames: [Rect], lineCounts: [Int], conflict: [Int],
    conflictViews: [Int], ambiguities: [Ambiguity], unsatisfied: [Int], textSettled: Bool
  ) {
    self.scene = scene
    self.status = status
    self.frames = frames
    self.lineCounts = lineCounts
    self.conflict = conflict
    self.conflictViews = conflictViews
    self.ambiguities = ambiguities
    self.unsatisfied = unsatisfied
    self.textSettled = textSettled
  }

  /// The frame of a view: its alignment rectangle and what reaches beyond it, such as a shadow.
  public func frame(of view: Int) -> Rect {
    let insets = scene.views[view].alignmentRectInsets
    return frames[view].inset(
      by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The size that all words of a view need at its width, whatever its limit of lines, without the room around them; nil where it
  /// has none.
  public func neededTextSize(of view: Int) -> Size? {
    var unlimited = scene.views[view]
    if unlimited.lineLimit != 1 { unlimited.lineLimit = 0 }
    unlimited.contentInsets = .zero
    return unlimited.neededTextSize(width: frames[view].width, scene.environment.context)
  }

  /// The content of a scrolling view, in window coordinates; nil for other views.
  public func content(of view: Int) -> Rect? {
    for container in scene.containers where container.view == view {
      if case .area(let area)? = container.content, areaFrames.indices.contains(area) { return areaFrames[area] }
    }
    return nil
  }

  /// The share of a scrolling view's content that is seen without scrolling, 0…1; nil for other views.
  public func visibleShare(of view: Int) -> Double? {
    guard let content = content(of: view) else { return nil }
    if content.area <= 0 { return 1 }
    return (content.intersection(frames[view])?.area ?? 0) / content.area
  }
}

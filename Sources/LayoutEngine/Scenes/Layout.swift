/// A scene with every frame found, or with the reason why not.
public struct Layout: Sendable {
  /// What was laid out.
  public var scene: Scene
  /// The kind of answer.
  public var status: LayoutSolution.Status
  /// The frame of each view in window coordinates.
  public var frames: [Rect]
  /// The number of lines of each view's text; 0 where it has none.
  public var lineCounts: [Int]
  /// The size that each view's text needs at the solved width; nil where it has none.
  public var neededTextSizes: [Size?]
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
    scene: Scene, status: LayoutSolution.Status, frames: [Rect], lineCounts: [Int], neededTextSizes: [Size?],
    conflict: [Int], conflictViews: [Int], ambiguities: [Ambiguity], unsatisfied: [Int], textSettled: Bool
  ) {
    self.scene = scene
    self.status = status
    self.frames = frames
    self.lineCounts = lineCounts
    self.neededTextSizes = neededTextSizes
    self.conflict = conflict
    self.conflictViews = conflictViews
    self.ambiguities = ambiguities
    self.unsatisfied = unsatisfied
    self.textSettled = textSettled
  }
}

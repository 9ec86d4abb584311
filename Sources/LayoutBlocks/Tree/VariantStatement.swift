public import Diagnostics
public import LayoutEngine

/// What holds under conditions only: views, equations and rows that are there then, and phrases for views that are always there.
public struct VariantStatement: Sendable {
  /// One condition.
  public enum Condition: Sendable {
    /// An axis has this size class.
    case sizeClass(Axis, SizeClass)
    /// The device is held so.
    case orientation(Orientation)
    /// One of these devices, on the display given if any.
    case devices([Device], display: DisplayRole?)
    /// The window is this part of the display.
    case window(WindowMode)
    /// The foldable is folded so.
    case pose(Pose)
    /// The text size is one of these.
    case textSizes(ClosedRange<UInt8>)
    /// Text is read so.
    case direction(LayoutDirection)
  }

  /// A phrase for a view that stands elsewhere.
  public struct TargetedPhrase: Sendable {
    /// The view's name.
    public var view: Located<String>
    /// What is said of it.
    public var phrase: Phrase
  }

  /// All of them must hold.
  public var conditions: [Condition]
  /// What is there then.
  public var items: [BlockItem]
  /// What is said then.
  public var phrases: [TargetedPhrase]
  /// The line with the conditions.
  public var range: SourceRange

  /// Whether all conditions hold in an environment.
  public func holds(in environment: Environment) -> Bool {
    for condition in conditions where !condition.holds(in: environment) { return false }
    return true
  }
}

extension VariantStatement.Condition {
  /// Whether the condition holds in an environment.
  public func holds(in environment: Environment) -> Bool {
    let context = environment.context
    switch self {
    case .sizeClass(.horizontal, let sizeClass): return environment.horizontalSizeClass == sizeClass
    case .sizeClass(.vertical, let sizeClass): return environment.verticalSizeClass == sizeClass
    case .orientation(let orientation): return context.orientation == orientation
    case .devices(let devices, let display):
      if let display, display != context.display.role { return false }
      for device in devices where device.id.matches(context.device.id) { return true }
      return false
    case .window(let window): return context.window == window
    case .pose(let pose): return context.pose == pose
    case .textSizes(let sizes): return sizes.contains(context.textSize.rawValue)
    case .direction(let direction): return context.direction == direction
    }
  }
}

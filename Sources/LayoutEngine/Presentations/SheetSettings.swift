/// A height at which a sheet rests.
public enum Detent: Sendable, Equatable {
  /// Fully expanded.
  case large
  /// About half of that; inactive where height is compact.
  case medium
  /// A height of the app's own, in points; never above the large one.
  case custom(Double)
}

/// Where a sheet stands on the foldable's inner display held wide; elsewhere sheets are centred.
public enum SheetPlacement: UInt8, Sendable, CaseIterable {
  /// In the middle.
  case center
  /// At the leading edge, with horizontal bars.
  case leading
  /// At the trailing edge, with its bar at the side.
  case trailing

  /// The word in a block.
  public var keyword: String {
    switch self {
    case .center: "center"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }
}

/// What an app asks of a sheet.
public struct SheetSettings: Sendable, Equatable {
  /// The heights at which it may rest; large alone unless said.
  public var detents: [Detent] = [.large]
  /// The height at which it rests in what the scene shows; nil for the smallest one.
  public var selected: Detent?
  /// The largest height at which the parent is not dimmed and can be used; nil where it is always dimmed.
  public var largestUndimmed: Detent?
  /// Where it stands on the foldable's inner display.
  public var placement = SheetPlacement.center

  /// A modal sheet that is always large.
  public init() {}

  /// The height at which it rests: the chosen one, else medium where it may, else the first.
  public var resting: Detent {
    if let selected { return selected }
    if detents.contains(.medium) { return .medium }
    return detents.first ?? .large
  }
}

extension View {
  /// Whether it dims and blocks what lies below: every sheet but one that rests at or below its largest undimmed height.
  public var dimsParent: Bool {
    guard kind == .sheet, !traits.contains(.fullScreen) else { return false }
    switch sheet?.largestUndimmed {
    case nil: return true
    case .large: return false
    case .medium, .custom: return sheet?.resting == .large
    }
  }
}

/// A view that is shown over others, or dismissed, in the order of time.
public struct PresentationStep: Sendable, Equatable {
  /// The view.
  public var view: Int
  /// Whether it is shown; else it is dismissed.
  public var isPresented: Bool

  /// A step.
  public init(view: Int, isPresented: Bool) {
    self.view = view
    self.isPresented = isPresented
  }
}

extension ViewKind {
  /// Whether views of the kind are shown over the screen for a time.
  public var isPresentation: Bool { self == .sheet || self == .popover || self == .alert }
}

public import Diagnostics
public import LayoutEngine

/// A check that a machine decides on a layout.
public enum Check: UInt8, Sendable, CaseIterable {
  /// The required constraints contradict each other.
  case conflict
  /// Something is left open.
  case ambiguity
  /// A view leaves the screen or the view that clips it.
  case clipped
  /// Something essential or interactive is outside the safe area.
  case safeArea
  /// Text or a control is inside the layout margins.
  case margins
  /// A control is smaller than 44 × 44 points.
  case touchTarget
  /// A button reaches both edges of what holds it.
  case fullWidthButton
  /// A control sits in a corner of the screen.
  case screenCorner
  /// A rounded corner of the display cuts into a view.
  case cornerClip
  /// Something is under or too near the Home indicator.
  case homeIndicator
  /// A control sits at the very bottom.
  case bottomEdge
  /// Two views lie over each other.
  case overlap
  /// Words do not fit in their view.
  case truncation

  /// The name in kebab case, as `breaks:` and messages write it.
  public var name: String {
    switch self {
    case .conflict: "conflict"
    case .ambiguity: "ambiguity"
    case .clipped: "clipped"
    case .safeArea: "safe-area"
    case .margins: "margins"
    case .touchTarget: "touch-target"
    case .fullWidthButton: "full-width-button"
    case .screenCorner: "screen-corner"
    case .cornerClip: "corner-clip"
    case .homeIndicator: "home-indicator"
    case .bottomEdge: "bottom-edge"
    case .overlap: "overlap"
    case .truncation: "truncation"
    }
  }
}

/// One place where a layout violates a check.
public struct Finding: Sendable {
  /// The check.
  public var check: Check
  /// How grave it is here.
  public var severity: Severity
  /// The index of the offending view; nil where the whole layout is meant.
  public var view: Int?
  /// The index of a second view that takes part.
  public var otherView: Int?
  /// The measured figure, in points; nil where there is none.
  public var measured: Double?
  /// The wanted figure, in points; nil where there is none.
  public var wanted: Double?
  /// The rectangle to mark in the figure, in window coordinates.
  public var mark: Rect?
  /// What is wrong, with the numbers, as a sentence without a full stop.
  public var sentence: LocalizedText
  /// The phrase or view in the source that is to blame.
  public var range: SourceRange

  /// A violation.
  public init(
    _ check: Check, _ severity: Severity, view: Int? = nil, otherView: Int? = nil, measured: Double? = nil,
    wanted: Double? = nil, mark: Rect? = nil, sentence: LocalizedText, range: SourceRange
  ) {
    self.check = check
    self.severity = severity
    self.view = view
    self.otherView = otherView
    self.measured = measured
    self.wanted = wanted
    self.mark = mark
    self.sentence = sentence
    self.range = range
  }
}

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
  /// The touch targets of two controls lie over each other.
  case targetOverlap
  /// The camera or its sensors cover a view.
  case housing
  /// Text is wider than reads well.
  case readableWidth
  /// Lines hold more characters than read well.
  case shortLines
  /// Text has to be scrolled from side to side.
  case sidewaysText
  /// Two edges nearly line up.
  case nearAlignment
  /// The content is not centred between the sides.
  case symmetry
  /// The controls at the top and at the bottom keep different distances from the edge.
  case matchingInsets
  /// A background does not fill the screen.
  case fillsScreen
  /// A scrolling area ends above the bottom of the window.
  case scrollToBottom
  /// A picture is cut, or leaves bands empty.
  case aspectCrop
  /// A principal item is not where reading begins.
  case principal
  /// What matters more is smaller.
  case importance
  /// Controls with one role look different.
  case consistentAppearance
  /// An adornment points at the display's features.
  case adornments
  /// A wide button at the bottom does not sit on the safe area with round corners.
  case bottomButton
  /// Something that only works on iPhone is shown on iPad.
  case deviceFeature
  /// A size or distance is written as the number of one screen.
  case fixedSize
  /// A variant is written for one device instead of a size class.
  case deviceVariant
  /// Something of the app lies in the side rail.
  case railOverlap
  /// The items of the side rail are in the wrong order.
  case railOrder
  /// An item of a bar cannot be shown in the side rail or its menu.
  case barItems
  /// Something lies in the active fold.
  case foldClear
  /// On a table, something to touch is above the fold, or something to watch below.
  case tabletop
  /// Something that scrolls takes the whole display.
  case fullDisplay
  /// One column stretches over the inner display.
  case stretchedPhone
  /// A grid on the inner display has an odd number of columns.
  case evenColumns
  /// The status bar cannot be read on what lies behind it.
  case contrastStatus
  /// Content scrolls under the status bar with nothing between.
  case statusObscured
  /// The app draws a status bar of its own.
  case customStatusBar
  /// The status bar is hidden for good, or without a reason or a way back.
  case statusHidden
  /// Longer use of the network is not shown.
  case networkActivity
  /// The Home indicator hides while there is something to do.
  case autoHideIndicator
  /// A sheet stands where it cannot, or hides what matters at medium.
  case sheetDetents
  /// A sheet that can be resized has no grabber.
  case sheetGrabber
  /// A sheet leaves too little of its parent in sight.
  case sheetVisibleParent
  /// A sheet blocks what is needed, or is nonmodal by half.
  case sheetModality
  /// Immersive content is in a sheet.
  case sheetContent
  /// A sheet has another corner radius than the cards.
  case sheetRadius
  /// Something is presented over a popover.
  case presentationOrder
  /// A control is missing in some context.
  case sameFunctions
  /// Views change places between contexts.
  case sameHierarchy
  /// What the person looks at is out of sight in some context.
  case keepFocus
  /// Something is wrong at a width between those of the example's windows.
  case resizeSweep

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
    case .targetOverlap: "target-overlap"
    case .housing: "housing"
    case .readableWidth: "readable-width"
    case .shortLines: "short-lines"
    case .sidewaysText: "sideways-text"
    case .nearAlignment: "near-alignment"
    case .symmetry: "symmetry"
    case .matchingInsets: "matching-insets"
    case .fillsScreen: "fills-screen"
    case .scrollToBottom: "scroll-to-bottom"
    case .aspectCrop: "aspect-crop"
    case .principal: "principal"
    case .importance: "importance"
    case .consistentAppearance: "consistent-appearance"
    case .adornments: "adornments"
    case .bottomButton: "bottom-button"
    case .deviceFeature: "device-feature"
    case .fixedSize: "fixed-size-lint"
    case .deviceVariant: "device-variant"
    case .railOverlap: "rail-overlap"
    case .railOrder: "rail-order"
    case .barItems: "bar-items"
    case .foldClear: "fold-clear"
    case .tabletop: "tabletop"
    case .fullDisplay: "full-display"
    case .stretchedPhone: "stretched-phone"
    case .evenColumns: "even-columns"
    case .contrastStatus: "contrast-status"
    case .statusObscured: "status-obscured"
    case .customStatusBar: "custom-status-bar"
    case .statusHidden: "status-hidden"
    case .networkActivity: "network-activity"
    case .autoHideIndicator: "auto-hide-indicator"
    case .sheetDetents: "sheet-detents"
    case .sheetGrabber: "sheet-grabber"
    case .sheetVisibleParent: "sheet-visible-parent"
    case .sheetModality: "sheet-modality"
    case .sheetContent: "sheet-content"
    case .sheetRadius: "sheet-radius"
    case .presentationOrder: "presentation-order"
    case .sameFunctions: "same-functions"
    case .sameHierarchy: "same-hierarchy"
    case .keepFocus: "keep-focus"
    case .resizeSweep: "resize-sweep"
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

import Diagnostics
public import LayoutEngine

/// A solved layout as the checks look at it.
///
/// Figures that a machine compares are unrounded points; `tolerance` is the half point that every check allows unless its
/// own text says otherwise.
public struct LayoutInspection: Sendable {
  /// How far a figure may be off, in points.
  public static let tolerance = 0.5

  /// The layout.
  public let layout: Layout

  /// Looks at a layout.
  public init(_ layout: Layout) {
    self.layout = layout
  }

  /// The rectangles around the layout.
  public var environment: Environment { layout.scene.environment }

  /// The views.
  public var views: [View] { layout.scene.views }

  /// The frame of a view.
  public func frame(_ index: Int) -> Rect { layout.frames[index] }

  /// The frame of a view grown to its touch target.
  public func hitRect(_ index: Int) -> Rect {
    let outset = views[index].hitOutset
    return frame(index).inset(
      by: EdgeInsets(top: -outset.height, left: -outset.width, bottom: -outset.height, right: -outset.width))
  }

  /// Whether the checks judge the view at all: shown, and not placed by the system.
  public func isJudged(_ index: Int) -> Bool {
    let view = views[index]
    if view.kind == .guide || view.traits.contains(.hidden) || view.traits.contains(.system) { return false }
    return frame(index).area > 0
  }

  /// Whether the view is a control of the app.
  public func isInteractive(_ index: Int) -> Bool {
    isJudged(index) && views[index].traits.contains(.interactive)
  }

  /// Whether the view must be seen in full.
  public func isEssential(_ index: Int) -> Bool {
    let view = views[index]
    if !isJudged(index) || view.kind == .background || view.traits.contains(.decorative) { return false }
    return view.traits.contains(.essential) || view.traits.contains(.interactive)
  }

  /// The ancestors of a view, the nearest first.
  public func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = views[index].parent
    while let ancestor = next {
      result.append(ancestor)
      next = views[ancestor].parent
    }
    return result
  }

  /// The sheet, popover or alert that a view belongs to; nil for the screen itself.
  public func presentation(_ index: Int) -> Int? { layout.scene.presentation(of: index) }

  /// The safe area that holds for a view: its sheet's or column's, else the window's.
  public func safeArea(of index: Int) -> Rect {
    layout.scene.guideOwner(of: index).map { layout.scene.innerSafeArea(of: $0) } ?? environment.safeArea
  }

  /// The layout margins that hold for a view: its sheet's or column's, else the window's.
  public func layoutMargins(of index: Int) -> Rect {
    layout.scene.guideOwner(of: index).map { layout.scene.innerMargins(of: $0) } ?? environment.layoutMargins
  }

  /// Whether a view lies in something that scrolls, so that it can be brought into sight.
  public func isInScrollingContent(_ index: Int) -> Bool {
    for ancestor in ancestors(of: index) where views[ancestor].traits.contains(.scrolls) { return true }
    return false
  }

  /// A finding about a view, with the sentence that both languages begin with the view's name.
  func finding(
    _ check: Check, _ severity: Severity, _ view: Int, other: Int? = nil, measured: Double? = nil,
    wanted: Double? = nil, mark: Rect? = nil, _ english: String, _ korean: String
  ) -> Finding {
    Finding(
      check, severity, view: view, otherView: other, measured: measured, wanted: wanted, mark: mark ?? frame(view),
      sentence: LocalizedText(english: quoted(view) + " " + english, korean: quoted(view) + ": " + korean),
      range: views[view].range)
  }

  /// The name of a view in quotation marks.
  public func quoted(_ index: Int) -> String { "‘" + views[index].name + "’" }
}

/// Points as messages print them: `778 pt`, with a no-break space.
func points(_ value: Double) -> String { decimalText(value) + "\u{A0}pt" }

public import Diagnostics

/// A view that arranges the views in it.
public struct Container: Sendable {
  /// How a view arranges others.
  public enum Kind: UInt8, Sendable {
    /// Side by side or one below the other.
    case stack
    /// In rows and columns of one width.
    case grid
    /// As they say themselves, in a content that may be larger than the view.
    case scroll
    /// Rows from edge to edge, one below the other, in a content that scrolls.
    case list
  }

  /// The index of the view.
  public var view: Int
  /// The views that it arranges, in their order; hidden ones take no part.
  public var children: [Int]
  /// How it arranges them.
  public var kind: Kind
  /// How a stack, or the rows of a list, stand.
  public var stack = Stack(axis: .vertical)
  /// The columns and gaps of a grid.
  public var grid = Grid(columns: .fixed(1))
  /// The axes along which the content may be longer than the view.
  public var scrollAxis = ScrollAxis.vertical
  /// The least height of a list's rows, in points.
  public var leastRowHeight = 44.0
  /// The rectangle that holds what scrolls; nil where nothing does.
  public var content: SceneItem?
  /// Where it is written: contradictions with what it does point there.
  public var range: SourceRange

  /// A container of the children.
  public init(view: Int, children: [Int], _ kind: Kind, at range: SourceRange) {
    self.view = view
    self.children = children
    self.kind = kind
    self.range = range
  }
}

/// The axes along which a view scrolls.
public enum ScrollAxis: UInt8, Sendable, CaseIterable {
  /// Up and down.
  case vertical
  /// From side to side.
  case horizontal
  /// Both ways.
  case both

  /// As blocks write it.
  public var keyword: String {
    switch self {
    case .vertical: "vertical"
    case .horizontal: "horizontal"
    case .both: "both"
    }
  }

  /// Whether the content may be longer than the view along an axis.
  public func scrolls(_ axis: Axis) -> Bool {
    self == .both || (self == .vertical) == (axis == .vertical)
  }
}

/// The attributes along and across an axis.
struct AxisAttributes {
  let axis: Axis
  var start: LayoutAttribute { axis == .horizontal ? .leading : .top }
  var end: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }
  var center: LayoutAttribute { axis == .horizontal ? .centerX : .centerY }
  var extent: LayoutAttribute { axis == .horizontal ? .width : .height }
  var across: AxisAttributes { AxisAttributes(axis: axis == .horizontal ? .vertical : .horizontal) }
}

extension Scene {
  /// Whether a statement places a view on an axis, so that its container leaves it alone there.
  func placesItself(_ view: Int, _ axis: Axis) -> Bool {
    for constraint in constraints {
      guard let term = constraint.terms.first, term.item == .view(view) else { continue }
      if !term.attribute.isSize, term.attribute.axis == axis { return true }
    }
    return false
  }

  /// Adds the constraints of every container.
  ///
  /// - Parameter columnCounts: the number of columns of each container that is a grid.
  mutating func expandContainers(columns: [GridColumns]) {
    // What is written is looked at before anything is added.
    var added = self
    for index in containers.indices {
      let container = containers[index]
      var children: [Int] = []
      for child in container.children where !views[child].traits.contains(.hidden) { children.append(child) }
      let item = SceneItem.view(container.view)
      switch container.kind {
      case .stack: added.expand(container.stack, item, children, container.range, written: self)
      case .grid: added.expand(container.grid, item, children, columns: columns[index], container.range)
      case .scroll:
        if let content = container.content {
          added.expandContent(content, item, children, container.scrollAxis, container.range)
        }
      case .list:
        guard let content = container.content else { continue }
        added.expandContent(content, item, children, .vertical, container.range)
        added.expand(container.stack, content, children, container.range, written: self)
        for child in children {
          added.constrain(
            .view(child), .height, .greaterThanOrEqual, to: container.leastRowHeight, at: container.range)
        }
      }
    }
    self = added
  }

  /// The content of a scrolling view: at its top left corner, as wide as it where it does not scroll that way, and where it
  /// does as long as what it holds.
  private mutating func expandContent(
    _ content: SceneItem, _ view: SceneItem, _ children: [Int], _ axis: ScrollAxis, _ range: SourceRange
  ) {
    for direction in Axis.allCases {
      let along = AxisAttributes(axis: direction)
      constrain(content, along.start, .equal, view, along.start, at: range)
      if !axis.scrolls(direction) {
        constrain(content, along.extent, .equal, view, along.extent, at: range)
        continue
      }
      for child in children {
        constrain(.view(child), along.end, .lessThanOrEqual, content, along.end, at: range)
      }
      constrain(content, along.extent, .equal, to: 0, priority: .shrinkToContent, at: range)
    }
  }
}

extension LayoutPriority {
  /// The wish of a container to be no larger than what it holds: weaker than any that an author has reason to write.
  static let shrinkToContent = LayoutPriority(2)
}

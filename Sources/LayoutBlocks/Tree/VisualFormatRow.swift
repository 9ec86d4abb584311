public import Diagnostics
public import LayoutEngine

/// A row or column of views in Apple's visual format: `H:|-[photo]-16-[title(>=120)]-|`.
///
/// The grammar is that of the Auto Layout Guide's appendix, with three additions: `~` for gaps that are all alike, `%` for a share
/// of what holds the row, and `s|`, `m|` and `r|` for the edges of the safe area, the margins and the readable width.
public struct VisualFormatRow: Sendable {
  /// What an end of the row is tied to.
  public enum Edge: Sendable {
    /// The edge of what holds the row.
    case parent
    /// The edge of a guide.
    case guide(Guide)
  }

  /// What lies between two views, or between a view and an edge.
  public enum Gap: Sendable {
    /// Nothing.
    case flush
    /// The standard distance: 8 points between views, the margin at the edge of the window.
    case standard
    /// Distances as written.
    case distances([Predicate])
    /// As much as every other spring of the row.
    case spring
  }

  /// A bound or wish on a distance or an extent.
  public struct Predicate: Sendable {
    /// What it is compared with.
    public enum Operand: Sendable {
      /// Points.
      case points(Double)
      /// A share of the extent of what holds the row; 0.25 for 25 %.
      case share(Double)
      /// The extent of another view, times a factor, plus points.
      case view(Located<String>, times: Double, plus: Double)
    }

    /// How it compares.
    public var relation: LayoutRelation
    /// With what.
    public var operand: Operand
    /// How much it matters.
    public var priority: LayoutPriority
  }

  /// A view of the row.
  public struct Element: Sendable {
    /// Its name.
    public var name: Located<String>
    /// What is said of its extent.
    public var predicates: [Predicate]
  }

  /// The axis along which the views stand.
  public var axis: Axis
  /// The edge where the row begins; nil where it floats.
  public var start: Edge?
  /// The edge where it ends; nil where it floats.
  public var end: Edge?
  /// The views.
  public var elements: [Element]
  /// One gap before each view and one after the last; the outer ones count only where there is an edge.
  public var gaps: [Gap]
  /// Where it is written.
  public var range: SourceRange
}

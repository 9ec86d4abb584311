/// A constraint as solutions name it: written by the author, or implied by a view.
public enum ConstraintReference: Sendable, Equatable {
  /// The constraint at that index of the problem.
  case stated(Int)
  /// The hugging of an item on an axis.
  case hugging(item: Int, Axis)
  /// The compression resistance of an item on an axis.
  case compressionResistance(item: Int, Axis)
  /// The rule that an item's size is not negative.
  case nonNegativeSize(item: Int, Axis)
  /// The known frame of an item.
  case fixedFrame(item: Int)
}

/// An attribute that the constraints leave open.
public struct Ambiguity: Sendable, Equatable {
  /// The index of the item.
  public var item: Int
  /// Left, top, width or height.
  public var attribute: LayoutAttribute
  /// The least possible value in points; nil where there is none.
  public var minimum: Double?
  /// The greatest possible value in points; nil where there is none.
  public var maximum: Double?

  /// An open attribute and its range.
  public init(item: Int, attribute: LayoutAttribute, minimum: Double?, maximum: Double?) {
    self.item = item
    self.attribute = attribute
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// The solver's answer.
public struct LayoutSolution: Sendable {
  /// What kind of answer it is.
  public enum Status: UInt8, Sendable {
    /// Every frame is determined.
    case solved
    /// The constraints hold, but leave something open; `frames` shows one specified choice.
    case ambiguous
    /// The required constraints contradict each other; see `conflict`.
    case conflict
    /// The system is larger than the limits allow, or a number in it is not finite.
    case limitExceeded
  }

  /// What kind of answer it is.
  public var status: Status
  /// One frame for each item; in a conflict, the frames without the constraints that the solver left out.
  public var frames: [Rect]
  /// The optional constraints that are not met, in a fixed order.
  public var violated: [ConstraintReference]
  /// An irreducible set of required constraints without a common solution; empty unless there is a conflict.
  public var conflict: [ConstraintReference]
  /// What is open, by item and attribute; empty unless ambiguous.
  public var ambiguities: [Ambiguity]

  /// An answer.
  public init(
    status: Status, frames: [Rect], violated: [ConstraintReference] = [], conflict: [ConstraintReference] = [],
    ambiguities: [Ambiguity] = []
  ) {
    self.status = status
    self.frames = frames
    self.violated = violated
    self.conflict = conflict
    self.ambiguities = ambiguities
  }
}

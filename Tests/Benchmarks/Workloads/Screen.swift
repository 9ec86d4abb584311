public import LayoutEngine

/// A screen of twenty views: rows of a name, a value and a button between the margins, each with its own size wishes.
public struct ScreenWorkload: Sendable {
  /// A screen.
  public init() {}

  /// The widths of a drag.
  public let widths = 320...1020

  /// The screen at a width.
  public func problem(width: Double) -> LayoutProblem {
    var problem = LayoutProblem(
      items: [
        LayoutItem(frame: Rect(x: 0, y: 0, width: width, height: 800)),
        LayoutItem(frame: Rect(x: 16, y: 20, width: width - 32, height: 746)),
      ], constraints: [])
    var above = 1
    for row in 0..<6 {
      let name = problem.items.count
      for size in [(60.0 + 15 * Double(row), 22.0), (140 - 10 * Double(row), 22), (80, 44)] {
        var item = LayoutItem(intrinsicContentSize: IntrinsicContentSize(width: size.0, height: size.1))
        item.contentHugging.horizontal = LayoutPriority(250 + Double(problem.items.count % 3))
        item.compressionResistance.horizontal = LayoutPriority(750 - Double(problem.items.count % 3))
        problem.items.append(item)
      }
      constrain(&problem, name, .leading, .equal, 1, .leading, 0)
      constrain(&problem, name, .top, .equal, above, row == 0 ? .top : .bottom, row == 0 ? 0 : 12)
      constrain(&problem, name + 1, .leading, .greaterThanOrEqual, name, .trailing, 8)
      constrain(&problem, name + 1, .centerY, .equal, name, .centerY, 0)
      constrain(&problem, name + 2, .leading, .equal, name + 1, .trailing, 8)
      constrain(&problem, name + 2, .trailing, .equal, 1, .trailing, 0)
      constrain(&problem, name + 2, .centerY, .equal, name, .centerY, 0)
      constrain(&problem, name + 2, .width, .lessThanOrEqual, 1, .width, -200, priority: .defaultHigh)
      above = name
    }
    return problem
  }

  private func constrain(
    _ problem: inout LayoutProblem, _ a: Int, _ first: LayoutAttribute, _ relation: LayoutRelation, _ b: Int,
    _ second: LayoutAttribute, _ constant: Double, priority: LayoutPriority = .required
  ) {
    problem.constraints.append(
      LayoutConstraint(
        [LayoutTerm(1, a, first), LayoutTerm(-1, b, second)], constant: -constant, relation, priority: priority))
  }
}

import JSON
import LayoutEngine

/// A solution in the terms of the problem's file.
struct Answer {
  private let reader: ProblemReader

  init(_ reader: ProblemReader) {
    self.reader = reader
  }

  func json(_ solution: LayoutSolution, lines: Double? = nil) -> JSONValue {
    let status: String
    switch solution.status {
    case .solved: status = "ok"
    case .ambiguous: status = "ambiguous"
    case .conflict: status = "conflict"
    case .limitExceeded: status = "limit-exceeded"
    }
    var members = [JSONMember(name: "status", value: .string(status))]
    members.append(JSONMember(name: "frames", value: .object(frames(solution))))
    members.append(JSONMember(name: "violated", value: .array(solution.violated.map { .string(name($0)) })))
    if let lines { members.append(JSONMember(name: "lines", value: .number(lines))) }
    if solution.status == .conflict { members += conflict(solution) }
    if solution.status == .ambiguous {
      let ranges = solution.ambiguities.map { ambiguity in
        JSONMember(
          name: reader.names[ambiguity.item] + "." + ambiguity.attribute.name,
          value: .array([
            ambiguity.minimum.map { .number($0) } ?? .null, ambiguity.maximum.map { .number($0) } ?? .null,
          ]))
      }
      members.append(JSONMember(name: "ambiguous", value: .object(ranges)))
    }
    return .object(members)
  }

  /// The frames of the free views; null where they are open.
  private func frames(_ solution: LayoutSolution) -> [JSONMember] {
    var frames: [JSONMember] = []
    for index in reader.problem.items.indices where reader.problem.items[index].frame == nil {
      let frame = solution.frames[index]
      let open = solution.ambiguities.filter { $0.item == index }.map(\.attribute)
      func number(_ value: Double, _ attribute: LayoutAttribute) -> JSONValue {
        open.contains(attribute) ? .null : .number(value)
      }
      let numbers = [
        number(frame.x, .left), number(frame.y, .top), number(frame.width, .width), number(frame.height, .height),
      ]
      frames.append(JSONMember(name: reader.names[index], value: .array(numbers)))
    }
    return frames
  }

  /// The statements that contradict each other, and apart from them what views imply.
  private func conflict(_ solution: LayoutSolution) -> [JSONMember] {
    var stated: [JSONValue] = []
    var implied: [JSONValue] = []
    for reference in solution.conflict {
      if case .stated = reference {
        stated.append(.string(name(reference)))
      } else {
        implied.append(.string(name(reference)))
      }
    }
    return [
      JSONMember(name: "minimalSet", value: .array(stated)), JSONMember(name: "implicit", value: .array(implied)),
    ]
  }

  private func name(_ reference: ConstraintReference) -> String {
    func axis(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }
    switch reference {
    case .stated(let index): return reader.constraintNames[index]
    case .hugging(let item, let side): return "#hug." + reader.names[item] + "." + axis(side)
    case .compressionResistance(let item, let side): return "#compress." + reader.names[item] + "." + axis(side)
    case .nonNegativeSize(let item, let side): return "#nonnegative." + reader.names[item] + "." + axis(side)
    case .fixedFrame(let item): return "#frame." + reader.names[item]
    }
  }
}

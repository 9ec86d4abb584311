import Configuration
import JSON
import LayoutEngine

/// Reads a layout problem in JSON and writes its answer in the same terms.
struct ProblemReader {
  private let value: YAMLValue
  private let names: [String]
  private let constraintIDs: [String]

  init(_ value: YAMLValue) {
    self.value = value
    names = (value["views"]?.items ?? []).map { $0["id"]?.string ?? "" }
    constraintIDs = (value["constraints"]?.items ?? []).map { $0["id"]?.string ?? "" }
  }

  func problem() -> LayoutProblem {
    var problem = LayoutProblem(items: [], constraints: [])
    if value["direction"]?.string == "rtl" { problem.direction = .rightToLeft }
    for view in value["views"]?.items ?? [] { problem.items.append(item(view)) }
    for constraint in value["constraints"]?.items ?? [] { problem.constraints.append(self.constraint(constraint)) }
    return problem
  }

  private func numbers(_ value: YAMLValue?) -> [Double?] { (value?.items ?? []).map(\.number) }

  private func item(_ view: YAMLValue) -> LayoutItem {
    var item = LayoutItem()
    let frame = numbers(view["frame"]).compactMap { $0 }
    if frame.count == 4 { item.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }
    let size = numbers(view["intrinsic"])
    if size.count == 2 { item.intrinsicContentSize = IntrinsicContentSize(width: size[0], height: size[1]) }
    if let pair = priorities(view["hug"]) { item.contentHugging = pair }
    if let pair = priorities(view["compress"]) { item.compressionResistance = pair }
    let baseline = numbers(view["baseline"])
    if baseline.count == 2 {
      item.firstBaselineFromTop = baseline[0]
      item.lastBaselineFromBottom = baseline[1]
    }
    return item
  }

  private func priorities(_ value: YAMLValue?) -> AxisPriorities? {
    let pair = numbers(value).compactMap { $0 }
    guard pair.count == 2 else { return nil }
    return AxisPriorities(horizontal: LayoutPriority(pair[0]), vertical: LayoutPriority(pair[1]))
  }

  private func constraint(_ json: YAMLValue) -> LayoutConstraint {
    var terms: [LayoutTerm] = []
    if let term = term(json["a"], times: 1) { terms.append(term) }
    if let term = term(json["b"], times: -(json["m"]?.number ?? 1)) { terms.append(term) }
    let relation: LayoutRelation
    switch json["rel"]?.string ?? "==" {
    case "<=": relation = .lessThanOrEqual
    case ">=": relation = .greaterThanOrEqual
    default: relation = .equal
    }
    return LayoutConstraint(
      terms, constant: -(json["c"]?.number ?? 0), relation, priority: LayoutPriority(json["p"]?.number ?? 1000))
  }

  private func term(_ value: YAMLValue?, times coefficient: Double) -> LayoutTerm? {
    let parts = (value?.string ?? "").split(separator: ".").map(String.init)
    guard parts.count == 2, let item = names.firstIndex(of: parts[0]), let attribute = LayoutAttribute(name: parts[1])
    else { return nil }
    return LayoutTerm(coefficient, item, attribute)
  }

  func answer(_ solution: LayoutSolution, _ problem: LayoutProblem) -> JSONValue {
    let statuses = ["ok", "ambiguous", "conflict", "limit-exceeded"]
    var members = [JSONMember(name: "status", value: .string(statuses[Int(solution.status.rawValue)]))]
    var frames: [JSONMember] = []
    for index in problem.items.indices where problem.items[index].frame == nil {
      let frame = solution.frames[index]
      let open = solution.ambiguities.filter { $0.item == index }.map(\.attribute)
      func number(_ value: Double, _ attribute: LayoutAttribute) -> JSONValue {
        open.contains(attribute) ? .null : .number(value)
      }
      frames.append(
        JSONMember(
          name: names[index],
          value: .array([
            number(frame.x, .left), number(frame.y, .top), number(frame.width, .width), number(frame.height, .height),
          ])))
    }
    members.append(JSONMember(name: "frames", value: .object(frames)))
    members.append(JSONMember(name: "violated", value: .array(solution.violated.map { .string(name($0)) })))
    if solution.status == .conflict {
      members.append(JSONMember(name: "minimalSet", value: .array(solution.conflict.map { .string(name($0)) })))
    }
    if solution.status == .ambiguous {
      let ranges = solution.ambiguities.map { ambiguity in
        JSONMember(
          name: names[ambiguity.item] + "." + ambiguity.attribute.name,
          value: .array([
            ambiguity.minimum.map { .number($0) } ?? .null, ambiguity.maximum.map { .number($0) } ?? .null,
          ]))
      }
      members.append(JSONMember(name: "ambiguous", value: .object(ranges)))
    }
    return .object(members)
  }

  private func name(_ reference: ConstraintReference) -> String {
    func axis(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }
    switch reference {
    case .stated(let index): return constraintIDs[index]
    case .hugging(let item, let side): return "#hug." + names[item] + "." + axis(side)
    case .compressionResistance(let item, let side): return "#compress." + names[item] + "." + axis(side)
    case .nonNegativeSize(let item, let side): return "#nonnegative." + names[item] + "." + axis(side)
    case .fixedFrame(let item): return "#frame." + names[item]
    }
  }
}

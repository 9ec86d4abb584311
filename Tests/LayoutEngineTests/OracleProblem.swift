import Foundation
import LayoutEngine
import Testing

/// One problem file, read for the tests.
struct OracleProblem: CustomTestStringConvertible, @unchecked Sendable {
  var testDescription: String
  var names: [String] = []
  var problem = LayoutProblem(items: [], constraints: [])
  var constraintIDs: [String] = []
  var expected: [String: Any] = [:]
  var steps: [[String: Any]] = []
  var textModel: [String: Any]?

  static func all() throws -> [OracleProblem] {
    let folder = try #require(Bundle.module.url(forResource: "Fixtures/oracle", withExtension: nil))
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }.map { try OracleProblem($0) }
  }

  init(_ file: URL) throws {
    testDescription = file.deletingPathExtension().lastPathComponent
    let json = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    if json["direction"] as? String == "rtl" { problem.direction = .rightToLeft }
    for view in json["views"] as? [[String: Any]] ?? [] {
      names.append(view["id"] as? String ?? "")
      problem.items.append(OracleProblem.item(view))
    }
    for constraint in json["constraints"] as? [[String: Any]] ?? [] { append(constraint) }
    expected = json["expect"] as? [String: Any] ?? [:]
    steps = json["steps"] as? [[String: Any]] ?? []
    textModel = json["textModel"] as? [String: Any]
  }

  private static func item(_ view: [String: Any]) -> LayoutItem {
    var item = LayoutItem()
    if let frame = view["frame"] as? [Double] { item.frame = rect(frame) }
    if let size = view["intrinsic"] as? [Any] {
      item.intrinsicContentSize = IntrinsicContentSize(width: size[0] as? Double, height: size[1] as? Double)
    }
    if let hug = view["hug"] as? [Double] {
      item.contentHugging = AxisPriorities(horizontal: LayoutPriority(hug[0]), vertical: LayoutPriority(hug[1]))
    }
    if let resist = view["compress"] as? [Double] {
      item.compressionResistance = AxisPriorities(
        horizontal: LayoutPriority(resist[0]), vertical: LayoutPriority(resist[1]))
    }
    if let baseline = view["baseline"] as? [Double] {
      item.firstBaselineFromTop = baseline[0]
      item.lastBaselineFromBottom = baseline[1]
    }
    return item
  }

  private static func rect(_ numbers: [Double]) -> Rect {
    Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private mutating func append(_ json: [String: Any]) {
    var terms: [LayoutTerm] = []
    for (key, sign) in [("a", 1.0), ("b", -1.0)] {
      guard let text = json[key] as? String else { continue }
      let parts = text.split(separator: ".")
      guard let item = names.firstIndex(of: String(parts[0])), let attribute = LayoutAttribute(name: String(parts[1]))
      else { continue }
      terms.append(LayoutTerm(key == "b" ? sign * (json["m"] as? Double ?? 1) : sign, item, attribute))
    }
    let relations: [String: LayoutRelation] = ["==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual]
    problem.constraints.append(
      LayoutConstraint(
        terms, constant: -(json["c"] as? Double ?? 0), relations[json["rel"] as? String ?? "=="] ?? .equal,
        priority: LayoutPriority(json["p"] as? Double ?? 1000)))
    constraintIDs.append(json["id"] as? String ?? "")
  }

  /// The two passes that the problem's text model describes, or a single solve.
  func solveWithTextPasses() -> LayoutSolution {
    let first = solve(problem)
    guard let model = textModel, let view = model["view"] as? String, let index = names.firstIndex(of: view),
      let characters = model["characters"] as? Double, let advance = model["advance"] as? Double,
      let lineHeight = model["lineHeight"] as? Double
    else { return first }
    let width = first.frames[index].width
    var second = problem
    let lines = (characters * advance / width - 1e-9).rounded(.up)
    second.items[index].intrinsicContentSize = IntrinsicContentSize(
      width: min(characters * advance, width), height: lines * lineHeight)
    return solve(second)
  }

  mutating func apply(_ step: [String: Any]) {
    for (name, frame) in step["frames"] as? [String: [Double]] ?? [:] {
      if let index = names.firstIndex(of: name) { problem.items[index].frame = OracleProblem.rect(frame) }
    }
    for constraint in step["add"] as? [[String: Any]] ?? [] { append(constraint) }
    for id in step["remove"] as? [String] ?? [] {
      guard let index = constraintIDs.firstIndex(of: id) else { continue }
      constraintIDs.remove(at: index)
      problem.constraints.remove(at: index)
    }
  }

  func name(_ reference: ConstraintReference) -> String {
    switch reference {
    case .stated(let index): constraintIDs[index]
    case .hugging(let item, let axis): "#hug.\(names[item]).\(axis == .horizontal ? "width" : "height")"
    case .compressionResistance(let item, let axis):
      "#compress.\(names[item]).\(axis == .horizontal ? "width" : "height")"
    case .nonNegativeSize(let item, let axis): "#min.\(names[item]).\(axis == .horizontal ? "width" : "height")"
    case .fixedFrame(let item): "#frame.\(names[item])"
    }
  }

  func check(_ solution: LayoutSolution, _ expected: [String: Any]) {
    let words: [LayoutSolution.Status: String] = [
      .solved: "ok", .ambiguous: "ambiguous", .conflict: "conflict", .limitExceeded: "limit",
    ]
    #expect(words[solution.status] == expected["status"] as? String)
    for (view, frame) in expected["frames"] as? [String: [Any]] ?? [:] {
      guard let index = names.firstIndex(of: view) else { continue }
      let got = solution.frames[index]
      for (value, wanted) in zip([got.x, got.y, got.width, got.height], frame) {
        if let wanted = wanted as? Double { #expect((value - wanted).magnitude <= 0.001, "\(view): \(got)") }
      }
    }
    if let violated = expected["violated"] as? [String] {
      #expect(Set(solution.violated.map { name($0) }) == Set(violated))
    }
    if let open = expected["ambiguous"] as? [String: [Any]] {
      var got: [String: (Double?, Double?)] = [:]
      for ambiguity in solution.ambiguities {
        got["\(names[ambiguity.item]).\(ambiguity.attribute.name)"] = (ambiguity.minimum, ambiguity.maximum)
      }
      #expect(Set(got.keys) == Set(open.keys))
      for (key, range) in open {
        #expect(
          matches(got[key]?.0, range[0]) && matches(got[key]?.1, range[1]), "\(key): \(String(describing: got[key]))")
      }
    }
    if solution.status == .conflict { checkIrreducible(solution) }
  }

  private func matches(_ got: Double?, _ wanted: Any) -> Bool {
    guard let wanted = wanted as? Double else { return got == nil }
    return got.map { ($0 - wanted).magnitude <= 0.001 } ?? false
  }

  /// The stated constraints of the set contradict each other, and without any one of them the rest does not.
  private func checkIrreducible(_ solution: LayoutSolution) {
    let stated = solution.conflict.compactMap { if case .stated(let index) = $0 { index } else { nil } }
    #expect(!stated.isEmpty)
    func status(_ indices: [Int]) -> LayoutSolution.Status {
      var part = problem
      part.constraints = indices.map { problem.constraints[$0] }
      return solve(part).status
    }
    #expect(status(stated) == .conflict)
    for index in stated { #expect(status(stated.filter { $0 != index }) != .conflict) }
  }
}

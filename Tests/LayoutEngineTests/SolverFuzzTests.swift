import LayoutEngine
import Testing

/// Random problems, held against the exact solver and against each other.
///
/// A failure prints the smallest problem that still fails in the same way, as Swift to paste into a test.
@Suite struct SolverFuzzTests {
  /// 3,000 problems in all.
  private static let casesPerBlock = 250
  private static let blocks = 0..<12

  private static func problems(_ block: Int) -> [LayoutProblem] {
    var generator = ProblemGenerator(seed: 0x9E37_79B9_7F4A_7C15 &+ UInt64(block) &* 0xD1B5_4A32_D192_ED03)
    return (0..<casesPerBlock).map { _ in generator.problem() }
  }

  @Test(arguments: blocks) func agreesWithTheExactSolver(_ block: Int) {
    var skipped = 0
    var counts: [LayoutSolution.Status: Int] = [:]
    for problem in SolverFuzzTests.problems(block) {
      guard let answer = ReferenceSolver(problem).answer() else {
        skipped += 1
        continue
      }
      counts[answer.status, default: 0] += 1
      report(problem) { Comparison($0).complaint }
    }
    #expect(skipped * 50 <= SolverFuzzTests.casesPerBlock, "\(skipped) left out")
    for status in [LayoutSolution.Status.solved, .ambiguous, .conflict] {
      #expect(counts[status, default: 0] * 10 >= SolverFuzzTests.casesPerBlock, "\(counts)")
    }
  }

  @Test(arguments: blocks) func doesNotDependOnTheWriting(_ block: Int) {
    var generator = ProblemGenerator(seed: UInt64(block) + 1)
    for problem in SolverFuzzTests.problems(block) {
      let choice = generator.below(1 << 20)
      let solution = solve(problem)
      for writing in Writing.allCases where writing.complaint(problem, solution, choice) != nil {
        report(problem) { writing.complaint($0, solve($0), choice) }
      }
    }
  }

  /// The exact solver itself, held against answers that two other solvers agreed on.
  @Test(arguments: try OracleProblem.all()) func exactSolverAnswersAsProven(_ problem: OracleProblem) throws {
    guard problem.steps.isEmpty, problem.textModel == nil, problem.problem.constraints.count <= 64,
      let answer = ReferenceSolver(problem.problem).answer()
    else { return }
    let words: [LayoutSolution.Status: String] = [.solved: "ok", .ambiguous: "ambiguous", .conflict: "conflict"]
    #expect(words[answer.status] == problem.expected["status"] as? String)
    if answer.status == .conflict { return }
    for (view, frame) in problem.expected["frames"] as? [String: [Any]] ?? [:] {
      let item = try #require(problem.names.firstIndex(of: view))
      for (side, value) in frame.enumerated() {
        guard let wanted = value as? Double, let range = answer.ranges[4 * item + side] else { continue }
        let least = try #require(range.minimum)
        #expect((least - wanted).magnitude <= 0.001 && range.minimum == range.maximum, "\(view): \(range)")
      }
    }
    for (name, range) in problem.expected["ambiguous"] as? [String: [Any]] ?? [:] {
      let parts = name.split(separator: ".")
      let item = try #require(problem.names.firstIndex(of: String(parts[0])))
      let side = try #require(["left", "top", "width", "height"].firstIndex(of: String(parts[1])))
      let found = try #require(answer.ranges[4 * item + side])
      #expect(isNear(found.minimum, range[0] as? Double, 0.001), "\(name)")
      #expect(isNear(found.maximum, range[1] as? Double, 0.001), "\(name)")
    }
  }

  /// What a view implies is taken for granted: a statement that says no more is not to blame, wherever it stands.
  @Test(arguments: [false, true]) func statementThatAViewImpliesIsNotToBlame(_ isLast: Bool) {
    let positive = LayoutConstraint([LayoutTerm(1, 0, .width)], .greaterThanOrEqual)
    let negative = LayoutConstraint([LayoutTerm(1, 0, .width)], constant: 45)
    let solution = solve(
      LayoutProblem(items: [LayoutItem()], constraints: isLast ? [negative, positive] : [positive, negative]))
    #expect(solution.status == .conflict)
    #expect(solution.conflict == [.stated(isLast ? 0 : 1), .nonNegativeSize(item: 0, .horizontal)])
  }

  private func report(_ problem: LayoutProblem, _ complaint: (LayoutProblem) -> String?) {
    guard let first = complaint(problem) else { return }
    let smallest = shrunk(problem) { complaint($0)?.prefix(8) == first.prefix(8) }
    Issue.record("\(complaint(smallest) ?? first)\n\(literal(smallest))")
  }
}

func isNear(_ value: Double?, _ wanted: Double?, _ tolerance: Double) -> Bool {
  guard let value, let wanted else { return value == nil && wanted == nil }
  return (value - wanted).magnitude <= tolerance
}

/// The engine's answer to a problem beside the exact one.
struct Comparison {
  private let problem: LayoutProblem
  private let solution: LayoutSolution
  private let reference: ReferenceSolver
  private let scale: Double

  init(_ problem: LayoutProblem) {
    self.problem = problem
    solution = solve(problem)
    reference = ReferenceSolver(problem)
    scale = magnitude(problem)
  }

  /// What is wrong with the engine's answer, or nil; the first letters name the kind of fault.
  var complaint: String? {
    guard let answer = reference.answer() else { return nil }
    if solution.frames.count != problem.items.count { return "count of frames: \(solution.frames.count)" }
    if solution.status != answer.status { return "status is \(solution.status), not \(answer.status)" }
    if answer.status == .conflict { return conflictComplaint }
    return framesComplaint(answer) ?? optimumComplaint(answer) ?? rangesComplaint(answer) ?? violatedComplaint(answer)
  }

  private func framesComplaint(_ answer: ReferenceAnswer) -> String? {
    for (unknown, range) in answer.ranges.sorted(by: { $0.key < $1.key }) {
      guard let wanted = range.minimum, range.maximum == wanted else { continue }
      let value = solution.frames[unknown / 4].side(unknown % 4)
      if !isNear(value, wanted, 1e-6 * scale) { return "frames: \(name(unknown)) is \(value), not \(wanted)" }
    }
    return nil
  }

  /// Whatever is left open, the frames shown have to be as good as any.
  private func optimumComplaint(_ answer: ReferenceAnswer) -> String? {
    let tolerance = 1e-6 * scale * Double(max(1, reference.rows.count))
    for row in reference.rows where row.priority >= 1000 && row.violation(solution.frames) > 1e-6 * scale {
      return "required \(row.source) is off by \(row.violation(solution.frames)) in \(solution.frames)"
    }
    for frame in solution.frames.indices where problem.items[frame].frame == nil {
      if min(solution.frames[frame].width, solution.frames[frame].height) < -1e-6 * scale {
        return "negative size: \(solution.frames[frame])"
      }
    }
    for level in answer.levels {
      var sum = 0.0
      for row in reference.rows where row.priority == level.priority { sum += row.violation(solution.frames) }
      if !isNear(sum, level.sum, tolerance) {
        return "level's violations: at \(level.priority) \(sum) instead of \(level.sum) in \(solution.frames)"
      }
    }
    return nil
  }

  private func rangesComplaint(_ answer: ReferenceAnswer) -> String? {
    let sides: [LayoutAttribute: Int] = [.left: 0, .top: 1, .width: 2, .height: 3]
    var open: [Int: Ambiguity] = [:]
    for ambiguity in solution.ambiguities {
      guard let side = sides[ambiguity.attribute] else { return "attribute of an ambiguity: \(ambiguity.attribute)" }
      if open.updateValue(ambiguity, forKey: 4 * ambiguity.item + side) != nil { return "attribute twice" }
    }
    for (unknown, range) in answer.ranges.sorted(by: { $0.key < $1.key }) {
      let isOpen = range.minimum == nil || range.maximum == nil || range.minimum != range.maximum
      guard let found = open.removeValue(forKey: unknown) else {
        if isOpen { return "open attribute \(name(unknown)) in \(range) is missing" }
        continue
      }
      if !isOpen { return "determined attribute \(name(unknown)) = \(range) is called open: \(found)" }
      if !isNear(found.minimum, range.minimum, 1e-5 * scale) || !isNear(found.maximum, range.maximum, 1e-5 * scale) {
        return "range of \(name(unknown)) is \(String(describing: (found.minimum, found.maximum))), not \(range)"
      }
    }
    return open.isEmpty ? nil : "attribute of a fixed item is called open: \(open.keys)"
  }

  private func violatedComplaint(_ answer: ReferenceAnswer) -> String? {
    for row in reference.rows where row.priority < 1000 {
      let violation = row.violation(solution.frames)
      let isListed = solution.violated.contains(row.source)
      if violation > 1e-4 * scale && !isListed { return "violated \(row.source) by \(violation) is not listed" }
      if violation < 1e-7 && isListed { return "violated \(row.source) is listed, but holds" }
    }
    return nil
  }

  /// The set has no common solution; without any one of it the rest has, whatever else the views imply.
  private var conflictComplaint: String? {
    let set = solution.conflict.filter { if case .fixedFrame = $0 { false } else { true } }
    if reference.isFeasible(set) == true { return "conflict set \(solution.conflict) has a common solution" }
    for reference in solution.conflict {
      guard case .fixedFrame(let item) = reference, problem.items[item].frame == nil else { continue }
      return "conflict set calls item \(item) fixed"
    }
    let stated = set.filter { if case .stated = $0 { true } else { false } }
    for one in stated {
      let rest = stated.filter { $0 != one } + reference.impliedReferences
      if reference.isFeasible(rest) == false { return "reducible: \(one) is not needed in \(solution.conflict)" }
    }
    for one in set where !stated.contains(one) {
      if reference.isFeasible(set.filter { $0 != one }) == false {
        return "reducible: \(one) is not needed in \(solution.conflict)"
      }
    }
    return nil
  }

  private func name(_ unknown: Int) -> String { "\(["left", "top", "width", "height"][unknown % 4]) of \(unknown / 4)" }
}

/// The largest number in a problem, at least 1.
func magnitude(_ problem: LayoutProblem) -> Double {
  var largest = 1.0
  for item in problem.items {
    let frame = item.frame ?? .zero
    for side in 0..<4 { largest = max(largest, frame.side(side).magnitude) }
    for axis in Axis.allCases { largest = max(largest, item.intrinsicContentSize[axis] ?? 0) }
  }
  for constraint in problem.constraints { largest = max(largest, constraint.constant.magnitude) }
  return largest
}

/// Other writings of a problem, with the same answer or one that follows from it.
enum Writing: CaseIterable {
  case sidesExchanged, reversed, doubled, moved, again, withAnImplied

  /// What differs from the answer to the first writing, or nil.
  func complaint(_ problem: LayoutProblem, _ first: LayoutSolution, _ choice: Int) -> String? {
    let second = solve(rewritten(problem, choice))
    if self == .again { return again(first, second) }
    if first.status != second.status { return "\(self): \(second.status) instead of \(first.status)" }
    if first.status == .conflict { return nil }
    let factor = self == .doubled ? 2.0 : 1.0
    let shift = self == .moved ? 100.0 : 0.0
    let tolerance = 2e-5 * magnitude(problem)
    for (item, frame) in first.frames.enumerated() {
      for side in 0..<4 {
        let offset = side < 2 ? shift : 0
        let open = first.ambiguities.first { $0.item == item && $0.attribute == sides[side] }
        let other = second.ambiguities.first { $0.item == item && $0.attribute == sides[side] }
        if (open == nil) != (other == nil) { return "\(self): \(sides[side]) of \(item) is open only in one" }
        if let open, let other {
          for (old, new) in [(open.minimum, other.minimum), (open.maximum, other.maximum)]
          where !isNear(new, old.map { $0 * factor + offset }, tolerance) {
            return "\(self): range of \(sides[side]) of \(item) is \(other), was \(open)"
          }
        } else if !isNear(second.frames[item].side(side), frame.side(side) * factor + offset, tolerance) {
          return "\(self): \(second.frames[item]) instead of \(frame) for \(item)"
        }
      }
    }
    return nil
  }

  private var sides: [LayoutAttribute] { [.left, .top, .width, .height] }

  private func again(_ first: LayoutSolution, _ second: LayoutSolution) -> String? {
    func bits(_ solution: LayoutSolution) -> [UInt64] {
      var numbers = solution.frames.flatMap { frame in (0..<4).map { frame.side($0).bitPattern } }
      for ambiguity in solution.ambiguities {
        numbers += [ambiguity.minimum?.bitPattern ?? 1, ambiguity.maximum?.bitPattern ?? 1]
      }
      return numbers
    }
    let isSame =
      bits(first) == bits(second) && first.status == second.status && first.violated == second.violated
      && first.conflict == second.conflict && first.ambiguities == second.ambiguities
    return isSame ? nil : "again: \(second) instead of \(first)"
  }

  private func rewritten(_ problem: LayoutProblem, _ choice: Int) -> LayoutProblem {
    var other = problem
    switch self {
    case .again: break
    case .sidesExchanged: other.constraints = problem.constraints.map { exchanged($0) }
    case .reversed: other.constraints.reverse()
    case .doubled:
      other.items = problem.items.map { doubled($0) }
      for index in other.constraints.indices { other.constraints[index].constant *= 2 }
    case .moved:
      for index in other.items.indices {
        other.items[index].frame?.x += 100
        other.items[index].frame?.y += 100
      }
      for index in other.constraints.indices {
        other.constraints[index].constant -= 100 * positions(other.constraints[index], problem.direction)
      }
    case .withAnImplied:
      if let implied = implied(problem, choice) {
        other.constraints.insert(implied, at: choice % (problem.constraints.count + 1))
      }
    }
    return other
  }

  private func exchanged(_ constraint: LayoutConstraint) -> LayoutConstraint {
    var other = constraint
    for index in other.terms.indices { other.terms[index].coefficient.negate() }
    other.terms.reverse()
    other.constant.negate()
    switch constraint.relation {
    case .equal: break
    case .lessThanOrEqual: other.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: other.relation = .lessThanOrEqual
    }
    return other
  }

  private func doubled(_ item: LayoutItem) -> LayoutItem {
    var other = item
    if let frame = item.frame {
      other.frame = Rect(x: 2 * frame.x, y: 2 * frame.y, width: 2 * frame.width, height: 2 * frame.height)
    }
    other.intrinsicContentSize = IntrinsicContentSize(
      width: item.intrinsicContentSize.width.map { 2 * $0 }, height: item.intrinsicContentSize.height.map { 2 * $0 })
    other.firstBaselineFromTop = item.firstBaselineFromTop.map { 2 * $0 }
    other.lastBaselineFromBottom = item.lastBaselineFromBottom.map { 2 * $0 }
    return other
  }

  /// How often a constraint counts the origin: it moves with it only where this is zero.
  private func positions(_ constraint: LayoutConstraint, _ direction: LayoutDirection) -> Double {
    let isMirrored = direction == .rightToLeft && constraint.terms.contains { $0.attribute.isDirectional }
    var sum = 0.0
    for term in constraint.terms where !term.attribute.isSize {
      sum += isMirrored && term.attribute.axis == .horizontal ? -term.coefficient : term.coefficient
    }
    return sum
  }

  /// A required constraint that follows from one or two others, or from what views imply.
  private func implied(_ problem: LayoutProblem, _ choice: Int) -> LayoutConstraint? {
    let required = problem.constraints.filter(\.priority.isRequired)
    guard let one = required.isEmpty ? nil : required[choice % required.count], choice % 7 > 0 else {
      guard let view = problem.items.firstIndex(where: { $0.frame == nil }) else { return nil }
      return LayoutConstraint([LayoutTerm(1, view, .right), LayoutTerm(-1, view, .left)], .greaterThanOrEqual)
    }
    var implied = one
    switch choice / 16 % 4 {
    case 0: break
    case 1:
      for index in implied.terms.indices { implied.terms[index].coefficient *= 2 }
      implied.constant *= 2
    case 2:
      if one.relation != .lessThanOrEqual { implied.relation = .greaterThanOrEqual }
      implied.constant += one.relation == .lessThanOrEqual ? -5 : 5
    default:
      // Two of the same relation and not of two directions of reading, added.
      let other = required[choice / 64 % required.count]
      let isDirectional = one.terms.contains { $0.attribute.isDirectional }
      guard other.relation == one.relation, other.terms.contains(where: { $0.attribute.isDirectional }) == isDirectional
      else { break }
      implied.terms += other.terms
      implied.constant += other.constant
    }
    return implied
  }
}

/// A problem from which nothing more can be left out without ending the failure.
func shrunk(_ problem: LayoutProblem, _ fails: (LayoutProblem) -> Bool) -> LayoutProblem {
  var best = problem
  var hasChanged = true
  while hasChanged {
    hasChanged = false
    for candidate in smaller(best) where fails(candidate) {
      best = candidate
      hasChanged = true
      break
    }
  }
  return best
}

private func smaller(_ problem: LayoutProblem) -> [LayoutProblem] {
  var candidates: [LayoutProblem] = []
  func add(_ change: (inout LayoutProblem) -> Void) {
    var copy = problem
    change(&copy)
    candidates.append(copy)
  }
  for item in problem.items.indices {
    add { copy in
      copy.items.remove(at: item)
      copy.constraints.removeAll { $0.terms.contains { $0.item == item } }
      for index in copy.constraints.indices {
        for term in copy.constraints[index].terms.indices where copy.constraints[index].terms[term].item > item {
          copy.constraints[index].terms[term].item -= 1
        }
      }
    }
  }
  for index in problem.constraints.indices { add { $0.constraints.remove(at: index) } }
  for item in problem.items.indices {
    if problem.items[item].intrinsicContentSize.width != nil { add { $0.items[item].intrinsicContentSize.width = nil } }
    if problem.items[item].intrinsicContentSize.height != nil {
      add { $0.items[item].intrinsicContentSize.height = nil }
    }
  }
  for index in problem.constraints.indices {
    for term in problem.constraints[index].terms.indices { add { $0.constraints[index].terms.remove(at: term) } }
    if problem.constraints[index].constant != 0 { add { $0.constraints[index].constant = 0 } }
  }
  if problem.direction == .rightToLeft { add { $0.direction = .leftToRight } }
  return candidates
}

/// The problem in Swift.
func literal(_ problem: LayoutProblem) -> String {
  var text = "LayoutProblem(items: ["
  text += problem.items.map { literal($0) }.joined(separator: ", ") + "], constraints: ["
  for constraint in problem.constraints {
    let terms = constraint.terms.map { "LayoutTerm(\($0.coefficient), \($0.item), .\($0.attribute.name))" }
    text += "\n  LayoutConstraint([\(terms.joined(separator: ", "))], constant: \(constraint.constant), "
    text += ".\(constraint.relation), priority: LayoutPriority(\(constraint.priority.rawValue))),"
  }
  return text + "\n], direction: .\(problem.direction))"
}

private func literal(_ item: LayoutItem) -> String {
  if let frame = item.frame {
    return "LayoutItem(frame: Rect(x: \(frame.x), y: \(frame.y), width: \(frame.width), height: \(frame.height)))"
  }
  func pair(_ priorities: AxisPriorities) -> String {
    "AxisPriorities(horizontal: LayoutPriority(\(priorities.horizontal.rawValue)), "
      + "vertical: LayoutPriority(\(priorities.vertical.rawValue)))"
  }
  func number(_ value: Double?) -> String { value.map { "\($0)" } ?? "nil" }
  var arguments: [String] = []
  let size = item.intrinsicContentSize
  if size != IntrinsicContentSize() {
    arguments.append(
      "intrinsicContentSize: IntrinsicContentSize(width: \(number(size.width)), height: \(number(size.height)))")
    arguments.append("contentHugging: \(pair(item.contentHugging))")
    arguments.append("compressionResistance: \(pair(item.compressionResistance))")
  }
  if let baseline = item.firstBaselineFromTop { arguments.append("firstBaselineFromTop: \(baseline)") }
  if let baseline = item.lastBaselineFromBottom { arguments.append("lastBaselineFromBottom: \(baseline)") }
  return "LayoutItem(\(arguments.joined(separator: ", ")))"
}

/// Small problems that look like what people write, and often cannot be met; always the same ones for a seed.
struct ProblemGenerator {
  private var state: UInt64
  private var items: [LayoutItem] = []
  private var constraints: [LayoutConstraint] = []

  init(seed: UInt64) {
    state = seed | 1
  }

  // xorshift64*
  private mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// A number from zero to one less than `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }

  private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  private mutating func priority(required percent: Int) -> LayoutPriority {
    LayoutPriority(chance(percent) ? 1000 : pick([999, 750, 749, 500, 250, 251, 50]))
  }

  private mutating func constant() -> Double {
    chance(50) ? Double(below(21)) : Double(below(451) - 50)
  }

  private mutating func relation(equal percent: Int) -> LayoutRelation {
    chance(percent) ? .equal : pick([.lessThanOrEqual, .greaterThanOrEqual])
  }

  mutating func problem() -> LayoutProblem {
    items = []
    constraints = []
    let fixed = 1 + below(2)
    let free = 1 + pick([0, 0, 1, 1, 1, 2, 2, 3])
    let busy = pick([[Axis.horizontal], [.vertical], [.horizontal, .vertical]])
    for _ in 0..<fixed {
      items.append(
        LayoutItem(
          frame: Rect(
            x: Double(below(41) - 20), y: Double(below(41) - 20), width: Double(100 + below(301)),
            height: Double(100 + below(301)))))
    }
    for _ in 0..<free { items.append(view(busy)) }
    if chance(25) { items.swapAt(0, items.count - 1) }
    let isCalm = chance(60)
    for item in items.indices where items[item].frame == nil {
      for axis in Axis.allCases {
        if busy.contains(axis) { determine(item, axis, isCalm: isCalm) } else { pin(item, axis) }
      }
    }
    for _ in 0..<below(isCalm ? 2 : 4) { constraints.append(anything(pick(busy))) }
    for index in constraints.indices.reversed() { constraints.swapAt(index, below(index + 1)) }
    return LayoutProblem(
      items: items, constraints: constraints, direction: chance(40) ? .rightToLeft : .leftToRight)
  }

  private mutating func view(_ busy: [Axis]) -> LayoutItem {
    var item = LayoutItem()
    for axis in busy {
      if chance(35) {
        let size = Double(below(201))
        if axis == .horizontal {
          item.intrinsicContentSize.width = size
        } else {
          item.intrinsicContentSize.height = size
        }
      }
      if chance(50) { item.contentHugging[axis] = priority(required: 6) }
      if chance(50) { item.compressionResistance[axis] = priority(required: 10) }
    }
    if chance(20) { item.firstBaselineFromTop = Double(below(30)) }
    if chance(20) { item.lastBaselineFromBottom = Double(below(10)) }
    return item
  }

  /// Nothing of interest on this axis.
  private mutating func pin(_ item: Int, _ axis: Axis) {
    let isHorizontal = axis == .horizontal
    constraints.append(LayoutConstraint([LayoutTerm(1, item, isHorizontal ? .left : .top)], constant: constant()))
    constraints.append(
      LayoutConstraint([LayoutTerm(1, item, isHorizontal ? .width : .height)], constant: -Double(below(100))))
  }

  private mutating func attributes(_ axis: Axis) -> (positions: [LayoutAttribute], size: LayoutAttribute) {
    if axis == .vertical {
      return (chance(12) ? [.firstBaseline, .lastBaseline, .top] : [.top, .bottom, .centerY], .height)
    }
    return (chance(50) ? [.leading, .trailing, .centerX] : [.left, .right, .centerX], .width)
  }

  /// Two constraints on different attributes, as it takes to place a view, mostly.
  private mutating func determine(_ item: Int, _ axis: Axis, isCalm: Bool) {
    let (positions, size) = attributes(axis)
    var four = positions + [size]
    four.remove(at: below(4))
    four.remove(at: below(3))
    for attribute in four where chance(isCalm ? 97 : 85) {
      var terms = [LayoutTerm(1, item, attribute)]
      if chance(70) {
        let other = below(isCalm ? max(1, item) : items.count)
        let multiplier = chance(70) ? 1 : pick([0.5, 2, -1])
        let attributes = attribute.isSize ? [attribute] : positions
        terms.append(LayoutTerm(-multiplier, other, chance(60) ? attribute : pick(attributes)))
      }
      constraints.append(
        LayoutConstraint(
          terms, constant: -constant(), relation(equal: isCalm ? 95 : 75),
          priority: priority(required: isCalm ? 70 : 45)))
    }
  }

  private mutating func anything(_ axis: Axis) -> LayoutConstraint {
    let (positions, size) = attributes(axis)
    let isOfSizes = chance(40)
    var terms: [LayoutTerm] = []
    for _ in 0..<pick([1, 2, 2, 2, 3]) {
      terms.append(LayoutTerm(pick([1, -1, 1, -1, 0.5, 2]), below(items.count), isOfSizes ? size : pick(positions)))
    }
    if isOfSizes, terms.count == 2, chance(20) { terms[1].attribute = size == .width ? .height : .width }
    return LayoutConstraint(
      terms, constant: chance(30) ? 0 : -constant(), relation(equal: 50), priority: priority(required: 15))
  }
}

/// Problems that nobody should ask: there is an answer to each of them.
@Suite struct SolverHostileInputTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0, 1e12, 1e13,
  ]

  private func answer(_ problem: LayoutProblem) -> LayoutSolution {
    let solution = solve(problem)
    #expect(solution.frames.count == problem.items.count)
    if solution.status == .solved || solution.status == .ambiguous {
      for frame in solution.frames { #expect((0..<4).allSatisfy { frame.side($0).isFinite }, "\(frame)") }
    }
    return solution
  }

  @Test(arguments: numbers) func anyNumberAnywhere(_ number: Double) {
    let root = LayoutItem(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    func placed(_ view: LayoutItem, in root: LayoutItem, _ coefficient: Double, _ constant: Double) -> LayoutProblem {
      LayoutProblem(
        items: [root, view],
        constraints: [.left, .top, .right, .bottom].map { side in
          LayoutConstraint([LayoutTerm(1, 1, side), LayoutTerm(-1, 0, side)])
        } + [
          LayoutConstraint(
            [LayoutTerm(coefficient, 1, .width), LayoutTerm(-1, 0, .width)], constant: constant,
            priority: LayoutPriority(500)),
          LayoutConstraint([LayoutTerm(coefficient, 1, .centerX)], constant: constant, .lessThanOrEqual),
        ])
    }
    var problems = [
      placed(LayoutItem(), in: root, number, 0), placed(LayoutItem(), in: root, 1, number),
      placed(LayoutItem(firstBaselineFromTop: number, lastBaselineFromBottom: number), in: root, 1, 0),
      placed(LayoutItem(intrinsicContentSize: IntrinsicContentSize(width: number, height: 10)), in: root, 1, 0),
      placed(LayoutItem(intrinsicContentSize: IntrinsicContentSize(width: 10, height: number)), in: root, 1, 0),
      placed(LayoutItem(contentHugging: AxisPriorities(LayoutPriority(number))), in: root, 1, 0),
    ]
    for side in 0..<4 {
      var frame = Rect(x: 0, y: 0, width: 100, height: 100)
      if side == 0 { frame.x = number }
      if side == 1 { frame.y = number }
      if side == 2 { frame.width = number }
      if side == 3 { frame.height = number }
      problems.append(placed(LayoutItem(), in: LayoutItem(frame: frame), 1, 0))
    }
    for (index, problem) in problems.enumerated() {
      let solution = answer(problem)
      // Priorities are brought into their range, and baselines are named by no constraint here.
      if !number.isFinite, index != 2, index != 5 { #expect(solution.status == .limitExceeded, "\(index)") }
    }
  }

  @Test(arguments: [-1, -1e6, -1e-9] as [Double]) func negativeIntrinsicSizes(_ number: Double) {
    for priority in [LayoutPriority.defaultLow, .required] {
      let view = LayoutItem(
        intrinsicContentSize: IntrinsicContentSize(width: number, height: number),
        contentHugging: AxisPriorities(priority))
      let solution = answer(LayoutProblem(items: [view], constraints: []))
      for frame in solution.frames { #expect(frame.width >= 0 && frame.height >= 0) }
    }
  }

  @Test func noItems() {
    #expect(answer(LayoutProblem(items: [], constraints: [])).status == .solved)
    #expect(answer(LayoutProblem(items: [], constraints: [LayoutConstraint([])])).status == .solved)
    #expect(answer(LayoutProblem(items: [], constraints: [LayoutConstraint([], constant: 1)])).status == .conflict)
  }

  @Test func itemsWithoutConstraints() {
    let solution = answer(LayoutProblem(items: [LayoutItem(), LayoutItem(frame: .zero)], constraints: []))
    #expect(solution.status == .ambiguous)
    #expect(
      solution.ambiguities == [
        Ambiguity(item: 0, attribute: .left, minimum: nil, maximum: nil),
        Ambiguity(item: 0, attribute: .top, minimum: nil, maximum: nil),
        Ambiguity(item: 0, attribute: .width, minimum: 0, maximum: nil),
        Ambiguity(item: 0, attribute: .height, minimum: 0, maximum: nil),
      ])
  }

  @Test(arguments: [-1, 1, 1 << 62, .max, .min]) func termsOfNoItem(_ index: Int) {
    for priority in [LayoutPriority.required, .defaultLow] {
      let problem = LayoutProblem(
        items: [LayoutItem(frame: .zero)],
        constraints: [LayoutConstraint([LayoutTerm(1, index, .left), LayoutTerm(1, 0, .left)], priority: priority)])
      #expect(answer(problem).status != .solved)
    }
  }

  @Test func emptyTerms() {
    let root = LayoutItem(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    func status(_ constant: Double, _ relation: LayoutRelation, _ priority: LayoutPriority) -> LayoutSolution {
      answer(
        LayoutProblem(
          items: [root], constraints: [LayoutConstraint([], constant: constant, relation, priority: priority)]))
    }
    #expect(status(0, .equal, .required).status == .solved)
    #expect(status(5, .greaterThanOrEqual, .required).status == .solved)
    #expect(status(-5, .greaterThanOrEqual, .required).status == .conflict)
    #expect(status(-5, .greaterThanOrEqual, .required).conflict == [.stated(0)])
    #expect(status(5, .equal, .defaultLow).violated == [.stated(0)])
    // Terms that cancel, and a multiplier of zero.
    let cancelling = [LayoutTerm(1, 0, .left), LayoutTerm(-1, 0, .left), LayoutTerm(0, 1, .width)]
    let view = LayoutItem(frame: nil)
    #expect(
      answer(LayoutProblem(items: [root, view], constraints: [LayoutConstraint(cancelling)])).status == .ambiguous)
    #expect(
      answer(LayoutProblem(items: [root, view], constraints: [LayoutConstraint(cancelling, constant: 1)])).status
        == .conflict)
  }

  @Test func thousandNestedViews() {
    var items = [LayoutItem(frame: Rect(x: 0, y: 0, width: 4000, height: 4000))]
    var constraints: [LayoutConstraint] = []
    for view in 1...1000 {
      items.append(LayoutItem())
      for (side, inset) in [(LayoutAttribute.left, 1.0), (.top, 1), (.right, -1), (.bottom, -1)] {
        constraints.append(
          LayoutConstraint([LayoutTerm(1, view, side), LayoutTerm(-1, view - 1, side)], constant: -inset))
      }
    }
    let solution = answer(LayoutProblem(items: items, constraints: constraints))
    #expect(solution.status == .solved)
    #expect(solution.frames.last == Rect(x: 1000, y: 1000, width: 2000, height: 2000))
  }
}

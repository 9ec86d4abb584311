import Configuration
import Diagnostics
import LayoutBlocks
import LayoutEngine

/// Reads a layout problem, and tells of everything in it that it does not understand.
struct ProblemReader {
  let file: SourceText
  private let value: YAMLValue
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var problem = LayoutProblem(items: [], constraints: [])
  private(set) var names: [String] = []
  /// The constraints' own names; made from their order where they have none.
  private(set) var constraintNames: [String] = []

  init(_ file: SourceText, _ value: YAMLValue) {
    self.file = file
    self.value = value
    if let direction = value["direction"] { readDirection(direction) }
    if value["views"] == nil {
      error("missing-views", value.range, "a problem has ‘views’", "문제에는 ‘views’가 있어야 합니다")
    }
    for view in value["views"]?.items ?? [] { append(view) }
    for constraint in value["constraints"]?.items ?? [] { append(constraint: constraint) }
    if value["constraints"] == nil, let format = value["vfl"] { append(visualFormat: format) }
  }

  mutating func error(_ code: String, _ range: SourceRange, _ english: String, _ korean: String) {
    diagnostics.append(
      Diagnostic(code, .error, path: file.path, at: range, LocalizedText(english: english, korean: korean)))
  }

  private mutating func readDirection(_ value: YAMLValue) {
    switch value.string {
    case "ltr": break
    case "rtl": problem.direction = .rightToLeft
    default:
      error("wrong-value", value.range, "the direction is ltr or rtl", "방향은 ltr 또는 rtl입니다")
    }
  }

  private mutating func numbers(_ value: YAMLValue, count: Int) -> [Double?] {
    let numbers = value.items.map(\.number)
    let isRight = numbers.count == count && zip(numbers, value.items).allSatisfy { $0 != nil || $1.isNull }
    if !isRight {
      error("wrong-value", value.range, "expected \(count) numbers in brackets", "대괄호 안에 숫자 \(count)개가 필요합니다")
      return [Double?](repeating: nil, count: count)
    }
    return numbers
  }

  private mutating func frame(_ value: YAMLValue) -> Rect? {
    let numbers = numbers(value, count: 4).compactMap { $0 }
    return numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }

  private mutating func append(_ view: YAMLValue) {
    let name = view["id"]?.string ?? ""
    if name.isEmpty { error("missing-id", view.range, "a view has an ‘id’", "뷰에는 ‘id’가 있어야 합니다") }
    if names.contains(name) {
      error("duplicate-name", view.range, "the view ‘\(name)’ is there twice", "뷰 ‘\(name)’이(가) 두 번 있습니다")
    }
    var item = LayoutItem()
    if let frame = view["frame"] { item.frame = self.frame(frame) }
    if let size = view["intrinsic"] {
      let numbers = numbers(size, count: 2)
      item.intrinsicContentSize = IntrinsicContentSize(width: numbers[0], height: numbers[1])
    }
    if let hug = view["hug"] { item.contentHugging = priorities(hug) ?? item.contentHugging }
    if let resist = view["compress"] { item.compressionResistance = priorities(resist) ?? item.compressionResistance }
    if let baseline = view["baseline"] {
      let numbers = numbers(baseline, count: 2)
      item.firstBaselineFromTop = numbers[0]
      item.lastBaselineFromBottom = numbers[1]
    }
    names.append(name)
    problem.items.append(item)
  }

  private mutating func priorities(_ value: YAMLValue) -> AxisPriorities? {
    let pair = numbers(value, count: 2).compactMap { $0 }
    guard pair.count == 2 else { return nil }
    return AxisPriorities(horizontal: LayoutPriority(pair[0]), vertical: LayoutPriority(pair[1]))
  }

  mutating func append(constraint json: YAMLValue) {
    var terms: [LayoutTerm] = []
    guard let first = json["a"] else {
      error(
        "missing-term", json.range, "a constraint has ‘a’, such as \"photo.top\"", "제약에는 ‘a’가 있어야 합니다. 예: \"photo.top\""
      )
      return
    }
    if let term = term(first, times: 1) { terms.append(term) }
    if let second = json["b"], !second.isNull, let term = term(second, times: -(json["m"]?.number ?? 1)) {
      terms.append(term)
    }
    var relation = LayoutRelation.equal
    if let written = json["rel"] {
      switch written.string {
      case "<=": relation = .lessThanOrEqual
      case ">=": relation = .greaterThanOrEqual
      case "==", "=": break
      default:
        error("wrong-value", written.range, "‘rel’ is ==, <= or >=", "‘rel’은 ==, <=, >= 가운데 하나입니다")
      }
    }
    problem.constraints.append(
      LayoutConstraint(
        terms, constant: -(json["c"]?.number ?? 0), relation, priority: LayoutPriority(json["p"]?.number ?? 1000)))
    constraintNames.append(json["id"]?.string ?? "#\(constraintNames.count + 1)")
  }

  private mutating func term(_ value: YAMLValue, times coefficient: Double) -> LayoutTerm? {
    let text = value.string ?? ""
    let parts = text.split(separator: ".").map(String.init)
    guard parts.count == 2 else {
      error(
        "wrong-term", value.range, "‘\(text)’ is no attribute of a view; write for example \"photo.top\"",
        "‘\(text)’은(는) 뷰의 속성이 아닙니다. 예: \"photo.top\"")
      return nil
    }
    guard let item = names.firstIndex(of: parts[0]) else {
      let nearest = nearestMatch(to: parts[0], among: names)
      error(
        "unknown-view", value.range,
        "unknown view ‘\(parts[0])’" + (nearest.map { "; did you mean ‘\($0)’?" } ?? ""),
        "알 수 없는 뷰 ‘\(parts[0])’" + (nearest.map { ". 혹시 ‘\($0)’입니까?" } ?? ""))
      return nil
    }
    guard let attribute = LayoutAttribute(name: parts[1]) else {
      let nearest = nearestMatch(to: parts[1], among: LayoutAttribute.allCases.map(\.name))
      error(
        "unknown-attribute", value.range,
        "unknown attribute ‘\(parts[1])’" + (nearest.map { "; did you mean ‘\($0)’?" } ?? ""),
        "알 수 없는 속성 ‘\(parts[1])’" + (nearest.map { ". 혹시 ‘\($0)’입니까?" } ?? ""))
      return nil
    }
    return LayoutTerm(coefficient, item, attribute)
  }

  private mutating func append(visualFormat json: YAMLValue) {
    let spacing = StandardSpacing(
      siblings: json["standardSpacing"]?.number ?? 8, edge: json["marginSpacing"]?.number ?? 20)
    let root = json["root"]?.string ?? "root"
    for string in json["strings"]?.items ?? [] {
      // The range of a quoted scalar holds its quotes.
      let isPlain = string.scalar?.isPlain ?? true
      let range = isPlain ? string.range : SourceRange(string.range.start + 1, string.range.end - 1)
      let (row, problems) = parseVisualFormat(file, range)
      diagnostics += problems
      for constraint in row?.constraints(spacing) ?? [] { append(constraint, root, string) }
    }
  }

  private mutating func append(_ constraint: VisualFormatConstraint, _ root: String, _ string: YAMLValue) {
    var terms: [LayoutTerm] = []
    for term in constraint.terms {
      let name: String
      switch term.item {
      case .parent, .guide: name = root
      case .view(let view): name = view
      }
      guard let item = names.firstIndex(of: name) else {
        error("unknown-view", string.range, "unknown view ‘\(name)’", "알 수 없는 뷰 ‘\(name)’")
        return
      }
      terms.append(LayoutTerm(term.coefficient, item, term.attribute))
    }
    problem.constraints.append(
      LayoutConstraint(
        terms, constant: constraint.constant, constraint.relation, priority: constraint.priority))
    constraintNames.append("#\(constraintNames.count + 1)")
  }

  /// Makes a step's changes: other frames, constraints that come, constraints that go.
  mutating func apply(step: YAMLValue) {
    for entry in step["frames"]?.entries ?? [] {
      guard let index = names.firstIndex(of: entry.key) else {
        error("unknown-view", entry.keyRange, "unknown view ‘\(entry.key)’", "알 수 없는 뷰 ‘\(entry.key)’")
        continue
      }
      if let frame = frame(entry.value) { problem.items[index].frame = frame }
    }
    for constraint in step["add"]?.items ?? [] { append(constraint: constraint) }
    for name in step["remove"]?.items ?? [] {
      guard let index = constraintNames.firstIndex(of: name.string ?? "") else {
        error(
          "unknown-constraint", name.range, "no constraint is called ‘\(name.string ?? "")’",
          "‘\(name.string ?? "")’(이)라는 제약이 없습니다")
        continue
      }
      constraintNames.remove(at: index)
      problem.constraints.remove(at: index)
    }
  }
}

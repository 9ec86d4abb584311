import LayoutEngine

/// Solves a problem that is given and answered in plain numbers, so that a native program and a module can be compared bit by bit.
///
/// The numbers: direction (1 right to left), item count, and 16 for each item (has a frame, x, y, width, height; has a width, width;
/// has a height, height; hugging and resistance across and down; has baselines, first, last); constraint count, and for each its term
/// count, three for each term (coefficient, item, attribute), constant, relation, priority.
///
/// - Returns: the status, four numbers for each frame, the number of unmet wishes, and the ends of every open range (NaN for none).
public func solveEncoded(_ numbers: [Double]) -> [Double] {
  var reader = NumberReader(numbers: numbers)
  let direction: LayoutDirection = reader.flag() ? .rightToLeft : .leftToRight
  var problem = LayoutProblem(items: [], constraints: [], direction: direction)
  for _ in 0..<reader.count() { problem.items.append(reader.item()) }
  for _ in 0..<reader.count() { problem.constraints.append(reader.constraint()) }
  let solution = solve(problem)
  var answer = [Double(solution.status.rawValue)]
  for frame in solution.frames {
    answer.append(frame.x)
    answer.append(frame.y)
    answer.append(frame.width)
    answer.append(frame.height)
  }
  answer.append(Double(solution.violated.count))
  for ambiguity in solution.ambiguities {
    answer.append(ambiguity.minimum ?? .nan)
    answer.append(ambiguity.maximum ?? .nan)
  }
  return answer
}

/// Takes numbers one after the other; zeros after the last.
private struct NumberReader {
  let numbers: [Double]
  private var next = 0

  init(numbers: [Double]) { self.numbers = numbers }

  mutating func number() -> Double {
    defer { next += 1 }
    return next < numbers.count ? numbers[next] : 0
  }

  mutating func flag() -> Bool { number() != 0 }

  mutating func count() -> Int { Int(max(0, min(10_000, number()))) }

  mutating func priorities() -> AxisPriorities {
    let across = LayoutPriority(number())
    return AxisPriorities(horizontal: across, vertical: LayoutPriority(number()))
  }

  mutating func item() -> LayoutItem {
    var item = LayoutItem()
    let hasFrame = flag()
    let frame = Rect(x: number(), y: number(), width: number(), height: number())
    if hasFrame { item.frame = frame }
    let hasWidth = flag()
    let width = number()
    let hasHeight = flag()
    let height = number()
    item.intrinsicContentSize = IntrinsicContentSize(
      width: hasWidth ? width : nil, height: hasHeight ? height : nil)
    item.contentHugging = priorities()
    item.compressionResistance = priorities()
    let hasBaselines = flag()
    let first = number()
    let last = number()
    if hasBaselines {
      item.firstBaselineFromTop = first
      item.lastBaselineFromBottom = last
    }
    return item
  }

  mutating func constraint() -> LayoutConstraint {
    var terms: [LayoutTerm] = []
    for _ in 0..<count() {
      let coefficient = number()
      let item = count()
      terms.append(LayoutTerm(coefficient, item, LayoutAttribute.allCases[min(count(), 11)]))
    }
    let constant = number()
    let relations: [LayoutRelation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let relation = relations[min(count(), 2)]
    return LayoutConstraint(terms, constant: constant, relation, priority: LayoutPriority(number()))
  }
}

import LayoutEngine

/// A sum that an arrangement makes, with its priority.
struct ArrangementSum {
  var terms: [ExportedTerm]
  var constant: Double
  var relation: LayoutRelation
  var priority: LayoutPriority
}

/// What a row, a column or an arranging phrase says, one constraint at a time, for where no stack view can say it.
struct ArrangementSums {
  private(set) var sums: [ArrangementSum] = []
  private let model: ExportModel
  private let holder: ExportedItem

  init(_ model: ExportModel, holder: Int) {
    self.model = model
    self.holder = .view(holder)
  }

  /// Adds the constraints of views along an axis.
  mutating func add(_ stack: Stack, of views: [Int]) {
    guard let first = views.first, let last = views.last else { return }
    let isRow = stack.axis == .horizontal
    let start: LayoutAttribute = isRow ? .leading : .top
    let end: LayoutAttribute = isRow ? .trailing : .bottom
    let extent: LayoutAttribute = isRow ? .width : .height
    constrain(first, start, .equal, holder, start)
    constrain(last, end, stack.reachesEnd ? .equal : .lessThanOrEqual, holder, end)
    if !stack.reachesEnd { shrink(extent) }
    let sharesGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for place in views.indices.dropFirst() {
      let previous = ExportedItem.view(views[place - 1])
      constrain(views[place], start, sharesGaps ? .greaterThanOrEqual : .equal, previous, end, plus: stack.spacing)
      if stack.distribution == .fillEqually { constrain(views[place], extent, .equal, .view(first), extent) }
      guard sharesGaps, place > 1 else { continue }
      let center: LayoutAttribute = isRow ? .centerX : .centerY
      let near = stack.distribution == .equalSpacing ? start : center
      let far = stack.distribution == .equalSpacing ? end : center
      let terms = [
        ExportedTerm(1, .view(views[place]), near), ExportedTerm(-1, previous, far),
        ExportedTerm(-1, previous, near), ExportedTerm(1, .view(views[place - 2]), far),
      ]
      let priority = stack.distribution == .equalSpacing ? LayoutPriority.required : LayoutPriority(149)
      sums.append(ArrangementSum(terms: terms, constant: 0, relation: .equal, priority: priority))
    }
    align(stack, views)
  }

  private mutating func align(_ stack: Stack, _ views: [Int]) {
    let isRow = stack.axis == .horizontal
    let start: LayoutAttribute = isRow ? .top : .leading
    let end: LayoutAttribute = isRow ? .bottom : .trailing
    var aligned: [Int] = []
    for view in views where !model.placesItself(view, isRow ? .vertical : .horizontal) { aligned.append(view) }
    for view in aligned {
      let reachesStart = stack.alignment == .fill || stack.alignment == .leading
      let reachesEnd = stack.alignment == .fill || stack.alignment == .trailing
      constrain(view, start, reachesStart ? .equal : .greaterThanOrEqual, holder, start)
      constrain(view, end, reachesEnd ? .equal : .lessThanOrEqual, holder, end)
      switch stack.alignment {
      case .center: constrain(view, isRow ? .centerY : .centerX, .equal, holder, isRow ? .centerY : .centerX)
      case .firstBaseline where view != aligned[0]:
        constrain(view, .firstBaseline, .equal, .view(aligned[0]), .firstBaseline)
      case .lastBaseline where view != aligned[0]:
        constrain(view, .lastBaseline, .equal, .view(aligned[0]), .lastBaseline)
      default: break
      }
    }
    if stack.alignment != .fill { shrink(isRow ? .height : .width) }
  }

  private mutating func constrain(
    _ view: Int, _ first: LayoutAttribute, _ relation: LayoutRelation, _ other: ExportedItem, _ second: LayoutAttribute,
    plus constant: Double = 0
  ) {
    let terms = [ExportedTerm(1, .view(view), first), ExportedTerm(-1, other, second)]
    sums.append(ArrangementSum(terms: terms, constant: -constant, relation: relation, priority: .required))
  }

  /// The wish to be no larger than what it holds, weaker than any that an author has reason to write.
  private mutating func shrink(_ extent: LayoutAttribute) {
    let terms = [ExportedTerm(1, holder, extent)]
    sums.append(ArrangementSum(terms: terms, constant: 0, relation: .equal, priority: LayoutPriority(2)))
  }
}

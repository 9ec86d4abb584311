import Diagnostics
import LayoutEngine

/// What a term of an exported statement speaks of.
enum ExportedItem: Equatable {
  /// A view by its index.
  case view(Int)
  /// The content of a scrolling view.
  case content(Int)
  /// A rectangle of the screen.
  case guide(Guide)
}

/// A multiple of an attribute in an exported statement.
struct ExportedTerm: Equatable {
  var coefficient: Double
  var item: ExportedItem
  var attribute: LayoutAttribute

  init(_ coefficient: Double, _ item: ExportedItem, _ attribute: LayoutAttribute) {
    self.coefficient = coefficient
    self.item = item
    self.attribute = attribute
  }
}

/// A statement of a block with its names resolved.
struct ExportedStatement {
  enum Meaning {
    /// The sum of the terms and a constant compared with zero.
    case sum([ExportedTerm], constant: Double, LayoutRelation)
    /// How strongly a view stays as small as its content.
    case hug(Int, Axis?)
    /// How strongly a view stays as large as its content.
    case resist(Int, Axis?)
    /// A view that is not shown.
    case hide(Int)
    /// A view that lays others side by side or one below the other.
    case arrange(Int, [Int], Axis, gap: Double)
    /// What names something that is not there.
    case unknown
  }

  var meaning: Meaning
  var priority: LayoutPriority
  /// The variant in which it holds; nil where it always does.
  var variant: Int?
  var range: SourceRange
}

/// A block as views and statements with their names resolved: what both exports read.
struct ExportModel {
  let block: LayoutBlock
  let language: Language
  /// The views, parents before children, in source order.
  private(set) var views: [ExportedView] = []
  /// The statements by view, then those outside of views.
  private(set) var statements: [ExportedStatement] = []
  /// The variants in source order.
  private(set) var variants: [VariantStatement] = []
  private var names: SwiftNames

  init(_ block: LayoutBlock, language: Language, reserved: [String]) {
    self.block = block
    self.language = language
    names = SwiftNames(reserved: SwiftNames.common + reserved)
    for item in block.items {
      if case .variant(let variant) = item { variants.append(variant) }
    }
    var place = 0
    for item in block.items {
      switch item {
      case .view(let view): append(view, parent: nil, variant: nil)
      case .variant(let variant):
        for item in variant.items {
          if case .view(let view) = item { append(view, parent: nil, variant: place) }
        }
        place += 1
      case .equation, .row: break
      }
    }
    for index in views.indices { resolve(view: index) }
    resolve(block.items, variant: nil)
  }

  /// An identifier for something that no view has made, such as a variant.
  mutating func addName(_ name: String) -> String { names.add(name, suffix: "") }

  /// The words of a view in the chosen language; nil where it has none.
  func words(_ index: Int) -> String? { views[index].statement.text.map { $0[language] } }

  /// The views directly in a view, in source order.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    for child in views.indices where views[child].parent == index { result.append(child) }
    return result
  }

  /// The view with a name, or nil.
  func view(named name: String) -> Int? {
    for index in views.indices where views[index].statement.name.matches(name) { return index }
    return nil
  }

  /// Whether a statement places the view on an axis, as a container asks before it does so itself.
  func placesItself(_ view: Int, _ axis: Axis) -> Bool {
    for statement in statements {
      guard case .sum(let terms, _, _) = statement.meaning, let term = terms.first, term.item == .view(view) else {
        continue
      }
      if !term.attribute.isSize, term.attribute.axis == axis { return true }
    }
    return false
  }

  // MARK: Views

  private mutating func append(_ statement: ViewStatement, parent: Int?, variant: Int?) {
    let index = views.count
    let identifier = names.add(statement.name, suffix: ExportModel.suffix(statement.kind))
    views.append(ExportedView(statement: statement, identifier: identifier, parent: parent, variant: variant))
    for child in statement.children { append(child, parent: index, variant: variant) }
  }

  /// What tells a view from something that has its name already, as `titleLabel` from `title`.
  private static func suffix(_ kind: ViewKind) -> String {
    switch kind {
    case .label, .text: "Label"
    case .button, .iconButton, .link: "Button"
    case .field, .search: "Field"
    case .guide: "Guide"
    case .item: "Item"
    default: "View"
    }
  }

  // MARK: Statements

  private func item(_ target: PhraseReference.Target, from index: Int?) -> ExportedItem? {
    switch target {
    case .guide(let guide): return .guide(guide)
    case .parent:
      guard let index, let parent = views[index].parent else { return .guide(.screen) }
      return inside(parent)
    case .view(let name): return view(named: name).map { .view($0) }
    }
  }

  private func inside(_ view: Int) -> ExportedItem {
    views[view].kind == .scroll || views[view].kind == .list ? .content(view) : .view(view)
  }

  private mutating func add(
    _ meaning: ExportedStatement.Meaning, _ priority: LayoutPriority, _ variant: Int?, _ range: SourceRange
  ) {
    statements.append(ExportedStatement(meaning: meaning, priority: priority, variant: variant, range: range))
  }

  private mutating func resolve(view index: Int) {
    let view = views[index]
    if view.kind == .keyboard { return }
    if let size = view.statement.size {
      for (attribute, extent) in [(LayoutAttribute.width, size.width), (.height, size.height)] {
        let terms = [ExportedTerm(1, .view(index), attribute)]
        add(.sum(terms, constant: -extent, .equal), .required, view.variant, view.statement.range)
      }
    }
    for phrase in view.statement.phrases { resolve(phrase, of: index, variant: view.variant) }
    for row in view.statement.rows { resolve(row, in: index, variant: view.variant) }
  }

  private mutating func resolve(_ items: [BlockItem], variant: Int?) {
    var place = 0
    for item in items {
      switch item {
      case .view: break
      case .equation(let equation): resolve(equation, variant: variant)
      case .row(let row): resolve(row, in: nil, variant: variant)
      case .variant(let statement):
        resolve(statement.items, variant: place)
        for targeted in statement.phrases {
          if let view = view(named: targeted.view.value) {
            resolve(targeted.phrase, of: view, variant: place)
          } else {
            add(.unknown, targeted.phrase.priority, place, targeted.phrase.range)
          }
        }
        place += 1
      }
    }
  }

  private mutating func resolve(_ equation: EquationStatement, variant: Int?) {
    var terms: [ExportedTerm] = []
    for (expression, sign) in [(equation.left, 1.0), (equation.right, -1.0)] {
      for term in expression.terms {
        guard let item = item(term.reference.target, from: nil), let attribute = term.reference.attribute else {
          return add(.unknown, equation.priority, variant, equation.range)
        }
        terms.append(ExportedTerm(sign * term.coefficient, item, attribute))
      }
    }
    let constant = equation.left.constant - equation.right.constant
    add(.sum(terms, constant: constant, equation.relation), equation.priority, variant, equation.range)
  }

  private mutating func resolve(_ row: VisualFormatRow, in holder: Int?, variant: Int?) {
    let parent = holder.map { inside($0) } ?? .guide(.screen)
    for constraint in row.constraints(StandardSpacing(edge: holder == nil ? nil : 8)) {
      var terms: [ExportedTerm] = []
      for term in constraint.terms {
        switch term.item {
        case .parent: terms.append(ExportedTerm(term.coefficient, parent, term.attribute))
        case .guide(let guide): terms.append(ExportedTerm(term.coefficient, .guide(guide), term.attribute))
        case .view(let name):
          if let view = view(named: name) { terms.append(ExportedTerm(term.coefficient, .view(view), term.attribute)) }
        }
      }
      let isWhole = terms.count == constraint.terms.count
      add(
        isWhole ? .sum(terms, constant: constraint.constant, constraint.relation) : .unknown, constraint.priority,
        variant, row.range)
    }
  }

  private mutating func resolve(_ phrase: Phrase, of index: Int, variant: Int?) {
    func names(_ located: [Located<String>]) -> [Int] {
      var result: [Int] = []
      for name in located {
        if let view = view(named: name.value), view != index { result.append(view) }
      }
      return result
    }
    switch phrase.meaning {
    case .hug(let axis): add(.hug(index, axis), phrase.priority, variant, phrase.range)
    case .resist(let axis): add(.resist(index, axis), phrase.priority, variant, phrase.range)
    case .columns(let views, let gap):
      add(.arrange(index, names(views), .horizontal, gap: gap), phrase.priority, variant, phrase.range)
    case .stack(let views, let gap):
      add(.arrange(index, names(views), .vertical, gap: gap), phrase.priority, variant, phrase.range)
    case .hide(let name):
      let hidden = view(named: name.value)
      add(hidden.map { .hide($0) } ?? .unknown, phrase.priority, variant, phrase.range)
    default:
      let sums = sums(of: phrase, of: index)
      if sums.isEmpty { add(.unknown, phrase.priority, variant, phrase.range) }
      for sum in sums {
        add(.sum(sum.terms, constant: sum.constant, sum.relation), phrase.priority, variant, phrase.range)
      }
    }
  }

  private typealias Sum = (terms: [ExportedTerm], constant: Double, relation: LayoutRelation)

  /// The sums of a phrase that places or sizes a view; none where its reference is missing.
  private func sums(of phrase: Phrase, of index: Int) -> [Sum] {
    let me = ExportedItem.view(index)
    func sum(
      _ first: LayoutAttribute, _ relation: LayoutRelation, _ other: ExportedItem, _ second: LayoutAttribute,
      times: Double = 1, plus: Double = 0
    ) -> Sum {
      ([ExportedTerm(1, me, first), ExportedTerm(-times, other, second)], -plus, relation)
    }
    func extent(_ axis: Axis) -> LayoutAttribute { axis == .horizontal ? .width : .height }
    var result: [Sum] = []
    switch phrase.meaning {
    case .edge(let edge, let relation, let reference, let offset):
      guard let item = item(reference.target, from: index) else { break }
      result.append(sum(edge, relation, item, reference.attribute ?? edge, plus: offset))
    case .adjacent(let adjacency, let relation, let reference, let gap):
      guard let item = item(reference.target, from: index) else { break }
      let flipped: LayoutRelation =
        relation == .equal ? .equal : relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
      switch adjacency {
      case .below: result.append(sum(.top, relation, item, reference.attribute ?? .bottom, plus: gap))
      case .after: result.append(sum(.leading, relation, item, reference.attribute ?? .trailing, plus: gap))
      case .above: result.append(sum(.bottom, flipped, item, reference.attribute ?? .top, plus: -gap))
      case .before: result.append(sum(.trailing, flipped, item, reference.attribute ?? .leading, plus: -gap))
      }
    case .center(let axis, let reference):
      guard let item = item(reference.target, from: index) else { break }
      if axis != .vertical { result.append(sum(.centerX, .equal, item, reference.attribute ?? .centerX)) }
      if axis != .horizontal { result.append(sum(.centerY, .equal, item, reference.attribute ?? .centerY)) }
    case .fill(let axis, let reference, let inset):
      guard let item = item(reference.target, from: index) else { break }
      if axis != .vertical {
        result.append(sum(.leading, .equal, item, .leading, plus: inset))
        result.append(sum(.trailing, .equal, item, .trailing, plus: -inset))
      }
      if axis != .horizontal {
        result.append(sum(.top, .equal, item, .top, plus: inset))
        result.append(sum(.bottom, .equal, item, .bottom, plus: -inset))
      }
    case .extent(let axis, let relation, let points):
      result.append(([ExportedTerm(1, me, extent(axis))], -points, relation))
    case .proportion(let axis, let relation, let share, let reference):
      guard let item = item(reference.target, from: index) else { break }
      result.append(sum(extent(axis), relation, item, reference.attribute ?? extent(axis), times: share))
    case .sameExtent(let axis, let relation, let reference):
      guard let item = item(reference.target, from: index) else { break }
      result.append(sum(extent(axis), relation, item, reference.attribute ?? extent(axis)))
    case .aspect(let width, let height): result.append(sum(.width, .equal, me, .height, times: width / height))
    case .baseline(let reference):
      guard let item = item(reference.target, from: index) else { break }
      result.append(sum(.firstBaseline, .equal, item, reference.attribute ?? .firstBaseline))
    case .hug, .resist, .columns, .stack, .hide: break
    }
    return result
  }
}

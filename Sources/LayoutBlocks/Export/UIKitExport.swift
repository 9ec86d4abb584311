public import Diagnostics
import LayoutEngine

/// A block as Swift source for UIKit: a view controller that makes the views and activates their constraints.
///
/// What UIKit cannot say stands as a comment, `// not in UIKit:` and the line of the block, where its code would be;
/// the comment at the head of the file counts these lines. The same block gives the same bytes.
///
/// - Parameters:
///   - block: the block, also one with errors: what could not be read is absent.
///   - language: the language of the words that are the default values of the localized texts.
public func uiKitSource(_ block: LayoutBlock, language: Language) -> String {
  var export = UIKitExport(block, language: language)
  return export.source()
}

private struct UIKitExport {
  let model: ExportModel
  let plan: UIKitPlan
  private let views: UIKitViews
  private let className: String
  private var constraints: UIKitConstraintWriter
  private var writer = SwiftSourceWriter()
  private var missing = MissingLines("UIKit")
  private var conditions: [UIKitCondition] = []
  /// For each variant, the name of its constraints.
  private var variantNames: [String] = []
  /// For each variant, the name of a function that applies it.
  private var applyNames: [String] = []
  /// For each list, the name of the stack in it; empty for other views.
  private var listStacks: [String] = []

  init(_ block: LayoutBlock, language: Language) {
    var model = ExportModel(block, language: language, reserved: SwiftNames.controllerProperties)
    for variant in model.variants {
      conditions.append(UIKitCondition(variant))
      variantNames.append(model.addName(block.line(at: variant.range)))
      applyNames.append(model.addName("apply-" + block.line(at: variant.range)))
    }
    let plan = UIKitPlan(model)
    for index in model.views.indices {
      listStacks.append(plan.roles[index] == .list ? model.addName(model.views[index].statement.name + "-rows") : "")
    }
    self.model = model
    self.plan = plan
    views = UIKitViews(model: model, plan: plan)
    className = SwiftNames.camelCase(block.id, startsUpper: true, fallback: "example") + "ViewController"
    constraints = UIKitConstraintWriter(model)
  }

  mutating func source() -> String {
    writer.open("final class " + className + ": UIViewController {")
    writeProperties()
    writeLoading()
    writeViews()
    writeHierarchy()
    writeConstraints()
    writeVariants()
    if constraints.needsSum { writeSum() }
    writer.close()
    if constraints.needsPriority { writePriority() }
    return missing.header(model) + "import UIKit\n\n" + writer.text
  }

  private func isMade(_ index: Int) -> Bool { plan.roles[index] != .system }

  private mutating func writeProperties() {
    for index in model.views.indices where isMade(index) {
      writer.line("private let " + model.views[index].identifier + " = " + views.initializer(index))
      if !listStacks[index].isEmpty { writer.line("private let " + listStacks[index] + " = UIStackView()") }
    }
    writer.line()
  }

  private mutating func writeLoading() {
    writer.open("override func viewDidLoad() {")
    writer.line("super.viewDidLoad()")
    writer.line("view.backgroundColor = .systemBackground")
    writer.line("makeViews()")
    writer.line("addViews()")
    writer.line("NSLayoutConstraint.activate(makeConstraints())")
    var traits: [String] = []
    for condition in conditions {
      for trait in condition.traits where condition.expression != nil && !contains(traits, trait + ".self") {
        traits.append(trait + ".self")
      }
    }
    if !model.variants.isEmpty { writer.line("applyVariants()") }
    if !traits.isEmpty {
      writer.open("registerForTraitChanges([" + SwiftText.joined(traits, ", ") + "]) {")
      writer.line("(controller: " + className + ", _: UITraitCollection) in")
      writer.line("controller.applyVariants()")
      writer.close()
    }
    writer.close()
    writer.line()
  }

  private func contains(_ words: [String], _ word: String) -> Bool {
    for other in words where other.matches(word) { return true }
    return false
  }

  // MARK: Views

  private mutating func writeViews() {
    writer.open("private func makeViews() {")
    for index in model.views.indices {
      if isMade(index) {
        for line in views.configuration(index) { writer.line(line) }
        writeMissingKeys(index)
      } else {
        writeSystem(index)
      }
    }
    for statement in model.statements where statement.variant == nil {
      switch statement.meaning {
      case .hide(let index):
        if isView(index) {
          writer.line(model.views[index].identifier + ".isHidden = true")
        } else {
          miss(statement.range)
        }
      case .hug, .resist: writePriorities(statement)
      default: break
      }
    }
    writer.close()
    writer.line()
  }

  /// Whether a view can be hidden and has priorities: guides and what the system places do not.
  private func isView(_ index: Int) -> Bool { plan.roles[index] != .guide && isMade(index) }

  /// Targets and pictures that reach beyond a view need a class of their own, adaptive columns a collection view.
  private mutating func writeMissingKeys(_ index: Int) {
    let view = model.views[index]
    var isMissing = view.key("hit") != nil || view.key("outset") != nil
    if view.kind == .grid, case .adaptive = view.gridColumns { isMissing = true }
    if isMissing { miss(view.statement.range) }
  }

  private mutating func writePriorities(_ statement: ExportedStatement) {
    let isHugging: Bool
    let index: Int
    let axis: Axis?
    switch statement.meaning {
    case .hug(let view, let along): (isHugging, index, axis) = (true, view, along)
    case .resist(let view, let along): (isHugging, index, axis) = (false, view, along)
    default: return
    }
    guard isView(index) else { return miss(statement.range) }
    let call = isHugging ? ".setContentHuggingPriority(" : ".setContentCompressionResistancePriority("
    for direction in Axis.allCases where axis == nil || axis == direction {
      writer.line(
        model.views[index].identifier + call + UIKitConstraintWriter.priority(statement.priority) + ", for: ."
          + (direction == .horizontal ? "horizontal" : "vertical") + ")")
    }
  }

  /// Bars belong to the controllers around this one, which fill them from its items.
  private mutating func writeSystem(_ index: Int) {
    let view = model.views[index]
    switch view.kind {
    case .navigationBar:
      if let words = views.words(index) { writer.line("navigationItem.title = " + words) }
      let items = model.children(of: index)
      if items.isEmpty { return }
      writer.line("navigationItem.leftBarButtonItem = " + barItem(items[0]))
      if items.count == 1 { return }
      writer.open("navigationItem.rightBarButtonItems = [")
      for item in items.dropFirst() { writer.line(barItem(item) + ",") }
      writer.close("]")
    case .toolbar:
      writer.open("toolbarItems = [")
      let items = model.children(of: index)
      for place in items.indices {
        if place > 0 { writer.line("UIBarButtonItem(systemItem: .flexibleSpace),") }
        writer.line(barItem(items[place]) + ",")
      }
      writer.close("]")
    case .item where view.parent.map { model.views[$0].kind != .tabBar } ?? false: break
    default: miss(view.statement.range)
    }
  }

  private func barItem(_ index: Int) -> String {
    let view = model.views[index]
    let words = views.words(index) ?? "nil"
    guard let symbol = view.key("symbol") else { return "UIBarButtonItem(title: " + words + ")" }
    let image = "UIImage(systemName: " + SwiftText.literal(SwiftText.symbol(symbol)) + ")"
    return "UIBarButtonItem(title: " + words + ", image: " + image + ")"
  }

  // MARK: Hierarchy

  private mutating func writeHierarchy() {
    writer.open("private func addViews() {")
    for index in model.views.indices where isMade(index) {
      let name = model.views[index].identifier
      let parent = plan.superviews[index]
      let holder = parent.map { model.views[$0].identifier } ?? "view"
      if plan.roles[index] == .guide {
        writer.line(holder + ".addLayoutGuide(" + name + ")")
        continue
      }
      writer.line(name + ".translatesAutoresizingMaskIntoConstraints = false")
      switch parent.map({ plan.roles[$0] }) ?? .plain {
      case .stack: writer.line(holder + ".addArrangedSubview(" + name + ")")
      case .list: writer.line(listStacks[parent ?? 0] + ".addArrangedSubview(" + name + ")")
      case .grid: break
      case .plain, .scroll, .guide, .system: writer.line(holder + ".addSubview(" + name + ")")
      }
      if plan.roles[index] == .list { writeListStack(index) }
    }
    for index in model.views.indices where plan.roles[index] == .grid { writeGridRows(index) }
    writer.close()
    writer.line()
  }

  private mutating func writeListStack(_ index: Int) {
    let stack = listStacks[index]
    writer.line(stack + ".translatesAutoresizingMaskIntoConstraints = false")
    writer.line(stack + ".axis = .vertical")
    writer.line(stack + ".spacing = " + SwiftText.number(model.views[index].spacing))
    var hasOnlyWords = true
    for child in model.children(of: index) where model.views[child].textStyle == nil { hasOnlyWords = false }
    if hasOnlyWords {
      // The words of a row begin at the separator's inset.
      writer.line(stack + ".isLayoutMarginsRelativeArrangement = true")
      writer.line(
        stack + ".directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)")
    }
    writer.line(model.views[index].identifier + ".addSubview(" + stack + ")")
  }

  /// Rows of a grid are stacks of equal widths; empty views keep the columns of the last one.
  private mutating func writeGridRows(_ index: Int) {
    let columns = columnCount(index)
    let children = model.children(of: index)
    var rows: [String] = []
    var place = 0
    while place < children.count {
      var names: [String] = []
      for column in 0..<columns {
        let child = place + column
        names.append(child < children.count ? model.views[children[child]].identifier : "UIView()")
      }
      rows.append("[" + SwiftText.joined(names, ", ") + "]")
      place += columns
    }
    if rows.isEmpty { return }
    let view = model.views[index]
    writer.open("for views in [")
    for row in rows { writer.line(row + ",") }
    writer.reopen("] as [[UIView]] {")
    writer.line("let row = UIStackView(arrangedSubviews: views)")
    writer.line("row.alignment = ." + (view.alignment == .fill && view.key("align") != nil ? "fill" : "top"))
    writer.line("row.distribution = .fillEqually")
    writer.line("row.spacing = " + SwiftText.number(view.spacing))
    writer.line(view.identifier + ".addArrangedSubview(row)")
    writer.close()
  }

  /// The columns of a grid; of an adaptive one as many as the main figure has.
  private func columnCount(_ index: Int) -> Int {
    if case .fixed(let count) = model.views[index].gridColumns { return count }
    let block = model.block
    guard block.contexts.indices.contains(block.mainContext) else { return 2 }
    let layout = layOut(lower(block, in: block.contexts[block.mainContext]))
    for place in layout.scene.containers.indices where layout.columnCounts.indices.contains(place) {
      let container = layout.scene.containers[place]
      let isSame = layout.scene.views[container.view].name.matches(model.views[index].statement.name)
      if isSame, layout.columnCounts[place] > 0 { return layout.columnCounts[place] }
    }
    return 2
  }

  // MARK: Constraints

  private mutating func writeConstraints() {
    writer.open("private func makeConstraints() -> [NSLayoutConstraint] {")
    writer.open("[")
    for index in model.views.indices where isMade(index) { writeOwnConstraints(index) }
    for statement in model.statements where statement.variant == nil { writeConstraint(statement) }
    writer.close("]")
    writer.close()
  }

  private mutating func writeConstraint(_ statement: ExportedStatement) {
    switch statement.meaning {
    case .sum(let terms, let constant, let relation):
      if let text = constraints.expression(terms, constant: constant, relation, statement.priority) {
        writer.line(text + ",")
      } else {
        miss(statement.range)
      }
    case .arrange(let holder, let views, let axis, let gap):
      if plan.roles[holder] == .stack { return }
      writeArrangement(UIKitViews.stack(axis, gap), holder, views, statement.range)
    case .unknown: miss(statement.range)
    case .hug, .resist, .hide: break
    }
  }

  private mutating func writeArrangement(_ stack: Stack, _ holder: Int, _ views: [Int], _ range: SourceRange) {
    var sums = ArrangementSums(model, holder: holder)
    sums.add(stack, of: views)
    if stack.distribution == .fillProportionally { miss(range) }
    for sum in sums.sums {
      if let text = constraints.expression(sum.terms, constant: sum.constant, sum.relation, sum.priority) {
        writer.line(text + ",")
      } else {
        miss(range)
      }
    }
  }

  /// What the kind of a view brings along.
  private mutating func writeOwnConstraints(_ index: Int) {
    let view = model.views[index]
    let name = view.identifier
    switch plan.roles[index] {
    case .list:
      let stack = listStacks[index]
      for edge in ["top", "leading", "trailing", "bottom"] {
        let anchor = edge + "Anchor"
        writer.line(stack + "." + anchor + ".constraint(equalTo: " + name + ".contentLayoutGuide." + anchor + "),")
      }
      writer.line(stack + ".widthAnchor.constraint(equalTo: " + name + ".frameLayoutGuide.widthAnchor),")
      let least = SwiftText.number(view.numericKey("min") ?? 44)
      for child in model.children(of: index) where isView(child) {
        let row = model.views[child].identifier
        writer.line(row + ".heightAnchor.constraint(greaterThanOrEqualToConstant: " + least + "),")
      }
    case .scroll:
      for direction in Axis.allCases {
        let extent = direction == .horizontal ? "widthAnchor" : "heightAnchor"
        let content = name + ".contentLayoutGuide."
        if !view.scrollAxis.scrolls(direction) {
          writer.line(content + extent + ".constraint(equalTo: " + name + ".frameLayoutGuide." + extent + "),")
          continue
        }
        let end: LayoutAttribute = direction == .horizontal ? .trailing : .bottom
        for child in model.children(of: index) where isView(child) {
          let terms = [ExportedTerm(1, .view(child), end), ExportedTerm(-1, .content(index), end)]
          guard let text = constraints.expression(terms, constant: 0, .lessThanOrEqual, .required) else { continue }
          writer.line(text + ",")
        }
        let attribute: LayoutAttribute = direction == .horizontal ? .width : .height
        let shrink = [ExportedTerm(1, .content(index), attribute)]
        if let text = constraints.expression(shrink, constant: 0, .equal, LayoutPriority(2)) { writer.line(text + ",") }
      }
    case .plain where view.kind == .row || view.kind == .column:
      var stack = Stack(axis: view.kind == .row ? .horizontal : .vertical, spacing: view.spacing)
      stack.alignment = view.alignment
      stack.distribution = view.distribution
      writeArrangement(stack, index, model.children(of: index), view.statement.range)
    case .plain where view.kind == .divider:
      let terms = [ExportedTerm(1, .view(index), .height)]
      if let text = constraints.expression(terms, constant: -1, .equal, .defaultLow) { writer.line(text + ",") }
    default: break
    }
  }

  // MARK: Variants

  private mutating func writeVariants() {
    if model.variants.isEmpty { return }
    for variant in model.variants.indices {
      writer.line()
      let declaration = "private lazy var " + variantNames[variant] + ": [NSLayoutConstraint] = ["
      guard hasConstraints(variant) else {
        writer.line(declaration + "]")
        continue
      }
      writer.open(declaration)
      for statement in model.statements where statement.variant == variant { writeConstraint(statement) }
      writer.close("]")
    }
    writer.line()
    writer.open("private func applyVariants() {")
    for name in variantNames { writer.line("NSLayoutConstraint.deactivate(" + name + ")") }
    writeVisibilityReset()
    for variant in model.variants.indices {
      guard let expression = conditions[variant].expression else { continue }
      writer.open("if " + expression + " {")
      writeVariant(variant)
      writer.close()
    }
    writer.close()
    for variant in model.variants.indices where conditions[variant].expression == nil {
      // No trait knows the condition; the function stands ready for code that does.
      writer.line()
      miss(model.variants[variant].range)
      writer.open("private func " + applyNames[variant] + "() {")
      writeVariant(variant)
      writer.close()
    }
  }

  private func hasConstraints(_ variant: Int) -> Bool {
    for statement in model.statements where statement.variant == variant {
      switch statement.meaning {
      case .sum, .unknown: return true
      case .arrange(let holder, _, _, _): if plan.roles[holder] != .stack { return true }
      case .hug, .resist, .hide: break
      }
    }
    return false
  }

  private mutating func writeVisibilityReset() {
    for index in model.views.indices where isView(index) {
      var isHidden = model.views[index].statement.traits.contains(.hidden)
      var changes = model.views[index].variant != nil
      if changes, model.views[index].parent == nil { isHidden = true }
      for statement in model.statements {
        guard case .hide(let view) = statement.meaning, view == index else { continue }
        if statement.variant == nil { isHidden = true } else { changes = true }
      }
      if changes { writer.line(model.views[index].identifier + ".isHidden = " + (isHidden ? "true" : "false")) }
    }
    for statement in model.statements where statement.variant != nil {
      var base = statement
      base.priority = .defaultHigh
      let subject: Int
      switch statement.meaning {
      case .hug(let view, _):
        base.priority = .defaultLow
        subject = view
      case .resist(let view, _): subject = view
      default: continue
      }
      if model.views[subject].variant == nil { writePriorities(base) }
    }
    for statement in model.statements where statement.variant == nil {
      switch statement.meaning {
      case .hug, .resist: if hasVariantPriorities { writePriorities(statement) }
      default: break
      }
    }
  }

  private var hasVariantPriorities: Bool {
    for statement in model.statements where statement.variant != nil {
      switch statement.meaning {
      case .hug, .resist: return true
      default: break
      }
    }
    return false
  }

  private mutating func writeVariant(_ variant: Int) {
    for index in model.views.indices {
      let view = model.views[index]
      guard view.variant == variant, view.parent == nil, isView(index) else { continue }
      if !view.statement.traits.contains(.hidden) { writer.line(view.identifier + ".isHidden = false") }
    }
    for statement in model.statements where statement.variant == variant {
      switch statement.meaning {
      case .hide(let index):
        if isView(index) {
          writer.line(model.views[index].identifier + ".isHidden = true")
        } else {
          miss(statement.range)
        }
      case .hug, .resist: writePriorities(statement)
      case .arrange(let holder, _, let axis, let gap):
        guard plan.roles[holder] == .stack else { break }
        for line in UIKitViews.stackLines(model.views[holder].identifier, UIKitViews.stack(axis, gap)) {
          writer.line(line)
        }
      case .sum, .unknown: break
      }
    }
    writer.line("NSLayoutConstraint.activate(" + variantNames[variant] + ")")
  }

  private mutating func miss(_ range: SourceRange) {
    if let comment = missing.add(range, model.block) { writer.line(comment) }
  }

  // MARK: Helpers of the generated source

  private mutating func writeSum() {
    writer.line()
    writer.line(
      "/// The sum of multiples of sizes as one dimension: unseen guides, each beginning where the last one ends.")
    writer.open("private func sum(_ terms: [(dimension: NSLayoutDimension, factor: CGFloat)]) -> NSLayoutDimension {")
    writer.line("var end = view.leftAnchor")
    writer.open("for term in terms {")
    writer.line("let guide = UILayoutGuide()")
    writer.line("view.addLayoutGuide(guide)")
    writer.line("guide.leftAnchor.constraint(equalTo: end).isActive = true")
    writer.line("guide.widthAnchor.constraint(equalTo: term.dimension, multiplier: term.factor).isActive = true")
    writer.line("end = guide.rightAnchor")
    writer.close()
    writer.line("return view.leftAnchor.anchorWithOffset(to: end)")
    writer.close()
  }

  private mutating func writePriority() {
    writer.line()
    writer.open("extension NSLayoutConstraint {")
    writer.line("/// The constraint itself with another priority.")
    writer.open("fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {")
    writer.line("self.priority = priority")
    writer.line("return self")
    writer.close()
    writer.close()
  }
}

import Diagnostics
public import LayoutEngine

/// Turns a block into a scene for one context: views, hierarchy and constraints.
///
/// Total: what the parser has reported as wrong is simply absent. A context that does not exist is laid out on the bare display.
public func lower(_ block: LayoutBlock, in context: Context) -> Scene {
  var lowering = Lowering(block, context)
  lowering.run()
  return lowering.scene
}

/// A scene in the making.
struct Lowering {
  let block: LayoutBlock
  var scene: Scene
  private var statements: [ViewStatement] = []

  init(_ block: LayoutBlock, _ context: Context) {
    self.block = block
    var bars = BarSet()
    for item in block.items {
      guard case .view(let view) = item, !view.traits.contains(.hidden) else { continue }
      switch view.kind {
      case .navigationBar: bars.navigationBar = true
      case .toolbar: bars.toolbar = true
      case .tabBar: bars.tabBar = true
      default: break
      }
    }
    scene = Scene(environment: environment(for: context, bars: bars) ?? Environment.bare(context))
  }

  mutating func run() {
    for item in block.items {
      if case .view(let view) = item { append(view, parent: nil) }
    }
    for index in statements.indices {
      lowerSize(index)
      for phrase in statements[index].phrases { lowerPhrase(phrase, index) }
      let kind = statements[index].kind
      if kind == .row || kind == .column { lowerStack(index) }
    }
    for item in block.items {
      if case .equation(let equation) = item { lowerEquation(equation) }
    }
  }

  private mutating func append(_ statement: ViewStatement, parent: Int?) {
    var view = View(
      name: statement.name, kind: statement.kind, parent: parent, text: statement.text, range: statement.range)
    view.traits = statement.traits
    view.applyKindDefaults()
    for key in statement.keys { apply(key, to: &view) }
    let environment = scene.environment
    switch view.kind {
    case .navigationBar: view.frame = environment.navigationBar ?? .zero
    case .toolbar: view.frame = environment.toolbar ?? .zero
    case .tabBar: view.frame = environment.tabBar ?? .zero
    default: break
    }
    let index = scene.views.count
    scene.views.append(view)
    statements.append(statement)
    for child in statement.children { append(child, parent: index) }
  }

  private func apply(_ key: ViewKey, to view: inout View) {
    switch key.name {
    case "lines": view.lineLimit = Int(min(1000, number(key.value)))
    case "corner-radius": view.cornerRadius = number(key.value)
    case "hit": view.hitOutset = Size(width: number(key.value), height: number(key.value))
    case "symbol": view.symbol = key.value
    case "style":
      for style in TextStyle.allCases where style.name.matches(key.value) { view.textStyle = style }
    default: break
    }
  }

  func number(_ text: String) -> Double {
    var lexer = Lexer(Array(text.utf8), SourceRange(0, text.utf8.count))
    return lexer.tokens().first?.number ?? 0
  }

  func key(_ name: String, of index: Int) -> String? {
    for key in statements[index].keys where key.name.matches(name) { return key.value }
    return nil
  }

  func statement(_ index: Int) -> ViewStatement { statements[index] }

  // MARK: References

  func item(_ target: PhraseReference.Target, from index: Int?) -> SceneItem? {
    switch target {
    case .guide(let guide): return .guide(guide)
    case .parent:
      if let index, let parent = scene.views[index].parent { return .view(parent) }
      return .guide(.screen)
    case .view(let name):
      for index in scene.views.indices where scene.views[index].name.matches(name) { return .view(index) }
      return nil
    }
  }

  mutating func constrain(
    _ a: SceneItem, _ first: LayoutAttribute, _ relation: LayoutRelation, _ b: SceneItem, _ second: LayoutAttribute,
    times multiplier: Double = 1, plus constant: Double = 0, _ phrase: Phrase
  ) {
    scene.constraints.append(
      SceneConstraint(
        [SceneTerm(1, a, first), SceneTerm(-multiplier, b, second)], constant: -constant, relation,
        priority: phrase.priority, at: phrase.range))
  }

  private mutating func lowerSize(_ index: Int) {
    guard let size = statements[index].size else { return }
    let range = statements[index].range
    scene.constraints.append(
      SceneConstraint([SceneTerm(1, .view(index), .width)], constant: -size.width, at: range))
    scene.constraints.append(
      SceneConstraint([SceneTerm(1, .view(index), .height)], constant: -size.height, at: range))
  }

  private mutating func lowerEquation(_ equation: EquationStatement) {
    var terms: [SceneTerm] = []
    for (expression, sign) in [(equation.left, 1.0), (equation.right, -1.0)] {
      for term in expression.terms {
        guard let item = item(term.reference.target, from: nil), let attribute = term.reference.attribute else {
          return
        }
        terms.append(SceneTerm(sign * term.coefficient, item, attribute))
      }
    }
    scene.constraints.append(
      SceneConstraint(
        terms, constant: equation.left.constant - equation.right.constant, equation.relation,
        priority: equation.priority, at: equation.range))
  }
}

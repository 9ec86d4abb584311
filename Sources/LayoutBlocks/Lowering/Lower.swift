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
  private(set) var statements: [ViewStatement] = []
  /// The guides of sheets that phrases inside them mean, as rectangles of the scene.
  private var innerGuides: [InnerGuide] = []

  private struct InnerGuide {
    var sheet: Int
    var guide: Guide
    var area: SceneItem
  }

  init(_ block: LayoutBlock, _ context: Context) {
    self.block = block
    // Bars change the safe area, not the size classes, so that the conditions of variants hold with or without them.
    let bare = environment(for: context) ?? Environment.bare(context)
    var bars = BarSet()
    bars.statusBar = block.statusBar
    Lowering.collectBars(block.items, bare, &bars)
    scene = Scene(environment: bars == BarSet() ? bare : environment(for: context, bars: bars) ?? bare)
  }

  private static func collectBars(_ items: [BlockItem], _ environment: Environment, _ bars: inout BarSet) {
    for item in items {
      switch item {
      case .view(let view) where !view.traits.contains(.hidden):
        collectRailUse(view, &bars)
        switch view.kind {
        case .navigationBar: bars.navigationBar = true
        case .toolbar: bars.toolbar = true
        case .tabBar: bars.tabBar = true
        case .liveActivity: bars.sideRail.liveActivityHeight += view.statedHeight ?? 0
        case .pictureInPicture: bars.pinnedVideoRatio = view.statedRatio
        case .keyboard: bars.keyboardHeight = view.statedHeight ?? 0
        default: break
        }
      case .variant(let variant) where variant.holds(in: environment):
        collectBars(variant.items, environment, &bars)
      case .view, .variant, .equation, .row: break
      }
    }
  }

  mutating func run() {
    appendViews(block.items)
    placeSplitViews()
    placeInnerBars()
    lowerPresentations()
    for index in statements.indices where !isPlacedBySystem(index) { lowerSize(index) }
    for index in statements.indices {
      if isPlacedBySystem(index) { continue }
      for phrase in statements[index].phrases { lowerPhrase(phrase, index) }
      for row in statements[index].rows { lowerVisualFormat(row, in: index) }
    }
    lowerStatements(block.items)
  }

  /// Whether the system places a view, so that phrases only tell it how.
  private func isPlacedBySystem(_ index: Int) -> Bool {
    let view = scene.views[index]
    switch view.kind {
    case .keyboard, .liveActivity, .pictureInPicture: return true
    case .sheet, .alert: return view.parent == nil
    case .split: return true
    default: return view.parent.map { scene.views[$0].kind.isBar || scene.views[$0].kind == .split } ?? false
    }
  }

  /// The views of the items, those of variants included whose conditions hold.
  private mutating func appendViews(_ items: [BlockItem]) {
    for item in items {
      switch item {
      case .view(let view): append(view, parent: nil)
      case .variant(let variant) where variant.holds(in: scene.environment): appendViews(variant.items)
      case .variant, .equation, .row: break
      }
    }
  }

  /// What is stated outside of views.
  private mutating func lowerStatements(_ items: [BlockItem]) {
    for item in items {
      switch item {
      case .view: break
      case .equation(let equation): lowerEquation(equation)
      case .row(let row): lowerVisualFormat(row, in: nil)
      case .variant(let variant) where variant.holds(in: scene.environment):
        lowerStatements(variant.items)
        for targeted in variant.phrases {
          if case .view(let view)? = self.item(.view(targeted.view.value), from: nil) {
            lowerPhrase(targeted.phrase, view)
          }
        }
      case .variant: break
      }
    }
  }

  private mutating func append(_ statement: ViewStatement, parent: Int?) {
    var view = View(
      name: statement.name, kind: statement.kind, parent: parent, text: statement.text, range: statement.range)
    view.traits = statement.traits
    view.applyKindDefaults()
    for key in statement.keys { apply(key, to: &view) }
    if let parent, scene.views[parent].kind.isBar {
      view.traits.insert(.system)
      view.traits.remove(.essential)
    }
    if let parent, scene.views[parent].kind == .list, view.textStyle != nil {
      view.contentInsets = rowInsets(of: parent)
    }
    let environment = scene.environment
    switch view.kind {
    case .navigationBar: view.frame = environment.navigationBar ?? .zero
    case .toolbar: view.frame = environment.toolbar ?? .zero
    case .tabBar: view.frame = environment.tabBar ?? .zero
    case .keyboard: view.frame = environment.keyboard ?? .zero
    case .liveActivity: view.frame = environment.liveActivity ?? .zero
    case .pictureInPicture: view.frame = environment.pinnedVideo ?? .zero
    case .sheet where parent == nil: placeSheet(&view)
    case .split: view.frame = environment.splitArea
    case .alert where parent == nil:
      view.traits.insert(.system)
      view.frame = environment.alertFrame(statement.size ?? Size(width: 270, height: statement.statedHeight ?? 150))
    default: break
    }
    let index = scene.views.count
    scene.views.append(view)
    statements.append(statement)
    for child in statement.children { append(child, parent: index) }
    addContainer(index)
  }

  private func placeSheet(_ view: inout View) {
    let settings = view.sheet ?? SheetSettings()
    view.traits.insert(.system)
    view.frame = scene.environment.sheetFrame(at: settings.resting, settings, traits: view.traits)
    view.sheet = settings
    if view.traits.contains(.fullScreen) { view.cornerRadius = 0 }
  }

  /// The columns of split views, by how many fit.
  private mutating func placeSplitViews() {
    for split in scene.views.indices where scene.views[split].kind == .split {
      var widths: [Double?] = []
      for column in scene.views.indices where scene.views[column].parent == split {
        widths.append(statements[column].statedWidth)
      }
      scene.placeColumns(of: split, widths: widths)
    }
  }

  /// Bars inside sheets and columns, whose place depends on what holds them.
  private mutating func placeInnerBars() {
    for bar in scene.views.indices where scene.views[bar].kind.isBar {
      guard let parent = scene.views[bar].parent else { continue }
      if scene.views[parent].kind == .sheet {
        scene.views[bar].frame = scene.sheetBarFrame(of: parent)
      } else if scene.column(of: parent) == parent {
        scene.views[bar].frame = scene.columnBarFrame(of: parent)
      }
    }
  }

  /// Hides what is not presented at the end, with all that it holds.
  private mutating func lowerPresentations() {
    var isShown = [Bool](repeating: block.presentations.isEmpty, count: scene.views.count)
    for step in block.presentations {
      for index in scene.views.indices where scene.views[index].name.matches(step.view.value) {
        isShown[index] = step.isPresented
        scene.presentationSteps.append(PresentationStep(view: index, isPresented: step.isPresented))
      }
    }
    if block.presentations.isEmpty { return }
    for index in scene.views.indices {
      let isHeldHidden = scene.views[index].parent.map { scene.views[$0].traits.contains(.hidden) } ?? false
      let isAway = scene.views[index].kind.isPresentation && !isShown[index]
      if isAway || isHeldHidden { scene.views[index].traits.insert(.hidden) }
    }
  }

  /// The rectangle of a guide as a view sees it: inside a sheet or a column of a split view, that of the sheet or column.
  private mutating func guide(_ guide: Guide, from index: Int?) -> SceneItem {
    guard guide == .safe || guide == .margins || guide == .readable, let index,
      let sheet = scene.guideOwner(of: index), sheet != index, scene.views[sheet].frame != nil,
      !scene.views[sheet].traits.contains(.fullScreen)
    else { return .guide(guide) }
    for known in innerGuides where known.sheet == sheet && known.guide == guide { return known.area }
    var rect = guide == .safe ? scene.innerSafeArea(of: sheet) : scene.innerMargins(of: sheet)
    if guide == .readable {
      let width = min(rect.width, scene.environment.readableContent.width)
      rect = Rect(x: rect.midX - width / 2, y: rect.y, width: width, height: rect.height)
    }
    let area = scene.addArea()
    let range = scene.views[sheet].range
    scene.constrain(area, .left, .equal, to: rect.minX, at: range)
    scene.constrain(area, .top, .equal, to: rect.minY, at: range)
    scene.constrain(area, .width, .equal, to: rect.width, at: range)
    scene.constrain(area, .height, .equal, to: rect.height, at: range)
    innerGuides.append(InnerGuide(sheet: sheet, guide: guide, area: area))
    return area
  }

  private func apply(_ key: ViewKey, to view: inout View) {
    switch key.name {
    case "lines": view.lineLimit = Int(min(1000, number(key.value)))
    case "corner-radius": view.cornerRadius = number(key.value)
    case "hit": view.hitOutset = Size(width: number(key.value), height: number(key.value))
    case "symbol": view.symbol = key.value
    case "outset":
      let outset = number(key.value)
      view.alignmentRectInsets = EdgeInsets(top: outset, left: outset, bottom: outset, right: outset)
    case "natural":
      view.naturalSize = size(key.value)
      view.intrinsicContentSize = IntrinsicContentSize()
    case "focal": view.focalSize = size(key.value)
    case "role": view.role = key.value
    case "group": view.group = key.value
    case "badge": view.badge = key.value
    case "keep": view.keepsTools = key.value.matches("tools")
    case "importance": view.importance = number(key.value)
    case "needs": view.needs = key.value
    case "detents":
      var settings = view.sheet ?? SheetSettings()
      settings.detents = detents(key.value)
      view.sheet = settings
    case "at":
      var settings = view.sheet ?? SheetSettings()
      settings.selected = detents(key.value).first
      view.sheet = settings
    case "undimmed":
      var settings = view.sheet ?? SheetSettings()
      settings.largestUndimmed = detents(key.value).first
      view.sheet = settings
    case "placement":
      var settings = view.sheet ?? SheetSettings()
      for placement in SheetPlacement.allCases where placement.keyword.matches(key.value) {
        settings.placement = placement
      }
      view.sheet = settings
    case "tone":
      for tone in Tone.allCases where tone.keyword.matches(key.value) { view.tone = tone }
    case "mode":
      for mode in ContentMode.allCases where mode.keyword.matches(key.value) { view.contentMode = mode }
    case "style":
      for style in TextStyle.allCases where style.name.matches(key.value) { view.textStyle = style }
    default: break
    }
  }

  private func size(_ text: String) -> Size? {
    var lexer = Lexer(Array(text.utf8), SourceRange(0, text.utf8.count))
    guard let token = lexer.tokens().first, token.kind == .size else { return nil }
    return Size(width: token.number, height: token.second)
  }

  func number(_ text: String) -> Double {
    var lexer = Lexer(Array(text.utf8), SourceRange(0, text.utf8.count))
    return lexer.tokens().first?.number ?? 0
  }

  func key(_ name: String, of index: Int) -> String? {
    for key in statements[index].keys where key.name.matches(name) { return key.value }
    return nil
  }

  // MARK: References

  mutating func item(_ target: PhraseReference.Target, from index: Int?) -> SceneItem? {
    switch target {
    case .guide(let guide): return self.guide(guide, from: index)
    case .parent:
      if let index, let parent = scene.views[index].parent { return inside(parent) }
      return .guide(.screen)
    case .view(let name):
      for index in scene.views.indices where scene.views[index].name.matches(name) { return .view(index) }
      return nil
    }
  }

  /// What `parent` means in a view: its content where it scrolls, else itself.
  func inside(_ view: Int) -> SceneItem {
    for container in scene.containers where container.view == view {
      if let content = container.content { return content }
    }
    return .view(view)
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

extension ViewStatement {
  /// The ratio of width to height that a phrase states; nil where none does.
  var statedRatio: Double? {
    if let size, size.height > 0 { return size.width / size.height }
    for phrase in phrases {
      if case .aspect(let width, let height) = phrase.meaning, height > 0 { return width / height }
    }
    return nil
  }

  /// The width that a phrase or a size states, in points; nil where none does.
  var statedWidth: Double? {
    if let size { return size.width }
    for phrase in phrases {
      if case .extent(.horizontal, .equal, let points) = phrase.meaning { return points }
    }
    return nil
  }

  /// The height that a phrase or a size states, in points; nil where none does.
  var statedHeight: Double? {
    if let size { return size.height }
    for phrase in phrases {
      if case .extent(.vertical, .equal, let points) = phrase.meaning { return points }
    }
    return nil
  }
}

import Diagnostics

/// The most passes in which what depends on solved sizes may settle.
let maximumPasses = 6

/// Lays a scene out: finds every frame, in passes where something depends on sizes that are only known then.
///
/// The first pass lets each text have the width of one line and each grid as many columns as the window would hold. The next ones
/// give texts the height that they need at the width just found, put baselines where the words now stand, and count columns
/// again. Bars and their items are placed by the system and take part as known frames. Guides that are absent in the environment
/// drop the constraints that name them.
public func layOut(_ scene: Scene) -> Layout {
  var placed = scene
  placeBarItems(&placed)
  placeRailItems(&placed)
  var passes = LayoutPasses(placed)
  var hasSettled = false
  for _ in 0..<maximumPasses where !hasSettled {
    passes.solve()
    hasSettled = !passes.revise()
  }
  return passes.layout(hasSettled: hasSettled)
}

/// A layout on its way: what the passes so far have found.
private struct LayoutPasses {
  let scene: Scene
  private var expanded: Scene
  private var assembly: ProblemAssembly
  private var solution: LayoutSolution
  private var columns: [GridColumns] = []
  /// By view: the height that its words need, and where their baselines are; nil while the defaults hold.
  private var textHeights: [Double?]
  private var baselines: [(first: Double, last: Double)?]
  private let usesBaselines: Bool

  init(_ scene: Scene) {
    self.scene = scene
    expanded = scene
    textHeights = [Double?](repeating: nil, count: scene.views.count)
    baselines = [(first: Double, last: Double)?](repeating: nil, count: scene.views.count)
    for container in scene.containers {
      let isGrid = container.kind == .grid
      let guess = scene.environment.layoutMargins
      columns.append(isGrid ? scene.gridColumns(container.grid, of: container.view, in: guess) : GridColumns(count: 0))
    }
    expanded.expandContainers(columns: columns)
    var usesBaselines = false
    for constraint in expanded.constraints {
      for term in constraint.terms where term.attribute == .firstBaseline || term.attribute == .lastBaseline {
        usesBaselines = true
      }
    }
    self.usesBaselines = usesBaselines
    assembly = ProblemAssembly(expanded)
    solution = LayoutSolution(status: .limitExceeded, frames: [])
  }

  mutating func solve() {
    for view in scene.views.indices {
      if let height = textHeights[view] { assembly.problem.items[view].intrinsicContentSize.height = height }
      if let baselines = baselines[view] {
        assembly.problem.items[view].firstBaselineFromTop = baselines.first
        assembly.problem.items[view].lastBaselineFromBottom = baselines.last
      }
    }
    solution = LayoutEngine.solve(assembly.problem)
  }

  /// Compares what was assumed with what was found; true where another pass is needed.
  mutating func revise() -> Bool {
    guard solution.status == .solved || solution.status == .ambiguous else { return false }
    var hasChanged = false
    let context = scene.environment.context
    for view in scene.views.indices where scene.views[view].textStyle != nil && scene.views[view].text != nil {
      let frame = solution.frames[view]
      if scene.views[view].wraps, let needed = scene.views[view].neededTextSize(width: frame.width, context) {
        let height = max(scene.views[view].kind.description.size.height ?? 0, needed.height)
        if (height - (assembly.problem.items[view].intrinsicContentSize.height ?? -1)).magnitude > 1e-6 {
          textHeights[view] = height
          hasChanged = true
        }
      }
      if usesBaselines, let found = scene.views[view].baselines(in: frame.size, context) {
        let assumed = assembly.problem.items[view].firstBaselineFromTop ?? -1
        if (found.first - assumed).magnitude > 1e-6 || baselines[view] == nil {
          hasChanged = hasChanged || (found.first - assumed).magnitude > 1e-6
          baselines[view] = found
        }
      }
    }
    return countColumns() || hasChanged
  }

  private mutating func countColumns() -> Bool {
    var hasChanged = false
    for index in scene.containers.indices where scene.containers[index].kind == .grid {
      let view = scene.containers[index].view
      let found = scene.gridColumns(scene.containers[index].grid, of: view, in: solution.frames[view])
      if found != columns[index] {
        columns[index] = found
        hasChanged = true
      }
    }
    if hasChanged {
      expanded = scene
      expanded.expandContainers(columns: columns)
      assembly = ProblemAssembly(expanded)
    }
    return hasChanged
  }

  func layout(hasSettled: Bool) -> Layout {
    let context = scene.environment.context
    var result = Layout(
      scene: expanded, status: solution.status, frames: [], lineCounts: [], conflict: [],
      conflictViews: [], ambiguities: [], unsatisfied: [], textSettled: hasSettled)
    for setting in columns { result.columnCounts.append(setting.count) }
    for index in scene.views.indices {
      let view = scene.views[index]
      let frame = solution.frames[index]
      result.frames.append(frame)
      let needed = view.neededTextSize(width: frame.width, context)
      var lines = 0
      if let needed, let style = view.textStyle {
        let metrics = TextMetrics(style: style, textSize: context.textSize)
        let height = needed.height - view.contentInsets.top - view.contentInsets.bottom
        lines = Int((height / metrics.lineHeight).rounded())
      }
      result.lineCounts.append(lines)
    }
    for area in 0..<expanded.areaCount { result.areaFrames.append(solution.frames[scene.views.count + area]) }
    addReferences(to: &result)
    return result
  }

  private func addReferences(to result: inout Layout) {
    for reference in solution.conflict {
      switch reference {
      case .stated(let index): result.conflict.append(assembly.sceneIndices[index])
      case .hugging(let item, _), .compressionResistance(let item, _), .nonNegativeSize(let item, _):
        if item < scene.views.count { result.conflictViews.append(item) }
      case .fixedFrame: break
      }
    }
    for ambiguity in solution.ambiguities where ambiguity.item < scene.views.count {
      result.ambiguities.append(ambiguity)
    }
    // What only a rectangle without a view leaves open is nothing that anybody sees.
    if result.status == .ambiguous, result.ambiguities.isEmpty { result.status = .solved }
    for reference in solution.violated {
      if case .stated(let index) = reference, assembly.sceneIndices[index] < scene.constraints.count {
        result.unsatisfied.append(assembly.sceneIndices[index])
      }
    }
  }
}

/// A scene as a problem for the solver: first the views, then the rectangles without a view, then the guides that are used.
struct ProblemAssembly {
  var problem: LayoutProblem
  /// For each constraint of the problem the one of the scene that it states.
  var sceneIndices: [Int] = []

  init(_ scene: Scene) {
    let context = scene.environment.context
    problem = LayoutProblem(items: [], constraints: [], direction: context.direction)
    for view in scene.views {
      var item = LayoutItem(frame: view.frame)
      item.intrinsicContentSize = view.contentSize(context)
      item.contentHugging = view.contentHugging
      item.compressionResistance = view.compressionResistance
      if view.wraps, item.compressionResistance.horizontal == .defaultHigh {
        // Wrapped text gives way in width before anything else does in height.
        item.compressionResistance.horizontal = LayoutPriority(749)
      }
      let size =
        view.frame?.size
        ?? Size(
          width: item.intrinsicContentSize.width ?? 0, height: item.intrinsicContentSize.height ?? 0)
      if let baselines = view.baselines(in: size, context) {
        item.firstBaselineFromTop = baselines.first
        item.lastBaselineFromBottom = baselines.last
      }
      problem.items.append(item)
    }
    for _ in 0..<scene.areaCount { problem.items.append(LayoutItem()) }
    var guideItems = [Int](repeating: -1, count: Guide.allCases.count)
    for index in scene.constraints.indices { append(scene.constraints[index], index, scene, &guideItems) }
  }

  private mutating func append(_ constraint: SceneConstraint, _ index: Int, _ scene: Scene, _ guideItems: inout [Int]) {
    var terms: [LayoutTerm] = []
    terms.reserveCapacity(constraint.terms.count)
    for term in constraint.terms {
      switch term.item {
      case .view(let view): terms.append(LayoutTerm(term.coefficient, view, term.attribute))
      case .area(let area): terms.append(LayoutTerm(term.coefficient, scene.views.count + area, term.attribute))
      case .guide(let guide):
        guard let rect = scene.environment.rect(of: guide) else { return }
        let place = Int(guide.rawValue)
        if guideItems[place] < 0 {
          guideItems[place] = problem.items.count
          problem.items.append(LayoutItem(frame: rect))
        }
        terms.append(LayoutTerm(term.coefficient, guideItems[place], term.attribute))
      }
    }
    problem.constraints.append(
      LayoutConstraint(
        terms, constant: constraint.constant, constraint.relation, priority: constraint.priority))
    sceneIndices.append(index)
  }
}

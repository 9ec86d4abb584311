import Diagnostics

/// The most passes in which heights of wrapped text may settle.
let maximumTextPasses = 4

/// Lays a scene out: finds every frame, in passes where text wraps.
///
/// The first pass lets each text have the width of one line; the next ones give it the height that it needs at the width just
/// found. Bars and their items are placed by the system and take part as known frames. Guides that are absent in the
/// environment drop the constraints that name them.
public func layOut(_ scene: Scene) -> Layout {
  var scene = scene
  placeBarItems(&scene)
  let assembly = ProblemAssembly(scene)
  var problem = assembly.problem
  var solution = solve(problem)
  var hasSettled = true
  for pass in 0..<maximumTextPasses where wrapTexts(scene, solution, &problem) {
    solution = solve(problem)
    hasSettled = pass + 1 < maximumTextPasses || !wrapTexts(scene, solution, &problem)
  }
  return layout(scene, assembly, solution, hasSettled)
}

/// A scene as a problem for the solver: first the views, then the guides that are used.
struct ProblemAssembly {
  var problem: LayoutProblem
  /// For each constraint of the problem the one of the scene that it states.
  var sceneIndices: [Int] = []

  init(_ scene: Scene) {
    let context = scene.environment.context
    problem = LayoutProblem(items: [], constraints: [], direction: context.direction)
    for view in scene.views {
      var item = LayoutItem(frame: view.frame)
      item.intrinsicContentSize = view.contentSize(context.language, context.textSize)
      item.contentHugging = view.contentHugging
      item.compressionResistance = view.compressionResistance
      if view.wraps, item.compressionResistance.horizontal == .defaultHigh {
        // Wrapped text gives way in width before anything else does in height.
        item.compressionResistance.horizontal = LayoutPriority(749)
      }
      if let style = view.textStyle, view.text != nil, let height = item.intrinsicContentSize.height {
        let metrics = TextMetrics(style: style, textSize: context.textSize)
        item.firstBaselineFromTop = max(0, (height - metrics.lineHeight) / 2) + metrics.ascent
        item.lastBaselineFromBottom = height - (item.firstBaselineFromTop ?? 0)
      }
      problem.items.append(item)
    }
    var guideItems = [Int](repeating: -1, count: Guide.allCases.count)
    for index in scene.constraints.indices { append(scene.constraints[index], index, scene, &guideItems) }
  }

  private mutating func append(_ constraint: SceneConstraint, _ index: Int, _ scene: Scene, _ guideItems: inout [Int]) {
    var terms: [LayoutTerm] = []
    for term in constraint.terms {
      switch term.item {
      case .view(let view): terms.append(LayoutTerm(term.coefficient, view, term.attribute))
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

extension View {
  /// Whether its words may take more than one line.
  var wraps: Bool { textStyle != nil && text != nil && lineLimit != 1 }
}

/// Gives each wrapped text the height for its width; whether anything changed.
private func wrapTexts(_ scene: Scene, _ solution: LayoutSolution, _ problem: inout LayoutProblem) -> Bool {
  guard solution.status == .solved || solution.status == .ambiguous else { return false }
  var hasChanged = false
  let context = scene.environment.context
  for index in scene.views.indices where scene.views[index].wraps {
    guard let needed = neededSize(scene.views[index], width: solution.frames[index].width, context) else { continue }
    let old = problem.items[index].intrinsicContentSize.height ?? -1
    if (old - needed.height).magnitude > 1e-6 {
      problem.items[index].intrinsicContentSize.height = needed.height
      hasChanged = true
    }
  }
  return hasChanged
}

/// The size that a view's words need at a width; nil where it has none.
private func neededSize(_ view: View, width: Double, _ context: Context) -> Size? {
  guard let style = view.textStyle, let text = view.text else { return nil }
  let metrics = TextMetrics(style: style, textSize: context.textSize)
  let inner = max(0, width - view.contentInsets.left - view.contentInsets.right)
  let measured = metrics.measure(
    text[context.language], maximumWidth: view.lineLimit == 1 ? nil : inner, lineLimit: view.lineLimit)
  return Size(
    width: measured.size.width + view.contentInsets.left + view.contentInsets.right,
    height: measured.size.height + view.contentInsets.top + view.contentInsets.bottom)
}

private func layout(
  _ scene: Scene, _ assembly: ProblemAssembly, _ solution: LayoutSolution, _ hasSettled: Bool
) -> Layout {
  let context = scene.environment.context
  var result = Layout(
    scene: scene, status: solution.status, frames: [], lineCounts: [], neededTextSizes: [], conflict: [],
    conflictViews: [], ambiguities: [], unsatisfied: [], textSettled: hasSettled)
  for index in scene.views.indices {
    let view = scene.views[index]
    let frame = solution.frames[index]
    result.frames.append(frame)
    let needed = neededSize(view, width: frame.width, context)
    result.neededTextSizes.append(needed)
    var lines = 0
    if let needed, let style = view.textStyle {
      let metrics = TextMetrics(style: style, textSize: context.textSize)
      lines = Int((needed.height / metrics.lineHeight).rounded())
    }
    result.lineCounts.append(lines)
  }
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
  for reference in solution.violated {
    if case .stated(let index) = reference { result.unsatisfied.append(assembly.sceneIndices[index]) }
  }
  return result
}

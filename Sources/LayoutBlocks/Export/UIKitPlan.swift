import LayoutEngine

/// Which class each view becomes in UIKit and which view holds it there.
struct UIKitPlan {
  /// What a view is in the source.
  enum Role: Equatable {
    /// The class of its kind.
    case plain
    /// A `UIStackView` that arranges its children or the views that its phrases name.
    case stack
    /// A `UIStackView` of rows.
    case grid
    /// A `UIScrollView` with a `UIStackView` as its content.
    case list
    /// A `UIScrollView`.
    case scroll
    /// A `UILayoutGuide`.
    case guide
    /// Placed by the system; not created.
    case system
  }

  private(set) var roles: [Role] = []
  /// The view that holds each view; nil for the controller's own.
  private(set) var superviews: [Int?] = []
  /// For a stack made from phrases: the views that it arranges.
  private(set) var arranged: [[Int]] = []

  init(_ model: ExportModel) {
    for index in model.views.indices {
      roles.append(UIKitPlan.role(index, model))
      superviews.append(model.views[index].parent)
      arranged.append([])
    }
    for holder in model.views.indices {
      guard roles[holder] == .plain, let views = UIKitPlan.stackedViews(holder, model) else { continue }
      roles[holder] = .stack
      arranged[holder] = views
      for view in views { superviews[view] = holder }
    }
    for index in model.views.indices {
      // Guides hold no views: what stands in one is added to the view around it.
      var parent = superviews[index]
      while let holder = parent, roles[holder] == .guide || roles[holder] == .system { parent = superviews[holder] }
      superviews[index] = parent
      if roles[index] == .stack, arranged[index].isEmpty { arranged[index] = model.children(of: index) }
    }
  }

  private static func role(_ index: Int, _ model: ExportModel) -> Role {
    let view = model.views[index]
    if view.isSystem { return .system }
    switch view.kind {
    case .guide: return .guide
    case .grid: return .grid
    case .list: return .list
    case .scroll: return .scroll
    case .row, .column:
      // A stack view leaves none of its views alone; one that places itself needs plain constraints for all.
      let across: Axis = view.kind == .row ? .vertical : .horizontal
      for child in model.children(of: index) {
        if model.views[child].kind == .guide || model.placesItself(child, across) { return .plain }
      }
      return .stack
    default: return .plain
    }
  }

  /// The views that the phrases of a view arrange, where a stack view says the same as the phrases; else nil.
  ///
  /// Every arrangement has to name the same views in the same order, these are placed by nothing else, and the view is
  /// as high as what it holds: a stack view would stretch its views, where the phrase leaves the rest empty.
  private static func stackedViews(_ holder: Int, _ model: ExportModel) -> [Int]? {
    guard isPlain(model.views[holder].kind), model.children(of: holder).isEmpty else { return nil }
    if let parent = model.views[holder].parent, !isPlain(model.views[parent].kind) { return nil }
    var views: [Int]?
    for statement in model.statements {
      switch statement.meaning {
      case .arrange(let index, let named, _, _):
        if index == holder {
          if let views, views != named { return nil }
          views = named
        } else if let views, shares(views, named) {
          return nil
        }
      case .sum(let terms, _, _):
        for term in terms where term.item == .view(holder) {
          if term.attribute == .height || (term.attribute == .bottom && terms[0].item == .view(holder)) { return nil }
        }
      default: break
      }
    }
    guard let views, !views.isEmpty else { return nil }
    for statement in model.statements {
      if case .arrange(let index, let named, _, _) = statement.meaning, index != holder, shares(views, named) {
        return nil
      }
    }
    for view in views {
      let isElsewhere = model.views[view].parent != model.views[holder].parent
      if isElsewhere || model.views[view].isSystem || model.views[view].kind == .guide { return nil }
      if model.placesItself(view, .horizontal) || model.placesItself(view, .vertical) { return nil }
    }
    return views
  }

  private static func isPlain(_ kind: ViewKind) -> Bool {
    kind == .group || kind == .box || kind == .card || kind == .background
  }

  private static func shares(_ first: [Int], _ second: [Int]) -> Bool {
    for view in first {
      for other in second where view == other { return true }
    }
    return false
  }
}

import Diagnostics
import LayoutEngine

/// Builds the layout of one combination of size classes as lines of SwiftUI.
struct SwiftUIBuilder {
  private let model: ExportModel
  private let views: SwiftUIViews
  private let holds: [Bool]
  /// What could not be said so far.
  private(set) var missing: MissingLines
  private var placements: [SwiftUIPlacement] = []
  /// The comments that stand before each view.
  private var comments: [[String]] = []
  /// The comments on what speaks of no single view.
  private var loose: [String] = []
  private var isHidden: [Bool] = []
  /// For each view that phrases let arrange others: the arrangement.
  private var arrangements: [(holder: Int, views: [Int], axis: Axis, gap: Double)] = []

  init(model: ExportModel, views: SwiftUIViews, holds: [Bool], missing: MissingLines) {
    self.model = model
    self.views = views
    self.holds = holds
    self.missing = missing
    for view in model.views {
      placements.append(SwiftUIPlacement())
      comments.append([])
      isHidden.append(view.statement.traits.contains(.hidden) || !(view.variant.map { holds[$0] } ?? true))
    }
    for index in model.views.indices { missKeys(index) }
    for statement in model.statements where statement.variant.map({ holds[$0] }) ?? true { take(statement) }
  }

  /// Whether a view holds no others, whatever the size class.
  static func isLeaf(_ index: Int, _ model: ExportModel) -> Bool {
    switch model.views[index].kind {
    case .row, .column, .grid, .list, .scroll: return false
    default: break
    }
    for statement in model.statements {
      if case .arrange(let holder, _, _, _) = statement.meaning, holder == index { return false }
    }
    return model.children(of: index).isEmpty
  }

  /// The lines of the whole layout.
  mutating func layout() -> [String] {
    var lines = loose
    lines += layers(of: nil)
    return lines
  }

  // MARK: Statements

  private mutating func miss(_ range: SourceRange, _ view: Int?) {
    guard let comment = missing.add(range, model.block) else { return }
    if let view, !model.views[view].isSystem { comments[view].append(comment) } else { loose.append(comment) }
  }

  private mutating func missKeys(_ index: Int) {
    let view = model.views[index]
    var isMissing = view.key("hit") != nil || view.key("outset") != nil || view.kind == .pageControl
    if view.kind == .row || view.kind == .column {
      isMissing = isMissing || view.distribution == .fillProportionally || view.distribution == .equalCentering
    }
    if view.kind == .list, view.numericKey("min") != nil { isMissing = true }
    if isMissing { miss(view.statement.range, index) }
  }

  private mutating func take(_ statement: ExportedStatement) {
    switch statement.meaning {
    case .sum(let terms, _, _):
      // The view that the statement places is the first that it names and that has room for it.
      for term in terms {
        guard case .view(let index) = term.item, !model.views[index].isSystem else { continue }
        var placement = placements[index]
        if placement.take(statement, of: index, in: model) {
          placements[index] = placement
          return
        }
      }
      var subject: Int?
      for term in terms {
        if case .view(let index) = term.item, subject == nil { subject = index }
      }
      miss(statement.range, subject)
    case .hide(let index): isHidden[index] = true
    case .arrange(let holder, let named, let axis, let gap):
      for view in named where model.views[view].isSystem || view == holder {
        return miss(statement.range, holder)
      }
      for other in arrangements where shares(other.views, named) || other.holder == holder {
        return miss(statement.range, holder)
      }
      arrangements.append((holder, named, axis, gap))
    case .hug(let index, _), .resist(let index, _): miss(statement.range, index)
    case .unknown: miss(statement.range, nil)
    }
  }

  private func shares(_ first: [Int], _ second: [Int]) -> Bool {
    for view in first {
      for other in second where view == other { return true }
    }
    return false
  }

  private func isArranged(_ view: Int) -> Bool {
    for arrangement in arrangements {
      for other in arrangement.views where other == view { return true }
    }
    return false
  }

  private func shown(in holder: Int?) -> [Int] {
    var result: [Int] = []
    for index in model.views.indices where model.views[index].parent == holder {
      if !isHidden[index], !model.views[index].isSystem, !isArranged(index) { result.append(index) }
    }
    return result
  }

  /// Takes back what was said of a view's place, for a holder that places it itself.
  private mutating func missPlaces(_ view: Int, _ axis: Axis? = nil) {
    for place in placements[view].places where axis == nil || axis == place.axis { miss(place.range, view) }
  }

  // MARK: Views

  /// The lines of a view with its size, its comments before it.
  private mutating func sized(_ index: Int) -> [String] {
    var lines = content(index)
    let placement = placements[index]
    var arguments: [String] = []
    if let width = placement.width { arguments.append("width: " + SwiftText.number(width)) }
    if let height = placement.height { arguments.append("height: " + SwiftText.number(height)) }
    if let aspect = placement.aspect {
      lines.append("  .aspectRatio(" + SwiftText.number(aspect) + ", contentMode: .fit)")
    }
    if !arguments.isEmpty { lines.append("  .frame(" + SwiftText.joined(arguments, ", ") + ")") }
    arguments = []
    if let least = placement.leastWidth { arguments.append("minWidth: " + SwiftText.number(least)) }
    if let most = placement.mostWidth { arguments.append("maxWidth: " + SwiftText.number(most)) }
    if let least = placement.leastHeight { arguments.append("minHeight: " + SwiftText.number(least)) }
    if let most = placement.mostHeight { arguments.append("maxHeight: " + SwiftText.number(most)) }
    if !arguments.isEmpty { lines.append("  .frame(" + SwiftText.joined(arguments, ", ") + ")") }
    for (share, axis) in [(placement.widthShare, "horizontal"), (placement.heightShare, "vertical")] {
      guard let share else { continue }
      lines.append(
        "  .containerRelativeFrame(." + axis + ") { length, _ in length * " + SwiftText.number(share) + " }")
    }
    return comments[index] + lines
  }

  private mutating func content(_ index: Int) -> [String] {
    for arrangement in arrangements where arrangement.holder == index {
      return arranged(arrangement.views, arrangement.axis, arrangement.gap)
    }
    let view = model.views[index]
    switch view.kind {
    case .row, .column: return stack(index)
    case .grid: return grid(index)
    case .list: return list(index)
    case .scroll:
      let axes =
        view.scrollAxis == .both
        ? "[.horizontal, .vertical]" : view.scrollAxis == .vertical ? ".vertical" : ".horizontal"
      return ["ScrollView(" + axes + ") {"] + indented(layers(of: index)) + ["}"]
    default: break
    }
    if SwiftUIBuilder.isLeaf(index, model) { return [view.identifier] }
    if model.children(of: index).isEmpty { return ["Color.clear"] }
    var lines = layers(of: index)
    if view.kind != .group {
      let radius = view.numericKey("corner-radius") ?? (view.kind == .card ? 12 : 0)
      let shape = radius > 0 ? ", in: RoundedRectangle(cornerRadius: " + SwiftText.number(radius) + ")" : ""
      lines.append("  .background(.quaternary" + shape + ")")
    }
    return lines
  }

  private func indented(_ lines: [String]) -> [String] {
    var result: [String] = []
    for line in lines { result.append(line.isEmpty ? line : "  " + line) }
    return result
  }

  private mutating func arranged(_ children: [Int], _ axis: Axis, _ gap: Double) -> [String] {
    let isRow = axis == .horizontal
    var lines: [String] = [
      isRow
        ? "HStack(alignment: .top, spacing: " + SwiftText.number(gap) + ") {"
        : "VStack(alignment: .leading, spacing: " + SwiftText.number(gap) + ") {"
    ]
    for child in children where !isHidden[child] {
      missPlaces(child)
      lines += indented(sized(child) + ["  .frame(maxWidth: .infinity, alignment: .leading)"])
    }
    return lines + ["}"]
  }

  private mutating func stack(_ index: Int) -> [String] {
    let view = model.views[index]
    let isRow = view.kind == .row
    let alignment: String
    switch view.alignment {
    case .fill: alignment = isRow ? "center" : "leading"
    case .leading: alignment = isRow ? "top" : "leading"
    case .center: alignment = "center"
    case .trailing: alignment = isRow ? "bottom" : "trailing"
    case .firstBaseline: alignment = isRow ? "firstTextBaseline" : "leading"
    case .lastBaseline: alignment = isRow ? "lastTextBaseline" : "leading"
    }
    let spreads = view.distribution == .equalSpacing || view.distribution == .equalCentering
    let spacing = SwiftText.number(view.spacing)
    var lines: [String] = [
      (isRow ? "HStack" : "VStack") + "(alignment: ." + alignment + ", spacing: " + (spreads ? "0" : spacing) + ") {"
    ]
    let children = shown(in: index)
    for place in children.indices {
      if spreads, place > 0 { lines.append("  Spacer(minLength: " + spacing + ")") }
      missPlaces(children[place])
      var fills: [String] = []
      let sharesAxis = view.distribution == .fillEqually
      if isRow ? sharesAxis : view.alignment == .fill { fills.append("maxWidth: .infinity") }
      if isRow ? view.alignment == .fill : sharesAxis { fills.append("maxHeight: .infinity") }
      var child = sized(children[place])
      if !fills.isEmpty {
        let side = isRow ? "" : ", alignment: .leading"
        child.append("  .frame(" + SwiftText.joined(fills, ", ") + side + ")")
      }
      lines += indented(child)
    }
    lines.append("}")
    return lines
  }

  private mutating func grid(_ index: Int) -> [String] {
    let view = model.views[index]
    let spacing = SwiftText.number(view.spacing)
    let columns: String
    switch view.gridColumns {
    case .fixed(let count):
      columns =
        "Array(repeating: GridItem(.flexible(), spacing: " + spacing + ", alignment: .top), count: " + String(count)
        + ")"
    case .adaptive(let least):
      columns =
        "[GridItem(.adaptive(minimum: " + SwiftText.number(least) + "), spacing: " + spacing + ", alignment: .top)]"
    }
    var lines = ["LazyVGrid(columns: " + columns + ", spacing: " + spacing + ") {"]
    for child in shown(in: index) {
      missPlaces(child)
      lines += indented(sized(child))
    }
    return lines + ["}"]
  }

  private mutating func list(_ index: Int) -> [String] {
    var lines = ["List {"]
    for child in shown(in: index) {
      missPlaces(child)
      lines += indented(sized(child))
    }
    return lines + ["}", "  .listStyle(.plain)"]
  }

  // MARK: Layers

  private mutating func layers(of holder: Int?) -> [String] {
    let sorted = SwiftUILayers(shown(in: holder), placements)
    for loss in sorted.losses { missPlaces(loss.view, loss.axis) }
    placements = sorted.placements
    var axis: ScrollAxis?
    if let holder, model.views[holder].kind == .scroll { axis = model.views[holder].scrollAxis }
    var lines = ["ZStack(alignment: .topLeading) {"]
    for layer in sorted.layers { lines += indented(self.layer(layer, in: axis)) }
    return lines + ["}"]
  }

  private mutating func layer(_ layer: SwiftUILayer, in scrolling: ScrollAxis?) -> [String] {
    var lines: [String] = []
    var edges: [String] = []
    if layer.rows.count == 1 {
      lines = row(layer.rows[0], scrolling, &edges)
    } else {
      lines.append("VStack(spacing: 0) {")
      for place in layer.rows.indices {
        var row = row(layer.rows[place], scrolling, &edges)
        let gap = place == 0 ? 0 : layer.gaps[place - 1]
        if gap != 0 { row.append("  .padding(.top, " + SwiftText.number(gap) + ")") }
        lines += indented(row)
      }
      lines.append("}")
    }
    return lines + place(layer, scrolling, &edges)
  }

  /// The modifiers that place a layer on the vertical axis, and that let it reach the edges of the screen.
  private func place(_ layer: SwiftUILayer, _ scrolling: ScrollAxis?, _ edges: inout [String]) -> [String] {
    var lines: [String] = []
    let first = placements[layer.rows[0].views[0]]
    let last = placements[layer.rows[layer.rows.count - 1].views[0]]
    if let top = first.top {
      if top.inset != 0 { lines.append("  .padding(.top, " + SwiftText.number(top.inset) + ")") }
      if top.base == .screen { edges.append(".top") }
    }
    if let bottom = last.bottom {
      if bottom.inset != 0 { lines.append("  .padding(.bottom, " + SwiftText.number(bottom.inset) + ")") }
      if bottom.base == .screen { edges.append(".bottom") }
    }
    // From edge to edge, the view itself has taken all there is.
    let isFilled = layer.rows.count == 1 && first.top != nil && first.bottom != nil && first.height == nil
    if scrolling?.scrolls(.vertical) != true, !isFilled || layer.rows[0].views.count > 1 {
      let alignment = first.centersY ? "center" : last.bottom != nil && first.top == nil ? "bottom" : "top"
      lines.append("  .frame(maxHeight: .infinity, alignment: ." + alignment + ")")
    }
    if !edges.isEmpty {
      var once: [String] = []
      for edge in edges {
        var isKnown = false
        for other in once where other.matches(edge) { isKnown = true }
        if !isKnown { once.append(edge) }
      }
      lines.append("  .ignoresSafeArea(edges: [" + SwiftText.joined(once, ", ") + "])")
    }
    return lines
  }

  private mutating func row(_ row: SwiftUIRow, _ scrolling: ScrollAxis?, _ edges: inout [String]) -> [String] {
    let first = placements[row.views[0]]
    let last = placements[row.views[row.views.count - 1]]
    var lines: [String] = []
    if row.views.count == 1 {
      lines = sized(row.views[0])
      if first.top != nil, first.bottom != nil, first.height == nil {
        lines.append("  .frame(maxHeight: .infinity)")
      }
    } else {
      let alignment: String
      switch row.level {
      case .top: alignment = "top"
      case .bottom: alignment = "bottom"
      case .firstBaseline: alignment = "firstTextBaseline"
      default: alignment = "center"
      }
      lines.append("HStack(alignment: ." + alignment + ", spacing: 0) {")
      for place in row.views.indices {
        var view = sized(row.views[place])
        let isLast = place == row.views.count - 1
        if isLast, first.leading != nil, last.trailing != nil {
          view.append("  .frame(maxWidth: .infinity, alignment: .leading)")
        }
        if place > 0, row.gaps[place - 1] != 0 {
          view.append("  .padding(.leading, " + SwiftText.number(row.gaps[place - 1]) + ")")
        }
        lines += indented(view)
      }
      lines.append("}")
    }
    if row.views.count == 1, first.leading != nil, last.trailing != nil, first.width == nil {
      lines.append("  .frame(maxWidth: .infinity, alignment: .leading)")
    }
    for (pin, edge) in [(first.leading, ".leading"), (last.trailing, ".trailing")] {
      guard let pin else { continue }
      if pin.inset != 0 { lines.append("  .padding(" + edge + ", " + SwiftText.number(pin.inset) + ")") }
      if pin.base == .margins { lines.append("  .scenePadding(" + edge + ")") }
      if pin.base == .screen { edges.append(edge) }
    }
    let isFilled = first.leading != nil && last.trailing != nil && (row.views.count > 1 || first.width == nil)
    if scrolling?.scrolls(.horizontal) != true, !isFilled {
      let alignment =
        first.leading != nil ? "leading" : last.trailing != nil ? "trailing" : first.centersX ? "center" : "leading"
      lines.append("  .frame(maxWidth: .infinity, alignment: ." + alignment + ")")
    }
    return lines
  }
}

public import Diagnostics
import LayoutEngine

/// A block as Swift source for SwiftUI, as far as stacks, frames and padding can say it.
///
/// There is a layout for each size class that a variant names. What SwiftUI cannot say stands as a comment,
/// `// not in SwiftUI:` and the line of the block, before the view that it speaks of; the comment at the head of the
/// file counts these lines. The same block gives the same bytes.
///
/// - Parameters:
///   - block: the block, also one with errors: what could not be read is absent.
///   - language: the language of the words that are the default values of the localized texts.
public func swiftUISource(_ block: LayoutBlock, language: Language) -> String {
  var export = SwiftUIExport(block, language: language)
  return export.source()
}

private struct SwiftUIExport {
  /// One combination of size classes.
  struct State {
    var name: String
    var condition: String
    /// For each variant whether it holds.
    var holds: [Bool]
  }

  private let model: ExportModel
  private let views: SwiftUIViews
  private let structName: String
  private var states: [State] = []
  private var usesHorizontal = false
  private var usesVertical = false
  private var missing = MissingLines("SwiftUI")

  init(_ block: LayoutBlock, language: Language) {
    var model = ExportModel(block, language: language, reserved: SwiftNames.viewProperties)
    var values: [String] = []
    for view in model.views {
      values.append(SwiftUIViews.hasState(view.kind) ? model.addName(view.statement.name + "-value") : "")
    }
    self.model = model
    views = SwiftUIViews(model: model, states: values)
    structName = SwiftNames.camelCase(block.id, startsUpper: true, fallback: "example") + "View"
    findStates()
  }

  /// Whether all conditions of a variant are size classes.
  private static func isOfSizeClasses(_ variant: VariantStatement) -> Bool {
    for condition in variant.conditions {
      if case .sizeClass = condition { continue }
      return false
    }
    return !variant.conditions.isEmpty
  }

  private mutating func findStates() {
    for variant in model.variants where SwiftUIExport.isOfSizeClasses(variant) {
      for condition in variant.conditions {
        if case .sizeClass(let axis, _) = condition {
          if axis == .horizontal { usesHorizontal = true } else { usesVertical = true }
        }
      }
    }
    for horizontal in usesHorizontal ? [SizeClass.compact, .regular] : [SizeClass.compact] {
      for vertical in usesVertical ? [SizeClass.compact, .regular] : [SizeClass.compact] {
        var parts: [String] = []
        var name = "layout"
        if usesHorizontal {
          let word = horizontal == .compact ? "compact" : "regular"
          parts.append("horizontalSizeClass == ." + word)
          name += "-" + word + "-width"
        }
        if usesVertical {
          let word = vertical == .compact ? "compact" : "regular"
          parts.append("verticalSizeClass == ." + word)
          name += "-" + word + "-height"
        }
        let holds = holds(horizontal, vertical)
        let identifier = SwiftNames.camelCase(name, startsUpper: false, fallback: "layout")
        states.append(State(name: identifier, condition: SwiftText.joined(parts, " && "), holds: holds))
      }
    }
  }

  private func holds(_ horizontal: SizeClass, _ vertical: SizeClass) -> [Bool] {
    var result: [Bool] = []
    for variant in model.variants {
      var holds = SwiftUIExport.isOfSizeClasses(variant)
      for condition in variant.conditions {
        if case .sizeClass(let axis, let sizeClass) = condition,
          sizeClass != (axis == .horizontal ? horizontal : vertical)
        {
          holds = false
        }
      }
      result.append(holds)
    }
    return result
  }

  // MARK: Source

  mutating func source() -> String {
    var writer = SwiftSourceWriter()
    writer.open("struct " + structName + ": View {")
    if usesHorizontal { writer.line("@Environment(\\.horizontalSizeClass) private var horizontalSizeClass") }
    if usesVertical { writer.line("@Environment(\\.verticalSizeClass) private var verticalSizeClass") }
    for index in model.views.indices where !views.states[index].isEmpty { writer.line(views.stateDeclaration(index)) }
    var hasValues = usesHorizontal || usesVertical
    for value in views.states where !value.isEmpty { hasValues = true }
    if hasValues { writer.line() }
    writeBody(&writer)
    for state in states {
      writer.line()
      writer.open("private var " + state.name + ": some View {")
      var builder = SwiftUIBuilder(model: model, views: views, holds: state.holds, missing: missing)
      for line in SwiftUIExport.withLevelModifiers(builder.layout()) { writer.line(line) }
      missing = builder.missing
      writer.close()
    }
    for index in model.views.indices where isProperty(index) {
      writer.line()
      writer.open("private var " + model.views[index].identifier + ": some View {")
      for line in SwiftUIExport.withLevelModifiers(views.lines(index)) { writer.line(line) }
      writer.close()
    }
    writer.close()
    return missing.header(model) + "import SwiftUI\n\n" + writer.text
  }

  /// The lines with the modifiers of what ends in a brace on the brace's own level, as is the custom.
  private static func withLevelModifiers(_ lines: [String]) -> [String] {
    /// For each depth whether a modifier one level deeper belongs to a brace.
    var followsBrace: [Bool] = []
    var result: [String] = []
    for line in lines {
      var depth = 0
      for byte in line.utf8 {
        guard byte == 0x20 else { break }
        depth += 1
      }
      depth /= 2
      let bytes = Array(line.utf8)
      let first = bytes.count > depth * 2 ? bytes[depth * 2] : 0
      if first == UInt8(ascii: "."), depth > 0, depth <= followsBrace.count, followsBrace[depth - 1] {
        result.append(String(decoding: bytes[2...], as: UTF8.self))
        continue
      }
      while followsBrace.count <= depth { followsBrace.append(false) }
      followsBrace[depth] = first == UInt8(ascii: "}") && bytes.count == depth * 2 + 1
      for deeper in followsBrace.indices where deeper > depth { followsBrace[deeper] = false }
      result.append(line)
    }
    return result
  }

  private func isProperty(_ index: Int) -> Bool {
    !model.views[index].isSystem && SwiftUIBuilder.isLeaf(index, model)
  }

  private mutating func writeBody(_ writer: inout SwiftSourceWriter) {
    writer.open("var body: some View {")
    let bars = barLines()
    for variant in model.variants where !SwiftUIExport.isOfSizeClasses(variant) {
      if let comment = missing.add(variant.range, model.block) { writer.line(comment) }
    }
    for statement in model.statements {
      guard let variant = statement.variant, !SwiftUIExport.isOfSizeClasses(model.variants[variant]) else { continue }
      if let comment = missing.add(statement.range, model.block) { writer.line(comment) }
    }
    for index in model.views.indices where model.views[index].isSystem && !isShown(index) {
      if let comment = missing.add(model.views[index].statement.range, model.block) { writer.line(comment) }
    }
    let hasBars = !bars.isEmpty
    if hasBars { writer.open("NavigationStack {") }
    if states.count == 1 {
      writer.line(states[0].name)
    } else {
      writer.open("Group {")
      for place in states.indices {
        let isLast = place == states.count - 1
        let head = isLast ? "} else {" : (place == 0 ? "if " : "} else if ") + states[place].condition + " {"
        if place == 0 { writer.open(head) } else { writer.reopen(head) }
        writer.line(states[place].name)
      }
      writer.close()
      writer.close()
    }
    if hasBars {
      for line in bars { writer.line("  " + line) }
      writer.close()
    }
    writer.close()
  }

  /// Whether a view of the system has its place in the source: bars of a navigation stack and their items.
  private func isShown(_ index: Int) -> Bool {
    let view = model.views[index]
    if view.kind == .navigationBar || view.kind == .toolbar { return true }
    guard view.kind == .item, let parent = view.parent else { return false }
    return model.views[parent].kind == .navigationBar || model.views[parent].kind == .toolbar
  }

  private func barLines() -> [String] {
    var lines: [String] = []
    for index in model.views.indices {
      let kind = model.views[index].kind
      guard kind == .navigationBar || kind == .toolbar else { continue }
      if kind == .navigationBar, model.words(index) != nil {
        lines.append(".navigationTitle(" + views.words(index) + ")")
      }
      let items = model.children(of: index)
      if items.isEmpty { continue }
      lines.append(".toolbar {")
      for place in items.indices {
        let position = kind == .toolbar ? "bottomBar" : place == 0 ? "topBarLeading" : "topBarTrailing"
        lines.append("  ToolbarItem(placement: ." + position + ") {")
        lines.append("    Button {")
        lines.append("    } label: {")
        if let symbol = model.views[items[place]].key("symbol") {
          let name = SwiftText.literal(SwiftText.symbol(symbol))
          lines.append("      Label(" + views.words(items[place]) + ", systemImage: " + name + ")")
        } else {
          lines.append("      Text(" + views.words(items[place]) + ")")
        }
        lines.append("    }")
        lines.append("  }")
      }
      lines.append("}")
    }
    return lines
  }
}

import LayoutEngine

/// The views of a block that hold no others, as expressions of SwiftUI.
struct SwiftUIViews {
  let model: ExportModel
  /// For each control that has one, the name of its value; empty for other views.
  let states: [String]

  /// Whether a view holds a value that people change.
  static func hasState(_ kind: ViewKind) -> Bool {
    switch kind {
    case .field, .search, .switch, .slider, .stepper, .segmented: true
    default: false
    }
  }

  /// The declaration of a control's value.
  func stateDeclaration(_ index: Int) -> String {
    let value: String
    switch model.views[index].kind {
    case .field, .search: value = "\"\""
    case .switch: value = "false"
    case .slider: value = "0.5"
    default: value = "0"
    }
    return "@State private var " + states[index] + " = " + value
  }

  /// The words of a view as an expression of type `String`.
  func words(_ index: Int) -> String {
    let view = model.views[index]
    return localized(view.statement.name, model.words(index) ?? view.statement.name)
  }

  private func localized(_ key: String, _ words: String) -> String {
    "String(localized: " + SwiftText.literal(model.block.id + "." + key) + ", defaultValue: " + SwiftText.literal(words)
      + ")"
  }

  /// The lines of a view, without placement and size.
  func lines(_ index: Int) -> [String] {
    let view = model.views[index]
    var lines: [String] = []
    switch view.kind {
    case .label, .text:
      lines.append("Text(" + words(index) + ")")
      lines.append("  .font(." + SwiftUIViews.font(view.textStyle ?? .body) + ")")
      if view.lineLimit > 0 { lines.append("  .lineLimit(" + String(view.lineLimit) + ")") }
    case .image: image(index, &lines)
    case .button, .iconButton, .link: button(index, &lines)
    case .field, .search:
      lines.append("TextField(" + words(index) + ", text: $" + states[index] + ")")
      lines.append("  .textFieldStyle(.roundedBorder)")
    case .switch:
      lines.append("Toggle(" + words(index) + ", isOn: $" + states[index] + ")")
      lines.append("  .labelsHidden()")
    case .slider: lines.append("Slider(value: $" + states[index] + ")")
    case .stepper:
      lines.append("Stepper(" + words(index) + ", value: $" + states[index] + ")")
      lines.append("  .labelsHidden()")
    case .segmented: segmented(index, &lines)
    case .divider: lines.append("Divider()")
    case .guide, .group: lines.append("Color.clear")
    case .blur: lines.append("Rectangle().fill(.ultraThinMaterial)")
    case .background: lines.append("Rectangle().fill(.background.secondary)")
    default:
      let radius = view.numericKey("corner-radius") ?? (view.kind == .card ? 12 : 0)
      let shape = radius > 0 ? "RoundedRectangle(cornerRadius: " + SwiftText.number(radius) + ")" : "Rectangle()"
      lines.append(shape + ".fill(.quaternary)")
    }
    return lines
  }

  /// The name of a text style in SwiftUI.
  static func font(_ style: TextStyle) -> String {
    switch style {
    case .title1: "title"
    case .caption1: "caption"
    default: style.name
    }
  }

  /// A picture that fills its frame is laid over an empty view, whose size then decides instead of the picture's.
  private func image(_ index: Int, _ lines: inout [String]) {
    let view = model.views[index]
    let image = "Image(" + SwiftText.literal(view.statement.name) + ")"
    switch view.contentMode {
    case .aspectFill:
      lines += ["Color.clear", "  .overlay { " + image + ".resizable().scaledToFill() }", "  .clipped()"]
    case .aspectFit: lines.append(image + ".resizable().scaledToFit()")
    case .scaleToFill: lines.append(image + ".resizable()")
    case .center: lines += ["Color.clear", "  .overlay { " + image + " }", "  .clipped()"]
    }
    if model.words(index) != nil {
      lines.append("  .accessibilityElement()")
      lines.append("  .accessibilityLabel(" + words(index) + ")")
    }
  }

  private func button(_ index: Int, _ lines: inout [String]) {
    let view = model.views[index]
    let isDestructive = view.statement.traits.contains(.destructive)
    if view.kind == .iconButton {
      lines.append("Button" + (isDestructive ? "(role: .destructive)" : "") + " {")
      lines.append("} label: {")
      lines.append("  Image(systemName: " + SwiftText.literal(SwiftText.symbol(view.key("symbol"))) + ")")
      lines.append("}")
      lines.append("  .frame(minWidth: 44, minHeight: 44)")
      lines.append("  .accessibilityLabel(" + words(index) + ")")
      return
    }
    lines.append("Button(" + words(index) + (isDestructive ? ", role: .destructive" : "") + ") {")
    lines.append("}")
    lines.append("  .buttonStyle(" + (view.kind == .link ? ".borderless" : ".bordered") + ")")
    if view.statement.traits.contains(.large) { lines.append("  .controlSize(.large)") }
  }

  private func segmented(_ index: Int, _ lines: inout [String]) {
    let name = model.views[index].statement.name
    lines.append("Picker(" + SwiftText.literal(name) + ", selection: $" + states[index] + ") {")
    let titles = SwiftText.parts(model.words(index) ?? "")
    for place in titles.indices {
      let key = name + (titles.count == 1 ? "" : "." + String(place + 1))
      lines.append("  Text(" + localized(key, titles[place]) + ").tag(" + String(place) + ")")
    }
    lines.append("}")
    lines.append("  .pickerStyle(.segmented)")
  }
}

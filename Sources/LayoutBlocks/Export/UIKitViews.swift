import LayoutEngine

/// How the views of a block are made and set in UIKit.
struct UIKitViews {
  let model: ExportModel
  let plan: UIKitPlan

  /// The expression that makes a view.
  func initializer(_ index: Int) -> String {
    switch plan.roles[index] {
    case .stack, .grid: return "UIStackView()"
    case .list, .scroll: return "UIScrollView()"
    case .guide: return "UILayoutGuide()"
    case .plain, .system: break
    }
    switch model.views[index].kind {
    case .label, .text: return "UILabel()"
    case .image: return "UIImageView()"
    case .button: return "UIButton(configuration: .tinted())"
    case .iconButton, .link: return "UIButton(configuration: .plain())"
    case .field: return "UITextField()"
    case .search: return "UISearchTextField()"
    case .switch: return "UISwitch()"
    case .slider: return "UISlider()"
    case .stepper: return "UIStepper()"
    case .segmented: return "UISegmentedControl()"
    case .pageControl: return "UIPageControl()"
    case .blur: return "UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))"
    default: return "UIView()"
    }
  }

  /// The lines that set what a view shows.
  func configuration(_ index: Int) -> [String] {
    let view = model.views[index]
    let name = view.identifier
    var lines: [String] = []
    if plan.roles[index] == .stack || plan.roles[index] == .grid {
      stack(index, &lines)
    } else if plan.roles[index] == .plain {
      switch view.kind {
      case .label, .text: label(index, &lines)
      case .image: image(index, &lines)
      case .button, .iconButton, .link: button(index, &lines)
      case .field, .search: field(index, &lines)
      case .segmented: segmented(index, &lines)
      case .pageControl: lines.append(name + ".numberOfPages = 3")
      case .box, .card, .video, .map: lines.append(name + ".backgroundColor = .secondarySystemFill")
      case .background: lines.append(name + ".backgroundColor = .secondarySystemBackground")
      case .divider: lines.append(name + ".backgroundColor = .separator")
      default: break
      }
    }
    let radius = view.numericKey("corner-radius") ?? (view.kind == .card ? 12 : 0)
    if radius > 0, plan.roles[index] != .guide {
      let isButton = view.kind == .button || view.kind == .iconButton
      let layer = isButton ? ".configuration?.background.cornerRadius = " : ".layer.cornerRadius = "
      lines.append(name + layer + SwiftText.number(radius))
    }
    if view.statement.traits.contains(.hidden), plan.roles[index] != .guide { lines.append(name + ".isHidden = true") }
    return lines
  }

  /// The words of a view as an expression; nil where it has none.
  func words(_ index: Int) -> String? {
    guard let words = model.words(index) else { return nil }
    return localized(model.views[index].statement.name, words)
  }

  private func localized(_ key: String, _ words: String) -> String {
    "String(localized: " + SwiftText.literal(model.block.id + "." + key) + ", defaultValue: " + SwiftText.literal(words)
      + ")"
  }

  private func font(_ index: Int, _ lines: inout [String]) {
    let view = model.views[index]
    let style = view.textStyle ?? .body
    lines.append(view.identifier + ".font = UIFont.preferredFont(forTextStyle: ." + style.name + ")")
    lines.append(view.identifier + ".adjustsFontForContentSizeCategory = true")
  }

  private func label(_ index: Int, _ lines: inout [String]) {
    let view = model.views[index]
    if let words = words(index) { lines.append(view.identifier + ".text = " + words) }
    font(index, &lines)
    if view.lineLimit != 1 { lines.append(view.identifier + ".numberOfLines = " + String(view.lineLimit)) }
  }

  private func image(_ index: Int, _ lines: inout [String]) {
    let view = model.views[index]
    lines.append(view.identifier + ".image = UIImage(named: " + SwiftText.literal(view.statement.name) + ")")
    let mode: String
    switch view.contentMode {
    case .aspectFill: mode = "scaleAspectFill"
    case .aspectFit: mode = "scaleAspectFit"
    case .scaleToFill: mode = "scaleToFill"
    case .center: mode = "center"
    }
    lines.append(view.identifier + ".contentMode = ." + mode)
    if view.contentMode == .aspectFill || view.contentMode == .center {
      lines.append(view.identifier + ".clipsToBounds = true")
    }
    if let words = words(index) {
      lines.append(view.identifier + ".isAccessibilityElement = true")
      lines.append(view.identifier + ".accessibilityLabel = " + words)
    }
  }

  private func button(_ index: Int, _ lines: inout [String]) {
    let view = model.views[index]
    if view.kind == .iconButton {
      let symbol = SwiftText.literal(SwiftText.symbol(view.key("symbol")))
      lines.append(view.identifier + ".configuration?.image = UIImage(systemName: " + symbol + ")")
      if let words = words(index) { lines.append(view.identifier + ".accessibilityLabel = " + words) }
    } else {
      if let words = words(index) { lines.append(view.identifier + ".configuration?.title = " + words) }
      if let symbol = view.key("symbol") {
        let name = SwiftText.literal(SwiftText.symbol(symbol))
        lines.append(view.identifier + ".configuration?.image = UIImage(systemName: " + name + ")")
      }
      let insets =
        view.kind == .link ? ".zero" : "NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)"
      lines.append(view.identifier + ".configuration?.contentInsets = " + insets)
    }
    let traits = view.statement.traits
    if traits.contains(.large) { lines.append(view.identifier + ".configuration?.buttonSize = .large") }
    if traits.contains(.destructive) { lines.append(view.identifier + ".role = .destructive") }
  }

  private func field(_ index: Int, _ lines: inout [String]) {
    let view = model.views[index]
    if let words = words(index) { lines.append(view.identifier + ".placeholder = " + words) }
    if view.kind == .field { lines.append(view.identifier + ".borderStyle = .roundedRect") }
    font(index, &lines)
  }

  /// Words with commas are the titles of as many segments.
  private func segmented(_ index: Int, _ lines: inout [String]) {
    let view = model.views[index]
    let titles = SwiftText.parts(model.words(index) ?? "")
    for place in titles.indices {
      let key = view.statement.name + (titles.count == 1 ? "" : "." + String(place + 1))
      lines.append(
        view.identifier + ".insertSegment(withTitle: " + localized(key, titles[place]) + ", at: " + String(place)
          + ", animated: false)")
    }
    lines.append(view.identifier + ".selectedSegmentIndex = 0")
  }

  // MARK: Stacks

  private func stack(_ index: Int, _ lines: inout [String]) {
    let view = model.views[index]
    if view.kind == .row || view.kind == .column {
      let axis: Axis = view.kind == .row ? .horizontal : .vertical
      var stack = Stack(axis: axis, spacing: view.spacing)
      stack.alignment = view.alignment
      stack.distribution = view.distribution
      lines += UIKitViews.stackLines(view.identifier, stack)
    } else if view.kind == .grid {
      lines += UIKitViews.stackLines(view.identifier, Stack(axis: .vertical, spacing: view.spacing))
    } else {
      for statement in model.statements {
        guard statement.variant == nil, case .arrange(let holder, _, let axis, let gap) = statement.meaning,
          holder == index
        else { continue }
        lines += UIKitViews.stackLines(view.identifier, UIKitViews.stack(axis, gap))
      }
    }
  }

  /// What `columns` and `stack` mean.
  static func stack(_ axis: Axis, _ gap: Double) -> Stack {
    axis == .horizontal
      ? Stack(axis: .horizontal, spacing: gap, alignment: .leading, distribution: .fillEqually)
      : Stack(axis: .vertical, spacing: gap, reachesEnd: false)
  }

  /// The lines that set a stack view.
  static func stackLines(_ name: String, _ stack: Stack) -> [String] {
    let isRow = stack.axis == .horizontal
    let alignment: String
    switch stack.alignment {
    case .fill: alignment = "fill"
    case .leading: alignment = isRow ? "top" : "leading"
    case .center: alignment = "center"
    case .trailing: alignment = isRow ? "bottom" : "trailing"
    case .firstBaseline: alignment = isRow ? "firstBaseline" : "leading"
    case .lastBaseline: alignment = isRow ? "lastBaseline" : "leading"
    }
    let distribution: String
    switch stack.distribution {
    case .fill: distribution = "fill"
    case .fillEqually: distribution = "fillEqually"
    case .fillProportionally: distribution = "fillProportionally"
    case .equalSpacing: distribution = "equalSpacing"
    case .equalCentering: distribution = "equalCentering"
    }
    var lines: [String] = []
    lines.append(name + ".axis = ." + (isRow ? "horizontal" : "vertical"))
    lines.append(name + ".alignment = ." + alignment)
    lines.append(name + ".distribution = ." + distribution)
    lines.append(name + ".spacing = " + SwiftText.number(stack.spacing))
    return lines
  }
}

extension SwiftText {
  /// The parts of a text between commas, without blanks around them; one at least.
  static func parts(_ text: String) -> [String] {
    var parts: [[UInt8]] = [[]]
    for byte in text.utf8 {
      if byte == 0x2C { parts.append([]) } else { parts[parts.count - 1].append(byte) }
    }
    var result: [String] = []
    for part in parts {
      var start = 0
      var end = part.count
      while start < end, part[start] == 0x20 { start += 1 }
      while end > start, part[end - 1] == 0x20 { end -= 1 }
      if end > start { result.append(String(decoding: part[start..<end], as: UTF8.self)) }
    }
    if result.isEmpty { result.append(text) }
    return result
  }
}

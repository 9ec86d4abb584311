import Checks
import Diagnostics
import LayoutEngine

extension DeviceFigure {
  /// The views in source order, each as what it is, and the areas of the screen below what is presented over it.
  mutating func drawViews() {
    let layout = result.layout
    drawRail(layout.scene.railArrangement)
    for index in layout.scene.views.indices where outermostPresentation(of: index) == nil { draw(index) }
    drawAreas()
    for index in layout.scene.views.indices where outermostPresentation(of: index) == index {
      drawBehind(index)
      for inner in layout.scene.views.indices where outermostPresentation(of: inner) == index { draw(inner) }
    }
  }

  private mutating func draw(_ index: Int) {
    let view = result.layout.scene.views[index]
    let frame = result.layout.frames[index]
    if view.traits.contains(.hidden) || frame.width <= 0 || frame.height <= 0 { return }
    // Tabs that have shrunk to one control show the first of them.
    if view.kind == .item, index > 0, result.layout.frames[index - 1] == frame { return }
    draw(view, frame)
  }

  /// The sheet, popover or alert over the screen that a view is or lies in.
  private func outermostPresentation(of view: Int) -> Int? {
    var next: Int? = view
    var found: Int?
    while let index = next {
      if result.layout.scene.views[index].kind.isPresentation { found = index }
      next = result.layout.scene.views[index].parent
    }
    return found
  }

  /// What lies between the screen and a sheet: the dimming, and the outlines of the other heights.
  private mutating func drawBehind(_ index: Int) {
    let view = result.layout.scene.views[index]
    if view.traits.contains(.hidden) || view.traits.contains(.fullScreen) { return }
    let isDimmed = view.kind == .alert || (view.kind == .sheet && view.dimsParent)
    if isDimmed { canvas.rect(environment.window, "f-dimming") }
    guard let settings = view.sheet else { return }
    for detent in settings.detents where detent != settings.resting {
      canvas.rect(
        environment.sheetFrame(at: detent, settings, traits: view.traits), "f-detent", radius: view.cornerRadius)
    }
  }

  private mutating func drawSheet(_ view: View, _ frame: Rect) {
    let reachesBottom = frame.maxY >= environment.window.maxY - 0.5
    let radius = view.cornerRadius
    let radii = CornerRadii(
      topLeft: radius, topRight: radius, bottomLeft: reachesBottom ? 0 : radius, bottomRight: reachesBottom ? 0 : radius
    )
    canvas.path(roundedPath(frame, radii, canvas), "f-sheet")
    if view.traits.contains(.grabber) {
      canvas.rect(
        Rect(
          x: frame.midX - grabberSize.width / 2, y: frame.minY + 5, width: grabberSize.width,
          height: grabberSize.height), "f-grabber", radius: 2.5)
    }
  }

  /// The groups of controls in the side rail, and the sign of its menu.
  private mutating func drawRail(_ arrangement: RailArrangement?) {
    guard let arrangement else { return }
    for group in arrangement.groups { canvas.rect(group, "f-bar", radius: group.width / 2) }
    guard let menu = arrangement.menu else { return }
    for step in -1...1 {
      canvas.rect(
        Rect(x: menu.midX + Double(step) * 9 - 2.5, y: menu.midY - 2.5, width: 5, height: 5), "f-mark", radius: 2.5)
    }
  }

  private mutating func draw(_ view: View, _ frame: Rect) {
    switch view.kind {
    case .background: canvas.rect(frame, toneClass(view) ?? "f-background", radius: view.cornerRadius)
    case .blur: canvas.rect(frame, "f-blur", radius: view.cornerRadius)
    case .image, .video, .map, .pictureInPicture: drawPicture(view, frame)
    case .liveActivity: canvas.rect(frame.outset(by: -6), "f-housing", radius: 24)
    case .sidebar: canvas.rect(frame, "f-bar")
    case .split: break
    case .box, .card, .scroll, .list: canvas.rect(frame, toneClass(view) ?? "f-box", radius: view.cornerRadius)
    case .sheet, .popover, .alert: drawSheet(view, frame)
    case .divider: canvas.rect(frame, "f-content")
    case .guide, .row, .column, .group, .grid: break
    case .label, .text, .link: drawText(view, frame, "f-text", isCentered: false)
    case .button, .segmented:
      canvas.rect(frame, "f-control", radius: view.cornerRadius)
      drawText(view, frame, "f-on-control", isCentered: true)
    case .iconButton:
      canvas.rect(frame, "f-control", radius: view.cornerRadius)
      drawSymbol(view, frame)
    case .field, .search:
      canvas.rect(frame, "f-field", radius: view.cornerRadius)
      drawText(view, frame, "f-text", isCentered: false)
    case .switch, .slider, .stepper, .pageControl: drawControl(view, frame)
    case .navigationBar, .toolbar, .tabBar:
      if environment.rail == nil || view.traits.contains(.custom) || isInSheet(view) { canvas.rect(frame, "f-bar") }
      if view.kind == .navigationBar, view.text != nil {
        let top = isInSheet(view) ? frame.minY : environment.hardwareSafeAreaInsets.top
        drawText(
          view, Rect(left: frame.minX, top: top, right: frame.maxX, bottom: frame.maxY), "f-text", isCentered: true)
      }
    case .item:
      if view.symbol != nil || view.text == nil {
        drawSymbol(view, frame)
      } else {
        drawText(view, frame, "f-on-control", isCentered: true)
      }
    default: canvas.rect(frame, "f-box", radius: view.cornerRadius)
    }
  }

  /// The class of a surface whose tone the author names; a mixed one looks like any other.
  private func toneClass(_ view: View) -> String? {
    switch view.tone {
    case .dark: "f-tone-dark"
    case .light: "f-tone-light"
    case .mid: "f-tone-mid"
    case .mixed, nil: nil
    }
  }

  /// A picture: a frame with a horizon and a sun; a film has a triangle, a map its roads.
  private mutating func drawPicture(_ view: View, _ frame: Rect) {
    canvas.rect(frame, toneClass(view) ?? "f-image", radius: view.cornerRadius)
    let side = min(frame.width, frame.height)
    if side * canvas.scale < 24 { return }
    func point(_ dx: Double, _ dy: Double) -> String {
      canvas.x(frame.midX + dx * side) + " " + canvas.y(frame.midY + dy * side)
    }
    switch view.kind {
    case .video, .pictureInPicture:
      canvas.path("M" + point(-0.12, -0.16) + "L" + point(0.18, 0) + "L" + point(-0.12, 0.16) + "Z", "f-mark")
    case .map:
      canvas.path("M" + point(-0.3, -0.2) + "L" + point(-0.05, 0.02) + "L" + point(0.3, -0.1), "f-mark-line")
      canvas.path("M" + point(-0.1, 0.3) + "L" + point(-0.05, 0.02) + "L" + point(0.05, -0.3), "f-mark-line")
    default:
      canvas.path(
        "M" + point(-0.3, 0.22) + "L" + point(-0.08, -0.1) + "L" + point(0.06, 0.08) + "L" + point(0.14, -0.02) + "L"
          + point(0.3, 0.22) + "Z", "f-mark")
      let radius = side * 0.06
      canvas.rect(
        Rect(
          x: frame.midX + side * 0.14 - radius, y: frame.midY - side * 0.2 - radius, width: 2 * radius,
          height: 2 * radius),
        "f-mark", radius: radius)
    }
  }

  private func isInSheet(_ view: View) -> Bool {
    view.parent.map { result.layout.scene.views[$0].kind == .sheet } ?? false
  }

  private mutating func drawControl(_ view: View, _ frame: Rect) {
    switch view.kind {
    case .switch:
      canvas.rect(frame, "f-control", radius: frame.height / 2)
      let knob = frame.height - 4
      canvas.rect(Rect(x: frame.maxX - knob - 2, y: frame.y + 2, width: knob, height: knob), "f-knob", radius: knob / 2)
    case .slider:
      canvas.rect(Rect(x: frame.x, y: frame.midY - 2, width: frame.width, height: 4), "f-control", radius: 2)
      canvas.rect(Rect(x: frame.midX - 13, y: frame.midY - 13, width: 26, height: 26), "f-knob", radius: 13)
    case .stepper:
      canvas.rect(frame, "f-control", radius: view.cornerRadius)
      canvas.line(frame.midX, frame.minY + 6, frame.midX, frame.maxY - 6, "f-mark-line")
    default:
      for step in -1...1 {
        canvas.rect(
          Rect(x: frame.midX + Double(step) * 16 - 3.5, y: frame.midY - 3.5, width: 7, height: 7), "f-control",
          radius: 3.5)
      }
    }
  }

  /// The words of a view, each line as wide as the layout measured it; lines of grey where the letters would be too small.
  private mutating func drawText(_ view: View, _ frame: Rect, _ name: String, isCentered: Bool) {
    guard let text = view.words(in: environment.context), let style = view.textStyle else { return }
    let metrics = TextMetrics(style: style, textSize: environment.context.textSize)
    var inner = max(0, frame.width - view.contentInsets.left - view.contentInsets.right)
    var leading = view.contentInsets.left
    // On one line the room around the words gives way before the words do.
    if view.lineLimit == 1, metrics.width(of: text) > inner {
      inner = frame.width
      leading = 0
    }
    let measured = metrics.measure(text, maximumWidth: inner, lineLimit: view.lineLimit)
    let top = isCentered || view.lineLimit == 1 ? frame.midY - measured.size.height / 2 : frame.minY
    let isRightToLeft = environment.context.direction == .rightToLeft
    for index in measured.lines.indices {
      let line = measured.lines[index]
      let width = min(metrics.width(of: line), inner)
      var x = frame.minX + leading
      if isCentered {
        x = frame.midX - width / 2
      } else if isRightToLeft {
        x = frame.maxX - leading - width
      }
      let baseline = top + Double(index) * metrics.lineHeight + metrics.ascent
      if metrics.pointSize * canvas.scale < 5.5 {
        let bar = metrics.pointSize * 0.5
        canvas.rect(Rect(x: x, y: baseline - bar, width: width, height: bar), "f-text-bar", radius: bar / 2)
      } else {
        canvas.text(line, x: x, baseline: baseline, size: metrics.pointSize, width: width, name)
      }
    }
  }

  /// The picture of a symbol, three dots for a menu, a ring for a name that has no picture, and the count on it.
  private mutating func drawSymbol(_ view: View, _ frame: Rect) {
    let side = min(frame.width, frame.height, 44) * 0.5
    let name = view.symbol ?? ""
    if name == "ellipsis" || name == "more" {
      for step in -1...1 {
        canvas.rect(
          Rect(x: frame.midX + Double(step) * side * 0.4 - 2, y: frame.midY - 2, width: 4, height: 4), "f-mark",
          radius: 2)
      }
    } else if let path = symbolPath(name) {
      canvas.symbol(path, in: Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side))
    } else {
      let radius = side * 0.4
      canvas.rect(
        Rect(x: frame.midX - radius, y: frame.midY - radius, width: 2 * radius, height: 2 * radius), "f-mark-ring",
        radius: radius)
    }
    guard let badge = view.badge else { return }
    let height = 16.0
    let width = max(height, Double(badge.utf8.count) * 7 + 8)
    let place = Rect(x: frame.midX + side * 0.3, y: frame.midY - side / 2 - 6, width: width, height: height)
    canvas.rect(place, "f-badge", radius: height / 2)
    canvas.text(badge, x: place.midX, baseline: place.midY + 4, size: 11, width: nil, "f-badge-count")
  }
}

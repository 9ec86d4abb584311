public import Checks
public import Diagnostics
import HTML
public import LayoutBlocks
import LayoutEngine

/// The main figure of an example: the device, its areas, the views as what they are, and what is wrong.
///
/// Layers from back to front: body, screen, other app, backgrounds, content, controls, unsafe areas, guides, fold, hardware, fault
/// marks. Classes only, so that light, dark, print and forced colours are the stylesheet's; one decimal of a pixel.
public func figureSVG(_ result: ContextResult, of block: LayoutBlock, language: Language, id: String) -> [UInt8] {
  var drawing = DeviceFigure(result, block, language)
  return drawing.draw(id: id)
}

struct DeviceFigure {
  let result: ContextResult
  let block: LayoutBlock
  let language: Language
  let environment: Environment
  var canvas: Canvas
  private let width: Double
  private let height: Double
  private static let bezel = 9.0
  private static let longestSide = 440.0

  init(_ result: ContextResult, _ block: LayoutBlock, _ language: Language) {
    self.result = result
    self.block = block
    self.language = language
    environment = result.layout.scene.environment
    let display = environment.display
    let scale = min(0.58, DeviceFigure.longestSide / max(display.width, display.height))
    let bezel = DeviceFigure.bezel
    canvas = Canvas(
      writer: MarkupWriter(), scale: scale, originX: bezel - display.x * scale, originY: bezel - display.y * scale)
    width = display.width * scale + 2 * bezel
    height = display.height * scale + 2 * bezel
  }

  mutating func draw(id: String) -> [UInt8] {
    canvas.writer.start("svg")
    canvas.writer.attribute("class", "figure")
    canvas.writer.attribute("role", "img")
    canvas.writer.attribute("lang", language.tag)
    canvas.writer.attribute("viewBox", "0 0 " + decimalText(width) + " " + decimalText(height))
    canvas.writer.attribute("width", decimalText(width))
    canvas.writer.attribute("height", decimalText(height))
    canvas.writer.attribute("aria-labelledby", id + "-name")
    canvas.writer.attribute("aria-describedby", id + "-desc")
    canvas.writer.start("title")
    canvas.writer.attribute("id", id + "-name")
    canvas.writer.text(FigureText.facts(environment, language))
    canvas.writer.end("title")
    canvas.writer.start("desc")
    canvas.writer.attribute("id", id + "-desc")
    canvas.writer.text(FigureText.description(result.layout, language))
    canvas.writer.end("desc")
    canvas.writer.start("g")
    canvas.writer.attribute("aria-hidden", "true")
    drawBody()
    drawViews()
    drawMeasures()
    drawHardware()
    drawFaults()
    canvas.writer.end("g")
    canvas.writer.end("svg")
    return canvas.writer.bytes
  }

  private var displayRadii: CornerRadii {
    guard let radii = environment.context.display.cornerRadii else { return CornerRadii(all: 0) }
    if environment.context.orientation == .portrait { return radii }
    return CornerRadii(
      topLeft: radii.topRight, topRight: radii.bottomRight, bottomLeft: radii.topLeft, bottomRight: radii.bottomLeft)
  }

  private mutating func drawBody() {
    let display = environment.display
    let bezel = (DeviceFigure.bezel - 1.5) / canvas.scale
    var radii = displayRadii
    let body = display.outset(by: bezel)
    radii.topLeft += bezel
    radii.topRight += bezel
    radii.bottomLeft += bezel
    radii.bottomRight += bezel
    canvas.path(roundedPath(body, radii, canvas), "f-frame")
    canvas.path(roundedPath(display, displayRadii, canvas), "f-screen")
    let window = environment.window
    if window.width < display.width - 1 {
      let isLeft = window.minX > display.minX + 1
      let other =
        isLeft
        ? Rect(left: display.minX, top: 0, right: window.minX, bottom: display.maxY)
        : Rect(left: window.maxX, top: 0, right: display.maxX, bottom: display.maxY)
      canvas.rect(other, "f-other-app")
    }
    if let video = environment.pinnedVideo { canvas.rect(video, "f-other-app") }
  }

  /// The screen's areas that are not safe, and those of its guides that the author asks for; sheets lie over them.
  mutating func drawAreas() {
    let window = environment.window
    let safe = environment.safeArea
    let insets = environment.hardwareSafeAreaInsets
    if insets.top > 0 {
      canvas.rect(Rect(x: 0, y: 0, width: window.width, height: insets.top), "f-unsafe")
    }
    if insets.bottom > 0 {
      canvas.rect(Rect(x: 0, y: window.maxY - insets.bottom, width: window.width, height: insets.bottom), "f-unsafe")
    }
    let middle = window.height - insets.top - insets.bottom
    if insets.left > 0 { canvas.rect(Rect(x: 0, y: insets.top, width: insets.left, height: middle), "f-unsafe") }
    if insets.right > 0 {
      canvas.rect(Rect(x: window.maxX - insets.right, y: insets.top, width: insets.right, height: middle), "f-unsafe")
    }
    canvas.rect(safe, "f-safe")
    for overlay in block.overlays {
      switch overlay {
      case .margins: canvas.rect(environment.layoutMargins, "f-margins")
      case .readable: canvas.rect(environment.readableContent, "f-readable")
      case .safe, .constraints, .fold, .targets, .dimensions: break
      }
    }
    if let fold = environment.fold { canvas.rect(fold, "f-fold") }
  }

  /// Targets and distances, over everything that they measure.
  private mutating func drawMeasures() {
    for overlay in block.overlays {
      switch overlay {
      case .targets: drawTargets()
      case .dimensions: drawDimensions()
      case .safe, .constraints, .fold, .margins, .readable: break
      }
    }
  }

  private mutating func drawTargets() {
    let inspection = LayoutInspection(result.layout)
    for index in result.layout.scene.views.indices where inspection.isInteractive(index) {
      canvas.rect(inspection.hitRect(index), "f-readable")
    }
  }

  /// The gaps that the example's expectations speak of, with their numbers.
  private mutating func drawDimensions() {
    for phrase in phrasesWithGaps() {
      canvas.line(phrase.x, phrase.from, phrase.x, phrase.to, "f-dimension")
      let label = decimalText((phrase.to - phrase.from).magnitude)
      canvas.text(
        label, x: phrase.x + 6 / canvas.scale, baseline: (phrase.from + phrase.to) / 2 + 4 / canvas.scale,
        size: 11 / canvas.scale, width: nil, "f-dimension-text")
    }
  }

  private struct Gap {
    var x: Double
    var from: Double
    var to: Double
  }

  private func phrasesWithGaps() -> [Gap] {
    var gaps: [Gap] = []
    for constraint in result.layout.scene.constraints where constraint.terms.count == 2 && constraint.constant != 0 {
      guard case .view(let mine) = constraint.terms[0].item, case .view(let other) = constraint.terms[1].item,
        constraint.terms[0].attribute == .top, constraint.terms[1].attribute == .bottom
      else { continue }
      gaps.append(
        Gap(
          x: result.layout.frames[mine].midX, from: result.layout.frames[other].maxY,
          to: result.layout.frames[mine].minY))
    }
    return gaps
  }

  private mutating func drawHardware() {
    if let housing = environment.sensorHousing {
      canvas.rect(housing, "f-housing", radius: min(housing.width, housing.height) / 2)
    }
    if let indicator = environment.homeIndicator { canvas.rect(indicator, "f-indicator", radius: 2.5) }
    if let rail = environment.rail { canvas.rect(rail, "f-rail") }
  }

  private mutating func drawFaults() {
    var number = 0
    for finding in FigureText.serious(
      result, Verdict(block: block, results: [result], diagnostics: [], brokenChecks: []))
    where number < 5 {
      guard let mark = finding.mark else { continue }
      number += 1
      let radius = 9 / canvas.scale
      canvas.rect(mark, "f-fault")
      let x = min(max(mark.maxX, radius), environment.window.maxX - radius)
      let y = min(max(mark.minY, radius), environment.window.maxY - radius)
      // Findings on one place get their numbers side by side.
      let shift = Double(number - 1) * 2.2 * radius
      let left = max(radius, x - shift)
      canvas.rect(
        Rect(x: left - radius, y: y - radius, width: 2 * radius, height: 2 * radius), "f-fault-badge", radius: radius)
      canvas.text(
        String(number), x: left, baseline: y + 4 / canvas.scale, size: 11 / canvas.scale, width: nil, "f-fault-number")
    }
  }
}

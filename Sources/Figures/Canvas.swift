import Diagnostics
import HTML
import LayoutEngine

/// Draws in pixels what is given in points: one scale, an origin, classes instead of styles.
struct Canvas {
  var writer: MarkupWriter
  let scale: Double
  let originX: Double
  let originY: Double

  func x(_ value: Double) -> String { decimalText(originX + value * scale) }
  func y(_ value: Double) -> String { decimalText(originY + value * scale) }
  func length(_ value: Double) -> String { decimalText(value * scale) }

  mutating func rect(_ rect: Rect, _ name: String, radius: Double = 0) {
    writer.start("rect")
    writer.attribute("class", name)
    writer.attribute("x", x(rect.x))
    writer.attribute("y", y(rect.y))
    writer.attribute("width", length(max(0, rect.width)))
    writer.attribute("height", length(max(0, rect.height)))
    if radius > 0 { writer.attribute("rx", decimalText(min(radius, rect.width / 2, rect.height / 2) * scale)) }
    writer.endEmpty()
  }

  mutating func path(_ data: String, _ name: String) {
    writer.start("path")
    writer.attribute("class", name)
    writer.attribute("d", data)
    writer.endEmpty()
  }

  /// An outline drawn on a square of 24 units, stretched over a square given in points.
  mutating func symbol(_ data: String, in square: Rect) {
    writer.start("path")
    writer.attribute("class", "f-mark-line")
    writer.attribute(
      "transform",
      "translate(" + x(square.x) + " " + y(square.y) + ")scale(" + decimalText(square.width * scale / 24, digits: 3)
        + ")")
    writer.attribute("d", data)
    writer.endEmpty()
  }

  /// A line between two points given in points.
  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ name: String) {
    path("M" + x(x1) + " " + y(y1) + "L" + x(x2) + " " + y(y2), name)
  }

  /// A text with its baseline at a place in points, as wide as it was measured, whatever font draws it.
  mutating func text(_ text: String, x: Double, baseline: Double, size: Double, width: Double?, _ name: String) {
    writer.start("text")
    writer.attribute("class", name)
    writer.attribute("x", self.x(x))
    writer.attribute("y", y(baseline))
    writer.attribute("font-size", length(size))
    if let width, width > 0 {
      writer.attribute("textLength", length(width))
      writer.attribute("lengthAdjust", "spacingAndGlyphs")
    }
    writer.text(text)
    writer.end("text")
  }
}

/// A rectangle with a radius in each corner as path data in points; radii are cut to fit.
func roundedPath(_ rect: Rect, _ radii: CornerRadii, _ canvas: Canvas) -> String {
  func arc(_ r: Double, _ endX: Double, _ endY: Double) -> String {
    let radius = canvas.length(r)
    return "A" + radius + " " + radius + " 0 0 1 " + canvas.x(endX) + " " + canvas.y(endY)
  }
  var data = "M" + canvas.x(rect.minX + radii.topLeft) + " " + canvas.y(rect.minY)
  data += "L" + canvas.x(rect.maxX - radii.topRight) + " " + canvas.y(rect.minY)
  data += arc(radii.topRight, rect.maxX, rect.minY + radii.topRight)
  data += "L" + canvas.x(rect.maxX) + " " + canvas.y(rect.maxY - radii.bottomRight)
  data += arc(radii.bottomRight, rect.maxX - radii.bottomRight, rect.maxY)
  data += "L" + canvas.x(rect.minX + radii.bottomLeft) + " " + canvas.y(rect.maxY)
  data += arc(radii.bottomLeft, rect.minX, rect.maxY - radii.bottomLeft)
  data += "L" + canvas.x(rect.minX) + " " + canvas.y(rect.minY + radii.topLeft)
  return data + arc(radii.topLeft, rect.minX + radii.topLeft, rect.minY) + "Z"
}

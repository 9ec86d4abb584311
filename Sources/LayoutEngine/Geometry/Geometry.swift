/// A size in points.
public struct Size: Sendable, Equatable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// A size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The same size lying on its side.
  public var transposed: Size { Size(width: height, height: width) }
}

/// Physical distances from the four edges, in points.
public struct EdgeInsets: Sendable, Equatable {
  /// From the top edge down.
  public var top: Double
  /// From the left edge to the right.
  public var left: Double
  /// From the bottom edge up.
  public var bottom: Double
  /// From the right edge to the left.
  public var right: Double

  /// Distances from each edge; zero unless given.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any edge.
  public static let zero = EdgeInsets()
}

/// A rectangle in points; the origin is the top left corner of the window, y grows downwards.
public struct Rect: Sendable, Equatable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// A rectangle from its top left corner and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle from its edges.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A rectangle of nothing at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { x }
  /// The top edge.
  public var minY: Double { y }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The horizontal centre.
  public var midX: Double { x + width / 2 }
  /// The vertical centre.
  public var midY: Double { y + height / 2 }
  /// The width and height.
  public var size: Size { Size(width: width, height: height) }
  /// The covered area in square points; zero for an empty rectangle.
  public var area: Double { max(0, width) * max(0, height) }

  /// The rectangle less the insets.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(left: x + insets.left, top: y + insets.top, right: maxX - insets.right, bottom: maxY - insets.bottom)
  }

  /// The rectangle grown (or, with a negative number, shrunk) on all sides.
  public func outset(by distance: Double) -> Rect {
    Rect(left: x - distance, top: y - distance, right: maxX + distance, bottom: maxY + distance)
  }

  /// The common part; nil where the rectangles do not touch.
  public func intersection(_ other: Rect) -> Rect? {
    let common = Rect(
      left: max(minX, other.minX), top: max(minY, other.minY),
      right: min(maxX, other.maxX), bottom: min(maxY, other.maxY))
    return common.width < 0 || common.height < 0 ? nil : common
  }

  /// Whether `other` lies inside, give or take `tolerance` points on each edge.
  public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance
  }
}

/// The radii of the four corners of a display, in points.
public struct CornerRadii: Sendable, Equatable {
  /// The top left corner.
  public var topLeft: Double
  /// The top right corner.
  public var topRight: Double
  /// The bottom left corner.
  public var bottomLeft: Double
  /// The bottom right corner.
  public var bottomRight: Double

  /// One radius for each corner.
  public init(topLeft: Double, topRight: Double, bottomLeft: Double, bottomRight: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  /// The same radius in all corners.
  public init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }
}

/// A direction of layout.
public enum Axis: UInt8, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical
}

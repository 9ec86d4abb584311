import Diagnostics
import LayoutEngine

/// How one view is placed and sized, as far as SwiftUI can say it; every slot knows the statement that filled it.
struct SwiftUIPlacement {
  /// What an edge is measured from.
  enum Base: Equatable {
    /// The edge of the screen.
    case screen
    /// The edge of the safe area.
    case safe
    /// The edge of the margins.
    case margins
    /// The edge of what holds the view.
    case parent
  }

  /// An edge at a base, moved by points into it.
  struct Pin: Equatable {
    var base: Base
    var inset: Double
  }

  /// A neighbour and the gap to it.
  struct Neighbour: Equatable {
    var view: Int
    var gap: Double
  }

  var leading: Pin?
  var trailing: Pin?
  var centersX = false
  var top: Pin?
  var bottom: Pin?
  var centersY = false
  var below: Neighbour?
  var above: Neighbour?
  var after: Neighbour?
  var before: Neighbour?
  /// The line that it shares with a neighbour beside it.
  var level: (attribute: LayoutAttribute, view: Int)?
  var width: Double?
  var height: Double?
  var leastWidth: Double?
  var leastHeight: Double?
  var mostWidth: Double?
  var mostHeight: Double?
  /// Its width as a share of the safe area's.
  var widthShare: Double?
  var heightShare: Double?
  var aspect: Double?
  /// The statements by axis that say where it is, so that they can be given up together.
  var places: [(axis: Axis, range: SourceRange)] = []

  /// Takes a statement about the view; false where it has no room for it.
  mutating func take(_ statement: ExportedStatement, of index: Int, in model: ExportModel) -> Bool {
    guard case .sum(let written, var constant, var relation) = statement.meaning, statement.priority.isRequired else {
      return false
    }
    var terms = written
    if terms.count == 2, terms[1].item == .view(index), terms[0].item != .view(index) { terms.swapAt(0, 1) }
    guard let me = terms.first, me.item == .view(index), terms.count <= 2 else { return false }
    if me.coefficient < 0 { relation = relation.flipped }
    constant /= -me.coefficient
    if terms.count == 1 { return takeSize(me.attribute, relation, constant) }
    let factor = -terms[1].coefficient / me.coefficient
    if me.attribute.isSize { return takeShare(me.attribute, relation, terms[1], factor, constant, index) }
    guard relation == .equal, (factor - 1).magnitude < 1e-9 else { return false }
    let isTaken =
      takeNeighbour(me.attribute, terms[1], constant, index, model)
      || takePin(me.attribute, terms[1], constant, model.views[index].parent, model)
    if isTaken { places.append((me.attribute.axis, statement.range)) }
    return isTaken
  }

  private mutating func takeSize(_ attribute: LayoutAttribute, _ relation: LayoutRelation, _ points: Double) -> Bool {
    func fill(_ slot: inout Double?) -> Bool {
      if slot != nil || points < 0 { return false }
      slot = points
      return true
    }
    switch (attribute, relation) {
    case (.width, .equal): return widthShare == nil && fill(&width)
    case (.height, .equal): return heightShare == nil && fill(&height)
    case (.width, .greaterThanOrEqual): return fill(&leastWidth)
    case (.height, .greaterThanOrEqual): return fill(&leastHeight)
    case (.width, .lessThanOrEqual): return fill(&mostWidth)
    case (.height, .lessThanOrEqual): return fill(&mostHeight)
    default: return false
    }
  }

  private mutating func takeShare(
    _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ other: ExportedTerm, _ factor: Double,
    _ constant: Double, _ index: Int
  ) -> Bool {
    guard relation == .equal, constant.magnitude < 1e-9, factor > 0 else { return false }
    if other.item == .view(index), other.attribute != attribute, aspect == nil {
      aspect = attribute == .width ? factor : 1 / factor
      return true
    }
    guard other.item == .guide(.safe), other.attribute == attribute else { return false }
    if attribute == .width, width == nil, widthShare == nil {
      widthShare = factor
      return true
    }
    if attribute == .height, height == nil, heightShare == nil {
      heightShare = factor
      return true
    }
    return false
  }

  private mutating func takeNeighbour(
    _ attribute: LayoutAttribute, _ other: ExportedTerm, _ constant: Double, _ index: Int, _ model: ExportModel
  ) -> Bool {
    guard case .view(let view) = other.item, view != index, model.views[view].parent == model.views[index].parent,
      !model.views[view].isSystem
    else { return false }
    func fill(_ slot: inout Neighbour?, _ gap: Double) -> Bool {
      if slot != nil { return false }
      slot = Neighbour(view: view, gap: gap)
      return true
    }
    switch (attribute, other.attribute) {
    case (.top, .bottom): return top == nil && above == nil && fill(&below, constant)
    case (.bottom, .top): return bottom == nil && below == nil && fill(&above, -constant)
    case (.leading, .trailing): return leading == nil && before == nil && fill(&after, constant)
    case (.trailing, .leading): return trailing == nil && after == nil && fill(&before, -constant)
    case (.centerY, .centerY), (.top, .top), (.bottom, .bottom), (.firstBaseline, .firstBaseline):
      if level != nil || constant.magnitude > 1e-9 { return false }
      level = (attribute, view)
      return true
    default: return false
    }
  }

  private mutating func takePin(
    _ attribute: LayoutAttribute, _ other: ExportedTerm, _ constant: Double, _ parent: Int?, _ model: ExportModel
  ) -> Bool {
    guard attribute == other.attribute else { return false }
    let base: Base
    switch other.item {
    case .guide(.screen) where parent == nil, .guide(.window) where parent == nil: base = .screen
    case .guide(.safe) where parent == nil: base = .safe
    case .guide(.margins) where parent == nil: base = attribute.axis == .horizontal ? .margins : .safe
    case .view(let view) where view == parent, .content(let view) where view == parent: base = .parent
    default: return false
    }
    func fill(_ slot: inout Pin?, _ inset: Double) -> Bool {
      if slot != nil { return false }
      slot = Pin(base: base, inset: inset)
      return true
    }
    switch attribute {
    case .leading: return !centersX && after == nil && fill(&leading, constant)
    case .trailing: return !centersX && before == nil && fill(&trailing, -constant)
    case .top: return !centersY && below == nil && fill(&top, constant)
    case .bottom: return !centersY && above == nil && fill(&bottom, -constant)
    case .centerX:
      if leading != nil || trailing != nil || constant.magnitude > 1e-9 { return false }
      centersX = true
      return true
    case .centerY:
      if top != nil || bottom != nil || constant.magnitude > 1e-9 { return false }
      centersY = true
      return true
    default: return false
    }
  }
}

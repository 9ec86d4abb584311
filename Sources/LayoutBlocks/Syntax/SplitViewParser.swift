import Diagnostics
import LayoutEngine

extension BlockParser {
  /// Split views that are not at the margin of the block or have another number of columns than two or three, and sidebars elsewhere.
  mutating func validateSplitViews() {
    validateSplits(block.items)
  }

  private mutating func validateSplits(_ items: [BlockItem]) {
    for item in items {
      switch item {
      case .view(let view): validate(view, parent: nil)
      case .variant(let variant): validateSplits(variant.items)
      case .equation, .row: break
      }
    }
  }

  private mutating func validate(_ view: ViewStatement, parent: ViewKind?) {
    if view.kind == .split {
      if parent != nil {
        problems.error(
          "misplaced-split", at: view.range, "a split view holds the whole screen; write it at the margin of the block",
          "분할 뷰는 화면 전체를 나눕니다. 블록의 맨 왼쪽에 쓰십시오")
      } else if view.children.count < 2 || view.children.count > 3 {
        let count = String(view.children.count)
        problems.error(
          "split-columns", at: view.range,
          "a split view has two or three columns, this one has " + count + "; indent a view for each",
          "분할 뷰의 열은 둘이나 셋인데 " + count + "개입니다. 열마다 뷰를 하나씩 들여 쓰십시오")
      }
    }
    if view.kind == .sidebar, parent != .split {
      problems.error(
        "misplaced-sidebar", at: view.range, "a sidebar is a column of a split view; indent it under ‘split’",
        "사이드바는 분할 뷰의 열입니다. ‘split’ 아래에 들여 쓰십시오")
    }
    for child in view.children { validate(child, parent: view.kind) }
  }
}

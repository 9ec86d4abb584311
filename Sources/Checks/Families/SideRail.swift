import Diagnostics
import LayoutEngine

/// Controls of the app in the foldable's side rail, which belongs to the bars and the status symbols.
///
/// Scrolling does not bring a control out of a rail at the side, so that controls in scrolling content count too.
func checkRailOverlap(_ inspection: LayoutInspection) -> [Finding] {
  guard let rail = inspection.environment.rail else { return [] }
  var findings: [Finding] = []
  for index in inspection.views.indices
  where inspection.isInteractive(index) && inspection.presentation(index) == nil {
    guard let common = inspection.frame(index).intersection(rail), common.width > 1e-6, common.height > 1e-6 else {
      continue
    }
    let depth = points(common.width)
    findings.append(
      inspection.finding(
        .railOverlap, .error, index, measured: common.width, wanted: 0, mark: common,
        "reaches " + depth + " into the side rail; keep to the safe area or the margins",
        "측면 레일에 " + depth + "만큼 들어갑니다. 안전 영역이나 여백에 맞추십시오"))
  }
  return findings
}

/// Items of a navigation bar in another order than Back or Close, the main action, the rest.
func checkRailOrder(_ inspection: LayoutInspection) -> [Finding] {
  guard inspection.environment.rail != nil else { return [] }
  var findings: [Finding] = []
  for bar in inspection.views.indices where inspection.views[bar].kind == .navigationBar {
    var last: (rank: Int, item: Int)?
    for item in inspection.views.indices where inspection.views[item].parent == bar {
      let view = inspection.views[item]
      if view.traits.contains(.hidden) || view.staysHorizontal { continue }
      let rank = view.isBackOrClose ? 0 : view.traits.contains(.principal) ? 1 : 2
      if let last, rank < last.rank {
        let name = inspection.quoted(last.item)
        findings.append(
          inspection.finding(
            .railOrder, .error, item, other: last.item,
            "comes below " + name + " in the rail; Back or Close is first, then the main action, then the rest",
            "레일에서 " + name + "보다 아래에 있습니다. 뒤로나 닫기, 주 동작, 나머지 순서로 둡니다"))
      } else {
        last = (rank, item)
      }
    }
  }
  return findings
}

/// Items that a rail or its menu cannot show as they should be: without a symbol or a title, with a count in the words, with the
/// sign that is the menu's.
func checkBarItems(_ inspection: LayoutInspection) -> [Finding] {
  guard inspection.environment.rail != nil else { return [] }
  var findings: [Finding] = []
  var wordsOnly: [Int] = []
  for item in inspection.views.indices where inspection.views[item].kind == .item {
    let view = inspection.views[item]
    guard let bar = view.parent, inspection.views[bar].kind.isBar, !view.traits.contains(.hidden) else { continue }
    let isTab = inspection.views[bar].kind == .tabBar
    if view.symbol == nil, isTab {
      findings.append(
        itemFinding(
          inspection, item, "has no symbol; a tab in the rail shows nothing else", "기호가 없습니다. 레일의 탭은 기호로만 보입니다"))
    } else if view.text == nil {
      findings.append(
        itemFinding(
          inspection, item, "has no title; the overflow menu and VoiceOver need one",
          "이름이 없습니다. 더 보기 메뉴와 VoiceOver에 필요합니다"))
    } else if view.symbol == nil, !view.traits.contains(.horizontal) {
      wordsOnly.append(item)
    }
    if let symbol = view.symbol, symbol.utf8.elementsEqual("ellipsis".utf8) {
      findings.append(
        itemFinding(
          inspection, item, "shows an ellipsis, which is the sign of the system’s menu; choose another symbol",
          "말줄임표는 시스템 메뉴의 기호입니다. 다른 기호를 고르십시오"))
    }
    if view.badge == nil, let words = view.words(in: inspection.environment.context), endsWithCount(words) {
      findings.append(
        itemFinding(inspection, item, "has a count in its title; show it as ‘badge=’", "이름에 개수가 있습니다. ‘badge=’로 보이십시오"))
    }
  }
  // One item of words may tell something that no symbol does; several do not.
  if wordsOnly.count > 1 {
    findings.append(
      itemFinding(
        inspection, wordsOnly[1], "is one of " + String(wordsOnly.count) + " items without a symbol; give them symbols",
        "기호 없는 항목이 " + String(wordsOnly.count) + "개입니다. 기호를 주십시오"))
  }
  return findings
}

private func itemFinding(_ inspection: LayoutInspection, _ item: Int, _ english: String, _ korean: String) -> Finding {
  inspection.finding(.barItems, .warning, item, english, korean)
}

/// Whether words end with a number after a space or in brackets, as ‘Inbox 3’ and ‘받은 편지함 (3)’ do.
private func endsWithCount(_ words: String) -> Bool {
  var bytes = Array(words.utf8)
  if bytes.last == UInt8(ascii: ")") { bytes.removeLast() }
  var digits = 0
  while let last = bytes.last, (0x30...0x39).contains(last) {
    digits += 1
    bytes.removeLast()
  }
  guard digits > 0, let before = bytes.last else { return false }
  return before == 0x20 || before == UInt8(ascii: "(")
}

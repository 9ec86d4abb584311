import Diagnostics
import LayoutEngine

extension BlockParser {
  /// Whether a line at the margin says that a view comes or goes: `present options`, `close options`.
  func isPresentation(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, first.kind == .word else { return false }
    let word = Vocabulary.english(first.text, in: Vocabulary.words)
    return word.matches("present") || word.matches("close")
  }

  mutating func parsePresentation(_ line: BlockLine) {
    let word = Vocabulary.english(line.tokens[0].text, in: Vocabulary.words)
    guard line.tokens.count == 2, line.tokens[1].kind == .word else {
      problems.error(
        "wrong-presentation", at: line.range,
        "‘" + word + "’ takes the name of one view, such as ‘" + word + " options’",
        "‘" + word + "’에는 뷰 이름 하나를 씁니다. 예: ‘" + word + " options’")
      return
    }
    block.presentations.append(
      PresentationStatement(
        view: Located(line.tokens[1].text, at: line.tokens[1].range), isPresented: word.matches("present")))
  }

  /// Reports a step about a view that is not there, or is no sheet, popover or alert.
  mutating func validatePresentation(_ step: PresentationStatement, _ names: [Located<String>]) {
    var isKnown = false
    for name in names where name.value.matches(step.view.value) { isKnown = true }
    if !isKnown { return validate(name: step.view.value, step.view.range, names) }
    if !isPresentation(named: step.view.value, block.items) {
      problems.error(
        "wrong-presentation", at: step.view.range,
        "only a sheet, a popover or an alert is presented, and ‘" + step.view.value + "’ is none",
        "시트, 팝오버, 경고창만 띄울 수 있는데 ‘" + step.view.value + "’은(는) 아닙니다")
    }
  }

  private func isPresentation(named name: String, _ items: [BlockItem]) -> Bool {
    for item in items {
      switch item {
      case .view(let view): if isPresentation(named: name, view) { return true }
      case .variant(let variant): if isPresentation(named: name, variant.items) { return true }
      case .equation, .row: break
      }
    }
    return false
  }

  private func isPresentation(named name: String, _ view: ViewStatement) -> Bool {
    if view.name.matches(name) { return view.kind.isPresentation }
    for child in view.children where isPresentation(named: name, child) { return true }
    return false
  }

  func isDetentKey(_ key: String) -> Bool {
    key.matches("detents") || key.matches("at") || key.matches("undimmed")
  }

  /// Reads `detents=medium,large`, `at=medium`, `undimmed=320`.
  mutating func parseDetents(_ key: Token, _ first: Token, _ cursor: inout TokenCursor, _ view: inout ViewStatement) {
    if view.kind != .sheet {
      problems.error(
        "wrong-key", at: key.range, "‘" + key.text + "=’ belongs to a sheet", "‘" + key.text + "=’는 시트에만 씁니다")
    }
    var tokens = [first]
    while let comma = cursor.current, comma.isSign(","), cursor.index + 1 < cursor.tokens.count {
      tokens.append(cursor.tokens[cursor.index + 1])
      cursor.index += 2
    }
    var value = ""
    for token in tokens {
      let isDetent =
        token.text.matches("large") || token.text.matches("medium") || (token.kind == .number && token.number > 0)
      if !isDetent {
        problems.unknown(
          "wrong-value", LocalizedText(english: "height of a sheet", korean: "시트 높이"), token.text, at: token.range,
          among: ["large", "medium"],
          hint: LocalizedText(
            english: "; it is large, medium, or a number of points", korean: ". large, medium, 포인트 수 가운데 하나입니다"))
        return
      }
      value += (value.isEmpty ? "" : ",") + token.text
    }
    if tokens.count > 1, !key.text.matches("detents") {
      problems.error(
        "wrong-value", at: tokens[1].range, "‘" + key.text + "=’ takes one height", "‘" + key.text + "=’에는 높이를 하나만 씁니다")
      return
    }
    let end = tokens[tokens.count - 1].range.end
    view.keys.append(ViewKey(name: key.text, value: value, range: SourceRange(key.range.start, end)))
  }
}

/// The heights that a key of a sheet lists.
func detents(_ text: String) -> [Detent] {
  var result: [Detent] = []
  for part in text.utf8.split(separator: UInt8(ascii: ",")) {
    let word = String(decoding: Array(part), as: UTF8.self)
    if word.matches("large") {
      result.append(.large)
    } else if word.matches("medium") {
      result.append(.medium)
    } else {
      var lexer = Lexer(Array(word.utf8), SourceRange(0, word.utf8.count))
      if let number = lexer.tokens().first?.number, number > 0 { result.append(.custom(number)) }
    }
  }
  return result
}

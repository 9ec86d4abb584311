import Diagnostics
import LayoutEngine

extension BlockParser {
  /// Whether a line is a row in the visual format.
  func isVisualFormat(_ tokens: [Token]) -> Bool {
    tokens.count >= 2 && tokens[0].kind == .word && tokens[1].isSign(":")
      && (tokens[0].text.matches("H") || tokens[0].text.matches("V"))
  }

  /// Reads `H:|-[a]-8-[b(==a)]-|`.
  mutating func parseVisualFormat(_ line: BlockLine) -> VisualFormatRow? {
    var cursor = TokenCursor(line.tokens, from: 2)
    var row = VisualFormatRow(
      axis: line.tokens[0].text.matches("H") ? .horizontal : .vertical, start: nil, end: nil, elements: [], gaps: [],
      range: line.range)
    row.start = parseEdge(&cursor)
    while true {
      guard let gap = parseGap(&cursor) else { return nil }
      row.gaps.append(gap)
      if row.elements.isEmpty, row.start == nil, !isFlush(gap) { return missing("[", cursor) }
      if let edge = parseEdge(&cursor) {
        row.end = edge
        break
      }
      if cursor.isAtEnd, !row.elements.isEmpty, isFlush(gap) { break }
      guard let element = parseElement(&cursor) else { return nil }
      row.elements.append(element)
    }
    if row.elements.isEmpty { return missing("[", cursor) }
    if let rest = cursor.current {
      problems.error(
        "unexpected-token", at: rest.range, "unexpected ‘" + rest.text + "’ after the end of the row",
        "줄이 끝난 뒤에 ‘" + rest.text + "’은(는) 올 수 없습니다")
      return nil
    }
    return row
  }

  private func isFlush(_ gap: VisualFormatRow.Gap) -> Bool {
    if case .flush = gap { return true }
    return false
  }

  /// `|`, or with a letter before it the edge of a guide.
  private func parseEdge(_ cursor: inout TokenCursor) -> VisualFormatRow.Edge? {
    if cursor.take(sign: "|") { return .parent }
    guard let token = cursor.current, token.kind == .word, cursor.index + 1 < cursor.tokens.count,
      cursor.tokens[cursor.index + 1].isSign("|")
    else { return nil }
    let guide: Guide
    switch token.text {
    case "s": guide = .safe
    case "m": guide = .margins
    case "r": guide = .readable
    default: return nil
    }
    cursor.index += 2
    return .guide(guide)
  }

  /// Nothing, `-`, `~`, `-8-` or `-(>=8@750)-`.
  private mutating func parseGap(_ cursor: inout TokenCursor) -> VisualFormatRow.Gap? {
    if cursor.take(sign: "~") { return .spring }
    if !cursor.take(sign: "-") { return .flush }
    var predicates: [VisualFormatRow.Predicate] = []
    if cursor.current?.isSign("(") == true {
      guard let list = parsePredicates(&cursor) else { return nil }
      predicates = list
    } else if cursor.current?.kind == .number {
      guard let predicate = parsePredicate(&cursor) else { return nil }
      predicates = [predicate]
    } else {
      return .standard
    }
    return cursor.take(sign: "-") ? .distances(predicates) : missing("-", cursor)
  }

  private mutating func parseElement(_ cursor: inout TokenCursor) -> VisualFormatRow.Element? {
    guard cursor.take(sign: "[") else { return missing("[", cursor) }
    guard let token = cursor.current, token.kind == .word else {
      problems.error(
        "missing-reference", at: cursor.place, "expected the name of a view here", "여기에 뷰 이름이 필요합니다")
      return nil
    }
    cursor.index += 1
    var element = VisualFormatRow.Element(name: Located(token.text, at: token.range), predicates: [])
    if cursor.current?.isSign("(") == true {
      guard let predicates = parsePredicates(&cursor) else { return nil }
      element.predicates = predicates
    }
    return cursor.take(sign: "]") ? element : missing("]", cursor)
  }

  private mutating func parsePredicates(_ cursor: inout TokenCursor) -> [VisualFormatRow.Predicate]? {
    cursor.index += 1
    var predicates: [VisualFormatRow.Predicate] = []
    repeat {
      guard let predicate = parsePredicate(&cursor) else { return nil }
      predicates.append(predicate)
    } while cursor.take(sign: ",")
    return cursor.take(sign: ")") ? predicates : missing(")", cursor)
  }

  /// `44`, `>=120@750`, `25%`, `==a`, `==a*2+8`.
  private mutating func parsePredicate(_ cursor: inout TokenCursor) -> VisualFormatRow.Predicate? {
    var relation = LayoutRelation.equal
    if cursor.take(sign: "<=") {
      relation = .lessThanOrEqual
    } else if cursor.take(sign: ">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = cursor.take(sign: "=")
    }
    let operand: VisualFormatRow.Predicate.Operand
    let sign = cursor.take(sign: "-") ? -1.0 : 1.0
    if let number = cursor.takeNumber() {
      operand = cursor.take(sign: "%") ? .share(sign * number / 100) : .points(sign * number)
    } else if let token = cursor.current, token.kind == .word {
      cursor.index += 1
      guard let view = parseViewOperand(Located(token.text, at: token.range), &cursor) else { return nil }
      operand = view
    } else {
      problems.error(
        "missing-number", at: cursor.place, "expected a number or a view here", "여기에 숫자나 뷰 이름이 필요합니다")
      return nil
    }
    let priority = parseStrength(&cursor)
    return VisualFormatRow.Predicate(relation: relation, operand: operand, priority: priority)
  }

  private mutating func parseViewOperand(
    _ name: Located<String>, _ cursor: inout TokenCursor
  ) -> VisualFormatRow.Predicate.Operand? {
    var factor = 1.0
    var constant = 0.0
    if cursor.take(sign: "*") {
      guard let number = number(&cursor) else { return nil }
      factor = number
    } else if cursor.take(sign: "/") {
      guard let number = number(&cursor), number != 0 else { return nil }
      factor = 1 / number
    }
    for (sign, value) in [("+", 1.0), ("-", -1.0)] where cursor.take(sign: sign) {
      guard let number = number(&cursor) else { return nil }
      constant += value * number
    }
    return .view(name, times: factor, plus: constant)
  }

  private mutating func number(_ cursor: inout TokenCursor) -> Double? {
    if let number = cursor.takeNumber() { return number }
    problems.error("missing-number", at: cursor.place, "expected a number here", "여기에 숫자가 필요합니다")
    return nil
  }

  private mutating func missing<Value>(_ sign: String, _ cursor: TokenCursor) -> Value? {
    problems.error(
      "wrong-visual-format", at: cursor.place,
      "expected ‘" + sign + "’ here; a row looks like ‘H:|-[a]-8-[b]-|’",
      "여기에 ‘" + sign + "’이(가) 필요합니다. 예: ‘H:|-[a]-8-[b]-|’")
    return nil
  }
}

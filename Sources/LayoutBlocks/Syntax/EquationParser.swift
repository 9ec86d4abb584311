import Diagnostics
import LayoutEngine

extension BlockParser {
  mutating func parseEquation(_ line: BlockLine) -> EquationStatement? {
    var cursor = TokenCursor(line.tokens)
    guard let left = parseExpression(&cursor), let relation = parseComparison(&cursor),
      let right = parseExpression(&cursor)
    else { return nil }
    let priority = parseStrength(&cursor)
    reportRest(cursor)
    return EquationStatement(left: left, relation: relation, right: right, priority: priority, range: line.range)
  }

  private mutating func reportRest(_ cursor: TokenCursor) {
    guard let rest = cursor.current else { return }
    problems.error(
      "unexpected-token", at: rest.range, "unexpected ‘" + rest.text + "’ here", "여기에 ‘" + rest.text + "’은(는) 올 수 없습니다")
  }

  private mutating func parseComparison(_ cursor: inout TokenCursor) -> LayoutRelation? {
    if cursor.take(sign: "=") { return .equal }
    if cursor.take(sign: "<=") { return .lessThanOrEqual }
    if cursor.take(sign: ">=") { return .greaterThanOrEqual }
    problems.error(
      "missing-relation", at: cursor.place, "expected =, <= or >= here", "여기에 =, <=, >= 가운데 하나가 필요합니다")
    return nil
  }

  /// A sum such as `0.25 * screen.width + 8`.
  private mutating func parseExpression(_ cursor: inout TokenCursor) -> LinearExpression? {
    var expression = LinearExpression()
    var sign = cursor.take(sign: "-") ? -1.0 : 1.0
    while true {
      if let number = cursor.takeNumber() {
        if cursor.take(sign: "*") {
          guard let reference = parseTerm(&cursor) else { return nil }
          expression.terms.append(EquationTerm(sign * number, reference))
        } else {
          expression.constant += sign * number
        }
      } else {
        guard let reference = parseTerm(&cursor) else { return nil }
        var coefficient = sign
        if cursor.take(sign: "*") {
          guard let factor = cursor.takeNumber() else { return missingNumber(cursor) }
          coefficient *= factor
        } else if cursor.take(sign: "/") {
          guard let divisor = cursor.takeNumber(), divisor != 0 else { return missingNumber(cursor) }
          coefficient /= divisor
        }
        expression.terms.append(EquationTerm(coefficient, reference))
      }
      if cursor.take(sign: "+") {
        sign = 1
      } else if cursor.take(sign: "-") {
        sign = -1
      } else {
        return expression
      }
    }
  }

  private mutating func missingNumber(_ cursor: TokenCursor) -> LinearExpression? {
    problems.error(
      "missing-number", at: cursor.place, "expected a number other than 0 here", "여기에 0이 아닌 숫자가 필요합니다")
    return nil
  }

  private mutating func parseTerm(_ cursor: inout TokenCursor) -> PhraseReference? {
    guard let reference = parseReference(&cursor) else { return nil }
    if reference.attribute == nil {
      problems.error(
        "missing-attribute", at: reference.range,
        "say which attribute: for example ‘" + file.text(reference.range) + ".top’",
        "어느 속성인지 적으십시오. 예: ‘" + file.text(reference.range) + ".top’")
      return nil
    }
    return reference
  }

  // MARK: Expectations

  /// Expectations, read once the contexts are known.
  mutating func finishExpectations() {
    for line in expectationLines { parseExpectation(line.value) }
  }

  private mutating func parseExpectation(_ range: SourceRange) {
    var lexer = Lexer(file.bytes, range)
    var tokens = lexer.tokens()
    if let last = tokens.last, last.kind == .comment { tokens.removeLast() }
    var contexts: [Int]?
    var end = range.end
    for index in tokens.indices where tokens[index].kind == .word && tokens[index].text.matches("on") && index > 0 {
      contexts = matchingContexts(SourceRange(tokens[index].range.end, range.end))
      end = tokens[index - 1].range.end
      tokens.removeSubrange(index...)
      break
    }
    var cursor = TokenCursor(tokens)
    guard let claim = parseClaim(&cursor, SourceRange(range.start, end)) else { return }
    reportRest(cursor)
    block.expectations.append(Expectation(claim, contexts: contexts, at: range))
  }

  private mutating func matchingContexts(_ range: SourceRange) -> [Int] {
    let selection = parseContexts(range)
    var indices: [Int] = []
    for index in block.contexts.indices where selection.includes(block.contexts[index]) { indices.append(index) }
    if indices.isEmpty {
      problems.error(
        "no-context", at: trim(range), "the example is not solved in such a context; add it to ‘on:’",
        "예시를 풀지 않은 환경입니다. ‘on:’에 더하십시오")
    }
    return indices
  }

  private mutating func parseClaim(_ cursor: inout TokenCursor, _ range: SourceRange) -> Expectation.Claim? {
    guard let first = cursor.current else {
      problems.error("missing-value", at: range, "‘expect:’ says nothing", "‘expect:’에 내용이 없습니다")
      return nil
    }
    switch Vocabulary.english(first.text, in: Vocabulary.values) {
    case "conflict" where cursor.tokens.count == 1:
      cursor.index += 1
      return .conflict
    case "ambiguous", "overflow":
      let isOverflow = Vocabulary.english(first.text, in: Vocabulary.values).matches("overflow")
      cursor.index += 1
      var names: [Located<String>] = []
      while let token = cursor.current, token.kind == .word || token.isSign(",") {
        if token.kind == .word { names.append(Located(token.text, at: token.range)) }
        cursor.index += 1
      }
      if isOverflow, names.count == 1, names[0].value.matches("none") { names = [] }
      return isOverflow ? .overflow(names) : .ambiguous(names)
    case "size-class":
      cursor.index += 1
      guard let horizontal = parseSizeClass(&cursor), let vertical = parseSizeClass(&cursor) else { return nil }
      return .sizeClass(horizontal: horizontal, vertical: vertical)
    case "same":
      cursor.index += 1
      let word = Vocabulary.english(cursor.current?.text ?? "", in: Vocabulary.values)
      let place = cursor.place
      cursor.index += 1
      if word.matches("controls") { return .sameControls }
      if word.matches("order") { return .sameOrder }
      problems.unknown(
        "unknown-value", LocalizedText(english: "comparison", korean: "비교"), word, at: place,
        among: ["controls", "order"])
      return nil
    default:
      guard let left = parseExpression(&cursor), let relation = parseComparison(&cursor),
        let right = parseExpression(&cursor)
      else { return nil }
      return .comparison(left, relation, right)
    }
  }

  private mutating func parseSizeClass(_ cursor: inout TokenCursor) -> SizeClass? {
    let word = Vocabulary.english(cursor.current?.text ?? "", in: Vocabulary.values)
    let place = cursor.place
    cursor.index += 1
    if word.matches("compact") { return .compact }
    if word.matches("regular") { return .regular }
    problems.unknown(
      "unknown-value", LocalizedText(english: "size class", korean: "크기 클래스"), word, at: place,
      among: ["compact", "regular"])
    return nil
  }
}

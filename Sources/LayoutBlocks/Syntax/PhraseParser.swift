import Diagnostics
import LayoutEngine

/// The words with which a phrase may begin.
let phraseWords = [
  "top", "bottom", "leading", "trailing", "left", "right", "below", "above", "after", "before", "center", "fill",
  "width",
  "height", "aspect", "baseline", "hug", "resist", "columns", "stack", "hide",
]

extension BlockParser {
  func isPhrase(_ tokens: [Token]) -> Bool {
    let word = TokenCursor(tokens).word ?? ""
    for known in phraseWords where known.matches(word) { return true }
    return isKoreanRelation(tokens)
  }

  /// `사진 아래 8`: after a name, 위 아래 앞 뒤 are the relation.
  func isKoreanRelation(_ tokens: [Token]) -> Bool {
    guard tokens.count >= 2, tokens[0].kind == .word, tokens[1].kind == .word else { return false }
    return koreanAdjacency(tokens[1].text) != nil && ViewKind(keyword: tokens[0].text) == nil
  }

  func koreanAdjacency(_ word: String) -> Phrase.Adjacency? {
    switch word {
    case "위": .above
    case "아래": .below
    case "앞": .before
    case "뒤": .after
    default: nil
    }
  }

  mutating func parsePhrase(_ line: BlockLine) -> Phrase? {
    var cursor = TokenCursor(line.tokens)
    let word = cursor.word ?? ""
    var isKnown = false
    for known in phraseWords where known.matches(word) { isKnown = true }
    let meaning: Phrase.Meaning?
    if !isKnown, isKoreanRelation(line.tokens), let adjacency = koreanAdjacency(line.tokens[1].text) {
      cursor.index = 2
      let reference = PhraseReference(target(line.tokens[0].text), at: line.tokens[0].range)
      meaning = adjacent(adjacency, reference, &cursor)
    } else {
      cursor.index = 1
      meaning = parseMeaning(word, line, &cursor)
    }
    guard let meaning else { return nil }
    let priority = parseStrength(&cursor)
    if let rest = cursor.current {
      problems.error(
        "unexpected-token", at: rest.range, "unexpected ‘" + rest.text + "’ at the end of the phrase",
        "배치 문장 끝에 ‘" + rest.text + "’은(는) 올 수 없습니다")
    }
    return Phrase(meaning, priority: priority, at: line.range)
  }

  private mutating func parseMeaning(_ word: String, _ line: BlockLine, _ cursor: inout TokenCursor) -> Phrase.Meaning?
  {
    switch word {
    case "top", "bottom", "leading", "trailing", "left", "right":
      return parseEdge(LayoutAttribute(name: word) ?? .top, line, &cursor)
    case "below", "above", "after", "before":
      guard let reference = parseReference(&cursor) else { return nil }
      let adjacency: Phrase.Adjacency =
        word == "below" ? .below : word == "above" ? .above : word == "after" ? .after : .before
      return adjacent(adjacency, reference, &cursor)
    case "center":
      let axis = parseAxis(&cursor)
      if cursor.take(word: "in") {
        guard let reference = parseReference(&cursor) else { return nil }
        return .center(axis, reference)
      }
      return .center(axis, PhraseReference(.parent, at: line.range))
    case "fill":
      let axis = parseAxis(&cursor)
      guard let reference = parseReference(&cursor) else { return nil }
      let inset = cursor.take(word: "inset") ? parseNumber(&cursor) ?? 0 : 0
      return .fill(axis, reference, inset: inset)
    case "width": return parseExtent(.horizontal, &cursor)
    case "height": return parseExtent(.vertical, &cursor)
    case "aspect":
      guard let width = parseNumber(&cursor), cursor.take(sign: ":"), let height = parseNumber(&cursor), width > 0,
        height > 0
      else {
        problems.error(
          "wrong-value", at: line.range, "an aspect is two numbers above 0: aspect 16:9",
          "비율은 0보다 큰 두 숫자입니다: aspect 16:9")
        return nil
      }
      return .aspect(width: width, height: height)
    case "baseline": return parseReference(&cursor).map { .baseline($0) }
    case "hug": return .hug(parseAxis(&cursor))
    case "resist": return .resist(parseAxis(&cursor))
    case "columns", "stack": return parseArrangement(word, line, &cursor)
    case "hide":
      guard let token = cursor.current, token.kind == .word else { return missingNames(line) }
      cursor.index += 1
      return .hide(Located(token.text, at: token.range))
    default: return nil
    }
  }

  /// `columns photo text gap 16` or `stack photo text gap 8`.
  private mutating func parseArrangement(
    _ word: String, _ line: BlockLine, _ cursor: inout TokenCursor
  ) -> Phrase.Meaning? {
    var names: [Located<String>] = []
    var gap = 8.0
    while let token = cursor.current {
      if cursor.take(word: "gap") {
        guard let number = parseNumber(&cursor) else { return nil }
        gap = number
        break
      }
      guard token.kind == .word || token.isSign(",") else { break }
      if token.kind == .word { names.append(Located(token.text, at: token.range)) }
      cursor.index += 1
    }
    if names.isEmpty { return missingNames(line) }
    return word.matches("columns") ? .columns(names, gap: gap) : .stack(names, gap: gap)
  }

  private mutating func missingNames(_ line: BlockLine) -> Phrase.Meaning? {
    problems.error(
      "missing-reference", at: line.range, "name the views, as in ‘columns photo text gap 16’",
      "뷰 이름을 적으십시오. 예: ‘columns photo text gap 16’")
    return nil
  }

  private mutating func parseEdge(
    _ edge: LayoutAttribute, _ line: BlockLine, _ cursor: inout TokenCursor
  ) -> Phrase.Meaning? {
    let relation = parseRelation(&cursor)
    if let token = cursor.current, token.kind == .number {
      problems.error(
        "missing-edge", at: token.range,
        "‘" + edge.name + " " + file.text(token.range) + "’ says from nothing; write for example ‘" + edge.name
          + " safe + " + file.text(token.range) + "’",
        "무엇에서 잰 거리인지 없습니다. 예: ‘" + edge.name + " safe + " + file.text(token.range) + "’")
      return nil
    }
    guard let reference = parseReference(&cursor) else { return nil }
    var offset = 0.0
    if cursor.take(sign: "+") {
      offset = parseNumber(&cursor) ?? 0
    } else if cursor.take(sign: "-") {
      offset = -(parseNumber(&cursor) ?? 0)
    } else if let token = cursor.current, token.kind == .number {
      problems.error(
        "missing-sign", at: token.range, "write + or - before the distance: ‘+ " + file.text(token.range) + "’",
        "거리 앞에 + 또는 -를 쓰십시오: ‘+ " + file.text(token.range) + "’")
      cursor.index += 1
    }
    return .edge(edge, relation, reference, offset: offset)
  }

  private mutating func adjacent(
    _ adjacency: Phrase.Adjacency, _ reference: PhraseReference, _ cursor: inout TokenCursor
  ) -> Phrase.Meaning {
    let relation = parseRelation(&cursor)
    return .adjacent(adjacency, relation, reference, gap: cursor.takeNumber() ?? 0)
  }

  private mutating func parseExtent(_ axis: Axis, _ cursor: inout TokenCursor) -> Phrase.Meaning? {
    let relation = parseRelation(&cursor)
    if cursor.take(word: "as") { return parseReference(&cursor).map { .sameExtent(axis, relation, $0) } }
    guard let number = parseNumber(&cursor) else { return nil }
    guard cursor.take(sign: "%") else { return .extent(axis, relation, points: number) }
    if cursor.take(word: "of") {
      return parseReference(&cursor).map { .proportion(axis, relation, number / 100, $0) }
    }
    return .proportion(axis, relation, number / 100, PhraseReference(.parent, at: cursor.place))
  }

  // MARK: Parts

  private func parseAxis(_ cursor: inout TokenCursor) -> Axis? {
    if cursor.take(word: "x") { return .horizontal }
    return cursor.take(word: "y") ? .vertical : nil
  }

  private func parseRelation(_ cursor: inout TokenCursor) -> LayoutRelation {
    let start = cursor.index
    if let word = cursor.current, word.kind == .word, word.text.matches("at") { cursor.index += 1 }
    if cursor.take(word: "least") { return .greaterThanOrEqual }
    if cursor.take(word: "most") { return .lessThanOrEqual }
    cursor.index = start
    return .equal
  }

  private mutating func parseNumber(_ cursor: inout TokenCursor) -> Double? {
    if let number = cursor.takeNumber() { return number }
    problems.error("missing-number", at: cursor.place, "expected a number of points here", "여기에 숫자가 필요합니다")
    return nil
  }

  mutating func parseReference(_ cursor: inout TokenCursor) -> PhraseReference? {
    guard let token = cursor.current, token.kind == .word else {
      problems.error(
        "missing-reference", at: cursor.place, "expected a view or a guide here, such as safe, margins or a name",
        "여기에 뷰 이름이나 safe, margins 같은 가이드가 필요합니다")
      return nil
    }
    cursor.index += 1
    var reference = PhraseReference(target(token.text), at: token.range)
    if cursor.take(sign: ".") {
      guard let attribute = parseAttribute(&cursor) else { return nil }
      reference.attribute = attribute
    }
    return reference
  }

  mutating func parseAttribute(_ cursor: inout TokenCursor) -> LayoutAttribute? {
    guard let token = cursor.current, token.kind == .word,
      let attribute = LayoutAttribute(name: Vocabulary.english(token.text, in: Vocabulary.words))
    else {
      var known: [String] = []
      for attribute in LayoutAttribute.allCases { known.append(attribute.name) }
      problems.unknown(
        "unknown-attribute", LocalizedText(english: "attribute", korean: "속성"), cursor.current?.text ?? "",
        at: cursor.place, among: known)
      return nil
    }
    cursor.index += 1
    return attribute
  }

  func target(_ word: String) -> PhraseReference.Target {
    switch Vocabulary.english(word, in: Vocabulary.words) {
    case "screen": .guide(.screen)
    case "window": .guide(.window)
    case "safe": .guide(.safe)
    case "margins": .guide(.margins)
    case "readable": .guide(.readable)
    case "keyboard": .guide(.keyboard)
    case "fold": .guide(.fold)
    case "rail": .guide(.rail)
    case "bar": .guide(.bar)
    case "parent": .parent
    default: .view(word)
    }
  }

  mutating func parseStrength(_ cursor: inout TokenCursor) -> LayoutPriority {
    if cursor.take(sign: "@") {
      let place = cursor.place
      guard let number = parseNumber(&cursor) else { return .required }
      if number < 1 || number > 1000 {
        problems.error(
          "wrong-strength", at: place, "a strength is from 1 to 1000", "강도는 1부터 1000까지입니다")
      }
      return LayoutPriority(number)
    }
    if cursor.take(word: "must") { return .required }
    if cursor.take(word: "should") { return .defaultHigh }
    if cursor.take(word: "prefer") { return .defaultLow }
    return cursor.take(word: "maybe") ? .fittingSize : .required
  }
}

import Diagnostics
import LayoutEngine

extension BlockParser {
  /// Whether a line begins a variant.
  func isVariant(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, first.kind == .word else { return false }
    return first.text.matches("when") || first.text.matches("경우")
  }

  /// Reads `when regular width, landscape` and what is indented under it; advances past all of its lines.
  mutating func parseVariant(_ lines: [BlockLine], _ index: inout Int) -> VariantStatement {
    let line = lines[index]
    index += 1
    let conditions = parseConditions(SourceRange(line.tokens[0].range.end, line.range.end), line.range)
    var variant = VariantStatement(conditions: conditions, items: [], phrases: [], range: line.range)
    let count = variant.conditions.count
    while index < lines.count, lines[index].level > line.level {
      let child = lines[index]
      if child.level > line.level + 1 {
        problems.error(
          "unexpected-indentation", at: child.range, "this line is indented too far; two spaces a level",
          "들여쓰기가 너무 깊습니다. 한 단계에 빈칸 두 개입니다")
        index += 1
      } else if isEquation(child.tokens) {
        if let equation = parseEquation(child) { variant.items.append(.equation(equation)) }
        index += 1
      } else if isVisualFormat(child.tokens) {
        if let row = parseVisualFormat(child) { variant.items.append(.row(row)) }
        index += 1
      } else if isTargetedPhrase(child.tokens) {
        var tokens = child.tokens
        let name = tokens.removeFirst()
        let rest = BlockLine(
          level: child.level, tokens: tokens, range: SourceRange(tokens[0].range.start, child.range.end))
        if let phrase = parsePhrase(rest) {
          variant.phrases.append(
            VariantStatement.TargetedPhrase(view: Located(name.text, at: name.range), phrase: phrase))
        }
        index += 1
      } else if isPhrase(child.tokens) {
        problems.error(
          "missing-reference", at: child.range,
          "say which view: under ‘when’ a phrase begins with the view’s name, as in ‘photo top safe’",
          "어느 뷰인지 적으십시오. ‘when’ 아래의 배치는 뷰 이름으로 시작합니다. 예: ‘photo top safe’")
        index += 1
      } else if let view = parseView(lines, &index) {
        variant.items.append(.view(view))
      }
    }
    if count == 0 { variant.conditions = [] }
    return variant
  }

  /// `photo leading margins`: a name that a view has had so far, and a phrase.
  func isTargetedPhrase(_ tokens: [Token]) -> Bool {
    guard tokens.count >= 2, tokens[0].kind == .word else { return false }
    var rest = tokens
    rest.removeFirst()
    guard isPhrase(rest) else { return false }
    if ViewKind(keyword: tokens[0].text) == nil { return true }
    for item in block.items {
      if case .view(let view) = item, view.hasName(tokens[0].text) { return true }
    }
    return false
  }

  private mutating func parseConditions(_ range: SourceRange, _ line: SourceRange) -> [VariantStatement.Condition] {
    var conditions: [VariantStatement.Condition] = []
    let words = words(in: range)
    var index = 0
    while index < words.count {
      let word = Vocabulary.english(words[index].value, in: Vocabulary.values)
      let next = index + 1 < words.count ? Vocabulary.english(words[index + 1].value, in: Vocabulary.words) : ""
      if word.matches("compact") || word.matches("regular") {
        let sizeClass: SizeClass = word.matches("compact") ? .compact : .regular
        if next.matches("width") || next.matches("height") {
          conditions.append(.sizeClass(next.matches("width") ? .horizontal : .vertical, sizeClass))
          index += 1
        } else {
          problems.error(
            "missing-axis", at: words[index].range, "say ‘" + word + " width’ or ‘" + word + " height’",
            "‘" + word + " width’ 또는 ‘" + word + " height’라고 쓰십시오")
        }
      } else if let sizes = textSizes(words, &index) {
        conditions.append(.textSizes(sizes))
      } else if let direction = direction(word) {
        conditions.append(.direction(direction))
      } else {
        appendContextCondition(words[index], word, &conditions)
      }
      index += 1
    }
    if words.isEmpty {
      problems.error(
        "missing-condition", at: line, "‘when’ needs a condition, such as ‘when regular width’",
        "‘when’ 뒤에 조건이 필요합니다. 예: ‘when regular width’")
    }
    return conditions
  }

  private mutating func appendContextCondition(
    _ written: Located<String>, _ word: String, _ conditions: inout [VariantStatement.Condition]
  ) {
    if word.matches("outer") || word.matches("inner") {
      let role: DisplayRole = word.matches("outer") ? .outer : .inner
      if case .devices(let devices, nil)? = conditions.last {
        conditions[conditions.count - 1] = .devices(devices, display: role)
      } else {
        conditions.append(.devices(DeviceCatalogue.devices, display: role))
      }
      return
    }
    let selection = parseContexts(written.range)
    if selection.linkedSDK != .current || selection.cameraSide != .left {
      problems.error(
        "wrong-condition", at: written.range,
        "‘" + word + "’ belongs into ‘on:’; a variant asks for size classes, orientation, window or pose",
        "‘" + word + "’은(는) ‘on:’에 씁니다. 변형은 크기 클래스, 방향, 창, 자세를 묻습니다")
    }
    for orientation in selection.orientations { conditions.append(.orientation(orientation)) }
    for window in selection.windows { conditions.append(.window(window)) }
    for pose in selection.poses { conditions.append(.pose(pose)) }
    if !selection.devices.isEmpty {
      conditions.append(.devices(selection.devices.map { $0.device }, display: nil))
    }
  }

  /// `AX1`, `large .. AX2` or `xL..AX5`, from `words[index]` on; leaves the index at the last word taken.
  func textSizes(_ words: [Located<String>], _ index: inout Int) -> ClosedRange<UInt8>? {
    var parts = split(words[index].value)
    var taken = 0
    if parts.count == 1, index + 2 < words.count, words[index + 1].value.matches("..") {
      parts.append(words[index + 2].value)
      taken = 2
    }
    guard let first = textSize(parts[0]) else { return nil }
    guard parts.count == 2 else { return first.rawValue...first.rawValue }
    guard let last = textSize(parts[1]) else { return nil }
    index += taken
    return min(first.rawValue, last.rawValue)...max(first.rawValue, last.rawValue)
  }

  private func split(_ word: String) -> [String] {
    let bytes = Array(word.utf8)
    for place in bytes.indices.dropFirst() where bytes[place] == 0x2E && bytes[place - 1] == 0x2E {
      let first = String(decoding: bytes[..<(place - 1)], as: UTF8.self)
      let second = String(decoding: bytes[(place + 1)...], as: UTF8.self)
      return first.isEmpty || second.isEmpty ? [word] : [first, second]
    }
    return [word]
  }

  /// The text size of a word: as the tables head it, or `large` for the default.
  private func textSize(_ word: String) -> TextSize? {
    if word.matches("large") { return .large }
    for size in TextSize.allCases where size.keyword.matches(word) { return size }
    return nil
  }

  func direction(_ word: String) -> LayoutDirection? {
    word.matches("rtl") ? .rightToLeft : word.matches("ltr") ? .leftToRight : nil
  }
}

extension ViewStatement {
  /// Whether it or a view in it has the name.
  func hasName(_ name: String) -> Bool {
    if self.name.matches(name) { return true }
    for child in children where child.hasName(name) { return true }
    return false
  }
}

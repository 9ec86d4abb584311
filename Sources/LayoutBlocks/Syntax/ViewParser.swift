import Diagnostics
import LayoutEngine

extension BlockParser {
  /// Reads `kind [name] [string] [size] { word | key=value }`.
  mutating func parseViewLine(_ line: BlockLine) -> ViewStatement? {
    let first = line.tokens[0]
    guard first.kind == .word else {
      problems.error(
        "unexpected-token", at: first.range, "expected a view, a phrase or an equation, got ‘" + first.text + "’",
        "뷰, 배치 문장, 등식이 올 자리에 ‘" + first.text + "’이(가) 있습니다")
      return nil
    }
    guard let kind = ViewKind(keyword: first.text) else {
      reportUnknownWord(first)
      return nil
    }
    if !kind.description.isSupported {
      problems.unsupported("the kind ‘" + first.text + "’", "‘" + first.text + "’", at: first.range)
    }
    viewCount += 1
    if viewCount == maximumViews + 1 {
      problems.error(
        "too-many-views", at: line.range, "a block has at most 512 views; split it", "블록 하나에는 뷰를 512개까지 쓸 수 있습니다")
    }
    if viewCount > maximumViews { return nil }
    var view = ViewStatement(
      kind: kind, name: kind.description.keyword + "-" + String(viewCount), range: line.range)
    parseViewParts(TokenCursor(line.tokens, from: 1), &view)
    return view
  }

  private mutating func reportUnknownWord(_ token: Token) {
    var known: [String] = []
    for description in ViewKind.descriptions where description.isSupported {
      known.append(description.keyword)
      known.append(description.koreanKeyword)
    }
    for phrase in phraseWords { known.append(phrase) }
    problems.unknown(
      "unknown-kind", LocalizedText(english: "kind of view or phrase", korean: "뷰 종류 또는 배치 낱말"), token.text,
      at: token.range, among: known,
      hint: LocalizedText(
        english: "; a line begins with a kind such as ‘button’ or a phrase such as ‘top safe + 16’",
        korean: ". 줄은 ‘버튼’ 같은 종류나 ‘위 안전영역 + 16’ 같은 배치로 시작합니다"))
  }

  private mutating func parseViewParts(_ start: TokenCursor, _ view: inout ViewStatement) {
    var cursor = start
    while let token = cursor.current {
      let isKey = cursor.index + 1 < cursor.tokens.count && cursor.tokens[cursor.index + 1].isSign("=")
      cursor.index += 1
      switch token.kind {
      case .string: view.text = splitLocalized(token.text).text
      case .unterminatedString:
        view.text = splitLocalized(token.text).text
        problems.error(
          "unterminated-string", at: token.range, "the closing quotation mark is missing", "닫는 따옴표가 없습니다",
          fixIts: [
            FixIt(
              message: LocalizedText(english: "add it", korean: "따옴표 넣기"),
              range: SourceRange(token.range.end, token.range.end), replacement: "\"")
          ])
      case .size: view.size = Size(width: token.number, height: token.second)
      case .word where isKey:
        cursor.index += 1
        parseKey(token, &cursor, &view)
      case .word: parseWord(token, &view)
      default:
        problems.error(
          "unexpected-token", at: token.range, "unexpected ‘" + token.text + "’ on the line of a view",
          "뷰를 적는 줄에 ‘" + token.text + "’은(는) 올 수 없습니다")
        return
      }
    }
  }

  /// The words on a view's line that give it a trait.
  static let traitWords: [(word: String, trait: ViewTraits)] = [
    ("essential", .essential), ("decorative", .decorative), ("principal", .principal), ("focus", .focus),
    ("interactive", .interactive), ("immersive", .immersive), ("over", .over), ("hidden", .hidden), ("large", .large),
    ("destructive", .destructive), ("horizontal", .horizontal), ("custom", .custom), ("grabber", .grabber),
    ("nonmodal", .nonmodal), ("form", .form),
    ("full-screen", .fullScreen),
  ]

  private mutating func parseWord(_ token: Token, _ view: inout ViewStatement) {
    for (word, trait) in BlockParser.traitWords where word.matches(token.text) {
      view.traits.insert(trait)
      return
    }
    if view.isNamed {
      var known: [String] = []
      for (word, _) in BlockParser.traitWords { known.append(word) }
      problems.unknown(
        "unknown-word", LocalizedText(english: "word", korean: "낱말"), token.text, at: token.range, among: known,
        hint: LocalizedText(english: "; a view has one name", korean: ". 이름은 하나만 쓸 수 있습니다"))
      return
    }
    view.name = token.text
    view.isNamed = true
  }

  private mutating func parseKey(_ key: Token, _ cursor: inout TokenCursor, _ view: inout ViewStatement) {
    let known = [
      "spacing", "align", "distribute", "lines", "style", "symbol", "corner-radius", "hit", "role", "importance",
      "columns", "min", "axis", "mode", "natural", "focal", "outset", "needs", "tone", "detents", "at", "undimmed",
      "placement", "group", "badge", "keep",
    ]
    guard let value = cursor.current else {
      problems.error(
        "missing-value", at: key.range, "‘" + key.text + "=’ has no value", "‘" + key.text + "=’에 값이 없습니다")
      return
    }
    cursor.index += 1
    var isKnown = false
    for name in known where name.matches(key.text) { isKnown = true }
    if !isKnown {
      problems.unknown("unknown-key", LocalizedText(english: "key", korean: "키"), key.text, at: key.range, among: known)
      return
    }
    if isDetentKey(key.text) {
      parseDetents(key, value, &cursor, &view)
      return
    }
    let range = SourceRange(key.range.start, value.range.end)
    let isEven = key.text.matches("columns") && value.text.matches("even")
    if needsNumber(key.text), value.kind != .number, !isEven {
      problems.error(
        "wrong-value", at: value.range, "‘" + key.text + "=’ takes a number", "‘" + key.text + "=’에는 숫자를 씁니다")
      return
    }
    if key.text.matches("natural") || key.text.matches("focal"),
      value.kind != .size || value.number <= 0 || value.second <= 0
    {
      problems.error(
        "wrong-value", at: value.range, "‘" + key.text + "=’ takes a size, such as " + key.text + "=4032x3024",
        "‘" + key.text + "=’에는 크기를 씁니다. 예: " + key.text + "=4032x3024")
      return
    }
    if let choices = choices(of: key.text), !contains(choices, value.text) {
      problems.unknown(
        "wrong-value", LocalizedText(english: "value of ‘" + key.text + "’", korean: "‘" + key.text + "’ 값"),
        value.text, at: value.range, among: choices)
      return
    }
    view.keys.append(ViewKey(name: key.text, value: value.text, range: range))
  }

  private func needsNumber(_ key: String) -> Bool {
    for name in [
      "spacing", "lines", "corner-radius", "hit", "columns", "min", "outset", "importance",
    ] where name.matches(key) {
      return true
    }
    return false
  }

  private func choices(of key: String) -> [String]? {
    switch key {
    case "align":
      return Stack.Alignment.keywords.map { $0.word }
    case "distribute": return Stack.Distribution.allCases.map { $0.keyword }
    case "needs": return ["telephony"]
    case "placement": return SheetPlacement.allCases.map { $0.keyword }
    case "tone": return Tone.allCases.map { $0.keyword }
    case "keep": return ["tabs", "tools"]
    case "axis": return ScrollAxis.allCases.map { $0.keyword }
    case "mode": return ContentMode.allCases.map { $0.keyword }
    case "style":
      var names: [String] = []
      for style in TextStyle.allCases { names.append(style.name) }
      return names
    default: return nil
    }
  }

  private func contains(_ words: [String], _ word: String) -> Bool {
    for other in words where other.matches(word) { return true }
    return false
  }
}

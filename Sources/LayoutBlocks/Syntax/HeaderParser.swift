import Diagnostics
import LayoutEngine

extension BlockParser {
  mutating func parseHeader(_ key: Token, valueFrom start: Int, _ line: SourceRange) {
    let name = Vocabulary.english(key.text, in: Vocabulary.headers)
    let value = trim(SourceRange(start, line.end))
    switch name {
    case "caption": parseCaption(value)
    case "on":
      hasOn = true
      let problemCount = problems.diagnostics.count
      let selection = parseContexts(value)
      if !selection.textSizes.isEmpty || !selection.directions.isEmpty || selection.wantsLongText {
        problems.error(
          "wrong-header", at: value,
          "text sizes, directions and languages have headers of their own: ‘text: large .. AX5’",
          "글자 크기, 방향, 언어에는 따로 머리말이 있습니다: ‘text: large .. AX5’")
      }
      if selection.devices.isEmpty, problems.diagnostics.count == problemCount {
        problems.error(
          "no-device", at: value, "‘on:’ names no device; for example ‘on: iphone-x; portrait’",
          "‘on:’에 기기가 없습니다. 예: ‘on: iphone-x; portrait’")
      }
      let contexts = selection.contexts(language)
      if contexts.isEmpty, !selection.devices.isEmpty {
        problems.error(
          "no-context", at: value, "no device of this line has such an orientation, window or pose",
          "이 줄의 기기에는 그런 방향, 창, 자세가 없습니다")
      }
      selections.append(selection)
    case "is": parseStance(value)
    case "breaks":
      for word in words(in: value) { block.breaks.append(word) }
    case "figure": figure = parseContexts(value)
    case "show": parseOverlays(value)
    case "expect": expectationLines.append((line, value))
    case "note": break
    case "text", "direction", "language": parseAxis(name, value)
    case "status": parseStatusBar(value)
    default:
      var known: [String] = []
      for header in Vocabulary.headers { known.append(header.0) }
      problems.unknown(
        "unknown-header", LocalizedText(english: "header", korean: "머리말"), key.text, at: key.range, among: known)
    }
  }

  func trim(_ range: SourceRange) -> SourceRange {
    var start = range.start
    var end = range.end
    while let length = spaceLength(at: start, before: end) { start += length }
    while end > start {
      if spaceLength(at: end - 1, before: end) == 1 {
        end -= 1
      } else if end - start >= 2, spaceLength(at: end - 2, before: end) == 2 {
        end -= 2
      } else if end - start >= 3, spaceLength(at: end - 3, before: end) == 3 {
        end -= 3
      } else {
        break
      }
    }
    return SourceRange(start, end)
  }

  /// The bytes of the space, tab, no-break space or ideographic space at an offset; nil where there is none.
  func spaceLength(at offset: Int, before end: Int) -> Int? {
    guard offset < end else { return nil }
    let byte = file.bytes[offset]
    if byte == 0x20 || byte == 0x09 { return 1 }
    if byte == 0xC2, offset + 1 < end, file.bytes[offset + 1] == 0xA0 { return 2 }
    let isWide = byte == 0xE3 && offset + 2 < end && file.bytes[offset + 1] == 0x80 && file.bytes[offset + 2] == 0x80
    return isWide ? 3 : nil
  }

  private mutating func parseCaption(_ range: SourceRange) {
    let split = splitLocalized(file.text(range))
    block.caption = split.text
    if !split.hasBoth {
      problems.error(
        "missing-language", at: range, "the caption needs both languages: English | 한국어",
        "설명은 두 언어로 씁니다: English | 한국어")
    }
  }

  private mutating func parseStance(_ range: SourceRange) {
    let word = file.text(range)
    block.stanceRange = range
    switch Vocabulary.english(composedHangul(word), in: Vocabulary.values) {
    case "do": block.stance = .do
    case "dont": block.stance = .dont
    case "example": block.stance = .example
    default:
      problems.unknown(
        "unknown-value", LocalizedText(english: "kind of example", korean: "예시 종류"), word, at: range,
        among: ["do", "dont", "example"],
        hint: LocalizedText(english: "; it is do, dont or example", korean: ". do, dont, example 가운데 하나입니다"))
    }
  }

  private mutating func parseOverlays(_ range: SourceRange) {
    let names = ["safe", "margins", "readable", "constraints", "targets", "fold", "dimensions"]
    for word in words(in: range) {
      var isKnown = false
      for index in names.indices where names[index].matches(Vocabulary.english(word.value, in: Vocabulary.words)) {
        block.overlays.append(Overlay.allCases[index])
        isKnown = true
      }
      if !isKnown {
        problems.unknown(
          "unknown-overlay", LocalizedText(english: "overlay", korean: "겹쳐 보기"), word.value, at: word.range,
          among: names)
      }
    }
  }

  /// What the headers owe, once all have been read.
  mutating func finishHeaders() {
    if block.id.isEmpty {
      problems.error(
        "missing-id", at: source.fence, "the block needs an id: ```layout {#my-example}",
        "블록에 id가 필요합니다: ```layout {#my-example}")
    }
    if block.caption.english.isEmpty {
      problems.error(
        "missing-caption", at: source.fence, "the block needs ‘caption: English | 한국어’",
        "블록에 ‘caption: English | 한국어’가 필요합니다")
    }
    if block.stance == .dont, block.breaks.isEmpty {
      problems.error(
        "missing-breaks", at: block.stanceRange,
        "a don’t example says what it breaks; for example ‘breaks: safe-area’",
        "피할 예에는 무엇을 어기는지 적습니다. 예: ‘breaks: safe-area’")
    }
    if block.stance != .dont, let first = block.breaks.first {
      problems.error(
        "unexpected-breaks", at: first.range, "only a don’t example has ‘breaks:’", "‘breaks:’는 피할 예에만 씁니다")
    }
    if !hasOn {
      var selection = ContextSelection()
      for id in ["iphone-x", "ipad-pro-11"] {
        if let device = DeviceCatalogue.device(id: id) { selection.devices.append((device, nil)) }
      }
      selections.append(selection)
    }
    // Only asked whether it holds a context, so that its order does not matter.
    var known: Set<String> = []
    for selection in selections {
      for context in selection.contexts(language) {
        for variation in axes.variations(of: context) where known.insert(variation.key).inserted { append(variation) }
      }
    }
    guard let figure else { return }
    for index in block.contexts.indices where figure.includes(block.contexts[index]) {
      block.mainContext = index
      return
    }
  }

  private mutating func append(_ context: Context) {
    if block.contexts.count == maximumContexts {
      if !hasTooManyContexts {
        hasTooManyContexts = true
        problems.error(
          "too-many-contexts", at: source.fence,
          "the headers multiply to more than 4,096 contexts; name fewer devices or sizes",
          "머리말을 곱하면 환경이 4,096개를 넘습니다. 기기나 크기를 줄이십시오")
      }
      return
    }
    block.contexts.append(context)
  }
}

extension Context {
  /// What tells it from every other context.
  fileprivate var key: String {
    let numbers = [
      displayIndex, Int(orientation.rawValue), Int(window.rawValue), pose.map { Int($0.rawValue) } ?? 9,
      Int(textSize.rawValue), direction == .leftToRight ? 0 : 1, language == .english ? 0 : 1, usesLongText ? 1 : 0,
      Int(linkedSDK.rawValue), cameraSide == .left ? 0 : 1,
    ]
    var key = device.id
    for number in numbers { key += "," + String(number) }
    return key
  }
}

internal import Diagnostics

extension Converter {
  /// The callout that a quotation is when its first line is `[!NOTE]` or the like and nothing else.
  mutating func callout(_ blocks: [Block], _ range: SourceRange) -> Callout? {
    guard let first = blocks.first, case .paragraph(var inlines) = first.kind, case .text(let mark)? = inlines.first,
      mark.utf8.starts(with: "[!".utf8), let bracket = mark.utf8.firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let word = String(mark[mark.utf8.index(mark.startIndex, offsetBy: 2)..<bracket])
    let place = markRange(word, first.range)
    let isAlone =
      mark.utf8[bracket...].dropFirst().allSatisfy { $0 == 0x20 } && (inlines.count == 1 || inlines[1].isBreak)
    guard let kind = Callout.Kind.allCases.first(where: { $0.rawValue == word.uppercased() }) else {
      guard isAlone, !word.isEmpty, word.utf8.allSatisfy({ isASCIILetterOrDigit($0) }) else { return nil }
      diagnostics.append(.unknownCallout(word, path: file.path, at: place))
      return nil
    }
    guard isAlone else {
      diagnostics.append(.calloutNotAlone(word, path: file.path, at: place))
      return nil
    }
    inlines.removeFirst(min(2, inlines.count))
    var rest = Array(blocks.dropFirst())
    if !inlines.isEmpty { rest.insert(Block(.paragraph(inlines), range: first.range), at: 0) }
    return Callout(kind: kind, blocks: rest)
  }

  private func markRange(_ word: String, _ paragraph: SourceRange) -> SourceRange {
    SourceRange(paragraph.start, min(paragraph.end, paragraph.start + word.utf8.count + 3))
  }
}

extension Inline {
  /// Whether it is the end of a line.
  var isBreak: Bool { self == .softBreak || self == .lineBreak }
}

extension Diagnostic {
  fileprivate static func unknownCallout(_ word: String, path: String, at range: SourceRange) -> Diagnostic {
    let kinds = Callout.Kind.allCases.map { $0.rawValue }
    let match = nearestMatch(to: word, among: kinds)
    return Diagnostic(
      "unknown-callout", .warning, path: path, at: range,
      LocalizedText(
        english: "Unknown callout “\(word)”; there are \(kinds.joined(separator: ", "))",
        korean: "알 수 없는 알림 상자 ‘\(word)’. 쓸 수 있는 것: \(kinds.joined(separator: ", "))"),
      fixIts: match.map { match in
        [
          FixIt(
            message: LocalizedText(english: "Write “\(match)”", korean: "‘\(match)’(으)로 고치기"), range: range,
            replacement: "[!\(match)]")
        ]
      } ?? [])
  }

  fileprivate static func calloutNotAlone(_ word: String, path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "callout-not-alone", .warning, path: path, at: range,
      LocalizedText(
        english: "“[!\(word)]” must stand alone on its line; the text begins on the next",
        korean: "‘[!\(word)]’은(는) 한 줄에 홀로 있어야 합니다. 글은 다음 줄에서 시작하세요"))
  }
}

import Diagnostics
import LayoutBlocks
import Testing

/// The tokens of a block with their words.
private func highlighted(_ text: String) -> [(text: String, kind: HighlightKind)] {
  let file = SourceText(path: "test.layout", bytes: Array(text.utf8))
  return highlightedTokens(BlockSource(standalone: file, id: "test")).map { (file.text($0.range), $0.kind) }
}

@Suite struct HighlightingTests {
  @Test(arguments: [
    ("caption: A # b | 가", "header sign text"),
    ("on: iphone-8; portrait", "header sign name sign name"),
    ("button go \"Go | 가기\" 120x44 large  # why", "kind name text number phrase comment"),
    ("row r spacing=8 align=fill", "kind name key sign number key sign name"),
    ("box a\n  top safe + 40 should", "kind name phrase guide sign number strength"),
    ("box a\n  width at least 50% of b @600", "kind name phrase phrase phrase number sign phrase name sign strength"),
    ("상자 사진\n  제목 아래 8", "kind name name phrase number"),
    ("a.top = 0.5 * safe.height", "name sign phrase sign number sign guide sign phrase"),
    ("H:s|-[a(>=8)]~[top]", "phrase sign guide sign sign sign name sign sign number sign sign sign sign name sign"),
    ("when regular width, iphone-8\n  a top safe", "phrase phrase phrase sign name name phrase guide"),
    ("expect: a.top <= b.bottom on iphone-8", "header sign name sign phrase sign name sign phrase phrase name"),
    ("§ ?", "sign sign"),
  ])
  func saysWhatEachTokenIs(text: String, kinds: String) {
    #expect(highlighted(text).map { $0.kind.name }.joined(separator: " ") == kinds)
  }

  /// Between tokens there is white space only, in whatever order bytes come.
  @Test func coversEveryByteThatIsNotWhiteSpace() {
    var state: UInt64 = 3
    let pieces = [
      "caption:", "button", " ", "\n", "  ", "\t", "\"a", "\"", "8", "x", "120x44", "#", "가", "\u{A0}", "@", "\u{FF1A}",
      "|", "[", "H:", "when", ".", "=", "<", "safe", "\u{1F35C}", "-", "\r\n", "\u{3000}",
    ]
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      let file = SourceText(path: "test.layout", bytes: Array(text.utf8))
      var rest = ""
      var end = 0
      for (range, _) in highlightedTokens(BlockSource(standalone: file, id: "test")) {
        #expect(range.start >= end && range.end > range.start, "\(text)")
        rest += file.text(SourceRange(end, range.start))
        end = range.end
      }
      rest += file.text(SourceRange(end, file.bytes.count))
      #expect(rest.unicodeScalars.allSatisfy { " \t\r\n\u{A0}\u{3000}".unicodeScalars.contains($0) }, "\(text)")
    }
  }
}

import Diagnostics
import LayoutBlocks
import LayoutEngine
import Testing

func parsed(_ text: String) -> (block: LayoutBlock, diagnostics: [Diagnostic], file: SourceText) {
  let file = SourceText(path: "page.md", bytes: Array(text.utf8))
  let (block, diagnostics) = parse(BlockSource(standalone: file, id: "test"))
  return (block, diagnostics, file)
}

private let head = "caption: A | 가\non: iphone-8; portrait\n"

@Suite struct ParserTests {
  @Test func readsTheFirstExampleOfTheManual() {
    let (block, diagnostics, _) = parsed(
      """
      caption: Centred | 가운데
      on: iphone-8, ipad-pro-12.9; portrait, landscape
      is: do

      image photo 200x150
        top safe + 40
        center x
      button go "Continue | 계속" 120x44
        below photo 8
        center x

      expect: go.top - photo.bottom = 8
      """)
    #expect(diagnostics.isEmpty)
    #expect(block.contexts.count == 4)
    #expect(block.stance == .do)
    #expect(block.items.count == 2)
    #expect(block.expectations.count == 1)
    let layout = layOut(lower(block, in: block.contexts[0]))
    #expect(layout.status == .solved)
    #expect(
      layout.frames == [Rect(x: 87.5, y: 60, width: 200, height: 150), Rect(x: 127.5, y: 218, width: 120, height: 44)])
  }

  @Test func readsKoreanWordsAsTheEnglishOnes() {
    let english = parsed(
      head + "image a 20x10\n  top safe + 4\n  leading margins\nbutton b 44x44\n  below a 8\n  center x\n")
    let korean = parsed(
      "설명: A | 가\n기기： iphone-8; 세로\n이미지 a 20x10\n  위 안전영역 + 4\n  앞 여백\n버튼 b 44x44\n  a 아래 8\n  가운데 가로\n")
    #expect(korean.diagnostics.isEmpty)
    let first = layOut(lower(english.block, in: english.block.contexts[0]))
    let second = layOut(lower(korean.block, in: korean.block.contexts[0]))
    #expect(first.frames == second.frames)
  }

  @Test func composesHangulNamesTypedAsJamo() {
    let (_, diagnostics, _) = parsed(
      head
        + "box 사진 20x20\n  top safe\n  leading safe\nbox b 4x4\n  below \u{1109}\u{1161}\u{110C}\u{1175}\u{11AB}\n  leading safe\n"
    )
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("on: iphone-8\nbox a 1x1\n", "missing-caption", 1, 1),
    ("caption: only one\nbox a 1x1\n", "missing-language", 1, 10),
    (head + "buton go\n", "unknown-kind", 3, 1),
    (head + "box a 4x4\n  top saef + 4\n", "unknown-view", 4, 7),
    (head + "box a 4x4\n  top 40\n", "missing-edge", 4, 7),
    (head + "box a 4x4\n  top safe 40\n", "missing-sign", 4, 12),
    (head + "box a 4x4\n\ttop safe\n", "tab-indentation", 4, 1),
    (head + "box a 4x4\n   top safe\n", "odd-indentation", 4, 1),
    (head + "box a 4x4\nbox a 4x4\n", "duplicate-name", 4, 1),
    (head + "box safe 4x4\n", "reserved-name", 3, 1),
    (head + "label a \"x\n", "unterminated-string", 3, 9),
    (head + "row a spcing=8\n", "unknown-key", 3, 7),
    (head + "row a spacing=wide\n", "wrong-value", 3, 15),
    (head + "box a 4x4\n  below a 8\n", "self-reference", 4, 9),
    (head + "box a 4x4\n  top fold\n", "absent-guide", 4, 7),
    (head + "box a 4x4\n  width 8 @2000\n", "wrong-strength", 4, 12),
    (head + "menu a\n", "unsupported", 3, 1),
    (head + "expect: b.top = 4\n", "unknown-view", 3, 9),
    (head + "status: lihgt\n", "unknown-value", 3, 9),
    (head + "status:\n", "missing-value", 3, 8),
    (head + "box a 4x4 tone=grey\n", "wrong-value", 3, 16),
    (head + "box a 4x4 detents=medium\n", "wrong-key", 3, 11),
    (head + "sheet a detents=middle\n", "wrong-value", 3, 17),
    (head + "sheet a detents=medium,0\n", "wrong-value", 3, 24),
    (head + "sheet a at=medium,large\n", "wrong-value", 3, 19),
    (head + "sheet a placement=left\n", "wrong-value", 3, 19),
    (head + "sheet a\npresent\n", "wrong-presentation", 4, 1),
    (head + "sheet a\npresent b\n", "unknown-view", 4, 9),
    (head + "box a 4x4\nclose a\n", "wrong-presentation", 4, 7),
    (head + "is: dont\n", "missing-breaks", 3, 5),
    (head + "is: do\nbreaks: overlap\n", "unexpected-breaks", 4, 9),
    ("caption: A | 가\non: iphone-9\n", "unknown-device", 2, 5),
    ("caption: A | 가\non: iphone-8; 1/2\n", "no-context", 2, 5),
    (head + "colour: red\n", "unknown-header", 3, 1),
    (head + "  top safe\n", "unexpected-indentation", 3, 3),
    (head + "a.width = b.height\n", "unknown-view", 3, 1),
    (head + "box a 4x4\na.widht = 4\n", "unknown-attribute", 4, 3),
  ])
  func reportsEachFaultAtItsPlace(_ text: String, _ code: String, _ line: Int, _ column: Int) throws {
    let (_, diagnostics, file) = parsed(text)
    let found = try #require(diagnostics.first { $0.code == code }, "\(diagnostics.map(\.code))")
    let range = try #require(found.range)
    if code != "missing-caption" {
      #expect(file.position(at: range.start) == SourcePosition(line: line, column: column))
    }
    #expect(!found.message.korean.isEmpty && found.message.korean != found.message.english)
  }

  @Test func reportsSeveralFaultsOfOneBlock() {
    let (block, diagnostics, _) = parsed(
      head + "buton a\nbox b 4x4\n  top saef\n  leading margins\nlabel c \"C\"\n  tpo safe\n")
    #expect(diagnostics.count == 3)
    #expect(block.items.count == 2)
  }

  @Test func neverTrapsOnMutatedBlocks() {
    let seed = Array(
      """
      caption: A | 가
      on: iphone-8, ipads; portrait; 1/2
      is: dont
      breaks: overlap
      row r spacing=8 align=center
        fill x margins inset 4 @700
        button go "Go | 가기" 120x44
        text t "여러 줄 text" lines=2
          width at most 50% of safe prefer
      r.centerX = 0.25 * screen.width + 8 @600
      expect: go.top - r.bottom >= 8 on iphone-8 portrait
      """.utf8)
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<3000 {
      var bytes = seed
      for _ in 0..<(1 + next(4)) {
        switch next(3) {
        case 0: bytes[next(bytes.count)] = UInt8(next(256))
        case 1: bytes.remove(at: next(bytes.count))
        default: bytes.insert(bytes[next(bytes.count)], at: next(bytes.count))
        }
      }
      let file = SourceText(path: "fuzz.md", bytes: bytes)
      let (block, diagnostics) = parse(BlockSource(standalone: file, id: "fuzz"))
      for diagnostic in diagnostics {
        if let range = diagnostic.range { #expect(range.start >= 0 && range.end <= bytes.count) }
      }
      if let context = block.contexts.first { _ = layOut(lower(block, in: context)) }
    }
  }
}

/// Captions and texts with everything that markup makes special.
@Suite struct SpecialCharacterTests {
  private let texts = ["A < B & C > D", "R&D <b>'시트'</b>", "👨‍👩‍👧 ⚙️ ]]> &amp; &#x1F600;", "안전\u{200B}영역"]

  @Test func areKeptAsTheyAreWritten() throws {
    let lines = texts.enumerated().map { "label t\($0) \"\($1)\"\n  top safe\n  leading safe\n" }.joined()
    let (block, diagnostics, _) = parsed(head + lines)
    #expect(diagnostics.isEmpty)
    let views = block.items.compactMap { if case .view(let view) = $0 { view.text?.english } else { nil } }
    #expect(views == texts)
  }

  @Test(arguments: [("\u{0B}", "U+000B"), ("\u{0}", "U+0000"), ("\u{FFFE}", "U+FFFE"), ("\u{7F}", "U+007F")])
  func areReportedWhereNoFigureCanShowThem(_ character: String, _ name: String) throws {
    let (block, diagnostics, file) = parsed(head + "label a \"가나 다\(character)\"\n  top safe\n  leading safe\n")
    let problem = try #require(diagnostics.first)
    #expect(diagnostics.count == 1 && problem.code == "forbidden-character" && problem.message.english.contains(name))
    let place = file.position(at: problem.range?.start ?? 0)
    #expect(place.line == 3 && place.column == 14)
    #expect(problem.fixIts.first?.replacement == "")
    guard case .view(let view)? = block.items.first else { return }
    #expect(view.text?.english == "가나 다\u{FFFD}")
  }
}

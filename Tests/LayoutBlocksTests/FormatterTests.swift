import Diagnostics
import Foundation
import LayoutBlocks
import LayoutEngine
import Testing

private let head = "caption: A | 가\non: iphone-8; portrait\n\n"

private func source(_ text: [UInt8]) -> BlockSource {
  BlockSource(standalone: SourceText(path: "block.layout", bytes: text), id: "test")
}

private func format(_ text: String, words: Language? = nil) -> String {
  String(decoding: formatted(source(Array(text.utf8)), words: words), as: UTF8.self)
}

/// The bodies of all blocks of Content, in the order of the pages' paths.
private let blocksOfContent: [String] = {
  let content = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Content")
  let paths = (FileManager.default.subpaths(atPath: content.path) ?? []).filter { $0.hasSuffix(".md") }
  var blocks: [String] = []
  for path in paths.sorted() {
    var body: String?
    let bytes = FileManager.default.contents(atPath: content.appendingPathComponent(path).path) ?? Data()
    for line in String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n") {
      if let text = body {
        if line == "```" {
          if !text.isEmpty { blocks.append(text) }
          body = nil
        } else {
          body = text + line + "\n"
        }
      } else if line.hasPrefix("```layout {#") {
        body = ""
      }
    }
  }
  return blocks
}()

/// The faults of a block, apart from those of indentation, which formatting mends.
private func faults(_ text: [UInt8]) -> [String] {
  parse(source(text)).diagnostics.map(\.code).filter { $0 != "tab-indentation" && $0 != "odd-indentation" }.sorted()
}

private func frames(_ text: [UInt8], contexts count: Int = .max) -> [[Rect]] {
  let block = parse(source(text)).block
  return block.contexts.prefix(count).map { layOut(lower(block, in: $0)).frames }
}

/// Numbers from a fixed seed.
private struct Dice {
  var state: UInt64
  mutating func roll(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}

@Suite struct FormatterTests {
  @Test(arguments: [
    // What is indented under nothing is a fault, so it stays.
    ("\tbox", "\tbox"),
    ("image  photo   200×150", "image photo 200x150"),
    ("image photo 200X150  ", "image photo 200x150"),
    ("button go “Go|가기” 120x44", "button go \"Go | 가기\" 120x44"),
    ("button go \"Go｜가기\"", "button go \"Go | 가기\""),
    ("button go \"A \\| B|가\"", "button go \"A \\| B | 가\""),
    ("label a \"two  spaces\u{A0}stay\"", "label a \"two  spaces\u{A0}stay\""),
    ("label a\u{A0}\"x\"", "label a \"x\""),
    ("row r spacing = 8 align =fill", "row r spacing=8 align=fill"),
    ("sheet s detents = medium ,  large grabber", "sheet s detents=medium,large grabber"),
    ("label \u{1109}\u{1161}\u{110C}\u{1175}\u{11AB} \"x\"", "label 사진 \"x\""),
    ("box a 4x4#note ", "box a 4x4 #note"),
    ("buton   go", "buton   go"),
    ("label a \"open  ", "label a \"open  "),
    ("box a 4x4\n   top   safe+40", "box a 4x4\n  top safe + 40"),
    ("box a 4x4\n\ttop safe - 4 @ 600", "box a 4x4\n  top safe - 4 @600"),
    ("box a 4x4\n  width 50 % of safe", "box a 4x4\n  width 50% of safe"),
    ("box a 4x4\n  aspect 16 : 9", "box a 4x4\n  aspect 16:9"),
    ("box a 4x4\n  top 40  8", "box a 4x4\n  top 40  8"),
    ("box a 4x4\n      top  safe", "box a 4x4\n      top  safe"),
    ("box a 4x4\nbox b 4x4\na.right<=b.left−8 @600", "box a 4x4\nbox b 4x4\na.right <= b.left - 8 @600"),
    ("box a 4x4\na.top=-8+2*a . height", "box a 4x4\na.top = -8 + 2 * a.height"),
    ("box a 4x4\na.top ≥ 8", "box a 4x4\na.top >= 8"),
    ("box a\nH:|-[a]-| ", "box a\nH:|-[a]-|"),
    ("box a\nH:|-[a( >= 8 )]-|", "box a\nH:|-[a( >= 8 )]-|"),
    (
      "box a 4x4\nwhen  regular   width,landscape\n   a   top safe",
      "box a 4x4\nwhen regular width, landscape\n  a top safe"
    ),
    ("box a 4x4\n\n\n\nbox b 4x4\n\n", "box a 4x4\n\nbox b 4x4"),
    ("box a 4x4\n # odd", "box a 4x4\n# odd"),
  ])
  func formatsALineOfTheBody(_ written: String, _ expected: String) {
    #expect(format(head + written) == head + expected + "\n")
  }

  @Test(arguments: [
    ("caption:A|가", "caption: A | 가"),
    ("caption ： A ｜ 가 # 1", "caption: A | 가 # 1"),
    ("caption: A  B |  가", "caption: A  B | 가"),
    ("caption: only  one", "caption: only  one"),
    ("on:iphone-8,ipad-9.7;portrait ,landscape", "on: iphone-8, ipad-9.7; portrait, landscape"),
    ("on： iphone-8，ipad-9.7；portrait、landscape", "on: iphone-8, ipad-9.7; portrait, landscape"),
    ("on:\u{A0}iphone-8;\u{3000}portrait;1/2 ", "on:\u{A0}iphone-8;\u{3000}portrait;1/2 "),
    ("on:\u{A0}iphone-8;\u{3000}portrait;full ", "on: iphone-8; portrait; full"),
    ("on: iphone-9,x", "on: iphone-9,x"),
    ("text:L,AX1  ..  AX5", "text: L, AX1 .. AX5"),
    ("show:safe,margins", "show: safe, margins"),
    ("note:  as  it is ", "note: as  it is"),
    ("expect:  conflict", "expect: conflict"),
    ("expect:safe.top>=8  on   iphone-8  portrait", "expect: safe.top >= 8 on iphone-8 portrait"),
    ("expect: size-class  compact regular", "expect: size-class compact regular"),
    ("colour:  red", "colour:  red"),
    ("language: en,ko", "language: en, ko"),
  ])
  func formatsAHeader(_ written: String, _ expected: String) {
    let start = written.hasPrefix("on") ? "" : "on: iphone-8\n"
    #expect(format(start + written) == start + expected + "\n")
  }

  @Test func putsOneEmptyLineBetweenHeadersBodyAndExpectations() {
    let written =
      "\n\ncaption: A | 가\n\non: iphone-8\n# the box\nbox a 4x4\n  top safe\n    # of the box\n# said last\nexpect: a.top = 20\nexpect: a.top >= 20\n\n"
    let expected =
      "caption: A | 가\n\non: iphone-8\n\n# the box\nbox a 4x4\n  top safe\n    # of the box\n\n# said last\nexpect: a.top = 20\nexpect: a.top >= 20\n"
    #expect(format(written) == expected)
    #expect(format(expected) == expected)
    #expect(format("\n \n").isEmpty)
  }

  @Test func keepsTheLineEndsOfTheFile() {
    let written = "caption:A|가\r\non: iphone-8\r\nbox  a 4x4\r\n"
    #expect(format(written) == "caption: A | 가\r\non: iphone-8\r\n\r\nbox a 4x4\r\n")
  }

  @Test(arguments: [
    ("  below photo 8", "  photo 아래 8"),
    ("  above photo at least 8 should", "  photo 위 최소 8 권장"),
    ("  after photo", "  photo 뒤"),
    ("  before safe 8", "  안전영역 앞 8"),
    ("  below safe.top 8", "  밑 안전영역.위 8"),
    ("  below button 8", "  밑 button 8"),
    ("  top at least safe + 8 @600", "  위 최소 안전영역 + 8 @600"),
    ("  center x in photo prefer", "  가운데 가로 안 photo 선호"),
    ("  fill y margins inset 4", "  채움 세로 여백 안쪽 4"),
    ("  width at most 50% of screen", "  너비 최대 50% 의 화면"),
    ("  height as photo must", "  높이 같게 photo 필수"),
    ("  hug x maybe", "  껴안기 가로 가능하면"),
    ("  aspect 16:9", "  비율 16:9"),
    ("  stack photo button gap 8", "  쌓기 photo button 간격 8"),
    ("  hide photo", "  숨김 photo"),
    ("top.left = photo.centerX + 8 should", "top.왼쪽 = photo.centerX + 8 권장"),
  ])
  func turnsWordsIntoTheOtherLanguageAndBack(_ english: String, _ korean: String) {
    let start = head + "image photo 4x4\nbutton button 4x4\nbox top\n"
    let koreanStart = "설명: A | 가\n기기: iphone-8; 세로\n\n이미지 photo 4x4\n버튼 button 4x4\n상자 top\n"
    #expect(format(start + english, words: .korean) == koreanStart + korean + "\n")
    #expect(format(koreanStart + korean, words: .english) == start + english + "\n")
  }

  @Test func turnsVariantsAndExpectations() {
    let english =
      "caption: A | 가\non: iphones, iphone-duo inner; portrait; full, 1/2\nis: dont\nbreaks: overlap\nshow: safe, targets\n\n"
      + "image photo 4x4\nwhen regular width, landscape, AX1 .. AX2\n  photo below safe 8\n  box b\n    top safe\n\n"
      + "expect: ambiguous photo\nexpect: size-class compact regular on iphone-8 portrait\n"
    let korean =
      "설명: A | 가\n기기: iphones, iphone-duo 안쪽; 세로; 전체, 1/2\n종류: 나쁜예\n어김: overlap\n표시: 안전영역, targets\n\n"
      + "이미지 photo 4x4\n경우 레귤러 너비, 가로, AX1 .. AX2\n  photo 안전영역 아래 8\n  상자 b\n    위 안전영역\n\n"
      + "기대: 모호 photo\n기대: 크기클래스 콤팩트 레귤러 on iphone-8 세로\n"
    #expect(format(english, words: .korean) == korean)
    #expect(format(korean, words: .english) == english)
    #expect(format(korean) == korean)
  }

  @Test func readsTheBlocksOfContent() {
    #expect(blocksOfContent.count > 50)
  }

  @Test(arguments: blocksOfContent)
  func leavesTheMeaningOfTheBlocksOfContent(_ block: String) {
    let bytes = Array(block.utf8)
    let once = formatted(source(bytes))
    #expect(formatted(source(once)) == once)
    #expect(faults(once) == faults(bytes))
    let english = formatted(source(bytes), words: .english)
    let korean = formatted(source(english), words: .korean)
    #expect(korean != english)
    #expect(formatted(source(korean), words: .english) == english)
    #expect(formatted(source(korean), words: .korean) == korean)
    #expect(faults(korean) == faults(bytes))
    if faults(bytes).isEmpty { #expect(frames(korean) == frames(bytes)) }
    #expect(formatted(source(loose(block))) == once)
    if faults(bytes).isEmpty { #expect(frames(loose(block)) == frames(bytes)) }
  }

  /// The block as an unruly hand would type it.
  private func loose(_ block: String) -> [UInt8] {
    var text = ""
    for line in block.components(separatedBy: "\n") {
      var line = line
      if line.hasPrefix("on:") || line.hasPrefix("breaks:") {
        line = line.replacing(", ", with: "，").replacing("; ", with: " ； ").replacing(": ", with: "：")
      } else if line.hasPrefix("  ") {
        line = "\t" + line.dropFirst(2).replacing(" + ", with: "+").replacing(" - ", with: "\u{A0}−  ")
      }
      if line.contains(".") { line = line.replacing(" = ", with: "=").replacing(" >= ", with: "≥") }
      text += line.isEmpty ? "\n\n" : line + (line.contains("\"") ? "\n" : "  \n")
    }
    return Array(text.utf8)
  }

  @Test(arguments: [7, 8, 9, 10] as [UInt64])
  func formatsMutatedBlocksOnceAndForAll(_ seed: UInt64) {
    // Small matrices, so that a thousand cases take seconds.
    let blocks = blocksOfContent.filter { parse(source(Array($0.utf8))).block.contexts.count <= 8 }
    var dice = Dice(state: seed)
    let pieces = [
      " ", "  ", "\t", "\u{A0}", "：", "，", "；", "｜", "“", "#", "\n", "\n\n", "=", "-", ".", " : ", "위", "아래", "\"",
      "@", "at least ", "\u{1109}\u{1161}", "8", "safe ", "|", "\\", "\r\n", "\u{3000}", "when ", "H:", "expect: ",
    ]
    for index in 0..<250 {
      var bytes = Array(blocks[dice.roll(blocks.count)].utf8)
      for _ in 0..<(1 + dice.roll(5)) {
        let place = dice.roll(bytes.count)
        switch dice.roll(5) {
        case 0: bytes[place] = UInt8(dice.roll(256))
        case 1: bytes.remove(at: place)
        case 2:
          if let space = bytes[place...].firstIndex(of: 0x20) {
            bytes.replaceSubrange(space...space, with: Array(pieces[dice.roll(4)].utf8))
          }
        default: bytes.insert(contentsOf: Array(pieces[dice.roll(pieces.count)].utf8), at: place)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let once = formatted(source(bytes))
      #expect(formatted(source(once)) == once, "\(text)")
      #expect(faults(once) == faults(bytes), "\(text)")
      let words = Language.allCases[index % 2]
      let turned = formatted(source(bytes), words: words)
      #expect(formatted(source(turned), words: words) == turned, "\(text)")
      #expect(faults(turned) == faults(bytes), "\(text)")
      if faults(bytes).isEmpty {
        let before = frames(bytes, contexts: 2)
        #expect(frames(once, contexts: 2) == before, "\(text)")
        #expect(frames(turned, contexts: 2) == before, "\(text)")
      }
    }
  }
}

@Suite struct FixItTests {
  private func fix(_ start: Int, _ end: Int, _ text: String) -> FixIt {
    FixIt(message: "x", range: SourceRange(start, end), replacement: text)
  }

  @Test func appliesWhatDoesNotOverlap() {
    let bytes = Array("abcdef".utf8)
    let fixIts = [fix(4, 5, "E"), fix(0, 2, "AB"), fix(1, 3, "?"), fix(2, 2, "-"), fix(2, 2, "+"), fix(5, 9, "out")]
    #expect(String(decoding: applying(fixIts, to: bytes), as: UTF8.self) == "AB-cdEf")
    #expect(compatible(fixIts, count: bytes.count).count == 3)
    #expect(applying([], to: bytes) == bytes)
  }
}

import Foundation
import LayoutEngine
import Testing

@Suite struct LineBreakTests {
  private let metrics = TextMetrics(style: .body, textSize: .large)

  /// The text cut wherever a line may end.
  ///
  /// A line that holds a prefix exactly ends after it where it may; elsewhere it ends at the space put before the text.
  private func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var start = text.startIndex
    for place in text.indices.dropFirst() where text[place] != " " {
      let prefix = "x " + text[..<place].reversed().drop { $0 == " " }.reversed()
      let measured = metrics.measure("x " + text, maximumWidth: metrics.width(of: prefix), lineLimit: 0)
      if measured.lines[0] != prefix { continue }
      pieces.append(text[start..<place].trimmingCharacters(in: CharacterSet(charactersIn: " ")))
      start = place
    }
    return pieces + [String(text[start...])]
  }

  @Test(arguments: [
    ("one two three", ["one", "two", "three"]), ("well-known fact", ["well-", "known", "fact"]),
    ("a (b) c", ["a", "(b)", "c"]), ("“quoted words” end", ["“quoted", "words”", "end"]),
    ("wait, what?! no", ["wait,", "what?!", "no"]), ("iPhone은 44포인트를 쓴다", ["iPhone은", "44포인트를", "쓴다"]),
    ("안전 영역(safe area)은", ["안전", "영역(safe", "area)은"]), ("및/또는", ["및/", "또는"]),
    ("16/9 화면", ["16/9", "화면"]), ("-5 to -10", ["-5", "to", "-10"]), ("no\u{A0}break here", ["no\u{A0}break", "here"]),
    ("画面の端", ["画", "面", "の", "端"]), ("終わり。次", ["終", "わ", "り。", "次"]), ("dash—dash", ["dash", "—", "dash"]),
    ("https://plumb.example/a", ["https://plumb.example/", "a"]),
  ])
  func breaks(_ text: String, _ wanted: [String]) {
    #expect(pieces(text) == wanted)
  }

  @Test func hangsSpacesOverTheEnd() {
    let measured = metrics.measure("wide    one", maximumWidth: metrics.width(of: "wide"), lineLimit: 0)
    #expect(measured.lines == ["wide", "one"])
    #expect(measured.size.width == metrics.width(of: "wide"))
  }

  @Test func aZeroWidthSpaceBreaks() {
    let measured = metrics.measure("zero\u{200B}width", maximumWidth: metrics.width(of: "width"), lineLimit: 0)
    #expect(measured.lines == ["zero", "width"])
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\u{2028}b"]) func aLineFeedBreaksOnce(_ text: String) {
    #expect(metrics.measure(text, maximumWidth: nil, lineLimit: 0).lines == ["a", "b"])
  }

  @Test(arguments: [("", 1), ("\n", 2), ("a\n\nb", 3), (" ", 1)]) func countsEmptyLines(_ text: String, _ count: Int) {
    #expect(metrics.measure(text, maximumWidth: 100, lineLimit: 0).lines.count == count)
  }

  @Test func aSoftHyphenShowsWhereItBreaks() {
    let text = "inter\u{AD}national"
    #expect(metrics.width(of: text) == metrics.width(of: "international"))
    let measured = metrics.measure(text, maximumWidth: metrics.width(of: "inter-") + 0.1, lineLimit: 0)
    #expect(measured.lines.first == "inter-")
    #expect(metrics.measure(text, maximumWidth: 1000, lineLimit: 0).lines == ["international"])
  }

  @Test(arguments: [
    "e\u{301}e\u{301}e\u{301}", "👩‍👩‍👧👩‍👩‍👧", "🇰🇷🇺🇸🇫🇷", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "👍🏽👍🏽", "1️⃣2️⃣",
  ])
  func neverPartsWhatIsSetAsOne(_ text: String) {
    let lines = metrics.measure(text, maximumWidth: 1, lineLimit: 0).lines
    #expect(lines == text.map(String.init))
  }

  @Test(arguments: [
    ("안전 영역 안에 둔다", 60.0), ("The button stays centred under the image", 90), ("한글과 English가 섞인 문장", 75),
  ])
  func truncatesAtTheTail(_ text: String, _ width: Double) {
    let measured = metrics.measure(text, maximumWidth: width, lineLimit: 1)
    #expect(measured.isTruncated && measured.lines.count == 1)
    #expect(measured.lines[0].hasSuffix("…") && !measured.lines[0].hasSuffix(" …"))
    #expect(
      measured.size.width <= width && (measured.size.width - metrics.width(of: measured.lines[0])).magnitude < 1e-9)
    #expect(text.hasPrefix(measured.lines[0].dropLast()))
  }

  @Test func truncatesToAnEllipsisAloneWhereNothingFits() {
    #expect(metrics.measure("words words", maximumWidth: 1, lineLimit: 1).lines == ["…"])
    #expect(metrics.measure("words", maximumWidth: 500, lineLimit: 1).isTruncated == false)
  }

  /// Whatever the text: nothing is lost, no line is too long unless it is one piece, and more room never takes more lines.
  @Test func keepsItsPromisesForAnyText() {
    let alphabet = Array("ab cd-한글은(は)画。,!“”—/ 1 2\u{A0}\u{AD}e\u{301}👍🏽🇰🇷…")
    var generator = ProblemGenerator(seed: 7)
    for _ in 0..<400 {
      let text = String((0..<(1 + generator.below(40))).map { _ in alphabet[generator.below(alphabet.count)] })
      var previous = Int.max
      for width in stride(from: 5.0, through: 200, by: 13) {
        let measured = metrics.measure(text, maximumWidth: width, lineLimit: 0)
        #expect(measured.lines.count <= previous, "\(text) at \(width)")
        previous = measured.lines.count
        let dropped: Set<Character> = [" ", "\u{AD}", "-"]
        #expect(measured.lines.joined().filter { !dropped.contains($0) } == text.filter { !dropped.contains($0) })
        for line in measured.lines where line.count > 2 { #expect(metrics.width(of: line) <= width + 1e-6, "\(text)") }
      }
    }
  }
}

@Suite struct AdvanceTests {
  private let metrics = TextMetrics(style: .body, textSize: .large)

  @Test(arguments: [
    ("가", 920), ("힣", 920), ("ㄱ", 920), ("\u{1112}\u{1161}\u{11AB}", 920), ("画", 1000), ("あ", 1000), ("Ａ", 1000),
    ("ｱ", 500), ("Я", 620), ("Ω", 620), ("ש", 550), ("ع", 550), ("ก", 600), ("👍", 1250), ("👍🏽", 1250), ("👩‍👩‍👧", 1250),
    ("🇰🇷", 1250), ("1️⃣", 1250), ("é", 582), ("e\u{301}", 582), ("A", 676), ("0", 625), ("\u{200B}", 0), ("…", 900),
  ])
  func measuresByClass(_ text: String, _ thousandths: Int) {
    #expect((metrics.width(of: text) - Double(thousandths) * 17 / 1000).magnitude < 1e-9)
  }

  @Test func measuresTheSumOfItsParts() {
    #expect((metrics.width(of: "가나다") - 3 * 0.92 * 17).magnitude < 1e-9)
    #expect(TextMetrics(style: .headline, textSize: .large).width(of: "A") == 724.0 * 17 / 1000)
  }
}

@Suite struct DynamicTypeTests {
  @Test(arguments: TextStyle.allCases) func growsWithTheSetting(_ style: TextStyle) {
    let sizes = TextSize.allCases.map { style.pointSize(at: $0) }
    #expect(sizes == sizes.sorted() && sizes.count == 12 && sizes[0] >= 11)
    for size in TextSize.allCases { #expect(style.lineHeight(at: size) > style.pointSize(at: size)) }
  }

  @Test(arguments: [
    (TextStyle.body, TextSize.large, 17.0, 22.0), (.body, .accessibility5, 53, 69), (.largeTitle, .large, 34, 41),
    (.caption2, .extraSmall, 11, 13), (.footnote, .large, 13, 18),
  ])
  func hasThePublishedSizes(_ style: TextStyle, _ size: TextSize, _ points: Double, _ leading: Double) {
    #expect(style.pointSize(at: size) == points && style.lineHeight(at: size) == leading)
  }
}

@Suite struct TextLengthTests {
  @Test(arguments: ["OK", "Continue", "계속", "Share a photo", "한글로 쓴 조금 긴 문장입니다", String(repeating: "word ", count: 30)])
  func isAsLongAsTheGuidelineSays(_ text: String) {
    let longer = lengthened(text)
    let count = Double(text.unicodeScalars.count)
    let factor = count <= 10 ? 3 : count <= 20 ? 2 : count <= 30 ? 1.8 : count <= 50 ? 1.6 : count <= 70 ? 1.7 : 1.3
    let longest = text.split(separator: " ").map(\.unicodeScalars.count).max() ?? 0
    #expect(Double(longer.unicodeScalars.count) >= count * factor)
    #expect(longer.unicodeScalars.count <= Int((count * factor).rounded(.up)) + longest + 1)
    #expect(longer.hasPrefix(text))
  }

  @Test func leavesNothingAsItIs() {
    #expect(lengthened("") == "")
    #expect(lengthened("  ") == "  ")
  }
}

import Diagnostics
import Testing

@testable import Reference

private func page(_ text: String, _ language: Language = .english) -> Page {
  let front = "---\ntitle: T\nsummary: S.\n---\n\n"
  let file = SourceText(path: "Content/a.\(language.tag).md", bytes: Array((front + text).utf8))
  return readPage(file, id: "a", language: language).page
}

private func texts(_ text: String) -> [String] { passages(of: page(text)).map(\.text) }

/// Pairs as `English=Korean`, with `-` where one is missing, without title and summary.
private func pairs(_ english: String, _ korean: String) -> [String] {
  let (first, second) = (passages(of: page(english)), passages(of: page(korean, .korean)))
  return alignment(first, second).dropFirst(2).map { pair in
    (pair.english.map { first[$0].text } ?? "-") + "=" + (pair.korean.map { second[$0].text } ?? "-")
  }
}

@Suite struct PassageTests {
  @Test func areTitleHeadingsParagraphsItemsAndCells() {
    let found = texts(
      "## One {#one}\n\nA *b*\n`c`. {#p .rule}\n\n- x\n- y\n\n  z\n\n> [!NOTE]\n> q\n> r\n\n| h |\n| --- |\n| k |\n")
    #expect(found == ["T", "S.", "One", "A *b* `c`.", "x", "y", "z", "q r", "h", "k"])
  }

  @Test func examplesAreLandmarksWithoutText() {
    let found = passages(of: page("```layout {use=go}\n```\n\n```swift\nlet x = 1\n```\n"))
    #expect(found.filter { !$0.isProse }.map(\.id) == ["go"])
  }

  /// What a record holds must read back as the same text, or it could not be exchanged.
  @Test(arguments: [
    "plain", "a *b* **c** ~~d~~ `e` [f](g.md#h \"i\") ![j](k.png)", "`` a`b ``", "a \\* b \\_c\\_ \\[d\\]",
    "<https://a.example/>",
    "1 \\| 2", "한국어 **굵게**를 쓰고 `코드`를 씁니다", "a&amp;b \\{#x}", "[x](<a b.md>)", "a\\\nb",
  ])
  func markdownReadsBack(_ text: String) throws {
    let first = passages(of: page(text + "\n")).last
    let again = passages(of: page((first?.text ?? "") + "\n")).last
    #expect(first?.text == again?.text && first?.prose == again?.prose && first?.codes == again?.codes)
  }
}

@Suite struct AlignmentTests {
  @Test func pairsWhatStandsInOneOrder() {
    #expect(pairs("## A\n\nb\n\nc\n", "## 가\n\n나\n\n다\n") == ["A=가", "b=나", "c=다"])
  }

  @Test func findsTheMissingOneBySharedCodeAndNumbers() {
    let english = "Use `safeArea` here.\n\nKeep 44 points.\n\nSee `margins`.\n"
    #expect(
      pairs(english, "여기서 `safeArea`를 씁니다.\n\n`margins`를 보세요.\n") == [
        "Use `safeArea` here.=여기서 `safeArea`를 씁니다.", "Keep 44 points.=-", "See `margins`.=`margins`를 보세요.",
      ])
  }

  @Test func headingsWithOneIdStayTogether() {
    let found = pairs("## A {#a}\n\nx\n\n## B {#b}\n\ny\n", "## 나 {#b}\n\n와이\n")
    #expect(found == ["A=-", "x=-", "B=나", "y=와이"])
  }

  @Test func kindsAreNotMixed() {
    #expect(pairs("a\n\n- b\n", "- 나\n\n가\n").filter { $0.contains("a=나") || $0.contains("b=가") }.isEmpty)
  }

  @Test func examplesHoldTheirPlaces() {
    let found = pairs("a\n\n```layout {#x}\n```\n\nb\n", "```layout {use=x}\n```\n\n나\n")
    #expect(found == ["a=-", "=", "b=나"])
  }

  /// Every passage is in exactly one pair and both orders are kept, whatever the pages look like.
  @Test(arguments: 0..<60) func keepsEveryPassageAndBothOrders(_ seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func roll(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    func text() -> String {
      (0..<roll(14)).map { index in
        switch roll(4) {
        case 0: "## H\(index) {#h\(roll(6))x\(index)}\n\n"
        case 1: "- i \(roll(90))\n\n"
        case 2: "```layout {use=e\(roll(4))}\n```\n\n"
        default: "p `c\(roll(5))`\n\n"
        }
      }.joined()
    }
    let (first, second) = (passages(of: page(text())), passages(of: page(text(), .korean)))
    let found = alignment(first, second)
    #expect(found.compactMap(\.english) == Array(first.indices))
    #expect(found.compactMap(\.korean) == Array(second.indices))
    for pair in found {
      if let english = pair.english, let korean = pair.korean { #expect(first[english].kind == second[korean].kind) }
    }
  }
}

@Suite struct TranslationNumberTests {
  @Test(arguments: [
    ("at least 44pt x 44pt", ["44", "44"]), ("1,024 bytes", ["1024"]), ("16~20pt", ["16", "20"]), ("two or 2", []),
    ("2 points", ["2"]), ("0.5", ["0.5"]), ("H2 and utf8", []), ("2026년 12월 1일", ["2026"]), ("100만분의 1", []),
    ("iOS 15.", ["15"]), ("5포인트", ["5"]), ("12,34", ["12", "34"]), ("3\u{A0}pt", ["3"]), ("", []),
  ])
  func areThoseInDigitsThatBothLanguagesWrite(_ text: String, _ wanted: [String]) {
    #expect(numbers(in: text, isStrict: true) == wanted)
  }

  @Test(arguments: [
    ("59", "Fifty-nine problems", true), ("3000", "three thousand", true), ("12", "열두 달", true), ("12", "twelve", true),
    ("44", "forty", false), ("100", "a hundred", true), ("300", "three hundred", true), ("0.5", "half", false),
  ])
  func mayBeWords(_ number: String, _ text: String, _ isThere: Bool) {
    #expect(hasNumber(number, asWordsIn: text) == isThere)
  }
}

@Suite struct PassageDifferenceTests {
  private func found(_ english: String, _ korean: String) -> [String] {
    let (one, other) = (passages(of: page(english + "\n")), passages(of: page(korean + "\n", .korean)))
    return differences(one[one.count - 1], other[other.count - 1], on: "components/sheets").map {
      "\($0.kind.code) \($0.piece) \($0.lacking.tag)"
    }
  }

  /// Faults seen in real translations.
  @Test(arguments: [
    (
      "Set `preferredCornerRadius` to 12 pt.", "`PreferenceCornerRadius`를 12 pt로 정합니다.",
      ["translation-code preferredCornerRadius ko", "translation-code PreferenceCornerRadius en"]
    ),
    ("See `prefersGrabberVisible`.", "그래버 표시 선호를 보세요.", ["translation-code prefersGrabberVisible ko"]),
    ("At least 44pt x 44pt.", "최소 40pt x 44pt.", ["translation-number 40 en"]),
    ("At least 44pt.", "최소 40pt.", ["translation-number 44 ko", "translation-number 40 en"]),
    (
      "See [Detents](detents.md).", "[멈춤쇠](멈춤쇠.md)를 보세요.",
      ["translation-link detents.md ko", "translation-link 멈춤쇠.md en"]
    ),
  ])
  func areCodeNumbersAndLinks(_ english: String, _ korean: String, _ wanted: [String]) {
    #expect(found(english, korean) == wanted)
  }

  @Test(arguments: [
    ("`button` in `a.b`", "`버튼`과 `a.b`"), ("See [A](a.en.md#x).", "[가](a.ko.md#x)를 보세요."),
    ("[Apple](https://a.example/en/)", "[애플](https://a.example/kr/)"), ("December 1, 2026", "2026년 12월 1일"),
    ("See below.", "[영어 페이지](sheets.en.md#x)를 보세요."), ("`safeArea`", "safeArea는"), ("two columns", "2열"),
    ("Twelve points", "12포인트"),
  ])
  func leaveAloneWhatLanguagesWriteDifferently(_ english: String, _ korean: String) {
    #expect(found(english, korean).isEmpty)
  }
}

@Suite struct TranslationStateTests {
  private static let english = "Use eight points between headngs.\n\nKeep it.\n\nThird.\n"
  private static let korean = "제목 사이는 8포인트를 씁니다.\n\n그대로 두세요.\n\n셋째.\n"
  private let record: TranslationRecord = {
    let passages = translatedPassages(page(english), page(korean, .korean), nil)
    return TranslationRecord(
      passages.map { TranslationRecord.Pair(english: $0.english?.text ?? "", korean: $0.korean?.text ?? "") })
  }()

  private func states(_ english: String, _ korean: String) -> [TranslationState?] {
    translatedPassages(page(english), page(korean, .korean), record).dropFirst(2).map(\.state)
  }

  @Test func areAcceptedAsTheyWere() {
    #expect(states(Self.english, Self.korean) == [.accepted, .accepted, .accepted])
    let rebroken = Self.english.replacing("eight points", with: "eight\npoints")
    #expect(states(rebroken, Self.korean) == [.accepted, .accepted, .accepted])
  }

  @Test func areOnlyTouchedByASlipOfThePen() {
    #expect(states(Self.english.replacing("headngs", with: "headings"), Self.korean)[0] == .touched)
  }

  @Test func areStaleWhenTheOriginalSaysSomethingElse() {
    let changed = Self.english.replacing("Keep it.", with: "Do not keep it.")
    #expect(states(changed, Self.korean) == [.accepted, .stale(.korean, madeFrom: "Keep it."), .accepted])
    let other = Self.korean.replacing("그대로 두세요.", with: "그대로 두지 마세요.")
    #expect(states(Self.english, other)[1] == .stale(.english, madeFrom: "그대로 두세요."), "Korean is an original, too")
  }

  /// An edit of the translation must not hide that it lags.
  @Test func areUnreviewedWhenBothChanged() {
    let found = states(
      Self.english.replacing("Keep it.", with: "Do not keep it."), Self.korean.replacing("두세요", with: "두십시오"))
    #expect(found[1] == .unreviewed)
  }

  @Test func followTheirPassagesWhenThoseMove() {
    let moved = "Third.\n\nUse eight points between headngs.\n\nKeep it.\n"
    let movedKorean = "셋째.\n\n제목 사이는 8포인트를 씁니다.\n\n그대로 두세요.\n"
    #expect(states(moved, movedKorean) == [.accepted, .accepted, .accepted])
  }

  @Test func tellWhatIsMissingAndWhatHasLostItsOriginal() {
    #expect(states(Self.english + "\nNew `code`.\n", Self.korean).last == .missing(.korean))
    #expect(states("Use eight points between headngs.\n\nKeep it.\n", Self.korean).contains(.orphan(.korean)))
  }

  @Test(arguments: [
    ("It is possible", "It is impossible"), ("You are able", "You are unable"), ("never hide", "ever hide"),
    ("hide it now", "hide it not"), ("44 points", "45 points"), ("use `abcde`", "use `abcdf`"), ("있습니다", "없습니다"),
    ("Keep it", "Keep it always"), ("should show", "should shut"),
  ])
  func noSlipTurnsTheMeaning(_ before: String, _ after: String) {
    #expect(!isSlip(before, after))
  }

  @Test func recordsReadBack() {
    let file = SourceText(path: "x.tsv", bytes: record.bytes)
    let (again, problems) = TranslationRecord.read(file)
    #expect(again == record && problems.isEmpty)
    let (_, faults) = TranslationRecord.read(SourceText(path: "x.tsv", bytes: Array("a\tb\n\nno tab\n".utf8)))
    #expect(faults.map(\.code) == ["bad-translation-record"])
  }
}

@Suite struct WordDifferenceTests {
  @Test func tellsWhatIsNew() {
    #expect(
      wordDifference("Hide the bar", "Do not hide the bar") == [
        .removed("Hide"), .added("Do not hide"), .common("the bar"),
      ])
  }

  @Test(arguments: [("a b c d", "b c e"), ("", "x y"), ("x", ""), ("a a b a", "a b a a"), ("가 나 다", "가 라 다")])
  func holdsBothTexts(_ before: String, _ after: String) {
    let runs = wordDifference(before, after)
    var (old, new): ([String], [String]) = ([], [])
    for run in runs {
      switch run {
      case .common(let text):
        old.append(text)
        new.append(text)
      case .removed(let text): old.append(text)
      case .added(let text): new.append(text)
      }
    }
    #expect(old.joined(separator: " ") == before && new.joined(separator: " ") == after)
  }
}

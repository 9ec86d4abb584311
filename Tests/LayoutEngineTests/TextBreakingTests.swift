import LayoutEngine
import Testing

/// Where lines break: each text is measured a little narrower than itself, so it breaks at its last opportunity.
@Suite struct TextBreakingTests {
  private let metrics = TextMetrics(style: .body, textSize: .large)

  private func breakOnce(_ text: String) -> [String] {
    metrics.measure(text, maximumWidth: metrics.width(of: text) - 0.5, lineLimit: 0).lines
  }

  @Test(arguments: [
    ("Save changes", ["Save", "changes"]),
    ("Save   changes", ["Save", "changes"]),
    ("well-known", ["well-", "known"]),
    ("iOS-17", ["iOS-", "17"]),
    ("16-bit", ["16-", "bit"]),
    ("at -5", ["at", "-5"]),
    ("pages 10-20", ["pages", "10-20"]),
    ("use --flag", ["use", "--flag"]),
    ("well\u{2010}known", ["well\u{2010}", "known"]),
    ("1990–2000", ["1990–", "2000"]),
    ("yes—no", ["yes—", "no"]),
    ("and/or", ["and/", "or"]),
    ("ratio 16/9", ["ratio", "16/9"]),
    ("see https://plumb", ["see", "https://plumb"]),
    ("in /usr", ["in", "/usr"]),
    ("data\u{200B}base", ["data", "base"]),
    ("data\u{200B} base", ["data", "base"]),
    ("data\u{AD}base", ["data-", "base"]),
    ("Tap\tit", ["Tap", "it"]),
  ])
  func breaksEnglish(_ text: String, _ lines: [String]) {
    #expect(breakOnce(text) == lines)
  }

  @Test(arguments: [
    ("in 10\u{A0}km", ["in", "10\u{A0}km"]),
    ("in 10\u{202F}km", ["in", "10\u{202F}km"]),
    ("in well-\u{2060}known", ["in", "well-\u{2060}known"]),
    ("in well-\u{FEFF}known", ["in", "well-\u{FEFF}known"]),
    ("in well\u{2011}known", ["in", "well\u{2011}known"]),
    ("in data\u{AD}\u{2060}base", ["in", "data\u{2060}base"]),
    ("Oh really ?", ["Oh", "really ?"]),
    ("Oh ( really", ["Oh", "( really"]),
    ("the (big)", ["the", "(big)"]),
    ("say “hi”", ["say", "“hi”"]),
    ("say ‘hi’.", ["say", "‘hi’."]),
    ("say \"hi\"", ["say", "\"hi\""]),
    ("by 50%", ["by", "50%"]),
    ("oh well…", ["oh", "well…"]),
    ("a data-)", ["a", "data-)"]),
    ("a dash—.", ["a dash", "—."]),
    ("use .swift", ["use", ".swift"]),
    ("use %d", ["use", "%d"]),
  ])
  func keepsTogether(_ text: String, _ lines: [String]) {
    #expect(breakOnce(text) == lines)
  }

  @Test(arguments: [
    ("설정 열기", ["설정", "열기"]),
    ("새 iPhone은", ["새", "iPhone은"]),
    ("최소 44포인트를", ["최소", "44포인트를"]),
    ("새 애플(Apple)은", ["새", "애플(Apple)은"]),
    ("새 「제목」은", ["새", "「제목」은"]),
    ("새 漢字는", ["새 漢", "字는"]),
    ("새 사진📱은", ["새", "사진📱은"]),
    ("약 50%는", ["약", "50%는"]),
    ("네, 좋아요!", ["네,", "좋아요!"]),
    ("가로/세로", ["가로/", "세로"]),
    ("서울—부산", ["서울—", "부산"]),
    ("새 \u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", ["새", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"]),
  ])
  func breaksKoreanBetweenWords(_ text: String, _ lines: [String]) {
    #expect(breakOnce(text) == lines)
  }

  @Test(arguments: [
    ("設定画面", ["設定画", "面"]),
    ("設定。", ["設", "定。"]),
    ("設定、", ["設", "定、"]),
    ("設定」", ["設", "定」"]),
    ("設「定", ["設", "「定"]),
    ("サーバー", ["サー", "バー"]),
    ("ちょっと", ["ちょっ", "と"]),
    ("二人々", ["二", "人々"]),
    ("設定iPad", ["設定", "iPad"]),
    ("Hi👋", ["Hi", "👋"]),
  ])
  func breaksBetweenHanAndKana(_ text: String, _ lines: [String]) {
    #expect(breakOnce(text) == lines)
  }

  @Test func breaksBeforeAnEmDash() {
    let width = metrics.width(of: "yes—") - 0.5
    #expect(metrics.measure("yes—no", maximumWidth: width, lineLimit: 0).lines == ["yes", "—no"])
  }

  @Test(arguments: [
    ("", [""]), ("   ", [""]), ("a\nb", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\n\nb", ["a", "", "b"]),
    ("a\r\rb", ["a", "", "b"]), ("a\n", ["a", ""]), ("\na", ["", "a"]), ("a  \n b", ["a", " b"]),
    ("가\u{2028}나", ["가", "나"]),
  ])
  func breaksAtLineFeeds(_ text: String, _ lines: [String]) {
    let measured = metrics.measure(text, maximumWidth: nil, lineLimit: 0)
    #expect(measured.lines == lines)
    #expect(measured.size.height == Double(lines.count) * 22)
  }

  @Test func countsLeadingSpacesAndNotTrailingOnes() {
    let letter = metrics.width(of: "a")
    let space = metrics.width(of: " ")
    #expect(metrics.measure("a  ", maximumWidth: letter, lineLimit: 0).lines == ["a"])
    #expect(metrics.measure("a  ", maximumWidth: nil, lineLimit: 0).size.width == letter)
    let led = metrics.measure("  a  ", maximumWidth: nil, lineLimit: 0)
    #expect(led.lines == ["  a"])
    #expect((led.size.width - letter - 2 * space).magnitude < 1e-9)
  }

  /// A hyphen that does not fit is not shown, and a soft hyphen that is not used takes no room.
  @Test func hyphenatesWhereTheHyphenFits() {
    let text = "co\u{AD}opera\u{AD}tion"
    func lines(_ width: Double) -> [String] { metrics.measure(text, maximumWidth: width, lineLimit: 0).lines }
    #expect(lines(metrics.width(of: "cooperation")) == ["cooperation"])
    #expect(lines(metrics.width(of: "coopera-")) == ["coopera-", "tion"])
    #expect(lines(metrics.width(of: "coopera-") - 0.1) == ["co-", "opera-", "tion"])
    let narrow = metrics.measure("ab\u{AD}cd", maximumWidth: metrics.width(of: "ab-") - 0.1, lineLimit: 0)
    #expect(narrow.lines == ["ab", "cd"])
    let measured = metrics.measure(text, maximumWidth: metrics.width(of: "coopera-"), lineLimit: 0)
    #expect((measured.size.width - metrics.width(of: "coopera-")).magnitude < 1e-9)
  }

  @Test func movesAWordThatIsTooLongToItsOwnLineFirst() {
    let width = metrics.width(of: "aaaaa")
    #expect(metrics.measure("aa aaaaaaa a", maximumWidth: width, lineLimit: 0).lines == ["aa", "aaaaa", "aa a"])
  }
}

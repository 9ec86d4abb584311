import LayoutEngine
import Testing

/// What stays together on a line that has room for nothing, and how wide it is.
@Suite struct TextUnitTests {
  private let metrics = TextMetrics(style: .body, textSize: .large)

  /// Compared scalar by scalar, because equal strings may be composed differently.
  @Test(arguments: [
    ["a", "b"],
    ["e\u{301}\u{323}", "x"],
    ["\u{301}e", "x"],
    ["👨‍👩‍👧", "👍🏽", "x"],
    ["🇰🇷", "🇯🇵", "🇺"],
    ["1\u{FE0F}\u{20E3}", "2"],
    ["❤\u{FE0F}", "❤\u{FE0E}", "❤"],
    ["🏴\u{E0067}\u{E0062}\u{E007F}", "a"],
    ["\u{1112}\u{1161}\u{11AB}", "\u{1100}\u{1173}\u{11AF}"],
    ["가\u{11A8}", "각\u{11A8}", "가", "\u{1100}가"],
    ["か\u{3099}", "き"],
    ["ｶﾞ", "ｷ"],
    ["葛\u{E0100}", "城"],
    ["ก\u{0E31}", "น\u{0E49}"],
    ["क\u{093F}", "म\u{0947}"],
    ["1", "0\u{A0}k", "m"],
    ["a\u{2060}b", "c"],
    ["a\u{200E}", "b"],
  ])
  func staysTogether(_ units: [String]) {
    let lines = metrics.measure(units.reduce("", +), maximumWidth: 0, lineLimit: 0).lines
    #expect(lines.map { Array($0.unicodeScalars) } == units.map { Array($0.unicodeScalars) })
  }

  @Test(arguments: [
    ("A", 676), ("a", 564), ("0", 625), (" ", 281), ("\u{A0}", 281), ("-", 460), ("é", 582), ("\t", 281),
    ("Ā", 676), ("ą", 564), ("ı", 237), ("ł", 237), ("Ž", 625), ("ž", 541), ("Ÿ", 665), ("ș", 523), ("ơ", 597),
    ("ệ", 582), ("Ệ", 598), ("ǁ", 600), ("œ", 600),
    ("가", 920), ("힣", 920), ("ㄱ", 920), ("\u{1112}", 920), ("\u{1112}\u{1161}\u{11AB}", 920),
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", 1840),
    ("漢", 1000), ("か", 1000), ("ー", 1000), ("。", 1000), ("Ａ", 1000), ("！", 1000), ("𠮷", 1000), ("　", 1000),
    ("ｶ", 500), ("｡", 500),
    ("Ж", 620), ("ω", 620), ("ب", 550), ("א", 550), ("א\u{05B8}", 550), ("ก", 600), ("ก\u{0E31}", 600), ("क", 600),
    ("क\u{093F}", 600), ("Ա", 600),
    ("e\u{301}", 582), ("\u{301}", 0), ("\u{200D}", 0), ("\u{200B}", 0), ("\u{AD}", 0), ("\u{2060}", 0),
    ("\u{FEFF}", 0), ("\u{202A}", 0), ("\u{2067}", 0), ("\u{FE0F}", 0), ("\n", 0), ("\u{7F}", 0),
    ("…", 821), ("–", 500), ("—", 1000), ("’", 185), ("“", 381), ("•", 562), ("‐", 460), ("₩", 949), ("→", 955),
    ("😀", 1250), ("👍🏽", 1250), ("🏽", 1250), ("👨‍👩‍👧", 1250), ("👩‍❤️‍👨", 1250), ("🏳️‍🌈", 1250), ("🇰🇷", 1250),
    ("🇰🇷🇯🇵", 2500), ("1️⃣", 1250), ("#️⃣", 1250), ("©", 915), ("©️", 1250), ("☝🏽", 1250), ("⚡", 1250), ("❤", 1000),
    ("❤️", 1250), ("1\u{FE0F}", 464), ("🏴\u{E0067}\u{E0062}\u{E007F}", 1250), ("⛹🏽‍♀️", 1250), ("😀😀", 2500),
  ])
  func hasTheAdvance(_ text: String, _ thousandths: Double) {
    #expect((metrics.width(of: text) - thousandths * 17 / 1000).magnitude < 1e-9)
  }

  @Test(arguments: [("A", 724), ("ą", 575), ("…", 806), ("가", 920)])
  func isWiderInSemibold(_ text: String, _ thousandths: Double) {
    let headline = TextMetrics(style: .headline, textSize: .large)
    #expect((headline.width(of: text) - thousandths * 17 / 1000).magnitude < 1e-9)
  }
}

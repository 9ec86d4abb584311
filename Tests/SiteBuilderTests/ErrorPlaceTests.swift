import Diagnostics
import FileSystem
import SiteBuilder
import Testing

/// A site of one page in two languages around some text.
private func built(_ body: String, prefix: String = "", newline: String = "\n") async throws -> BuiltSite {
  let page = prefix + "---\ntitle: A\nsummary: A.\n---\n\n" + body
  return try await buildSite(
    try InMemoryFileSystem([
      ("Content/a.en.md", page.replacing("\n", with: newline)),
      ("Content/a.ko.md", "---\ntitle: 가\nsummary: 가.\n---\n\n글\n"),
      (
        "Site/site.yaml",
        "title: {en: T, ko: 티}\ndescription: {en: D, ko: 디}\nnavigation:\n  - title: {en: S, ko: 에스}\n    pages: [a]\n"
      ), ("Themes/plumb/page.html", "<html lang=\"{{ page.lang }}\"><body p:html=\"page.content\"></body></html>"),
      ("Themes/plumb/language-choice.html", "<html lang=\"en\"><body>x</body></html>"),
      ("Themes/plumb/strings.yaml", "next: {en: Next, ko: 다음}\n"),
    ]))
}

/// Each diagnostic as line:column:code.
private func places(_ site: BuiltSite) -> [String] {
  site.diagnostics.map { diagnostic in
    let position = site.sources[diagnostic.path]?.position(at: diagnostic.range?.start ?? 0)
    return "\(position?.line ?? 0):\(position?.column ?? 0):\(diagnostic.code)"
  }
}

private func block(_ id: String, _ lines: [String], indent: String = "") -> String {
  let all = ["```layout {#\(id)}", "caption: A | 가", "on: iphone-8; portrait"] + lines + ["```"]
  return all.map { indent + $0 + "\n" }.joined()
}

/// Errors stand at their line and column in the page, wherever the block stands in it.
@Suite struct ErrorPlaceTests {
  private let wrong = ["box 카드 20x20", "  top safe", "  leading marginz"]

  @Test(arguments: ["\n", "\r\n"]) func isTheLineOfThePage(_ newline: String) async throws {
    let site = try await built("글\n\n" + block("a", wrong), newline: newline)
    #expect(places(site) == ["13:11:unknown-view"])
  }

  @Test func countsWithAByteOrderMark() async throws {
    #expect(places(try await built("글\n\n" + block("a", wrong), prefix: "\u{FEFF}")) == ["13:11:unknown-view"])
  }

  @Test func countsTheIndentationOfAList() async throws {
    let site = try await built("1. 첫째\n\n" + block("a", wrong, indent: "   "))
    #expect(places(site) == ["13:14:unknown-view"])
  }

  @Test func countsTheMarksOfAQuotation() async throws {
    let site = try await built("> 글\n>\n" + block("a", wrong, indent: "> "))
    #expect(places(site) == ["13:13:unknown-view"])
  }

  @Test func countsCharactersAfterHangulAndEmoji() async throws {
    let site = try await built(
      block("a", ["box 카드👍 20x20", "  top safe", "  leading safe", "label 글 \"👩‍👩‍👧 가나\" widht=3"]))
    // A column is a Unicode scalar: the family of emoji counts five.
    #expect(places(site).contains("12:20:unknown-key"), "\(places(site))")
  }

  @Test func reportsATabAndGoesOn() async throws {
    let site = try await built(block("a", ["box a 20x20", "\ttop safe", "  leading marginz"]))
    #expect(places(site) == ["10:1:tab-indentation", "11:11:unknown-view"])
  }

  /// Two wrong blocks, one of them in a list; one that fails as it says, one that does not fail as it says.
  @Test func reportsEveryFaultOfAPageInOneRun() async throws {
    let body =
      "맞는 예입니다.\n\n" + block("good", ["box a 20x20", "  top safe", "  leading safe"]) + "\n틀린 예입니다.\n\n"
      + block("typo", ["box 카드 20x20", "  top saef", "  leading safe"]) + "\n1. 첫째\n\n"
      + block("twice", ["box 제목 20x20", "  top safe", "  leading safe", "box 제목 20x20"], indent: "   ")
      + "\n실패해야 하는 예입니다.\n\n"
      + block(
        "fails",
        [
          "is: dont", "breaks: touch-target", "icon-button a 20x20", "  center x", "  center y",
        ]) + "\n실패하지 않는 예입니다.\n\n"
      + block(
        "holds",
        [
          "is: dont", "breaks: touch-target", "icon-button a 44x44", "  center x", "  center y",
        ])
    let site = try await built(body)
    #expect(
      places(site) == ["22:7:unknown-view", "34:4:duplicate-name", "55:9:unbroken"],
      "\(site.diagnostics.map(\.message.english))")
    #expect(site.hasErrors)
  }
}

/// What a writer reads after a slip, in both languages.
@Suite struct TypoTests {
  /// A slip in a block, and the messages that it gives.
  private static let slips: [(slip: [String], english: String, korean: String)] = [
    (
      ["box a 20x20", "  topp safe", "  leading safe"],
      "unknown kind of view or phrase ‘topp’; did you mean ‘top’?", "알 수 없는 뷰 종류 또는 배치 낱말 ‘topp’. 혹시 ‘top’입니까?"
    ),
    (
      ["buton a \"OK\"", "  top safe", "  leading safe"],
      "unknown kind of view or phrase ‘buton’; did you mean ‘button’?", "알 수 없는 뷰 종류 또는 배치 낱말 ‘buton’. 혹시 ‘button’입니까?"
    ),
    (
      ["box photo 20x20", "  top safe", "  leading safe", "box b 20x20", "  below phot 8", "  leading safe"],
      "unknown view or guide ‘phot’; did you mean ‘photo’?", "알 수 없는 뷰 또는 가이드 ‘phot’. 혹시 ‘photo’입니까?"
    ),
    (
      ["box a 20x20", "  top 40", "  leading safe"],
      "‘top 40’ says from nothing; write for example ‘top safe + 40’", "무엇에서 잰 거리인지 없습니다. 예: ‘top safe + 40’"
    ),
    (
      ["box a 20x20", "  top safe 40", "  leading safe"],
      "write + or - before the distance: ‘+ 40’", "거리 앞에 + 또는 -를 쓰십시오: ‘+ 40’"
    ),
    (
      ["is: dont", "box a 20x20", "  top safe", "  leading safe"],
      "a don’t example says what it breaks; for example ‘breaks: safe-area’",
      "피할 예에는 무엇을 어기는지 적습니다. 예: ‘breaks: safe-area’"
    ),
    (
      ["is: dont", "breaks: safe-aria", "label a \"A\"", "  top screen", "  leading margins"],
      "unknown check ‘safe-aria’; did you mean ‘safe-area’?", "알 수 없는 검사 ‘safe-aria’. 혹시 ‘safe-area’입니까?"
    ),
    (
      ["label a \"A", "  top safe", "  leading safe"], "the closing quotation mark is missing", "닫는 따옴표가 없습니다"
    ),
    (
      ["box a 20x20", "  top safe"],
      "the example ‘slip’ breaks ambiguity on iPhone 8, portrait: ‘a’ has no horizontal position; add for example ‘leading margins’",
      "예시 ‘slip’: iPhone 8, 세로에서 ambiguity 위반. ‘a’: 가로 위치가 정해지지 않았습니다. 예: ‘leading margins’"
    ),
    (
      ["box a 20x20", "  top safe", "  leading safe", "  width 30"],
      "the example ‘slip’ breaks conflict on iPhone 8, portrait: 2 required statements contradict each other; change one of them or give it a lower strength",
      "예시 ‘slip’: iPhone 8, 세로에서 conflict 위반. 필수 문장 2개가 서로 모순됩니다. 하나를 고치거나 강도를 낮추십시오"
    ),
    (
      ["figure: iphone8", "box a 20x20", "  top safe", "  leading safe"],
      "unknown device ‘iphone8’; did you mean ‘iphone-8’?", "알 수 없는 기기 ‘iphone8’. 혹시 ‘iphone-8’입니까?"
    ),
    (
      ["show: margin", "box a 20x20", "  top safe", "  leading safe"],
      "unknown overlay ‘margin’; did you mean ‘margins’?", "알 수 없는 겹쳐 보기 ‘margin’. 혹시 ‘margins’입니까?"
    ),
  ]

  @Test(arguments: slips.indices) func saysWhatIsWrongAndWhatToDo(_ index: Int) async throws {
    let slip = TypoTests.slips[index]
    let site = try await built(block("slip", slip.slip))
    let first = try #require(site.diagnostics.first)
    #expect(site.diagnostics.count == 1, "\(site.diagnostics.map(\.message.english))")
    #expect(first.message.english == slip.english)
    #expect(first.message.korean == slip.korean)
  }
}

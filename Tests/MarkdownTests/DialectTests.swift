import Diagnostics
import Markdown
import Testing

func document(_ text: String) -> Document { parseMarkdown(page(text)).document }

@Suite struct HeadingNamesAndAttributes {
  @Test func koreanHeadingsGetDistinctIDs() {
    let text = """
      # 배치 안내
      ## 개요
      ## 개요
      ## 안전 영역(Safe Area)
      ## 시트 (Sheets)
      ## 시트(Sheets)
      ## 44pt
      ## C++와 C#
      ## !!!
      ## ⚙️ 설정
      ## 개요-1
      ## ⚠️
      ## 1. 안전 영역 — 위/아래
      ## `leading` 여백의 값
      """
    #expect(
      document(text).headings.map(\.id) == [
        "배치-안내", "개요", "개요-1", "안전-영역safe-area", "시트-sheets", "시트sheets", "44pt", "c와-c", "section", "설정", "개요-1-1",
        "section-1", "1-안전-영역-위아래", "leading-여백의-값",
      ])
  }

  @Test func decomposedHeadingsGetComposedIDs() {
    let id = document("# \u{1109}\u{1175}\u{1110}\u{1173} Cafe\u{301}\n").headings[0].id
    #expect(Array(id.utf8) == Array("\u{C2DC}\u{D2B8}-caf\u{E9}".utf8))
  }

  @Test func aWrittenIDWinsAndTheSlugStaysASecondAnchor() {
    let headings = document("## baseline\n\n## 기준선 {#baseline .rule .new}\n\nA {#b}\n---\n\n## C {#d} ##\n").headings
    #expect(headings.map(\.id) == ["baseline-1", "baseline", "b", "d"])
    #expect(headings.map(\.alternateID) == [nil, "기준선", "a", "c"])
    #expect(headings[1].attributes.classes == ["rule", "new"])
    #expect(headings.map { plainText(of: $0.inlines) } == ["baseline", "기준선", "A", "C"])
  }

  @Test(arguments: [
    ("# a {#가}", ["bad-attributes"]), ("# a {#b #c}", ["bad-attributes"]), ("# a {x}", []), ("# a \\{#b}", []),
    ("# a {.b c=\"d e\"}", []),
    ("# a {#x}\n# b {#x}", ["duplicate-id"]), ("# `{#b}`", []), ("# {#b}", []),
  ])
  func attributesThatCannotBeReadAreReported(text: String, expected: [String]) {
    #expect(codes(text) == expected)
  }

  @Test func twoEqualWrittenIDsStillGiveDistinctOnes() {
    #expect(document("# a {#x}\n# b {#x}").headings.map(\.id) == ["x", "b"])
  }

  @Test func thousandsOfEqualHeadingsAreNamedInTime() {
    let headings = document(String(repeating: "# 개요\n", count: 20_000)).headings
    #expect(headings.last?.id == "개요-19999")
  }
}

@Suite struct CodeFences {
  @Test func infoStringsGiveLanguageAndAttributes() {
    let blocks = document(
      "```layout {#sheet .wide width=\"1 2\"}\na\n```\n\n~~~ {use=sheet}\n~~~\n\n```swift\n```\n\n```\n```\n"
    ).codeBlocks
    #expect(blocks.map(\.code.language) == ["layout", "", "swift", ""])
    #expect(blocks[0].code.attributes.id == "sheet")
    #expect(blocks[0].code.attributes.classes == ["wide"])
    #expect(blocks[0].code.attributes.value(of: "width") == "1 2")
    #expect(blocks[1].code.use == "sheet")
    #expect(codes("```layout {#가}\n```") == ["bad-attributes"])
    #expect(codes("```layout {use=}\n```") == ["bad-attributes"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesOfCodeAreBytesOfTheFile(newline: String) throws {
    let lines = [
      "가 **나(a)**는", "", "> - 항목", ">", ">   ```layout {#x}", ">   device 아이폰", ">", ">     들여 쓴 **(줄)**은 3*4",
      ">   ```", "", "    indented", "", "    더",
    ]
    let file = page(lines.joined(separator: newline))
    let found = parseMarkdown(file).document.codeBlocks
    #expect(found.map(\.code.text) == ["device 아이폰\n\n  들여 쓴 **(줄)**은 3*4\n", "indented\n\n더\n"])
    #expect(found[0].code.contentLines.map { file.text($0) } == ["device 아이폰", "", "  들여 쓴 **(줄)**은 3*4"])
    #expect(
      found[0].code.contentLines.map { file.position(at: $0.start) } == [
        SourcePosition(line: 6, column: 5), SourcePosition(line: 7, column: 2), SourcePosition(line: 8, column: 5),
      ])
    #expect(file.text(found[0].code.infoRange) == "layout {#x}")
    #expect(found.map(\.code.isFenced) == [true, false])
    #expect(found[1].code.contentLines.map { file.text($0) } == ["indented", "", "더"])
  }

  @Test func indentedCodeThatLooksLikeAFenceIsNone() {
    let found = document("    ```\n    a\n    ```\n\n- a\n\n      ~~~\n      b\n").codeBlocks
    #expect(found.map(\.code.isFenced) == [false, false])
    #expect(found.map(\.code.text) == ["```\na\n```\n", "~~~\nb\n"])
    #expect(document("1. a\n\n    ```\n    b\n    ```\n").codeBlocks.map(\.code.isFenced) == [true])
  }
}

@Suite struct Tables {
  func table(_ text: String) -> Table? {
    for block in document(text).blocks { if case .table(let table) = block.kind { return table } }
    return nil
  }

  func rows(_ text: String) -> [[String]]? {
    table(text).map { ([$0.header] + $0.rows).map { $0.map { plainText(of: $0.inlines) } } }
  }

  @Test(arguments: [
    ("| a | b |\n|---|:-:|\n| c | d |", [["a", "b"], ["c", "d"]]), ("a | b\n--|--\nc | d", [["a", "b"], ["c", "d"]]),
    ("| `a\\|b` | 둘 중 하나 |\n|---|---|", [["a|b", "둘 중 하나"]]), ("|a|\n|-|\n|b|\nc", [["a"], ["b"], ["c"]]),
    ("| # x # | - y |\n|-|-|\n| 1. z | > q |", [["# x #", "- y"], ["1. z", "> q"]]),
    ("| C# | a\\# |\n|-|-|", [["C#", "a#"]]),
    ("|||\n|-|-|\n|a||", [["", ""], ["a", ""]]), ("| **시트(a)**는 | [l](m) |\n|-|-|", [["시트(a)는", "l"]]),
  ])
  func pipesMakeTables(text: String, expected: [[String]]) {
    #expect(rows(text) == expected)
    #expect(rows("> " + text.split(separator: "\n").joined(separator: "\n> ")) == nil)
    #expect(codes(text) == [])
  }

  @Test func tablesStandInListsAndQuotations() throws {
    let text = "> - x\n>\n>   | a | b |\n>   |---|---|\n>   | c | **d(e)**는 |\n"
    #expect(html(text).contains("<td>c</td>\n<td><strong>d(e)</strong>는</td>"))
    #expect(codes(text) == [])
  }

  @Test func alignmentsAreRead() {
    #expect(table("|a|b|c|d|\n|:-|:-:|-:|-|")?.alignments == [.left, .center, .right, .natural])
  }

  @Test func cellsKnowTheirPlacesAndLinksTheirs() throws {
    let file = page("가나\n\n| 기기 | 링크(a)**는** |\n|--|--|\n| *iPad* | [시트](b.md#c) |\n")
    let parsed = parseMarkdown(file).document
    guard case .table(let table) = parsed.blocks[1].kind else {
      Issue.record("no table")
      return
    }
    #expect(
      (table.header + table.rows[0]).map { file.text($0.range) } == ["기기", "링크(a)**는**", "*iPad*", "[시트](b.md#c)"])
    #expect(parsed.links.map { file.text($0.range) } == ["b.md#c"])
    #expect(file.text(parsed.blocks[1].range).hasPrefix("| 기기"))
  }

  @Test func cellsUseDefinitionsOfThePage() {
    #expect(html("| [a][b] |\n|--|\n\n```\n[b]: /wrong\n```\n\n[b]: /right\n").contains("<a href=\"/right\">a</a>"))
  }

  @Test func theLinesBeforeATableStayAParagraph() {
    let text = "앞글 하나\n둘 **셋(a)**은\n| a | b |\n|--|--|\n| c | d |"
    #expect(html(text).hasPrefix("<p>앞글 하나 둘 <strong>셋(a)</strong>은</p>\n<div"))
    #expect(rows(text) == [["a", "b"], ["c", "d"]])
  }

  @Test(arguments: [
    ("| a | b |\n|--|--|\n| `c|d` | e |", ["table-extra-cells"]),
    ("| a | b |\n|--|--|\n| c |", ["table-missing-cells"]),
    ("| a | b |\n|--|--|--|\n| c | d |", ["table-columns"]), ("a\nb | c\n| d", []), ("a\n|--|", []), ("a | b", []),
  ])
  func rowsThatDoNotFitAreReported(text: String, expected: [String]) {
    #expect(codes(text) == expected)
  }

  @Test func aPipeInsideBackticksIsNamedAsTheCause() throws {
    let file = page("| a | b |\n|--|--|\n| `c|d` | e |\n")
    let found = try #require(parseMarkdown(file).diagnostics.first)
    #expect(found.severity == .error)
    #expect(found.notes.first?.message.english.contains("backticks") == true)
    #expect(file.text(try #require(found.range)) == "e |")
  }
}

@Suite struct Callouts {
  @Test(arguments: zip(Callout.Kind.allCases, ["참고", "도움말", "중요", "경고", "주의"]))
  func quotationsWithAMarkAreCallouts(kind: Callout.Kind, title: String) {
    let html = html("> [!\(kind.rawValue)]\n> 안전 **영역(a)**은\n>\n> - 둘\n", style: .pages)
    #expect(
      html
        == "<div class=\"callout callout-\(kind.rawValue.lowercased())\" role=\"note\">\n<p class=\"callout-title\">\(title)</p>\n"
        + "<p>안전 <strong>영역(a)</strong>은</p>\n<ul>\n<li>둘</li>\n</ul>\n</div>\n")
  }

  @Test(arguments: [
    ("> [!NOTES]\n> a", ["unknown-callout"]), ("> [!NOTE] a", ["callout-not-alone"]), ("> [!note]\n> a", []),
    ("> [!NOTE]", []), ("> [a]", []),
    ("> ![a](b)", []), ("> [!WARNING]  \n> a", []),
  ])
  func marksThatAreNotKnownAreReported(text: String, expected: [String]) {
    #expect(codes(text) == expected)
  }
}

@Suite struct Habits {
  @Test(arguments: [
    ("• 점 하나\n• 점 둘", ["bullet-character"]), ("    네 칸 들여 쓴 한국어", ["indented-prose"]), ("    code", []),
    ("1. 하나\n  1. 둘", ["loose-list-indent"]),
    ("1. 하나\n   1. 둘", []), ("[시트](시트 화면.md)", ["space-in-link"]), ("[시트](<시트 화면.md>)", []), ("[배열[0]의 값](a.md)", []),
    ("<svg viewBox=\"0 0 1 1\">\n\n<g/>\n</svg>", ["blank-line-in-html"]),
    ("<svg viewBox=\"0 0 1 1\">\n<g/>\n</svg>", []),
  ])
  func whatOftenGoesWrongIsWarnedOf(text: String, expected: [String]) {
    #expect(codes(text) == expected)
  }
}

@Suite struct Safety {
  @Test(arguments: [
    "<script>a</script>", "<SCRIPT src=a>", "a <b onclick=\"x()\">b</b>", "<div\n  ONLOAD = x>",
    "<a href=\"javascript:x\">", "<a href=' java\tscript:x'>",
    "<a href=\"&#106;avascript&colon;x\">", "[a](javascript:x)", "![a](JavaScript:x)", "<javascript:x>",
    "[a][b]\n\n[b]: vbscript:x", "[a](data:text/html,x)",
    "<iframe src=\"a\">", "<div><svg/onload=x></div>", "<b a='>' onclick=x>", "<!-- --><img src=x onerror=y>",
    "<div x\nsrcdoc=y>",
    "<object data=a>",
  ])
  func whatRunsCodeIsAnError(text: String) {
    let found = parseMarkdown(page(text)).diagnostics
    #expect(found.contains { $0.code == "unsafe-html" && $0.severity == .error })
    var dialect = Dialect.pages
    dialect.allowsUnsafeHTML = true
    #expect(!parseMarkdown(page(text), dialect: dialect).diagnostics.contains { $0.code == "unsafe-html" })
  }

  @Test(arguments: [
    "<b>a</b>", "<a href=\"a.md\" title=\"onclick=x\">b</a>", "`<script>`", "<ruby>安<rt>안</rt></ruby>",
    "[a](mailto:a@b.c)", "![a](data:image/png;base64,x)",
    "<span class=\"one\" data-on=\"x\">", "2 < 3 onclick=x", "<svg viewBox=\"0 0 1 1\"><rect/></svg>",
  ])
  func harmlessHTMLIsKept(text: String) {
    #expect(codes(text) == [])
  }

  @Test func otherEncodingsAreRefusedByTheFirstWrongByte() throws {
    let file = SourceText(path: "page.md", bytes: Array("# ".utf8) + [0xBD, 0xC3, 0xC6, 0xAE, 0x0A])
    let parsed = parseMarkdown(file)
    #expect(parsed.document.blocks.isEmpty)
    #expect(parsed.diagnostics.map(\.code) == ["not-utf-8"])
    #expect(parsed.diagnostics[0].range == SourceRange(2, 3))
    #expect(parsed.diagnostics[0].message.english.contains("the byte at offset 2 is 0xBD; if it is EUC-KR or CP949"))
  }

  @Test(
    arguments: [
      [0x61, 0x80], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x98],
      [0xEC, 0x95], [0xFF],
    ] as [[UInt8]])
  func everyKindOfWrongByteIsFound(bytes: [UInt8]) {
    #expect(parseMarkdown(SourceText(path: "a", bytes: bytes)).diagnostics.map(\.code) == ["not-utf-8"])
  }

  @Test(arguments: [
    String(repeating: "> ", count: 50_000) + "x", String(repeating: "- ", count: 5_000) + "x",
    String(repeating: "*a **b ", count: 20_000),
    String(repeating: "*a ", count: 400) + "x" + String(repeating: "*", count: 400),
    String(repeating: "[", count: 50_000),
    String(repeating: "![", count: 400) + "a" + String(repeating: "](b)", count: 400),
  ])
  func deepNestingIsSurvived(text: String) {
    let parsed = parseMarkdown(page(text))
    _ = HTMLRenderer(language: .english).render(parsed.document)
    #expect(parsed.diagnostics.filter { $0.code == "nested-too-deep" }.count <= 1)
  }

  @Test func deepNestingIsReported() {
    #expect(codes(String(repeating: "> ", count: 200) + "x") == ["nested-too-deep"])
    #expect(codes(String(repeating: "> ", count: 90) + "x") == [])
  }

  @Test func tooLongPagesAreRefused() {
    #expect(codes(String(repeating: "a", count: markdownSizeLimit + 1)) == ["page-too-long"])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "3*4*", "**가(a)", "~~a ", "[a](b\\_c) ", "__a ", "a|b\n", "https://a_b ", "<b>", "[a][b] ", "\\~", "\u{200B}",
      "| - |\n|--|\n", "# a\n", "[!NOTE]\n> ",
    ])
  func longPagesOfOneThingDoNotHang(unit: String) {
    let text = "가 " + String(repeating: unit, count: 200_000 / unit.utf8.count)
    #expect(!parseMarkdown(page(text)).document.blocks.isEmpty)
  }

  @Test func anyTextIsSurvived() {
    var state: UInt64 = 11
    let pieces = [
      "*", "**", "_", "~~", "`", "```", "\n", "\n\n", "> ", "- ", "1. ", "# ", "|", "|--|", "[", "](", ")", "<", ">",
      "!", "\\", "&amp;", "가", "은", "(a)", " ", "\t",
      "\u{A0}", "https://a.b/", "{#x}", "[!NOTE]", "\r\n", "\r", "\u{200B}", "3*4", "\u{1039F}", "    ", "~~~",
      "\u{3000}", ":-", "<svg>", "\0", "\\~",
    ]
    for _ in 0..<6000 {
      var text = ""
      for _ in 0..<16 {
        state = state &* 6364136223846793005 &+ 1442695040888963407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      let file = page(text)
      let parsed = parseMarkdown(file)
      _ = HTMLRenderer(language: .korean).render(parsed.document)
      for diagnostic in parsed.diagnostics { #expect((diagnostic.range?.end ?? 0) <= file.bytes.count) }
      for (code, _) in parsed.document.codeBlocks {
        #expect(code.contentLines.allSatisfy { $0.end <= file.bytes.count })
      }
    }
  }
}

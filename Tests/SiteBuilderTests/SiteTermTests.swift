import Diagnostics
import FileSystem
import Reference
import Testing

@testable import SiteBuilder

private let terms = """
  id\ten\tko\tallowed\tforbidden\treading\ten-definition\tko-definition
  sheet\tsheet\t시트\tsheets\t시이트\t시트\tA view <above> “others”.\t위에 뜨는 뷰입니다.
  button\tbutton\t버튼\t\t단추; push button\t버튼\tWhat acts.\t누르는 것입니다.
  margin\tmargin\t여백\t\t마진\t여백\t\t
  auto-layout\tAuto Layout\t오토 레이아웃\t\t자동 레이아웃\t오토 레이아웃\tRows.\t줄입니다.

  """

private func page(_ title: String, _ body: String) -> String { "---\ntitle: \(title)\nsummary: S.\n---\n\n" + body }

private func site(_ pages: [String: String], _ settings: String = "") async throws -> BuiltSite {
  var files = [
    "Site/terms.tsv": terms, "Site/site.yaml": "title: {en: T, ko: 티}\ndescription: {en: D, ko: 디}\n" + settings,
    "Themes/plumb/page.html":
      "<html lang=\"en\"><body><i>{{ page.title }}</i><p p:html=\"page.content\"></p></body></html>",
    "Themes/plumb/language-choice.html": "<html lang=\"en\"><body>x</body></html>",
    "Themes/plumb/strings.yaml": "next: {en: Next, ko: 다음}\n",
  ]
  for (path, text) in pages { files[path] = text }
  return try await buildSite(InMemoryFileSystem(files.map { ($0.key, $0.value) }))
}

extension BuiltSite {
  fileprivate func text(_ path: String) throws -> String {
    String(decoding: try #require(files.first { $0.path == path }).bytes, as: UTF8.self)
  }
}

@Suite struct TermCheckTests {
  @Test(arguments: [
    ("단추를 누르면", "버튼을 누르면"), ("시이트가 뜨고 단추는 없다", "시트가 뜨고 버튼은 없다"), ("마진으로", "여백으로"),
    ("자동 레이아웃과", "오토 레이아웃과"), ("**단추**는", "**버튼**는"),
  ])
  func correctsTheWordAndItsParticle(_ written: String, _ expected: String) async throws {
    let built = try await site(["Content/a.ko.md": page("가", written + "\n")])
    let file = try #require(built.sources["Content/a.ko.md"])
    let found = built.diagnostics.filter { $0.code == "forbidden-term" }
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == .warning && $0.message.korean != $0.message.english })
    var bytes = file.bytes
    for fixIt in found.flatMap(\.fixIts).sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(fixIt.range.start..<fixIt.range.end, with: Array(fixIt.replacement.utf8))
    }
    #expect(String(decoding: bytes, as: UTF8.self) == page("가", expected + "\n"))
  }

  @Test(arguments: [
    "`단추` 는 코드", "[말](단추.html) 은 주소", "```text\n단추\n```", "단추걸이", "<!-- 단추 -->", "버튼을 누른다",
  ])
  func codeAndAddressesAndOtherWordsAreLeft(_ written: String) async throws {
    let built = try await site(["Content/a.ko.md": page("가", written + "\n")])
    #expect(!built.diagnostics.contains { $0.code == "forbidden-term" }, "\(built.diagnostics.map(\.message.english))")
  }

  @Test func isToldAtItsPlaceInTitlesListsAndTables() async throws {
    let text = page("단추", "- push buttons\n\n| a | 단추 |\n| --- | --- |\n| b | c |\n")
    let built = try await site(["Content/a.ko.md": text])
    let file = try #require(built.sources["Content/a.ko.md"])
    let found = try built.diagnostics.filter { $0.code == "forbidden-term" }.map { problem in
      let range = try #require(problem.range)
      return "\(file.position(at: range.start).line) \(file.text(range))"
    }
    #expect(found == ["2 단추", "6 push buttons", "8 단추"])
  }
}

@Suite struct TermLinkTests {
  @Test func onlyTheFirstUseAndOneInEachParagraph() async throws {
    let text = """
      # Sheets and buttons

      A button on a sheet. Another button.

      The sheet and the button and a margin.

      - button
      - Auto Layout

      > [!NOTE]
      > Auto Layout, `sheet`.
      """
    let html = try await site(["Content/c/a.en.md": page("T", text + "\n")]).text("en/c/a.html")
    func link(_ id: String, _ definition: String, _ text: String) -> String {
      "<a class=\"term\" href=\"../glossary.html#term-\(id)\" data-definition=\"\(definition)\">\(text)</a>"
    }
    #expect(html.contains("<p>A " + link("button", "What acts.", "button") + " on a sheet. Another button.</p>"))
    let definition = "A view &lt;above&gt; “others”."
    #expect(html.contains("<p>The " + link("sheet", definition, "sheet") + " and the button and a margin.</p>"))
    #expect(html.contains(link("auto-layout", "Rows.", "Auto Layout") + ", <code translate=\"no\">sheet</code>."))
    #expect(html.split(separator: "class=\"term\"").count == 4)
  }

  @Test func aTermInTheTitleNeedsNone() async throws {
    let html = try await site(["Content/시트.ko.md": page("시트", "시트를 버튼으로 닫습니다.\n")]).text("ko/시트.html")
    #expect(
      html.contains(
        "<p>시트를 <a class=\"term\" href=\"glossary.html#term-button\" data-definition=\"누르는 것입니다.\">버튼</a>으로"))
    #expect(!html.contains("glossary.html#term-sheet"))
  }
}

@Suite struct GlossaryTests {
  @Test func standsInTheOrderOfEachLanguage() async throws {
    let built = try await site(["Content/a.en.md": page("T", "x\n"), "Content/a.ko.md": page("티", "x\n")])
    #expect(built.diagnostics.isEmpty, "\(built.diagnostics.map(\.message.english))")
    func ids(_ path: String) throws -> [String] {
      try built.text(path).split(separator: "<h").dropFirst(2).compactMap { heading in
        heading.split(separator: "id=\"").dropFirst().first?.split(separator: "\"").first.map(String.init)
      }
    }
    #expect(
      try ids("en/glossary.html")
        == ["index-a", "term-auto-layout", "index-b", "term-button", "index-m", "term-margin", "index-s", "term-sheet"])
    #expect(
      try ids("ko/glossary.html")
        == ["index-ko-b", "term-button", "index-ko-s", "term-sheet", "index-ko-ng", "term-margin", "term-auto-layout"])
    #expect(try built.text("ko/glossary.html").contains("쓰지 않는 말: 단추</p>"))
    #expect(try built.text("en/glossary.html").contains("<span lang=\"ko\">버튼</span> · not: push button</p>"))
  }

  @Test(arguments: [
    (["가", "까", "나", "기"], ["가", "기", "까", "나"]), (["탭 바", "A", "b", "힣", "ㄱ"], ["탭 바", "힣", "A", "b", "ㄱ"]),
    (["삐", "비", "빛", "사"], ["비", "빛", "삐", "사"]),
  ])
  func hangulComesFirstByItsInitials(_ words: [String], _ sorted: [String]) {
    #expect(words.sorted { IndexKey($0) < IndexKey($1) } == sorted)
  }

  @Test(arguments: [
    ("까치", "ㄱ"), ("빵", "ㅂ"), ("씨", "ㅅ"), ("짝", "ㅈ"), ("떡", "ㄷ"), ("힣", "ㅎ"), ("auto", "A"), ("Auto", "A"), ("2열", "2"),
  ])
  func doubledConsonantsStandUnderSingleOnes(_ word: String, _ group: String) { #expect(IndexKey(word).group == group) }

  @Test func givesWayToAPageOfTheSite() async throws {
    let built = try await site(["Content/glossary.en.md": page("Words", "Ours.\n")])
    #expect(try built.text("en/glossary.html").contains("<i>Words</i>"))
    #expect(!(try built.text("ko/glossary.html").contains("<i>용어</i>")))
  }

  @Test func mayStandInTheNavigation() async throws {
    let navigation = "navigation:\n  - title: {en: S, ko: 에스}\n    pages: [a, glossary]\n"
    let built = try await site(["Content/a.en.md": page("T", "x\n"), "Content/a.ko.md": page("티", "x\n")], navigation)
    #expect(built.diagnostics.isEmpty, "\(built.diagnostics.map(\.message.english))")
    let other = try await site(["Content/a.en.md": page("T", "x\n")], navigation.replacing("glossary", with: "glosary"))
    #expect(other.diagnostics.contains { $0.message.english.contains("glosary") })
  }

  @Test func guidelinesHoldTheTerms() async throws {
    let built = try await site(["Content/a.en.md": page("T", "x\n")])
    let json = try built.text("guidelines.json").filter { !$0.isWhitespace }
    #expect(json.contains("\"forbidden\":[\"단추\",\"pushbutton\"]"))
  }
}

import Diagnostics
import FileSystem
import Reference
import SiteBuilder
import Testing

private func page(_ title: String, _ body: String) -> String { "---\ntitle: \(title)\nsummary: S.\n---\n\n\(body)\n" }

private func files(_ changes: [String: String?] = [:]) -> [(path: String, text: String)] {
  var all: [String: String?] = [
    "Content/a.en.md": page("Bars", "## Size {#size}\n\nKeep 44 points. See [B](b.en.md).\n\n| h |\n| --- |\n| cell |"),
    "Content/a.ko.md": page("막대", "## 크기 {#size}\n\n44포인트를 지킵니다. [B](b.ko.md)를 보세요.\n\n| ㅎ |\n| --- |\n| 칸 |"),
    "Content/b.en.md": page(
      "Only",
      "## Here {#here}\n\nBack to [A](a.en.md#size).\n\n```layout {#go}\ncaption: A | 가\non: iphone-8; portrait\n\nbutton go \"Go | 가기\" 120x44\n  center x\n  top safe + 24\n```"
    ),
    "Site/site.yaml":
      "title: {en: T, ko: 티}\ndescription: {en: D, ko: 디}\nnavigation:\n  - title: {en: S, ko: 에스}\n    pages: [a, b]\n",
    "Themes/plumb/page.html":
      "<html lang=\"{{ page.lang }}\"><body><ul><li p:for=\"l in page.languages\">{{ l.url }}</li></ul>"
      + "<p p:if=\"page.notice\">{{ page.notice.text }} {{ page.notice.url }}</p>"
      + "<nav><p:block p:for=\"s in navigation\"><a p:for=\"i in s.pages\" lang=\"{{ i.lang }}\">{{ i.title }}</a></p:block></nav>"
      + "<div lang=\"{{ page.textLang }}\" p:html=\"page.content\"></div></body></html>",
    "Themes/plumb/language-choice.html": "<html lang=\"en\"><body>x</body></html>",
    "Themes/plumb/strings.yaml": "next: {en: Next, ko: 다음}\n",
  ]
  for (path, text) in changes { all[path] = text }
  return all.compactMap { path, text in text.map { (path, $0) } }
}

extension BuiltSite {
  fileprivate func text(_ path: String) -> String {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }
}

@Suite struct FallbackTests {
  @Test func showTheOtherLanguageInTheFrameOfTheReadersOwn() async throws {
    let built = try await buildSite(InMemoryFileSystem(files()), baseURL: BaseURL("https://a.example/"))
    #expect(built.diagnostics.isEmpty, "\(built.diagnostics.map(\.message.english))")
    let page = built.text("ko/b.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"ko\">") && page.contains("<div lang=\"en\">"))
    #expect(page.contains("이 페이지는 아직 한국어로 옮기지 않아 영어로 보여 줍니다. ../en/b.html"))
    #expect(page.contains(">Go</text>") && !page.contains(">가기</text>"), "figures are in the language of the words")
    #expect(page.contains("<a>막대</a><a lang=\"en\">Only</a>"), "the navigation has it, marked as English")
  }

  @Test func keepReadersAmongThePagesOfTheirLanguage() async throws {
    let built = try await buildSite(InMemoryFileSystem(files()))
    #expect(built.text("ko/b.html").contains("href=\"a.html#size\""), "a link out of the stand-in")
    #expect(built.text("ko/a.html").contains("href=\"b.html\""), "a link to the page that is not there")
    #expect(built.text("en/b.html").contains("<li>b.html</li><li>../ko/b.html</li>"))
  }

  @Test func areNobodysTranslation() async throws {
    let built = try await buildSite(InMemoryFileSystem(files()), baseURL: BaseURL("https://a.example/"))
    #expect(!built.text("sitemap.xml").contains("ko/b.html") && built.text("sitemap.xml").contains("ko/a.html"))
    #expect(built.files.contains { $0.path == "en/b.md" } && !built.files.contains { $0.path == "ko/b.md" })
    #expect(built.pages.count == 3)
  }

  @Test func goBothWays() async throws {
    let built = try await buildSite(
      InMemoryFileSystem(
        files(["Content/b.en.md": nil, "Content/b.ko.md": page("하나", "여기."), "Content/a.en.md": page("Bars", "x")])))
    #expect(built.text("en/b.html").contains("<div lang=\"ko\">"))
    #expect(built.text("en/b.html").contains("This page is not written in English yet"))
  }

  /// A link that is broken is told once, at the file where it stands.
  @Test func doNotRepeatFaults() async throws {
    let built = try await buildSite(
      InMemoryFileSystem(files(["Content/b.en.md": page("Only", "[x](c.en.md)\n\n```layout {use=no}\n```")])))
    #expect(built.diagnostics.map(\.code) == ["broken-link", "unknown-example"])
    #expect(built.diagnostics.allSatisfy { $0.path == "Content/b.en.md" })
  }
}

@Suite struct SiteTranslationTests {
  private func watched() async throws -> InMemoryFileSystem {
    let disk = try InMemoryFileSystem(files())
    let built = try await buildSite(disk)
    let pair = try #require(built.translations?["a"])
    #expect(!pair.isWatched && pair.passages.allSatisfy { $0.state == nil })
    try disk.write(pair.acceptingAll.bytes, to: TranslationRecord.path(ofPage: "a"))
    return disk
  }

  private func rewrite(_ disk: InMemoryFileSystem, _ path: String, _ old: String, _ new: String) throws {
    let text = String(decoding: try disk.read(path), as: UTF8.self)
    #expect(text.contains(old))
    try disk.write(Array(text.replacing(old, with: new).utf8), to: path)
  }

  @Test func acceptedPagesHaveNoMark() async throws {
    let built = try await buildSite(try await watched())
    #expect(built.diagnostics.isEmpty && !built.text("ko/a.html").contains("stale"))
    #expect(built.translations?["a"]?.passages.allSatisfy { $0.state == .accepted } == true)
  }

  @Test func aPassageThatLagsIsMarkedAndTold() async throws {
    let disk = try await watched()
    try rewrite(disk, "Content/a.en.md", "Keep 44 points.", "Do not keep 44 points.")
    let built = try await buildSite(disk)
    let found = try #require(built.diagnostics.first)
    #expect(built.diagnostics.count == 1 && found.code == "stale-translation" && found.severity == .warning)
    #expect(found.path == "Content/a.ko.md" && found.message.english.contains("[-Keep-] {+Do not keep+}"))
    #expect(built.sources[found.path]?.position(at: found.range?.start ?? 0).line == 8)
    let html = built.text("ko/a.html")
    #expect(html.contains("<a class=\"stale\" hreflang=\"en\" href=\"../en/a.html#size\">이 문단의 영어 원문이 바뀌었습니다</a></p>"))
    #expect(html.contains("아직 고치지 않은 곳이 1군데"))
    #expect(!built.text("en/a.html").contains("stale"))
  }

  @Test func cellsAreMarkedInTheirPlace() async throws {
    let disk = try await watched()
    try rewrite(disk, "Content/a.en.md", "| cell |", "| other |")
    #expect(
      try await buildSite(disk).text("ko/a.html").contains(
        "hreflang=\"en\" href=\"../en/a.html#size\">이 문단의 영어 원문이 바뀌었습니다</a></td>"))
  }

  @Test func missingAndOrphanedPassagesAreTold() async throws {
    let disk = try await watched()
    try rewrite(disk, "Content/a.en.md", "Keep 44 points. See [B](b.en.md).", "> New words")
    let built = try await buildSite(disk)
    #expect(Set(built.diagnostics.map(\.code)) == ["missing-translation", "orphan-translation"])
  }

  @Test func differencesAreToldWithoutARecord() async throws {
    let korean = page("막대", "## 크기 {#size}\n\n40포인트를 지킵니다.\n\n| ㅎ |\n| --- |\n| 칸 |")
    let built = try await buildSite(InMemoryFileSystem(files(["Content/a.ko.md": korean])))
    #expect(built.diagnostics.map(\.code).sorted() == ["translation-link", "translation-number", "translation-number"])
    #expect(built.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func aRecordThatIsNoneIsAnErrorAtItsLine() async throws {
    let disk = try await watched()
    try disk.write(Array("no tab\n".utf8), to: "Content/a.translations.tsv")
    let built = try await buildSite(disk)
    let found = try #require(built.diagnostics.first { $0.severity == .error })
    #expect(found.code == "bad-translation-record" && found.path == "Content/a.translations.tsv")
    #expect(built.sources[found.path] != nil)
  }
}

import Diagnostics
import FileSystem
import Reference
import Testing

@testable import SiteBuilder

private let button = """

  ## Size {#size}

  ```layout {#button}
  caption: A | 가
  on: iphone-8; portrait
  is: do

  button go "Go | 가기" 120x44
    center x
    top safe + 24
  ```

  See [the sheet](시트.en.md#x).
  """

private func front(_ title: String, _ more: String = "") -> String {
  "---\ntitle: \(title)\nsummary: About \(title).\n\(more)---\n"
}

private let settings = """
  title: {en: T, ko: 티}
  description: {en: D, ko: 디}
  navigation:
    - title: {en: S, ko: 에스}
      pages: [c/a, c/시트]

  """

/// A page in both languages and one in English only.
private func files(_ changes: [String: String] = [:]) -> [(path: String, text: String)] {
  var all = [
    "Content/c/a.en.md": front("Buttons", "updated: 2026-11-02\n") + button,
    "Content/c/a.ko.md": front("버튼") + "\n```layout {use=button}\n```\n",
    "Content/c/시트.en.md": front("Sheets") + "\n## X {#x}\n",
    "Site/site.yaml": settings,
    "Themes/plumb/page.html":
      "<html lang=\"{{ page.lang }}\"><head><link rel=\"stylesheet\" href=\"{{ site.root }}assets/a.css\"/></head>"
      + "<body><i p:for=\"o in alternates\">{{ o.lang }} {{ o.url }}</i>"
      + "<b p:for=\"c in page.changes\" id=\"{{ c.id }}\">{{ c.summary }}</b>"
      + "<u p:for=\"c in page.breadcrumbs\">{{ c.title }}</u><p p:html=\"page.content\"></p></body></html>",
    "Themes/plumb/language-choice.html": "<html lang=\"en\"><body>x</body></html>",
    "Themes/plumb/redirect.html":
      "<html lang=\"en\"><body><a href=\"{{ page.url }}\">{{ page.title }}</a></body></html>",
    "Themes/plumb/not-found.html":
      "<html lang=\"en\"><body><a p:for=\"l in languages\" href=\"{{ l.url }}\">{{ l.lang }}</a></body></html>",
    "Themes/plumb/strings.yaml": "next: {en: Next, ko: 다음}\n",
    "Themes/plumb/a.css": "a { color: red }",
  ]
  for (path, text) in changes { all[path] = text }
  return all.map { ($0.key, $0.value) }
}

private let base = BaseURL("https://a.example/hig/")

private func site(_ changes: [String: String] = [:], at url: BaseURL? = base) async throws -> BuiltSite {
  try await buildSite(InMemoryFileSystem(files(changes)), baseURL: url)
}

extension BuiltSite {
  fileprivate func text(_ path: String) -> String? {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

@Suite struct SitemapTests {
  @Test func holdsEachPageOnceWithItsLanguages() async throws {
    let built = try await site()
    #expect(built.diagnostics.isEmpty, "\(built.diagnostics.map(\.message.english))")
    let links = """
      <xhtml:link rel="alternate" hreflang="en" href="https://a.example/hig/en/c/a.html"/>\
      <xhtml:link rel="alternate" hreflang="ko" href="https://a.example/hig/ko/c/a.html"/>\
      <xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/hig/en/c/a.html"/>
      """
    #expect(
      built.text("sitemap.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
        <url><loc>https://a.example/hig/en/c/a.html</loc><lastmod>2026-11-02</lastmod>\(links)</url>
        <url><loc>https://a.example/hig/ko/c/a.html</loc>\(links)</url>
        <url><loc>https://a.example/hig/en/c/%EC%8B%9C%ED%8A%B8.html</loc></url>
        </urlset>

        """)
  }

  @Test func isSplitWhereItWouldBeTooLong() async throws {
    let built = try await site()
    let url = try #require(base)
    let parts = sitemapFiles(built.pages, PageAddresses(built.pages, baseURL: url), url, limit: 2)
    #expect(parts.map(\.path) == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"])
    let index = String(decoding: parts[0].bytes, as: UTF8.self)
    #expect(index.contains("<loc>https://a.example/hig/sitemap-2.xml</loc>"))
    let addresses = parts.dropFirst().map { String(decoding: $0.bytes, as: UTF8.self).components(of: "<loc>") }
    #expect(addresses == [2, 1])
  }

  @Test func isNotWrittenWithoutAnAddress() async throws {
    let built = try await site(at: nil)
    #expect(built.text("sitemap.xml") == nil)
    #expect(built.text("robots.txt") == "User-agent: *\nAllow: /\n")
    let html = try #require(built.text("ko/c/a.html"))
    #expect(html.contains("<i>en ../../en/c/a.html</i><i>ko a.html</i><i>x-default ../../en/c/a.html</i>"))
  }

  @Test func robotsAreKeptOutOfASiteThatIsNotForThem() async throws {
    let built = try await site(["Site/site.yaml": settings + "indexing: false\n"])
    #expect(built.text("robots.txt") == "User-agent: *\nDisallow: /\n")
    #expect(try await site().text("robots.txt")?.hasSuffix("Sitemap: https://a.example/hig/sitemap.xml\n") == true)
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}

@Suite struct ChangeLogTests {
  private let log = """
    changes:
      - {date: 2026-11-02, summary: "Second <b>", action: "Read & check."}
      - {date: 2026-10-01, summary: First}
      - {date: 2026-11-02, summary: Third}

    """

  private func changed() async throws -> BuiltSite {
    try await site([
      "Content/c/a.en.md": front("Buttons", log) + button,
      "Site/site.yaml": settings + "changes:\n  - {date: 2026-12-01, summary: {en: Opened, ko: 열림}}\n",
    ])
  }

  @Test func isOneFeedALanguage() async throws {
    let built = try await changed()
    #expect(built.diagnostics.isEmpty, "\(built.diagnostics.map(\.message.english))")
    let feed = try #require(built.text("en/changes.xml"))
    #expect(feed.contains("<updated>2026-12-01T00:00:00Z</updated><author>"))
    #expect(feed.contains("<id>https://a.example/hig/en/c/a.html#change-2026-11-02-2</id>"))
    #expect(feed.contains("<summary>Second &lt;b&gt; What to do: Read &amp; check.</summary>"))
    #expect(feed.components(of: "<entry>") == 4)
    let korean = try #require(built.text("ko/changes.xml"))
    #expect(korean.contains("xml:lang=\"ko\"") && korean.contains("<summary>열림</summary>"))
    #expect(korean.components(of: "<entry>") == 1, "the Korean page has no changes of its own")
  }

  @Test func isAPageWithTheNewestFirst() async throws {
    let html = try #require(try await changed().text("en/changes.html"))
    let words = ["December 1, 2026", "Opened", "Second", "Read &amp; check.", "Third", "October 1, 2026", "First"]
    var rest = html[...]
    for word in words {
      let found = rest.firstRange(of: word)
      #expect(found != nil, "\(word) in order")
      if let found { rest = rest[found.upperBound...] }
    }
    #expect(html.contains("href=\"c/a.html#change-2026-10-01\""))
  }

  @Test func keepsTheIdsOfEarlierEntries() async throws {
    let html = try #require(try await changed().text("en/c/a.html"))
    #expect(html.contains("<b id=\"change-2026-11-02-2\">Second &lt;b&gt;</b><b id=\"change-2026-11-02\">Third</b>"))
    #expect(changeIDs([]) == [])
  }

  @Test func givesWayToAPageOfTheSite() async throws {
    let built = try await site([
      "Content/c/a.en.md": front("Buttons", log) + button, "Content/changes.en.md": front("News") + "\nMine.\n",
    ])
    #expect(built.text("en/changes.html")?.contains("Mine.") == true)
    #expect(built.text("en/changes.html")?.contains("Second") == false)
  }

  @Test func isNotThereWithoutChanges() async throws {
    let built = try await site()
    #expect(built.text("en/changes.html") == nil && built.text("en/changes.xml") == nil)
  }
}

@Suite struct RedirectTests {
  @Test func leadFromFormerAddresses() async throws {
    let built = try await site([
      "Content/c/시트.en.md": front("Sheets", "redirects: [old/drawers, \"서랍.html\"]\n") + "\n## X {#x}\n"
    ])
    #expect(built.diagnostics.isEmpty, "\(built.diagnostics.map(\.message.english))")
    #expect(built.text("en/old/drawers.html")?.contains("href=\"../c/%EC%8B%9C%ED%8A%B8.html\"") == true)
    #expect(built.text("en/서랍.html") != nil)
    let lines = try #require(built.text("_redirects"))
    #expect(lines.contains("/hig/en/old/drawers.html /hig/en/c/%EC%8B%9C%ED%8A%B8.html 301\n"))
    let nginx = try #require(built.text("nginx.conf"))
    #expect(
      nginx.contains("location = \"/hig/en/서랍.html\" { return 301 /hig/en/c/%EC%8B%9C%ED%8A%B8.html; }"),
      "nginx compares paths that it has decoded")
    #expect(
      built.text(".htaccess")?.contains(
        "Redirect 301 \"/hig/en/서랍.html\" \"/hig/en/c/%EC%8B%9C%ED%8A%B8.html\"\n")
        == true)
  }

  @Test(arguments: [
    ("redirects: [c/시트]\n", "redirect-taken"), ("redirects: [x, x]\n", "redirect-taken"),
    ("redirects: [../x]\n", "bad-redirect"), ("redirects: [\"https://a.example/\"]\n", "bad-redirect"),
    ("redirects: [a//b]\n", "bad-redirect"), ("redirects: [\"a?b\"]\n", "bad-redirect"),
    ("redirects: [\"a%20b\"]\n", "bad-redirect"), ("redirects: [\"\"]\n", "bad-redirect"),
    ("since: iOS\n", "bad-edition"), ("since: iOS fifteen\n", "bad-edition"),
    ("since: [iOS 15, ios 16]\n", "unknown-platform"),
    ("status: {iOS: redy}\n", "unknown-value"), ("status: {Android: ready}\n", "unknown-key"),
    ("reviewed: 2026-02-30\n", "bad-date"), ("changes: [{date: 2026-01-01}]\n", "missing-key"),
  ])
  func andTheRestOfFrontMatterAreCheckedAtTheirPlaces(_ line: String, _ code: String) async throws {
    let built = try await site(["Content/c/a.en.md": front("Buttons", line) + button])
    #expect(built.diagnostics.map(\.code) == [code])
    let found = try #require(built.diagnostics.first)
    #expect(found.path == "Content/c/a.en.md" && found.severity == .error)
    let place = try #require(found.range).start
    #expect(built.sources[found.path]?.position(at: place).line == 4)
    #expect(found.message.korean != found.message.english)
  }

  @Test(arguments: [
    ("base-url: a.example\n", "bad-base-url"), ("edit-url: https://git.example/edit\n", "bad-edit-url"),
    ("edit-url: \"{path}\"\n", "bad-edit-url"), ("social-image: card.pn\n", "unknown-image"),
  ])
  func andTheSettingsOfTheSiteAreCheckedAtTheirPlaces(_ line: String, _ code: String) async throws {
    let built = try await site(["Site/site.yaml": settings + line, "Site/static/card.png": "x"])
    let found = try #require(built.diagnostics.first)
    #expect(built.diagnostics.count == 1 && found.code == code && found.path == "Site/site.yaml")
    #expect(built.sources[found.path]?.position(at: try #require(found.range).start).line == 6)
  }
}

@Suite struct HostFileTests {
  @Test func giveThePolicyAndLetNamedAssetsBeKept() async throws {
    let built = try await site()
    let asset = try #require(built.files.map(\.path).first { $0.hasPrefix("assets/a.") })
    #expect(asset != "assets/a.css" && asset.hasSuffix(".css"))
    #expect(built.text("en/c/a.html")?.contains("href=\"../../\(asset)\"") == true)
    let headers = try #require(built.text("_headers"))
    #expect(headers.hasPrefix("/hig/*\n  Content-Security-Policy: default-src 'none';"))
    #expect(headers.contains("/hig/\(asset)\n  Cache-Control: public, max-age=31536000, immutable\n"))
    #expect(
      !ContentSecurityPolicy.header.contains("unsafe-inline") && !ContentSecurityPolicy.meta.contains("unsafe-inline"))
  }

  @Test func assetsThatOthersNameKeepTheirNames() {
    let assets = FingerprintedAssets([
      ("assets/a.css", Array("@import \"b.css\";".utf8)), ("assets/b.css", Array("b {}".utf8)),
    ])
    #expect(assets.files.map(\.path).contains("assets/b.css"))
    #expect(assets.renamed.map(\.old) == ["assets/a.css"])
  }

  @Test func fingerprintsFollowTheBytes() {
    let one = FingerprintedAssets.fingerprint(Array("a".utf8))
    #expect(one.utf8.count == 10 && one == FingerprintedAssets.fingerprint(Array("a".utf8)))
    #expect(one != FingerprintedAssets.fingerprint(Array("b".utf8)))
  }

  @Test func missingAddressesLeadToTheStartOfEachLanguage() async throws {
    let built = try await site([
      "Content/index.en.md": front("Start"), "Content/index.ko.md": front("시작"),
    ])
    let page = try #require(built.text("404.html"))
    #expect(page.contains("<a href=\"/hig/en/index.html\">en</a><a href=\"/hig/ko/index.html\">ko</a>"))
  }

  @Test func giveWayToFilesOfTheSite() async throws {
    let built = try await site(["Site/static/robots.txt": "mine", "Site/static/404.html": "mine too"])
    #expect(built.diagnostics.isEmpty)
    #expect(built.text("robots.txt") == "mine" && built.text("404.html") == "mine too")
  }

  @Test func aFileAtTheAddressOfAPageIsAnError() async throws {
    let built = try await site(["Site/static/en/c/a.html": "x"])
    #expect(built.diagnostics.map(\.code) == ["output-taken"])
    #expect(built.text("en/c/a.html") != "x")
  }
}

@Suite struct CopyTests {
  @Test func holdTheWordsAndWhatExamplesCameTo() async throws {
    let copy = try #require(try await site().text("en/c/a.md"))
    #expect(copy.hasPrefix("# Buttons\n\nAbout Buttons.\n\n## Size"))
    #expect(copy.contains("[the sheet](시트.md#x)") || copy.contains("[the sheet](%EC%8B%9C%ED%8A%B8.md#x)"))
    #expect(
      copy.contains("button go \"Go | 가기\" 120x44\n") && copy.contains("Solved and checked in 1 context: it holds"))
    #expect(!copy.contains("updated:"))
  }

  @Test func areListedForLanguageModels() async throws {
    let list = try #require(try await site().text("llms.txt"))
    #expect(list.hasPrefix("# T\n\n> D\n"))
    #expect(list.contains("## English: S\n\n- [Buttons](https://a.example/hig/en/c/a.md): About Buttons.\n"))
    #expect(list.contains("## 한국어: 에스\n\n- [버튼](https://a.example/hig/ko/c/a.md): About 버튼.\n"))
    #expect(!list.contains("ko/c/%EC"), "a page that is not written in a language is not listed in it")
  }

  @Test func dataHoldEveryExampleWithItsClaimAndFrames() async throws {
    let data = try #require(try await site().text("guidelines.json"))
    #expect(data.contains("\"id\":\"button\",\"page\":\"c/a\""))
    #expect(data.contains("\"en\":\"https://a.example/hig/en/c/a.html#button\""))
    #expect(data.contains("\"verdict\":\"holds\"") && data.contains("127.5"))
  }
}

@Suite struct FolderNavigationTests {
  private let plain = "title: {en: T, ko: 티}\ndescription: {en: D, ko: 디}\n"

  @Test func followsFoldersAndTheirOrder() async throws {
    let built = try await site([
      "Site/site.yaml": plain, "Content/b/x.en.md": front("X", "order: 2\n"),
      "Content/b/y.en.md": front("Y", "order: 1\n"),
      "Content/b/index.en.md": front("Bars", "order: 1\n"), "Content/top.en.md": front("Top"),
    ])
    let sections = SiteNavigation.sectionsOfFolders(built.pages)
    #expect(sections.map(\.title.english) == ["", "Bars", "C"])
    #expect(sections.map(\.pages) == [["top"], ["b/index", "b/y", "b/x"], ["c/a", "c/시트"]])
    #expect(built.text("en/b/x.html")?.contains("<u>T</u><u>Bars</u>") == true)
  }
}

import Diagnostics
import FileSystem
import SiteBuilder
import Testing

private let page = """
  ---
  title: Buttons
  summary: About buttons.
  ---

  ## Size {#size}

  ```layout {#button}
  caption: A | 가
  on: iphone-8; portrait
  is: do

  button go "Go | 가기" 120x44
    center x
    top safe + 24
  ```

  See [the other page](b.en.md#size).
  """

private func files(_ changes: [String: String] = [:]) -> [(path: String, text: String)] {
  var all = [
    "Content/a.en.md": page,
    "Content/a.ko.md": "---\ntitle: 버튼\nsummary: 버튼 이야기.\n---\n\n## 크기 {#size}\n\n```layout {use=button}\n```\n",
    "Content/b.en.md": "---\ntitle: B\nsummary: B.\n---\n\n## Size {#size}\n",
    "Site/site.yaml":
      "title: {en: T, ko: 티}\ndescription: {en: D, ko: 디}\nnavigation:\n  - title: {en: S, ko: 에스}\n    pages: [a, b]\n",
    "Themes/plumb/page.html": "<html lang=\"{{ page.lang }}\"><body p:html=\"page.content\"></body></html>",
    "Themes/plumb/language-choice.html": "<html lang=\"en\"><body>x</body></html>",
    "Themes/plumb/strings.yaml": "next: {en: Next, ko: 다음}\n",
  ]
  for (path, text) in changes { all[path] = text }
  return all.map { ($0.key, $0.value) }
}

private func site(_ changes: [String: String] = [:]) async throws -> BuiltSite {
  try await buildSite(InMemoryFileSystem(files(changes)))
}

private func html(_ site: BuiltSite, _ path: String) -> String {
  String(decoding: site.files.first { $0.path == path }?.bytes ?? [], as: UTF8.self)
}

@Suite struct BuildTests {
  @Test func showsOneExampleOnBothPagesInTheirLanguages() async throws {
    let built = try await site()
    #expect(built.diagnostics.isEmpty, "\(built.diagnostics.map(\.message.english))")
    #expect(html(built, "en/a.html").contains(">Go</text>"))
    #expect(html(built, "ko/a.html").contains(">가기</text>"))
    #expect(html(built, "ko/a.html").contains("좋은 예"))
    #expect(html(built, "en/a.html").contains("href=\"b.html#size\""))
  }

  @Test func givesTheSameBytesTwice() async throws {
    let first = try await site()
    let second = try await site()
    #expect(first.files.map(\.path) == second.files.map(\.path))
    #expect(first.files.map(\.bytes) == second.files.map(\.bytes))
  }

  @Test(arguments: [
    ("Content/a.en.md", page.replacing("120x44", with: "24x24"), "touch-target", 13),
    ("Content/a.en.md", page.replacing("#size)", with: "#sise)"), "broken-fragment", 18),
    ("Content/a.en.md", page.replacing("b.en.md", with: "c.en.md"), "broken-link", 18),
    ("Content/a.en.md", page.replacing("summary:", with: "sumary:"), "unknown-key", 3),
    ("Content/a.ko.md", "---\ntitle: x\nsummary: y\n---\n\n```layout {use=buton}\n```\n", "unknown-example", 6),
    (
      "Site/site.yaml",
      "title: {en: T, ko: T}\ndescription: {en: D, ko: D}\nnavigation:\n  - title: {en: S, ko: S}\n    pages: [a, bb]\n",
      "unknown-page", 5
    ),
  ])
  func reportsFaultsAtTheirLines(_ path: String, _ text: String, _ code: String, _ line: Int) async throws {
    let built = try await site([path: text])
    let found = try #require(built.diagnostics.first { $0.code == code }, "\(built.diagnostics.map(\.code))")
    #expect(found.path == path)
    let source = try #require(built.sources[path])
    #expect(source.position(at: try #require(found.range).start).line == line)
  }

  @Test func removesOnlyWhatAnEarlierBuildWrote() async throws {
    let output = try InMemoryFileSystem([("mine.txt", "keep")])
    _ = try writeSite(try await site(), to: output)
    #expect(output.exists("en/b.html"))
    let fewer = try await buildSite(InMemoryFileSystem(files().filter { $0.path != "Content/b.en.md" }))
    _ = try writeSite(fewer, to: output)
    #expect(!output.exists("en/b.html"))
    #expect(output.exists("mine.txt"))
    #expect(try writeSite(fewer, to: output) == 0)
  }
}

@Suite struct NavigationTests {
  /// `a` has no Korean page, so `b` is the first item there and the second in English.
  @Test func marksTheCurrentPageWhereAnotherIsMissingInTheLanguage() async throws {
    var input = files([
      "Content/b.ko.md": "---\ntitle: 비\nsummary: 비.\n---\n",
      "Themes/plumb/page.html":
        "<html><body><p:block p:for=\"s in navigation\"><a p:for=\"i in s.pages\" aria-current=\"{{ i.current }}\">{{ i.title }}</a></p:block></body></html>",
    ])
    input.removeAll { $0.path == "Content/a.ko.md" }
    let built = try await buildSite(InMemoryFileSystem(input))
    #expect(html(built, "ko/b.html").contains("<a aria-current=\"page\">비</a>"))
    #expect(html(built, "en/b.html").contains("<a>Buttons</a><a aria-current=\"page\">B</a>"))
  }
}

@Suite struct ExactResultTests {
  private let changed = ["Content/a.en.md": page.replacing("top safe + 24", with: "top safe + 25")]

  @Test func areKeptOneLineAContext() async throws {
    let disk = try InMemoryFileSystem(files())
    let built = try await buildSite(disk)
    #expect(try built.updateResults(disk) == ["Content/a.results.json"])
    let text = String(decoding: try disk.read("Content/a.results.json"), as: UTF8.self)
    #expect(text == "{\n\"button\": {\n  \"iPhone 8, portrait\": {\"go\":[127.5,44,120,44]}\n}\n}\n")
    #expect(try built.updateResults(disk) == [])
  }

  @Test func tellWhatChangedAndWhere() async throws {
    let disk = try InMemoryFileSystem(files())
    let before = try await buildSite(disk)
    _ = try before.updateResults(disk)
    try disk.write(Array(changed["Content/a.en.md"]!.utf8), to: "Content/a.en.md")
    var after = try await buildSite(disk)
    try after.compareResults(disk)
    let problem = try #require(after.diagnostics.first)
    #expect(after.diagnostics.count == 1 && problem.code == "results-changed" && problem.path == "Content/a.en.md")
    #expect(problem.message.english.contains("now: \"iPhone 8, portrait\": {\"go\":[127.5,45,120,44]}"))
    #expect(problem.message.english.contains("before: \"iPhone 8, portrait\": {\"go\":[127.5,44,120,44]}"))
    #expect(after.sources["Content/a.en.md"]?.position(at: problem.range?.start ?? 0).line == 8)
    _ = try after.updateResults(disk)
    var again = try await buildSite(disk)
    try again.compareResults(disk)
    #expect(again.diagnostics.isEmpty)
  }

  @Test func areNotHeldWhereNoneAreKept() async throws {
    let disk = try InMemoryFileSystem(files())
    var built = try await buildSite(disk)
    try built.compareResults(disk)
    #expect(built.diagnostics.isEmpty)
  }

  /// What an example claims is judged whatever the file says: an update changes numbers, never relations.
  @Test func neverMendAClaim() async throws {
    let broken = page.replacing("120x44", with: "20x20")
    let disk = try InMemoryFileSystem(files(["Content/a.en.md": broken]))
    let built = try await buildSite(disk)
    _ = try built.updateResults(disk)
    var again = try await buildSite(disk)
    try again.compareResults(disk)
    #expect(again.diagnostics.map(\.code) == ["touch-target", "truncation"])
  }
}

@Suite struct CoverageTests {
  @Test func listsWhatHasNoExampleYet() async throws {
    let rule = page.replacing("## Size {#size}", with: "## Size {#size .rule}\n\n### More {#more .rule}")
    let notes = try await site(["Content/a.en.md": rule]).coverage()
    #expect(
      notes.filter { $0.code == "rule-without-example" }.map(\.message.english) == ["the rule ‘size’ has no example"])
    #expect(notes.contains { $0.code == "page-in-one-language" && $0.path == "Content/b.en.md" })
    #expect(notes.contains { $0.code == "check-without-example" && $0.message.english.contains("overlap") })
    #expect(notes.allSatisfy { $0.severity == .note })
  }
}

@Suite struct SeverityTests {
  private let small = page.replacing("120x44", with: "120x40").replacing(
    "\n    center x", with: "\n    center x\n    hug y @1")

  private func codes(_ setting: String, _ text: String) async throws -> [String] {
    let yaml = (files().first { $0.path == "Site/site.yaml" }?.text ?? "") + setting
    return try await site(["Content/a.en.md": text, "Site/site.yaml": yaml]).diagnostics.map(\.code)
  }

  @Test(arguments: [
    ("", ["touch-target"]), ("severities:\n  touch-target: {severity: note, reason: kiosk}\n", []),
    ("severities:\n  touch-target: {severity: \"off\", reason: {en: kiosk, ko: 키오스크}}\n", []),
    ("severities:\n  touch-target: {severity: warning, reason: kiosk}\n", ["touch-target"]),
    ("severities:\n  touch-targt: {severity: note, reason: kiosk}\n", ["unknown-check", "touch-target"]),
  ])
  func areSetByTheSite(_ setting: String, _ wanted: [String]) async throws {
    let found = try await codes(setting, small)
    #expect(Set(found) == Set(wanted), "\(found)")
  }

  @Test func needAReason() async throws {
    let found = try await codes("severities:\n  touch-target: {severity: note}\n", page)
    #expect(!found.isEmpty)
  }
}

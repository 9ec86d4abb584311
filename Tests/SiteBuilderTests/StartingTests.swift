import DefaultTheme
import Diagnostics
import FileSystem
import Foundation
import SiteBuilder
import Starters
import Testing

@Suite struct NewSiteTests {
  @Test func buildsWithoutAWarning() async throws {
    let folder = try InMemoryFileSystem([])
    #expect(try NewFiles.site.write(to: folder).isEmpty)
    let built = try await buildSite(folder)
    #expect(built.diagnostics.isEmpty, "\(built.diagnostics.map(\.message.english))")
    #expect(built.pages.count == 4 && built.library.exampleCount == 5)
    #expect(built.files.contains { $0.path == "ko/guidelines/buttons.html" })
    #expect(String(decoding: try folder.read(".gitignore"), as: UTF8.self) == "Site/public/\n")
  }

  /// A file that is added to the folder must be added to the table, too.
  @Test func holdsEveryFileOfTheFolder() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Starters/files/site")
    let found = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey]))
    var paths: [String] = []
    for case let file as URL in found where try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false
    {
      let path = String(file.path.dropFirst(root.path.count + 1))
      paths.append(path == "gitignore" ? ".gitignore" : path)
    }
    #expect(paths.sorted() == Starters.site.map(\.path).sorted())
  }

  @Test func beginsInAFolderThatGitKnows() throws {
    let folder = try InMemoryFileSystem([(".gitignore", "mine"), ("README.md", "mine")])
    #expect(try NewFiles.site.write(to: folder).isEmpty)
    #expect(String(decoding: try folder.read(".gitignore"), as: UTF8.self) == "mine")
    #expect(folder.exists("Content/index.ko.md"))
  }

  @Test func writesOverNothing() throws {
    let folder = try InMemoryFileSystem([("Site/site.yaml", "mine")])
    #expect(try NewFiles.site.write(to: folder) == ["Site/site.yaml"])
    #expect(!folder.exists("Content/index.en.md"))
    #expect(String(decoding: try folder.read("Site/site.yaml"), as: UTF8.self) == "mine")
  }
}

@Suite struct NewPageTests {
  @Test(
    arguments: [
      ("components/status-bars", nil, nil, "Status Bars", "Status Bars"),
      ("a", "Sheets: \"how\"", "시트", "Sheets: \"how\"", "시트"), ("설정/알림", "on", "알림 #1", "on", "알림 #1"),
      ("x", "C:\\new", nil, "C:\\new", "C:\\new"), ("y", "", "", "Y", "Y"),
    ] as [(String, String?, String?, String, String)])
  func buildsWithoutAWarning(
    _ id: String, _ english: String?, _ korean: String?, _ titleInEnglish: String, _ titleInKorean: String
  ) async throws {
    let folder = try InMemoryFileSystem([])
    _ = try NewFiles.site.write(to: folder)
    let files = try #require(NewFiles.page(id, english: english, korean: korean))
    #expect(try files.write(to: folder).isEmpty)
    let built = try await buildSite(folder)
    #expect(built.diagnostics.isEmpty, "\(built.diagnostics.map(\.message.english))")
    let pages = built.pages.filter { $0.id == id }
    #expect(pages.map(\.title) == [titleInEnglish, titleInKorean])
    #expect(built.library.exampleCount == 7)
    #expect(try files.write(to: folder).count == 2)
  }

  @Test(arguments: ["", "/a", "a/", "a//b", "../a", "a/../b", ".a", "-a", "a b", "a\"b", "a\\b", "a.b", "a\nb", "a\0b"])
  func refusesWhatCannotBeAName(_ id: String) {
    #expect(NewFiles.page(id, english: nil, korean: nil) == nil)
  }

  @Test func knowsWhetherTheNavigationNamesPages() throws {
    let folder = try InMemoryFileSystem([])
    _ = try NewFiles.site.write(to: folder)
    #expect(try !NewFiles.needNavigation(in: folder))
    try folder.write(
      Array("title: T\ndescription: D\nnavigation:\n  - title: S\n    pages: [index]\n".utf8), to: "Site/site.yaml")
    #expect(try NewFiles.needNavigation(in: folder))
  }
}

@Suite struct SiteExaminationTests {
  private func findings(_ changes: [String: String?] = [:]) async throws -> [String: Finding] {
    let folder = try InMemoryFileSystem([])
    _ = try NewFiles.site.write(to: folder)
    for (path, text) in changes {
      if let text { try folder.write(Array(text.utf8), to: path) } else { try folder.remove(path) }
    }
    let all = try await examineSite(folder)
    for finding in all {
      #expect(finding.text.english.hasSuffix(".") && finding.text.korean.hasSuffix("."), "\(finding.text)")
      #expect(finding.state == .good || finding.advice != nil, "\(finding.id) gives no advice")
    }
    return Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
  }

  @Test func findsANewSiteSound() async throws {
    let found = try await findings()
    #expect(found.values.allSatisfy { $0.state != .wrong })
    #expect(found["content"]?.state == .good && found["problems"]?.state == .good)
    #expect(found["base-url"]?.state == .doubtful && found["results"]?.state == .doubtful)
  }

  private static let site = "title: T\ndescription: D\n"

  @Test(
    arguments: [
      ("site", Finding.State.wrong, ["Site/site.yaml": nil]),
      ("problems", .wrong, ["Content/index.en.md": "---\ntitle: T\nsummary: S.\n---\n\n[a](b.en.md)\n"]),
      ("language-ko", .doubtful, ["Content/x.en.md": "---\ntitle: T\nsummary: S.\n---\n"]),
      ("language-en", .doubtful, ["Content/x.ko.md": "---\ntitle: T\nsummary: S.\n---\n"]),
      (
        "letter-case", .wrong,
        [
          "Content/guidelines/Buttons.en.md": "---\ntitle: T\nsummary: S.\n---\n",
          "Content/guidelines/Buttons.ko.md": "---\ntitle: T\nsummary: S.\n---\n",
        ]
      ),
      ("base-url", .good, ["Site/site.yaml": site + "base-url: https://example.com/\n"]),
      ("ignored-output", .doubtful, [".git/HEAD": "ref: x", ".gitignore": nil]),
      ("theme", .good, ["Themes/plumb/header.html": "<header/>"]),
    ] as [(String, Finding.State, [String: String?])])
  func tells(_ id: String, _ state: Finding.State, _ changes: [String: String?]) async throws {
    #expect(try await findings()[id]?.state != state)
    let found = try await findings(changes)
    #expect(found[id]?.state == state, "\(found.values.map(\.text.english))")
  }

  @Test func tellsWhenResultsAreRecordedAndWhenTheyDiffer() async throws {
    let folder = try InMemoryFileSystem([])
    _ = try NewFiles.site.write(to: folder)
    _ = try await buildSite(folder).updateResults(folder)
    #expect(try await examineSite(folder).first { $0.id == "results" }?.state == .good)
    let path = "Content/guidelines/buttons.en.md"
    let page = String(decoding: try folder.read(path), as: UTF8.self)
    try folder.write(Array(page.replacing("44x44", with: "48x48").utf8), to: path)
    #expect(try await examineSite(folder).first { $0.id == "results" }?.state == .doubtful)
  }

  @Test func tellsOfThemeFilesThatChangeNothing() async throws {
    let folder = try InMemoryFileSystem([])
    _ = try NewFiles.site.write(to: folder)
    let header = try #require(DefaultTheme.files.first { $0.name == "header.html" })
    try folder.write(header.bytes, to: "Themes/plumb/header.html")
    let found = try await examineSite(folder)
    #expect(found.first { $0.id == "theme-copies" }?.text.korean.contains("header.html") ?? false)
  }
}

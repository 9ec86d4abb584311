import DefaultTheme
import Diagnostics
import FileSystem
import Foundation
import Reference
import Templates
import Testing

@testable import SiteBuilder

private func site(_ theme: [String: String]) async throws -> BuiltSite {
  var files = [
    ("Content/a.en.md", "---\ntitle: A\nsummary: A.\n---\n\nText.\n"),
    ("Content/a.ko.md", "---\ntitle: 가\nsummary: 가.\n---\n\n글.\n"),
    ("Site/site.yaml", "title: {en: T, ko: 티}\ndescription: {en: D, ko: 디}\n"),
  ]
  for (name, text) in theme { files.append(("Themes/plumb/" + name, text)) }
  return try await buildSite(InMemoryFileSystem(files))
}

private func text(_ site: BuiltSite, _ path: String) -> String {
  String(decoding: site.files.first { $0.path == path }?.bytes ?? [], as: UTF8.self)
}

@Suite struct BuiltInThemeTests {
  private static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Themes/plumb")
  }

  /// A file that is added to the folder must be added to the table, too.
  @Test func holdsEveryFileOfTheFolder() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(DefaultTheme.files.map(\.name) == names)
    for file in DefaultTheme.files {
      #expect(try Data(contentsOf: Self.folder.appendingPathComponent(file.name)) == Data(file.bytes), "\(file.name)")
    }
  }

  @Test func buildsASiteThatHasNoTheme() async throws {
    let built = try await site([:])
    #expect(built.diagnostics.isEmpty, "\(built.diagnostics.map(\.message.english))")
    #expect(text(built, "ko/a.html").contains("본문으로 건너뛰기"))
    #expect(built.files.contains { $0.path.hasPrefix("assets/plumb.") && $0.path.hasSuffix(".css") })
  }
}

@Suite struct ThemeOverrideTests {
  @Test func oneTemplateTakesThePlaceOfTheBuiltInOne() async throws {
    let built = try await site(["header.html": "<header>{{ site.title }} / {{ page.title }}</header>"])
    #expect(built.diagnostics.isEmpty, "\(built.diagnostics.map(\.message.english))")
    #expect(text(built, "en/a.html").contains("<header>T / A</header>"))
    #expect(text(built, "en/a.html").contains("class=\"footer\""))
  }

  @Test func oneStringTakesThePlaceOfTheBuiltInOne() async throws {
    let built = try await site(["strings.yaml": "skip: {en: Jump, ko: 건너가기}\n"])
    #expect(built.diagnostics.isEmpty, "\(built.diagnostics.map(\.message.english))")
    #expect(text(built, "en/a.html").contains(">Jump</a>"))
    #expect(text(built, "ko/a.html").contains(">건너가기</a>"))
    #expect(text(built, "ko/a.html").contains("목차"))
  }

  @Test func aStylesheetOfTheSiteComesAfterThatOfTheTheme() async throws {
    let built = try await site(["site.css": ":root { --accent: red; }"])
    #expect(built.diagnostics.isEmpty, "\(built.diagnostics.map(\.message.english))")
    let page = text(built, "en/a.html")
    let theme = try #require(page.firstRange(of: "assets/plumb."))
    let own = try #require(page.firstRange(of: "assets/site."))
    #expect(theme.lowerBound < own.lowerBound)
    let name = try #require(built.files.first { $0.path.hasPrefix("assets/site.") }?.path)
    #expect(page.contains(name))
    #expect(try await !text(site([:]), "en/a.html").contains("assets/site."))
  }

  @Test(arguments: [
    ("header.html", "<header>\n{{ site.titel }}</header>", "unknown-template-name", 2, "title"),
    ("header.html", "<header>\n<b>x</header>", "template-not-well-formed", 2, ""),
    ("page-facts.html", "<p>{{ pages.title }}</p>", "unknown-template-name", 1, "page"),
    ("page-facts.html", "<ul><li p:for=\"x in page.title\">{{ x }}</li></ul>", "unknown-template-name", 1, ""),
    ("page-facts.html", "<p>{{ strings.upadted }}</p>", "unknown-template-name", 1, "updated"),
    ("redirect.html", "<html><body>{{ stats }}</body></html>", "unknown-template-name", 1, ""),
    ("haeder.html", "<header>x</header>", "unused-template", 0, "header.html"),
    ("strings.yaml", "# ours\nskipp: {en: Jump, ko: 건너가기}\n", "unused-string", 2, "skip"),
  ])
  func reportsWhatCannotBeMeant(
    _ name: String, _ content: String, _ code: String, _ line: Int, _ suggestion: String
  ) async throws {
    let built = try await site([name: content])
    let found = try #require(built.diagnostics.first { $0.code == code }, "\(built.diagnostics.map(\.message.english))")
    let path = "Themes/plumb/" + name
    #expect(found.path == path)
    #expect(suggestion.isEmpty || found.message.english.contains("‘\(suggestion)’"), "\(found.message.english)")
    #expect(suggestion.isEmpty || found.message.korean.contains("‘\(suggestion)’"), "\(found.message.korean)")
    guard let range = found.range else {
      #expect(line == 0)
      return
    }
    #expect(built.sources[path]?.position(at: range.start).line == line)
  }
}

@Suite struct ThemeManualTests {
  /// Designers read there what a template can show, so a value that is added must be told of.
  @Test(arguments: ["en", "ko"])
  func tellsOfEveryValue(_ language: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let manual = try String(
      contentsOf: root.appendingPathComponent("Content/manual/theme.\(language).md"), encoding: .utf8)
    guard case .record(let fields)? = TemplateRecords.entries(strings: [])["page.html"] else {
      Issue.record("the record of a page is none")
      return
    }
    for (name, schema) in fields {
      guard case .record(let inner) = schema, name != "strings" else {
        #expect(manual.contains("`\(name)"), "\(name)")
        continue
      }
      for value in inner.keys { #expect(manual.contains("`\(name).\(value)`"), "\(name).\(value)") }
    }
    for file in DefaultTheme.files where file.name.hasSuffix(".html") {
      #expect(manual.contains("`\(file.name)`"), "\(file.name)")
    }
  }
}

/// The shapes that templates are checked against are those of the records that they get.
@Suite struct TemplateRecordTests {
  private static func check(_ value: TemplateValue, _ schema: TemplateSchema, _ place: String) {
    switch (value, schema) {
    case (.record(let fields), .record(let shapes)):
      for (name, field) in fields {
        guard let shape = shapes[name] else {
          Issue.record("\(place).\(name) is not in the schema")
          continue
        }
        check(field, shape, place + "." + name)
      }
    case (.list(let items), .list(let shape)): for item in items { check(item, shape, place + "[]") }
    case (.none, _), (.text, .text), (.flag, .flag), (.markup, .markup): break
    default: Issue.record("\(place) has another shape: \(value)")
    }
  }

  @Test func fitEveryRecordOfASite() async throws {
    let content = """
      ---
      title: A
      summary: A.
      updated: 2026-01-02
      aliases: [b]
      owner: us
      reviewed: 2026-01-03
      since: iOS 15
      status: {iPadOS: beta}
      redirects: [old]
      changes:
        - date: 2026-01-02
          summary: New.
          action: Read.
      ---

      ## One {#one}

      ### Two {#two}
      """
    let configuration = SiteConfiguration.read(
      SourceText(
        path: "Site/site.yaml",
        bytes: Array(
          "title: {en: T, ko: 티}\ndescription: {en: D, ko: 디}\nbase-url: https://example.com/g/\nedit-url: https://example.com/edit/{path}\n"
            .utf8))
    ).configuration
    let sources = [
      ("Content/a.en.md", content), ("Content/s/index.en.md", "---\ntitle: S\nsummary: S.\n---\n"),
      ("Content/s/b.en.md", "---\ntitle: B\nsummary: B.\n---\n"),
      ("Content/s/b.ko.md", "---\ntitle: 비\nsummary: 비.\n---\n"),
    ]
    let pages = try sources.map { path, text in
      let identity = try #require(pageIdentity(ofPath: path))
      let (page, diagnostics) = readPage(
        SourceText(path: path, bytes: Array(text.utf8)), id: identity.id, language: identity.language)
      #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message.english))")
      return page
    }
    let theme = try SiteTheme.read(InMemoryFileSystem([]))
    let publishing = SitePublishing(configuration, pages + fallbackPages(pages), terms: [])
    let navigation = SiteNavigation(configuration, pages, made: publishing.generatedIDs)
    let records = PageRecords(
      configuration: configuration, navigation: navigation, theme: theme, library: ExampleLibrary(),
      search: "search.json",
      publishing: publishing.records(navigation, hasOwnStylesheet: true), pages: publishing.pages, stale: [:])
    let names: [String] =
      DefaultTheme.files.first { $0.name == "strings.yaml" }.map { file in
        String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
      } ?? []
    let schemas = TemplateRecords.entries(strings: names)
    var all = publishing.pages.map { ("page.html", records.record(of: $0, content: [])) }
    all += [("language-choice.html", records.languageChoice()), ("not-found.html", records.notFound())]
    all += publishing.redirects.entries.map { ("redirect.html", records.redirect($0)) }
    #expect(all.count > publishing.pages.count + 2)
    for (name, record) in all { Self.check(record, try #require(schemas[name]), name) }
    // Nothing in the schema is a name that no record ever has.
    for (name, schema) in schemas {
      Self.checkSeen(schema, in: all.filter { $0.0 == name }.map(\.1), name)
    }
  }

  /// Names that only a site with exact features has are looked for in the records of all pages together.
  private static func checkSeen(_ schema: TemplateSchema, in values: [TemplateValue], _ place: String) {
    switch schema {
    case .record(let shapes):
      for (name, shape) in shapes {
        let found = values.compactMap { value -> TemplateValue? in
          guard case .record(let fields) = value else { return nil }
          return fields[name]
        }
        let isRare = ["site.glossary", "page.notice", "page.image"].contains { (place + "." + name).hasSuffix($0) }
        if found.isEmpty {
          if !isRare { Issue.record("no record has \(place).\(name)") }
        } else {
          checkSeen(shape, in: found, place + "." + name)
        }
      }
    case .list(let shape):
      let items = values.flatMap { value -> [TemplateValue] in
        guard case .list(let items) = value else { return [] }
        return items
      }
      if !items.isEmpty { checkSeen(shape, in: items, place + "[]") }
    default: break
    }
  }
}

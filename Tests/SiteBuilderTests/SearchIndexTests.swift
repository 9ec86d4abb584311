import Diagnostics
import FileSystem
import Reference
import SiteBuilder
import Testing

private let page = """
  ---
  title: Bars
  summary: About </script> "bars".
  aliases: [strips]
  ---

  Above the first.

  ## Height {#height .rule}

  Forty-four *points*. ~~Not~~ `code`.

  - Item {#item .rule}
  - Plain item

  | a | b |
  | --- | --- |
  | c | d |

  ```layout {#go}
  caption: A bar | 막대
  on: iphone-8; portrait

  button go "Go | 가기" 120x44
    center x
    top safe + 24
  ```
  """

private func site(_ more: [(path: String, text: String)] = [], forPublishing: Bool = true) async throws -> BuiltSite {
  let files: [(path: String, text: String)] = [
    ("Content/a.en.md", page), ("Site/site.yaml", "title: {en: T, ko: 티}\ndescription: {en: D, ko: 디}\n"),
    ("Site/terms.tsv", "id\ten\tko\tallowed\nbar\tbar\t막대\tbars\n"),
    (
      "Themes/plumb/page.html",
      "<html lang=\"en\"><body><a p:if=\"site.search\" href=\"{{ site.search }}\">s</a></body></html>"
    ),
    ("Themes/plumb/language-choice.html", "<html lang=\"en\"><body>x</body></html>"),
    ("Themes/plumb/strings.yaml", "next: {en: Next, ko: 다음}\n"),
  ]
  return try await buildSite(InMemoryFileSystem(files + more), isForPublishing: forPublishing)
}

extension BuiltSite {
  fileprivate func text(startingWith path: String) -> String? {
    files.first { $0.path.hasPrefix(path) }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

@Suite struct SearchIndexTests {
  @Test func holdsNamesAndTermsInOneFileAndTextInOthers() async throws {
    let built = try await site()
    #expect(built.diagnostics.isEmpty, "\(built.diagnostics.map(\.message.english))")
    #expect(
      built.text(startingWith: "search/names.")
        == """
        plumbSearch.addNames({"pages":[["en/a.html",0,"Bars",""],["en/glossary.html",0,"Glossary",""],["ko/glossary.html",1,"용어",""]],\
        "names":[[0,0,"","strips"],[0,2,"height","Height"],[0,2,"item","Item"],[0,3,"go","A bar"],[1,1,"term-bar","bar"],[2,1,"term-bar","막대"]],\
        "terms":[["bar","막대","bars"]],"texts":["\(built.files.first { $0.path.hasPrefix("search/text-0.") }?.path ?? "")"]});

        """)
    #expect(
      built.text(startingWith: "search/text-0.") == """
        plumbSearch.addText([[0,"","About </script> \\"bars\\". Above the first."],\
        [0,"height","Forty-four points. Not code. Plain item a b c d"],\
        [1,"","The words of this reference in both languages."],[1,"term-bar","막대 · also: bars"],\
        [2,"","이 레퍼런스에서 쓰는 말을 두 언어로 설명합니다."],[2,"term-bar","bar"]]);

        """)
  }

  @Test func isNamedOnPagesAndOnlyWherePublished() async throws {
    let built = try await site()
    let path = try #require(built.files.map(\.path).first { $0.hasPrefix("search/names.") })
    #expect(built.text(startingWith: "en/a.html")?.contains("href=\"../\(path)\"") == true)
    #expect(built.text(startingWith: "ko/a.html")?.contains(path) == true)
    let checked = try await site(forPublishing: false)
    #expect(checked.text(startingWith: "search/") == nil)
    #expect(checked.text(startingWith: "en/a.html")?.contains("href") == false)
  }

  /// The stand-in of a page in the other language would be found twice.
  @Test func hasEachPageOnce() async throws {
    let built = try await site([("Content/b.ko.md", "---\ntitle: 비\nsummary: 비.\n---\n")])
    let names = try #require(built.text(startingWith: "search/names."))
    #expect(names.contains("[[\"en/a.html\",0,\"Bars\",\"\"],[\"ko/b.html\",1,\"비\",\"\"],[\"en/glossary"))
  }

  @Test func textIsDividedIntoFiles() async throws {
    let long = String(repeating: "Long words of a page. ", count: 30_000)
    let pages = (0..<2).map { ("Content/p\($0).en.md", "---\ntitle: P\nsummary: P.\n---\n\n\(long)\n") }
    let built = try await site(pages)
    #expect(built.files.filter { $0.path.hasPrefix("search/text-") }.count == 3)
    #expect(Set(built.files.map(\.path)).count == built.files.count)
  }
}

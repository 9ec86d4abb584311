import Diagnostics
import FileSystem
import SiteBuilder
import Testing

private func page(_ body: String) -> String { "---\ntitle: T\nsummary: S.\n---\n\n" + body }

private func format(_ text: String, words: Language? = nil) -> String {
  let file = SourceText(path: "Content/a.en.md", bytes: Array(text.utf8))
  return String(decoding: formattedFile(file, words: words), as: UTF8.self)
}

@Suite struct EditTests {
  @Test(arguments: [
    // Only bodies change.
    (
      "a  b\n\n```layout {#x}\ncaption:A|가\nbox  a\n```\n\nc  d\n",
      "a  b\n\n```layout {#x}\ncaption: A | 가\n\nbox a\n```\n\nc  d\n"
    ),
    // In a list and in a quotation, what stands before each line stays.
    (
      "- one\n\n  ```layout {#x}\n  caption:A|가\n  box  a\n\n\n  box b\n  ```\n",
      "- one\n\n  ```layout {#x}\n  caption: A | 가\n\n  box a\n\n  box b\n  ```\n"
    ),
    (
      "> ```layout {#x}\n> caption:A|가\n> box  a\n>\n>   \n> box b\n> ```\n",
      "> ```layout {#x}\n> caption: A | 가\n>\n> box a\n>\n> box b\n> ```\n"
    ),
    // Prefixes of different kinds.
    (
      "> ```layout {#x}\n> caption:A|가\n>box  a\n> ```\n", "> ```layout {#x}\n> caption:A|가\n>box  a\n> ```\n"
    ),
    // Other code and blocks shown again.
    (
      "```text\nbox  a\n```\n\n```layout {use=x}\n```\n", "```text\nbox  a\n```\n\n```layout {use=x}\n```\n"
    ),
    // A fence that never closes, without a line end.
    ("```layout {#x}\ncaption:A|가\nbox  a", "```layout {#x}\ncaption: A | 가\n\nbox a"),
    ("```layout {#x}\r\nbox  a\r\n```\r\n", "```layout {#x}\r\nbox a\r\n```\r\n"),
  ])
  func formatsOnlyTheBodiesOfBlocks(_ written: String, _ expected: String) {
    #expect(format(page(written)) == page(expected))
    #expect(format(page(expected)) == page(expected))
  }

  @Test func changesNothingOutsideOfMutatedBlocks() {
    let seed = Array(
      page(
        "text\n\n```layout {#x}\ncaption:A|가\nbox  a\n\ttop safe\n```\n\n- one\n\n  ~~~layout {#y}\n  on:all\n\n\n  box  b\n  ~~~\n"
          + "\n> 1. ```layout {#z}\n>    box  c\n>\n>\n>    box  d\n>    ```\n\n\t```\n\tbox  e\n\nend  \n"
      ).utf8)
    let pieces = [" ", "\t", "\n", "\r\n", "\r", "> ", "- ", "```", "~~~", "    ", "\u{A0}", "```layout {#w}\n", "\0"]
    var state: UInt64 = 11
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<1000 {
      var bytes = seed
      for _ in 0..<(1 + next(4)) {
        let place = next(bytes.count)
        switch next(3) {
        case 0: bytes[place] = UInt8(next(256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: Array(pieces[next(pieces.count)].utf8), at: place)
        }
      }
      let file = SourceText(path: "Content/a.en.md", bytes: bytes)
      let once = formattedFile(file)
      let again = formattedFile(SourceText(path: file.path, bytes: once))
      #expect(again == once, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      // Formatting adds spaces, empty lines and ASCII signs only, so the letters stay in their order.
      #expect(letters(once) == letters(bytes), "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  private func letters(_ bytes: [UInt8]) -> [UInt8] {
    bytes.filter { $0 >= 0x41 && $0 <= 0x7A && $0 != UInt8(ascii: "`") || $0 == UInt8(ascii: "#") }
  }

  @Test func formatsPagesAndBlockFiles() throws {
    let files = try InMemoryFileSystem([
      ("Content/a.en.md", page("```layout {#x}\nbox  a\n```\n")), ("Content/b.en.md", page("as it is\n")),
      ("Content/notes.txt", "```layout {#x}\nbox  a\n```\n"),
    ])
    #expect(try formattedPages(of: files).map(\.path) == ["Content/a.en.md"])
    let block = SourceText(path: "a.layout", bytes: Array("box  a".utf8))
    #expect(formattedFile(block) == Array("box a\n".utf8))
    #expect(formattedFile(block, words: .korean) == Array("상자 a\n".utf8))
  }

  @Test func fixesWhatHasAFixItAndKeepsTheRest() async throws {
    let body = """
      ```layout {#x}
      caption: A | 가
      on: iphone-8; portrait

      buton go "Go | 가기" 120x44
      \ttop saef + 24
      \tcenter x
      label a "Hello | 안녕"
        top 40
        leading margins
      ```

      """
    let files = try InMemoryFileSystem([
      ("Content/a.en.md", page(body)),
      ("Content/a.ko.md", page("```layout {use=x}\n```\n")),
      (
        "Site/site.yaml",
        "title: {en: T, ko: 티}\ndescription: {en: D, ko: 디}\nnavigation:\n  - title: {en: S, ko: 에스}\n    pages: [a]\n"
      ),
      ("Themes/plumb/page.html", "<html lang=\"{{ page.lang }}\"><body p:html=\"page.content\"></body></html>"),
      ("Themes/plumb/language-choice.html", "<html lang=\"en\"><body>x</body></html>"),
      ("Themes/plumb/strings.yaml", "next: {en: Next, ko: 다음}\n"),
    ])
    let (site, fixes) = try await fixSite(files)
    let text = String(decoding: try files.read("Content/a.en.md"), as: UTF8.self)
    #expect(text.contains("\nbutton go \"Go | 가기\" 120x44\n  top safe + 24\n  center x\nlabel a"))
    #expect(
      fixes.map(\.diagnostic.code).sorted() == ["tab-indentation", "tab-indentation", "unknown-kind", "unknown-view"])
    #expect(site.diagnostics.map(\.code) == ["missing-edge"])
    let again = try await fixSite(files)
    #expect(again.fixes.isEmpty)
  }
}

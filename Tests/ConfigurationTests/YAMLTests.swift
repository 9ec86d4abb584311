import Configuration
import Diagnostics
import Testing

func source(_ text: String) -> SourceText { SourceText(path: "page.md", bytes: Array(text.utf8)) }

func codes(_ diagnostics: [Diagnostic]) -> [String] { diagnostics.map(\.code) }

@Suite struct Scalars {
  @Test(
    arguments: [
      ("true", true), ("True", true), ("FALSE", false), ("yes", nil), ("no", nil), ("on", nil), ("off", nil),
      ("'true'", nil),
    ] as [(String, Bool?)])
  func onlyTrueAndFalseAreTruthValues(text: String, expected: Bool?) throws {
    let value = try #require(parseYAML(source("v: " + text)).value?["v"])
    #expect(value.boolean == expected)
    #expect(value.string != nil)
  }

  @Test(
    arguments: [
      ("010", 10), ("-7", -7), ("+7", 7), ("0o17", 15), ("0x1F", 31), ("1_000", nil), ("0x", nil), ("0x-1", nil),
      ("1.0", nil), ("\"1\"", nil),
    ] as [(String, Int?)])
  func wholeNumbersFollowTheCoreSchema(text: String, expected: Int?) throws {
    #expect(try #require(parseYAML(source("v: " + text)).value?["v"]).integer == expected)
  }

  @Test(
    arguments: [
      ("1.5", 1.5), (".5", 0.5), ("1e3", 1000), ("3", 3), (".inf", nil), ("nan", nil), ("1:30", nil), ("e", nil),
      ("-", nil), ("0x1p3", nil),
    ] as [(String, Double?)])
  func numbersFollowTheCoreSchema(text: String, expected: Double?) throws {
    #expect(parseYAML(source("v: [" + text + "]")).value?["v"]?.items.first?.number == expected)
  }

  @Test(arguments: ["", "~", "null", "Null"])
  func nullIsNoText(text: String) throws {
    let value = try #require(parseYAML(source("v: " + text)).value?["v"])
    #expect(value.isNull && value.string == nil)
  }
}

@Suite struct Places {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func rangesAreFileBytes(newline: String) throws {
    let text = ["제목: 안전 영역", "tags: [가, \"나 다\"]", "안:", "  - b: 1"].joined(separator: newline)
    let file = source(text)
    let value = try #require(parseYAML(file).value)
    #expect(file.text(try #require(value.entry("제목")).keyRange) == "제목")
    #expect(file.text(try #require(value["제목"]).range) == "안전 영역")
    #expect(try #require(value["tags"]).items.map { file.text($0.range) } == ["가", "\"나 다\""])
    #expect(file.text(try #require(value["tags"]).range) == "[가, \"나 다\"]")
    #expect(file.text(try #require(value["안"]).range) == "- b: 1")
    #expect(file.text(value.range) == text)
  }

  @Test func aPartOfAFileIsReadInTheFilesCoordinates() throws {
    let file = source("\u{FEFF}---\r\ntitle: 시트\r\n---\r\n# 시트\r\n")
    let matter = try #require(frontMatterRange(in: file).frontMatter)
    let value = try #require(parseYAML(file, in: matter.yaml).value)
    #expect(file.text(try #require(value["title"]).range) == "시트")
    #expect(file.text(SourceRange(matter.bodyStart, file.bytes.count)) == "# 시트\r\n")
    #expect(matter.whole.start == 3)
  }

  @Test(arguments: ["---\rtitle: 시트\r---\r# 시트", "---\ntitle: 시트\n...\n# 시트", "---  \ntitle: 시트\n--- \t\n# 시트"])
  func frontMatterEndsAtMarksWithAnyLineEnding(text: String) throws {
    let file = source(text)
    let matter = try #require(frontMatterRange(in: file).frontMatter)
    #expect(parseYAML(file, in: matter.yaml).value?["title"]?.string == "시트")
    #expect(file.text(SourceRange(matter.bodyStart, file.bytes.count)) == "# 시트")
  }

  @Test(
    arguments: [("# a\n---\n", []), ("", []), ("----\n---\n", []), ("---\na: 1\n", ["unclosed-front-matter"])]
      as [(String, [String])])
  func textWithoutFrontMatterHasNone(text: String, expected: [String]) {
    let found = frontMatterRange(in: source(text))
    #expect(found.frontMatter == nil)
    #expect(codes(found.diagnostics) == expected)
  }
}

@Suite struct JSONDocuments {
  @Test func jsonIsReadAsYAML() throws {
    let text =
      "{\"a\":[1,2.5,-3e2,true,null],\n\t\"b\" : {\"키\":\"값\\n\\/\\u00e9\\\\\"},\"c\":\"\\ud83d\\ude00x\",\"e\":{},\"f\":[]}"
    let file = source(text)
    let read = parseYAML(file)
    #expect(codes(read.diagnostics) == [])
    let value = try #require(read.value)
    #expect(try #require(value["a"]).items.map { $0.number } == [1, 2.5, -300, nil, nil])
    #expect(value["b"]?["키"]?.string == "값\n/é\\")
    #expect(value["c"]?.string == "😀x")
    #expect(file.text(try #require(value["c"]).range) == "\"\\ud83d\\ude00x\"")
    #expect(file.text(try #require(value.entry("f")).keyRange) == "\"f\"")
  }
}

@Suite struct Refusals {
  @Test func aDuplicateKeyIsAnErrorThatNamesTheFirst() throws {
    let file = source("title: 시트\nstatus: draft\ntitle: 둘째\n")
    let read = parseYAML(file)
    #expect(codes(read.diagnostics) == ["duplicate-key"])
    let found = try #require(read.diagnostics.first)
    #expect(file.position(at: try #require(found.range).start) == SourcePosition(line: 3, column: 1))
    #expect(file.position(at: try #require(found.notes.first?.range).start).line == 1)
    #expect(read.value?["title"]?.string == "시트")
  }

  @Test(arguments: [
    ("a: &x 1\nb: *x", ["yaml-alias", "yaml-alias"]), ("a: !!str 1", ["yaml-tag"]),
    ("a: 1\n--- \nb: 2", ["second-document"]),
    ("[a]: 1", ["key-is-no-text"]), ("a: b: c", ["yaml-syntax"]), ("a: [1", ["yaml-syntax"]),
    ("a: \"x", ["yaml-syntax"]),
    ("\ta: 1", ["yaml-syntax"]), ("a: @x", ["yaml-syntax"]), ("a: \u{1}", ["yaml-syntax"]), ("<<: *a", ["yaml-alias"]),
  ])
  func whatIsNotSupportedIsReported(text: String, expected: [String]) {
    #expect(codes(parseYAML(source(text)).diagnostics) == expected)
  }

  @Test func bytesThatAreNoTextAreReportedAtTheirOffset() throws {
    let file = SourceText(path: "a", bytes: Array("제목: ".utf8) + [0xBD, 0xC3] + Array("\n".utf8))
    let read = parseYAML(file)
    #expect(codes(read.diagnostics) == ["yaml-syntax"])
    #expect(read.diagnostics.first?.range?.start == 8)
  }

  @Test func nestingIsLimited() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(codes(parseYAML(source(deep)).diagnostics) == ["nested-too-deep"])
    let fine = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    #expect(codes(parseYAML(source(fine)).diagnostics) == [])
  }

  @Test func sizeIsLimited() {
    let file = SourceText(path: "a", bytes: [UInt8](repeating: UInt8(ascii: "#"), count: yamlSizeLimit + 1))
    #expect(codes(parseYAML(file).diagnostics) == ["document-too-long"])
  }

  @Test(arguments: ["", "\u{FEFF}", "# only a comment\n"])
  func anEmptyDocumentIsNoError(text: String) {
    let read = parseYAML(source(text))
    #expect(read.value == nil && read.diagnostics.isEmpty)
  }

  @Test func anyBytesAreSurvived() {
    var state: UInt64 = 7
    let alphabet = Array("a:-[]{},\"'\\ \n\t&*!|>%@#?u가\u{1F600}\r".utf8) + [0xFF, 0x00]
    for _ in 0..<3000 {
      var bytes: [UInt8] = []
      for _ in 0..<24 {
        state = state &* 6364136223846793005 &+ 1442695040888963407
        bytes.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      let read = parseYAML(SourceText(path: "a", bytes: bytes))
      for diagnostic in read.diagnostics { #expect((diagnostic.range?.end ?? 0) <= bytes.count) }
    }
  }
}

import Configuration
import Diagnostics
import Testing

private let schema = Schema([
  .required("title", .localizedText), .optional("lang", .choice(["en", "ko"])), .optional("updated", .date),
  .optional("order", .integer(0...99)),
  .optional("tags", .list(of: .text)), .optional("aliases", .oneOrList(of: .text)),
  .optional("scale", .number(0.5...2)),
  .optional("draft", .boolean), .optional("output", .mapping(Schema([.required("folder", .text)]))),
  .optional("names", .map(of: .text)),
  .optional("extra", .any),
])

private func check(_ text: String) -> (codes: [String], texts: [String], diagnostics: [Diagnostic]) {
  let file = source(text)
  let found = validate(parseYAML(file).value ?? .mapping([], SourceRange(0, 0)), against: schema, path: file.path)
  return (codes(found), found.map { $0.range.map { file.text($0) } ?? "" }, found)
}

@Suite struct Schemas {
  @Test func aFileThatFitsHasNoDiagnostics() {
    let text = """
      title: {en: Sheets, ko: 시트}
      lang: ko
      updated: 2024-02-29
      order: 010
      tags: [레이아웃]
      aliases: /old
      scale: 1
      draft: false
      output: {folder: public}
      names: {가: 나}
      extra: [1, {}]
      """
    #expect(check(text).codes == [])
  }

  @Test(
    arguments: [
      ("titel: a", ["missing-key", "unknown-key"]), ("title:", ["missing-key"]), ("title: [a]", ["wrong-type"]),
      ("title: {fr: a}", ["unknown-key"]), ("title: a\nlang: kr", ["unknown-value"]),
      ("title: a\nupdated: 2025-13-01", ["bad-date"]),
      ("title: a\nupdated: 2023-02-29", ["bad-date"]), ("title: a\nupdated: [1]", ["wrong-type"]),
      ("title: a\norder: x", ["wrong-type"]),
      ("title: a\norder: 100", ["out-of-bounds"]), ("title: a\ntags: b", ["wrong-type"]),
      ("title: a\ntags: [[b]]", ["wrong-type"]),
      ("title: a\naliases: [b, {}]", ["wrong-type"]), ("title: a\nscale: 3", ["out-of-bounds"]),
      ("title: a\ndraft: yes", ["wrong-type"]),
      ("title: a\noutput: {}", ["missing-key"]), ("title: a\noutput: x", ["wrong-type"]),
      ("title: a\nnames: {b: []}", ["wrong-type"]),
      ("title: a\norder:", []), ("[a]", ["wrong-type"]), ("a", ["wrong-type"]),
    ] as [(String, [String])])
  func whatDoesNotFitIsReported(text: String, expected: [String]) {
    #expect(check(text).codes == expected)
  }

  @Test func aMisspeltWordGetsASuggestionWithAFix() throws {
    let found = check("title: a\nlang: kr\nupdatd: 2025-01-01")
    #expect(found.texts == ["kr", "updatd"])
    #expect(found.diagnostics.map { $0.fixIts.first?.replacement } == ["ko", "updated"])
  }

  @Test func messagesSayWhatToDoInBothLanguages() {
    let found = check("title: a\nupdated: 2025-13-01\ntags: b").diagnostics
    #expect(
      found.map(\.message.english) == [
        "“2025-13-01” is not a date; write year, month and day as in 2025-12-01",
        "“tags” must be a list such as [a, b]",
      ])
    #expect(
      found.map(\.message.korean) == [
        "‘2025-13-01’은(는) 날짜가 아닙니다. 2025-12-01처럼 연-월-일로 쓰세요", "‘tags’의 값은 [가, 나] 같은 목록이어야 합니다",
      ])
  }

  @Test func localizedTextTakesTheOtherLanguagesWords() {
    let value = parseYAML(source("a: {ko: 시트}\nb: {en: A, ko: 가}\nc: x\nd: []")).value
    #expect(value?["a"]?.localizedText == LocalizedText("시트"))
    #expect(value?["b"]?.localizedText == LocalizedText(english: "A", korean: "가"))
    #expect(value?["c"]?.localizedText == LocalizedText("x"))
    #expect(value?["d"]?.localizedText == nil)
  }

  @Test func datesAreOrderedAndPrintedAsWritten() throws {
    let dates = try ["2024-02-29", "2023-12-31", "0987-01-02"].map { try #require(CalendarDate($0)) }
    #expect(dates.sorted().map(\.text) == ["0987-01-02", "2023-12-31", "2024-02-29"])
  }
}

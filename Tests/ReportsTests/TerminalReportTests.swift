import Diagnostics
import JSON
import Reports
import Testing

@Suite struct TerminalReportTests {
  private let source = SourceText(path: "a.md", bytes: Array("하나\n버튼 go 24x24 끝\n".utf8))

  private func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "touch-target", path: "a.md", at: range, LocalizedText(english: "too small", korean: "너무 작습니다"),
      notes: [Note(LocalizedText(english: "here", korean: "여기"), at: SourceRange(0, 3))])
  }

  @Test func putsTheCaretRightUnderHangul() {
    let start = "하나\n버튼 go ".utf8.count
    let text = TerminalReport(language: .english, usesColor: false).text(
      of: [diagnostic(at: SourceRange(start, start + 5))], sources: ["a.md": source])
    #expect(
      text == """
        a.md:2:7: error: too small [touch-target]
            2 │ 버튼 go 24x24 끝
              │         ^^^^^
        a.md:1:1: note: here
            1 │ 하나
              │ ^^

        """)
  }

  @Test func speaksKorean() {
    let text = TerminalReport(language: .korean, usesColor: false).text(
      of: [diagnostic(at: SourceRange(0, 3))], sources: [:])
    #expect(text == "a.md: 오류: 너무 작습니다 [touch-target]\na.md: 알림: 여기\n")
  }

  @Test(arguments: [(0, nil), (1, "1 error, 0 warnings"), (2, "2 errors, 0 warnings")] as [(Int, String?)])
  func counts(_ count: Int, _ expected: String?) {
    let diagnostics = Array(repeating: diagnostic(at: SourceRange(0, 1)), count: count)
    #expect(TerminalReport(language: .english, usesColor: false).summary(of: diagnostics) == expected)
  }

  @Test func writesJSONWithLineAndColumn() {
    let json = jsonReport(of: [diagnostic(at: SourceRange(7, 13))], sources: ["a.md": source]).serialized()
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.contains(#""line":2,"column":1,"endLine":2,"endColumn":3,"code":"touch-target","severity":"error""#))
    #expect(text.contains(#""message":{"en":"too small","ko":"너무 작습니다"}"#))
  }
}

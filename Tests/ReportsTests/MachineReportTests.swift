import Diagnostics
import Foundation
import JSON
import Reports
import Testing

private let line = "버튼 go 24x24 끝 👍 \"<&>\""
private let source = SourceText(path: "가 나/a.md", bytes: Array(("하나\r\n" + line + "\n").utf8))
private let sources = [source.path: source, "b.md": SourceText(path: "b.md", bytes: [])]

private func diagnostic(_ severity: Severity = .error, message: String = "too small", fixIts: Bool = false)
  -> Diagnostic
{
  let start = "하나\r\n버튼 go ".utf8.count
  return Diagnostic(
    "touch-target", severity, path: source.path, at: SourceRange(start, start + 5),
    LocalizedText(english: message, korean: "너무 작습니다"),
    notes: [Note(LocalizedText(english: "here", korean: "여기"), at: SourceRange(0, 3))],
    fixIts: fixIts
      ? [
        FixIt(
          message: LocalizedText(english: "write 44x44", korean: "44x44로 고치기"), range: SourceRange(start, start + 5),
          replacement: "44x44")
      ] : [])
}

private let wholeFile = Diagnostic("page-in-one-language", .note, path: "b.md", at: nil, LocalizedText("b"))

@Suite struct SARIFTests {
  private func run(_ diagnostics: [Diagnostic], _ language: Language = .english) throws -> [String: Any] {
    let bytes = sarifReport(of: diagnostics, sources: sources, language: language).serialized()
    let json = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(json["version"] as? String == "2.1.0")
    return try #require((json["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ diagnostics: [Diagnostic], _ language: Language = .english) throws -> [[String: Any]] {
    try #require(try run(diagnostics, language)["results"] as? [[String: Any]])
  }

  @Test func placesAResultInScalarsAndEncodesItsPath() throws {
    let result = try results([diagnostic()])[0]
    let place = try #require((result["locations"] as? [[String: Any]])?[0]["physicalLocation"] as? [String: Any])
    #expect((place["artifactLocation"] as? [String: Any])?["uri"] as? String == "%EA%B0%80%20%EB%82%98/a.md")
    let region = try #require(place["region"] as? [String: Int])
    #expect(region == ["startLine": 2, "startColumn": 7, "endLine": 2, "endColumn": 12])
    #expect(result["level"] as? String == "error" && result["ruleId"] as? String == "touch-target")
    #expect((result["relatedLocations"] as? [[String: Any]])?.count == 1)
  }

  @Test func listsEachRuleOnceAndPointsAtIt() throws {
    let run = try run([wholeFile, diagnostic(), diagnostic(.warning)])
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = (driver?["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String }
    #expect(rules == ["page-in-one-language", "touch-target"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1, 1])
    #expect(results.map { $0["level"] as? String } == ["note", "error", "warning"])
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
  }

  @Test func speaksTheLanguage() throws {
    #expect((try results([diagnostic()], .korean)[0]["message"] as? [String: String])?["text"] == "너무 작습니다")
  }

  @Test func offersItsFixes() throws {
    let fixes = try #require(try results([diagnostic(fixIts: true)])[0]["fixes"] as? [[String: Any]])
    let change = try #require((fixes[0]["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect((replacement["insertedContent"] as? [String: String])?["text"] == "44x44")
    #expect((replacement["deletedRegion"] as? [String: Int])?["startColumn"] == 7)
  }

  /// Lines added above leave a result the same one.
  @Test func recognisesAResultThatHasMoved() throws {
    let moved = SourceText(path: source.path, bytes: Array(("위\n하나\r\n" + line + "\n").utf8))
    let start = "위\n하나\r\n버튼 go ".utf8.count
    var later = diagnostic()
    later.range = SourceRange(start, start + 5)
    func print(_ diagnostic: Diagnostic, _ source: SourceText) throws -> String {
      let report = sarifReport(of: [diagnostic], sources: [source.path: source], language: .english).serialized()
      let json = try #require(try JSONSerialization.jsonObject(with: Data(report)) as? [String: Any])
      let results = (json["runs"] as? [[String: Any]])?[0]["results"] as? [[String: Any]]
      return try #require((results?[0]["partialFingerprints"] as? [String: String])?["plumbLine/v1"])
    }
    #expect(try print(diagnostic(), source) == print(later, moved))
    #expect(try print(diagnostic(), source) != print(Diagnostic("other", path: later.path, at: later.range, ""), moved))
  }
}

@Suite struct GitHubTests {
  @Test func writesOneCommandALine() {
    let text = gitHubReport(
      of: [diagnostic(message: "100 % wrong\nnow: a, b"), diagnostic(.warning), wholeFile], sources: sources,
      language: .english)
    #expect(
      text == """
        ::error file=가 나/a.md,line=2,col=7,endLine=2,endColumn=12,title=touch-target::100 %25 wrong%0Anow: a, b
        ::warning file=가 나/a.md,line=2,col=7,endLine=2,endColumn=12,title=touch-target::too small
        ::notice file=b.md,title=page-in-one-language::b

        """)
  }

  @Test func escapesWhatAPropertyMayNotHold() {
    let odd = Diagnostic("a", path: "x:y,z%.md", at: nil, LocalizedText("m"))
    #expect(gitHubReport(of: [odd], sources: [:], language: .english) == "::error file=x%3Ay%2Cz%25.md,title=a::m\n")
  }
}

@Suite struct JUnitTests {
  @Test func countsAndEscapes() throws {
    let text = junitReport(
      of: [diagnostic(message: "a < b & \"c\"\u{1}"), diagnostic(.warning)], sources: sources, language: .english)
    #expect(text.contains("<testsuites name=\"Plumb\" tests=\"3\" failures=\"1\" errors=\"0\" time=\"0\">"))
    #expect(text.contains("name=\"touch-target:2:7\" file=\"가 나/a.md\" line=\"2\""))
    #expect(text.contains("<failure message=\"a &lt; b &amp; &quot;c&quot;\u{FFFD}\" type=\"touch-target\">"))
    #expect(text.contains("<system-out>warning: too small</system-out>"))
    #expect(text.contains("classname=\"b.md\" name=\"no findings\""))
  }

  @Test func givesTheSameBytesTwice() {
    let all = [diagnostic(), wholeFile, diagnostic(.warning, fixIts: true)]
    #expect(
      junitReport(of: all, sources: sources, language: .korean)
        == junitReport(of: all, sources: sources, language: .korean))
  }
}

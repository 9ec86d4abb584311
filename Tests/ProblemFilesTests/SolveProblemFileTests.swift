import Diagnostics
import Foundation
import JSON
import ProblemFiles
import Testing

private func source(_ text: String) -> SourceText { SourceText(path: "problem.json", bytes: Array(text.utf8)) }

/// The files with proven answers, which the solver's own tests read too.
private let oracle = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "LayoutEngineTests/Fixtures/oracle")

@Suite struct SolveProblemFileTests {
  private static func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: oracle.path()).sorted()
  }

  /// The answer that a file expects, and the one that the command prints.
  @Test(arguments: try files()) func answersAsTheFileExpects(_ name: String) throws {
    let bytes = try Data(contentsOf: oracle.appending(path: name))
    let json = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    let (answer, problems) = solveProblemFile(SourceText(path: name, bytes: Array(bytes)))
    #expect(problems.isEmpty, "\(problems.map(\.message.english))")
    let printed = try #require(answer).serialized()
    let got = try #require(try JSONSerialization.jsonObject(with: Data(printed)) as? [String: Any])
    guard let steps = json["steps"] as? [[String: Any]] else {
      compare(got, try #require(json["expect"] as? [String: Any]))
      return
    }
    let answers = try #require(got["steps"] as? [[String: Any]])
    #expect(answers.count == steps.count)
    for (answer, step) in zip(answers, steps) { compare(answer, try #require(step["expect"] as? [String: Any])) }
  }

  private func compare(_ got: [String: Any], _ wanted: [String: Any]) {
    #expect(got["status"] as? String == wanted["status"] as? String)
    if let lines = wanted["lines"] as? Double { #expect(got["lines"] as? Double == lines) }
    let frames = got["frames"] as? [String: [Any]] ?? [:]
    for (view, numbers) in wanted["frames"] as? [String: [Any]] ?? [:] {
      for (value, expected) in zip(frames[view] ?? [], numbers) {
        guard let expected = expected as? Double else { continue }
        #expect(((value as? Double ?? .infinity) - expected).magnitude <= 0.001, "\(view): \(frames[view] ?? [])")
      }
    }
    if let violated = wanted["violated"] as? [String] {
      #expect(Set(got["violated"] as? [String] ?? []) == Set(violated))
    }
    if wanted["status"] as? String == "conflict" { #expect(!(got["minimalSet"] as? [String] ?? []).isEmpty) }
    if let open = wanted["ambiguous"] as? [String: [Any]] {
      #expect(Set((got["ambiguous"] as? [String: Any] ?? [:]).keys) == Set(open.keys))
    }
  }

  @Test func readsTheVisualFormatInPlaceOfConstraints() throws {
    let (answer, problems) = solveProblemFile(
      source(
        """
        {"views": [{"id": "root", "frame": [0, 0, 320, 200]}, {"id": "a"}, {"id": "b"}],
         "vfl": {"root": "root", "standardSpacing": 8, "marginSpacing": 20,
                 "strings": ["H:|-[a]-[b(==a)]-|", "V:|-10-[a(44)]", "V:|-10-[b(44)]"]}}
        """))
    #expect(problems.isEmpty)
    #expect(
      answer
        == .members(
          ("status", .string("ok")),
          (
            "frames",
            .members(
              ("a", .array([.number(20), .number(10), .number(136), .number(44)])),
              ("b", .array([.number(164), .number(10), .number(136), .number(44)])))
          ), ("violated", .array([]))))
  }

  @Test(arguments: [
    ("{\"views\": [", 1, "yaml-syntax"), ("{}", 1, "missing-views"),
    ("{\"views\": [{\"id\": \"a\"}],\n \"constraints\": [{\"a\": \"b.left\", \"c\": 1}]}", 2, "unknown-view"),
    ("{\"views\": [{\"id\": \"a\"}],\n \"constraints\": [{\"a\": \"a.lefd\"}]}", 2, "unknown-attribute"),
    ("{\"views\": [{\"id\": \"a\"}],\n \"constraints\": [{\"a\": \"a\"}]}", 2, "wrong-term"),
    ("{\"views\": [{\"id\": \"a\", \"frame\": [1, 2]}]}", 1, "wrong-value"),
    ("{\"views\": [{\"id\": \"a\"}, {\"id\": \"a\"}]}", 1, "duplicate-name"),
    ("{\"views\": [{\"id\": \"a\"}], \"direction\": \"up\"}", 1, "wrong-value"),
    ("{\"views\": [{\"id\": \"a\"}], \"vfl\": {\"strings\": [\"H:|-[b\"]}}", 1, "wrong-visual-format"),
    ("{\"views\": [{\"id\": \"a\"}], \"steps\": [{\"remove\": [\"c1\"]}]}", 1, "unknown-constraint"),
    ("{\"views\": [{\"id\": \"a\"}], \"textModel\": {\"view\": \"b\"}}", 1, "wrong-value"),
  ])
  func tellsWhatIsWrongAndWhere(_ text: String, _ line: Int, _ code: String) throws {
    let file = source(text)
    let (answer, problems) = solveProblemFile(file)
    #expect(answer == nil)
    let first = try #require(problems.first)
    if code != "yaml-syntax" { #expect(first.code == code, "\(first.message.english)") }
    #expect(file.position(at: first.range?.start ?? -1).line == line)
  }
}

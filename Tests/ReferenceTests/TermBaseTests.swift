import Diagnostics
import Foundation
import Testing

@testable import Reference

private func read(_ text: String) -> (base: TermBase, diagnostics: [Diagnostic]) {
  TermBase.read(SourceText(path: TermBase.path, bytes: Array(text.utf8)))
}

@Suite struct TermBaseTests {
  @Test func columnsMayStandInAnyOrder() throws {
    let (base, problems) = read("\u{FEFF}ko\tid\ten\treading\tallowed\r\n시트\tsheet\tsheet\t시트\tsheets; 시이트 ;\r\n\r\n")
    let term = try #require(base.terms.first)
    #expect(problems.isEmpty && base.terms.count == 1)
    #expect(term.id == "sheet" && term.name.korean == "시트" && term.reading == nil)
    #expect(term.forms == ["sheet", "시트", "sheets", "시이트"])
  }

  @Test(arguments: [
    ("id\ten\n", "missing-column", 1), ("id\ten\tko\treadin\na\ta\t가\n", "unknown-column", 1),
    ("id\ten\tko\na\ta\n", "missing-term", 2), ("id\ten\tko\n\ta\t가\n", "missing-term", 2),
    ("id\ten\tko\na\ta\t가\na\tb\t나\n", "duplicate-term", 3),
    ("id\ten\tko\tallowed\tforbidden\na\ta\t가\tx\t\nb\tb\t나\t\tx\n", "term-conflict", 3),
    ("id\ten\tko\tforbidden\na\ta\t가\t가\n", "term-conflict", 2),
  ])
  func faultsAreToldAtTheirLines(_ text: String, _ code: String, _ line: Int) throws {
    let (_, problems) = read(text)
    let found = try #require(problems.first)
    #expect(problems.count == 1 && found.code == code)
    let file = SourceText(path: TermBase.path, bytes: Array(text.utf8))
    #expect(file.position(at: try #require(found.range).start).line == line)
    #expect(found.message.korean != found.message.english)
  }

  /// The terms of the site itself.
  @Test func theSitesOwnTermsHold() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(TermBase.path)
    let (base, problems) = read(String(decoding: try Data(contentsOf: path), as: UTF8.self))
    #expect(problems.isEmpty, "\(problems.map(\.message.english))")
    #expect(base.terms.count > 80 && base.terms.contains { $0.inflections.contains("접기") })
  }
}

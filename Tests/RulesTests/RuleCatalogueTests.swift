import Checks
import Diagnostics
import Foundation
import Testing

@testable import Rules

@Suite struct RuleCatalogueTests {
  @Test func everyIDIsUniqueAndAnAnchor() {
    var seen: Set<String> = []
    for rule in ruleCatalogue {
      #expect(seen.insert(rule.id).inserted, "\(rule.id)")
      #expect(rule.id.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) })
    }
  }

  @Test func everyStatementIsThereInBothLanguages() {
    for rule in ruleCatalogue {
      #expect(!rule.statement.english.isEmpty && !rule.statement.korean.isEmpty, "\(rule.id)")
      #expect(rule.statement.korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "\(rule.id)")
    }
  }

  @Test(arguments: RuleSource.allCases) func everySourceHasRules(_ source: RuleSource) {
    let counts: [RuleSource: Int] = [
      .adaptivityAndLayout: 108, .statusBars: 19, .duoDesign: 75, .duoPractice: 86, .sheets: 37,
    ]
    #expect(ruleCatalogue.count { $0.source == source } == counts[source])
  }

  /// Checks of the source of an example, and of what the solver reports, decide whether it can be judged at all.
  @Test(arguments: Check.allCases) func everyCheckDecidesARule(_ check: Check) {
    let rules = ruleCatalogue.filter { $0.checks.contains(check) }
    #expect(!rules.isEmpty, "\(check.name)")
    #expect(rules.allSatisfy { $0.kinds.contains(.computed) }, "\(check.name)")
  }

  /// A page's heading or paragraph states each rule in the words of the catalogue.
  @Test(arguments: Language.allCases) func everyRuleIsStatedOnAPage(_ language: Language) throws {
    let content = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Content")
    let files = try #require(FileManager.default.enumerator(at: content, includingPropertiesForKeys: nil))
    var statements: [String: String] = [:]
    for case let file as URL in files where file.lastPathComponent.hasSuffix(".\(language.tag).md") {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard let match = line.firstMatch(of: /^(?:#+|-) (.+?) \{#([a-z0-9-]+) \.rule/) else { continue }
        statements[String(match.2)] = String(match.1)
      }
    }
    for rule in ruleCatalogue { #expect(statements[rule.id] == rule.statement[language], "\(rule.id)") }
  }
}

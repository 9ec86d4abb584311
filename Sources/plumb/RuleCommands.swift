import Arguments
import Checks
import Diagnostics
import FileSystem
import JSON
import LayoutBlocks
import Reference
import Rules
import SiteBuilder

extension Session {
  /// The rules of the site in the folder; outside of a site the catalogue alone.
  private func siteRules() async throws -> RuleIndex {
    let disk = try DiskFileSystem(root: root)
    guard disk.exists("Site/site.yaml") else { return RuleIndex([], ExampleLibrary()) }
    return try await buildSite(disk, isForPublishing: false).rules
  }

  func rules() async throws -> ExitCode {
    let index = try await siteRules()
    let entries = index.entries.filter {
      invocation["source"] == nil || $0.rule?.source.keyword == invocation["source"]
    }
    if invocation["format"] == "json" {
      Terminal.output(JSONValue.array(entries.map(json)).serialized(indented: true))
      return .success
    }
    for entry in entries {
      var line = entry.id + "  " + entry.statement(language)
      let names = entry.checks.map(\.name).joined(separator: ", ")
      if !names.isEmpty { line += "  [" + names + "]" }
      Terminal.print(line + "\n")
    }
    return .success
  }

  private func json(_ entry: RuleIndex.Entry) -> JSONValue {
    var members = [
      JSONMember(name: "id", value: .string(entry.id)),
      JSONMember(
        name: "statement",
        value: .members(("en", .string(entry.statement(.english))), ("ko", .string(entry.statement(.korean))))),
      JSONMember(name: "checks", value: .array(entry.checks.map { .string($0.name) })),
    ]
    if let rule = entry.rule {
      members.append(JSONMember(name: "source", value: .string(rule.source.keyword)))
      members.append(JSONMember(name: "kinds", value: .string(rule.kinds.name.english)))
      if let severity = rule.severity {
        members.append(JSONMember(name: "severity", value: .string(severity.name.english)))
      }
    }
    if let place = entry.places[.english] ?? entry.places[.korean] {
      members.append(JSONMember(name: "page", value: .string(place.page.id)))
      members.append(JSONMember(name: "examples", value: .array(place.examples.map { .string($0) })))
    }
    return .object(members)
  }

  func explain() async throws -> ExitCode {
    let name = invocation.argument ?? ""
    let index = try await siteRules()
    var text = ""
    if let entry = index.entries.first(where: { $0.id == name }) { text += explanation(of: entry, index) }
    if let check = Check(name: name) { text += (text.isEmpty ? "" : "\n") + explanation(of: check, index) }
    if text.isEmpty {
      let kind = LocalizedText(english: "rule or check", korean: "규칙이나 검사")
      let known = index.entries.map(\.id) + Check.allCases.map(\.name)
      return unknownName(name, kind, among: known, listedBy: "plumb rules")
    }
    Terminal.print(text)
    return .success
  }

  private func line(_ english: String, _ korean: String, _ value: String) -> String {
    let label = language == .english ? english : korean
    // A Hangul syllable is two columns wide.
    let width = label.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
    return "  " + label + String(repeating: " ", count: max(1, 12 - width)) + value + "\n"
  }

  private func explanation(of entry: RuleIndex.Entry, _ index: RuleIndex) -> String {
    var text = entry.id + "\n\n  " + entry.statement(language) + "\n\n"
    if let rule = entry.rule {
      text += line("source", "출처", rule.source.name[language])
      text += line("kind", "종류", rule.kinds.name[language])
    }
    for check in entry.checks { text += line("decided by", "판정", summary(of: check)) }
    if entry.checks.isEmpty, entry.rule?.kinds.contains(.computed) ?? false {
      text += line("decided by", "판정", language == .english ? "what its examples expect" : "예시의 기대")
    }
    guard let place = entry.places[language] ?? entry.places.values.first else { return text }
    text += line(
      "stated at", "적힌 곳",
      place.page.file.path + ":" + String(place.page.file.position(at: place.range.start).line))
    var shown: Set<Stance> = []
    for id in place.examples {
      guard let block = index.library.verdict(of: id, language)?.block, shown.insert(block.stance).inserted else {
        continue
      }
      text += "\n" + example(block)
    }
    return text
  }

  private func summary(of check: Check) -> String {
    var parts = [check.name + " (" + check.gravestSeverity.name[language] + ")"]
    for threshold in check.thresholds {
      parts.append(threshold.text[language] + " (" + threshold.origin.name[language] + ")")
    }
    return parts.joined(separator: ", ")
  }

  private func explanation(of check: Check, _ index: RuleIndex) -> String {
    var text = check.name + "\n\n" + line("severity", "심각도", check.gravestSeverity.name[language])
    for threshold in check.thresholds {
      text += line("threshold", "기준값", threshold.text[language] + " (" + threshold.origin.name[language] + ")")
    }
    for entry in index.entries where entry.checks.contains(check) {
      text += line("decides", "규칙", entry.id + "  " + entry.statement(language))
    }
    if let id = index.examples(breaking: check).first, let block = index.library.verdict(of: id, language)?.block {
      text += "\n" + example(block)
    }
    return text
  }

  private func example(_ block: LayoutBlock) -> String {
    let stance: String
    switch block.stance {
    case .do: stance = language == .english ? "Do" : "좋은 예"
    case .dont: stance = language == .english ? "Don’t" : "피할 예"
    case .example: stance = language == .english ? "Example" : "예시"
    }
    var text = "  " + stance + " (" + block.id + ")\n\n"
    for line in block.sourceText.split(separator: "\n", omittingEmptySubsequences: false) {
      text += line.isEmpty ? "\n" : "    " + line + "\n"
    }
    return text
  }
}

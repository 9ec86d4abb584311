import Checks
import Diagnostics
import HTML
import Reference
import Rules

/// Tables of rules and checks that a page asks for by `kind:`.
enum RuleTable: String, CaseIterable, Sendable {
  /// Every rule with where it is stated, what decides it and what shows it.
  case rules
  /// Every check with its tolerance and the rules that it decides.
  case checks
}

extension RuleIndex {
  func table(_ kind: RuleTable, source: String, id: String, caption: LocalizedText, on page: Page) -> [UInt8] {
    var writer = MarkupWriter()
    writer.start("figure")
    writer.attribute("class", "generated-table rule-table")
    writer.attribute("id", id)
    writer.start("figcaption")
    writer.text(caption[page.language])
    writer.end("figcaption")
    writer.start("div")
    writer.attribute("class", "table-scroll")
    writer.attribute("tabindex", "0")
    writer.attribute("role", "region")
    writer.attribute("aria-label", caption[page.language])
    writer.start("table")
    switch kind {
    case .rules: writeRules(source, page, &writer)
    case .checks: writeChecks(page, &writer)
    }
    writer.end("table")
    writer.end("div")
    writer.end("figure")
    return writer.bytes
  }

  private func writeRules(_ source: String, _ page: Page, _ writer: inout MarkupWriter) {
    let isEnglish = page.language == .english
    head(isEnglish ? ["Rule", "Kind", "Decided by", "Examples"] : ["규칙", "종류", "판정", "예시"], &writer)
    writer.start("tbody")
    for entry in entries where source.isEmpty || entry.rule?.source.keyword == source {
      writer.start("tr")
      writer.start("th")
      writer.attribute("scope", "row")
      if let place = entry.places[page.language] {
        link(place.page, entry.id, entry.statement(page.language), from: page, &writer)
      } else {
        writer.text(entry.statement(page.language))
      }
      writer.text(" ")
      code(entry.id, &writer)
      writer.end("th")
      writer.start("td")
      writer.text((entry.rule?.kinds ?? (entry.checks.isEmpty ? .prose : .computed)).name[page.language])
      writer.end("td")
      writer.start("td")
      for (index, check) in entry.checks.enumerated() {
        if index > 0 { writer.text(", ") }
        code(check.name, &writer)
      }
      if entry.checks.isEmpty, entry.rule?.kinds.contains(.computed) ?? false {
        writer.text(isEnglish ? "what its examples expect" : "예시의 기대")
      }
      writer.end("td")
      writer.start("td")
      if let place = entry.places[page.language] {
        for (index, example) in place.examples.enumerated() {
          if index > 0 { writer.text(", ") }
          link(place.page, example, example, from: page, &writer)
        }
      }
      writer.end("td")
      writer.end("tr")
    }
    writer.end("tbody")
  }

  private func writeChecks(_ page: Page, _ writer: inout MarkupWriter) {
    let isEnglish = page.language == .english
    head(isEnglish ? ["Check", "At worst", "Thresholds", "Rules"] : ["검사", "가장 무거울 때", "기준값", "규칙"], &writer)
    writer.start("tbody")
    for check in Check.allCases {
      writer.start("tr")
      writer.start("th")
      writer.attribute("scope", "row")
      code(check.name, &writer)
      writer.end("th")
      writer.start("td")
      writer.text(check.gravestSeverity.name[page.language])
      writer.end("td")
      writer.start("td")
      for (index, threshold) in check.thresholds.enumerated() {
        if index > 0 { writer.text("; ") }
        writer.text(threshold.text[page.language] + " (" + threshold.origin.name[page.language] + ")")
      }
      writer.end("td")
      writer.start("td")
      var count = 0
      for entry in entries where entry.checks.contains(check) {
        if count > 0 { writer.text(", ") }
        count += 1
        if let place = entry.places[page.language] {
          link(place.page, entry.id, entry.id, from: page, &writer)
        } else {
          code(entry.id, &writer)
        }
      }
      writer.end("td")
      writer.end("tr")
    }
    writer.end("tbody")
  }

  private func head(_ titles: [String], _ writer: inout MarkupWriter) {
    writer.start("thead")
    writer.start("tr")
    for title in titles {
      writer.start("th")
      writer.attribute("scope", "col")
      writer.text(title)
      writer.end("th")
    }
    writer.end("tr")
    writer.end("thead")
  }

  private func code(_ text: String, _ writer: inout MarkupWriter) {
    writer.start("code")
    writer.text(text)
    writer.end("code")
  }

  private func link(_ target: Page, _ id: String, _ text: String, from page: Page, _ writer: inout MarkupWriter) {
    writer.start("a")
    writer.attribute("href", relativeAddress(from: page.outputPath, to: target.outputPath) + "#" + id)
    writer.text(text)
    writer.end("a")
  }
}

import Checks
public import Diagnostics
import Markdown
import Reference
import Rules

/// What a site has not covered yet: notes, not faults.
extension BuiltSite {
  /// Rules without an example under their heading, checks that no example breaks on purpose, and pages without their other language.
  ///
  /// A rule is a heading or paragraph with the class `rule`; its examples stand between it and the next heading.
  public func coverage() -> [Diagnostic] {
    var notes: [Diagnostic] = []
    for page in pages where page.language == .english { notes += rulesWithoutExample(page) }
    notes += checksWithoutExample()
    notes += pagesInOneLanguage()
    return sorted(notes)
  }

  /// Rules that a machine can decide, without an example under their heading.
  private func rulesWithoutExample(_ page: Page) -> [Diagnostic] {
    ruleAnchors(on: page).filter { $0.examples.isEmpty && !$0.hasTable }.compactMap { place in
      let id = place.anchor.id
      if let known = rule(withID: id), !known.kinds.contains(.computed) { return nil }
      return Diagnostic(
        "rule-without-example", .note, path: page.file.path, at: place.anchor.range,
        LocalizedText(english: "the rule ‘\(id)’ has no example", korean: "규칙 ‘\(id)’에 예시가 없습니다"))
    }
  }

  private func checksWithoutExample() -> [Diagnostic] {
    var broken: Set<String> = []
    for verdicts in library.verdicts.values {
      for verdict in verdicts.values { for check in verdict.brokenChecks { broken.insert(check.name) } }
    }
    return Check.allCases.filter { !broken.contains($0.name) }.map { check in
      Diagnostic(
        "check-without-example", .note, path: "Content", at: SourceRange(0, 0),
        LocalizedText(
          english: "no example shows what breaks the check ‘\(check.name)’",
          korean: "검사 ‘\(check.name)’을(를) 어기는 예시가 없습니다"))
    }
  }

  private func pagesInOneLanguage() -> [Diagnostic] {
    var languages: [String: [Page]] = [:]
    for page in pages { languages[page.id, default: []].append(page) }
    return languages.values.filter { $0.count == 1 }.map { found in
      let page = found[0]
      let other: Language = page.language == .english ? .korean : .english
      return Diagnostic(
        "page-in-one-language", .note, path: page.file.path, at: SourceRange(0, 0),
        LocalizedText(
          english: "the page ‘\(page.id)’ is not there in \(other == .korean ? "Korean" : "English")",
          korean: "페이지 ‘\(page.id)’의 \(other == .korean ? "한국어" : "영어")판이 없습니다"))
    }
  }
}

import Checks
import Diagnostics
import LayoutBlocks
import LayoutEngine

/// Sentences of figures, in both languages, from the same numbers.
enum FigureText {
  /// `375 × 812 pt · compact width, regular height`.
  static func facts(_ environment: Environment, _ language: Language) -> String {
    let name = contextName(environment.context)[language]
    let size = decimalText(environment.window.width) + " × " + decimalText(environment.window.height) + "\u{A0}pt"
    return name + " · " + size + " · " + classes(environment, language)
  }

  /// `compact width, regular height`.
  static func classes(_ environment: Environment, _ language: Language) -> String {
    let horizontal = environment.horizontalSizeClass.name[language]
    let vertical = environment.verticalSizeClass.name[language]
    return language == .english
      ? horizontal + " width, " + vertical + " height" : "너비 " + horizontal + ", 높이 " + vertical
  }

  /// What the matrix as a whole came to.
  static func checked(_ verdict: Verdict, _ language: Language) -> String {
    let count = verdict.results.count
    var failing = 0
    for result in verdict.results where !serious(result, verdict).isEmpty { failing += 1 }
    let number = String(count)
    switch verdict.block.stance {
    case .do, .example:
      if failing > 0 { return deviation(verdict, language) }
      if language == .english {
        return count == 1
          ? "Solved and checked in 1 context: it holds" : "Solved and checked in " + number + " contexts: all hold"
      }
      return number + "개 환경에서 풀고 검사함: 모두 지킴"
    case .dont:
      var names = ""
      for check in verdict.brokenChecks { names += (names.isEmpty ? "" : ", ") + check.name }
      return language == .english
        ? "Breaks " + names + " in " + String(failing) + " of " + number + (count == 1 ? " context" : " contexts")
        : number + "개 환경 중 " + String(failing) + "개에서 어김: " + names
    }
  }

  private static func deviation(_ verdict: Verdict, _ language: Language) -> String {
    var names = ""
    for check in verdict.brokenChecks { names += (names.isEmpty ? "" : ", ") + check.name }
    return language == .english ? "Shows " + names + ", as it says" : "보여 주는 것: " + names
  }

  /// The findings that count for the example's claim.
  static func serious(_ result: ContextResult, _ verdict: Verdict) -> [Finding] {
    var findings: [Finding] = []
    for finding in result.findings where verdict.block.counts(finding) {
      if verdict.block.stance == .example {
        guard finding.check == .conflict || finding.check == .ambiguity || finding.check == .clipped else { continue }
      }
      findings.append(finding)
    }
    return findings
  }

  /// The verdict in a word; nil for an example that only shows something.
  static func verdictWord(_ stance: Stance, _ language: Language) -> String? {
    switch stance {
    case .do: language == .english ? "Do" : "좋은 예"
    case .dont: language == .english ? "Don’t" : "피할 예"
    case .example: nil
    }
  }

  /// A sentence that lists the views and where they are, for those who do not see the picture.
  static func description(_ layout: Layout, _ language: Language) -> String {
    var text = ""
    for index in layout.scene.views.indices {
      let view = layout.scene.views[index]
      if view.traits.contains(.hidden) || view.kind == .guide { continue }
      let frame = layout.frames[index]
      let kind = language == .english ? view.kind.description.keyword : view.kind.description.koreanKeyword
      let words = view.text?[language] ?? view.name
      if !text.isEmpty { text += "; " }
      text += kind + " “" + words + "” "
      text +=
        language == .english
        ? decimalText(frame.width) + " × " + decimalText(frame.height) + " at " + decimalText(frame.x) + ", "
          + decimalText(frame.y)
        : decimalText(frame.width) + " × " + decimalText(frame.height) + ", 위치 " + decimalText(frame.x) + ", "
          + decimalText(frame.y)
    }
    return text
  }
}

import Diagnostics
import LayoutEngine

extension BlockParser {
  /// Reads `status: light`, `status: hidden temporarily tap`, `status: loading activity`.
  mutating func parseStatusBar(_ value: SourceRange) {
    let written = words(in: value)
    if written.isEmpty {
      problems.error("missing-value", at: value, "‘status:’ says nothing", "‘status:’에 내용이 없습니다")
    }
    for word in written {
      switch Vocabulary.english(word.value, in: Vocabulary.values) {
      case "light": block.statusBar.style = .light
      case "dark": block.statusBar.style = .dark
      case "hidden": block.statusBar.isHidden = true
      case "temporarily": block.statusBar.isTemporary = true
      case "tap": block.statusBar.returnsOnTap = true
      case "loading": block.statusBar.isLoading = true
      case "indicator-hides": block.statusBar.hidesHomeIndicator = true
      case "activity": block.statusBar.showsActivity = true
      default:
        problems.unknown(
          "unknown-value", LocalizedText(english: "word about the status bar", korean: "상태 막대 낱말"), word.value,
          at: word.range,
          among: ["light", "dark", "hidden", "temporarily", "tap", "loading", "activity", "indicator-hides"],
          hint: LocalizedText(
            english: "; for example ‘status: light’ or ‘status: hidden temporarily tap’",
            korean: ". 예: ‘status: light’, ‘status: hidden temporarily tap’"))
      }
    }
  }
}

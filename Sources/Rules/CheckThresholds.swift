public import Checks
public import Diagnostics

/// A figure at which a check turns.
public struct CheckThreshold: Sendable {
  /// Who says so.
  public enum Origin: UInt8, Sendable {
    /// The guidelines' text.
    case source
    /// The system's own layout.
    case system
    /// This project, where the guidelines give no figure.
    case ours

    /// In words.
    public var name: LocalizedText {
      switch self {
      case .source: LocalizedText(english: "the source’s", korean: "원문의 값")
      case .system: LocalizedText(english: "the system’s", korean: "시스템의 값")
      case .ours: LocalizedText(english: "ours", korean: "우리가 정한 값")
      }
    }
  }

  /// The check.
  public var check: Check
  /// Who says so.
  public var origin: Origin
  /// The figure in words.
  public var text: LocalizedText

  init(_ check: Check, _ origin: Origin, _ english: String, _ korean: String) {
    self.check = check
    self.origin = origin
    text = LocalizedText(english: english, korean: korean)
  }
}

extension Check {
  /// The figures at which it turns.
  public var thresholds: [CheckThreshold] { checkThresholds.filter { $0.check == self } }
}

private let checkThresholds: [CheckThreshold] = [
  CheckThreshold(.touchTarget, .source, "44 × 44 points", "44 × 44포인트"),
  CheckThreshold(.margins, .system, "the layout margins of the device", "기기의 레이아웃 여백"),
  CheckThreshold(.safeArea, .system, "the safe area of the device", "기기의 안전 영역"),
  CheckThreshold(.screenCorner, .ours, "44 points from both edges", "두 가장자리에서 44포인트"),
  CheckThreshold(.homeIndicator, .ours, "8 points about the indicator", "표시기 둘레 8포인트"),
  CheckThreshold(.bottomEdge, .ours, "the bottom inset, 8 points at least", "하단 여백, 최소 8포인트"),
  CheckThreshold(.readableWidth, .system, "the readable width of the text size", "글자 크기의 읽기 너비"),
  CheckThreshold(.shortLines, .ours, "90 characters a line", "한 줄에 90자"),
  CheckThreshold(.nearAlignment, .ours, "edges 3 points apart or less", "3포인트 이하로 어긋난 변"),
  CheckThreshold(.symmetry, .ours, "1 point", "1포인트"),
  CheckThreshold(.matchingInsets, .ours, "1 point", "1포인트"),
  CheckThreshold(.overlap, .ours, "1 square point", "1제곱포인트"),
  CheckThreshold(.targetOverlap, .ours, "1 × 1 point", "1 × 1포인트"),
  CheckThreshold(.cornerClip, .ours, "1 point", "1포인트"),
  CheckThreshold(.aspectCrop, .ours, "1 % of the aspect ratio", "화면비의 1%"),
  CheckThreshold(.adornments, .ours, "8 points about a feature of the display", "디스플레이 요소 둘레 8포인트"),
  CheckThreshold(.keepFocus, .ours, "90 % of the view in sight", "뷰의 90%가 보임"),
  CheckThreshold(.fixedSize, .ours, "sizes over 200 points, and every screen’s own", "200포인트를 넘는 크기와 화면의 치수"),
  CheckThreshold(
    .resizeSweep, .ours, "every 8 points of width, and of height under a pinned video", "너비 8포인트마다. 고정한 동영상 아래에서는 높이도"),
  CheckThreshold(.railOverlap, .system, "the side rail of the device", "기기의 측면 레일"),
  CheckThreshold(.foldClear, .system, "the band about the active fold", "접힌 자리의 띠"),
  CheckThreshold(.tabletop, .system, "the band about the active fold", "접힌 자리의 띠"),
  CheckThreshold(.stretchedPhone, .ours, "1.6 times the width of the outer display", "바깥 화면 너비의 1.6배"),
  CheckThreshold(.barItems, .ours, "one item of words a bar", "막대마다 글자만 있는 항목 하나"),
  CheckThreshold(.contrastStatus, .ours, "a contrast of 3:1", "대비 3:1"),
  CheckThreshold(
    .sheetVisibleParent, .ours, "10 points of the parent at large, 40 % at medium", "large에서 상위 뷰 10포인트, medium에서 40%"),
  CheckThreshold(.autoHideIndicator, .ours, "80 % of the window filled with media", "창의 80%를 채운 미디어"),
  CheckThreshold(.statusHidden, .ours, "80 % of the window filled with media", "창의 80%를 채운 미디어"),
]

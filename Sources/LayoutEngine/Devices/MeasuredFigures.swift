public import Diagnostics

/// A figure of a device, as people read it, with how well it is supported.
public struct MeasuredFigure: Sendable {
  /// What it is.
  public var name: LocalizedText
  /// The figure, in points unless it says pixels; a dash where it is unknown.
  public var value: String
  /// How well it is supported.
  public var confidence: Confidence

  init(_ english: String, _ korean: String, _ value: String, _ confidence: Confidence) {
    name = LocalizedText(english: english, korean: korean)
    self.value = value
    self.confidence = confidence
  }
}

extension Device {
  /// The confidence of the size in points.
  public var sizeConfidence: Confidence { confidence == .low || confidence == .unknown ? lesser : .high }

  /// The confidence of the pixels: Apple lists those of iPads and of the published devices.
  public var pixelConfidence: Confidence { idiom == .pad || confidence == .high ? .high : lesser }

  /// The confidence of the size classes, which follow from the size where nobody has read them.
  public var sizeClassConfidence: Confidence {
    if idiom == .pad { return .high }
    return confidence == .unknown ? .low : confidence
  }

  /// The confidence of the corner radii.
  public var cornerConfidence: Confidence {
    if displays.allSatisfy({ $0.cornerRadii == nil }) { return .unknown }
    return isFoldable ? .medium : confidence == .low ? .high : confidence
  }

  /// Sizes of devices that are not out, or of one source, are derived.
  private var lesser: Confidence { confidence == .low ? .low : .medium }

  /// Every figure of the device with its confidence.
  public var figures: [MeasuredFigure] {
    var result: [MeasuredFigure] = []
    for display in displays { result += figures(of: display) }
    return isFoldable ? result + foldableFigures : result
  }

  private func figures(of display: Display) -> [MeasuredFigure] {
    let place: LocalizedText
    switch display.role {
    case .main: place = LocalizedText(english: "", korean: "")
    case .outer: place = LocalizedText(english: "outer display, ", korean: "바깥 화면 ")
    case .inner: place = LocalizedText(english: "inner display, ", korean: "안쪽 화면 ")
    }
    func figure(_ english: String, _ korean: String, _ value: String, _ confidence: Confidence) -> MeasuredFigure {
      MeasuredFigure(place.english + english, place.korean + korean, value, confidence)
    }
    let isKnown = confidence != .unknown
    var radii = "–"
    if let corners = display.cornerRadii {
      let all = [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight]
      var texts: [String] = []
      for radius in all { texts.append(decimalText(radius)) }
      radii = all.allSatisfy { $0 == all[0] } ? texts[0] : texts.joined(separator: " ")
    }
    return [
      figure("size", "크기", product(display.size), sizeConfidence),
      figure("pixels", "픽셀", product(display.nativePixels), pixelConfidence),
      figure("scale", "배율", "@" + decimalText(display.scale) + "x", sizeConfidence),
      figure(
        "safe area upright (top left bottom right)", "세로 안전 영역(위 왼쪽 아래 오른쪽)",
        isKnown ? insets(display.portraitSafeArea) : "–", confidence),
      figure(
        "safe area on its side", "가로 안전 영역", isKnown ? insets(display.landscapeSafeArea) : "–", confidence),
      figure("corner radius", "모서리 반경", radii, cornerConfidence),
    ]
  }

  private func product(_ size: Size) -> String { decimalText(size.width) + " × " + decimalText(size.height) }

  private func insets(_ insets: EdgeInsets) -> String {
    decimalText(insets.top) + " " + decimalText(insets.left) + " " + decimalText(insets.bottom) + " "
      + decimalText(insets.right)
  }
}

/// What is particular to the foldable, with the agreement of those who read it in the simulator.
private var foldableFigures: [MeasuredFigure] {
  let rail = RailMetrics()
  return [
    MeasuredFigure("side rail, width", "측면 레일 너비", decimalText(DeviceCatalogue.railWidth), .high),
    MeasuredFigure(
      "side rail, middle of the controls from the edge", "측면 레일 가장자리에서 컨트롤 가운데까지",
      decimalText(rail.columnCentre), .high),
    MeasuredFigure("side rail, size of a control", "측면 레일 컨트롤 크기", decimalText(rail.controlSize) + " (44–50)", .low),
    MeasuredFigure("side rail, control to control", "측면 레일 컨트롤 간격", decimalText(rail.pitch) + " (50–52)", .low),
    MeasuredFigure("side rail, between groups", "측면 레일 묶음 사이", decimalText(rail.groupGap) + " (8–12)", .low),
    MeasuredFigure("side rail, margin to the free edge", "측면 레일 끝 여백", decimalText(rail.edgeMargin), .medium),
    MeasuredFigure("side rail, one tab", "측면 레일 탭 하나", decimalText(rail.tabPitch), .low),
    MeasuredFigure("size of an expanded Live Activity", "펼친 실시간 현황의 크기", "–", .unknown),
    MeasuredFigure(
      "row of status symbols without a side rail", "레일이 없을 때 상태 막대 높이", decimalText(statusRowHeight), .low),
    MeasuredFigure("fold, width of the band", "접힘 띠 너비", decimalText(DeviceCatalogue.foldBand), .high),
    MeasuredFigure("split view, each app", "화면 분할 앱 하나", decimalText(DeviceCatalogue.duoSplitWidth) + " × 669", .high),
    MeasuredFigure(
      "split view, between the apps", "화면 분할 앱 사이", decimalText(951 - 2 * DeviceCatalogue.duoSplitWidth), .high),
    MeasuredFigure(
      "pinned video, height of the app", "고정한 동영상 아래 앱 높이",
      decimalText(PinnedVideo.leastAppHeight) + "–" + decimalText(PinnedVideo.greatestAppHeight), .low),
    MeasuredFigure("margin on the free side", "빈 쪽 여백", "20", .high),
    MeasuredFigure("readable width, from the free margin", "읽기 너비, 빈 쪽 여백에서", "32", .medium),
    MeasuredFigure(
      "app built with the 27.0 SDK, outer display upright", "27.0 SDK로 만든 앱, 바깥 화면 세로", "386 × 678", .high),
    MeasuredFigure("app built with the 27.0 SDK, inner display wide", "27.0 SDK로 만든 앱, 안쪽 화면 가로", "871 × 669", .high),
    MeasuredFigure("app built with the 27.0 SDK, inner display tall", "27.0 SDK로 만든 앱, 안쪽 화면 세로", "669 × 871", .low),
    MeasuredFigure("app built with the 27.0 SDK, split view", "27.0 SDK로 만든 앱, 화면 분할", "469, 389 × 669", .medium),
    MeasuredFigure("tent pose", "텐트 자세", "–", .unknown),
  ]
}

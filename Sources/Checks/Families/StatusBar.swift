import Diagnostics
import LayoutEngine

/// The least contrast of the status bar with what lies behind it; the figure is ours.
let leastStatusContrast = 3.0

/// The symbols of the status bar on what lies behind them: the topmost surface that covers most of it, or the white of an empty
/// screen.
func checkContrastStatus(_ inspection: LayoutInspection) -> [Finding] {
  let environment = inspection.environment
  guard let bar = environment.statusBar ?? environment.statusBlock, !environment.statusBarUse.isHidden else {
    return []
  }
  var tone = Tone.light
  var surface: Int?
  for index in inspection.views.indices where isSurface(inspection, index) {
    guard let common = inspection.frame(index).intersection(bar), common.area >= bar.area / 2 else { continue }
    tone = inspection.views[index].tone ?? (inspection.views[index].kind == .blur ? calmed(tone) : .light)
    surface = index
  }
  let style = environment.statusBarUse.style
  let contrast = tone.contrast(with: style)
  if contrast >= leastStatusContrast { return [] }
  let ratio = decimalText((contrast * 10).rounded() / 10)
  let isLight = style == .light
  guard let surface else {
    return [
      Finding(
        .contrastStatus, .warning, measured: contrast, wanted: leastStatusContrast, mark: bar,
        sentence: LocalizedText(
          english: "the light status bar stands on an empty screen, which is light: contrast " + ratio
            + ":1, 3:1 is wanted",
          korean: "밝은 상태 막대가 밝은 빈 화면 위에 있습니다. 대비 " + ratio + ":1, 기준 3:1"),
        range: inspection.views.first?.range ?? SourceRange(0, 0))
    ]
  }
  return [
    inspection.finding(
      .contrastStatus, .warning, surface, measured: contrast, wanted: leastStatusContrast, mark: bar,
      "lies behind the " + (isLight ? "light" : "dark") + " status bar with a contrast of " + ratio
        + ":1; choose the other style, or put a bar, a strip or a blur between",
      (isLight ? "밝은" : "어두운") + " 상태 막대와의 대비가 " + ratio + ":1입니다. 다른 스타일을 고르거나 사이에 막대, 띠, 흐림을 두십시오")
  ]
}

/// Whether a view has a surface of its own that hides what is behind it.
private func isSurface(_ inspection: LayoutInspection, _ index: Int) -> Bool {
  let view = inspection.views[index]
  if view.traits.contains(.hidden) || inspection.frame(index).area <= 0 { return false }
  switch view.kind {
  case .background, .image, .video, .map, .navigationBar, .blur, .card: return true
  case .box, .scroll, .list: return view.tone != nil
  default: return false
  }
}

/// What a blur leaves of a tone: patches of light and dark run into one.
private func calmed(_ tone: Tone) -> Tone { tone == .mixed ? .mid : tone }

/// Scrolling content that passes under the status bar with nothing between.
func checkStatusObscured(_ inspection: LayoutInspection) -> [Finding] {
  guard let bar = inspection.environment.statusBar else { return [] }
  var findings: [Finding] = []
  for index in inspection.views.indices {
    let view = inspection.views[index]
    guard view.traits.contains(.scrolls), !view.traits.contains(.hidden), view.parent == nil,
      let common = inspection.frame(index).intersection(bar), common.area > 1
    else { continue }
    var isObscured = false
    for other in inspection.views.indices where other != index {
      let cover = inspection.views[other]
      let isAbove = other > index && !inspection.ancestors(of: other).contains(index)
      switch cover.kind {
      case .navigationBar: break
      case .blur, .box, .image, .background: if !isAbove { continue }
      default: continue
      }
      if cover.traits.contains(.hidden) { continue }
      if let shared = inspection.frame(other).intersection(common),
        shared.area >= common.area - LayoutInspection.tolerance * common.width
      {
        isObscured = true
      }
    }
    if isObscured { continue }
    findings.append(
      inspection.finding(
        .statusObscured, .warning, index, mark: common,
        "scrolls under the status bar with nothing between; add a navigation bar, a strip or a blur",
        "상태 막대 밑으로 그대로 스크롤됩니다. 내비게이션 막대, 띠, 흐림 가운데 하나를 두십시오"))
  }
  return findings
}

/// A status bar of the app's own, or a clock or battery figure in the system's place.
func checkCustomStatusBar(_ inspection: LayoutInspection) -> [Finding] {
  var findings: [Finding] = []
  let environment = inspection.environment
  for index in inspection.views.indices where inspection.isJudged(index) {
    let view = inspection.views[index]
    var isOwn = view.kind == .statusBar
    if view.kind == .label, let words = view.words(in: environment.context), isClockOrBattery(words) {
      let height = max(environment.statusBar?.height ?? 0, environment.hardwareSafeAreaInsets.top)
      let strip = environment.statusBlock ?? Rect(x: 0, y: 0, width: environment.window.width, height: height)
      isOwn = inspection.frame(index).intersection(strip)?.area ?? 0 > 0
    }
    if !isOwn { continue }
    findings.append(
      inspection.finding(
        .customStatusBar, .error, index,
        "stands in for the system’s status bar; leave the time and battery to the system",
        "시스템 상태 막대를 대신합니다. 시각과 배터리 표시는 시스템에 맡기십시오"))
  }
  return findings
}

/// Whether words are a time such as `9:41` or a share such as `80%`.
private func isClockOrBattery(_ words: String) -> Bool {
  let bytes = Array(words.utf8)
  if let last = bytes.last, last == UInt8(ascii: "%") { return bytes.count > 1 && bytes.dropLast().allSatisfy(isDigit) }
  for index in bytes.indices
  where bytes[index] == UInt8(ascii: ":") && index > 0 && index + 2 < bytes.count && isDigit(bytes[index - 1])
    && isDigit(bytes[index + 1]) && isDigit(bytes[index + 2])
  {
    return true
  }
  return false
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

/// A status bar that is hidden for good, without a way back, or for no reason.
func checkStatusHidden(_ inspection: LayoutInspection) -> [Finding] {
  let environment = inspection.environment
  let use = environment.statusBarUse
  guard use.isHidden else { return [] }
  let strip = Rect(x: 0, y: 0, width: environment.window.width, height: max(20, environment.hardwareSafeAreaInsets.top))
  func found(_ severity: Severity, _ english: String, _ korean: String) -> [Finding] {
    [
      Finding(
        .statusHidden, severity, mark: strip, sentence: LocalizedText(english: english, korean: korean),
        range: inspection.views.first?.range ?? SourceRange(0, 0))
    ]
  }
  if !use.isTemporary {
    return found(
      .error, "the status bar is hidden for good; hide it ‘temporarily’ or not at all",
      "상태 막대를 계속 숨깁니다. ‘temporarily’로 잠시만 숨기거나 숨기지 마십시오")
  }
  if !use.returnsOnTap {
    return found(
      .warning, "nothing says how the status bar comes back; let one ‘tap’ do it",
      "상태 막대를 다시 보이게 하는 방법이 없습니다. 한 번의 ‘tap’으로 나타나게 하십시오")
  }
  if fillsWithMedia(inspection) { return [] }
  return found(
    .warning, "the status bar is hidden although no picture or film fills the screen",
    "그림이나 영상이 화면을 채우지 않는데 상태 막대를 숨깁니다")
}

/// Whether a picture, film or map, or something the author calls immersive, fills the window.
private func fillsWithMedia(_ inspection: LayoutInspection) -> Bool {
  let window = inspection.environment.window
  for index in inspection.views.indices where !inspection.views[index].traits.contains(.hidden) {
    let view = inspection.views[index]
    let isMedia =
      view.kind == .image || view.kind == .video || view.kind == .map || view.traits.contains(.immersive)
    if isMedia, let common = inspection.frame(index).intersection(window), common.area >= window.area * 0.8 {
      return true
    }
  }
  return false
}

/// Longer use of the network that neither the status bar nor anything else shows.
func checkNetworkActivity(_ inspection: LayoutInspection) -> [Finding] {
  let environment = inspection.environment
  let use = environment.statusBarUse
  // Devices with a Home indicator no longer show it in the status bar; there the app shows it beside what is loading.
  if !use.isLoading || use.showsActivity || environment.context.device.hasHomeIndicator { return [] }
  return [
    Finding(
      .networkActivity, .note, mark: environment.statusBar,
      sentence: LocalizedText(
        english: "the app loads for a while and the status bar does not show it; add ‘activity’",
        korean: "오래 불러오는데 상태 막대에 표시하지 않습니다. ‘activity’를 더하십시오"),
      range: inspection.views.first?.range ?? SourceRange(0, 0))
  ]
}

/// A Home indicator that hides itself while the screen has more than something to watch.
func checkAutoHideIndicator(_ inspection: LayoutInspection) -> [Finding] {
  let environment = inspection.environment
  guard environment.statusBarUse.hidesHomeIndicator, let indicator = environment.homeIndicator else { return [] }
  if fillsWithMedia(inspection) { return [] }
  for index in inspection.views.indices where inspection.isInteractive(index) {
    return [
      inspection.finding(
        .autoHideIndicator, .warning, index, mark: indicator,
        "is to be used while the Home indicator hides; let it hide only where people watch something",
        "조작할 것이 있는데 홈 표시기가 숨습니다. 감상만 하는 화면에서만 숨기십시오")
    ]
  }
  return []
}

import Diagnostics
import LayoutEngine

/// What a list of contexts names: each part is empty where nothing was said.
struct ContextSelection {
  var devices: [(device: Device, display: DisplayRole?)] = []
  var orientations: [Orientation] = []
  var windows: [WindowMode] = []
  var poses: [Pose] = []
  var linkedSDK = LinkedSDK.current
  var cameraSide = HorizontalSide.left
  var textSizes: [ClosedRange<UInt8>] = []
  var directions: [LayoutDirection] = []
  var wantsLongText = false

  /// Whether a context is among those named; what was not said is not asked.
  func includes(_ context: Context) -> Bool {
    var fits = devices.isEmpty
    for entry in devices where entry.device.id.matches(context.device.id) {
      if entry.display == nil || entry.display == context.display.role { fits = true }
    }
    if !fits { return false }
    if !orientations.isEmpty, !contains(orientations, context.orientation) { return false }
    if !windows.isEmpty, !contains(windows, context.window) { return false }
    if !directions.isEmpty, !contains(directions, context.direction) { return false }
    if linkedSDK != .current, linkedSDK != context.linkedSDK { return false }
    if cameraSide != .left, cameraSide != context.cameraSide { return false }
    if wantsLongText, !context.usesLongText { return false }
    if !textSizes.isEmpty {
      var hasSize = false
      for sizes in textSizes where sizes.contains(context.textSize.rawValue) { hasSize = true }
      if !hasSize { return false }
    }
    guard !poses.isEmpty else { return true }
    guard let pose = context.pose else { return false }
    return contains(poses, pose)
  }

  /// The contexts that the named parts multiply to and that exist; both orientations and the full window by default.
  func contexts(_ language: Language) -> [Context] {
    var result: [Context] = []
    for entry in devices {
      for index in entry.device.displays.indices {
        let role = entry.device.displays[index].role
        if let wanted = entry.display, wanted != role { continue }
        for orientation in orientations.isEmpty ? Orientation.allCases : orientations {
          for window in windows.isEmpty ? [WindowMode.full] : windows {
            append(entry.device, index, orientation, window, language, &result)
          }
        }
      }
    }
    return result
  }

  private func append(
    _ device: Device, _ display: Int, _ orientation: Orientation, _ window: WindowMode, _ language: Language,
    _ result: inout [Context]
  ) {
    guard device.isFoldable else {
      var context = Context(device: device, orientation: orientation, window: window, language: language)
      context.linkedSDK = linkedSDK
      context.cameraSide = cameraSide
      if windowFrame(of: context) != nil { result.append(context) }
      return
    }
    let role = device.displays[display].role
    for pose in poses.isEmpty ? [role == .inner ? Pose.open : .closed] : poses {
      var context = Context(
        device: device, displayIndex: display, orientation: orientation, window: window, pose: pose,
        language: language)
      context.linkedSDK = linkedSDK
      context.cameraSide = cameraSide
      if windowFrame(of: context) != nil { result.append(context) }
    }
  }

  private func contains<Value: Equatable>(_ values: [Value], _ value: Value) -> Bool {
    for other in values where other == value { return true }
    return false
  }
}

extension BlockParser {
  /// Reads devices, orientations, windows and poses from a list such as `iphone-x, ipads; portrait; 1/2`.
  mutating func parseContexts(_ range: SourceRange) -> ContextSelection {
    var selection = ContextSelection()
    var lastDevices: Range<Int> = 0..<0
    let words = words(in: range)
    var index = -1
    while index + 1 < words.count {
      index += 1
      let word = words[index]
      let text = Vocabulary.english(word.value, in: Vocabulary.values)
      if let sizes = textSizes(words, &index) {
        selection.textSizes.append(sizes)
      } else if let direction = direction(text) {
        selection.directions.append(direction)
      } else if text.matches("long") {
        selection.wantsLongText = true
      } else if let orientation = orientation(text) {
        selection.orientations.append(orientation)
      } else if text.matches("outer") || text.matches("inner") {
        for index in lastDevices {
          selection.devices[index].display = text.matches("outer") ? .outer : .inner
        }
      } else if text.matches(LinkedSDK.iOS27.keyword) {
        selection.linkedSDK = .iOS27
      } else if text.matches("camera-right") {
        selection.cameraSide = .right
      } else if let window = window(text) {
        selection.windows.append(window)
      } else if let pose = pose(text) {
        selection.poses.append(pose)
      } else {
        let first = selection.devices.count
        appendDevices(text, word.range, &selection)
        lastDevices = first..<selection.devices.count
      }
    }
    return selection
  }

  private mutating func appendDevices(_ name: String, _ range: SourceRange, _ selection: inout ContextSelection) {
    if name.matches("duo"), let duo = DeviceCatalogue.device(id: "iphone-duo") {
      selection.devices.append((duo, nil))
    } else if let device = DeviceCatalogue.device(id: name) {
      selection.devices.append((device, nil))
    } else if let group = DeviceCatalogue.group(name) {
      for device in group { selection.devices.append((device, nil)) }
    } else {
      var known = DeviceCatalogue.groupNames
      for device in DeviceCatalogue.devices { known.append(device.id) }
      problems.unknown(
        "unknown-device", LocalizedText(english: "device", korean: "기기"), name, at: range, among: known,
        hint: LocalizedText(english: "; ‘plumb devices’ lists them", korean: ". ‘plumb devices’가 목록을 보여 줍니다"))
    }
  }

  private func orientation(_ word: String) -> Orientation? {
    word.matches("portrait") ? .portrait : word.matches("landscape") ? .landscape : nil
  }

  private func window(_ word: String) -> WindowMode? {
    for mode in WindowMode.allCases where mode.keyword.matches(word) { return mode }
    return nil
  }

  private func pose(_ word: String) -> Pose? {
    for pose in Pose.allCases where pose.name.english.matches(word) { return pose }
    return nil
  }

  /// The comma or semicolon at an offset, `、` and the full-width ones included; nil for anything else.
  func listSign(at offset: Int, before end: Int) -> (sign: UInt8, length: Int)? {
    guard offset < end else { return nil }
    let byte = file.bytes[offset]
    if byte == 0x2C || byte == 0x3B { return (byte, 1) }
    guard byte >= 0xE3, offset + 2 < end else { return nil }
    let wide = file.text(SourceRange(offset, offset + 3))
    if wide.matches("，") || wide.matches("、") { return (0x2C, 3) }
    return wide.matches("；") ? (0x3B, 3) : nil
  }

  /// The words of a value, split at spaces, commas and semicolons.
  func words(in range: SourceRange) -> [Located<String>] {
    var result: [Located<String>] = []
    var start = -1
    var index = range.start
    func end(at offset: Int) {
      if start >= 0, offset > start {
        let text = composedHangul(file.text(SourceRange(start, offset)))
        result.append(Located(text, at: SourceRange(start, offset)))
      }
      start = -1
    }
    while index < range.end {
      let byte = file.bytes[index]
      var length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      if index + length > range.end { length = range.end - index }
      if spaceLength(at: index, before: range.end) != nil || listSign(at: index, before: range.end) != nil {
        end(at: index)
      } else if start < 0 {
        start = index
      }
      index += length
    }
    end(at: range.end)
    return result
  }
}

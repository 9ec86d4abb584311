public import Diagnostics

/// The name of a context: the device, how it is held, and what else is not the default about it.
///
/// A half folded pose already says which way the display is held.
public func contextName(_ context: Context) -> LocalizedText {
  var english = context.device.name.english
  var korean = context.device.name.korean
  func add(_ a: String, _ b: String) {
    english += ", " + a
    korean += ", " + b
  }
  switch context.display.role {
  case .outer: add("outer display", "바깥 화면")
  case .inner: add("inner display", "안쪽 화면")
  case .main: break
  }
  let pose = context.pose ?? .open
  let isFlat = pose == .open || pose == .closed
  if isFlat { add(context.orientation.name.english, context.orientation.name.korean) }
  if context.cameraSide == .right { add("camera right", "카메라 오른쪽") }
  if let width = context.draggedWidth {
    add(decimalText(width) + "\u{A0}pt wide", "너비 " + decimalText(width) + "\u{A0}pt")
  }
  switch context.window {
  case _ where context.draggedWidth != nil: break
  case .full: break
  case .oneThird, .oneHalf, .twoThirds: add(context.window.keyword, context.window.keyword)
  case .left: add("left half", "왼쪽 절반")
  case .right: add("right half", "오른쪽 절반")
  }
  if !isFlat { add(pose.name.english, pose.name.korean) }
  if context.linkedSDK == .iOS27 { add("27.0 SDK", "27.0 SDK") }
  if context.textSize != .large {
    let size = context.textSize.keyword
    add("text " + size, "글자 크기 " + size)
  }
  if context.direction == .rightToLeft { add("right to left", "오른쪽에서 왼쪽") }
  if context.usesLongText { add("long words", "긴 낱말") }
  return LocalizedText(english: english, korean: korean)
}

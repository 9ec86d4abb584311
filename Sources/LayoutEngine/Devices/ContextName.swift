public import Diagnostics

/// The name of a context: the device, and what is not the default about it.
public func contextName(_ context: Context) -> LocalizedText {
  var english = context.device.name.english
  var korean = context.device.name.korean
  func add(_ a: String, _ b: String) {
    english += ", " + a
    korean += ", " + b
  }
  switch context.display.role {
  case .outer: add("outer display", "외부 화면")
  case .inner: add("inner display", "내부 화면")
  case .main: break
  }
  add(context.orientation.name.english, context.orientation.name.korean)
  if context.window == .left {
    add("left half", "왼쪽 절반")
  } else if context.window == .right {
    add("right half", "오른쪽 절반")
  } else if context.window != .full {
    add(context.window.keyword + " window", context.window.keyword + " 창")
  }
  if let pose = context.pose, pose != .closed, pose != .open { add(pose.name.english, pose.name.korean) }
  return LocalizedText(english: english, korean: korean)
}

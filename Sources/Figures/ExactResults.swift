public import Checks
import Diagnostics
public import JSON
import LayoutBlocks
import LayoutEngine

/// The exact results of an example: every context with its frames and findings, numbers unrounded.
public func resultsJSON(_ verdict: Verdict) -> JSONValue {
  var contexts: [JSONValue] = []
  for result in verdict.results { contexts.append(contextJSON(result)) }
  let stance = verdict.block.stance
  return .members(
    ("id", .string(verdict.block.id)), ("is", .string(stance == .do ? "do" : stance == .dont ? "dont" : "example")),
    ("holds", .bool(verdict.holds)), ("contexts", .array(contexts)))
}

private func contextJSON(_ result: ContextResult) -> JSONValue {
  let environment = result.layout.scene.environment
  var views: [JSONValue] = []
  for index in result.layout.scene.views.indices {
    let frame = result.layout.frames[index]
    views.append(
      .members(
        ("name", .string(result.layout.scene.views[index].name)),
        ("frame", .array([.number(frame.x), .number(frame.y), .number(frame.width), .number(frame.height)]))))
  }
  var findings: [JSONValue] = []
  for finding in result.findings {
    findings.append(
      .members(
        ("check", .string(finding.check.name)), ("severity", .string(finding.severity.name.english)),
        ("measured", finding.measured.map { .number($0) } ?? .null),
        ("wanted", finding.wanted.map { .number($0) } ?? .null),
        ("message", .members(("en", .string(finding.sentence.english)), ("ko", .string(finding.sentence.korean))))))
  }
  return .members(
    ("context", .string(contextName(result.context).english)),
    ("size", .array([.number(environment.window.width), .number(environment.window.height)])),
    ("horizontal", .string(environment.horizontalSizeClass.name.english)),
    ("vertical", .string(environment.verticalSizeClass.name.english)), ("views", .array(views)),
    ("findings", .array(findings)))
}

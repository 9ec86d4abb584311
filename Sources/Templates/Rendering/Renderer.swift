import Diagnostics
import HTML

/// Runs a program over one record.
///
/// The steps are run in a loop without recursion: a template that includes itself uses no stack, and what it may use is
/// bounded by `callLimit` and `stepLimit`.
struct Renderer {
  /// How deep includes may nest.
  static let callLimit = 64
  /// How many steps one page may take; a page of the default theme takes some thousand.
  static let stepLimit = 20_000_000

  private struct Walk {
    var items: [TemplateValue]
    var next: Int
    var slot: Int
    var saved: TemplateValue
  }

  private let program: Program
  private var values: [TemplateValue]
  private var walks: [Walk] = []
  private var saved: [TemplateValue] = []
  private var callers: [Int] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ program: Program, _ record: TemplateValue) {
    self.program = program
    values = program.variables.map { name in
      if case .record(let fields) = record, let value = fields[name] { return value }
      return .none
    }
  }

  mutating func run(from entry: Int, into output: inout [UInt8]) {
    var position = entry
    var steps = 0
    while true {
      steps += 1
      guard steps < Self.stepLimit else {
        report(.tooLong, 0)
        return
      }
      switch program.operations[position] {
      case .write(let start, let end): output.append(contentsOf: program.bytes[start..<end])
      case .newline:
        if let last = output.last, last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
      case .show(let reference): show(reference, into: &output)
      case .showMarkup(let reference):
        if case .markup(let bytes) = value(reference) {
          output.append(contentsOf: bytes)
        } else {
          show(reference, into: &output)
        }
      case .attribute(let start, let end, let reference):
        writeAttribute(start, end, reference, into: &output)
      case .branch(let condition, let negated, let target):
        if holds(program.conditions[condition]) == negated {
          position = target
          continue
        }
      case .loop(let reference, let slot, let exit):
        guard let items = items(reference), let first = items.first else {
          position = exit
          continue
        }
        walks.append(Walk(items: items, next: 1, slot: slot, saved: values[slot]))
        values[slot] = first
      case .repeatLoop(let body):
        if advance() {
          position = body
          continue
        }
      case .bind(let reference, let slot):
        saved.append(values[slot])
        values[slot] = value(reference)
      case .unbind(let slot): values[slot] = saved.popLast() ?? .none
      case .call(let template, let reference):
        if callers.count < Self.callLimit {
          callers.append(position + 1)
          position = program.templates[template].entry
          continue
        }
        report(.tooDeep, reference)
      case .finish:
        guard let caller = callers.popLast() else { return }
        position = caller
        continue
      }
      position += 1
    }
  }

  /// Moves the innermost walk to its next item; false when there is none and the walk is over.
  private mutating func advance() -> Bool {
    guard var walk = walks.popLast() else { return false }
    guard walk.next < walk.items.count else {
      values[walk.slot] = walk.saved
      return false
    }
    values[walk.slot] = walk.items[walk.next]
    walk.next += 1
    walks.append(walk)
    return true
  }

  private func value(_ reference: Int) -> TemplateValue {
    switch program.references[reference].source {
    case .constant(let value): return value
    case .variable(let slot, let names):
      var value = values[slot]
      for name in names {
        guard case .record(let fields) = value, let inner = fields[name] else { return .none }
        value = inner
      }
      return value
    }
  }

  private mutating func items(_ reference: Int) -> [TemplateValue]? {
    switch value(reference) {
    case .list(let items): return items
    case .none: return nil
    default:
      report(.noList, reference)
      return nil
    }
  }

  private mutating func show(_ reference: Int, into output: inout [UInt8]) {
    switch value(reference) {
    case .none: break
    case .text(let text): appendEscaped(text.utf8, to: &output)
    case .markup(let bytes): appendEscaped(bytes, to: &output)
    case .flag(let flag): output.append(contentsOf: flag ? "true".utf8 : "false".utf8)
    case .list, .record: report(.noText, reference)
    }
  }

  private mutating func writeAttribute(_ start: Int, _ end: Int, _ reference: Int, into output: inout [UInt8]) {
    let value = value(reference)
    guard value.holds else { return }
    output.append(contentsOf: program.bytes[start..<end])
    if case .flag = value { return }
    output.append(contentsOf: "=\"".utf8)
    show(reference, into: &output)
    output.append(UInt8(ascii: "\""))
  }

  private func holds(_ condition: ProgramCondition) -> Bool {
    for test in condition.tests where holds(test) == condition.any { return condition.any }
    return !condition.any
  }

  private func holds(_ test: ProgramTest) -> Bool {
    let left = value(test.left)
    guard let right = test.right else { return left.holds }
    return (left == value(right)) != test.negated
  }

  private enum Fault {
    case noList, noText, tooDeep, tooLong
  }

  private mutating func report(_ fault: Fault, _ reference: Int) {
    let place = program.references.indices.contains(reference) ? program.references[reference] : nil
    let path = place.map { program.templates[$0.template].path } ?? ""
    let diagnostic =
      switch fault {
      case .noList:
        Diagnostic(
          "not-a-list", path: path, at: place?.range,
          LocalizedText(
            english: "p:for walks through a list, but this value is none",
            korean: "p:for는 목록을 차례로 처리하는데 이 값은 목록이 아님"))
      case .noText:
        Diagnostic(
          "no-text", path: path, at: place?.range,
          LocalizedText(
            english: "value is a list or record and has no text to show; name a part of it",
            korean: "목록이나 레코드는 텍스트로 표시할 수 없음. 그 안의 이름을 지정할 것"))
      case .tooDeep:
        Diagnostic(
          "include-depth", path: path, at: place?.range,
          LocalizedText(
            english: "includes nest more than \(Self.callLimit) deep; the rest is left out",
            korean: "include가 \(Self.callLimit)단계보다 깊게 겹쳐 나머지를 생략함"))
      case .tooLong:
        Diagnostic(
          "render-limit", path: path, at: nil,
          LocalizedText(
            english: "page takes more than \(Self.stepLimit) steps; check templates that include themselves",
            korean: "페이지 하나에 \(Self.stepLimit)단계 이상이 필요함. 자기 자신을 포함하는 템플릿을 확인할 것"))
      }
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

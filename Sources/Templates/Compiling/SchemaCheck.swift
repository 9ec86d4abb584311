import Diagnostics

/// Runs a program over shapes instead of values and reports the names that the record will not hold.
///
/// Both sides of a condition are run, loops once; a template is checked with the shapes of each template that includes it.
struct SchemaCheck {
  private let program: Program
  private var shapes: [TemplateSchema] = []
  private var known: [String] = []
  private var bound: [Int: Int] = [:]
  private var running: [Int] = []
  private var reached: Set<Int> = []
  private var diagnostics: [Diagnostic] = []

  init(_ program: Program) {
    self.program = program
  }

  /// Checks each template that is rendered by itself with the shape of its record, then reports the templates that none of them
  /// reaches.
  mutating func run(_ entries: [String: TemplateSchema]) -> [Diagnostic] {
    for (index, template) in program.templates.enumerated() {
      guard case .record(let fields)? = entries[template.name] else { continue }
      known = fields.keys.sorted()
      shapes = program.variables.map { fields[$0] ?? .any }
      bound = [:]
      for (slot, name) in program.variables.enumerated() where fields[name] != nil { bound[slot] = 1 }
      check(index)
    }
    for (index, template) in program.templates.enumerated()
    where entries[template.name] == nil && !reached.contains(index) {
      diagnostics.append(Self.unused(template.name, template.path, among: entries.keys.sorted() + reachedNames))
    }
    return diagnostics
  }

  private var reachedNames: [String] { reached.sorted().map { program.templates[$0].name } }

  private mutating func check(_ template: Int) {
    guard !running.contains(template) else { return }
    running.append(template)
    reached.insert(template)
    defer { running.removeLast() }
    var saved: [(slot: Int, shape: TemplateSchema)] = []
    var position = program.templates[template].entry
    while true {
      switch program.operations[position] {
      case .write, .newline: break
      case .show(let reference), .attribute(_, _, let reference):
        if !shape(reference).hasText { report(reference, Self.noText) }
      case .showMarkup(let reference): _ = shape(reference)
      case .branch(let condition, _, _):
        for test in program.conditions[condition].tests {
          _ = shape(test.left)
          if let right = test.right { _ = shape(right) }
        }
      case .loop(let reference, let slot, _):
        var item = TemplateSchema.any
        switch shape(reference) {
        case .list(let element): item = element
        case .any: break
        default: report(reference, Self.noList)
        }
        saved.append((slot, shapes[slot]))
        set(slot, item)
      case .bind(let reference, let slot):
        let value = shape(reference)
        saved.append((slot, shapes[slot]))
        set(slot, value)
      case .repeatLoop, .unbind:
        if let last = saved.popLast() {
          shapes[last.slot] = last.shape
          bound[last.slot, default: 1] -= 1
        }
      case .call(let template, _): check(template)
      case .finish: return
      }
      position += 1
    }
  }

  private mutating func set(_ slot: Int, _ shape: TemplateSchema) {
    shapes[slot] = shape
    bound[slot, default: 0] += 1
  }

  private mutating func shape(_ reference: Int) -> TemplateSchema {
    guard case .variable(let slot, let names) = program.references[reference].source else { return .text }
    guard bound[slot, default: 0] > 0 else {
      report(reference, Self.unknown(program.variables[slot], among: known))
      return .any
    }
    var shape = shapes[slot]
    for name in names {
      switch shape {
      case .any: return .any
      case .record(let fields):
        guard let inner = fields[name] else {
          report(reference, Self.unknown(name, among: fields.keys.sorted()))
          return .any
        }
        shape = inner
      default:
        report(reference, Self.unknown(name, among: []))
        return .any
      }
    }
    return shape
  }

  private mutating func report(_ reference: Int, _ message: LocalizedText) {
    let place = program.references[reference]
    let diagnostic = Diagnostic(
      "unknown-template-name", path: program.templates[place.template].path, at: place.range, message)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension SchemaCheck {
  fileprivate static func unused(_ name: String, _ path: String, among names: [String]) -> Diagnostic {
    let match = Compiler.suggestion(nearestMatch(to: name, among: names))
    return Diagnostic(
      "unused-template", .warning, path: path, at: nil,
      LocalizedText(
        english: "no page shows the template ‘\(name)’\(match.english)",
        korean: "어느 페이지에서도 쓰지 않는 템플릿 ‘\(name)’\(match.korean)"),
      notes: [
        Note(
          LocalizedText(
            english:
              "a file takes the place of the built-in one of its name; include others with <p:include file=\"…\"/>",
            korean: "파일은 같은 이름의 기본 파일을 대신함. 다른 이름의 파일은 <p:include file=\"…\"/>로 불러올 것"))
      ])
  }

  fileprivate static let noText = LocalizedText(
    english: "value is a list or record and has no text to show; name a part of it",
    korean: "목록이나 레코드는 텍스트로 표시할 수 없음. 그 안의 이름을 지정할 것")
  fileprivate static let noList = LocalizedText(
    english: "p:for walks through a list, but this value is none", korean: "p:for는 목록을 차례로 처리하는데 이 값은 목록이 아님")

  fileprivate static func unknown(_ name: String, among names: [String]) -> LocalizedText {
    let match = Compiler.suggestion(nearestMatch(to: name, among: names))
    return LocalizedText(
      english: "pages have no value ‘\(name)’\(match.english)", korean: "페이지에 없는 값 ‘\(name)’\(match.korean)")
  }
}

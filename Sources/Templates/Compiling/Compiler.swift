import Diagnostics
import HTML

/// Turns templates into one program.
struct Compiler {
  /// The largest template that is read, in bytes.
  static let sizeLimit = 1 << 20

  private(set) var program = Program()
  var diagnostics: [Diagnostic] = []

  private var templateIndex = 0
  private var pending: [UInt8] = []
  private var preservesSpace = false
  private var isForeign = false
  /// How many conditions and loops surround the current element.
  private var conditionDepth = 0
  private var certainIncludes: [(from: Int, to: Int, range: SourceRange)] = []

  private var path: String { program.templates[templateIndex].path }

  /// Compiles all templates; of a file that is not well formed an empty template remains.
  mutating func compile(_ sources: [(key: String, value: SourceText)]) {
    program.templates = sources.map { (name: $0.key, path: $0.value.path, entry: 0) }
    for (index, source) in sources.enumerated() {
      templateIndex = index
      program.templates[index].entry = program.operations.count
      compile(source.value)
      flush()
      program.operations.append(.finish)
    }
    reportEndlessIncludes()
  }

  /// The diagnostics by file and place.
  func sortedDiagnostics() -> [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      if left.element.path != right.element.path {
        return left.element.path.utf8.lexicographicallyPrecedes(right.element.path.utf8)
      }
      let starts = (left.element.range?.start ?? -1, right.element.range?.start ?? -1)
      return starts.0 == starts.1 ? left.offset < right.offset : starts.0 < starts.1
    }.map { $0.element }
  }

  private mutating func compile(_ source: SourceText) {
    guard source.bytes.count <= Self.sizeLimit else {
      diagnostics.append(Self.tooLarge(path: source.path))
      return
    }
    let document = XMLDocument(source)
    if let fault = document.fault {
      diagnostics.append(Self.notWellFormed(fault, in: source))
      return
    }
    guard !document.hasDeclarations else {
      diagnostics.append(Self.hasDeclarations(in: source))
      return
    }
    var instructions: [SourceRange] = []
    guard let root = document.tree(of: source, instructions: &instructions) else { return }
    for range in instructions { diagnostics.append(Self.instruction(path: source.path, at: range)) }
    if root.name == "html" { pending.append(contentsOf: "<!DOCTYPE html>\n".utf8) }
    compile(root)
  }

  // MARK: Elements

  private mutating func compile(_ element: TemplateElement) {
    let directives = directives(of: element)
    var loopStart: Int?
    let depth = conditionDepth
    if let (loop, slot) = directives.loop {
      emit(.loop(reference: loop, slot: slot, exit: 0))
      loopStart = program.operations.count
      conditionDepth += 1
    }
    for binding in directives.bindings { emit(.bind(reference: binding.reference, slot: binding.slot)) }
    var branches: [Int] = []
    for (condition, negated) in directives.conditions {
      emit(.branch(condition: condition, negated: negated, target: 0))
      branches.append(program.operations.count - 1)
      conditionDepth += 1
    }
    write(element, directives)
    flush()
    for branch in branches {
      guard case .branch(let condition, let negated, _) = program.operations[branch] else { continue }
      program.operations[branch] = .branch(
        condition: condition, negated: negated, target: program.operations.count)
    }
    for binding in directives.bindings.reversed() { emit(.unbind(slot: binding.slot)) }
    if let loopStart, case .loop(let reference, let slot, _) = program.operations[loopStart - 1] {
      emit(.repeatLoop(body: loopStart))
      program.operations[loopStart - 1] = .loop(reference: reference, slot: slot, exit: program.operations.count)
    }
    conditionDepth = depth
  }

  private mutating func write(_ element: TemplateElement, _ directives: Directives) {
    switch element.name {
    case "p:block": writeContent(element, directives)
    case "p:include": include(element, directives)
    default:
      if element.name.utf8.starts(with: "p:".utf8) {
        diagnostics.append(Self.unknownElement(element, path: path))
      } else {
        writeElement(element, directives)
      }
    }
  }

  private mutating func writeElement(_ element: TemplateElement, _ directives: Directives) {
    let (spaces, foreign) = (preservesSpace, isForeign)
    defer { (preservesSpace, isForeign) = (spaces, foreign) }
    if Self.keepsSpace(element.name) { preservesSpace = true }
    if element.name == "svg" || element.name == "math" { isForeign = true }
    pending.append(UInt8(ascii: "<"))
    pending.append(contentsOf: element.name.utf8)
    for attribute in element.attributes where !Self.isDirective(attribute.name) { write(attribute) }
    let isEmpty = element.children.isEmpty && directives.markup == nil
    if isForeign && isEmpty {
      pending.append(contentsOf: "/>".utf8)
      return
    }
    pending.append(UInt8(ascii: ">"))
    if Self.isVoid(element.name) {
      if !isEmpty { diagnostics.append(Self.voidContent(element, path: path)) }
      return
    }
    if element.name == "script" || element.name == "style" {
      writeRawText(element)
    } else {
      writeContent(element, directives)
    }
    pending.append(contentsOf: "</".utf8)
    pending.append(contentsOf: element.name.utf8)
    pending.append(UInt8(ascii: ">"))
  }

  private mutating func writeContent(_ element: TemplateElement, _ directives: Directives) {
    if let markup = directives.markup {
      emit(.showMarkup(reference: markup))
      return
    }
    for child in element.children {
      switch child {
      case .element(let inner): compile(inner)
      case .text(let text, let braces): write(text, braces)
      }
    }
  }

  /// The content of `script` and `style` is not parsed by browsers, so neither escapes nor values can stand there.
  private mutating func writeRawText(_ element: TemplateElement) {
    for child in element.children {
      guard case .text(let text, let braces) = child else {
        diagnostics.append(Self.rawContent(element, path: path, at: element.nameRange))
        continue
      }
      if let brace = braces.first {
        diagnostics.append(Self.rawContent(element, path: path, at: SourceRange(brace, brace + 2)))
      } else if Array(text.utf8).contains(subsequence: "</") {
        diagnostics.append(Self.rawContent(element, path: path, at: element.nameRange))
      } else {
        pending.append(contentsOf: text.utf8)
      }
    }
  }

  private mutating func include(_ element: TemplateElement, _ directives: Directives) {
    guard let file = element.attributes.first(where: { $0.name == "file" }) else {
      diagnostics.append(Self.includeWithoutFile(element, path: path))
      return
    }
    guard let target = program.template(named: file.value) else {
      diagnostics.append(
        Self.unknownTemplate(
          file.value, among: program.templates.map { $0.name }, path: path, at: file.valueRange))
      return
    }
    if conditionDepth == 0 { certainIncludes.append((templateIndex, target, file.valueRange)) }
    emit(.call(template: target, reference: reference(.literal(file.value), at: file.valueRange)))
  }

  // MARK: Directives

  private struct Directives {
    var loop: (reference: Int, slot: Int)?
    var bindings: [(reference: Int, slot: Int)] = []
    var conditions: [(condition: Int, negated: Bool)] = []
    var markup: Int?
  }

  private mutating func directives(of element: TemplateElement) -> Directives {
    var result = Directives()
    let isPlain = !element.name.utf8.starts(with: "p:".utf8)
    for attribute in element.attributes {
      let range = attribute.valueRange
      do throws(ExpressionFault) {
        switch attribute.name {
        case "p:for":
          let loop = try ExpressionParser.loop(attribute.value)
          result.loop = (reference(loop.list, at: range), slot(loop.name))
        case "p:let":
          let binding = try ExpressionParser.binding(attribute.value)
          result.bindings.append((reference(binding.value, at: range), slot(binding.name)))
        case "p:if", "p:unless":
          let condition = try ExpressionParser.condition(attribute.value)
          result.conditions.append((add(condition, at: range), attribute.name == "p:unless"))
        case "p:html" where element.name != "p:include":
          result.markup = reference(try ExpressionParser.operand(attribute.value), at: range)
          if let child = element.children.first, !child.isBlank {
            diagnostics.append(Self.replacedContent(path: path, at: attribute.nameRange))
          }
        case "file" where element.name == "p:include": break
        default:
          if Self.isDirective(attribute.name) || !isPlain {
            diagnostics.append(Self.unknownAttribute(attribute, of: element, path: path))
          }
        }
      } catch {
        diagnostics.append(Diagnostic("template-expression", path: path, at: range, error.message))
      }
    }
    return result
  }

  private mutating func add(_ condition: Condition, at range: SourceRange) -> Int {
    var tests: [ProgramTest] = []
    for test in condition.tests {
      let left = reference(test.operand, at: range)
      let right = test.other.map { reference($0, at: range) }
      tests.append(ProgramTest(left: left, right: right, negated: test.negated))
    }
    program.conditions.append(ProgramCondition(tests: tests, any: condition.any))
    return program.conditions.count - 1
  }

  private mutating func reference(_ operand: Operand, at range: SourceRange) -> Int {
    let source: Source =
      switch operand {
      case .literal(let text): .constant(.text(text))
      case .path(let names): .variable(slot: slot(names[0]), names: Array(names.dropFirst()))
      }
    program.references.append(Reference(source: source, template: templateIndex, range: range))
    return program.references.count - 1
  }

  private mutating func slot(_ name: String) -> Int {
    if let index = program.variables.firstIndex(of: name) { return index }
    program.variables.append(name)
    return program.variables.count - 1
  }

  // MARK: Text and attributes

  private mutating func write(_ attribute: TemplateAttribute) {
    let parts = parts(of: attribute.value, within: attribute.valueRange)
    if parts.count == 1, case .expression(let operand, let range) = parts[0] {
      flush()
      let start = program.bytes.count
      program.bytes.append(UInt8(ascii: " "))
      program.bytes.append(contentsOf: attribute.name.utf8)
      program.operations.append(
        .attribute(start: start, end: program.bytes.count, reference: reference(operand, at: range)))
      return
    }
    pending.append(UInt8(ascii: " "))
    pending.append(contentsOf: attribute.name.utf8)
    pending.append(contentsOf: "=\"".utf8)
    for part in parts {
      switch part {
      case .literal(let text): appendEscaped(text.utf8, to: &pending)
      case .expression(let operand, let range): emit(.show(reference: reference(operand, at: range)))
      }
    }
    pending.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ text: String, _ braces: [Int]) {
    for part in parts(of: text, braces: braces) {
      switch part {
      case .literal(let literal): writeLiteral(literal)
      case .expression(let operand, let range): emit(.show(reference: reference(operand, at: range)))
      }
    }
  }

  /// Escapes literal text; outside `pre` a run of white space becomes one line end if it holds one, else one space.
  private mutating func writeLiteral(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard isSpace(byte), !preservesSpace else {
        Self.appendText(byte, to: &pending)
        index += 1
        continue
      }
      var hasLineEnd = false
      while index < bytes.count, isSpace(bytes[index]) {
        if bytes[index] == UInt8(ascii: "\n") { hasLineEnd = true }
        index += 1
      }
      if !hasLineEnd {
        pending.append(UInt8(ascii: " "))
      } else if let last = pending.last {
        if last != UInt8(ascii: "\n") { pending.append(UInt8(ascii: "\n")) }
      } else {
        program.operations.append(.newline)
      }
    }
  }

  private enum Part {
    case literal(String)
    case expression(Operand, SourceRange)
  }

  private mutating func parts(of value: String, within range: SourceRange) -> [Part] {
    parts(of: value, braces: nil, fallback: range)
  }

  /// Cuts a text at its expressions; one that cannot be read is reported and left out.
  private mutating func parts(of text: String, braces: [Int]?, fallback: SourceRange? = nil) -> [Part] {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var start = 0
    var count = 0
    while let open = bytes.firstIndex(of: "{{", from: start) {
      if open > start { parts.append(.literal(String(decoding: bytes[start..<open], as: UTF8.self))) }
      let place = braces.flatMap { $0.indices.contains(count) ? $0[count] : nil }
      count += 1
      guard let close = bytes.firstIndex(of: "}}", from: open + 2) else {
        let range = place.map { SourceRange($0, $0 + 2) } ?? fallback
        diagnostics.append(Self.openExpression(path: path, at: range))
        return parts
      }
      let range = place.map { SourceRange($0, $0 + close + 2 - open) } ?? fallback ?? SourceRange(0, 0)
      do throws(ExpressionFault) {
        let inner = String(decoding: bytes[(open + 2)..<close], as: UTF8.self)
        parts.append(.expression(try ExpressionParser.operand(inner), range))
      } catch {
        diagnostics.append(Diagnostic("template-expression", path: path, at: range, error.message))
      }
      start = close + 2
    }
    if start < bytes.count || parts.isEmpty {
      parts.append(.literal(String(decoding: bytes[start...], as: UTF8.self)))
    }
    return parts
  }

  // MARK: Output

  private mutating func emit(_ operation: Operation) {
    flush()
    program.operations.append(operation)
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    let start = program.bytes.count
    program.bytes.append(contentsOf: pending)
    pending.removeAll(keepingCapacity: true)
    program.operations.append(.write(start: start, end: program.bytes.count))
  }

  /// A template that includes itself without any condition would never end.
  private mutating func reportEndlessIncludes() {
    for edge in certainIncludes {
      var reached: Set<Int> = []
      var open = [edge.to]
      while let template = open.popLast() {
        guard reached.insert(template).inserted else { continue }
        open += certainIncludes.filter { $0.from == template }.map { $0.to }
      }
      if reached.contains(edge.from) {
        diagnostics.append(Self.endlessInclude(path: program.templates[edge.from].path, at: edge.range))
      }
    }
  }
}

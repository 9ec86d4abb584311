public import Diagnostics

/// How deep values may nest.
public let yamlDepthLimit = 64
/// How many bytes a document may have.
public let yamlSizeLimit = 16 << 20

/// Reads one YAML or JSON document.
///
/// Anchors, aliases, tags and merge keys are refused: nothing that we read needs them, and a short file of aliases can
/// stand for gigabytes. A key that stands twice is an error and keeps its first value.
///
/// - Parameters:
///   - file: The file; positions are in its coordinates.
///   - range: The part to read, such as the front matter of a page; the whole file when left out.
/// - Returns: The value, nil when the document is empty or not well formed, and what is wrong with it.
public func parseYAML(
  _ file: SourceText, in range: SourceRange? = nil
) -> (value: YAMLValue?, diagnostics: [Diagnostic]) {
  var start = range?.start ?? 0
  let end = min(range?.end ?? file.bytes.count, file.bytes.count)
  if start == 0, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
  guard start < end else { return (nil, []) }
  guard end - start <= yamlSizeLimit else {
    return (nil, [.documentTooLong(path: file.path, at: SourceRange(start, start))])
  }
  let input = YAMLInput(file.bytes, start..<end)
  return unsafe input.bytes.withUnsafeBufferPointer { bytes in
    guard let parser = unsafe EventParser(bytes) else { return (nil, []) }
    var composer = Composer(parser: parser, input: input, path: file.path)
    let value = composer.document()
    return (value, composer.diagnostics)
  }
}

/// Builds values from events.
///
/// Recursion is bounded by ``yamlDepthLimit``.
private struct Composer: ~Copyable {
  var parser: EventParser
  let input: YAMLInput
  let path: String
  var diagnostics: [Diagnostic] = []

  /// The parse cannot go on; the reason is in `diagnostics`.
  private struct Stop: Error {}

  init(parser: consuming EventParser, input: YAMLInput, path: String) {
    self.parser = parser
    self.input = input
    self.path = path
  }

  mutating func document() -> YAMLValue? {
    var value: YAMLValue?
    do throws(Stop) {
      while true {
        let event = try next()
        switch event.kind {
        case .streamEnd: return value
        case .documentStart:
          guard value == nil else {
            diagnostics.append(.secondDocument(path: path, at: range(event)))
            return value
          }
        case .other, .end: break
        default: value = try node(event, depth: 1)
        }
      }
    } catch {
      return nil
    }
  }

  private mutating func node(_ event: YAMLEvent, depth: Int) throws(Stop) -> YAMLValue {
    if event.hasAnchor { diagnostics.append(.anchor(path: path, at: range(event))) }
    if event.hasTag { diagnostics.append(.tag(path: path, at: range(event))) }
    if depth > yamlDepthLimit {
      diagnostics.append(.nestedTooDeep(path: path, at: range(event)))
      throw Stop()
    }
    switch event.kind {
    case .scalar(let text, let isPlain):
      return .scalar(YAMLScalar(text: text, isPlain: isPlain, range: range(event)))
    case .sequenceStart: return try sequence(event, depth: depth)
    case .mappingStart: return try mapping(event, depth: depth)
    default:
      diagnostics.append(.anchor(path: path, at: range(event)))
      return .scalar(YAMLScalar(text: "", isPlain: true, range: range(event)))
    }
  }

  private mutating func sequence(_ start: YAMLEvent, depth: Int) throws(Stop) -> YAMLValue {
    var items: [YAMLValue] = []
    while true {
      let event = try next()
      if case .end = event.kind { return .sequence(items, span(start, items.last?.range, event)) }
      items.append(try node(event, depth: depth + 1))
    }
  }

  private mutating func mapping(_ start: YAMLEvent, depth: Int) throws(Stop) -> YAMLValue {
    var entries: [YAMLEntry] = []
    // Looks up the first entry of a key by its bytes; String equality would merge canonically equivalent keys.
    var seen: [[UInt8]: SourceRange] = [:]
    while true {
      let event = try next()
      if case .end = event.kind { return .mapping(entries, span(start, entries.last?.value.range, event)) }
      let key = try node(event, depth: depth + 1)
      let value = try node(try next(), depth: depth + 1)
      guard let name = key.scalar?.text else {
        diagnostics.append(.keyIsNoText(path: path, at: key.range))
        continue
      }
      if let first = seen[Array(name.utf8)] {
        diagnostics.append(.duplicateKey(name, path: path, at: key.range, first: first))
        continue
      }
      seen[Array(name.utf8)] = key.range
      entries.append(YAMLEntry(key: name, keyRange: key.range, value: value))
    }
  }

  private mutating func next() throws(Stop) -> YAMLEvent {
    do throws(YAMLSyntaxError) {
      return try parser.next()
    } catch {
      let offset = error.byteOffset.map { input.offset(ofByte: $0) } ?? input.offset(ofScalar: error.mark)
      diagnostics.append(.syntax(error.problem, path: path, at: SourceRange(offset, offset)))
      throw Stop()
    }
  }

  private func range(_ event: YAMLEvent) -> SourceRange {
    SourceRange(input.offset(ofScalar: event.start), input.offset(ofScalar: event.end))
  }

  /// A block collection "ends" where the next thing begins; its last value tells where it really does.
  private func span(_ start: YAMLEvent, _ last: SourceRange?, _ end: YAMLEvent) -> SourceRange {
    let first = range(start)
    return end.start == end.end ? first.union(last ?? first) : first.union(range(end))
  }
}

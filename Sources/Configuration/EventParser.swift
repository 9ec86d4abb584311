internal import CYAML

/// One event of libyaml, copied out of it.
///
/// Marks count Unicode scalars from the start of the input.
struct YAMLEvent {
  enum Kind {
    case streamEnd
    case documentStart
    case alias
    case scalar(text: String, isPlain: Bool)
    case sequenceStart
    case mappingStart
    /// The end of a sequence or mapping.
    case end
    /// Stream start, document end: nothing to keep.
    case other
  }

  var kind: Kind
  /// Whether the node carries an anchor (`&name`).
  var hasAnchor = false
  /// Whether the node carries a tag (`!!str`).
  var hasTag = false
  var start: Int
  var end: Int
}

/// Why libyaml stopped, in its own words and where.
struct YAMLSyntaxError: Error {
  var problem: String
  /// Where, in scalars from the start.
  var mark: Int
  /// Where, in bytes from the start, for input that is no text; then `mark` means nothing.
  var byteOffset: Int?
}

/// Owns libyaml's parser over bytes that outlive it.
@safe struct EventParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// A parser over a buffer that must stay valid as long as the parser; nil when memory ends.
  init?(_ input: UnsafeBufferPointer<UInt8>) {
    unsafe parser = .allocate(capacity: 1)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      return nil
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
  }

  /// The next event.
  mutating func next() throws(YAMLSyntaxError) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { unsafe yaml_event_delete(&event) }
    var copy = unsafe YAMLEvent(kind: .other, start: event.start_mark.index, end: event.end_mark.index)
    switch unsafe event.type {
    case YAML_STREAM_END_EVENT: copy.kind = .streamEnd
    case YAML_DOCUMENT_START_EVENT: copy.kind = .documentStart
    case YAML_ALIAS_EVENT: copy.kind = .alias
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: copy.kind = .end
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let isPlain = unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE
      copy.kind = .scalar(text: unsafe String(decoding: bytes, as: UTF8.self), isPlain: isPlain)
      copy.hasAnchor = unsafe scalar.anchor != nil
      copy.hasTag = unsafe scalar.tag != nil
    case YAML_SEQUENCE_START_EVENT:
      copy.kind = .sequenceStart
      copy.hasAnchor = unsafe event.data.sequence_start.anchor != nil
      copy.hasTag = unsafe event.data.sequence_start.tag != nil
    case YAML_MAPPING_START_EVENT:
      copy.kind = .mappingStart
      copy.hasAnchor = unsafe event.data.mapping_start.anchor != nil
      copy.hasTag = unsafe event.data.mapping_start.tag != nil
    default: break
    }
    return copy
  }

  private func failure() -> YAMLSyntaxError {
    let words = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "the parser ran out of memory"
    let isReader = unsafe parser.pointee.error == YAML_READER_ERROR
    return unsafe YAMLSyntaxError(
      problem: words, mark: parser.pointee.problem_mark.index,
      byteOffset: isReader ? parser.pointee.problem_offset : nil)
  }
}

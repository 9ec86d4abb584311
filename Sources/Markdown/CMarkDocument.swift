internal import CCMark

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Owns the tree that cmark builds of some bytes.
///
/// Nodes are valid as long as it lives.
@safe struct CMarkDocument: ~Copyable {
  private let pointer: OpaquePointer

  /// Parses CommonMark; nil only when memory ends.
  init?(_ bytes: [UInt8]) {
    let parsed = unsafe bytes.withUnsafeBytes { buffer in
      let text = unsafe buffer.bindMemory(to: CChar.self)
      return unsafe cmark_parse_document(text.baseAddress, text.count, CMARK_OPT_DEFAULT)
    }
    guard let parsed = unsafe parsed else { return nil }
    unsafe pointer = parsed
  }

  deinit { unsafe cmark_node_free(pointer) }

  var root: CMarkNode { unsafe CMarkNode(pointer) }
}

/// What cmark calls a node's type.
enum CMarkKind {
  case quote, list, item, code, html, paragraph, heading, thematicBreak
  case text, softBreak, lineBreak, codeSpan, inlineHTML, emphasis, strong, link, image
  case other
}

/// A node of a tree; use it only while the ``CMarkDocument`` lives.
@safe struct CMarkNode {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }

  var kind: CMarkKind {
    switch unsafe cmark_node_get_type(pointer) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .codeSpan
    case CMARK_NODE_HTML_INLINE: .inlineHTML
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_CODE_BLOCK: .code
    case CMARK_NODE_HTML_BLOCK: .html
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    default: .other
    }
  }

  var firstChild: CMarkNode? { unsafe cmark_node_first_child(pointer).map { unsafe CMarkNode($0) } }
  var next: CMarkNode? { unsafe cmark_node_next(pointer).map { unsafe CMarkNode($0) } }

  var startLine: Int { Int(unsafe cmark_node_get_start_line(pointer)) }
  var startColumn: Int { Int(unsafe cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(unsafe cmark_node_get_end_line(pointer)) }

  var headingLevel: Int { Int(unsafe cmark_node_get_heading_level(pointer)) }
  var listStart: Int? {
    guard unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST else { return nil }
    return Int(unsafe cmark_node_get_list_start(pointer))
  }
  var isTight: Bool { unsafe cmark_node_get_list_tight(pointer) != 0 }

  /// The text of a text, code or HTML node with the stand-ins taken out.
  func literal(_ standIns: StandIns?, _ escapedTilde: StandIns.EscapedTilde) -> String {
    unsafe text(cmark_node_get_literal(pointer), standIns, escapedTilde)
  }
  /// The text of a text node, its escaped tildes kept as they are, and the marks that it holds.
  func textAndMarks(_ standIns: StandIns?) -> (text: String, marks: TextMarks) {
    guard let start = unsafe cmark_node_get_literal(pointer) else { return ("", []) }
    return unsafe (text(start, standIns, .kept), TextMarks(of: bytes(start)))
  }
  /// The text as cmark has it, stand-ins included.
  var literalBytes: [UInt8] {
    guard let start = unsafe cmark_node_get_literal(pointer) else { return [] }
    return unsafe Array(bytes(start))
  }
  func fenceInfo(_ standIns: StandIns?) -> String {
    unsafe text(cmark_node_get_fence_info(pointer), standIns, .resolved)
  }
  func destination(_ standIns: StandIns?) -> String { unsafe text(cmark_node_get_url(pointer), standIns, .resolved) }
  func title(_ standIns: StandIns?) -> String? {
    let title = unsafe text(cmark_node_get_title(pointer), standIns, .resolved)
    return title.isEmpty ? nil : title
  }
}

private func bytes(_ start: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
  unsafe UnsafeRawBufferPointer(start: start, count: unsafe strlen(start)).bindMemory(to: UInt8.self)
}

private func text(
  _ start: UnsafePointer<CChar>?, _ standIns: StandIns?, _ escapedTilde: StandIns.EscapedTilde
) -> String {
  guard let start = unsafe start else { return "" }
  let bytes = unsafe bytes(start)
  if let standIns { return unsafe standIns.restored(bytes, escapedTilde) }
  return unsafe String(decoding: bytes, as: UTF8.self)
}

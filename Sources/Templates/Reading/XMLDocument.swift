import CLibXML2
import Diagnostics

/// Read before every parse: libxml2 asks for one call before threads use it.
private let libraryIsReady: Void = xmlInitParser()

/// The first thing that libxml2 found wrong.
struct XMLFault {
  var code: Int
  var message: String
  /// The byte where the parser stood.
  var offset: Int
  /// The line of the start tag that a wrong end tag meets, from 1; 0 if it is about something else.
  var openingLine: Int
}

/// Owns a document of libxml2 and the parser that read it.
///
/// The parser reads nothing but the bytes: no network, no external entities, no document type definitions; entities are
/// not substituted, and the built-in limits of depth (256) and growth stay on.
@safe
struct XMLDocument: ~Copyable {
  /// What is wrong with the file, if anything.
  let fault: XMLFault?
  private let document: xmlDocPtr?

  init(_ source: SourceText) {
    _ = libraryIsReady
    guard let parser = unsafe xmlNewParserCtxt() else {
      unsafe document = nil
      fault = XMLFault(code: 2, message: "out of memory", offset: 0, openingLine: 0)
      return
    }
    let first = UnsafeMutablePointer<XMLFault?>.allocate(capacity: 1)
    unsafe first.initialize(to: nil)
    defer {
      unsafe xmlFreeParserCtxt(parser)
      unsafe first.deinitialize(count: 1)
      unsafe first.deallocate()
    }
    unsafe parser.pointee._private = UnsafeMutableRawPointer(first)
    unsafe parser.pointee.sax.pointee.serror = { context, error in
      guard let context = unsafe context, let error = unsafe error else { return }
      let parser = unsafe context.assumingMemoryBound(to: xmlParserCtxt.self)
      // The prefix `p:` needs no declaration.
      if unsafe error.pointee.code == Int32(XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue) { return }
      guard let store = unsafe parser.pointee._private else { return }
      let first = unsafe store.assumingMemoryBound(to: XMLFault?.self)
      guard unsafe first.pointee == nil else { return }
      var message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "unknown error"
      while message.utf8.last == 0x0A { message.removeLast() }
      let mismatch = unsafe error.pointee.code == Int32(XML_ERR_TAG_NAME_MISMATCH.rawValue)
      unsafe first.pointee = XMLFault(
        code: Int(error.pointee.code), message: message, offset: max(0, Int(xmlByteConsumed(parser))),
        openingLine: mismatch ? Int(error.pointee.int1) : 0)
    }
    let options = Int32(XML_PARSE_NONET.rawValue)
    let read = unsafe source.bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe xmlCtxtReadMemory(parser, start, Int32(buffer.count), nil, "UTF-8", options)
    }
    unsafe document = read
    fault = unsafe first.pointee
  }

  deinit {
    if let document = unsafe document { unsafe xmlFreeDoc(document) }
  }

  /// Whether the file declares entities or refers to an external definition, which templates may not.
  var hasDeclarations: Bool {
    guard let subset = unsafe document?.pointee.intSubset else { return false }
    return unsafe subset.pointee.children != nil || subset.pointee.ExternalID != nil || subset.pointee.SystemID != nil
  }

  /// The root element as a value, with positions in `source`; processing instructions are reported in `instructions`.
  func tree(of source: SourceText, instructions: inout [SourceRange]) -> TemplateElement? {
    guard let document = unsafe document, let root = unsafe xmlDocGetRootElement(document) else { return nil }
    var scanner = TagScanner(source.bytes)
    return unsafe element(root, &scanner, &instructions)
  }

  /// Depth is bounded by libxml2's own limit.
  private func element(
    _ node: xmlNodePtr, _ scanner: inout TagScanner, _ instructions: inout [SourceRange]
  ) -> TemplateElement {
    let tag = scanner.nextStartTag()
    var result = unsafe TemplateElement(
      name: qualified(node.pointee.name, node.pointee.ns), nameRange: tag.name, attributes: attributes(node, tag),
      children: [])
    var child = unsafe node.pointee.children
    while let current = unsafe child {
      switch unsafe current.pointee.type {
      case XML_ELEMENT_NODE:
        result.children.append(.element(unsafe element(current, &scanner, &instructions)))
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
        let text = unsafe string(current.pointee.content)
        result.children.append(.text(text, braces: positionsOfBraces(in: text, &scanner)))
      case XML_COMMENT_NODE: scanner.skipComment()
      case XML_PI_NODE: instructions.append(scanner.skipInstruction())
      default: break
      }
      unsafe child = current.pointee.next
    }
    return result
  }

  private func attributes(_ node: xmlNodePtr, _ tag: ScannedTag) -> [TemplateAttribute] {
    var result: [TemplateAttribute] = []
    var next = unsafe node.pointee.properties
    while let attribute = unsafe next {
      let name = unsafe qualified(attribute.pointee.name, attribute.pointee.ns)
      let raw = unsafe xmlNodeListGetString(attribute.pointee.doc, attribute.pointee.children, 1)
      let value = unsafe string(raw)
      unsafe plumb_xml_free(raw)
      let place = tag.attributes.first { $0.text == name }
      result.append(
        TemplateAttribute(
          name: name, value: value, nameRange: place?.name ?? tag.name, valueRange: place?.value ?? tag.name))
      unsafe next = attribute.pointee.next
    }
    return result
  }

  private func qualified(_ name: UnsafePointer<xmlChar>?, _ namespace: xmlNsPtr?) -> String {
    let local = unsafe string(name)
    guard let prefix = unsafe namespace?.pointee.prefix else { return local }
    return unsafe string(prefix) + ":" + local
  }

  private func string(_ text: UnsafePointer<xmlChar>?) -> String {
    unsafe text.map { unsafe String(cString: $0) } ?? ""
  }

  private func positionsOfBraces(in text: String, _ scanner: inout TagScanner) -> [Int] {
    var positions: [Int] = []
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{"), previous == byte {
        positions.append(scanner.nextBraces())
        previous = 0
      } else {
        previous = byte
      }
    }
    return positions
  }
}

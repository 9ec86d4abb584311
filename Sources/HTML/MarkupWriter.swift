/// Writes HTML or SVG elements into a byte buffer.
///
/// Attribute order is the order of the calls, so equal calls give equal bytes. The writer does not check nesting; what it
/// emits is validated by tests.
public struct MarkupWriter: Sendable {
  /// What has been written, as UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var tagIsOpen = false

  /// An empty document.
  public init() {}

  /// What has been written, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Starts an element; attributes may follow until content, `end` or another element is written.
  public mutating func start(_ name: StaticString) {
    closeTag()
    bytes.append(UInt8(ascii: "<"))
    append(name)
    tagIsOpen = true
  }

  /// Adds an attribute with an escaped value to the element just started.
  public mutating func attribute(_ name: StaticString, _ value: String) {
    guard tagIsOpen else { return }
    bytes.append(UInt8(ascii: " "))
    append(name)
    bytes.append(contentsOf: "=\"".utf8)
    appendEscaped(value.utf8, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds an attribute without a value, such as `hidden`.
  public mutating func attribute(_ name: StaticString) {
    guard tagIsOpen else { return }
    bytes.append(UInt8(ascii: " "))
    append(name)
  }

  /// Ends an element with an end tag.
  public mutating func end(_ name: StaticString) {
    closeTag()
    bytes.append(contentsOf: "</".utf8)
    append(name)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Ends the element just started as an empty SVG element, `/>`.
  public mutating func endEmpty() {
    guard tagIsOpen else { return }
    bytes.append(contentsOf: "/>".utf8)
    tagIsOpen = false
  }

  /// Writes escaped text.
  public mutating func text(_ text: String) {
    closeTag()
    appendEscaped(text.utf8, to: &bytes)
  }

  /// Writes markup that is already well formed.
  public mutating func raw(_ markup: some Sequence<UInt8>) {
    closeTag()
    bytes.append(contentsOf: markup)
  }

  /// Writes markup that is already well formed.
  public mutating func raw(_ markup: String) {
    raw(markup.utf8)
  }

  private mutating func closeTag() {
    guard tagIsOpen else { return }
    bytes.append(UInt8(ascii: ">"))
    tagIsOpen = false
  }

  private mutating func append(_ name: StaticString) {
    name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }
}

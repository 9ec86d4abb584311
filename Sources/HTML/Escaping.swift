/// Appends text to HTML or SVG with `&`, `<`, `>` and `"` escaped, so that it is safe as content and in quoted values.
///
/// Control characters that HTML and XML do not allow are dropped.
public func appendEscaped(_ text: some Sequence<UInt8>, to output: inout [UInt8]) {
  for byte in text {
    switch byte {
    case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
    case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
    case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
    case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
    case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x7F: break
    default: output.append(byte)
    }
  }
}

/// The text with `&`, `<`, `>` and `"` escaped.
public func escaped(_ text: String) -> String {
  var output: [UInt8] = []
  output.reserveCapacity(text.utf8.count)
  appendEscaped(text.utf8, to: &output)
  return String(decoding: output, as: UTF8.self)
}

/// Appends text to HTML or SVG with `&`, `<`, `>` and `"` escaped, so that it is safe as content and in quoted values.
///
/// Control characters that HTML and XML do not allow are dropped.
public func appendEscaped(_ text: some Sequence<UInt8>, to output: inout [UInt8]) {
  // Text is nearly always contiguous; runs without a special byte are then copied whole.
  let isDone: Void? = text.withContiguousStorageIfAvailable { unsafe appendEscapedRuns($0, to: &output) }
  if isDone == nil {
    for byte in text { appendEscaped(byte, to: &output) }
  }
}

private func appendEscapedRuns(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
  var start = 0
  var index = 0
  while index < text.count {
    let byte = unsafe text[index]
    if isSpecial(byte) {
      if index > start { unsafe output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index])) }
      appendEscaped(byte, to: &output)
      start = index + 1
    }
    index += 1
  }
  if index > start { unsafe output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index])) }
}

private func isSpecial(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0x00...0x08, 0x0B, 0x0C,
    0x0E...0x1F, 0x7F:
    true
  default: false
  }
}

private func appendEscaped(_ byte: UInt8, to output: inout [UInt8]) {
  switch byte {
  case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
  case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
  case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
  case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
  case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x7F: break
  default: output.append(byte)
  }
}

/// The text with `&`, `<`, `>` and `"` escaped.
public func escaped(_ text: String) -> String {
  var output: [UInt8] = []
  output.reserveCapacity(text.utf8.count)
  appendEscaped(text.utf8, to: &output)
  return String(decoding: output, as: UTF8.self)
}

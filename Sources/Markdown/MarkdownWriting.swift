/// Running text as Markdown on one line, which reads back as the same text.
///
/// White space is one space, so that texts which differ only in how they are broken into lines are equal.
public func markdown(of inlines: [Inline]) -> String {
  var output: [UInt8] = []
  write(inlines, to: &output)
  while output.last == 0x20 { output.removeLast() }
  return String(decoding: output, as: UTF8.self)
}

private func write(_ inlines: [Inline], to output: inout [UInt8]) {
  for inline in inlines {
    switch inline {
    case .text(let text): writeText(text, to: &output)
    case .code(let code): writeCode(code, to: &output)
    case .html(let html): output += html.utf8
    case .softBreak: if output.last != 0x20 { output.append(0x20) }
    case .lineBreak: output += "<br>".utf8
    case .emphasis(let inner): write(inner, between: "*", to: &output)
    case .strong(let inner): write(inner, between: "**", to: &output)
    case .strikethrough(let inner): write(inner, between: "~~", to: &output)
    case .link(let link):
      if link.isAutolink {
        output += "<\(link.destination)>".utf8
      } else {
        output.append(UInt8(ascii: "["))
        write(link.inlines, to: &output)
        writeTarget(link.destination, link.title, to: &output)
      }
    case .image(let image):
      output += "![".utf8
      write(image.inlines, to: &output)
      writeTarget(image.source, image.title, to: &output)
    }
  }
}

private func write(_ inlines: [Inline], between mark: String, to output: inout [UInt8]) {
  output += mark.utf8
  write(inlines, to: &output)
  output += mark.utf8
}

private func writeText(_ text: String, to output: inout [UInt8]) {
  for byte in text.utf8 {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: if output.last != 0x20 { output.append(0x20) }
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "_"), UInt8(ascii: "{"), UInt8(ascii: "&"):
      output += [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "~") where output.last == UInt8(ascii: "~"): output += [UInt8(ascii: "\\"), byte]
    default: output.append(byte)
    }
  }
}

private func writeCode(_ code: String, to output: inout [UInt8]) {
  var longest = 0
  var run = 0
  for byte in code.utf8 {
    run = byte == UInt8(ascii: "`") ? run + 1 : 0
    longest = max(longest, run)
  }
  let fence = String(repeating: "`", count: longest + 1)
  let isTicked = code.utf8.first == UInt8(ascii: "`") || code.utf8.last == UInt8(ascii: "`")
  output += (fence + (isTicked ? " " : "") + code + (isTicked ? " " : "") + fence).utf8
}

private func writeTarget(_ destination: String, _ title: String?, to output: inout [UInt8]) {
  let isPlain = destination.utf8.allSatisfy { $0 > 0x20 && $0 != 0x28 && $0 != 0x29 && $0 != 0x3C && $0 != 0x3E }
  output += "](".utf8
  output += (isPlain && !destination.isEmpty ? destination : "<" + destination + ">").utf8
  if let title {
    output += " \"".utf8
    for byte in title.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { output.append(UInt8(ascii: "\\")) }
      output.append(byte)
    }
    output.append(UInt8(ascii: "\""))
  }
  output.append(UInt8(ascii: ")"))
}

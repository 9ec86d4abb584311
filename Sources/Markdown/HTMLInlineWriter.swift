internal import HTML

extension HTMLBlockWriter {
  mutating func write(_ inlines: [Inline]) {
    for inline in inlines { write(inline) }
  }

  private mutating func write(_ inline: Inline) {
    switch inline {
    case .text(let text): appendEscaped(text.utf8, to: &output)
    case .code(let code):
      raw(isPlain ? "<code>" : "<code translate=\"no\">")
      appendEscaped(code.utf8, to: &output)
      raw("</code>")
    case .html(let html): output += renderer.html(html, false)
    case .softBreak: raw("\n")
    case .lineBreak: raw("<br />\n")
    case .emphasis(let inner): wrap("<em>", inner, "</em>")
    case .strong(let inner): wrap("<strong>", inner, "</strong>")
    case .strikethrough(let inner): wrap("<del>", inner, "</del>")
    case .link(let link):
      raw("<a href=\"")
      appendHref(renderer.link(link), to: &output)
      raw("\"")
      if let title = link.title { attribute(" title=\"", title) }
      raw(">")
      write(link.inlines)
      raw("</a>")
    case .image(let image):
      raw("<img src=\"")
      appendHref(renderer.imageSource(image), to: &output)
      attribute("\" alt=\"", plainText(of: image.inlines))
      if let title = image.title { attribute(" title=\"", title) }
      raw(" />")
    }
  }

  private mutating func wrap(_ start: StaticString, _ inlines: [Inline], _ end: StaticString) {
    raw(start)
    write(inlines)
    raw(end)
  }
}

/// Appends an address for an attribute: what is not allowed in a URI is percent-encoded, what is encoded already stays.
///
/// The same bytes pass as in cmark; Hangul is encoded once, as its UTF-8 bytes.
func appendHref(_ address: String, to output: inout [UInt8]) {
  let digits = Array("0123456789ABCDEF".utf8)
  for byte in address.utf8 {
    switch byte {
    case UInt8(ascii: "&"): output += "&amp;".utf8
    case UInt8(ascii: "'"): output += "&#x27;".utf8
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"),
      UInt8(ascii: "%"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "@"), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      output.append(byte)
    default:
      output.append(UInt8(ascii: "%"))
      output.append(digits[Int(byte >> 4)])
      output.append(digits[Int(byte & 15)])
    }
  }
}

internal import Diagnostics

extension Converter {
  /// Reports what raw HTML would execute or load, and raw SVG that a blank line cuts.
  mutating func checkHTML(_ html: String, at range: SourceRange, isBlock: Bool) {
    guard dialect.blocksOfGitHub || !dialect.allowsUnsafeHTML else { return }
    let bytes = html.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    if isBlock, holds(bytes, "<svg"), !holds(bytes, "</svg"), dialect.blocksOfGitHub {
      diagnostics.append(.cutSVG(path: file.path, at: range))
    }
    if dialect.allowsUnsafeHTML { return }
    var scanner = TagScanner(bytes)
    while let name = scanner.nextTag() {
      if refusedElements.contains(name) {
        diagnostics.append(.unsafe("<" + name + ">", path: file.path, at: range))
      }
      while let attribute = scanner.nextAttribute() {
        if attribute.name.utf8.starts(with: "on".utf8) || attribute.name == "srcdoc" {
          diagnostics.append(.unsafe(attribute.name + "=", path: file.path, at: range))
        } else if addressAttributes.contains(attribute.name), let scheme = refusedScheme(attribute.value) {
          diagnostics.append(.unsafe(scheme, path: file.path, at: range))
        }
      }
    }
  }

  /// Reports a link or image that would execute code.
  mutating func checkDestination(_ destination: String, at range: SourceRange) {
    guard !dialect.allowsUnsafeHTML, let scheme = refusedScheme(Array(destination.utf8)) else { return }
    diagnostics.append(.unsafe(scheme, path: file.path, at: range))
  }
}

private let refusedElements: Set<String> = [
  "applet", "base", "embed", "frame", "frameset", "iframe", "link", "meta", "object", "script",
]

private let addressAttributes: Set<String> = [
  "action", "data", "formaction", "from", "href", "poster", "src", "to", "values", "xlink:href",
]

/// The scheme of an address when it executes code; browsers skip spaces and controls in it.
private func refusedScheme(_ address: [UInt8]) -> String? {
  var scheme: [UInt8] = []
  for byte in withoutReferences(address) {
    if byte <= 0x20 { continue }
    if byte == UInt8(ascii: ":") { break }
    guard scheme.count < 16 else { return nil }
    scheme.append(byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte)
  }
  let name = String(decoding: scheme, as: UTF8.self)
  switch name {
  case "javascript", "vbscript": return name + ":"
  case "data":
    let text = String(decoding: address.prefix(16), as: UTF8.self).lowercased()
    let isImage = text.utf8.starts(with: "data:image/".utf8) && !text.utf8.starts(with: "data:image/svg".utf8)
    return isImage ? nil : "data:"
  default: return nil
  }
}

/// The bytes with numeric character references, `&colon;`, `&tab;` and `&newline;` resolved, as far as a scheme needs.
private func withoutReferences(_ bytes: [UInt8]) -> [UInt8] {
  guard bytes.contains(UInt8(ascii: "&")) else { return bytes }
  var output: [UInt8] = []
  var index = 0
  while index < bytes.count {
    guard bytes[index] == UInt8(ascii: "&"),
      let end = bytes[index..<min(index + 12, bytes.count)].firstIndex(of: UInt8(ascii: ";"))
    else {
      output.append(bytes[index])
      index += 1
      continue
    }
    let name = String(decoding: bytes[index + 1..<end], as: UTF8.self).lowercased()
    switch name {
    case "colon": output.append(UInt8(ascii: ":"))
    case "tab", "newline": break
    default:
      let digits = name.utf8.starts(with: "#x".utf8) ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      if let digits, digits < 0x80 { output.append(UInt8(digits)) } else { output += bytes[index...end] }
    }
    index = end + 1
  }
  return output
}

private func holds(_ bytes: [UInt8], _ text: StaticString) -> Bool {
  let pattern = Array("\(text)".utf8)
  guard bytes.count >= pattern.count else { return false }
  for index in 0...bytes.count - pattern.count where bytes[index] == pattern[0] {
    if bytes[index..<index + pattern.count].elementsEqual(pattern) { return true }
  }
  return false
}

/// Finds start tags and their attributes in lower-cased HTML, as leniently as a browser.
private struct TagScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Goes on to the next start tag; comments are no exception, as where they end is a matter of dispute.
  mutating func nextTag() -> String? {
    while index + 1 < bytes.count {
      let isTag = bytes[index] == UInt8(ascii: "<") && isLetter(bytes[index + 1])
      index += 1
      if isTag { return take { !isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") } }
    }
    return nil
  }

  /// The next attribute of the tag; nil at its end.
  mutating func nextAttribute() -> (name: String, value: [UInt8])? {
    _ = take { isSpace($0) || $0 == UInt8(ascii: "/") }
    guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else { return nil }
    let start = index
    index += 1
    _ = take { !isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "=") }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    let end = index
    _ = take { isSpace($0) }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      index = end
      return (name, [])
    }
    index += 1
    _ = take { isSpace($0) }
    guard index < bytes.count else { return (name, []) }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return (name, Array(take { !isSpace($0) && $0 != UInt8(ascii: ">") }.utf8))
    }
    index += 1
    let value = take { $0 != quote }
    index += 1
    return (name, Array(value.utf8))
  }

  private mutating func take(_ belongs: (UInt8) -> Bool) -> String {
    let start = min(index, bytes.count)
    index = start
    while index < bytes.count, belongs(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
}

private func isLetter(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
}

extension Diagnostic {
  fileprivate static func unsafe(_ what: String, path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "unsafe-html", path: path, at: range,
      LocalizedText(
        english: "“\(what)” can run or load foreign code and is refused; remove it, or allow it for the whole site",
        korean: "‘\(what)’은(는) 외부 코드를 실행하거나 불러올 수 있어 받지 않습니다. 지우거나 사이트 전체에 허용하세요"))
  }

  fileprivate static func cutSVG(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "blank-line-in-html", .warning, path: path, at: range,
      LocalizedText(
        english: "The drawing is cut by a blank line; remove the blank lines inside <svg>",
        korean: "빈 줄에서 그림이 잘립니다. <svg> 안의 빈 줄을 지우세요"))
  }
}

extension Compiler {
  /// The attributes that templates may have beside those of HTML.
  static let directiveNames = ["p:if", "p:unless", "p:for", "p:let", "p:html"]
  /// The elements that templates may have beside those of HTML.
  static let elementNames = ["p:include", "p:block"]

  /// Whether the name has the prefix of the directives.
  static func isDirective(_ name: String) -> Bool {
    name.utf8.starts(with: "p:".utf8)
  }

  /// Whether HTML writes the element without an end tag (HTML, 13.1.2).
  static func isVoid(_ name: String) -> Bool {
    switch name {
    case "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr": true
    default: false
    }
  }

  /// Whether white space in the element is shown as it stands.
  static func keepsSpace(_ name: String) -> Bool {
    switch name {
    case "pre", "textarea", "script", "style": true
    default: false
    }
  }

  /// Appends a byte of literal text, escaped for content.
  static func appendText(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
    case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
    case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
    default: output.append(byte)
    }
  }
}

extension TemplateNode {
  /// Whether the node is nothing but white space.
  var isBlank: Bool {
    guard case .text(let text, _) = self else { return false }
    return text.utf8.allSatisfy(isSpace)
  }
}

extension Array<UInt8> {
  /// Where a short ASCII mark next occurs.
  func firstIndex(of mark: String, from start: Int) -> Int? {
    let wanted = Array(mark.utf8)
    var index = start
    while index + wanted.count <= count {
      if self[index..<(index + wanted.count)].elementsEqual(wanted) { return index }
      index += 1
    }
    return nil
  }

  /// Whether a short ASCII mark occurs.
  func contains(subsequence mark: String) -> Bool {
    firstIndex(of: mark, from: 0) != nil
  }
}

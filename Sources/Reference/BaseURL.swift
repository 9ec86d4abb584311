/// The absolute address under which a site is published, such as `https://guidelines.example.com/ios/`.
///
/// Pages link to each other relatively and need no base; sitemaps, feeds, canonical and alternate links do (RFC 4287,
/// sitemaps.org and Google's guide to localised versions ask for absolute addresses).
public struct BaseURL: Sendable, Equatable {
  /// The address, which ends in `/`.
  public let text: String

  /// Reads an address of scheme `http` or `https` with a host, perhaps a port and a path; nil for anything else.
  ///
  /// A query, a fragment, user names and characters that must be percent-encoded are refused.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    let scheme = ["https://", "http://"].first { text.utf8.starts(with: $0.utf8) }
    guard let scheme, bytes.allSatisfy({ Self.isAllowed($0) }) else { return nil }
    let rest = bytes.dropFirst(scheme.utf8.count)
    let host = rest.prefix { $0 != UInt8(ascii: "/") }
    let name = host.prefix { $0 != UInt8(ascii: ":") }
    let port = host.dropFirst(name.count)
    guard !name.isEmpty, name.allSatisfy({ Self.isHostByte($0) }) else { return nil }
    if !port.isEmpty {
      guard let number = UInt16(String(decoding: port.dropFirst(), as: UTF8.self)), number > 0 else { return nil }
    }
    let parts = rest.dropFirst(host.count).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true)
    if parts.contains(where: { $0.elementsEqual("..".utf8) || $0.elementsEqual(".".utf8) }) { return nil }
    self.text =
      scheme + String(decoding: host, as: UTF8.self) + "/"
      + parts.map { String(decoding: $0, as: UTF8.self) + "/" }.joined()
  }

  /// The path at the host, `/` or such as `/ios/`.
  public var path: String {
    let start = text.utf8.firstIndex(of: UInt8(ascii: ":")).map { text.utf8.index($0, offsetBy: 3) } ?? text.startIndex
    return String(text[start...].drop { $0 != "/" })
  }

  /// The name of the host, without its port.
  public var host: String {
    let start = text.utf8.firstIndex(of: UInt8(ascii: ":")).map { text.utf8.index($0, offsetBy: 3) } ?? text.startIndex
    return String(text[start...].prefix { $0 != "/" && $0 != ":" })
  }

  /// The absolute address of a file of the output folder, percent-encoded.
  public func address(of outputPath: String) -> String { text + percentEncoded(outputPath) }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isHostByte(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "%")
  }
}

/// A path with everything percent-encoded but letters, digits, `-`, `.`, `_`, `~` and `/` (RFC 3986, section 2.3).
public func percentEncoded(_ path: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var output: [UInt8] = []
  output.reserveCapacity(path.utf8.count)
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      output.append(byte)
    default: output += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: output, as: UTF8.self)
}

/// A path with its percent-encoded bytes decoded; as it is where that would be no valid UTF-8.
func percentDecoded(_ path: String) -> String {
  guard path.utf8.contains(UInt8(ascii: "%")) else { return path }
  var bytes: [UInt8] = []
  var rest = Array(path.utf8)[...]
  while let byte = rest.popFirst() {
    let digits = rest.prefix(2)
    if byte == UInt8(ascii: "%"), digits.count == 2,
      let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    {
      bytes.append(value)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return String(validating: bytes, as: UTF8.self) ?? path
}

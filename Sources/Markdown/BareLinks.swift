internal import Diagnostics

extension Converter {
  /// Makes links of the addresses in plain text.
  mutating func linkAddresses(_ items: [Inline]) -> [Inline] {
    var output: [Inline] = []
    for item in items {
      guard case .text(let text) = item, text.utf8.contains(UInt8(ascii: ":")) else {
        output.append(item)
        continue
      }
      let bytes = Array(text.utf8)
      var start = 0
      var index = 0
      while index < bytes.count {
        guard bytes[index] == UInt8(ascii: ":"), let from = addressStart(bytes, colon: index, from: start) else {
          index += 1
          continue
        }
        let end = addressEnd(bytes, start: from, from: index + 3)
        // A host begins with a letter or digit; the scheme alone is no address.
        guard end > index + 3, isASCIILetterOrDigit(bytes[index + 3]) || bytes[index + 3] == UInt8(ascii: "[") else {
          index += 3
          continue
        }
        if from > start { output.append(.text(String(decoding: bytes[start..<from], as: UTF8.self))) }
        let address = String(decoding: bytes[from..<end], as: UTF8.self)
        let range = locate(Array(bytes[from..<end])) ?? leaf
        output.append(
          .link(Link(destination: address, inlines: [.text(address)], range: range, isAutolink: true)))
        start = end
        index = end
      }
      if start < bytes.count { output.append(.text(String(decoding: bytes[start...], as: UTF8.self))) }
    }
    return output
  }
}

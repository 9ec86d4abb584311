/// The bytes as libyaml gets them, with the way back to the file: libyaml counts Unicode scalars, the file bytes.
struct YAMLInput {
  /// What libyaml reads.
  private(set) var bytes: [UInt8]
  private let base: Int
  /// The file offset of each scalar and of the end; empty when every scalar is one byte.
  private var offsets: [Int32] = []

  /// Prepares the bytes `range` of a file.
  ///
  /// JSON writes a scalar beyond U+FFFF as two escaped surrogates, which YAML does not know: in a document that
  /// begins with `{` or `[` each such pair becomes the scalar itself.
  init(_ file: [UInt8], _ range: Range<Int>) {
    base = range.lowerBound
    bytes = Array(file[range])
    let first = bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    guard bytes.contains(where: { $0 >= 0x80 }) || (isJSON && bytes.contains(UInt8(ascii: "\\"))) else { return }
    let source = bytes
    bytes.removeAll(keepingCapacity: true)
    offsets.reserveCapacity(source.count + 1)
    var index = 0
    while index < source.count {
      if source[index] & 0xC0 != 0x80 { offsets.append(Int32(base + index)) }
      if isJSON, source[index] == UInt8(ascii: "\\"), index + 1 < source.count {
        if let scalar = surrogatePair(source, at: index) {
          bytes.append(contentsOf: String(Character(scalar)).utf8)
          index += 12
        } else {
          // The escaped byte is taken along, so that `\\` does not begin an escape.
          bytes.append(source[index])
          if source[index + 1] < 0x80 {
            offsets.append(Int32(base + index + 1))
            bytes.append(source[index + 1])
            index += 1
          }
          index += 1
        }
        continue
      }
      bytes.append(source[index])
      index += 1
    }
    offsets.append(Int32(base + source.count))
  }

  /// The file offset of the scalar number `mark`.
  func offset(ofScalar mark: Int) -> Int {
    if offsets.isEmpty { return base + min(mark, bytes.count) }
    return Int(offsets[min(mark, offsets.count - 1)])
  }

  /// The file offset of a byte of the file's own range.
  func offset(ofByte index: Int) -> Int { base + index }
}

/// The scalar that `\uD83D\uDE00` at `index` stands for.
private func surrogatePair(_ bytes: [UInt8], at index: Int) -> Unicode.Scalar? {
  guard let high = escapedUnit(bytes, at: index), (0xD800...0xDBFF).contains(high),
    let low = escapedUnit(bytes, at: index + 6), (0xDC00...0xDFFF).contains(low)
  else { return nil }
  return Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
}

private func escapedUnit(_ bytes: [UInt8], at index: Int) -> UInt32? {
  guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
    return nil
  }
  return UInt32(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
}

/// Characters that stand for others while cmark reads, chosen so that the page itself has none of them.
///
/// cmark's rule for emphasis cannot be changed, but what it sees can: a mark of punctuation between a run of stars
/// and a Hangul letter makes the run open and close as the rule for CJK text wants it, and a star that is no emphasis
/// is shown as a letter. Whatever comes back from cmark has them taken out again.
struct StandIns: Equatable {
  /// A character of category Po, inserted; four bytes.
  let punctuation: [UInt8]
  /// In place of a star that is no emphasis; three bytes, a noncharacter of Unicode.
  let star: [UInt8]
  /// In place of an underscore that is no emphasis; three bytes, a noncharacter of Unicode.
  let underscore: [UInt8]

  /// The first set that the page leaves free; nil when a page uses all of them.
  init?(absentFrom bytes: [UInt8]) {
    // Word dividers of Ugaritic, Old Persian, Phoenician and Old South Arabian.
    let marks: [[UInt8]] = [
      [0xF0, 0x90, 0x8E, 0x9F], [0xF0, 0x90, 0x8F, 0x90], [0xF0, 0x90, 0xA4, 0x9F], [0xF0, 0x90, 0xA9, 0xBF],
    ]
    for index in marks.indices {
      let star: [UInt8] = [0xEF, 0xB7, 0x90 + UInt8(index) * 2]
      let underscore: [UInt8] = [0xEF, 0xB7, 0x91 + UInt8(index) * 2]
      guard !contains(bytes, marks[index]), !contains(bytes, star), !contains(bytes, underscore) else { continue }
      self.punctuation = marks[index]
      self.star = star
      self.underscore = underscore
      return
    }
    return nil
  }

  /// The text that the stand-ins stand for.
  func restored(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard unsafe bytes.contains(where: { $0 == 0xF0 || $0 == 0xEF }) else {
      return unsafe String(decoding: bytes, as: UTF8.self)
    }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = unsafe bytes[index]
      if byte == 0xF0, unsafe matches(bytes, index, punctuation) {
        index += 4
      } else if byte == 0xEF, unsafe matches(bytes, index, star) {
        output.append(UInt8(ascii: "*"))
        index += 3
      } else if byte == 0xEF, unsafe matches(bytes, index, underscore) {
        output.append(UInt8(ascii: "_"))
        index += 3
      } else {
        output.append(byte)
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}

private func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ pattern: [UInt8]) -> Bool {
  guard index + pattern.count <= bytes.count else { return false }
  for offset in pattern.indices where unsafe bytes[index + offset] != pattern[offset] { return false }
  return true
}

private func contains(_ bytes: [UInt8], _ pattern: [UInt8]) -> Bool {
  unsafe bytes.withUnsafeBufferPointer { bytes in
    for index in bytes.indices where unsafe bytes[index] == pattern[0] {
      if unsafe matches(bytes, index, pattern) { return true }
    }
    return false
  }
}

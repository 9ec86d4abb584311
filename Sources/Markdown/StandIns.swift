/// Characters that stand for others while cmark reads, chosen so that the page itself has none of them.
///
/// cmark's rule for emphasis cannot be changed, but what it sees can: a mark of punctuation between a run of stars
/// and a Hangul letter makes the run open and close as the rule for CJK text wants it, and a star that is no emphasis
/// is shown as a letter. Whatever comes back from cmark has them taken out again.
struct StandIns: Equatable {
  /// A character of category Po, inserted; four bytes.
  let punctuation: [UInt8]
  /// A character of category Po, in place of a tilde behind a backslash, which strikes nothing; four bytes.
  let tilde: [UInt8]
  /// In place of a star that is no emphasis; three bytes, a noncharacter of Unicode.
  let star: [UInt8]
  /// In place of an underscore that is no emphasis; three bytes, a noncharacter of Unicode.
  let underscore: [UInt8]

  /// What an escaped tilde becomes.
  enum EscapedTilde {
    /// A backslash and a tilde, as in code, where nothing is escaped.
    case whole
    /// A tilde.
    case resolved
    /// What cmark has, for ``resolvingTildes(_:)`` later.
    case kept
  }

  /// The first set that the page leaves free; nil when a page uses all of them.
  init?(absentFrom bytes: [UInt8]) {
    // Word dividers and section signs of scripts that are long dead.
    let marks: [([UInt8], [UInt8])] = [
      ([0xF0, 0x90, 0x8E, 0x9F], [0xF0, 0x90, 0x8F, 0x90]), ([0xF0, 0x90, 0xA4, 0x9F], [0xF0, 0x90, 0xA9, 0xBF]),
      ([0xF0, 0x90, 0xA1, 0x97], [0xF0, 0x90, 0xA4, 0xBF]), ([0xF0, 0x90, 0xA9, 0x90], [0xF0, 0x90, 0xAC, 0xB9]),
    ]
    let isFree = holdsNoLead(bytes)
    for (index, (punctuation, tilde)) in marks.enumerated() {
      let star: [UInt8] = [0xEF, 0xB7, 0x90 + UInt8(index) * 2]
      let underscore: [UInt8] = [0xEF, 0xB7, 0x91 + UInt8(index) * 2]
      if !isFree, [punctuation, tilde, star, underscore].contains(where: { contains(bytes, $0) }) { continue }
      self.punctuation = punctuation
      self.tilde = tilde
      self.star = star
      self.underscore = underscore
      return
    }
    return nil
  }

  /// The text that the stand-ins stand for.
  func restored(_ bytes: UnsafeBufferPointer<UInt8>, _ escapedTilde: EscapedTilde) -> String {
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
      } else if byte == 0xF0, escapedTilde != .kept, unsafe matches(bytes, index, tilde) {
        if escapedTilde == .resolved, output.last == UInt8(ascii: "\\") { output.removeLast() }
        output.append(UInt8(ascii: "~"))
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

  /// The text with its kept tildes resolved.
  func resolvingTildes(_ text: String) -> String {
    guard text.utf8.contains(0xF0) else { return text }
    let bytes = Array(text.utf8)
    return unsafe bytes.withUnsafeBufferPointer { unsafe restored($0, .resolved) }
  }
}

private func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ pattern: [UInt8]) -> Bool {
  guard index + pattern.count <= bytes.count else { return false }
  for offset in pattern.indices where unsafe bytes[index + offset] != pattern[offset] { return false }
  return true
}

/// Whether no byte of a page can begin a stand-in, which is so but for emoji and fullwidth forms.
private func holdsNoLead(_ bytes: [UInt8]) -> Bool {
  for byte in bytes where byte == 0xEF || byte == 0xF0 { return false }
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

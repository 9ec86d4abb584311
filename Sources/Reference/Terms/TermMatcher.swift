public import Diagnostics

/// Finds forms of terms in text, whole words only.
///
/// English words may be written large or small and have a plural `s`. Korean words may have particles behind them, which are
/// no part of the hit; what stands inside a longer word is none.
public struct TermMatcher: Sendable {
  /// A form that was found.
  public struct Hit: Sendable, Equatable {
    /// The place of the term among those given.
    public var term: Int
    /// The bytes of the form.
    public var range: SourceRange
    /// The bytes of the particle behind it; empty where there is none.
    public var particle: SourceRange
  }

  private struct Form: Sendable {
    var term: Int
    var bytes: [UInt8]
    var isKorean: Bool
  }

  /// The forms by their first byte in small letters, longer ones first.
  private let forms: [[Form]]

  /// - Parameter forms: each form with the place of its term.
  public init(_ forms: [(form: String, term: Int)]) {
    var table = [[Form]](repeating: [], count: 256)
    for (form, term) in forms {
      let bytes = Array(form.utf8).map(lowercase)
      guard let first = bytes.first else { continue }
      table[Int(first)].append(Form(term: term, bytes: bytes, isKorean: bytes.contains { $0 >= 0x80 }))
    }
    self.forms = table.map { $0.sorted { $0.bytes.count > $1.bytes.count } }
  }

  /// The hits in a part of a text, in order and without overlaps; where several begin, the longest.
  public func hits(in bytes: [UInt8], _ range: SourceRange) -> [Hit] {
    var found: [Hit] = []
    var index = range.start
    while index < range.end {
      if let hit = hit(in: bytes, at: index, range) {
        found.append(hit)
        index = hit.range.end
      } else {
        index += 1
      }
    }
    return found
  }

  private func hit(in bytes: [UInt8], at start: Int, _ range: SourceRange) -> Hit? {
    for form in forms[Int(lowercase(bytes[start]))] {
      guard let end = end(of: form, in: bytes, at: start, range) else { continue }
      if form.isKorean {
        if start > range.start, endsInHangul(bytes, start) { continue }
        let tail = hangul(in: bytes, from: end, range)
        let behind = SourceRange(end, tail)
        let text = String(decoding: bytes[behind.start..<behind.end], as: UTF8.self)
        if !text.isEmpty, !KoreanParticles.isParticle(text) { continue }
        return Hit(term: form.term, range: SourceRange(start, end), particle: behind)
      }
      if start > range.start, isWordByte(bytes[start - 1]) { continue }
      var last = end
      if last < range.end, lowercase(bytes[last]) == UInt8(ascii: "s") { last += 1 }
      if last < range.end, isASCIIWord(bytes[last]) {
        if last == end || isASCIIWord(bytes[end]) { continue }
      }
      let tail = hangul(in: bytes, from: last, range)
      return Hit(term: form.term, range: SourceRange(start, last), particle: SourceRange(last, tail))
    }
    return nil
  }

  /// Where a form that begins at a place ends; a space of the form may be a no-break space or the end of a line.
  private func end(of form: Form, in bytes: [UInt8], at start: Int, _ range: SourceRange) -> Int? {
    var index = start
    for byte in form.bytes {
      guard index < range.end else { return nil }
      if byte == 0x20 {
        if bytes[index] == 0xC2, index + 1 < range.end, bytes[index + 1] == 0xA0 {
          index += 2
        } else if bytes[index] == 0x20 || bytes[index] == 0x0A {
          index += 1
        } else {
          return nil
        }
      } else if lowercase(bytes[index]) == byte {
        index += 1
      } else {
        return nil
      }
    }
    return index
  }

  private func hangul(in bytes: [UInt8], from start: Int, _ range: SourceRange) -> Int {
    var index = start
    while index + 2 < range.end, isHangul(bytes, index) { index += 3 }
    return index
  }

  private func endsInHangul(_ bytes: [UInt8], _ index: Int) -> Bool { index >= 3 && isHangul(bytes, index - 3) }

  /// Whether a syllable, U+AC00 to U+D7A3, begins at a place.
  private func isHangul(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index + 2 < bytes.count, bytes[index] >= 0xEA, bytes[index] <= 0xED else { return false }
    let scalar =
      UInt32(bytes[index] & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
    return scalar >= 0xAC00 && scalar <= 0xD7A3
  }

  private func isWordByte(_ byte: UInt8) -> Bool { isASCIIWord(byte) || byte == UInt8(ascii: "-") }

  private func isASCIIWord(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z") || byte >= 0x30 && byte <= 0x39
  }
}

private func lowercase(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

/// The text in Unicode normalization form C.
///
/// Swift compares strings by canonical equivalence, but servers, links and disks compare bytes; whatever becomes a
/// path, an id or a key goes through here first. Hangul is composed by the algorithm of The Unicode Standard, section
/// 3.12; Latin, Greek, Cyrillic and kana by the pairs that the standard library itself holds equivalent. Other scripts
/// that compose are left as they are.
///
/// - Complexity: O(n); text without combining characters is returned as it is.
public func canonicallyComposed(_ text: String) -> String {
  guard needsComposition(text) else { return text }
  var output = String.UnicodeScalarView()
  var starter: Unicode.Scalar?
  var marks: [Unicode.Scalar] = []
  func flush() {
    guard let base = starter else { return }
    compose(base, marks, into: &output)
    starter = nil
    marks.removeAll(keepingCapacity: true)
  }
  for scalar in text.unicodeScalars {
    if scalar.properties.canonicalCombiningClass == .notReordered {
      if let base = starter, marks.isEmpty, let syllable = composedHangul(base, scalar) {
        starter = syllable
      } else {
        flush()
        starter = scalar
      }
    } else if starter == nil {
      output.append(scalar)
    } else {
      marks.append(scalar)
    }
  }
  flush()
  return String(output)
}

/// Whether any scalar could compose with one before it.
private func needsComposition(_ text: String) -> Bool {
  for scalar in text.unicodeScalars where scalar.value >= 0x300 {
    switch scalar.value {
    case 0x1161...0x1175, 0x11A8...0x11C2: return true
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF: continue
    default: if scalar.properties.canonicalCombiningClass != .notReordered { return true }
    }
  }
  return false
}

/// The syllable of a leading consonant and a vowel, or of an open syllable and a final consonant.
private func composedHangul(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
  let (a, b) = (first.value, second.value)
  if (0x1100...0x1112).contains(a), (0x1161...0x1175).contains(b) {
    return Unicode.Scalar(0xAC00 + ((a - 0x1100) * 21 + (b - 0x1161)) * 28)
  }
  if (0xAC00...0xD7A3).contains(a), (a - 0xAC00) % 28 == 0, (0x11A8...0x11C2).contains(b) {
    return Unicode.Scalar(a + b - 0x11A7)
  }
  return nil
}

/// Appends a base with its marks: sorted by combining class, each composed with the base unless one before it blocks.
private func compose(_ base: Unicode.Scalar, _ marks: [Unicode.Scalar], into output: inout String.UnicodeScalarView) {
  var composed = base
  var left: [Unicode.Scalar] = []
  for mark in ordered(marks) {
    let combiningClass = mark.properties.canonicalCombiningClass
    let isBlocked = left.last?.properties.canonicalCombiningClass == combiningClass
    if !isBlocked, let pair = precomposed[text(composed, mark)] {
      composed = pair
    } else {
      left.append(mark)
    }
  }
  output.append(composed)
  output.append(contentsOf: left)
}

/// The marks in canonical order; a stable insertion sort, as there are one or two.
private func ordered(_ marks: [Unicode.Scalar]) -> [Unicode.Scalar] {
  var sorted: [Unicode.Scalar] = []
  for mark in marks {
    var index = sorted.count
    let combiningClass = mark.properties.canonicalCombiningClass
    while index > 0, sorted[index - 1].properties.canonicalCombiningClass > combiningClass { index -= 1 }
    sorted.insert(mark, at: index)
  }
  return sorted
}

private func text(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> String {
  var scalars = String.UnicodeScalarView()
  scalars.append(base)
  scalars.append(mark)
  return String(scalars)
}

/// The composed letters of the scripts named above.
///
/// String keys hash and compare by canonical equivalence, so a base
/// followed by its mark finds the composed letter without a table of pairs.
private let precomposed: [String: Unicode.Scalar] = {
  var table: [String: Unicode.Scalar] = [:]
  let blocks: [ClosedRange<UInt32>] = [
    0xC0...0x24F, 0x385...0x3CE, 0x400...0x4F9, 0x1E00...0x1EFF, 0x1F00...0x1FFC, 0x304C...0x30FE,
  ]
  for block in blocks {
    for value in block {
      // The first of several equivalents is the composed one: the others are singletons, which NFC never yields.
      guard let scalar = Unicode.Scalar(value), table[String(scalar)] == nil else { continue }
      table[String(scalar)] = scalar
    }
  }
  return table
}()

import LayoutEngine
import Testing

/// What holds for every text and width, tried with texts of a fixed seed.
@Suite struct TextPropertyTests {
  private static let alphabet: [String] = [
    "a", "b", "W", "i", "é", "e\u{301}", "1", "7", " ", " ", "  ", "-", "—", "–", "/", ".", ",", "!", "(", ")", "“",
    "”",
    "%", "\"", "…", "가", "나", "는", "힣", "\u{1112}\u{1161}\u{11AB}", "漢", "字", "か", "ー", "。", "「", "」", "👍🏽", "👨‍👩‍👧",
    "🇰🇷", "❤️", "\u{A0}", "\u{2060}", "\u{200B}", "\u{AD}", "\u{AD}", "\n", "\u{301}", "ก\u{0E31}",
  ]
  private static let widths: [Double] = [0, 5, 9, 14, 20, 31, 47, 60, 90, 140, 220, 400, 1000]

  private let metrics = TextMetrics(style: .body, textSize: .large)

  /// The scalars that a line may neither lose nor move: all but spaces and hyphens, which come and go at its end.
  private func content(_ text: String) -> [Unicode.Scalar] {
    let passing: [Unicode.Scalar] = [" ", "\n", "\u{200B}", "\u{AD}", "-"]
    return text.unicodeScalars.filter { !passing.contains($0) }
  }

  private func text(_ random: inout SplitMix) -> String {
    var text = ""
    for _ in 0..<Int(random.next() % 40) {
      text += Self.alphabet[Int(random.next() % UInt64(Self.alphabet.count))]
    }
    return text
  }

  @Test(arguments: 0..<20) func foldsEveryText(_ seed: UInt64) {
    var random = SplitMix(state: 0x5EED + seed * 7919)
    for _ in 0..<60 {
      let text = text(&random)
      var lineCount = Int.max
      for width in Self.widths {
        let measured = metrics.measure(text, maximumWidth: width, lineLimit: 0)
        #expect(content(measured.lines.joined()) == content(text), "\(text.debugDescription) at \(width)")
        #expect(measured.lines.count <= lineCount, "\(text.debugDescription) at \(width)")
        lineCount = measured.lines.count
        for line in measured.lines where metrics.width(of: line) > width + 1e-5 {
          let units = metrics.measure(line, maximumWidth: 0, lineLimit: 0).lines
          #expect(units.count == 1, "\(line.debugDescription) of \(text.debugDescription) at \(width)")
        }
        let widest = measured.lines.map { metrics.width(of: $0) }.max() ?? 0
        #expect((measured.size.width - widest).magnitude < 1e-6, "\(text.debugDescription) at \(width)")
      }
    }
  }

  @Test(arguments: 0..<20) func truncatesEveryText(_ seed: UInt64) {
    var random = SplitMix(state: 0xE111 + seed * 104_729)
    for _ in 0..<40 {
      let text = text(&random)
      for width in Self.widths {
        let whole = metrics.measure(text, maximumWidth: width, lineLimit: 0)
        for lineLimit in 1...3 {
          let measured = metrics.measure(text, maximumWidth: width, lineLimit: lineLimit)
          #expect(measured.isTruncated == (whole.lines.count > lineLimit))
          #expect(measured.lines.count == min(lineLimit, whole.lines.count))
          #expect(measured.lines.dropLast() == whole.lines.prefix(measured.lines.count - 1))
          guard measured.isTruncated, let last = measured.lines.last else { continue }
          #expect(last.unicodeScalars.last == "…")
          #expect(!last.hasSuffix(" …"))
          #expect(last == "…" || metrics.width(of: last) <= width + 1e-5)
        }
      }
    }
  }
}

/// A generator whose numbers are the same on every machine.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

import Diagnostics
import Testing

@testable import Reference

private func found(_ forms: [String], _ text: String) -> [String] {
  let bytes = Array(text.utf8)
  let matcher = TermMatcher(forms.enumerated().map { ($0.element, $0.offset) })
  return matcher.hits(in: bytes, SourceRange(0, bytes.count)).map { hit in
    let parts = [hit.range, hit.particle].map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
    return parts[1].isEmpty ? parts[0] : parts[0] + "+" + parts[1]
  }
}

@Suite struct TermMatcherTests {
  @Test(arguments: [
    ("sheet", "A sheet, two sheets, Sheet.", ["sheet", "sheets", "Sheet"]),
    ("sheet", "worksheet sheeting sheet-like sheet2 sheet’s", ["sheet", "sheet"]),
    ("tab bar", "tab\nbar tab\u{A0}bars tab  bar", ["tab\nbar", "tab\u{A0}bars"]),
    ("버튼", "버튼을 누르면 버튼과 큰 버튼.", ["버튼+을", "버튼+과", "버튼"]),
    ("버튼", "라디오버튼 버튼형 버튼들은", ["버튼+들은"]),
    ("Auto Layout", "Auto Layout을 쓴다", ["Auto Layout+을"]),
    ("시트", "시트", ["시트"]), ("시트", "", []), ("", "시트", []),
  ])
  func findsWholeWords(_ form: String, _ text: String, _ expected: [String]) {
    #expect(found([form], text) == expected)
  }

  @Test func theLongestFormWins() {
    #expect(found(["바", "탭 바", "bar", "tab bar"], "탭 바를 tab bar bar") == ["탭 바+를", "tab bar", "bar"])
  }

  /// Random texts of few letters: the matcher finds what trying every form at every place finds.
  @Test func agreesWithTryingEverything() {
    var random = FixedRandom()
    let letters: [Character] = ["a", "b", " ", "가", "을", "-", "s", "A"]
    func word(_ longest: Int) -> String {
      String(
        (0..<Int.random(in: 1...longest, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" })
    }
    for _ in 0..<3_000 {
      let forms = (0..<3).map { _ in word(3) }.filter { !$0.hasPrefix(" ") && !$0.hasSuffix(" ") && !$0.hasPrefix("-") }
      let text = word(16)
      #expect(found(forms, text) == naive(forms, text), "\(forms) in \(text)")
    }
  }

  private func naive(_ forms: [String], _ text: String) -> [String] {
    let characters = Array(text)
    var hits: [String] = []
    var index = 0
    while index < characters.count {
      let longestFirst = forms.enumerated().sorted {
        ($1.element.utf8.count, $0.offset) < ($0.element.utf8.count, $1.offset)
      }
      if let hit = longestFirst.compactMap({ match(Array($0.element), characters, index) }).first {
        hits.append(hit.text)
        index += hit.length
      } else {
        index += 1
      }
    }
    return hits
  }

  private func match(_ form: [Character], _ text: [Character], _ start: Int) -> (text: String, length: Int)? {
    var end = start + form.count
    guard end <= text.count, zip(text[start..<end], form).allSatisfy({ $0.lowercased() == $1.lowercased() }) else {
      return nil
    }
    func isHangul(_ place: Int) -> Bool { text.indices.contains(place) && !text[place].isASCII }
    func isWord(_ place: Int) -> Bool { text.indices.contains(place) && text[place].isASCII && text[place].isLetter }
    if form.contains(where: { !$0.isASCII }) {
      if isHangul(start - 1) { return nil }
      let tail = String(text[end...].prefix { !$0.isASCII })
      if !tail.isEmpty, !KoreanParticles.isParticle(tail) { return nil }
      return (String(text[start..<end]) + (tail.isEmpty ? "" : "+" + tail), end - start)
    }
    if isWord(start - 1) || start > 0 && text[start - 1] == "-" { return nil }
    if end < text.count, text[end].lowercased() == "s" { end += 1 }
    if isWord(end) { return nil }
    let tail = String(text[end...].prefix { !$0.isASCII })
    return (String(text[start..<end]) + (tail.isEmpty ? "" : "+" + tail), end - start)
  }
}

/// The same numbers in every run: Knuth’s 64-bit linear congruential generator, of which the upper half is used.
private struct FixedRandom: RandomNumberGenerator {
  private var state: UInt64 = 7

  mutating func next() -> UInt64 {
    var bits: UInt64 = 0
    for _ in 0..<2 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bits = bits << 32 | state >> 32
    }
    return bits
  }
}

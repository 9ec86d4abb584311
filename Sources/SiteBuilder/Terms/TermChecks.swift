import Diagnostics
import Reference

/// Warns of forms that the terms forbid, where pages use them in prose.
struct TermChecks: Sendable {
  private let terms: [Term]
  private let matcher: TermMatcher

  init(_ base: TermBase) {
    terms = base.terms
    matcher = TermMatcher(base.terms.enumerated().flatMap { place, term in term.forbidden.map { ($0, place) } })
  }

  /// The forbidden forms of a page with the agreed ones to put there.
  func problems(on page: Page) -> [Diagnostic] {
    passages(of: page).filter(\.isProse).flatMap { passage in
      prose(of: passage, in: page.file).flatMap { range in
        matcher.hits(in: page.file.bytes, range).map { problem($0, page) }
      }
    }
  }

  /// The parts of a passage that are words: no code, no addresses, no braces behind the text.
  private func prose(of passage: Passage, in file: SourceText) -> [SourceRange] {
    let bytes = file.bytes
    var parts: [SourceRange] = []
    var start = passage.range.start
    var index = start
    func close(_ end: Int) { if end > start { parts.append(SourceRange(start, end)) } }
    while index < passage.range.end {
      let stop: UInt8
      switch bytes[index] {
      case UInt8(ascii: "`"): stop = UInt8(ascii: "`")
      case UInt8(ascii: "(") where index > 0 && bytes[index - 1] == UInt8(ascii: "]"): stop = UInt8(ascii: ")")
      case UInt8(ascii: "<"): stop = UInt8(ascii: ">")
      case UInt8(ascii: "{"): stop = UInt8(ascii: "}")
      default:
        index += 1
        continue
      }
      close(index)
      index += 1
      while index < passage.range.end, bytes[index] != stop { index += 1 }
      index = min(index + 1, passage.range.end)
      start = index
    }
    close(passage.range.end)
    return parts
  }

  private func problem(_ hit: TermMatcher.Hit, _ page: Page) -> Diagnostic {
    let term = terms[hit.term]
    let found = page.file.text(hit.range)
    let isKorean = found.utf8.contains { $0 >= 0x80 }
    let agreed = isKorean ? term.name.korean : term.name.english
    let particle = KoreanParticles.agreeing(
      page.file.text(hit.particle), after: isKorean ? term.reading ?? term.name.korean : "")
    return Diagnostic(
      "forbidden-term", .warning, path: page.file.path, at: hit.range,
      LocalizedText(
        english: "the agreed word is ‘\(agreed)’, not ‘\(found)’",
        korean:
          "‘\(found)’ 대신 ‘\(agreed)’\(KoreanParticles.agreeing("을", after: isKorean ? term.reading ?? agreed : ""))"
          + " 씁니다"),
      fixIts: [
        FixIt(
          message: LocalizedText(english: "write ‘\(agreed)’", korean: "‘\(agreed)’로 바꿈"),
          range: hit.range.union(hit.particle), replacement: agreed + particle)
      ])
  }
}

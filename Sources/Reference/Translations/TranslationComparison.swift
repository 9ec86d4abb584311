public import Diagnostics

/// Something that one of two passages has and the other lacks, though no language would translate it.
public struct PassageDifference: Sendable, Equatable {
  /// What a piece is.
  public enum Kind: Sendable, Equatable {
    /// An identifier or a command.
    case code
    /// A number in digits.
    case number
    /// The address of a link.
    case link

    /// The code of its diagnostic.
    public var code: String {
      switch self {
      case .code: "translation-code"
      case .number: "translation-number"
      case .link: "translation-link"
      }
    }
  }

  /// What the piece is.
  public var kind: Kind
  /// The piece as it is written.
  public var piece: String
  /// The language whose passage lacks it.
  public var lacking: Language
}

/// What two passages that translate each other do not have in common of code, numbers and links, English pieces first.
///
/// - Parameter page: the id of the page that holds them; a link to the page itself, in whichever language, is nobody's lack.
public func differences(_ english: Passage, _ korean: Passage, on page: String) -> [PassageDifference] {
  var found: [PassageDifference] = []
  for (passage, other, lacking) in [(english, korean, Language.korean), (korean, english, .english)] {
    let comparison = PassageComparison(passage: passage, other: other, page: page)
    found += comparison.codes.map { PassageDifference(kind: .code, piece: $0, lacking: lacking) }
    found += comparison.numbers.map { PassageDifference(kind: .number, piece: $0, lacking: lacking) }
    found += comparison.links.map { PassageDifference(kind: .link, piece: $0, lacking: lacking) }
  }
  return found
}

/// What a passage has and another lacks.
private struct PassageComparison {
  let passage: Passage
  let other: Passage
  let page: String

  /// Identifiers and commands are the same in both languages; words of the block language may be Korean ones.
  var codes: [String] {
    unique(passage.codes).filter { code in
      code.utf8.allSatisfy { $0 < 0x80 } && isIdentifier(code) && !other.codes.contains { $0.contains(code) }
        && !other.prose.contains(code)
    }
  }

  /// Names that no language translates: with a capital inside, a dot, a hyphen pair or a path.
  private func isIdentifier(_ code: String) -> Bool {
    var previous: UInt8 = 0
    for byte in code.utf8 {
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let followsSmall = previous >= UInt8(ascii: "a") && previous <= UInt8(ascii: "z")
      if isCapital && followsSmall || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "_") { return true }
      if byte == UInt8(ascii: "-") && previous == UInt8(ascii: "-") { return true }
      previous = byte
    }
    return false
  }

  var numbers: [String] {
    let others = Set(Reference.numbers(in: other.prose + " " + other.codes.joined(separator: " "), isStrict: false))
    return unique(Reference.numbers(in: passage.prose, isStrict: true)).filter {
      !others.contains($0) && !hasNumber($0, asWordsIn: other.prose)
    }
  }

  /// Addresses without the language in the file's name; those elsewhere may have an edition in each language.
  var links: [String] {
    let others = other.links.map(bare)
    return unique(passage.links).filter { link in
      if link.contains("://") { return !others.contains { $0.contains("://") } }
      return !others.contains(bare(link)) && !leadsHere(link)
    }
  }

  private func leadsHere(_ link: String) -> Bool {
    let name = page.split(separator: "/").last.map(String.init) ?? page
    return bare(link).prefix { $0 != "#" } == name + ".md" || link.hasPrefix("#")
  }

  private func bare(_ link: String) -> String {
    link.replacing(".en.md", with: ".md").replacing(".ko.md", with: ".md")
  }

  private func unique(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }
}

public import Checks
public import Diagnostics
import Markdown
public import Reference
public import Rules

/// A rule where a page states it.
struct RuleAnchor: Sendable {
  let anchor: Anchor
  /// The ids of the examples between it and the next heading.
  var examples: [String] = []
  /// Whether a generated table stands there.
  var hasTable = false
}

/// The rules that a page states, with the examples that follow them: headings and paragraphs with the class `rule`.
func ruleAnchors(on page: Page) -> [RuleAnchor] {
  let anchors = page.document.anchors
  let blocks = page.document.codeBlocks
  var found: [RuleAnchor] = []
  for (index, anchor) in anchors.enumerated() where anchor.attributes.hasClass("rule") {
    let end = anchors[(index + 1)...].first { $0.isHeading }?.range.start ?? Int.max
    var place = RuleAnchor(anchor: anchor)
    for (code, range) in blocks where range.start > anchor.range.start && range.start < end {
      if code.language == "layout", let id = code.use ?? code.attributes.id { place.examples.append(id) }
      if code.language == "table" { place.hasTable = true }
    }
    found.append(place)
  }
  return found
}

/// All rules of a site: those of the catalogue and those that only its pages state.
public struct RuleIndex: Sendable {
  /// Where a page states a rule.
  public struct Place: Sendable {
    /// The page.
    public let page: Page
    /// The statement as the page has it.
    public let statement: String
    /// The ids of the examples that follow.
    public let examples: [String]
    /// Where it is written.
    public let range: SourceRange
  }

  /// A rule with the places that state it.
  public struct Entry: Sendable {
    /// The id.
    public let id: String
    /// What the catalogue knows of it; nil for a rule of the site's own.
    public let rule: Rule?
    /// The checks that decide it: the catalogue's, or those that its heading names by `check=`.
    public let checks: [Check]
    /// The first place in each language.
    public let places: [Language: Place]

    /// What it says: as a page does, else as the catalogue does.
    public func statement(_ language: Language) -> String {
      places[language]?.statement ?? rule?.statement[language] ?? places.values.first?.statement ?? id
    }
  }

  /// The rules: the catalogue's in its order, then the site's own by id.
  public let entries: [Entry]
  /// The examples that the rules show.
  public let library: ExampleLibrary

  /// The rules of pages and catalogue.
  public init(_ pages: [Page], _ library: ExampleLibrary) {
    self.library = library
    var places: [String: [Language: Place]] = [:]
    var ownChecks: [String: [Check]] = [:]
    for page in pages {
      for found in ruleAnchors(on: page) where places[found.anchor.id]?[page.language] == nil {
        let id = found.anchor.id
        places[id, default: [:]][page.language] = Place(
          page: page, statement: found.anchor.text, examples: found.examples, range: found.anchor.range)
        if let names = found.anchor.attributes.value(of: "check") {
          ownChecks[id] = names.split(separator: ",").compactMap { Check(name: String($0)) }
        }
      }
    }
    var entries = ruleCatalogue.map { rule in
      Entry(id: rule.id, rule: rule, checks: rule.checks, places: places[rule.id] ?? [:])
    }
    let known = Set(ruleCatalogue.map(\.id))
    for id in places.keys.filter({ !known.contains($0) }).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      entries.append(Entry(id: id, rule: nil, checks: ownChecks[id] ?? [], places: places[id] ?? [:]))
    }
    self.entries = entries
  }

  /// The examples that break a check on purpose, by id.
  public func examples(breaking check: Check) -> [String] {
    library.verdicts.filter { $0.value[.english]?.brokenChecks.contains(check) ?? false }.keys
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

public import Checks
public import Diagnostics

/// Where a rule comes from.
public enum RuleSource: UInt8, Sendable, CaseIterable {
  /// The guidelines on adaptivity and layout, as of iOS 12.
  case adaptivityAndLayout
  /// The guidelines on status bars, as of iOS 12.
  case statusBars
  /// The talk about design for iPhone Duo, iOS 27.1.
  case duoDesign
  /// What Apple says of iPhone Duo elsewhere, and what developers measured in its simulator.
  case duoPractice
  /// The guidelines on sheets, as of iOS 15.
  case sheets

  /// What it is called, with the system it speaks of.
  public var name: LocalizedText {
    switch self {
    case .adaptivityAndLayout:
      LocalizedText(english: "Adaptivity and Layout, iOS 12", korean: "적응성과 레이아웃, iOS 12")
    case .statusBars: LocalizedText(english: "Status Bars, iOS 12", korean: "상태 막대, iOS 12")
    case .duoDesign: LocalizedText(english: "Design for iPhone Duo, iOS 27.1", korean: "iPhone Duo 디자인, iOS 27.1")
    case .duoPractice:
      LocalizedText(english: "iPhone Duo in practice, iOS 27.1", korean: "iPhone Duo 실무, iOS 27.1")
    case .sheets: LocalizedText(english: "Sheets, iOS 15", korean: "시트, iOS 15")
    }
  }

  /// The word that selects it on the command line and in pages.
  public var keyword: String {
    switch self {
    case .adaptivityAndLayout: "adaptivity-and-layout"
    case .statusBars: "status-bars"
    case .duoDesign: "duo-design"
    case .duoPractice: "duo-practice"
    case .sheets: "sheets"
    }
  }
}

/// How a rule can be held against a layout.
public struct RuleKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Kinds from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A machine decides it on an example.
  public static let computed = RuleKinds(rawValue: 1 << 0)
  /// It is a fact that the engine holds.
  public static let fact = RuleKinds(rawValue: 1 << 1)
  /// A figure shows it.
  public static let shown = RuleKinds(rawValue: 1 << 2)
  /// Only words say it.
  public static let prose = RuleKinds(rawValue: 1 << 3)

  /// The kinds in words, in both languages.
  public var name: LocalizedText {
    var english: [String] = []
    var korean: [String] = []
    for (kind, words) in RuleKinds.words where contains(kind) {
      english.append(words.english)
      korean.append(words.korean)
    }
    return LocalizedText(english: english.joined(separator: ", "), korean: korean.joined(separator: ", "))
  }

  private static let words: [(RuleKinds, LocalizedText)] = [
    (.computed, LocalizedText(english: "computed", korean: "계산")),
    (.fact, LocalizedText(english: "fact", korean: "사실")),
    (.shown, LocalizedText(english: "shown", korean: "그림")),
    (.prose, LocalizedText(english: "prose", korean: "글")),
  ]
}

/// One statement of the guidelines.
public struct Rule: Sendable {
  /// Unique, in kebab case; also the anchor on its page.
  public var id: String
  /// What it says, as its page does.
  public var statement: LocalizedText
  /// Where it comes from.
  public var source: RuleSource
  /// How it can be held against a layout.
  public var kinds: RuleKinds

  init(_ id: String, _ source: RuleSource, _ kinds: RuleKinds, _ english: String, _ korean: String) {
    self.id = id
    self.source = source
    self.kinds = kinds
    statement = LocalizedText(english: english, korean: korean)
  }

  /// The checks that decide it; empty where expectations of an example, the engine's facts or only people do.
  public var checks: [Check] { decidingChecks(ofRule: id) }

  /// How grave breaking it is at worst; nil where no check decides it.
  public var severity: Severity? { checks.map(\.gravestSeverity).min { $0.rawValue < $1.rawValue } }
}

/// All rules, in the order of their sources.
public let ruleCatalogue: [Rule] = adaptivityRules + statusBarRules + duoDesignRules + duoPracticeRules + sheetRules

/// The rule with that id; nil for none.
public func rule(withID id: String) -> Rule? {
  ruleCatalogue.first { $0.id.utf8.elementsEqual(id.utf8) }
}

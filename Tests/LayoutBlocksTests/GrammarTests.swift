import Diagnostics
import Foundation
import LayoutBlocks
import LayoutEngine
import Testing

/// A grammar in the notation of the manual: names, texts in quotation marks, `|`, `[ ]`, `{ }` and `( )`.
struct Grammar {
  private indirect enum Node {
    case text(String)
    case rule(String)
    case sequence([Node])
    case choice([Node])
    case optional(Node)
    case several(Node)
  }

  private var rules: [String: Node] = [:]
  private(set) var names: [String] = []

  init(_ source: String) throws {
    for statement in source.split(separator: " ;\n") {
      let parts = statement.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].trimmingCharacters(in: .whitespacesAndNewlines)
      var tokens = Grammar.tokens(String(parts[1]))[...]
      rules[name] = Grammar.choice(&tokens)
      names.append(name)
      try #require(tokens.isEmpty, "\(name): \(tokens)")
    }
  }

  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var rest = text[...]
    while let first = rest.first {
      if first == "\"" {
        let end = rest.dropFirst().firstIndex(of: "\"") ?? rest.endIndex
        tokens.append(String(rest[...end]))
        rest = rest[rest.index(after: end)...]
      } else if "|[]{}()".contains(first) {
        tokens.append(String(first))
        rest = rest.dropFirst()
      } else if first.isWhitespace || first == ";" {
        rest = rest.dropFirst()
      } else {
        let word = rest.prefix { $0.isLetter || $0 == "-" }
        tokens.append(String(word))
        rest = rest.dropFirst(max(1, word.count))
      }
    }
    return tokens
  }

  private static func choice(_ tokens: inout ArraySlice<String>) -> Node {
    var options = [sequence(&tokens)]
    while tokens.first == "|" {
      tokens = tokens.dropFirst()
      options.append(sequence(&tokens))
    }
    return options.count == 1 ? options[0] : .choice(options)
  }

  private static func sequence(_ tokens: inout ArraySlice<String>) -> Node {
    var nodes: [Node] = []
    while let token = tokens.first, !["|", "]", "}", ")"].contains(token) {
      tokens = tokens.dropFirst()
      switch token {
      case "[", "{", "(":
        let inner = choice(&tokens)
        tokens = tokens.dropFirst()
        nodes.append(token == "[" ? .optional(inner) : token == "{" ? .several(inner) : inner)
      default:
        nodes.append(token.hasPrefix("\"") ? .text(String(token.dropFirst().dropLast())) : .rule(token))
      }
    }
    return .sequence(nodes)
  }

  /// A sentence of a rule.
  func sentence(_ name: String, _ generator: inout SystemLike) -> String {
    write(.rule(name), &generator).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func write(_ node: Node, _ generator: inout SystemLike) -> [String] {
    switch node {
    case .text(let text): [text]
    case .rule(let name): rules[name].map { write($0, &generator) } ?? [lexical(name, &generator)]
    case .sequence(let nodes): nodes.flatMap { write($0, &generator) }
    case .choice(let options): write(options[generator.below(options.count)], &generator)
    case .optional(let inner): generator.below(2) == 0 ? [] : write(inner, &generator)
    case .several(let inner): (0..<generator.below(3)).flatMap { _ in write(inner, &generator) }
    }
  }

  private func lexical(_ name: String, _ generator: inout SystemLike) -> String {
    let words: [String: [String]] = [
      "name": ["a", "b", "photo-2", "사진", "c_1"], "number": ["0", "8", "44.5", "120"],
      "positive": ["2", "3"], "priority": ["1", "250", "999", "1000"], "string": ["\"Go | 가기\"", "\"✕\"", "“말”"],
      "words": ["Words", "낱말", "44 × 44"], "size": ["120x44", "20×20", "1.5x2"],
      "kind": ViewKind.descriptions.filter(\.isSupported).map(\.keyword).filter { $0 != "item" },
      "device": ["iphone-8", "iphones", "ipad-9.7", "all"], "check": ["safe-area", "overlap"],
      "overlay": ["safe", "margins", "constraints"], "textsize": TextSize.allCases.map(\.keyword),
      "textstyle": TextStyle.allCases.map(\.name),
    ]
    guard let options = words[name] else {
      Issue.record("the grammar does not say what ‘\(name)’ is")
      return ""
    }
    return options[generator.below(options.count)]
  }
}

/// A small generator of numbers with a fixed start.
struct SystemLike {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 20) % UInt64(max(1, bound)))
  }
}

@Suite struct GrammarTests {
  private static func grammar() throws -> Grammar {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Content/manual/grammar.en.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let blocks = text.components(separatedBy: "```ebnf\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    return try Grammar(blocks.joined())
  }

  /// What is wrong with the meaning of a sentence, not with its form.
  private static let meanings: Set<String> = [
    "unknown-view", "self-reference", "missing-breaks", "unexpected-breaks", "missing-language", "no-context",
    "absent-guide",
    "duplicate-name", "misplaced-sidebar", "misplaced-split", "missing-caption", "split-columns", "unsupported-rail",
    "wrong-key",
    "wrong-presentation",
  ]

  private func faults(_ lines: String) -> [Diagnostic] {
    let text = "caption: A | 가\non: iphone-8; portrait\n" + lines + "\n"
    let file = SourceText(path: "grammar", bytes: Array(text.utf8))
    return parse(BlockSource(standalone: file, id: "g")).diagnostics.filter { !GrammarTests.meanings.contains($0.code) }
  }

  /// Every sentence of the grammar is one of the language.
  @Test(arguments: [
    ("header", ""), ("view", ""), ("phrase", "box z\n  "), ("equation", ""), ("row", ""), ("variant", ""),
    ("targeted", "box z 1x1\nwhen portrait\n  "), ("expect", "box z 1x1\n"),
    ("presented", ""),
  ])
  func makesSentencesOfTheLanguage(_ rule: String, _ before: String) throws {
    let grammar = try GrammarTests.grammar()
    #expect(grammar.names.contains(rule))
    var generator = SystemLike(UInt64(rule.utf8.count) &* 77 &+ 5)
    var shown = 0
    for _ in 0..<600 {
      let sentence = grammar.sentence(rule, &generator)
      for fault in faults(before + sentence) where shown < 5 {
        shown += 1
        Issue.record("\(sentence)\n  \(fault.code): \(fault.message.english)")
      }
    }
  }

  /// A sentence with a word taken out or doubled is mostly none: the parser is no wider than the grammar by much, and never traps.
  @Test func refusesMostOfWhatIsNoSentence() throws {
    let grammar = try GrammarTests.grammar()
    var generator = SystemLike(99)
    var refused = 0
    for _ in 0..<1500 {
      var words = grammar.sentence("phrase", &generator).split(separator: " ").map(String.init)
      let place = generator.below(words.count)
      words.insert(words[generator.below(words.count)], at: place)
      if !faults("box z\n  " + words.joined(separator: " ")).isEmpty { refused += 1 }
    }
    #expect(refused > 700, "\(refused)")
  }
}

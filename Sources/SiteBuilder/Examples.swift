public import Checks
public import Diagnostics
import LayoutBlocks
import LayoutEngine
import Markdown
import Reference

/// The examples and tables of all pages, solved and judged in both languages.
public struct ExampleLibrary: Sendable {
  /// A table as written on a page.
  struct TableDefinition: Sendable {
    var kind: String
    var devices: String
    /// The source whose rules a table of rules lists; empty for all.
    var source: String
    var caption: LocalizedText
    var range: SourceRange
    var path: String
  }

  /// The verdicts by id and language.
  private(set) var verdicts: [String: [Language: Verdict]] = [:]
  private(set) var tables: [String: TableDefinition] = [:]
  /// No examples.
  public init() {}

  /// The verdict of an example in a language; nil where there is none.
  public func verdict(of id: String, _ language: Language) -> Verdict? { verdicts[id]?[language] }
  /// How many examples there are.
  public var exampleCount: Int { verdicts.count }
  /// How many layouts were solved.
  public private(set) var contextCount = 0
  /// How many of them were solved; the others come to the same rectangles as one of those.
  public private(set) var solvedCount = 0

  /// What one page's blocks come to.
  struct PageExamples: Sendable {
    var verdicts: [(id: String, language: Language, verdict: Verdict)] = []
    var diagnostics: [Diagnostic] = []
  }

  /// Solves and judges the examples that are written on a page.
  static func examples(of page: Page, policy: SeverityPolicy = SeverityPolicy()) -> PageExamples {
    var result = PageExamples()
    for (code, range) in page.document.codeBlocks where code.language == "layout" && code.use == nil {
      let source = BlockSource(
        file: page.file, lines: code.contentLines, id: code.attributes.id ?? "", fence: code.infoRange)
      _ = range
      for language in Language.allCases {
        let (block, problems) = parse(source, language: language)
        if language == .english { result.diagnostics += problems }
        let hasErrors = problems.contains { $0.severity == .error }
        let verdict =
          hasErrors
          ? Verdict(block: block, results: [], diagnostics: [], brokenChecks: [])
          : judge(block, path: page.file.path, policy: policy)
        // A fault that shows in both languages is told once.
        for diagnostic in verdict.diagnostics
        where !result.diagnostics.contains(where: { $0.code == diagnostic.code && $0.range == diagnostic.range }) {
          result.diagnostics.append(diagnostic)
        }
        result.verdicts.append((block.id, language, verdict))
      }
    }
    return result
  }

  mutating func add(_ examples: PageExamples, of page: Page) -> [Diagnostic] {
    var diagnostics = examples.diagnostics
    for (id, language, verdict) in examples.verdicts {
      if verdicts[id]?[language] != nil {
        diagnostics.append(
          Diagnostic(
            "duplicate-example", path: page.file.path, at: verdict.block.fence,
            LocalizedText(
              english: "the id ‘\(id)’ is used by another example; ids are unique in the site",
              korean: "다른 예시가 id ‘\(id)’을(를) 씁니다. id는 사이트에서 하나뿐이어야 합니다")))
        continue
      }
      verdicts[id, default: [:]][language] = verdict
      contextCount += verdict.results.count
      solvedCount += verdict.solvedCount
    }
    for (code, _) in page.document.codeBlocks where code.language == "table" && code.use == nil {
      diagnostics += addTable(code, page)
    }
    return diagnostics
  }

  private mutating func addTable(_ code: CodeBlock, _ page: Page) -> [Diagnostic] {
    var table = TableDefinition(
      kind: "", devices: "published", source: "", caption: "", range: code.infoRange, path: page.file.path)
    for line in code.contentLines {
      let text = page.file.text(line)
      guard let colon = text.firstIndex(of: ":") else { continue }
      let value = String(text[text.index(after: colon)...].drop { $0 == " " })
      switch text[..<colon] {
      case "kind": table.kind = value
      case "devices": table.devices = value
      case "source": table.source = value
      case "caption":
        let parts = value.split(separator: "|", maxSplits: 1).map { trimmed(String($0)) }
        table.caption = LocalizedText(english: parts.first ?? "", korean: parts.last ?? "")
      default:
        return [
          Diagnostic(
            "unknown-key", path: page.file.path, at: line,
            LocalizedText(
              english: "a table has kind, devices, source and caption, not ‘\(text[..<colon])’",
              korean: "표에는 kind, devices, source, caption만 씁니다. ‘\(text[..<colon])’은(는) 없습니다"))
        ]
      }
    }
    let names = GeneratedTableNames.all
    if !names.contains(table.kind) {
      let nearest = nearestMatch(to: table.kind, among: names)
      return [
        Diagnostic(
          "unknown-table", path: page.file.path, at: code.infoRange,
          LocalizedText(
            english: "unknown kind of table ‘\(table.kind)’" + (nearest.map { "; did you mean ‘\($0)’?" } ?? ""),
            korean: "알 수 없는 표 종류 ‘\(table.kind)’" + (nearest.map { ". 혹시 ‘\($0)’입니까?" } ?? "")))
      ]
    }
    tables[code.attributes.id ?? table.kind] = table
    return []
  }

  private func trimmed(_ text: String) -> String {
    var bytes = Substring(text)
    while bytes.first == " " { bytes.removeFirst() }
    while bytes.last == " " { bytes.removeLast() }
    return String(bytes)
  }

  /// The devices of a table: a group, or ids with commas; for split view only those that have it.
  func devices(of table: TableDefinition) -> [Device] {
    var devices: [Device] = []
    for name in table.devices.split(separator: ",") {
      let name = trimmed(String(name))
      if let group = DeviceCatalogue.group(name) {
        devices += group
      } else if let device = DeviceCatalogue.device(id: name) {
        devices.append(device)
      }
    }
    return table.kind == "multitasking-size-classes" ? devices.filter { $0.idiom == .pad } : devices
  }
}

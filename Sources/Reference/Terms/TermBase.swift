public import Diagnostics
import FileSystem

/// The terms of a site, from `Site/terms.tsv`.
///
/// The first line names the columns, so they may stand in any order: `id`, `en` and `ko`, and perhaps `allowed`, `forbidden`
/// and `inflections` (forms divided by `;`), `reading`, `part-of-speech`, `en-definition` and `ko-definition`.
public struct TermBase: Sendable {
  /// The file; nil where there is none.
  public private(set) var file: SourceText?
  /// The terms in the order of the file.
  public private(set) var terms: [Term] = []

  /// Where the terms are kept.
  public static let path = "Site/terms.tsv"

  /// No terms.
  public init() {}

  static let columns = [
    "id", "en", "ko", "allowed", "forbidden", "inflections", "reading", "part-of-speech", "en-definition",
    "ko-definition",
  ]

  /// Reads a file; a line with a fault is left out and told.
  public static func read(_ file: SourceText) -> (base: TermBase, diagnostics: [Diagnostic]) {
    var reader = TermReader(file: file)
    reader.read()
    var base = TermBase()
    base.file = file
    base.terms = reader.terms
    return (base, reader.diagnostics)
  }
}

private struct TermReader {
  let file: SourceText
  var terms: [Term] = []
  var diagnostics: [Diagnostic] = []
  private var columns: [String] = []
  /// The term that a form belongs to, and whether it may be used.
  private var owners: [String: (id: String, isForbidden: Bool)] = [:]

  init(file: SourceText) { self.file = file }

  mutating func read() {
    for index in file.lineStarts.indices {
      let line = file.lineRange(index)
      let cells = cells(of: line)
      if cells.allSatisfy({ $0.text.isEmpty }) { continue }
      if columns.isEmpty {
        readHeader(cells, line)
        if columns.isEmpty { return }
      } else {
        readTerm(cells, line)
      }
    }
  }

  /// The cells of a line, white space at their ends taken off.
  private func cells(of line: SourceRange) -> [(text: String, range: SourceRange)] {
    var cells: [(text: String, range: SourceRange)] = []
    var start = line.start
    for index in line.start...line.end where index == line.end || file.bytes[index] == UInt8(ascii: "\t") {
      var (first, last) = (start, index)
      if first == 0, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { first = 3 }
      while first < last, file.bytes[first] == 0x20 { first += 1 }
      while last > first, file.bytes[last - 1] == 0x20 { last -= 1 }
      let range = SourceRange(first, last)
      cells.append((canonicallyComposed(file.text(range)), range))
      start = index + 1
    }
    return cells
  }

  private mutating func readHeader(_ cells: [(text: String, range: SourceRange)], _ line: SourceRange) {
    for cell in cells where !TermBase.columns.contains(cell.text) {
      let nearest = nearestMatch(to: cell.text, among: TermBase.columns)
      tell(
        "unknown-column", cell.range,
        "there is no column ‘\(cell.text)’" + (nearest.map { "; did you mean ‘\($0)’?" } ?? ""),
        "‘\(cell.text)’ 열은 쓸 수 없습니다" + (nearest.map { ". 혹시 ‘\($0)’입니까?" } ?? ""))
    }
    let names = cells.map(\.text)
    for required in ["id", "en", "ko"] where !names.contains(required) {
      tell(
        "missing-column", line, "the first line names the columns, and ‘\(required)’ is not among them",
        "첫 행에는 열 이름을 쓰는데 ‘\(required)’ 열이 없습니다")
      return
    }
    columns = names
  }

  private mutating func readTerm(_ cells: [(text: String, range: SourceRange)], _ line: SourceRange) {
    func cell(_ column: String) -> (text: String, range: SourceRange)? {
      guard let index = columns.firstIndex(of: column), cells.indices.contains(index), !cells[index].text.isEmpty else {
        return nil
      }
      return cells[index]
    }
    for column in ["id", "en", "ko"] where cell(column) == nil {
      tell("missing-term", line, "the term has no ‘\(column)’", "용어에 ‘\(column)’이(가) 없습니다")
      return
    }
    guard let id = cell("id"), let english = cell("en"), let korean = cell("ko") else { return }
    if terms.contains(where: { $0.id == id.text }) {
      tell("duplicate-term", id.range, "there is another term ‘\(id.text)’", "용어 ‘\(id.text)’이(가) 또 있습니다")
      return
    }
    var term = Term(
      id: id.text, name: LocalizedText(english: english.text, korean: korean.text), range: line)
    term.allowed = forms(cell("allowed"))
    term.forbidden = forms(cell("forbidden"))
    term.inflections = forms(cell("inflections"))
    if let reading = cell("reading"), reading.text != korean.text { term.reading = reading.text }
    term.definition = LocalizedText(
      english: cell("en-definition")?.text ?? "", korean: cell("ko-definition")?.text ?? "")
    claim([term.name.english, term.name.korean] + term.allowed, of: term, isForbidden: false, line)
    claim(term.forbidden, of: term, isForbidden: true, cell("forbidden")?.range ?? line)
    terms.append(term)
  }

  /// One form may be the right word of one term and the wrong one of no other.
  private mutating func claim(_ forms: [String], of term: Term, isForbidden: Bool, _ range: SourceRange) {
    for form in forms {
      if let owner = owners[form], owner.isForbidden != isForbidden {
        tell(
          "term-conflict", range,
          "‘\(form)’ is \(isForbidden ? "forbidden" : "allowed") here and \(isForbidden ? "allowed" : "forbidden") for ‘\(owner.id)’",
          "‘\(form)’은(는) 여기서 \(isForbidden ? "금지했지만" : "허용했지만") ‘\(owner.id)’에서는 \(isForbidden ? "허용했습니다" : "금지했습니다")")
      }
      owners[form] = (term.id, isForbidden)
    }
  }

  private func forms(_ cell: (text: String, range: SourceRange)?) -> [String] {
    (cell?.text ?? "").split(separator: ";").map { $0.trimmed }.filter { !$0.isEmpty }
  }

  private mutating func tell(_ code: String, _ range: SourceRange, _ english: String, _ korean: String) {
    diagnostics.append(
      Diagnostic(code, path: file.path, at: range, LocalizedText(english: english, korean: korean)))
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

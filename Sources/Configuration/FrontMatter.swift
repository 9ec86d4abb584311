public import Diagnostics

/// Where the front matter of a page stands.
public struct FrontMatter: Sendable, Equatable {
  /// Everything from the opening line to the end of the closing one, line ending included.
  public var whole: SourceRange
  /// The YAML between the two lines.
  public var yaml: SourceRange
  /// The first byte of the page's text.
  public var bodyStart: Int { whole.end }
}

/// The front matter of a page: from a first line `---`, a byte order mark skipped, to the next line `---` or `...`.
///
/// Spaces after the marks are allowed; lines may end in LF, CRLF or CR.
///
/// - Returns: nil when the page does not begin with `---`, and with a diagnostic when the second line of marks is
///   missing.
public func frontMatterRange(in file: SourceText) -> (frontMatter: FrontMatter?, diagnostics: [Diagnostic]) {
  let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  let first = SourceRange(start, file.lineRange(0).end)
  guard isLine(of: UInt8(ascii: "-"), file, first) else { return (nil, []) }
  for index in file.lineStarts.indices.dropFirst() {
    let line = file.lineRange(index)
    guard isLine(of: UInt8(ascii: "-"), file, line) || isLine(of: UInt8(ascii: "."), file, line) else { continue }
    let isLast = index + 1 == file.lineStarts.count
    let end = isLast ? file.bytes.count : file.lineStarts[index + 1]
    let yaml = SourceRange(file.lineStarts[1], file.lineStarts[index])
    return (FrontMatter(whole: SourceRange(start, end), yaml: yaml), [])
  }
  return (nil, [.unclosedFrontMatter(path: file.path, at: first)])
}

/// Whether a line is three marks and nothing else but spaces after them.
private func isLine(of mark: UInt8, _ file: SourceText, _ line: SourceRange) -> Bool {
  guard line.end - line.start >= 3, file.bytes[line.start..<line.start + 3].allSatisfy({ $0 == mark }) else {
    return false
  }
  return file.bytes[line.start + 3..<line.end].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
}

extension Diagnostic {
  fileprivate static func unclosedFrontMatter(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "unclosed-front-matter", path: path, at: range,
      LocalizedText(
        english: "Front matter begins here but no line “---” ends it",
        korean: "여기서 시작한 머리말을 닫는 ‘---’ 줄이 없습니다"))
  }
}

public import Diagnostics

/// How deep blocks and running text may nest together.
public let markdownDepthLimit = 100
/// How many bytes a page may have.
public let markdownSizeLimit = 4 << 20

/// Reads the Markdown of a page.
///
/// A byte order mark is skipped, line endings may be LF, CRLF or CR. A page that is not UTF-8 gives no blocks and an
/// error that names the first wrong byte.
///
/// - Parameters:
///   - file: The page.
///   - offset: Where the Markdown begins, at the beginning of a line; behind the front matter.
///   - dialect: What is understood beyond CommonMark.
/// - Returns: The tree, and what is wrong or doubtful, in the order of the file.
/// - Complexity: O(n) for ordinary text, by cmark.
public func parseMarkdown(
  _ file: SourceText, from offset: Int = 0, dialect: Dialect = .pages
) -> (document: Document, diagnostics: [Diagnostic]) {
  var start = min(max(offset, 0), file.bytes.count)
  if start == 0, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
  guard file.bytes.count - start <= markdownSizeLimit else {
    return (Document(), [.pageTooLong(path: file.path, at: SourceRange(start, start))])
  }
  if let wrong = firstInvalidByte(file.bytes, from: 0) {
    return (Document(), [.notText(file, at: wrong)])
  }
  let prepared = PreparedText(file, from: start, dialect: dialect)
  guard let tree = CMarkDocument(prepared.bytes) else { return (Document(), []) }
  var converter = Converter(file: file, prepared: prepared, dialect: dialect)
  var blocks = converter.blocks(of: tree.root, depth: 1, quotes: 0)
  var diagnostics = converter.diagnostics
  diagnostics += nameHeadings(&blocks, path: file.path)
  let code = converter.codeRanges
  diagnostics += prepared.diagnostics.filter { found in
    !code.contains { $0.start <= found.range?.start ?? 0 && found.range?.start ?? 0 < $0.end }
  }
  diagnostics.sort { ($0.range?.start ?? 0, $0.code) < ($1.range?.start ?? 0, $1.code) }
  return (Document(blocks: blocks), diagnostics)
}

extension Diagnostic {
  fileprivate static func pageTooLong(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "page-too-long", path: path, at: range,
      LocalizedText(
        english: "The page is longer than \(markdownSizeLimit >> 20) MiB; split it",
        korean: "페이지가 \(markdownSizeLimit >> 20)MiB보다 깁니다. 나누세요"))
  }

  fileprivate static func notText(_ file: SourceText, at offset: Int) -> Diagnostic {
    let hex = String(file.bytes[offset], radix: 16, uppercase: true)
    // In EUC-KR and CP949 Hangul is two bytes, of which the first is 0x81 to 0xFE.
    let isKorean = file.bytes[offset] >= 0x81 && file.bytes[offset] < 0xFF
    let english = "The page is not UTF-8: the byte at offset \(offset) is 0x\(hex)"
    let korean = "UTF-8이 아닙니다. 오프셋 \(offset)의 바이트가 0x\(hex)입니다"
    return Diagnostic(
      "not-utf-8", path: file.path, at: SourceRange(offset, offset + 1),
      LocalizedText(
        english: english + (isKorean ? "; if it is EUC-KR or CP949, convert it with “iconv -f CP949 -t UTF-8”" : ""),
        korean: korean + (isKorean ? ". EUC-KR이나 CP949라면 ‘iconv -f CP949 -t UTF-8’로 바꾸세요" : "")))
  }
}

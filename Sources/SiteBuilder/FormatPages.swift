import Configuration
public import Diagnostics
public import FileSystem
import LayoutBlocks
import Markdown
import Reference

/// A file with its blocks formatted: all blocks of a page (`.md`), or the whole of a block that is a file (`.layout`).
///
/// Of a page nothing but the bodies of blocks changes. What stands before each line of a block in a list or a quotation stays,
/// and a block whose lines do not share it is left alone.
public func formattedFile(_ file: SourceText, words: Language? = nil) -> [UInt8] {
  if file.path.hasSuffix(".layout") { return formatted(BlockSource(standalone: file, id: "block"), words: words) }
  let (document, _) = parseMarkdown(file, from: frontMatterRange(in: file).frontMatter?.bodyStart ?? 0)
  var result: [UInt8] = []
  var copied = 0
  for (code, _) in document.codeBlocks where code.language == "layout" && code.use == nil && code.isFenced {
    guard let (range, body) = formattedBody(of: code, in: file, words), range.start >= copied else { continue }
    result += file.bytes[copied..<range.start]
    result += body
    copied = range.end
  }
  return result + file.bytes[copied...]
}

/// The pages of a site that formatting changes, with their new bytes, by path.
///
/// - Throws: `FileSystemError` where a file cannot be read.
public func formattedPages(
  of fileSystem: some FileSystem, words: Language? = nil
) throws(FileSystemError) -> [(path: String, bytes: [UInt8])] {
  var changed: [(path: String, bytes: [UInt8])] = []
  for entry in try fileSystem.list("Content") where pageIdentity(ofPath: entry.path) != nil {
    let file = SourceText(path: entry.path, bytes: try fileSystem.read(entry.storedPath))
    let bytes = formattedFile(file, words: words)
    if bytes != file.bytes { changed.append((entry.storedPath, bytes)) }
  }
  return changed
}

/// The lines of a block's body and what replaces them; nil where the block has to be left alone.
private func formattedBody(
  of code: CodeBlock, in file: SourceText, _ words: Language?
) -> (range: SourceRange, bytes: [UInt8])? {
  guard let first = code.contentLines.first, let last = code.contentLines.last,
    isWritten(code, in: file), let prefix = commonPrefix(of: code.contentLines, in: file)
  else { return nil }
  let ending = lineEnding(of: file, after: first)
  let bare = withoutSpacesAtEnd(prefix)
  let source = BlockSource(
    file: file, lines: code.contentLines, id: code.attributes.id ?? "", fence: code.infoRange)
  var body: [UInt8] = []
  for line in formattedLines(source, words: words) {
    body += line.isEmpty ? bare : prefix + line
    body += ending
  }
  let lastLine = file.lineIndex(at: last.start)
  var end = last.end
  if lastLine + 1 < file.lineStarts.count {
    end = file.lineStarts[lastLine + 1]
  } else if !body.isEmpty {
    body.removeLast(ending.count)
  }
  return (SourceRange(file.lineStarts[file.lineIndex(at: first.start)], end), body)
}

/// Whether the code is in the file as it reads; a tab of which a part is code is not.
private func isWritten(_ code: CodeBlock, in file: SourceText) -> Bool {
  var text: [UInt8] = []
  for line in code.contentLines { text += file.bytes[line.start..<line.end] + [0x0A] }
  return text.elementsEqual(code.text.utf8)
}

/// What stands before each line that is not empty; nil where the lines differ in it.
private func commonPrefix(of lines: [SourceRange], in file: SourceText) -> [UInt8]? {
  var prefix: [UInt8]?
  var emptyPrefixes: [[UInt8]] = []
  for line in lines {
    let start = file.lineStarts[file.lineIndex(at: line.start)]
    let before = Array(file.bytes[start..<line.start])
    if line.start == line.end {
      emptyPrefixes.append(withoutSpacesAtEnd(before))
    } else if let known = prefix {
      if before != known { return nil }
    } else {
      prefix = before
    }
  }
  let common = prefix ?? []
  let bare = withoutSpacesAtEnd(common)
  for byte in common where byte != 0x20 && byte != 0x09 && byte != UInt8(ascii: ">") { return nil }
  return emptyPrefixes.allSatisfy { $0 == bare } ? common : nil
}

private func withoutSpacesAtEnd(_ bytes: [UInt8]) -> [UInt8] {
  var result = bytes
  while result.last == 0x20 || result.last == 0x09 { result.removeLast() }
  return result
}

public import Diagnostics

/// The body of a block in the one form that the manual shows, each line ended as the file ends its lines.
///
/// Only spaces, empty lines, and other ways of writing the same sign change; comments and the order of statements stay, and a
/// line that does not parse is kept byte for byte. Formatting twice gives the same as formatting once.
///
/// - Parameters:
///   - source: the block in its file.
///   - words: the language into which keywords are turned; nil leaves each as it is written. Names, texts, numbers and the
///     ids of devices never change.
public func formatted(_ source: BlockSource, words: Language? = nil) -> [UInt8] {
  let ending = source.lines.first.map { lineEnding(of: source.file, after: $0) } ?? [0x0A]
  var bytes: [UInt8] = []
  for line in formattedLines(source, words: words) {
    bytes += line
    bytes += ending
  }
  return bytes
}

/// The lines of a formatted block without prefixes and line endings, for a writer that knows what stands before each line.
public func formattedLines(_ source: BlockSource, words: Language? = nil) -> [[UInt8]] {
  let formatter = BlockFormatter(source)
  let lines = formatter.lines(in: nil)
  guard let words else { return lines }
  let translated = formatter.lines(in: words)
  return meansTheSame(translated, as: lines, source.id) ? translated : lines
}

/// How a line of a file ends; `\n` for the last one.
public func lineEnding(of file: SourceText, after line: SourceRange) -> [UInt8] {
  var end = line.end
  while end < file.bytes.count, file.bytes[end] == 0x0D || file.bytes[end] == 0x0A {
    end += 1
    if file.bytes[end - 1] == 0x0A { break }
    if end == file.bytes.count || file.bytes[end] != 0x0A { break }
  }
  return end == line.end ? [0x0A] : Array(file.bytes[line.end..<end])
}

/// Whether two writings have the same faults and come to the same English words.
///
/// A name that happens to be a word of the other language could turn a statement into another one; then nothing is turned.
private func meansTheSame(_ lines: [[UInt8]], as others: [[UInt8]], _ id: String) -> Bool {
  let first = BlockFormatter(blockSource(lines, id))
  let second = BlockFormatter(blockSource(others, id))
  let firstFaults = first.parser.problems.diagnostics
  let secondFaults = second.parser.problems.diagnostics
  if firstFaults.count != secondFaults.count { return false }
  for index in firstFaults.indices where !firstFaults[index].code.matches(secondFaults[index].code) { return false }
  return first.lines(in: .english) == second.lines(in: .english)
}

private func blockSource(_ lines: [[UInt8]], _ id: String) -> BlockSource {
  var bytes: [UInt8] = []
  for line in lines {
    bytes += line
    bytes.append(0x0A)
  }
  return BlockSource(standalone: SourceText(path: "", bytes: bytes), id: id)
}

public import Diagnostics
import LayoutEngine

/// The most bytes of a block.
let maximumBlockBytes = 65_536
/// The most views of a block.
let maximumViews = 512
/// The deepest indentation of a block, in levels.
let maximumDepth = 64
/// The most contexts of a block.
let maximumContexts = 4096
/// The largest number of a block, in points.
let maximumNumber = 1e6

/// Parses a block: a tree for what could be read, and every error at its place.
///
/// - Parameters:
///   - source: the block in its file.
///   - language: the language whose words the contexts show and measure.
public func parse(_ source: BlockSource, language: Language = .english) -> (
  block: LayoutBlock, diagnostics: [Diagnostic]
) {
  var parser = BlockParser(source, language: language)
  parser.run()
  return (parser.block, parser.problems.diagnostics)
}

/// A line of a block: its indentation in levels, and its tokens without a comment.
struct BlockLine {
  var level: Int
  var tokens: [Token]
  var range: SourceRange
}

/// A parser with recovery: a line that cannot be read is reported and left out, the rest goes on.
struct BlockParser {
  let file: SourceText
  let source: BlockSource
  let language: Language
  var block: LayoutBlock
  var problems: BlockDiagnostics
  var selections: [ContextSelection] = []
  var figure: ContextSelection?
  var expectationLines: [(range: SourceRange, value: SourceRange)] = []
  /// The axes of the matrix that headers of their own name.
  var axes = MatrixAxes()
  var viewCount = 0
  var hasOn = false
  var hasTooManyContexts = false

  init(_ source: BlockSource, language: Language) {
    file = source.file
    self.source = source
    self.language = language
    block = LayoutBlock(id: source.id, fence: source.fence)
    problems = BlockDiagnostics(path: source.file.path)
  }

  mutating func run() {
    var lines: [BlockLine] = []
    var byteCount = 0
    var text = ""
    for range in source.lines {
      byteCount += range.end - range.start
      if byteCount > maximumBlockBytes {
        problems.error(
          "block-too-large", at: range, "the block is larger than 64 KB; split it", "블록이 64KB를 넘습니다. 나누십시오")
        break
      }
      text += file.text(range) + "\n"
      block.lines.append(range)
      if let line = readLine(range) { lines.append(line) }
    }
    block.sourceText = text
    parseItems(lines)
    finishHeaders()
    finishExpectations()
    validateReferences()
    validateSplitViews()
  }

  /// Reads a header at once; gives back a line of the body.
  private mutating func readLine(_ range: SourceRange) -> BlockLine? {
    var indent = 0
    var start = range.start
    while start < range.end {
      if file.bytes[start] == 0x20 {
        indent += 1
        start += 1
      } else if file.bytes[start] == 0xC2, start + 1 < range.end, file.bytes[start + 1] == 0xA0 {
        indent += 1
        start += 2
      } else if file.bytes[start] == 0x09 {
        problems.error(
          "tab-indentation", at: SourceRange(start, start + 1), "a tab indents here; use two spaces for each level",
          "탭으로 들여 썼습니다. 한 단계에 빈칸 두 개를 쓰십시오",
          fixIts: [
            FixIt(
              message: LocalizedText(english: "write two spaces", korean: "빈칸 두 개로 고치기"),
              range: SourceRange(start, start + 1), replacement: "  ")
          ])
        indent += 2
        start += 1
      } else {
        break
      }
    }
    reportForbiddenCharacters(SourceRange(start, range.end))
    var lexer = Lexer(file.bytes, SourceRange(start, range.end))
    var tokens = lexer.tokens()
    if let last = tokens.last, last.kind == .comment, !isHeader(tokens) { tokens.removeLast() }
    guard let first = tokens.first else { return nil }
    if indent == 0, isHeader(tokens) {
      parseHeader(first, valueFrom: tokens[1].range.end, SourceRange(start, range.end))
      return nil
    }
    for token in tokens where token.number > maximumNumber || token.second > maximumNumber {
      problems.error(
        "number-too-large", at: token.range, "numbers of points go up to 1,000,000", "포인트는 1,000,000까지 쓸 수 있습니다")
      return nil
    }
    if indent % 2 == 1 {
      problems.error(
        "odd-indentation", at: SourceRange(range.start, start), "the indentation is not a multiple of two spaces",
        "들여쓰기가 빈칸 두 개의 배수가 아닙니다")
    }
    return BlockLine(level: indent / 2, tokens: tokens, range: SourceRange(start, tokens[tokens.count - 1].range.end))
  }

  /// Control characters and the two that Unicode reserves: no figure can show them.
  private mutating func reportForbiddenCharacters(_ range: SourceRange) {
    var index = range.start
    while index < range.end {
      let byte = file.bytes[index]
      var value = UInt32(byte)
      var length = 1
      if byte == 0xEF, index + 2 < range.end, file.bytes[index + 1] == 0xBF {
        length = 3
        value = 0xFFC0 | UInt32(file.bytes[index + 2] & 0x3F)
      }
      if byte < 0x80 || length == 3, isForbidden(value) {
        var hexadecimal = String(value, radix: 16, uppercase: true)
        while hexadecimal.utf8.count < 4 { hexadecimal = "0" + hexadecimal }
        let name = "U+" + hexadecimal
        problems.error(
          "forbidden-character", at: SourceRange(index, index + length),
          "the character " + name + " cannot stand in a page; delete it", name + " 문자는 페이지에 쓸 수 없습니다. 지우십시오",
          fixIts: [
            FixIt(
              message: LocalizedText(english: "delete it", korean: "지우기"), range: SourceRange(index, index + length),
              replacement: "")
          ])
      }
      index += length
    }
  }

  func isHeader(_ tokens: [Token]) -> Bool {
    tokens.count >= 2 && tokens[0].kind == .word && tokens[1].isSign(":") && !tokens[0].text.matches("H")
      && !tokens[0].text.matches("V")
  }

  // MARK: Views, phrases and equations by indentation

  private mutating func parseItems(_ lines: [BlockLine]) {
    var index = 0
    while index < lines.count {
      if lines[index].level > 0 {
        problems.error(
          "unexpected-indentation", at: lines[index].range, "this line is indented under nothing",
          "위에 붙을 뷰가 없는 들여쓰기입니다")
        index += 1
        continue
      }
      if isPresentation(lines[index].tokens) {
        parsePresentation(lines[index])
        index += 1
      } else if isEquation(lines[index].tokens) {
        if let equation = parseEquation(lines[index]) { block.items.append(.equation(equation)) }
        index += 1
      } else if isVisualFormat(lines[index].tokens) {
        if let row = parseVisualFormat(lines[index]) { block.items.append(.row(row)) }
        index += 1
      } else if isVariant(lines[index].tokens) {
        block.items.append(.variant(parseVariant(lines, &index)))
      } else if let view = parseView(lines, &index) {
        block.items.append(.view(view))
      }
    }
  }

  /// A view with what is indented under it; advances past all of its lines.
  mutating func parseView(_ lines: [BlockLine], _ index: inout Int) -> ViewStatement? {
    let line = lines[index]
    var view = parseViewLine(line)
    index += 1
    while index < lines.count, lines[index].level > line.level {
      let child = lines[index]
      if child.level > line.level + 1 {
        problems.error(
          "unexpected-indentation", at: child.range, "this line is indented too far; two spaces a level",
          "들여쓰기가 너무 깊습니다. 한 단계에 빈칸 두 개입니다")
        index += 1
      } else if child.level > maximumDepth {
        problems.error(
          "too-deep", at: child.range, "views are nested deeper than 64 levels", "뷰가 64단계보다 깊이 들어 있습니다")
        index += 1
      } else if isEquation(child.tokens) {
        if let equation = parseEquation(child) { block.items.append(.equation(equation)) }
        index += 1
      } else if isVisualFormat(child.tokens) {
        if let row = parseVisualFormat(child) { view?.rows.append(row) }
        index += 1
      } else if isPhrase(child.tokens) {
        if let phrase = parsePhrase(child) { view?.phrases.append(phrase) }
        index += 1
        while index < lines.count, lines[index].level > child.level {
          problems.error(
            "unexpected-indentation", at: lines[index].range, "nothing can be indented under a phrase",
            "배치 문장 아래에는 들여 쓸 수 없습니다")
          index += 1
        }
      } else if let statement = parseView(lines, &index) {
        view?.children.append(statement)
      }
    }
    return view
  }

  func isEquation(_ tokens: [Token]) -> Bool {
    guard tokens.count >= 3 else { return false }
    if tokens[0].kind == .word, tokens[1].isSign(".") {
      for token in tokens where token.isSign("=") || token.isSign("<=") || token.isSign(">=") { return true }
    }
    return false
  }
}

import Diagnostics
import LayoutEngine

/// A view of a block on its way to source code.
struct ExportedView {
  /// What was written.
  var statement: ViewStatement
  /// Its name in the source.
  var identifier: String
  /// The index of the view that holds it.
  var parent: Int?
  /// The variant in which alone it is there; nil where it always is.
  var variant: Int?

  var kind: ViewKind { statement.kind }

  /// Whether the system places it, so that it is no view of the source.
  var isSystem: Bool {
    statement.kind == .item || kind == .sidebar || kind.description.traits.contains(.system)
  }

  /// The value of a key, or nil.
  func key(_ name: String) -> String? {
    for key in statement.keys where key.name.matches(name) { return key.value }
    return nil
  }

  /// The value of a key as a number, or nil.
  func numericKey(_ name: String) -> Double? {
    guard let text = key(name) else { return nil }
    var lexer = Lexer(Array(text.utf8), SourceRange(0, text.utf8.count))
    return lexer.tokens().first?.number
  }

  /// The style of its words; nil where it shows none.
  var textStyle: TextStyle? {
    if let name = key("style") {
      for style in TextStyle.allCases where style.name.matches(name) { return style }
    }
    return kind.description.textStyle
  }

  /// The most lines of its words; 0 for as many as needed.
  var lineLimit: Int { numericKey("lines").map { Int(max(0, min(1000, $0))) } ?? kind.description.lineLimit }

  /// The gap of a view that arranges others, in points.
  var spacing: Double { numericKey("spacing") ?? (kind == .list ? 0 : 8) }

  /// Where a row or column has its views across its axis.
  var alignment: Stack.Alignment {
    for entry in Stack.Alignment.keywords where entry.word.matches(key("align") ?? "fill") { return entry.alignment }
    return .fill
  }

  /// How a row or column shares its axis.
  var distribution: Stack.Distribution {
    for distribution in Stack.Distribution.allCases where distribution.keyword.matches(key("distribute") ?? "fill") {
      return distribution
    }
    return .fill
  }

  /// How a picture fills the view.
  var contentMode: ContentMode {
    for mode in ContentMode.allCases where mode.keyword.matches(key("mode") ?? "fill") { return mode }
    return .aspectFill
  }

  /// The axes along which a scrolling view scrolls.
  var scrollAxis: ScrollAxis {
    for axis in ScrollAxis.allCases where axis.keyword.matches(key("axis") ?? "vertical") { return axis }
    return .vertical
  }

  /// The columns of a grid.
  var gridColumns: Grid.Columns {
    if let least = numericKey("min") { return .adaptive(least: least) }
    return .fixed(Int(max(1, min(100, numericKey("columns") ?? 2))))
  }
}

extension LayoutBlock {
  /// The line of the source on which something is written, without blanks around it.
  func line(at range: SourceRange) -> String {
    for line in lines where line.start <= range.start && range.start <= line.end {
      let bytes = Array(sourceText.utf8)
      var start = 0
      for earlier in lines {
        if earlier == line { break }
        start += earlier.end - earlier.start + 1
      }
      var end = min(bytes.count, start + line.end - line.start)
      start = min(start, end)
      while start < end, bytes[start] <= 0x20 { start += 1 }
      while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
    return ""
  }
}

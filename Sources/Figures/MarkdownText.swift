public import Checks
public import Diagnostics
import LayoutBlocks
public import LayoutEngine

/// An example as Markdown, for the plain copies of pages: verdict and caption, the source, and what was checked.
public func exampleMarkdown(_ verdict: Verdict, language: Language) -> String {
  let block = verdict.block
  var text = ""
  if let word = FigureText.verdictWord(block.stance, language) { text += "**" + word + ".** " }
  text += markdownEscaped(block.caption[language])
  // A fence that is longer than any in the source.
  let fence = "````"
  text += "\n\n" + fence + "layout\n" + block.sourceText
  if block.sourceText.utf8.last != UInt8(ascii: "\n") { text += "\n" }
  return text + fence + "\n\n" + markdownEscaped(FigureText.checked(verdict, language)) + "\n"
}

/// A generated table as a pipe table with its caption.
public func tableMarkdown(
  _ table: GeneratedTable, of devices: [Device], caption: LocalizedText, language: Language
) -> String {
  let rows = TableRows(language: language)
  let head = rows.head(of: table)
  var text = markdownEscaped(caption[language]) + "\n\n"
  text += markdownRow(head.map { $0.0 }) + markdownLine(head.map { $0.1 })
  for device in devices {
    for cells in rows.rows(of: table, device) { text += markdownRow(cells) }
  }
  return text
}

private func markdownRow(_ cells: [String]) -> String {
  var text = "|"
  for cell in cells { text += " " + markdownEscaped(cell) + " |" }
  return text + "\n"
}

/// The line below the head; columns of numbers end at the right.
private func markdownLine(_ isNumber: [Bool]) -> String {
  var text = "|"
  for flag in isNumber { text += flag ? " ---: |" : " --- |" }
  return text + "\n"
}

/// Text of which no character is Markdown; line breaks become spaces.
public func markdownEscaped(_ text: String) -> String {
  var output: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): output.append(UInt8(ascii: " "))
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "#"), UInt8(ascii: "|"),
      UInt8(ascii: "~"), UInt8(ascii: "&"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "!"):
      output += [UInt8(ascii: "\\"), byte]
    default: output.append(byte)
    }
  }
  return String(decoding: output, as: UTF8.self)
}

import Diagnostics
import HTML
import LayoutBlocks

/// Writes the source of a block between its fences, each token in a span that says what it is.
///
/// Without the tags it is the plain source, so that copying gives what was written; white space and signs have no span.
func writeHighlighted(_ block: LayoutBlock, _ writer: inout MarkupWriter) {
  let file = SourceText(path: "", bytes: Array(block.sourceText.utf8))
  writeSpan("h-fence", "```layout {#" + block.id + "}", &writer)
  writer.text("\n")
  var end = 0
  for (range, kind) in highlightedTokens(BlockSource(standalone: file, id: block.id)) {
    writer.text(file.text(SourceRange(end, range.start)))
    end = range.end
    if kind == .sign {
      writer.text(file.text(range))
    } else {
      writeSpan("h-" + kind.name, file.text(range), &writer)
    }
  }
  writer.text(file.text(SourceRange(end, file.bytes.count)))
  writeSpan("h-fence", "```", &writer)
}

private func writeSpan(_ name: String, _ text: String, _ writer: inout MarkupWriter) {
  writer.start("span")
  writer.attribute("class", name)
  writer.text(text)
  writer.end("span")
}

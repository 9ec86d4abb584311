import HTML

/// A table that scrolls sideways in its own box, reachable by keyboard.
func startTable(label: String, _ writer: inout MarkupWriter) {
  writer.start("div")
  writer.attribute("class", "table-scroll")
  writer.attribute("tabindex", "0")
  writer.attribute("role", "region")
  writer.attribute("aria-label", label)
  writer.start("table")
}

func endTable(_ writer: inout MarkupWriter) {
  writer.end("table")
  writer.end("div")
}

/// A head row; the flag marks columns of numbers.
func writeHead(_ columns: [(text: String, isNumber: Bool)], _ writer: inout MarkupWriter) {
  writer.start("thead")
  writer.start("tr")
  for (title, isNumber) in columns {
    writer.start("th")
    writer.attribute("scope", "col")
    if isNumber { writer.attribute("class", "n") }
    writer.text(title)
    writer.end("th")
  }
  writer.end("tr")
  writer.end("thead")
}

func writeCell(_ text: String, isNumber: Bool, _ writer: inout MarkupWriter) {
  writer.start("td")
  if isNumber { writer.attribute("class", "n") }
  writer.text(text)
  writer.end("td")
}

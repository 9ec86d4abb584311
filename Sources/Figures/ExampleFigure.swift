public import Checks
public import Diagnostics
import HTML
import LayoutBlocks
import LayoutEngine

/// An example as readers see it: verdict, caption, main figure, facts, findings, the table of contexts and the source.
public func exampleHTML(_ verdict: Verdict, language: Language) -> [UInt8] {
  var writer = MarkupWriter()
  let block = verdict.block
  let stance = block.stance
  writer.start("figure")
  writer.attribute("class", "example " + (stance == .do ? "do" : stance == .dont ? "dont" : "plain"))
  writer.attribute("id", block.id)
  writer.start("figcaption")
  if let word = FigureText.verdictWord(stance, language) {
    writer.start("span")
    writer.attribute("class", "verdict")
    writer.raw(
      stance == .do
        ? "<svg class=\"sign\" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"M3 8.5l3.2 3.2L13 5\"/></svg>"
        : "<svg class=\"sign\" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"M4 4l8 8M12 4l-8 8\"/></svg>")
    writer.text(word)
    writer.end("span")
    writer.text(" ")
  }
  writer.start("span")
  writer.attribute("class", "caption")
  writer.text(block.caption[language])
  writer.end("span")
  writer.end("figcaption")
  if let main = mainResult(verdict) { writeMain(main, verdict, language, &writer) }
  writer.start("p")
  writer.attribute("class", "checked")
  writer.text(FigureText.checked(verdict, language))
  writer.end("p")
  writeContexts(verdict, language, &writer)
  writeSource(block, language, &writer)
  writer.end("figure")
  return writer.bytes
}

/// Two examples side by side.
public func pairHTML(_ first: Verdict, _ second: Verdict, language: Language) -> [UInt8] {
  var writer = MarkupWriter()
  writer.start("div")
  writer.attribute("class", "pair")
  writer.raw(exampleHTML(first, language: language))
  writer.raw(exampleHTML(second, language: language))
  writer.end("div")
  return writer.bytes
}

/// The patterns that figures share, once a page.
public func patternDefinitions() -> [UInt8] {
  Array(
    """
    <svg class="f-defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>\
    <pattern id="hatch-unsafe" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
    <path class="h-unsafe" d="M0 0V6"/></pattern>\
    <pattern id="hatch-fault" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">\
    <path class="h-fault" d="M0 0V6"/></pattern>\
    <pattern id="hatch-other" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
    <path class="h-other" d="M0 0V10"/></pattern></defs></svg>
    """.utf8)
}

/// The context of the main figure: the author's, or for a don't without a finding there the first that has one.
private func mainResult(_ verdict: Verdict) -> ContextResult? {
  guard verdict.block.mainContext < verdict.results.count else { return verdict.results.first }
  let chosen = verdict.results[verdict.block.mainContext]
  if verdict.block.stance != .dont || !FigureText.serious(chosen, verdict).isEmpty { return chosen }
  for result in verdict.results where !FigureText.serious(result, verdict).isEmpty { return result }
  return chosen
}

private func writeMain(_ main: ContextResult, _ verdict: Verdict, _ language: Language, _ writer: inout MarkupWriter) {
  writer.start("div")
  writer.attribute("class", "stage")
  writer.raw(figureSVG(main, of: verdict.block, language: language, id: verdict.block.id))
  writer.end("div")
  writer.start("p")
  writer.attribute("class", "facts")
  writer.text(FigureText.facts(main.layout.scene.environment, language))
  writer.end("p")
  let findings = FigureText.serious(main, verdict)
  if findings.isEmpty { return }
  writer.start("ol")
  writer.attribute("class", "findings")
  for finding in findings {
    writer.start("li")
    writer.start("code")
    writer.text(finding.check.name)
    writer.end("code")
    writer.text(" " + finding.sentence[language])
    writer.end("li")
  }
  writer.end("ol")
}

private func writeContexts(_ verdict: Verdict, _ language: Language, _ writer: inout MarkupWriter) {
  let isEnglish = language == .english
  writer.start("details")
  writer.attribute("class", "numbers")
  writer.start("summary")
  writer.text((isEnglish ? "Contexts" : "환경") + " (" + String(verdict.results.count) + ")")
  writer.end("summary")
  startTable(label: isEnglish ? "Contexts" : "환경", &writer)
  writeHead(
    isEnglish
      ? [("Context", false), ("Width, pt", true), ("Height, pt", true), ("Size classes", false), ("Result", false)]
      : [("환경", false), ("너비(pt)", true), ("높이(pt)", true), ("크기 클래스", false), ("결과", false)], &writer)
  writer.start("tbody")
  for result in verdict.results {
    let environment = result.layout.scene.environment
    writer.start("tr")
    writer.start("th")
    writer.attribute("scope", "row")
    writer.text(contextName(result.context)[language])
    writer.end("th")
    writeCell(decimalText(environment.window.width), isNumber: true, &writer)
    writeCell(decimalText(environment.window.height), isNumber: true, &writer)
    writeCell(FigureText.classes(environment, language), isNumber: false, &writer)
    writeCell(resultText(result, verdict, language), isNumber: false, &writer)
    writer.end("tr")
  }
  writer.end("tbody")
  endTable(&writer)
  writer.end("details")
}

private func resultText(_ result: ContextResult, _ verdict: Verdict, _ language: Language) -> String {
  let findings = FigureText.serious(result, verdict)
  if findings.isEmpty { return language == .english ? "holds" : "지킴" }
  var text = language == .english ? "breaks " : "어김: "
  for index in findings.indices {
    var isRepeated = false
    for earlier in findings.indices where earlier < index && findings[earlier].check == findings[index].check {
      isRepeated = true
    }
    if isRepeated { continue }
    text += (index == 0 ? "" : ", ") + findings[index].check.name
    if let measured = findings[index].measured, let wanted = findings[index].wanted {
      text += " (" + decimalText(measured) + " / " + decimalText(wanted) + ")"
    }
  }
  return text
}

private func writeSource(_ block: LayoutBlock, _ language: Language, _ writer: inout MarkupWriter) {
  writer.start("details")
  writer.attribute("class", "source")
  writer.start("summary")
  writer.text(language == .english ? "Source" : "소스")
  writer.end("summary")
  writer.start("pre")
  writer.attribute("class", "block")
  writer.attribute("tabindex", "0")
  writer.start("code")
  writer.attribute("translate", "no")
  writeHighlighted(block, &writer)
  writer.end("code")
  writer.end("pre")
  writer.end("details")
}

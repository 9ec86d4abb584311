import Diagnostics
import Templates
import Testing

private func compiled(_ files: [String: String]) -> (theme: Theme, diagnostics: [Diagnostic]) {
  var templates: [String: SourceText] = [:]
  for (name, text) in files { templates[name] = SourceText(path: name, bytes: Array(text.utf8)) }
  return Theme.compile(templates: templates)
}

private func rendered(_ files: [String: String], _ record: TemplateValue) -> String {
  let (theme, diagnostics) = compiled(files)
  #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message.english))")
  var output: [UInt8] = []
  theme.render("page.html", record, into: &output)
  return String(decoding: output, as: UTF8.self)
}

@Suite struct ThemeTests {
  @Test(arguments: [
    ("<p>{{ a }}</p>", "<p>1 &lt; 2 &amp; &quot;3&quot;</p>"),
    ("<p title=\"{{ a }}\">x</p>", "<p title=\"1 &lt; 2 &amp; &quot;3&quot;\">x</p>"),
    ("<p title=\"{{ missing }}\" class=\"b\">x</p>", "<p class=\"b\">x</p>"),
    ("<p p:if=\"a\">yes</p>", "<p>yes</p>"), ("<div><p p:if=\"missing\">yes</p></div>", "<div></div>"),
    ("<ul><li p:for=\"i in list\">{{ i.n }}</li></ul>", "<ul><li>x</li><li>y</li></ul>"),
    ("<p p:html=\"raw\"></p>", "<p><b>raw</b></p>"),
    ("<div><p:include file=\"part.html\"/></div>", "<div><i>x</i></div>"),
    ("<p>a<br/>b</p>", "<p>a<br>b</p>"),
  ])
  func renders(_ template: String, _ expected: String) {
    let record: TemplateValue = [
      "a": "1 < 2 & \"3\"", "raw": .markup(Array("<b>raw</b>".utf8)), "list": [["n": "x"], ["n": "y"]],
    ]
    let text = rendered(["page.html": template, "part.html": "<i>{{ list.n }}x</i>"], record)
    #expect(text.contains(expected), "\(text)")
  }

  @Test(arguments: [
    ("<p>\n<b>x</p>", 2), ("<p>{{ a </p>", 1), ("<p p:fi=\"a\">x</p>", 1), ("<p:include file=\"none.html\"/>", 1),
    ("", 1),
    ("<!DOCTYPE x [<!ENTITY e SYSTEM \"/etc/passwd\">]><p>&e;</p>", 1),
  ])
  func reportsFaultsAtTheirLines(_ template: String, _ line: Int) throws {
    let found = try #require(compiled(["page.html": template]).diagnostics.first)
    #expect(found.path == "page.html")
    let source = SourceText(path: "page.html", bytes: Array(template.utf8))
    #expect(source.position(at: found.range?.start ?? 0).line == line)
  }

  @Test func endsTemplatesThatIncludeThemselves() {
    let (theme, diagnostics) = compiled(["page.html": "<p><p:include file=\"page.html\"/></p>"])
    var output: [UInt8] = []
    let problems = theme.render("page.html", [:], into: &output)
    #expect(!(diagnostics + problems).isEmpty)
  }
}

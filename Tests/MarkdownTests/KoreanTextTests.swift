import Diagnostics
import Markdown
import Testing

func codes(_ text: String) -> [String] { parseMarkdown(page(text)).diagnostics.map(\.code) }

/// Noncharacters U+FDC0 + the last byte's low bits, which Swift's literals refuse.
func noncharacters(_ last: UInt8...) -> String {
  String(decoding: last.flatMap { [0xEF, 0xB7, $0] }, as: UTF8.self)
}

func line(_ text: String) -> String {
  let html = html(text)
  return html.hasPrefix("<p>") && html.hasSuffix("</p>\n") ? String(html.dropFirst(3).dropLast(5)) : html
}

@Suite struct EmphasisBesideHangul {
  @Test(arguments: [
    ("**안전 영역(safe area)**은 여백", "<strong>안전 영역(safe area)</strong>은 여백"),
    ("**안전 영역(safe area)** 은", "<strong>안전 영역(safe area)</strong> 은"),
    ("**`safeArea`**를", "<strong><code>safeArea</code></strong>를"),
    ("**\"컴팩트\"**는", "<strong>&quot;컴팩트&quot;</strong>는"),
    ("**‘컴팩트 너비’**와 **‘일반 너비’**라는", "<strong>‘컴팩트 너비’</strong>와 <strong>‘일반 너비’</strong>라는"),
    ("**「시트」**는", "<strong>「시트」</strong>는"), ("**시트（sheet）**는", "<strong>시트（sheet）</strong>는"),
    ("너비의 **50%**를", "너비의 <strong>50%</strong>를"), ("**[시트](a.md)**를", "<strong><a href=\"a.md\">시트</a></strong>를"),
    ("**주의:**상태", "<strong>주의:</strong>상태"), ("**주의：**상태", "<strong>주의：</strong>상태"),
    ("**명확해야 한다.**사용자는", "<strong>명확해야 한다.</strong>사용자는"), ("*시트(sheet)*는", "<em>시트(sheet)</em>는"),
    ("**시트**는", "<strong>시트</strong>는"), ("**44pt × 44pt**를", "<strong>44pt × 44pt</strong>를"),
    ("문서의 **(필수)**항목", "문서의 <strong>(필수)</strong>항목"), ("이것은**(필수)** 항목", "이것은<strong>(필수)</strong> 항목"),
    ("**크기 클래스(*size class*)**는", "<strong>크기 클래스(<em>size class</em>)</strong>는"), ("*기준선.*이라는", "<em>기준선.</em>이라는"),
    ("***영역(a)***은", "<em><strong>영역(a)</strong></em>은"), ("Go**「初心者」**を", "Go<strong>「初心者」</strong>を"),
    ("**真，**她", "<strong>真，</strong>她"), ("葛󠄀**(こちら)**城市", "葛󠄀<strong>(こちら)</strong>城市"),
    ("**한다.**&nbsp;사용자", "<strong>한다.</strong>\u{A0}사용자"), ("**한다.**\u{A0}사용자", "<strong>한다.</strong>\u{A0}사용자"),
    ("[**가(a)**나](b)", "<a href=\"b\"><strong>가(a)</strong>나</a>"), ("가**나**다", "가<strong>나</strong>다"),
    ("**가(a)**\n나", "<strong>가(a)</strong>\n나"), ("![**가(a)**나](b)", "<img src=\"b\" alt=\"가(a)나\" />"),
  ])
  func starsBesideParticlesEmphasize(text: String, expected: String) {
    #expect(line(text) == expected)
    #expect(codes(text) == [])
  }

  @Test(arguments: [
    ("a**\"foo\"**", "a**&quot;foo&quot;**"), ("2*3*4", "2<em>3</em>4"), ("foo*(bar)*baz", "foo*(bar)*baz"),
    ("__시트__는", "__시트__는"),
    ("별 둘 ** 사이에 빈칸 ** 은", "별 둘 ** 사이에 빈칸 ** 은"), ("**시트 **는", "**시트 **는"), ("3*4와 5*6처럼", "3*4와 5*6처럼"),
    ("\\**가(a)*\\*는", "*<em>가(a)</em>*는"), ("snake__case", "snake__case"), ("가 \\*\\*나\\*\\*", "가 **나**"),
  ])
  func otherStarsStayAsCommonMarkHasThem(text: String, expected: String) {
    #expect(line(text) == expected)
  }

  @Test(arguments: [
    ("`**영역(a)**은`", "<code>**영역(a)**은</code>"), ("[가](나*(다)*라)", "<a href=\"%EB%82%98*(%EB%8B%A4)*%EB%9D%BC\">가</a>"),
    ("가 <b title=\"(a)**은\">", "가 <b title=\"(a)**은\">"),
    ("```\n가(a)**은 3*4\n```", "<pre><code>가(a)**은 3*4\n</code></pre>\n"),
    ("`3*4는`", "<code>3*4는</code>"), ("<div>\n(a)**은\n</div>", "<div>\n(a)**은\n</div>\n"),
    ("[가(a)**은][가(a)**은]\n\n[가(a)**은]: /b \"(c)**은\"", "<a href=\"/b\" title=\"(c)**은\">가(a)**은</a>"),
  ])
  func nothingElseIsTouched(text: String, expected: String) {
    #expect(line(text) == expected)
  }

  @Test(arguments: [
    "\u{1039F}", "\u{103D0}", "\u{1091F}", "\u{10A7F}", noncharacters(0x90), "\u{1039F}\u{103D0}\u{1091F}",
    noncharacters(0x91, 0x92),
  ])
  func charactersThatCouldBeStandInsSurvive(text: String) {
    #expect(line(text + " **가(a)**는 3*4") == text + " <strong>가(a)</strong>는 3*4")
  }

  @Test func aPageThatUsesEveryStandInKeepsItsText() {
    let all = "\u{1039F}\u{1091F}\u{10857}\u{10A50}"
    #expect(line(all + " **가(a)**는") == all + " **가(a)**는")
  }

  @Test func runsThatEmphasizeNothingAreWarnedOfWhereTheyStand() throws {
    let file = page("# 제목\n\n8. **시트**는 된다. __시트__는 안 된다.\n   ~~가\n\n`**` a ** b \\*\\* snake__case\n")
    let found = parseMarkdown(file).diagnostics
    #expect(found.map(\.code) == ["literal-emphasis", "literal-emphasis", "literal-emphasis", "literal-emphasis"])
    let places = found.compactMap(\.range).map { file.position(at: $0.start) }
    #expect(places.map(\.line) == [3, 3, 4, 6])
    #expect(places.map(\.column) == [16, 20, 4, 8])
    #expect(found.first?.fixIts.first?.replacement == "**")
  }
}

@Suite struct Strikethrough {
  @Test(arguments: [
    ("~~옛 규칙(1.0)~~은 지웠다", "<del>옛 규칙(1.0)</del>은 지웠다"), ("~~지운 문장~~은", "<del>지운 문장</del>은"),
    ("~~`a`~~를", "<del><code>a</code></del>를"), ("~~a **b** c~~", "<del>a <strong>b</strong> c</del>"),
    ("**~~a~~**", "<strong><del>a</del></strong>"),
    ("~~[a](b)~~와 ~~c~~", "<del><a href=\"b\">a</a></del>와 <del>c</del>"), ("~~가\n나~~", "<del>가\n나</del>"),
  ])
  func twoTildesStrike(text: String, expected: String) {
    #expect(line(text) == expected)
    #expect(codes(text) == [])
  }

  @Test(arguments: [
    "여백은 16~20pt, 높이는 44~50pt로 한다.", "오전 9시~오후 6시, 월~금.", "경로 ~/Library 와 ~/Documents.", "a ~~~ b ~~~ c", "~~ a ~~",
    "a~~b",
  ])
  func otherTildesAreText(text: String) {
    #expect(line(text) == text)
  }

  @Test(arguments: [
    ("`\\~~`", "<code>\\~~</code>"), ("[\\~](\\~ \"\\~\")", "<a href=\"~\" title=\"~\">~</a>"),
    ("<b title='\\~'>", "<b title='\\~'>"), ("\\\\~~a~~", "\\<del>a</del>"), ("~~\\~a~~", "<del>~a</del>"),
  ])
  func escapedTildesLeaveTheRestAlone(text: String, expected: String) {
    #expect(line("가 " + text) == "가 " + expected)
  }

  @Test func escapedTildesAreText() {
    #expect(line("\\~~a~~ \\~\\~b\\~\\~") == "~~a~~ ~~b~~")
  }
}

@Suite struct BareAddresses {
  @Test(arguments: [
    ("https://example.com/docs에서 본다", "https://example.com/docs", "에서 본다"),
    ("https://example.com/c.", "https://example.com/c", "."),
    ("https://example.com/a_b_c*d*e", "https://example.com/a_b_c*d*e", ""),
    ("https://example.com/a(b)", "https://example.com/a(b)", ""),
    ("http://example.com/?a=1&b=2", "http://example.com/?a=1&amp;b=2", ""),
    ("https://example.com/_x_**", "https://example.com/_x", "_**"),
    ("https://example.com/%EC%8B%9C 이다", "https://example.com/%EC%8B%9C", " 이다"),
  ])
  func anAddressEndsBeforeHangulAndPunctuation(text: String, address: String, rest: String) {
    #expect(line(text) == "<a href=\"\(address)\">\(address)</a>\(rest)")
  }

  @Test func addressesStandBesideHangulAndBrackets() {
    let link = "<a href=\"https://example.com/a\">https://example.com/a</a>"
    #expect(line("(https://example.com/a)의 예") == "(\(link))의 예")
    #expect(line("여기https://example.com/a") == "여기" + link)
    #expect(line("**https://example.com/a**는") == "<strong>\(link)</strong>는")
  }

  @Test(arguments: ["xhttps://example.com", "https://", "https://-", "`https://example.com`", "ftp://example.com"])
  func otherTextIsNoAddress(text: String) {
    #expect(parseMarkdown(page(text)).document.links.isEmpty)
  }

  @Test func anAddressInsideALinkStaysItsText() {
    #expect(line("[https://a.com](b)") == "<a href=\"b\">https://a.com</a>")
  }
}

@Suite struct InvisibleCharacters {
  @Test func wideSpacesAmongMarksAreSpaces() {
    let text =
      "##\u{A0}여백\n\n-\u{A0}첫째\n-\u{A0}둘째\n\n\u{A0}\n\n1.\u{A0}하나\n\n>\u{A0}인용\n\n|\u{A0}기기 | 세로 |\n| --- | --- |\n| X |\u{A0}375 |\n"
    #expect(
      html(text)
        == "<h2>여백</h2>\n<ul>\n<li>첫째</li>\n<li>둘째</li>\n</ul>\n<ol>\n<li>하나</li>\n</ol>\n<blockquote>\n<p>인용</p>\n</blockquote>\n"
        + "<div class=\"table\" tabindex=\"0\" role=\"group\" aria-label=\"표\">\n<table>\n<thead>\n<tr>\n<th scope=\"col\">기기</th>\n<th scope=\"col\">세로</th>\n</tr>\n</thead>\n"
        + "<tbody>\n<tr>\n<td>X</td>\n<td>375</td>\n</tr>\n</tbody>\n</table>\n</div>\n")
    #expect(codes(text) == Array(repeating: "nbsp-in-markup", count: 5))
  }

  @Test func wideSpacesElsewhereStay() {
    #expect(line("내용을\u{A0}덮지 않는다.") == "내용을\u{A0}덮지 않는다.")
    #expect(line("\u{A0}들여 쓴 줄") == "들여 쓴 줄")
    #expect(html("```\n\u{A0}a\n-\u{A0}b\n\u{A0}\n```") == "<pre><code>\u{A0}a\n-\u{A0}b\n\u{A0}\n</code></pre>\n")
    #expect(codes("```\n-\u{A0}b\u{200B}\n```") == [])
  }

  @Test func invisibleCharactersAreReportedWhereTheyStand() {
    let file = page("영역\u{200B}안쪽, \u{FEFF}가운데 \u{AD}.\n")
    let found = parseMarkdown(file).diagnostics
    #expect(found.map(\.code) == Array(repeating: "invisible-character", count: 3))
    #expect(found.compactMap(\.range).map { file.position(at: $0.start).column } == [3, 8, 13])
  }
}

import CLibXML2
import Diagnostics

extension Compiler {
  static func notWellFormed(_ fault: XMLFault, in source: SourceText) -> Diagnostic {
    var end = min(fault.offset, source.bytes.count)
    var start = end
    if fault.openingLine > 0, let tag = source.bytes[..<end].lastIndex(of: UInt8(ascii: "<")) {
      start = tag
    } else if end < source.bytes.count {
      end += 1
      while end < source.bytes.count, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    var notes: [Note] = []
    if fault.openingLine > 0 {
      let line = source.lineRange(fault.openingLine - 1)
      notes.append(Note(LocalizedText(english: "start tag is here", korean: "시작 태그는 여기에 있음"), at: line))
    }
    if let advice = advice(fault.code) { notes.append(Note(advice)) }
    return Diagnostic(
      "template-not-well-formed", path: source.path, at: SourceRange(start, end),
      LocalizedText(
        english: "template is not well formed: \(fault.message)",
        korean: "템플릿 형식이 올바르지 않음: \(fault.message)"),
      notes: notes)
  }

  private static func advice(_ code: Int) -> LocalizedText? {
    switch code {
    case Int(XML_ERR_TAG_NAME_MISMATCH.rawValue), Int(XML_ERR_TAG_NOT_FINISHED.rawValue):
      LocalizedText(
        english: "every element needs its end tag; a void element is written <br/>",
        korean: "모든 요소에는 끝 태그가 필요함. 빈 요소는 <br/>처럼 씀")
    case Int(XML_ERR_UNDECLARED_ENTITY.rawValue), Int(XML_WAR_UNDECLARED_ENTITY.rawValue):
      LocalizedText(
        english: "write the character itself, or its number such as &#160;",
        korean: "문자를 그대로 쓰거나 &#160;처럼 번호로 쓸 것")
    case Int(XML_ERR_NAME_REQUIRED.rawValue), Int(XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue):
      LocalizedText(english: "write ‘&’ as &amp; and ‘<’ as &lt;", korean: "‘&’는 &amp;로, ‘<’는 &lt;로 쓸 것")
    case Int(XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue):
      LocalizedText(
        english: "write an attribute without a value as hidden=\"\"", korean: "값이 없는 속성은 hidden=\"\"처럼 쓸 것")
    case Int(XML_ERR_DOCUMENT_END.rawValue):
      LocalizedText(
        english: "a template has one root element; put several into <p:block>",
        korean: "템플릿의 최상위 요소는 하나임. 여러 개는 <p:block> 안에 넣을 것")
    default: nil
    }
  }

  static func tooLarge(path: String) -> Diagnostic {
    Diagnostic(
      "template-too-large", path: path, at: nil,
      LocalizedText(
        english: "template is larger than \(sizeLimit) bytes; divide it with <p:include>",
        korean: "템플릿이 \(sizeLimit)바이트보다 큼. <p:include>로 나눌 것"))
  }

  static func hasDeclarations(in source: SourceText) -> Diagnostic {
    let start = source.bytes.firstIndex(of: "<!DOCTYPE", from: 0) ?? 0
    return Diagnostic(
      "template-declarations", path: source.path, at: SourceRange(start, start + 9),
      LocalizedText(
        english: "templates may not declare entities or refer to external definitions; write <!DOCTYPE html>",
        korean: "템플릿에서는 엔티티 선언이나 외부 정의를 쓸 수 없음. <!DOCTYPE html>로 쓸 것"))
  }

  static func instruction(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "template-instruction", .warning, path: path, at: range,
      LocalizedText(
        english: "processing instruction has no effect and is left out", korean: "처리 명령은 효과가 없어 생략함"))
  }

  static func unknownElement(_ element: TemplateElement, path: String) -> Diagnostic {
    let match = nearestMatch(to: element.name, among: elementNames)
    return Diagnostic(
      "unknown-template-element", path: path, at: element.nameRange,
      LocalizedText(
        english: "unknown element ‘\(element.name)’\(suggestion(match).english)",
        korean: "알 수 없는 요소 ‘\(element.name)’\(suggestion(match).korean)"))
  }

  static func unknownAttribute(
    _ attribute: TemplateAttribute, of element: TemplateElement, path: String
  ) -> Diagnostic {
    let names =
      switch element.name {
      case "p:include": directiveNames.filter { $0 != "p:html" } + ["file"]
      default: directiveNames
      }
    let match = nearestMatch(to: attribute.name, among: names)
    let fixIts = match.map { name in
      FixIt(
        message: LocalizedText(english: "write ‘\(name)’", korean: "‘\(name)’로 바꾸기"), range: attribute.nameRange,
        replacement: name)
    }
    return Diagnostic(
      "unknown-template-attribute", path: path, at: attribute.nameRange,
      LocalizedText(
        english: "‘\(element.name)’ has no attribute ‘\(attribute.name)’\(suggestion(match).english)",
        korean: "‘\(element.name)’에 없는 속성 ‘\(attribute.name)’\(suggestion(match).korean)"),
      fixIts: fixIts.map { [$0] } ?? [])
  }

  static func unknownTemplate(
    _ name: String, among names: [String], path: String, at range: SourceRange?
  ) -> Diagnostic {
    let match = nearestMatch(to: name, among: names)
    return Diagnostic(
      "unknown-template", path: path, at: range,
      LocalizedText(
        english: "theme has no template ‘\(name)’\(suggestion(match).english)",
        korean: "테마에 없는 템플릿 ‘\(name)’\(suggestion(match).korean)"))
  }

  static func includeWithoutFile(_ element: TemplateElement, path: String) -> Diagnostic {
    Diagnostic(
      "include-without-file", path: path, at: element.nameRange,
      LocalizedText(
        english: "p:include needs file=\"…\", the name of a template",
        korean: "p:include에는 템플릿 이름을 적은 file=\"…\"이 필요함"))
  }

  static func endlessInclude(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "endless-include", path: path, at: range,
      LocalizedText(
        english: "template includes itself without a condition; put p:if or p:for around it",
        korean: "템플릿이 조건 없이 자기 자신을 포함함. p:if나 p:for로 감쌀 것"))
  }

  static func voidContent(_ element: TemplateElement, path: String) -> Diagnostic {
    Diagnostic(
      "void-element-content", path: path, at: element.nameRange,
      LocalizedText(
        english: "‘\(element.name)’ cannot hold anything; move the content out",
        korean: "‘\(element.name)’에는 내용을 넣을 수 없음. 밖으로 옮길 것"))
  }

  static func rawContent(_ element: TemplateElement, path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "raw-content", path: path, at: range,
      LocalizedText(
        english: "‘\(element.name)’ holds plain text only; pass values in data attributes",
        korean: "‘\(element.name)’에는 일반 텍스트만 쓸 수 있음. 값은 data 속성으로 전달할 것"))
  }

  static func replacedContent(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "replaced-content", .warning, path: path, at: range,
      LocalizedText(
        english: "p:html replaces the content written here; remove one of them",
        korean: "p:html이 여기에 쓴 내용을 대체함. 둘 중 하나를 지울 것"))
  }

  static func openExpression(path: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      "template-expression", path: path, at: range,
      LocalizedText(english: "‘{{’ without ‘}}’", korean: "‘{{’를 닫는 ‘}}’가 없음"))
  }

  /// The end of a message that proposes another name, or nothing.
  static func suggestion(_ match: String?) -> LocalizedText {
    guard let match else { return "" }
    return LocalizedText(english: "; did you mean ‘\(match)’?", korean: ". ‘\(match)’을(를) 뜻했는지 확인할 것")
  }
}

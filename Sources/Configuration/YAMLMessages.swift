internal import Diagnostics

extension Diagnostic {
  static func documentTooLong(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "document-too-long", path: path, at: range,
      LocalizedText(
        english: "The document is longer than \(yamlSizeLimit >> 20) MiB",
        korean: "문서가 \(yamlSizeLimit >> 20)MiB보다 깁니다"))
  }

  static func secondDocument(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "second-document", path: path, at: range,
      LocalizedText(
        english: "A second document begins here; a file holds one",
        korean: "여기서 둘째 문서가 시작됩니다. 파일 하나에는 문서 하나만 둡니다"))
  }

  static func anchor(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "yaml-alias", path: path, at: range,
      LocalizedText(
        english: "Anchors (&) and aliases (*) are not supported; write the value out, or quote text that begins so",
        korean: "앵커(&)와 별칭(*)은 쓸 수 없습니다. 값을 그대로 적거나, 이렇게 시작하는 글은 따옴표로 묶으세요"))
  }

  static func tag(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "yaml-tag", path: path, at: range,
      LocalizedText(
        english: "Tags (!) are not supported; quote text that begins with an exclamation mark",
        korean: "태그(!)는 쓸 수 없습니다. 느낌표로 시작하는 글은 따옴표로 묶으세요"))
  }

  static func nestedTooDeep(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "nested-too-deep", path: path, at: range,
      LocalizedText(
        english: "Values nest deeper than \(yamlDepthLimit) levels",
        korean: "값이 \(yamlDepthLimit)단계보다 깊이 겹칩니다"))
  }

  static func keyIsNoText(path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "key-is-no-text", path: path, at: range,
      LocalizedText(
        english: "A key must be text; quote a key that begins with “{” or “[”",
        korean: "키는 글이어야 합니다. ‘{’나 ‘[’로 시작하는 키는 따옴표로 묶으세요"))
  }

  static func duplicateKey(_ key: String, path: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      "duplicate-key", path: path, at: range,
      LocalizedText(
        english: "Duplicate key “\(key)”; keep one of the two",
        korean: "두 번 나온 키 ‘\(key)’. 하나만 남기세요"),
      notes: [Note(LocalizedText(english: "First here", korean: "처음 나온 곳"), at: first)])
  }

  static func syntax(_ problem: String, path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("yaml-syntax", path: path, at: range, syntaxMessage(problem))
  }
}

/// What libyaml's words mean to who wrote the file.
private func syntaxMessage(_ problem: String) -> LocalizedText {
  switch problem {
  case "mapping values are not allowed in this context":
    LocalizedText(
      english: "A “key: value” cannot stand here; quote text that holds a colon followed by a space",
      korean: "여기에는 ‘키: 값’이 올 수 없습니다. 쌍점과 빈칸이 든 글은 따옴표로 묶으세요")
  case "could not find expected ':'":
    LocalizedText(
      english: "A key without “:”; write “key: value” and indent continued text",
      korean: "키 뒤에 ‘:’이 없습니다. ‘키: 값’으로 쓰고, 이어지는 글은 들여 쓰세요")
  case "did not find expected key", "did not find expected '-' indicator":
    LocalizedText(
      english: "This line does not fit the lines above; check its indentation and quotes",
      korean: "이 줄이 윗줄과 맞지 않습니다. 들여쓰기와 따옴표를 확인하세요")
  case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
    LocalizedText(
      english: "A comma or the closing bracket is missing before this",
      korean: "이 앞에 쉼표나 닫는 괄호가 빠졌습니다")
  case "found character that cannot start any token", "found a tab character that violates indentation":
    LocalizedText(
      english: "A value cannot begin with this character; indent with spaces, not tabs, and quote such text",
      korean: "값은 이 글자로 시작할 수 없습니다. 탭 대신 빈칸으로 들여 쓰고, 이런 글은 따옴표로 묶으세요")
  case "found unexpected end of stream", "found unexpected document indicator":
    LocalizedText(
      english: "The text ends inside quotes or brackets",
      korean: "따옴표나 괄호가 닫히기 전에 글이 끝났습니다")
  case "found unknown escape character":
    LocalizedText(
      english: "An unknown escape; write “\\\\” for a backslash, or use single quotes",
      korean: "알 수 없는 이스케이프입니다. 역슬래시는 ‘\\\\’로 쓰거나 작은따옴표를 쓰세요")
  case "block sequence entries are not allowed in this context":
    LocalizedText(
      english: "A list item cannot stand here; begin the list on its own line",
      korean: "여기에는 목록 항목이 올 수 없습니다. 목록은 새 줄에서 시작하세요")
  case "control characters are not allowed", "invalid leading UTF-8 octet", "invalid trailing UTF-8 octet",
    "incomplete UTF-8 octet sequence", "invalid Unicode character", "invalid length of a UTF-8 sequence":
    LocalizedText(
      english: "A byte that is no text; save the file as UTF-8 without control characters",
      korean: "글자가 아닌 바이트가 있습니다. 파일을 제어 문자 없이 UTF-8로 저장하세요")
  default:
    LocalizedText(english: "Not well-formed YAML: \(problem)", korean: "YAML 문법에 맞지 않습니다: \(problem)")
  }
}

import Templates

/// What templates are told, as shapes: a name that a template asks for and no record holds is an error of the template.
enum TemplateRecords {
  /// The templates that are rendered by themselves, with the shapes of their records.
  static func entries(strings: [String]) -> [String: TemplateSchema] {
    let words = texts(strings)
    return [
      "page.html": .record([
        "page": page, "site": site(["description", "home", "search"]), "strings": words, "stats": .text,
        "navigation": .list(.record(["title": .text, "pages": .list(texts(["title", "url", "lang", "current"]))])),
        "alternates": .list(texts(["lang", "url"])),
      ]),
      "language-choice.html": .record(["site": site(["titleKorean"])]),
      "not-found.html": .record([
        "site": site(["titleKorean"]),
        "languages": .list(.record(["lang": .text, "url": .text, "strings": words])),
      ]),
      "redirect.html": .record([
        "site": site(["titleKorean"]), "strings": words, "page": texts(["title", "lang", "url", "canonical"]),
      ]),
    ]
  }

  private static func texts(_ names: [String]) -> TemplateSchema {
    .record(Dictionary(names.map { ($0, .text) }) { first, _ in first })
  }

  private static func site(_ more: [String]) -> TemplateSchema {
    var fields: [String: TemplateSchema] = ["hidden": .flag, "ownStylesheet": .flag]
    for name in ["title", "root", "policy", "glossary", "changes", "feed"] + more { fields[name] = .text }
    return .record(fields)
  }

  private static var page: TemplateSchema {
    var fields: [String: TemplateSchema] = [
      "content": .markup, "isHome": .flag,
      "contents": .list(.record(["title": .text, "url": .text, "children": .list(texts(["title", "url"]))])),
      "languages": .list(texts(["name", "lang", "url", "current"])),
      "previous": texts(["title", "url", "lang"]), "next": texts(["title", "url", "lang"]),
      "notice": texts(["text", "link", "lang", "url"]), "breadcrumbs": .list(texts(["title", "url"])),
      "since": .list(.text), "status": .list(texts(["platform", "status", "word"])),
      "changes": .list(texts(["id", "date", "dateText", "summary", "action"])),
    ]
    let plain = [
      "title", "summary", "lang", "updated", "updatedText", "section", "textLang", "canonical", "markdown", "locale",
      "otherLocale", "image", "edit", "aliases", "owner", "reviewed", "reviewedText",
    ]
    for name in plain { fields[name] = .text }
    return .record(fields)
  }
}

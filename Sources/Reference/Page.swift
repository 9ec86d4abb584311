public import Configuration
public import Diagnostics
public import Markdown

/// A page in one language, read and parsed.
public struct Page: Sendable {
  /// The file, with its path in the site such as `Content/components/sheets.en.md`.
  public var file: SourceText
  /// The language, from the file's name.
  public var language: Language
  /// The id that both languages share, such as `components/sheets`.
  public var id: String
  /// The title.
  public var title: String
  /// One sentence for lists and search engines.
  public var summary: String
  /// The bytes of the title in the file; nil without one.
  public var titleRange: SourceRange?
  /// The bytes of the summary in the file; nil without one.
  public var summaryRange: SourceRange?
  /// The day of the last change of substance; nil where none is given.
  public var updated: CalendarDate?
  /// What front matter says beside the title.
  public var details = PageDetails()
  /// The content.
  public var document: Document
  /// Where the content begins in the file, behind the front matter.
  public var bodyStart = 0

  /// Whether the page stands in for one that is not written in its language: its file is of the other one.
  public var isFallback: Bool { pageIdentity(ofPath: file.path).map { $0.language != language } ?? false }

  /// The language of the words: that of the file, which is the other one where the page stands in.
  public var contentLanguage: Language { isFallback ? language.other : language }

  /// The path of the file that would hold the page in its language: its own unless it stands in.
  public var sourcePath: String { isFallback ? "Content/" + id + "." + language.tag + ".md" : file.path }

  /// The page as it stands in for the one that is not written in the other language.
  public var asFallback: Page {
    var page = self
    page.language = language.other
    return page
  }

  /// The day of the last change that the page tells of.
  public var lastChange: CalendarDate? { [updated, details.changes.first?.date].compactMap { $0 }.max() }

  /// The address in the built site, such as `en/components/sheets.html`.
  public var outputPath: String { language.tag + "/" + id + ".html" }

  /// The section, the first part of the id; empty for pages at the top.
  public var section: String { id.contains("/") ? String(id.prefix { $0 != "/" }) : "" }
}

private let frontMatterSchema = Schema(
  [.required("title", .text), .required("summary", .text), .optional("updated", .date)] + PageDetails.keys)

/// The language and id that a path such as `Content/components/sheets.en.md` stands for; nil for other files.
public func pageIdentity(ofPath path: String) -> (id: String, language: Language)? {
  guard path.hasPrefix("Content/") else { return nil }
  for language in Language.allCases where path.hasSuffix("." + language.tag + ".md") {
    return (String(path.dropFirst(8).dropLast(6)), language)
  }
  return nil
}

/// Reads a page: front matter by its schema, then the Markdown.
public func readPage(_ file: SourceText, id: String, language: Language) -> (page: Page, diagnostics: [Diagnostic]) {
  var page = Page(file: file, language: language, id: id, title: id, summary: "", updated: nil, document: Document())
  let (frontMatter, found) = frontMatterRange(in: file)
  var diagnostics = found
  if let frontMatter {
    let (value, problems) = parseYAML(file, in: frontMatter.yaml)
    diagnostics += problems
    if let value {
      diagnostics += validate(value, against: frontMatterSchema, path: file.path)
      page.title = value["title"]?.string ?? id
      page.summary = value["summary"]?.string ?? ""
      page.titleRange = value["title"]?.range
      page.summaryRange = value["summary"]?.range
      page.updated = value["updated"]?.date
      let (details, detailProblems) = PageDetails.read(value, path: file.path)
      page.details = details
      diagnostics += detailProblems
    }
  } else if diagnostics.isEmpty {
    diagnostics.append(
      Diagnostic(
        "missing-front-matter", path: file.path, at: SourceRange(0, 0),
        LocalizedText(
          english: "the page needs front matter with title and summary between two lines of ---",
          korean: "페이지 앞에 --- 두 줄로 감싼 title과 summary가 필요합니다")))
  }
  let (document, markdownProblems) = parseMarkdown(file, from: frontMatter?.bodyStart ?? 0)
  page.document = document
  page.bodyStart = frontMatter?.bodyStart ?? 0
  return (page, diagnostics + markdownProblems)
}

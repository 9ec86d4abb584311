public import Configuration
public import Diagnostics

/// A line of the site's own change log.
public struct SiteChange: Sendable {
  /// The day.
  public var date: CalendarDate
  /// What changed.
  public var summary: LocalizedText
}

/// What `Site/site.yaml` says of where and how the site is published.
public struct PublishingSettings: Sendable {
  /// The address of the site; nil where it is not known, and nothing that needs it is written.
  public var baseURL: BaseURL?
  /// The address at which a page's source is edited, `{path}` standing for its path in the repository.
  public var editURL: String?
  /// Whether search engines may list the site.
  public var isIndexed = true
  /// An image in `Site/static` that stands for the site where a page is shared, and its place in the file.
  public var socialImage: (path: String, range: SourceRange)?
  /// The site's own changes, newest first.
  public var changes: [SiteChange] = []

  /// Settings that say nothing.
  public init() {}

  static let keys: [Schema.Key] = [
    .optional("base-url", .text), .optional("edit-url", .text), .optional("indexing", .boolean),
    .optional("social-image", .text),
    .optional(
      "changes",
      .list(of: .mapping(Schema([.required("date", .date), .required("summary", .localizedText)])))),
  ]

  static func read(_ value: YAMLValue, path: String) -> (settings: PublishingSettings, diagnostics: [Diagnostic]) {
    var settings = PublishingSettings()
    var diagnostics: [Diagnostic] = []
    if let text = value["base-url"]?.string {
      settings.baseURL = BaseURL(text)
      if settings.baseURL == nil { diagnostics.append(badBaseURL(text, path, value["base-url"]?.range)) }
    }
    if let text = value["edit-url"]?.string {
      let isAddress = text.utf8.starts(with: "https://".utf8) || text.utf8.starts(with: "http://".utf8)
      if isAddress, text.contains("{path}") {
        settings.editURL = text
      } else {
        diagnostics.append(badEditURL(path, value["edit-url"]?.range))
      }
    }
    settings.isIndexed = value["indexing"]?.boolean ?? true
    if let image = value["social-image"], let text = image.string { settings.socialImage = (text, image.range) }
    for item in value["changes"]?.items ?? [] {
      guard let date = item["date"]?.date, let summary = item["summary"]?.localizedText else { continue }
      settings.changes.append(SiteChange(date: date, summary: summary))
    }
    let sorted = settings.changes.enumerated().sorted {
      $0.element.date != $1.element.date ? $0.element.date > $1.element.date : $0.offset < $1.offset
    }
    settings.changes = sorted.map(\.element)
    return (settings, diagnostics)
  }

  private static func badBaseURL(_ text: String, _ path: String, _ range: SourceRange?) -> Diagnostic {
    Diagnostic(
      "bad-base-url", path: path, at: range,
      LocalizedText(
        english: "‘\(text)’ is no base address; write it as in https://guidelines.example.com/ios/",
        korean: "‘\(text)’은(는) 사이트 주소로 쓸 수 없습니다. https://guidelines.example.com/ios/ 처럼 쓰세요"))
  }

  private static func badEditURL(_ path: String, _ range: SourceRange?) -> Diagnostic {
    Diagnostic(
      "bad-edit-url", path: path, at: range,
      LocalizedText(
        english: "an edit address begins with https:// and has {path} where the page’s path belongs",
        korean: "편집 주소는 https://로 시작하고, 페이지 경로가 들어갈 자리에 {path}를 씁니다"))
  }
}

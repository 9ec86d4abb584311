import Configuration
import Diagnostics
import Reference
import Templates

/// What templates are told about publishing: addresses, who keeps a page, where it holds and what changed.
struct PublishingRecords: Sendable {
  let configuration: SiteConfiguration
  let navigation: SiteNavigation
  let addresses: PageAddresses
  /// The languages that have a list of changes.
  let changeLanguages: Set<Language>
  /// The languages that have a glossary.
  let glossaryLanguages: Set<Language>
  /// The output paths of pages that no file holds, so that nobody can edit them.
  let generated: Set<String>
  /// Whether the site has a stylesheet of its own beside that of the theme.
  let hasOwnStylesheet: Bool

  private var settings: PublishingSettings { configuration.publishing }

  /// Adds to the record of the site as a page sees it.
  func addSite(_ record: inout [String: TemplateValue], _ outputPath: String, _ language: Language) {
    record["policy"] = .text(ContentSecurityPolicy.meta)
    record["hidden"] = .flag(!settings.isIndexed)
    record["ownStylesheet"] = .flag(hasOwnStylesheet)
    if glossaryLanguages.contains(language) {
      record["glossary"] = .text(
        relativeAddress(from: outputPath, to: language.tag + "/" + Glossary.pageID + ".html"))
    }
    guard changeLanguages.contains(language) else { return }
    let changes = language.tag + "/" + ChangeLog.pageID + ".html"
    record["changes"] = .text(relativeAddress(from: outputPath, to: changes))
    if settings.baseURL != nil {
      record["feed"] = .text(relativeAddress(from: outputPath, to: ChangeLog.feedPath(language)))
    }
  }

  /// Adds to the record of a page.
  func addPage(_ record: inout [String: TemplateValue], _ page: Page) {
    let details = page.details
    if let canonical = addresses.canonical(of: page) { record["canonical"] = .text(canonical) }
    record["markdown"] = .text(
      percentEncoded(relativeAddress(from: page.outputPath, to: MarkdownCopies.path(of: page))))
    record["breadcrumbs"] = .list(breadcrumbs(page))
    record["locale"] = .text(locale(page.language))
    let alternates = addresses.alternates(of: page)
    if !alternates.isEmpty { record["otherLocale"] = .text(locale(page.language.other)) }
    if let image = settings.socialImage, let baseURL = settings.baseURL {
      record["image"] = .text(baseURL.address(of: image.path))
    }
    if let pattern = settings.editURL, !generated.contains(page.outputPath) {
      record["edit"] = .text(pattern.replacing("{path}", with: percentEncoded(page.file.path)))
    }
    if !details.aliases.isEmpty { record["aliases"] = .text(details.aliases.joined(separator: ", ")) }
    if let owner = details.owner { record["owner"] = .text(owner) }
    if let reviewed = details.reviewed {
      record["reviewed"] = .text(reviewed.text)
      record["reviewedText"] = .text(dateText(reviewed, page.language))
    }
    record["since"] = .list(details.since.map { .text($0.platform + " " + $0.value + "+") })
    record["status"] = .list(
      details.status.map { note in
        ["platform": .text(note.platform), "status": .text(note.value), "word": .text(word(note.value, page.language))]
      })
    let ids = changeIDs(details.changes.map(\.date))
    record["changes"] = .list(
      zip(details.changes, ids).map { change, id in
        [
          "id": .text(id), "date": .text(change.date.text), "dateText": .text(dateText(change.date, page.language)),
          "summary": .text(change.summary), "action": change.action.map { .text($0) } ?? .none,
        ]
      })
  }

  /// The links in a head to the page in its languages.
  func alternates(of page: Page) -> [TemplateValue] {
    addresses.alternates(of: page).map { ["lang": .text($0.tag), "url": .text($0.address)] }
  }

  /// The way from the start page: its section, with a link where the section has a page of its own.
  private func breadcrumbs(_ page: Page) -> [TemplateValue] {
    if page.id == "index" { return [] }
    let home = addresses.original("index", page.language)
    var crumbs: [TemplateValue] = [
      [
        "title": .text(configuration.title[page.language]),
        "url": .text(relativeAddress(from: page.outputPath, to: home?.outputPath ?? page.language.tag + "/index.html")),
      ]
    ]
    guard let section = navigation.section(of: page.id), !section.title[page.language].isEmpty else { return crumbs }
    var crumb: [String: TemplateValue] = ["title": .text(section.title[page.language])]
    if let first = section.pages.first, first.hasSuffix("/index"), first != page.id,
      let index = addresses.original(first, page.language)
    {
      crumb["url"] = .text(relativeAddress(from: page.outputPath, to: index.outputPath))
    }
    if section.pages.first != page.id || !page.id.hasSuffix("/index") { crumbs.append(.record(crumb)) }
    return crumbs
  }

  private func locale(_ language: Language) -> String { language == .english ? "en_US" : "ko_KR" }

  private func word(_ status: String, _ language: Language) -> String {
    if language == .english { return status }
    switch status {
    case "ready": return "확정"
    case "beta": return "베타"
    case "draft": return "초안"
    case "deprecated": return "지원 중단"
    default: return status
    }
  }
}

import Configuration
import Diagnostics
import FileSystem
import Markdown
import Reference
import Templates

/// What templates are told about a page and the site.
struct PageRecords: Sendable {
  let configuration: SiteConfiguration
  let navigation: SiteNavigation
  let theme: SiteTheme
  let library: ExampleLibrary
  /// The path of the search index's first file; nil where nothing is published.
  let search: String?
  let publishing: PublishingRecords
  private let stale: [String: [Int: StalePassage]]
  private let pagesByPath: [String: Page]
  private var sectionsByFolder: [String: [TemplateValue]] = [:]
  /// Where a page stands in the navigation of its language, by its output path.
  private var places: [String: (section: Int, item: Int)] = [:]

  init(
    configuration: SiteConfiguration, navigation: SiteNavigation, theme: SiteTheme, library: ExampleLibrary,
    search: String?, publishing: PublishingRecords, pages: [Page], stale: [String: [Int: StalePassage]]
  ) {
    self.stale = stale
    self.configuration = configuration
    self.navigation = navigation
    self.theme = theme
    self.library = library
    self.search = search
    self.publishing = publishing
    pagesByPath = Dictionary(pages.map { ($0.outputPath, $0) }) { first, _ in first }
    for page in pages where sectionsByFolder[folder(of: page)] == nil {
      sectionsByFolder[folder(of: page)] = PageRecords.sections(navigation, page, pagesByPath)
    }
    for language in Language.allCases {
      for section in navigation.sections.indices {
        let paths = navigation.sections[section].pages.map { language.tag + "/" + $0 + ".html" }
        for (item, path) in paths.filter({ pagesByPath[$0] != nil }).enumerated() { places[path] = (section, item) }
      }
    }
  }

  func record(of page: Page, content: [UInt8]) -> TemplateValue {
    let language = page.language
    let root = relativeAddress(from: page.outputPath, to: "x").dropLast(1)
    var site: [String: TemplateValue] = [
      "title": .text(configuration.title[language]), "description": .text(configuration.description[language]),
      "root": .text(String(root)),
      "home": .text(relativeAddress(from: page.outputPath, to: language.tag + "/index.html")),
    ]
    if let search { site["search"] = .text(String(root) + search) }
    publishing.addSite(&site, page.outputPath, language)
    return [
      "strings": .record(theme.strings[language] ?? [:]), "site": .record(site),
      "page": .record(pageRecord(page, content)), "navigation": .list(sections(for: page)),
      "alternates": .list(publishing.alternates(of: page)), "stats": .text(statistics(language)),
    ]
  }

  private func pageRecord(_ page: Page, _ content: [UInt8]) -> [String: TemplateValue] {
    let language = page.language
    let isHome = page.id == "index"
    var record: [String: TemplateValue] = [
      "title": .text(page.title), "summary": .text(page.summary), "lang": .text(language.tag),
      "content": .markup(content), "isHome": .flag(isHome), "contents": .list(isHome ? [] : contents(of: page)),
      "languages": .list(
        languages(of: page).map {
          [
            "name": .text($0.language.endonym), "lang": .text($0.language.tag), "url": .text($0.url),
            "current": $0.language == language ? .text("true") : .none,
          ]
        }),
    ]
    if let updated = page.updated {
      record["updated"] = .text(updated.text)
      record["updatedText"] = .text(dateText(updated, language))
    }
    if let place = navigation.places[page.id] {
      if place > 0 { record["previous"] = neighbour(navigation.order[place - 1], page) }
      if place + 1 < navigation.order.count { record["next"] = neighbour(navigation.order[place + 1], page) }
      record["section"] = .text(navigation.section(of: page.id)?.title[language] ?? "")
    }
    if page.isFallback { record["textLang"] = .text(page.contentLanguage.tag) }
    if let notice = notice(page) { record["notice"] = notice }
    publishing.addPage(&record, page)
    return record
  }

  /// What readers should know of the page's translation, with the way to the other language.
  private func notice(_ page: Page) -> TemplateValue? {
    let isKorean = page.language == .korean
    guard let other = find(page.id, page.language.other) else { return nil }
    let text: String
    let link: String
    if page.isFallback {
      text =
        isKorean
        ? "이 페이지는 아직 한국어로 옮기지 않아 영어로 보여 줍니다." : "This page is not written in English yet; it is shown in Korean."
      link = isKorean ? "영어 페이지로 가기" : "Go to the Korean page"
    } else if let count = stale[page.file.path]?.count {
      text =
        isKorean
        ? "원문이 바뀐 뒤 아직 고치지 않은 곳이 \(count)군데 있습니다."
        : "The Korean page has changed in \(count) \(count == 1 ? "place" : "places") that this one does not follow yet."
      link = isKorean ? "영어 페이지로 가기" : "Go to the Korean page"
    } else {
      return nil
    }
    return [
      "text": .text(text), "link": .text(link), "lang": .text(other.language.tag),
      "url": .text(relativeAddress(from: page.outputPath, to: other.outputPath)),
    ]
  }

  private func find(_ id: String, _ language: Language) -> Page? {
    pagesByPath[language.tag + "/" + id + ".html"]
  }

  private func neighbour(_ id: String, _ page: Page) -> TemplateValue {
    guard let other = find(id, page.language) else { return .none }
    return [
      "title": .text(other.title), "url": .text(relativeAddress(from: page.outputPath, to: other.outputPath)),
      "lang": other.isFallback ? .text(other.contentLanguage.tag) : .none,
    ]
  }

  /// The page in each language; the start page where it is not there.
  private func languages(of page: Page) -> [(language: Language, url: String, exists: Bool)] {
    Language.allCases.map { language in
      let other = find(page.id, language)
      let path = other?.outputPath ?? language.tag + "/index.html"
      return (language, relativeAddress(from: page.outputPath, to: path), other != nil)
    }
  }

  private func sections(for page: Page) -> [TemplateValue] {
    let shared = sectionsByFolder[folder(of: page)] ?? []
    guard let place = places[page.outputPath] else { return shared }
    return shared.enumerated().map { index, value in
      guard index == place.section, case .record(var record) = value, case .list(var items)? = record["pages"],
        case .record(var item) = items[place.item]
      else { return value }
      item["current"] = .text("page")
      items[place.item] = .record(item)
      record["pages"] = .list(items)
      return .record(record)
    }
  }

  private func folder(of page: Page) -> String { page.language.tag + "/" + parentFolder(of: page.id) }

  /// The navigation as pages of one folder see it, made once for each folder; a page that is not there in the language is left
  /// out.
  private static func sections(
    _ navigation: SiteNavigation, _ page: Page, _ pages: [String: Page]
  ) -> [TemplateValue] {
    navigation.sections.map { section in
      [
        "title": .text(section.title[page.language]),
        "pages": .list(
          section.pages.compactMap { id in
            guard let other = pages[page.language.tag + "/" + id + ".html"] else { return nil }
            return [
              "title": .text(other.title),
              "url": .text(relativeAddress(from: page.outputPath, to: other.outputPath)),
              "lang": other.isFallback ? .text(other.contentLanguage.tag) : .none,
            ]
          }),
      ]
    }
  }

  /// Headings of levels 2 and 3, those of level 3 below theirs.
  private func contents(of page: Page) -> [TemplateValue] {
    var groups: [(title: String, id: String, children: [TemplateValue])] = []
    for heading in page.document.headings {
      let title = Markdown.plainText(of: heading.inlines)
      if heading.level == 2 {
        groups.append((title, heading.id, []))
      } else if heading.level == 3, !groups.isEmpty {
        groups[groups.count - 1].children.append(["title": .text(title), "url": .text("#" + heading.id)])
      }
    }
    return groups.map {
      [
        "title": .text($0.title), "url": .text("#" + $0.id), "children": .list($0.children),
      ]
    }
  }

  /// How much was solved for this site.
  private func statistics(_ language: Language) -> String {
    let examples = library.exampleCount
    let layouts = library.contextCount
    return language == .english
      ? "\(examples) examples, \(layouts) layouts solved and checked for this build"
      : "이 빌드에서 예시 \(examples)개를 레이아웃 \(layouts)개로 풀고 검사했습니다"
  }
}

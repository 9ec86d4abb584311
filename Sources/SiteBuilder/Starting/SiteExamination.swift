import DefaultTheme
public import Diagnostics
public import FileSystem
import Reference

/// One thing that `plumb doctor` looked at.
public struct Finding: Sendable, Equatable {
  /// How it stands.
  public enum State: String, Sendable {
    /// As it should be.
    case good
    /// It works, and may not be what was meant.
    case doubtful
    /// It does not work.
    case wrong
  }

  /// A stable name, for programs.
  public var id: String
  /// How it stands.
  public var state: State
  /// What was found.
  public var text: LocalizedText
  /// What to do; nil where there is nothing.
  public var advice: LocalizedText?

  /// A finding.
  public init(_ id: String, _ state: State, _ text: LocalizedText, advice: LocalizedText? = nil) {
    self.id = id
    self.state = state
    self.text = text
    self.advice = advice
  }
}

private func both(_ english: String, _ korean: String) -> LocalizedText {
  LocalizedText(english: english, korean: korean)
}

/// Looks a site over: what is missing for publishing it, and what may not be meant.
///
/// - Throws: `FileSystemError` where a file cannot be read.
public func examineSite(_ folder: some FileSystem) async throws(FileSystemError) -> [Finding] {
  guard folder.exists("Site/site.yaml"), folder.exists("Content") else {
    return [
      Finding(
        "site", .wrong,
        both(
          "There is no site here: Content and Site/site.yaml are wanted.",
          "여기에는 사이트가 없습니다. Content와 Site/site.yaml이 있어야 합니다."),
        advice: both(
          "Go to the folder of a site, name it with ‘--site’, or begin one with ‘plumb new site’.",
          "사이트 폴더로 옮기거나 ‘--site’로 적거나, ‘plumb new site’로 새로 만드세요."))
    ]
  }
  let site = try await buildSite(folder, isForPublishing: false)
  var findings = [content(site), problems(site)]
  findings += languages(site)
  findings += addresses(site)
  findings += try results(site, folder)
  findings += try publishing(folder)
  findings += try theme(folder)
  return findings
}

private func content(_ site: BuiltSite) -> Finding {
  let (pages, examples, layouts) = (site.pages.count, site.library.exampleCount, site.library.contextCount)
  return Finding(
    "content", examples == 0 ? .doubtful : .good,
    both(
      "\(pages) pages, \(examples) examples in \(layouts) layouts.",
      "페이지 \(pages)개, 예시 \(examples)개, 레이아웃 \(layouts)개가 있습니다."),
    advice: examples == 0
      ? both(
        "Nothing is solved yet; ‘plumb new page’ writes a page with two examples.",
        "아직 계산하는 예시가 없습니다. ‘plumb new page’로 예시 두 개가 든 페이지를 만들 수 있습니다.")
      : nil)
}

private func problems(_ site: BuiltSite) -> Finding {
  let errors = site.diagnostics.count { $0.severity == .error }
  let warnings = site.diagnostics.count { $0.severity == .warning }
  if errors + warnings == 0 {
    return Finding("problems", .good, both("No errors and no warnings.", "오류와 경고가 없습니다."))
  }
  return Finding(
    "problems", errors > 0 ? .wrong : .doubtful,
    both("\(errors) errors, \(warnings) warnings.", "오류 \(errors)개, 경고 \(warnings)개가 있습니다."),
    advice: both("‘plumb check’ shows them at their lines.", "‘plumb check’로 몇째 줄의 문제인지 볼 수 있습니다."))
}

/// The first names, and how many more there are.
private func names(_ all: [String]) -> LocalizedText {
  let shown = all.prefix(5).joined(separator: ", ")
  let rest = all.count - min(all.count, 5)
  return rest == 0 ? both(shown, shown) : both("\(shown) and \(rest) more", "\(shown) 외 \(rest)개")
}

private func languages(_ site: BuiltSite) -> [Finding] {
  let ids = Dictionary(grouping: site.pages, by: \.id)
  return Language.allCases.compactMap { language in
    let missing = ids.filter { $0.value.allSatisfy { $0.language != language } }.keys.sorted(by: pathPrecedes)
    if missing.isEmpty { return nil }
    let list = names(missing)
    return Finding(
      "language-" + language.tag, .doubtful,
      language == .korean
        ? both("Not in Korean: \(list.english).", "한국어로 옮기지 않은 페이지: \(list.korean).")
        : both("Not in English: \(list.english).", "영어로 옮기지 않은 페이지: \(list.korean)."),
      advice: both("Readers are shown the other language, with a notice.", "읽는 사람에게는 안내와 함께 다른 언어의 페이지를 보여 줍니다."))
  }
}

/// Addresses that some disks and hosts take for one.
private func addresses(_ site: BuiltSite) -> [Finding] {
  let groups = Dictionary(grouping: site.pages.map(\.outputPath)) { $0.lowercased() }
  let alike = groups.values.filter { $0.count > 1 }.flatMap { $0 }.sorted(by: pathPrecedes)
  if alike.isEmpty { return [] }
  let list = names(alike)
  return [
    Finding(
      "letter-case", .wrong,
      both("Pages whose addresses differ only in case: \(list.english).", "대소문자만 다른 페이지 주소: \(list.korean)."),
      advice: both(
        "macOS, Windows and some hosts keep one of them only; rename the others.",
        "macOS와 Windows, 일부 호스트에서는 하나만 남으므로 나머지의 이름을 바꾸세요."))
  ]
}

private func results(_ site: BuiltSite, _ folder: some FileSystem) throws(FileSystemError) -> [Finding] {
  if site.library.exampleCount == 0 { return [] }
  var compared = site
  let before = compared.diagnostics.count
  try compared.compareResults(folder)
  let recorded = try folder.list("Content").contains { $0.path.hasSuffix(".results.json") }
  if !recorded {
    return [
      Finding(
        "results", .doubtful, both("Exact results are not recorded.", "정확한 결과가 기록되어 있지 않습니다."),
        advice: both(
          "‘plumb check --update’ records them, so that a review shows what a change moves.",
          "‘plumb check --update’로 기록해 두면 변경이 무엇을 움직이는지 검토할 때 보입니다."))
    ]
  }
  if compared.diagnostics.count == before {
    return [Finding("results", .good, both("Exact results are as recorded.", "정확한 결과가 기록과 같습니다."))]
  }
  return [
    Finding(
      "results", .doubtful, both("Exact results are not as recorded.", "정확한 결과가 기록과 다릅니다."),
      advice: both("‘plumb check’ shows the differences.", "‘plumb check’로 다른 곳을 볼 수 있습니다."))
  ]
}

private func publishing(_ folder: some FileSystem) throws(FileSystemError) -> [Finding] {
  var findings: [Finding] = []
  let file = SourceText(path: "Site/site.yaml", bytes: try folder.read("Site/site.yaml"))
  let settings = SiteConfiguration.read(file).configuration.publishing
  if let baseURL = settings.baseURL {
    findings.append(
      Finding("base-url", .good, both("Published at \(baseURL.address(of: "")).", "게시 주소: \(baseURL.address(of: ""))."))
    )
  } else {
    findings.append(
      Finding(
        "base-url", .doubtful,
        both("No ‘base-url’ in Site/site.yaml.", "Site/site.yaml에 ‘base-url’이 없습니다."),
        advice: both(
          "Without it, or ‘--base-url’, there is no sitemap, no feed and no canonical link.",
          "이 값이나 ‘--base-url’이 없으면 사이트맵, 피드, 대표 주소를 만들지 않습니다.")))
  }
  if folder.exists(".git") {
    let ignored = folder.exists(".gitignore") ? String(decoding: try folder.read(".gitignore"), as: UTF8.self) : ""
    let lines = ignored.split(whereSeparator: \.isNewline).map { $0.drop { $0 == "/" } }
    if !lines.contains(where: { $0.hasPrefix("Site/public") || $0 == "public/" || $0 == "public" }) {
      findings.append(
        Finding(
          "ignored-output", .doubtful,
          both("Git does not ignore Site/public.", "Git이 Site/public을 무시하지 않습니다."),
          advice: both("Add ‘Site/public/’ to .gitignore.", ".gitignore에 ‘Site/public/’을 더하세요.")))
    }
  }
  return findings
}

private func theme(_ folder: some FileSystem) throws(FileSystemError) -> [Finding] {
  guard folder.exists(SiteTheme.folder) else { return [] }
  var own: [String] = []
  var same: [String] = []
  for entry in try folder.list(SiteTheme.folder) {
    let name = String(entry.path.dropFirst(SiteTheme.folder.count + 1))
    let builtIn = DefaultTheme.files.first { $0.name == name }
    if try builtIn?.bytes == folder.read(entry.storedPath) { same.append(name) } else { own.append(name) }
  }
  var findings: [Finding] = []
  if !own.isEmpty {
    let list = names(own)
    findings.append(
      Finding("theme", .good, both("Theme files of the site’s own: \(list.english).", "사이트가 바꾼 테마 파일: \(list.korean)."))
    )
  }
  if !same.isEmpty {
    let list = names(same)
    findings.append(
      Finding(
        "theme-copies", .doubtful,
        both("Theme files equal to the built-in ones: \(list.english).", "기본 테마와 똑같은 파일: \(list.korean)."),
        advice: both(
          "Remove them to follow later versions of the theme.", "이 파일들을 지우면 나중에 나올 기본 테마를 따라갑니다.")))
  }
  return findings
}

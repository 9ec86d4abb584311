import Configuration
public import Diagnostics
public import FileSystem
import Markdown
public import Reference
import Templates

/// What a build came to; files are written only by `writeSite`.
public struct BuiltSite: Sendable {
  /// The files by their paths in the output folder, sorted.
  public var files: [(path: String, bytes: [UInt8])] = []
  /// What is wrong, sorted by file and place.
  public var diagnostics: [Diagnostic] = []
  /// The files that diagnostics speak of.
  public var sources: [String: SourceText] = [:]
  /// The pages.
  public var pages: [Page] = []
  /// The examples.
  public var library = ExampleLibrary()

  /// The agreed words.
  public var terms = TermBase()
  /// What of them is translated, and how well.
  public var translations: SiteTranslations?

  /// All rules, with the places where pages state them.
  public var rules: RuleIndex { RuleIndex(pages, library) }

  /// Whether anything is wrong that must not be published.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Builds a site in memory from its folder: Content, Site, and Themes/plumb where it changes the built-in theme.
///
/// Pages are read, solved and rendered in parallel; the order of the results is that of the paths, so equal input gives equal
/// bytes.
///
/// - Parameters:
///   - fileSystem: the site's folder.
///   - baseURL: the address of the site, before that of Site/site.yaml.
///   - isForPublishing: whether `files` is wanted; without it only what is wrong is found.
/// - Throws: `FileSystemError` where a file cannot be read.
public func buildSite(
  _ fileSystem: some FileSystem, baseURL: BaseURL? = nil, isForPublishing: Bool = true
) async throws(FileSystemError) -> BuiltSite {
  var site = BuiltSite()
  var inputs: [(file: SourceText, id: String, language: Language)] = []
  var files = SiteFiles()
  for entry in try fileSystem.list("Content") {
    guard let identity = pageIdentity(ofPath: entry.path) else {
      files.addContent(entry)
      continue
    }
    if site.sources[entry.path] != nil {
      site.diagnostics.append(SiteFiles.sameName(entry))
      continue
    }
    let file = SourceText(path: entry.path, bytes: try fileSystem.read(entry.storedPath))
    inputs.append((file, identity.id, identity.language))
    site.sources[entry.path] = file
  }
  let configurationFile = SourceText(path: "Site/site.yaml", bytes: try fileSystem.read("Site/site.yaml"))
  site.sources[configurationFile.path] = configurationFile
  var (configuration, configurationProblems) = SiteConfiguration.read(configurationFile)
  site.diagnostics += configurationProblems
  if let baseURL { configuration.publishing.baseURL = baseURL }

  let read = await inParallel(inputs) { readPage($0.file, id: $0.id, language: $0.language) }
  for (page, diagnostics) in read {
    site.pages.append(page)
    site.diagnostics += diagnostics
  }
  let translations = try SiteTranslations(site.pages, fileSystem)
  for (path, file) in translations.sources { site.sources[path] = file }
  site.diagnostics += translations.diagnostics
  site.diagnostics += (await inParallel(translations.pairs) { $0.problems }).flatMap { $0 }
  site.translations = translations
  if fileSystem.exists(TermBase.path) {
    let file = SourceText(path: TermBase.path, bytes: try fileSystem.read(TermBase.path))
    site.sources[file.path] = file
    let (terms, problems) = TermBase.read(file)
    site.terms = terms
    site.diagnostics += problems
    let checks = TermChecks(terms)
    site.diagnostics += (await inParallel(site.pages) { checks.problems(on: $0) }).flatMap { $0 }
  }
  let (policy, policyProblems) = severityPolicy(configuration)
  site.diagnostics += policyProblems
  let solved = await inParallel(site.pages) { ExampleLibrary.examples(of: $0, policy: policy) }
  for index in site.pages.indices { site.diagnostics += site.library.add(solved[index], of: site.pages[index]) }

  let theme = try SiteTheme.read(fileSystem)
  site.diagnostics += theme.diagnostics
  for (path, file) in theme.sources { site.sources[path] = file }
  try files.addStatic(fileSystem)
  site.diagnostics += files.check(configuration)
  let publishing = SitePublishing(configuration, site.pages + fallbackPages(site.pages), terms: site.terms.terms)
  let navigation = SiteNavigation(configuration, site.pages, made: publishing.generatedIDs)
  site.diagnostics += navigation.diagnostics
  site.diagnostics += publishing.redirects.diagnostics
  let index = PageIndex(publishing.pages, files: files.outputPaths)
  let rendering = PageRendering(
    library: site.library, index: index, rules: RuleIndex(site.pages, site.library), stale: translations.stalePassages,
    terms: TermLinks(site.terms, languages: publishing.glossaryLanguages))
  let copies = MarkdownCopies(library: site.library, index: index)
  let search = isForPublishing ? await SearchIndex(of: publishing.pages, site, navigation) : nil
  let records = PageRecords(
    configuration: configuration, navigation: navigation, theme: theme, library: site.library, search: search?.path,
    publishing: publishing.records(navigation, hasOwnStylesheet: theme.hasOwnStylesheet), pages: publishing.pages,
    stale: translations.stalePassages)
  let rendered = await inParallel(publishing.pages) { page in
    let (content, problems) = rendering.content(of: page)
    var bytes: [UInt8] = []
    let templateProblems = theme.theme.render("page.html", records.record(of: page, content: content), into: &bytes)
    return RenderedPage(
      html: bytes, markdown: isForPublishing && !page.isFallback ? copies.copy(of: page) : [],
      files: index.filesUsed(by: page),
      diagnostics: problems + (page.isFallback ? [] : index.check(page)) + templateProblems)
  }
  var outputs: [(path: String, bytes: [UInt8])] = []
  var generated: [(path: String, bytes: [UInt8])] = []
  for (page, result) in zip(publishing.pages, rendered) {
    outputs.append((page.outputPath, result.html))
    if !page.isFallback { generated.append((MarkdownCopies.path(of: page), result.markdown)) }
    files.use(result.files)
    site.diagnostics += result.diagnostics
  }
  let (standalone, standaloneProblems) = standalonePages(theme.theme, records, publishing.redirects)
  site.diagnostics += standaloneProblems
  outputs += standalone.pages + theme.assets
  generated += standalone.replaceable
  outputs += search?.files ?? []
  if isForPublishing { generated += publishing.files(navigation, site.library, theme.fingerprinted) }
  let (all, pathProblems) = joined(pages: outputs, statics: try files.read(fileSystem), generated: generated)
  site.files = all
  site.diagnostics += pathProblems
  site.diagnostics = sorted(site.diagnostics)
  return site
}

/// What becomes of one page.
private struct RenderedPage: Sendable {
  var html: [UInt8]
  var markdown: [UInt8]
  /// The files beside pages that it shows or links to.
  var files: [String]
  var diagnostics: [Diagnostic]
}

/// By path, then place, then code; equal ones once.
func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  let sorted = diagnostics.sorted {
    if $0.path != $1.path { return pathPrecedes($0.path, $1.path) }
    let a = $0.range?.start ?? 0
    let b = $1.range?.start ?? 0
    return a != b ? a < b : $0.code < $1.code
  }
  var result: [Diagnostic] = []
  for diagnostic in sorted where result.last != diagnostic { result.append(diagnostic) }
  return result
}

/// Maps values on all cores; results in the order of the values.
func inParallel<Value: Sendable, Result: Sendable>(
  _ values: [Value], _ transform: @escaping @Sendable (Value) -> Result
) async -> [Result] {
  await withTaskGroup(of: (Int, [Result]).self) { group in
    // A few values a task, so that a task's cost is small beside its work.
    let size = 8
    for start in stride(from: 0, to: values.count, by: size) {
      group.addTask {
        (start, values[start..<min(start + size, values.count)].map(transform))
      }
    }
    var parts: [(Int, [Result])] = []
    for await part in group { parts.append(part) }
    return parts.sorted { $0.0 < $1.0 }.flatMap { $0.1 }
  }
}

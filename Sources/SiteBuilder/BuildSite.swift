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

  /// All rules, with the places where pages state them.
  public var rules: RuleIndex { RuleIndex(pages, library) }

  /// Whether anything is wrong that must not be published.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Builds a site in memory from its folder: Content, Themes/plumb and Site.
///
/// Pages are read, solved and rendered in parallel; the order of the results is that of the paths, so equal input gives equal
/// bytes.
///
/// - Parameters:
///   - fileSystem: the site's folder.
///   - isForPublishing: whether `files` is wanted; without it only what is wrong is found.
/// - Throws: `FileSystemError` where a file cannot be read.
public func buildSite(
  _ fileSystem: some FileSystem, isForPublishing: Bool = true
) async throws(FileSystemError) -> BuiltSite {
  var site = BuiltSite()
  var inputs: [(file: SourceText, id: String, language: Language)] = []
  for entry in try fileSystem.list("Content") {
    guard let identity = pageIdentity(ofPath: entry.path) else { continue }
    let file = SourceText(path: entry.path, bytes: try fileSystem.read(entry.storedPath))
    inputs.append((file, identity.id, identity.language))
    site.sources[entry.path] = file
  }
  let configurationFile = SourceText(path: "Site/site.yaml", bytes: try fileSystem.read("Site/site.yaml"))
  site.sources[configurationFile.path] = configurationFile
  let (configuration, configurationProblems) = SiteConfiguration.read(configurationFile)
  site.diagnostics += configurationProblems

  let read = await inParallel(inputs) { readPage($0.file, id: $0.id, language: $0.language) }
  for (page, diagnostics) in read {
    site.pages.append(page)
    site.diagnostics += diagnostics
  }
  let (policy, policyProblems) = severityPolicy(configuration)
  site.diagnostics += policyProblems
  let solved = await inParallel(site.pages) { ExampleLibrary.examples(of: $0, policy: policy) }
  for index in site.pages.indices { site.diagnostics += site.library.add(solved[index], of: site.pages[index]) }

  let theme = try SiteTheme.read(fileSystem)
  site.diagnostics += theme.diagnostics
  for (path, file) in theme.sources { site.sources[path] = file }
  let navigation = SiteNavigation(configuration, site.pages)
  site.diagnostics += navigation.diagnostics
  let index = PageIndex(site.pages)
  let rendering = PageRendering(
    library: site.library, index: index, rules: RuleIndex(site.pages, site.library))
  let records = PageRecords(
    configuration: configuration, navigation: navigation, theme: theme, library: site.library, pages: site.pages)
  let rendered = await inParallel(site.pages) { page in
    let (content, problems) = rendering.content(of: page)
    var bytes: [UInt8] = []
    let templateProblems = theme.theme.render("page.html", records.record(of: page, content: content), into: &bytes)
    return (page.outputPath, bytes, problems + index.check(page) + templateProblems)
  }
  for (path, bytes, diagnostics) in rendered {
    site.files.append((path, bytes))
    site.diagnostics += diagnostics
  }
  site.files += theme.assets
  if fileSystem.exists("Site/static") {
    for entry in try fileSystem.list("Site/static") {
      site.files.append((String(entry.path.dropFirst("Site/static/".count)), try fileSystem.read(entry.storedPath)))
    }
  }
  if isForPublishing { site.files.append(("guidelines.json", records.machineReadable())) }
  var choice: [UInt8] = []
  theme.theme.render("language-choice.html", records.languageChoice(), into: &choice)
  site.files.append(("index.html", choice))
  site.files.sort { pathPrecedes($0.path, $1.path) }
  site.diagnostics = sorted(site.diagnostics)
  return site
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
private func inParallel<Value: Sendable, Result: Sendable>(
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

import Configuration
import DefaultTheme
import Diagnostics
import FileSystem
import Templates

/// The built-in theme with the site's own files in `Themes/plumb`, compiled: templates, interface strings and the files that
/// pages load.
///
/// A file of the site takes the place of the built-in one of its name; of `strings.yaml` only the strings that it holds.
struct SiteTheme: Sendable {
  static let folder = "Themes/plumb"
  /// A stylesheet that every page loads after that of the theme, where the site has one.
  static let ownStylesheet = "site.css"

  var theme: Theme
  var strings: [Language: [String: TemplateValue]] = [:]
  /// The files that are copied, under `assets/`, by the names they are published by.
  var assets: [(path: String, bytes: [UInt8])] = []
  /// Those of them whose names hold a fingerprint.
  var fingerprinted: [String] = []
  var hasOwnStylesheet = false
  var diagnostics: [Diagnostic] = []
  var sources: [String: SourceText] = [:]

  static func read(_ fileSystem: some FileSystem) throws(FileSystemError) -> SiteTheme {
    var own: [String: SourceText] = [:]
    if fileSystem.exists(folder) {
      for entry in try fileSystem.list(folder) {
        let name = String(entry.path.dropFirst(folder.count + 1))
        own[name] = SourceText(path: entry.path, bytes: try fileSystem.read(entry.storedPath))
      }
    }
    var files = own
    for file in DefaultTheme.files where own[file.name] == nil {
      files[file.name] = SourceText(path: folder + "/" + file.name, bytes: file.bytes)
    }
    var result = SiteTheme(theme: Theme())
    result.hasOwnStylesheet = own[ownStylesheet] != nil
    var templates: [String: SourceText] = [:]
    var assets: [(path: String, bytes: [UInt8])] = []
    for name in files.keys.sorted(by: pathPrecedes) {
      guard let file = files[name] else { continue }
      if name.hasSuffix(".html") {
        templates[name] = file
        result.sources[file.path] = file
      } else if name != "strings.yaml" {
        assets.append(("assets/" + name, file.bytes))
      }
    }
    let words = result.readStrings(own["strings.yaml"])
    let (theme, problems) = Theme.compile(
      templates: templates, entries: TemplateRecords.entries(strings: Array(words.keys)))
    // Where the site's page has no place for a built-in part, nothing is wrong.
    let builtIn = Set(DefaultTheme.files.map { folder + "/" + $0.name })
    result.diagnostics += problems.filter { $0.code != "unused-template" || !builtIn.contains($0.path) }
    result.checkUse(of: words, in: own["strings.yaml"], by: theme)
    let published = FingerprintedAssets(assets)
    result.assets = published.files
    result.fingerprinted = published.renamed.map(\.new)
    result.theme = theme.replacingPaths(published.renamed)
    return result
  }

  /// Reads the built-in strings and puts those of the site in their places.
  ///
  /// - Returns: the names, with the places of those that only the site has.
  private mutating func readStrings(_ own: SourceText?) -> [String: SourceRange?] {
    var places: [String: SourceRange?] = [:]
    var files: [SourceText] = []
    if let builtIn = DefaultTheme.files.first(where: { $0.name == "strings.yaml" }) {
      files.append(SourceText(path: "strings.yaml", bytes: builtIn.bytes))
    }
    if let own {
      files.append(own)
      sources[own.path] = own
    }
    for (index, file) in files.enumerated() {
      let (value, problems) = parseYAML(file)
      diagnostics += problems
      for entry in value?.entries ?? [] {
        if index == 0 || places[entry.key] == nil { places[entry.key] = .some(index == 0 ? nil : entry.keyRange) }
        for language in Language.allCases {
          let word = entry.value.localizedText?[language] ?? entry.value.string ?? ""
          strings[language, default: [:]][entry.key] = .text(word)
        }
      }
    }
    return places
  }

  /// A string that no template shows is most likely misspelt.
  private mutating func checkUse(of words: [String: SourceRange?], in own: SourceText?, by theme: Theme) {
    guard let own else { return }
    let used = theme.names(askedOf: "strings")
    for case (let name, let place?) in words.sorted(by: { $0.key < $1.key }) where !used.contains(name) {
      let match = nearestMatch(to: name, among: used.sorted())
      diagnostics.append(
        Diagnostic(
          "unused-string", .warning, path: own.path, at: place,
          LocalizedText(
            english: "no template shows the string ‘\(name)’" + (match.map { "; did you mean ‘\($0)’?" } ?? ""),
            korean: "어느 템플릿에서도 쓰지 않는 문구 ‘\(name)’" + (match.map { ". 혹시 ‘\($0)’입니까?" } ?? ""))))
    }
  }
}

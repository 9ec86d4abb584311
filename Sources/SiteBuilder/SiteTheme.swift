import Configuration
import Diagnostics
import FileSystem
import Templates

/// `Themes/plumb`, compiled: templates, interface strings and the files that pages refer to.
struct SiteTheme: Sendable {
  var theme: Theme
  var strings: [Language: [String: TemplateValue]] = [:]
  /// The files that are copied, under `assets/`, by the names they are published by.
  var assets: [(path: String, bytes: [UInt8])] = []
  /// Those of them whose names hold a fingerprint.
  var fingerprinted: [String] = []
  var diagnostics: [Diagnostic] = []
  var sources: [String: SourceText] = [:]

  static func read(_ fileSystem: some FileSystem) throws(FileSystemError) -> SiteTheme {
    var templates: [String: SourceText] = [:]
    var result = SiteTheme(theme: Theme())
    for entry in try fileSystem.list("Themes/plumb") {
      let name = String(entry.path.dropFirst("Themes/plumb/".count))
      let bytes = try fileSystem.read(entry.storedPath)
      if name.hasSuffix(".html") {
        templates[name] = SourceText(path: entry.path, bytes: bytes)
      } else if name == "strings.yaml" {
        result.readStrings(SourceText(path: entry.path, bytes: bytes))
      } else {
        result.assets.append(("assets/" + name, bytes))
      }
    }
    let (theme, problems) = Theme.compile(templates: templates)
    let assets = FingerprintedAssets(result.assets)
    result.assets = assets.files
    result.fingerprinted = assets.renamed.map(\.new)
    result.theme = theme.replacingPaths(assets.renamed)
    result.diagnostics += problems
    for file in templates.values { result.sources[file.path] = file }
    return result
  }

  private mutating func readStrings(_ file: SourceText) {
    sources[file.path] = file
    let (value, problems) = parseYAML(file)
    diagnostics += problems
    for language in Language.allCases {
      var words: [String: TemplateValue] = [:]
      for entry in value?.entries ?? [] {
        words[entry.key] = .text(entry.value.localizedText?[language] ?? entry.value.string ?? "")
      }
      strings[language] = words
    }
  }
}

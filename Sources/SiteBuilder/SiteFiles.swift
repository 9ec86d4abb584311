import Diagnostics
import FileSystem
import Reference

/// Files that are published as they are: all of Site/static, and those of Content that a page shows or links to.
struct SiteFiles: Sendable {
  /// Where each file goes in the output folder, by its path in the site's folder.
  private(set) var outputPaths: [String: String] = [:]
  private var storedPaths: [String: String] = [:]
  private var used: Set<String> = []

  /// Adds a file beside the pages, which is published only when a page uses it.
  mutating func addContent(_ entry: FileEntry) {
    if entry.path.hasSuffix(".md") || entry.path.hasSuffix(".results.json") { return }
    add(entry, to: "files/" + entry.path.dropFirst("Content/".count))
  }

  /// Adds the files of Site/static, which keep their paths.
  mutating func addStatic(_ fileSystem: some FileSystem) throws(FileSystemError) {
    guard fileSystem.exists("Site/static") else { return }
    for entry in try fileSystem.list("Site/static") {
      add(entry, to: String(entry.path.dropFirst("Site/static/".count)))
      used.insert(entry.path)
    }
  }

  private mutating func add(_ entry: FileEntry, to output: String) {
    outputPaths[entry.path] = output
    storedPaths[entry.path] = entry.storedPath
  }

  /// Marks files beside the pages as used.
  mutating func use(_ paths: [String]) { used.formUnion(paths) }

  /// Reads the files that are published.
  func read(_ fileSystem: some FileSystem) throws(FileSystemError) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    for path in used.sorted(by: pathPrecedes) {
      guard let output = outputPaths[path], let stored = storedPaths[path] else { continue }
      files.append((output, try fileSystem.read(stored)))
    }
    return files
  }

  /// What is wrong with the files that the configuration names.
  func check(_ configuration: SiteConfiguration) -> [Diagnostic] {
    guard let image = configuration.publishing.socialImage else { return [] }
    if outputPaths["Site/static/" + image.path] != nil { return [] }
    let known = outputPaths.keys.filter { $0.hasPrefix("Site/static/") }.map { String($0.dropFirst(12)) }.sorted()
    let nearest = nearestMatch(to: image.path, among: known)
    return [
      Diagnostic(
        "unknown-image", path: configuration.file.path, at: image.range,
        LocalizedText(
          english: "Site/static has no ‘\(image.path)’" + (nearest.map { "; did you mean ‘\($0)’?" } ?? ""),
          korean: "Site/static에 ‘\(image.path)’ 파일이 없습니다" + (nearest.map { ". 혹시 ‘\($0)’입니까?" } ?? "")))
    ]
  }

  /// Two files whose names look alike, one with composed and one with decomposed letters.
  static func sameName(_ entry: FileEntry) -> Diagnostic {
    let points = entry.storedPath.unicodeScalars.filter { !$0.isASCII }.map {
      "U+" + String($0.value, radix: 16, uppercase: true)
    }
    return Diagnostic(
      "same-name", path: entry.path, at: nil,
      LocalizedText(
        english: "there are two files of this name, one spelt in composed and one in decomposed letters "
          + "(\(points.joined(separator: " "))); remove one",
        korean: "이 이름의 파일이 둘입니다. 하나는 조합형, 하나는 분해형(\(points.joined(separator: " ")))으로 쓰였습니다. 하나를 지우세요"))
  }
}

import Diagnostics
public import FileSystem
import Reference
import Starters

/// Files that start people off; nothing that exists is ever written over.
public struct NewFiles: Sendable {
  /// The files by their paths in the site's folder, sorted.
  public private(set) var files: [(path: String, bytes: [UInt8])]

  /// A small site that builds: a start page and a guideline with its examples, in both languages.
  public static var site: NewFiles { NewFiles(files: Starters.site) }

  /// A page in both languages with a pair of examples.
  ///
  /// - Parameters:
  ///   - id: where it stands in Content, such as `components/buttons`.
  ///   - english: its title; nil for one made of the id's last part.
  ///   - korean: its title in Korean; nil for the English one.
  /// - Returns: nil where the id cannot be one.
  public static func page(_ id: String, english: String?, korean: String?) -> NewFiles? {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    let isWhole = parts.allSatisfy { part in
      !part.isEmpty && part.first != "." && part.first != "-" && part.allSatisfy(isPartOfName)
    }
    guard isWhole, let name = parts.last else { return nil }
    let english = english.flatMap { $0.isEmpty ? nil : $0 } ?? spokenName(String(name))
    let korean = korean.flatMap { $0.isEmpty ? nil : $0 } ?? english
    // Ids of examples are ASCII; a name in Hangul gets one that is its own and that people will replace.
    let exampleID =
      id.utf8.allSatisfy { $0 < 0x80 }
      ? parts.joined(separator: "-") : "page-" + FingerprintedAssets.fingerprint(Array(id.utf8)).prefix(6)
    func filled(_ bytes: [UInt8], _ title: String) -> [UInt8] {
      let text = String(decoding: bytes, as: UTF8.self)
      return Array(text.replacing("{title}", with: yamlText(title)).replacing("{id}", with: exampleID).utf8)
    }
    return NewFiles(files: [
      ("Content/" + id + ".en.md", filled(Starters.englishPage, english)),
      ("Content/" + id + ".ko.md", filled(Starters.koreanPage, korean)),
    ])
  }

  /// Writes the files, unless one of them exists.
  ///
  /// - Returns: the paths that exist already; nothing was written unless it is empty.
  /// - Throws: `FileSystemError` where a file cannot be written.
  public func write(to folder: some FileSystem) throws(FileSystemError) -> [String] {
    // People often begin in a folder that Git already knows.
    let files = files.filter { $0.path != ".gitignore" || !folder.exists($0.path) }
    let taken = files.map(\.path).filter { folder.exists($0) }
    if !taken.isEmpty { return taken }
    for file in files { try folder.write(file.bytes, to: file.path) }
    return []
  }

  /// Whether the site names its pages in the navigation, so that a new page must be added there.
  ///
  /// - Throws: `FileSystemError` where Site/site.yaml cannot be read.
  public static func needNavigation(in folder: some FileSystem) throws(FileSystemError) -> Bool {
    let file = SourceText(path: "Site/site.yaml", bytes: try folder.read("Site/site.yaml"))
    return SiteConfiguration.read(file).configuration.navigation != nil
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }

  /// `status-bars` as `Status Bars`.
  private static func spokenName(_ name: String) -> String {
    name.split { $0 == "-" || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// A title as a YAML scalar: plain where that is safe.
  private static func yamlText(_ text: String) -> String {
    let isPlain =
      text.first.map { $0.isLetter } ?? false
      && text.allSatisfy { !":#\"\\'{}[],&*!|>%@`".contains($0) && !$0.isNewline }
      && !text.hasSuffix(" ")
      && !["true", "false", "yes", "no", "null", "on", "off", "y", "n"].contains(text.lowercased())
    if isPlain { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ") + "\""
  }
}

import Arguments
import Diagnostics
import FileSystem
import Reports
import SiteBuilder

extension Session {
  /// Formats the blocks of the pages that are named, else of all pages.
  func format() throws(FileSystemError) -> ExitCode {
    let words: Language? = invocation["words"].map { $0 == "ko" ? .korean : .english }
    var changed: [String] = []
    if invocation.arguments.isEmpty {
      let site = try DiskFileSystem(root: root)
      for (path, bytes) in try formattedPages(of: site, words: words) {
        if !invocation.has("check") { try site.write(bytes, to: path) }
        changed.append(path)
      }
    }
    for path in invocation.arguments {
      guard path.hasSuffix(".md") || path.hasSuffix(".layout") else {
        Terminal.printError(
          language == .english
            ? "plumb: ‘\(path)’ is neither a page (.md) nor a block (.layout)\n"
            : "plumb: ‘\(path)’은(는) 페이지(.md)도 블록(.layout)도 아닙니다\n")
        return .usage
      }
    }
    for path in invocation.arguments {
      let (folder, name) = place(of: path)
      let files = try DiskFileSystem(root: folder)
      let file = SourceText(path: path, bytes: try files.read(name))
      let bytes = formattedFile(file, words: words)
      if bytes == file.bytes { continue }
      if !invocation.has("check") { try files.write(bytes, to: name) }
      changed.append(path)
    }
    for path in changed { Terminal.print(path + "\n") }
    return invocation.has("check") && !changed.isEmpty ? .contentErrors : .success
  }

  /// Applies fix-its and tells which; what remains is in the site that is given back.
  func fix() async throws(FileSystemError) -> BuiltSite {
    let (site, fixes) = try await fixSite(DiskFileSystem(root: root))
    for fix in fixes where invocation["format"] != "json" {
      let place = "\(fix.diagnostic.path):\(fix.position.line):\(fix.position.column): "
      say(
        place + "fixed: \(fix.fixIt.message.english) [\(fix.diagnostic.code)]",
        place + "고침: \(fix.fixIt.message.korean) [\(fix.diagnostic.code)]")
    }
    return site
  }

  /// The folder and the name of a file given on the command line; the folder is the root, so any path works.
  func place(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }
}

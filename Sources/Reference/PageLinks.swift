public import Diagnostics
import FileSystem
import Markdown

/// All pages and other files by their paths in the site's folder, to resolve and check links and images.
public struct PageIndex: Sendable {
  private let pagesByPath: [String: Page]
  private let anchors: [String: Set<String>]
  private let files: [String: String]

  /// An index of pages, those that stand in under the path that the missing one would have, with the ids that their examples and tables add to those of headings.
  ///
  /// - Parameter files: the paths of other files that pages may show or link to, each with its path in the output folder.
  public init(_ pages: [Page], files: [String: String] = [:]) {
    self.files = files
    var byPath: [String: Page] = [:]
    var anchors: [String: Set<String>] = [:]
    for page in pages {
      byPath[page.sourcePath] = page
      var ids: Set<String> = []
      for heading in page.document.headings {
        ids.insert(heading.id)
        if let other = heading.alternateID { ids.insert(other) }
      }
      for anchor in page.document.anchors { ids.insert(anchor.id) }
      for (code, _) in page.document.codeBlocks {
        if let id = code.attributes.id ?? code.use { ids.insert(id) }
      }
      ids.formUnion(changeIDs(page.details.changes.map(\.date)))
      anchors[page.sourcePath] = ids
    }
    pagesByPath = byPath
    self.anchors = anchors
  }

  /// The address that a link or an image on a page has in the built site; addresses elsewhere stay as they are.
  public func address(of destination: String, on page: Page) -> String {
    guard let target = resolve(destination, on: page) else { return destination }
    var path = files[target.path]
    if var other = pagesByPath[target.path] {
      // A page that stands in keeps readers among the pages of their language, where each page is or has a stand-in.
      if page.isFallback, other.language != page.language { other.language = page.language }
      path = other.outputPath
    }
    guard let path else { return destination }
    if target.path == page.file.path, !target.fragment.isEmpty { return target.fragment }
    return relativeAddress(from: page.outputPath, to: path) + target.fragment
  }

  /// The address that a link or an image has between the Markdown copies of pages; nil where it stays as it is.
  public func markdownAddress(of destination: String, on page: Page) -> String? {
    guard let target = resolve(destination, on: page), target.path != page.file.path else { return nil }
    if let other = pagesByPath[target.path] {
      let path = String(other.outputPath.dropLast(".html".utf8.count)) + ".md"
      return percentEncoded(relativeAddress(from: page.outputPath, to: path)) + target.fragment
    }
    return files[target.path].map { percentEncoded(relativeAddress(from: page.outputPath, to: $0)) }
  }

  /// The files beside pages that a page shows or links to, by their paths in the site's folder.
  public func filesUsed(by page: Page) -> [String] {
    let destinations = page.document.images.map(\.source) + page.document.links.map(\.destination)
    return destinations.compactMap { resolve($0, on: page)?.path }.filter { files[$0] != nil }
  }

  /// What is wrong with the links and images of a page: files and fragments that do not exist.
  public func check(_ page: Page) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for image in page.document.images {
      guard let target = resolve(image.source, on: page), files[target.path] == nil else { continue }
      diagnostics.append(unknownFile(image.source, target.path, image.range, page))
    }
    for link in page.document.links {
      guard let target = resolve(link.destination, on: page) else { continue }
      guard let ids = anchors[target.path] else {
        if files[target.path] == nil {
          diagnostics.append(unknownFile(link.destination, target.path, link.range, page))
        }
        continue
      }
      let fragment = String(target.fragment.dropFirst())
      if fragment.isEmpty || ids.contains(fragment) { continue }
      diagnostics.append(unknownFragment(link, fragment, target.path, ids, page))
    }
    return diagnostics
  }

  /// The path in the site's folder that a relative address on a page leads to, and its fragment; nil for addresses elsewhere.
  ///
  /// Percent-encoding is undone and the spelling made canonical, so that a link copied from a browser and one typed on a
  /// Mac lead to the same page. What climbs out of the site keeps its `..` and so leads nowhere.
  private func resolve(_ destination: String, on page: Page) -> (path: String, fragment: String)? {
    if destination.utf8.starts(with: "//".utf8) || hasScheme(destination) { return nil }
    let written = destination.utf8.prefix { $0 != UInt8(ascii: "#") }
    let rest = canonicallyComposed(percentDecoded(String(Substring(destination.utf8.dropFirst(written.count)))))
    if written.isEmpty { return (page.file.path, rest) }
    let file = canonicallyComposed(percentDecoded(String(Substring(written))))
    if file.utf8.first == UInt8(ascii: "/") { return (file, rest) }
    var parts = page.file.path.split(separator: "/").dropLast().map(String.init)
    for part in file.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(String(part)) }
    }
    return (parts.joined(separator: "/"), rest)
  }

  /// Whether an address begins with a scheme such as `https:` (RFC 3986, section 3.1).
  private func hasScheme(_ address: String) -> Bool {
    for (index, byte) in address.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        if index == 0 { return false }
      case UInt8(ascii: ":"): return index > 0
      default: return false
      }
    }
    return false
  }

  private func unknownFile(_ destination: String, _ path: String, _ range: SourceRange, _ page: Page) -> Diagnostic {
    if destination.utf8.first == UInt8(ascii: "/") {
      return Diagnostic(
        "broken-link", path: page.file.path, at: range,
        LocalizedText(
          english:
            "‘\(destination)’ begins at the root of a host; write the way from this file, such as ../components/sheets.en.md",
          korean: "‘\(destination)’은(는) 호스트의 맨 위에서 시작합니다. ../components/sheets.ko.md처럼 이 파일에서 가는 길을 쓰세요"))
    }
    let nearest = nearestMatch(to: path, among: (Array(pagesByPath.keys) + files.keys).sorted())
    return Diagnostic(
      "broken-link", path: page.file.path, at: range,
      LocalizedText(
        english: "the link goes to ‘\(path)’, which does not exist" + (nearest.map { "; did you mean ‘\($0)’?" } ?? ""),
        korean: "링크가 가리키는 ‘\(path)’ 파일이 없습니다" + (nearest.map { ". 혹시 ‘\($0)’입니까?" } ?? "")))
  }

  private func unknownFragment(
    _ link: Link, _ fragment: String, _ path: String, _ ids: Set<String>, _ page: Page
  ) -> Diagnostic {
    let nearest = nearestMatch(to: fragment, among: ids.sorted())
    return Diagnostic(
      "broken-fragment", path: page.file.path, at: link.range,
      LocalizedText(
        english: "‘\(path)’ has no heading or example ‘#\(fragment)’"
          + (nearest.map { "; did you mean ‘#\($0)’?" } ?? ""),
        korean: "‘\(path)’에 ‘#\(fragment)’ 제목이나 예시가 없습니다" + (nearest.map { ". 혹시 ‘#\($0)’입니까?" } ?? "")))
  }
}

/// The relative address from one output file to another.
public func relativeAddress(from source: String, to target: String) -> String {
  let from = source.split(separator: "/").dropLast()
  let to = target.split(separator: "/")
  var common = 0
  while common < from.count, common < to.count - 1, from[common] == to[common] { common += 1 }
  let up = Array(repeating: "..", count: from.count - common)
  return (up + to.dropFirst(common).map(String.init)).joined(separator: "/")
}

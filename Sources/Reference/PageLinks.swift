public import Diagnostics
import Markdown

/// All pages by their paths, to resolve and check links.
public struct PageIndex: Sendable {
  private let pagesByPath: [String: Page]
  private let anchors: [String: Set<String>]

  /// An index of pages, with the ids that their examples and tables add to those of headings.
  public init(_ pages: [Page]) {
    var byPath: [String: Page] = [:]
    var anchors: [String: Set<String>] = [:]
    for page in pages {
      byPath[page.file.path] = page
      var ids: Set<String> = []
      for heading in page.document.headings {
        ids.insert(heading.id)
        if let other = heading.alternateID { ids.insert(other) }
      }
      for anchor in page.document.anchors { ids.insert(anchor.id) }
      for (code, _) in page.document.codeBlocks {
        if let id = code.attributes.id ?? code.use { ids.insert(id) }
      }
      anchors[page.file.path] = ids
    }
    pagesByPath = byPath
    self.anchors = anchors
  }

  /// The address that a link on a page has in the built site; links to elsewhere stay as they are.
  public func address(of destination: String, on page: Page) -> String {
    guard let target = resolve(destination, on: page), let other = pagesByPath[target.path] else { return destination }
    return relativeAddress(from: page.outputPath, to: other.outputPath) + target.fragment
  }

  /// What is wrong with the links of a page: files and fragments that do not exist.
  public func check(_ page: Page) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for link in page.document.links {
      guard let target = resolve(link.destination, on: page) else { continue }
      guard let ids = anchors[target.path] else {
        diagnostics.append(unknownPage(link, target.path, page))
        continue
      }
      let fragment = String(target.fragment.dropFirst())
      if fragment.isEmpty || ids.contains(fragment) { continue }
      diagnostics.append(unknownFragment(link, fragment, target.path, ids, page))
    }
    return diagnostics
  }

  private func resolve(_ destination: String, on page: Page) -> (path: String, fragment: String)? {
    if destination.hasPrefix("#") { return (page.file.path, destination) }
    if destination.contains(":") || destination.hasPrefix("//") { return nil }
    let file = String(destination.prefix { $0 != "#" })
    let fragment = String(destination.dropFirst(file.count))
    guard file.hasSuffix(".md") else { return nil }
    var parts = page.file.path.split(separator: "/").dropLast().map(String.init)
    for part in file.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
    }
    return (parts.joined(separator: "/"), fragment)
  }

  private func unknownPage(_ link: Link, _ path: String, _ page: Page) -> Diagnostic {
    let nearest = nearestMatch(to: path, among: pagesByPath.keys.sorted())
    return Diagnostic(
      "broken-link", path: page.file.path, at: link.range,
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

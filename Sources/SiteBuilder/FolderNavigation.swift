import Diagnostics
import FileSystem
import Reference

extension SiteNavigation {
  /// A section for each folder of Content, where Site/site.yaml has no navigation.
  ///
  /// A folder is called as its page `index`, or as the folder itself. `order` in the front matter of that page places the
  /// section, in other pages the page; then ids decide. Pages at the top come first, in a section without a title.
  static func sectionsOfFolders(_ pages: [Page]) -> [(title: LocalizedText, pages: [String])] {
    var titles: [String: [Language: String]] = [:]
    var orders: [String: Int] = [:]
    for page in pages where page.id != "index" {
      titles[page.id, default: [:]][page.language] = page.title
      if let order = page.details.order { orders[page.id] = min(order, orders[page.id] ?? order) }
    }
    var folders: [String: [String]] = [:]
    for id in titles.keys { folders[topFolder(id), default: []].append(id) }
    func precedes(_ a: String, _ b: String, _ pageOfA: String, _ pageOfB: String) -> Bool {
      let (first, second) = (orders[pageOfA] ?? Int.max, orders[pageOfB] ?? Int.max)
      return first != second ? first < second : pathPrecedes(a, b)
    }
    let names = folders.keys.sorted {
      $0.isEmpty != $1.isEmpty ? $0.isEmpty : precedes($0, $1, $0 + "/index", $1 + "/index")
    }
    return names.map { folder in
      let index = folder + "/index"
      let ids = (folders[folder] ?? []).sorted {
        ($0 == index) != ($1 == index) ? $0 == index : precedes($0, $1, $0, $1)
      }
      let name = folder.isEmpty ? "" : spoken(folder)
      let title = LocalizedText(
        english: titles[index]?[.english] ?? name, korean: titles[index]?[.korean] ?? titles[index]?[.english] ?? name)
      return (title, ids)
    }
  }

  private static func topFolder(_ id: String) -> String {
    id.utf8.contains(UInt8(ascii: "/")) ? String(id.prefix { $0 != "/" }) : ""
  }

  /// `status-bars` as a title: `Status bars`.
  private static func spoken(_ folder: String) -> String {
    let words = folder.map { $0 == "-" || $0 == "_" ? " " : String($0) }.joined()
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

import Configuration
import Diagnostics
import HTML
import Reference

/// The most entries of a feed; readers remember older ones.
private let entryLimit = 100

extension ChangeLog {
  /// Where the feed of a language is.
  static func feedPath(_ language: Language) -> String { language.tag + "/changes.xml" }

  /// The changes as an Atom feed (RFC 4287); nil where there are none.
  ///
  /// The dates are those of the entries, so that equal sites give equal feeds: `updated` is the newest one.
  func feed(_ title: String, _ baseURL: BaseURL) -> [UInt8]? {
    guard let newest = entries.first else { return nil }
    let address = baseURL.address(of: Self.feedPath(language))
    let listing = baseURL.address(of: language.tag + "/" + Self.pageID + ".html")
    var writer = MarkupWriter()
    writer.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.start("feed")
    writer.attribute("xmlns", "http://www.w3.org/2005/Atom")
    writer.attribute("xml:lang", language.tag)
    writer.element("title", title + " · " + Self.title(language))
    writer.element("id", address)
    writer.link("self", "application/atom+xml", address)
    writer.link("alternate", "text/html", listing)
    writer.element("updated", newest.date.text + "T00:00:00Z")
    writer.start("author")
    writer.element("name", title)
    writer.end("author")
    for entry in entries.prefix(entryLimit) {
      let page = entry.page.map { baseURL.address(of: $0.outputPath) } ?? listing
      writer.raw("\n")
      writer.start("entry")
      writer.element("title", entry.page?.title ?? title)
      writer.element("id", page + "#" + entry.id)
      writer.link("alternate", "text/html", entry.page == nil ? page : page + "#" + entry.id)
      writer.element("updated", entry.date.text + "T00:00:00Z")
      var text = entry.summary
      if let action = entry.action { text += (language == .english ? " What to do: " : " 할 일: ") + action }
      writer.element("summary", text)
      writer.end("entry")
    }
    writer.raw("\n")
    writer.end("feed")
    writer.raw("\n")
    return writer.bytes
  }
}

extension MarkupWriter {
  fileprivate mutating func element(_ name: StaticString, _ text: String) {
    start(name)
    self.text(text)
    end(name)
  }

  fileprivate mutating func link(_ relation: String, _ type: String, _ address: String) {
    start("link")
    attribute("rel", relation)
    attribute("type", type)
    attribute("href", address)
    endEmpty()
  }
}

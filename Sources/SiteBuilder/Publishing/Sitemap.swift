import Configuration
import Diagnostics
import HTML
import Reference

/// The most addresses of one sitemap (sitemaps.org protocol).
private let sitemapLimit = 50_000

/// `sitemap.xml` with the languages of each page; several with an index where one would be too long.
///
/// Pages that stand in for a missing translation are left out: their text has its address in the other language.
func sitemapFiles(
  _ pages: [Page], _ addresses: PageAddresses, _ baseURL: BaseURL, limit: Int = sitemapLimit
) -> [(path: String, bytes: [UInt8])] {
  let originals = pages.filter { !$0.isFallback }
  if originals.count <= limit { return [("sitemap.xml", sitemap(originals[...], addresses, baseURL))] }
  var files: [(path: String, bytes: [UInt8])] = []
  var writer = MarkupWriter()
  writer.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  writer.start("sitemapindex")
  writer.attribute("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")
  for start in stride(from: 0, to: originals.count, by: limit) {
    let path = "sitemap-\(files.count + 1).xml"
    files.append((path, sitemap(originals[start..<min(start + limit, originals.count)], addresses, baseURL)))
    writer.start("sitemap")
    writer.start("loc")
    writer.text(baseURL.address(of: path))
    writer.end("loc")
    writer.end("sitemap")
  }
  writer.end("sitemapindex")
  return [("sitemap.xml", writer.bytes)] + files
}

private func sitemap(_ pages: ArraySlice<Page>, _ addresses: PageAddresses, _ baseURL: BaseURL) -> [UInt8] {
  var writer = MarkupWriter()
  writer.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  writer.start("urlset")
  writer.attribute("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")
  writer.attribute("xmlns:xhtml", "http://www.w3.org/1999/xhtml")
  for page in pages {
    writer.raw("\n")
    writer.start("url")
    writer.start("loc")
    writer.text(baseURL.address(of: page.outputPath))
    writer.end("loc")
    if let date = page.lastChange {
      writer.start("lastmod")
      writer.text(date.text)
      writer.end("lastmod")
    }
    for alternate in addresses.alternates(of: page) {
      writer.start("xhtml:link")
      writer.attribute("rel", "alternate")
      writer.attribute("hreflang", alternate.tag)
      writer.attribute("href", alternate.address)
      writer.endEmpty()
    }
    writer.end("url")
  }
  writer.raw("\n")
  writer.end("urlset")
  writer.raw("\n")
  return writer.bytes
}

/// `robots.txt`: all or nothing, and where the sitemap is.
func robotsFile(_ settings: PublishingSettings) -> [UInt8] {
  var text = "User-agent: *\n" + (settings.isIndexed ? "Allow: /\n" : "Disallow: /\n")
  if settings.isIndexed, let baseURL = settings.baseURL { text += "Sitemap: \(baseURL.address(of: "sitemap.xml"))\n" }
  return Array(text.utf8)
}

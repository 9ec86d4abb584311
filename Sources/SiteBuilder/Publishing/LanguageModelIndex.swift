import Diagnostics
import Figures
import Reference

/// `llms.txt` (llmstxt.org): what the site is, and its Markdown copies in the order of the navigation, in each language.
func languageModelIndex(
  _ configuration: SiteConfiguration, _ navigation: SiteNavigation, _ addresses: PageAddresses
) -> [UInt8] {
  var text =
    "# \(markdownEscaped(configuration.title.english))\n\n> \(markdownEscaped(configuration.description.english))\n"
  text += "\nEvery layout example is solved on real devices and checked when the site is built; "
  text += "guidelines.json holds the examples with their exact results.\n"
  for language in Language.allCases {
    for section in [(title: LocalizedText(""), pages: ["index"])] + navigation.sections {
      let pages = section.pages.compactMap { addresses.original($0, language) }
      if pages.isEmpty { continue }
      let title = section.title[language]
      text += "\n## " + language.endonym + (title.isEmpty ? "" : ": " + markdownEscaped(title)) + "\n\n"
      for page in pages {
        let path = MarkdownCopies.path(of: page)
        let address = addresses.baseURL?.address(of: path) ?? percentEncoded(path)
        text += "- [\(markdownEscaped(page.title))](\(address)): \(markdownEscaped(page.summary))\n"
      }
    }
  }
  let data = addresses.baseURL?.address(of: "guidelines.json") ?? "guidelines.json"
  return Array((text + "\n## Data\n\n- [guidelines.json](\(data)): pages, and examples with exact results\n").utf8)
}

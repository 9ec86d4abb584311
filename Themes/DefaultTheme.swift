/// The theme that the program carries, so that one file is a whole installation and a site needs no copy of it.
public enum DefaultTheme {
  /// Its files by their names, sorted: templates (`.html`), interface strings (`strings.yaml`), and what pages load.
  ///
  /// They are those of `Themes/plumb` at the time when the program was compiled.
  public static let files: [(name: String, bytes: [UInt8])] = [
    ("contents.html", PackageResources.contents_html),
    ("head.html", PackageResources.head_html),
    ("header.html", PackageResources.header_html),
    ("icon.svg", PackageResources.icon_svg),
    ("language-choice.html", PackageResources.language_choice_html),
    ("not-found.html", PackageResources.not_found_html),
    ("page-facts.html", PackageResources.page_facts_html),
    ("page-record.html", PackageResources.page_record_html),
    ("page.html", PackageResources.page_html),
    ("plumb.css", PackageResources.plumb_css),
    ("plumb.js", PackageResources.plumb_js),
    ("redirect.html", PackageResources.redirect_html),
    ("redirect.js", PackageResources.redirect_js),
    ("search-dialog.js", PackageResources.search_dialog_js),
    ("search.html", PackageResources.search_html),
    ("search.js", PackageResources.search_js),
    ("strings.yaml", PackageResources.strings_yaml),
    ("terms.js", PackageResources.terms_js),
    ("theme.js", PackageResources.theme_js),
  ]
}

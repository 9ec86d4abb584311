/// The files that people start from, as `plumb new` writes them.
public enum Starters {
  /// A small site that builds without a warning, by paths in its folder.
  public static let site: [(path: String, bytes: [UInt8])] = [
    (".gitignore", PackageResources.gitignore),
    ("Content/guidelines/buttons.en.md", PackageResources.buttons_en_md),
    ("Content/guidelines/buttons.ko.md", PackageResources.buttons_ko_md),
    ("Content/index.en.md", PackageResources.index_en_md),
    ("Content/index.ko.md", PackageResources.index_ko_md),
    ("Site/site.yaml", PackageResources.site_yaml),
  ]
  /// A page in English; `{title}` and `{id}` stand for its title and for the beginning of its examples' ids.
  public static let englishPage = PackageResources.page_en_md
  /// The same page in Korean.
  public static let koreanPage = PackageResources.page_ko_md
}

import Configuration
public import Diagnostics

/// A section of the navigation.
public struct NavigationSection: Sendable {
  /// Its title.
  public var title: LocalizedText
  /// The ids of its pages in order, with their places in the configuration.
  public var pages: [(id: String, range: SourceRange)]
}

/// What a site says of a check's severity.
public struct SeveritySetting: Sendable {
  /// The name of the check.
  public var check: String
  /// `error`, `warning`, `note` or `off`.
  public var severity: String
  /// Where the check is named.
  public var range: SourceRange
}

/// `Site/site.yaml`, read.
public struct SiteConfiguration: Sendable {
  /// The name of the site.
  public var title: LocalizedText
  /// One sentence on the site.
  public var description: LocalizedText
  /// The navigation in order; nil where it follows the folders of Content.
  public var navigation: [NavigationSection]?
  /// How grave the site takes some checks, each with a reason in the file.
  public var severities: [SeveritySetting]
  /// Where and how the site is published.
  public var publishing = PublishingSettings()
  /// The file, for messages about navigation.
  public var file: SourceText

  private static let schema = Schema(
    [
      .required("title", .localizedText), .required("description", .localizedText),
      .optional(
        "navigation",
        .list(of: .mapping(Schema([.required("title", .localizedText), .required("pages", .list(of: .text))])))),
      .optional(
        "severities",
        .map(
          of: .mapping(
            Schema([
              .required("severity", .choice(["error", "warning", "note", "off"])), .required("reason", .localizedText),
            ])))),
    ] + PublishingSettings.keys)

  /// Reads the configuration; what is wrong is reported and left out.
  public static func read(_ file: SourceText) -> (configuration: SiteConfiguration, diagnostics: [Diagnostic]) {
    let empty = LocalizedText("")
    var configuration = SiteConfiguration(title: empty, description: empty, navigation: nil, severities: [], file: file)
    var (value, diagnostics) = parseYAML(file)
    guard let value else { return (configuration, diagnostics) }
    diagnostics += validate(value, against: schema, path: file.path)
    configuration.title = value["title"]?.localizedText ?? empty
    configuration.description = value["description"]?.localizedText ?? empty
    if let navigation = value["navigation"], !navigation.isNull {
      configuration.navigation = navigation.items.map { section in
        NavigationSection(
          title: section["title"]?.localizedText ?? empty,
          pages: (section["pages"]?.items ?? []).map { ($0.string ?? "", $0.range) })
      }
    }
    let (publishing, publishingProblems) = PublishingSettings.read(value, path: file.path)
    configuration.publishing = publishing
    diagnostics += publishingProblems
    for entry in value["severities"]?.entries ?? [] {
      configuration.severities.append(
        SeveritySetting(
          check: entry.key, severity: entry.value["severity"]?.string ?? "", range: entry.keyRange))
    }
    return (configuration, diagnostics)
  }
}

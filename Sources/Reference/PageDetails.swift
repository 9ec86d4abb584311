public import Configuration
public import Diagnostics

/// A line of a page's change log.
public struct PageChange: Sendable {
  /// The day.
  public var date: CalendarDate
  /// What changed, in the page's language.
  public var summary: String
  /// What readers who followed the page before should do; nil where there is nothing to do.
  public var action: String?
}

/// The ids of changes, newest first, on their page: `change-2026-12-01`, and `change-2026-12-01-2` for the next of that day.
///
/// They are counted from the oldest, so that an id stays what it is when changes are added.
public func changeIDs(_ dates: [CalendarDate]) -> [String] {
  var ids: [String] = []
  var count = 0
  var previous: CalendarDate?
  for date in dates.reversed() {
    count = date == previous ? count + 1 : 1
    previous = date
    ids.append("change-" + date.text + (count == 1 ? "" : "-" + String(count)))
  }
  return ids.reversed()
}

/// A platform of Apple's with what a page says of it.
public struct PlatformNote: Sendable, Equatable {
  /// The platform's name, one of `PageDetails.platforms`.
  public var platform: String
  /// A version such as `15`, or the status's word.
  public var value: String
}

/// What front matter says of a page beside its title: how it is found, who keeps it, where it holds and what changed.
public struct PageDetails: Sendable {
  /// Other names under which readers look for the page.
  public var aliases: [String] = []
  /// Former ids of the page, with their places in the file; their addresses lead to the page.
  public var redirects: [(id: String, range: SourceRange)] = []
  /// The place among the pages of its folder, where the navigation follows folders; nil comes last.
  public var order: Int?
  /// The day on which somebody last confirmed that the page holds.
  public var reviewed: CalendarDate?
  /// Who answers for the page.
  public var owner: String?
  /// The versions from which the page holds, such as iOS 15.
  public var since: [PlatformNote] = []
  /// How far the guidance is on each platform: `ready`, `beta`, `draft` or `deprecated`.
  public var status: [PlatformNote] = []
  /// The change log, newest first.
  public var changes: [PageChange] = []

  /// The platforms that pages may name.
  public static let platforms = ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"]

  /// The statuses that pages may name.
  public static let statuses = ["ready", "beta", "draft", "deprecated"]

  /// The keys of front matter.
  static let keys: [Schema.Key] = [
    .optional("aliases", .oneOrList(of: .text)), .optional("redirects", .oneOrList(of: .text)),
    .optional("order", .integer(0...9999)), .optional("reviewed", .date), .optional("owner", .text),
    .optional("since", .oneOrList(of: .text)),
    .optional("status", .mapping(Schema(platforms.map { .optional($0, .choice(statuses)) }))),
    .optional(
      "changes",
      .list(
        of: .mapping(Schema([.required("date", .date), .required("summary", .text), .optional("action", .text)])))),
  ]

  /// Reads the keys from validated front matter; what the schema cannot say is checked here.
  static func read(_ value: YAMLValue, path: String) -> (details: PageDetails, diagnostics: [Diagnostic]) {
    var details = PageDetails()
    var diagnostics: [Diagnostic] = []
    details.aliases = value["aliases"]?.strings ?? []
    for item in oneOrList(value["redirects"]) {
      guard let text = item.string else { continue }
      if let id = formerID(text) {
        details.redirects.append((id, item.range))
      } else {
        diagnostics.append(badRedirect(text, path, item.range))
      }
    }
    details.order = value["order"]?.integer
    details.reviewed = value["reviewed"]?.date
    details.owner = value["owner"]?.string
    for item in oneOrList(value["since"]) {
      guard let text = item.string else { continue }
      switch edition(text) {
      case .success(let note): details.since.append(note)
      case .failure(let problem): diagnostics.append(problem.diagnostic(text, path, item.range))
      }
    }
    for entry in value["status"]?.entries ?? [] where platforms.contains(entry.key) {
      details.status.append(PlatformNote(platform: entry.key, value: entry.value.string ?? ""))
    }
    for item in value["changes"]?.items ?? [] {
      guard let date = item["date"]?.date, let summary = item["summary"]?.string else { continue }
      details.changes.append(PageChange(date: date, summary: summary, action: item["action"]?.string))
    }
    // Newest first; entries of one day stay in the order of the file.
    let sorted = details.changes.enumerated().sorted {
      $0.element.date != $1.element.date ? $0.element.date > $1.element.date : $0.offset < $1.offset
    }
    details.changes = sorted.map(\.element)
    return (details, diagnostics)
  }

  private static func oneOrList(_ value: YAMLValue?) -> [YAMLValue] {
    guard let value, !value.isNull else { return [] }
    if case .sequence(let items, _) = value { return items }
    return [value]
  }

  /// The id of a former address such as `components/drawers`, `.html` at the end allowed; nil for what leads elsewhere.
  private static func formerID(_ text: String) -> String? {
    let id = text.hasSuffix(".html") ? String(text.dropLast(5)) : text
    let parts = id.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts {
      if part.isEmpty || part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) { return nil }
      for byte in part {
        switch byte {
        case 0...0x20, 0x7F, UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "#"),
          UInt8(ascii: "%"), UInt8(ascii: "*"):
          return nil
        default: break
        }
      }
    }
    return id
  }

  private static func badRedirect(_ text: String, _ path: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      "bad-redirect", path: path, at: range,
      LocalizedText(
        english: "‘\(text)’ is no former id; write it like the ids in the navigation, such as components/drawers",
        korean: "‘\(text)’은(는) 예전 id가 아닙니다. components/drawers처럼 내비게이션의 id와 같은 꼴로 쓰세요"))
  }

  private enum EditionProblem: Error {
    case shape
    case platform(nearest: String?)

    func diagnostic(_ text: String, _ path: String, _ range: SourceRange) -> Diagnostic {
      switch self {
      case .shape:
        Diagnostic(
          "bad-edition", path: path, at: range,
          LocalizedText(
            english: "‘\(text)’ is no edition; write a platform and its version, such as iOS 15",
            korean: "‘\(text)’에서 버전을 읽을 수 없습니다. iOS 15처럼 플랫폼과 버전을 쓰세요"))
      case .platform(let nearest):
        Diagnostic(
          "unknown-platform", path: path, at: range,
          LocalizedText(
            english: "‘\(text)’ names no platform of \(platforms.joined(separator: ", "))"
              + (nearest.map { "; did you mean ‘\($0)’?" } ?? ""),
            korean: "‘\(text)’의 플랫폼을 알 수 없습니다. 쓸 수 있는 플랫폼: \(platforms.joined(separator: ", "))"
              + (nearest.map { ". 혹시 ‘\($0)’입니까?" } ?? "")))
      }
    }
  }

  /// Reads `iOS 15` or `visionOS 2.1`.
  private static func edition(_ text: String) -> Result<PlatformNote, EditionProblem> {
    let words = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    guard words.count == 2 else { return .failure(.shape) }
    let numbers = words[1].utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isVersion = numbers.allSatisfy { part in
      (1...4).contains(part.count) && part.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    }
    guard isVersion, numbers.count <= 3 else { return .failure(.shape) }
    guard platforms.contains(words[0]) else {
      return .failure(.platform(nearest: nearestMatch(to: words[0], among: platforms)))
    }
    return .success(PlatformNote(platform: words[0], value: words[1]))
  }
}

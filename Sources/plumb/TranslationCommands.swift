import Arguments
import Diagnostics
import FileSystem
import JSON
import Reference
import Reports
import SiteBuilder

/// `plumb translations`: what is translated, what changed since, and accepting it.
extension Session {
  func translations() async throws -> ExitCode {
    let disk = try DiskFileSystem(root: root)
    let site = try await buildSite(disk, isForPublishing: false)
    guard let all = site.translations else { return .machine }
    var names = invocation.arguments
    let action = names.isEmpty ? "list" : names.removeFirst()
    let known = all.pairs.map(\.id)
    for name in names where !known.contains(name) {
      Terminal.printError(unknownPage(name, known))
      return .usage
    }
    let chosen = all.pairs.filter { names.isEmpty || names.contains($0.id) }
    switch action {
    case "diff": return difference(chosen)
    case "accept":
      if names.isEmpty && !invocation.has("all") {
        Terminal.printError(
          language == .english
            ? "plumb: name the pages whose translations hold, or give ‘--all’\n"
            : "plumb: 번역이 맞는 페이지를 적거나 ‘--all’을 쓰세요\n")
        return .usage
      }
      return try accept(chosen, disk)
    default: return list(chosen, names.isEmpty ? pagesInOneLanguage(site.pages) : [])
    }
  }

  private func unknownPage(_ name: String, _ known: [String]) -> String {
    let nearest = nearestMatch(to: name, among: known)
    return language == .english
      ? "plumb: no page in both languages has the id ‘\(name)’" + (nearest.map { "; did you mean ‘\($0)’?" } ?? "")
        + "\n"
      : "plumb: 두 언어로 쓰인 페이지 가운데 id가 ‘\(name)’인 것이 없습니다" + (nearest.map { ". 혹시 ‘\($0)’입니까?" } ?? "") + "\n"
  }

  private func pagesInOneLanguage(_ pages: [Page]) -> [Page] {
    let ids = Dictionary(grouping: pages, by: \.id)
    return pages.filter { (ids[$0.id]?.count ?? 0) == 1 }
  }

  // MARK: Listing

  private func list(_ pairs: [SiteTranslations.PagePair], _ single: [Page]) -> ExitCode {
    if invocation["format"] == "json" {
      Terminal.output(
        JSONValue.members(
          ("pages", .array(pairs.map(json))), ("onlyIn", .array(single.map { .string($0.file.path) }))
        ).serialized(indented: true))
      return .success
    }
    for pair in pairs {
      let counts = TranslationCounts(pair)
      Terminal.print("\(pair.id): " + (pair.isWatched ? counts.text(language) : notWatched(pair)) + "\n")
    }
    for page in single {
      Terminal.print(
        language == .english
          ? "\(page.id): only in \(page.language == .english ? "English" : "Korean")\n"
          : "\(page.id): \(page.language == .english ? "영어" : "한국어")로만 있음\n")
    }
    return .success
  }

  private func notWatched(_ pair: SiteTranslations.PagePair) -> String {
    language == .english
      ? "\(pair.passages.count) passages, not watched; ‘plumb translations accept \(pair.id)’ begins to"
      : "문단 \(pair.passages.count)개, 지켜보지 않음. ‘plumb translations accept \(pair.id)’로 시작합니다"
  }

  private func json(_ pair: SiteTranslations.PagePair) -> JSONValue {
    var members = [
      JSONMember(name: "id", value: .string(pair.id)), JSONMember(name: "isWatched", value: .bool(pair.isWatched)),
      JSONMember(name: "passages", value: .integer(pair.passages.count)),
    ]
    for (name, count) in TranslationCounts(pair).byName {
      members.append(JSONMember(name: name, value: .integer(count)))
    }
    return .object(members)
  }

  // MARK: Differences

  private func difference(_ pairs: [SiteTranslations.PagePair]) -> ExitCode {
    var isClean = true
    for pair in pairs where pair.isWatched {
      for passage in pair.passages {
        guard let text = TranslationText(pair, language, report.usesColor).text(of: passage) else { continue }
        isClean = false
        Terminal.print(text + "\n")
      }
    }
    if isClean { say("every watched passage is accepted", "지켜보는 문단은 모두 확인되었습니다") }
    return .success
  }

  private func accept(_ pairs: [SiteTranslations.PagePair], _ disk: DiskFileSystem) throws -> ExitCode {
    for pair in pairs {
      for passage in pair.passages where passage.english != nil && passage.korean != nil {
        if let text = TranslationText(pair, language, report.usesColor).text(of: passage), !invocation.has("quiet") {
          Terminal.print(text + "\n")
        }
      }
      let path = TranslationRecord.path(ofPage: pair.id)
      if try disk.writeIfChanged(pair.acceptingAll.bytes, to: path) { say("wrote " + path, path + "에 썼습니다") }
    }
    return .success
  }
}

/// How many passages of a page are in each state.
struct TranslationCounts {
  /// The states by their names in JSON, in the order of lists.
  let byName: [(name: String, count: Int)]

  init(_ pair: SiteTranslations.PagePair) {
    byName = [
      ("accepted", pair.count { $0 == .accepted }), ("touched", pair.count { $0 == .touched }),
      ("stale", pair.count { if case .stale = $0 { true } else { false } }),
      ("unreviewed", pair.count { $0 == .unreviewed }),
      ("missing", pair.count { if case .missing = $0 { true } else { false } }),
      ("orphan", pair.count { if case .orphan = $0 { true } else { false } }),
    ]
  }

  func text(_ language: Language) -> String {
    let korean = ["확인됨", "오타만 고침", "뒤처짐", "확인 전", "없음", "원문 없음"]
    let parts = byName.enumerated().filter { $0.offset == 0 || $0.element.count > 0 }
    return parts.map { index, state in
      language == .english ? "\(state.count) \(state.name)" : "\(korean[index]) \(state.count)"
    }.joined(separator: ", ")
  }
}

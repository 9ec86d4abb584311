import Arguments
import Diagnostics
import FileSystem
import JSON
import SiteBuilder

/// `plumb new`, `plumb doctor` and `plumb completions`: the first steps.
extension Session {
  /// Writes a new site or a new page.
  func new() throws -> ExitCode {
    let (what, names) = (invocation.arguments[0], invocation.arguments.dropFirst())
    if what == "site" {
      if names.count > 1 { return usage("name one folder for the site", "사이트 폴더는 하나만 적습니다") }
      return try newSite(in: names.first ?? root)
    }
    guard let name = names.first, names.count == 1 else {
      return usage(
        "name the page by its place in Content: plumb new page components/buttons",
        "Content 안에서의 위치로 페이지를 적습니다: plumb new page components/buttons")
    }
    return try newPage(name)
  }

  private func usage(_ english: String, _ korean: String) -> ExitCode {
    Terminal.printError("plumb: " + (language == .english ? english : korean) + "\n")
    return .usage
  }

  private func newSite(in folder: String) throws -> ExitCode {
    let status = try write(.site, to: DiskFileSystem(creating: folder), in: folder)
    if status == .success {
      let option = folder == "." ? "" : " --site " + folder
      say("next: plumb serve\(option)", "다음 단계: plumb serve\(option)")
    }
    return status
  }

  private func newPage(_ name: String) throws -> ExitCode {
    let disk = try DiskFileSystem(root: root)
    guard disk.exists("Site/site.yaml") else {
      return usage(
        "there is no site in \(root); name its folder with ‘--site’, or begin one with ‘plumb new site’",
        "\(root)에 사이트가 없습니다. ‘--site’로 폴더를 적거나 ‘plumb new site’로 새로 만드세요")
    }
    var id = name
    for ending in [".md", ".en", ".ko"] where id.hasSuffix(ending) { id = String(id.dropLast(3)) }
    if id.hasPrefix("Content/") { id = String(id.dropFirst(8)) }
    guard let files = NewFiles.page(id, english: invocation["title"], korean: invocation["title-ko"]) else {
      return usage(
        "‘\(name)’ cannot be a page’s name: write letters, digits, ‘-’ and ‘/’, such as components/buttons",
        "‘\(name)’은(는) 페이지 이름이 될 수 없습니다. components/buttons처럼 글자, 숫자, ‘-’, ‘/’로 적습니다")
    }
    let status = try write(files, to: disk, in: root)
    guard status == .success else { return status }
    if try NewFiles.needNavigation(in: disk) {
      say(
        "next: name ‘\(id)’ in the navigation of Site/site.yaml", "다음 단계: Site/site.yaml의 navigation에 ‘\(id)’를 더하세요")
    }
    return status
  }

  private func write(_ files: NewFiles, to folder: DiskFileSystem, in root: String) throws -> ExitCode {
    let prefix = root == "." ? "" : root + "/"
    let taken = try files.write(to: folder)
    for path in taken {
      Terminal.printError(
        language == .english
          ? "plumb: \(prefix)\(path) exists already\n" : "plumb: \(prefix)\(path) 파일이 이미 있습니다\n")
    }
    if !taken.isEmpty {
      Terminal.printError(language == .english ? "nothing was written\n" : "아무것도 쓰지 않았습니다\n")
      return .contentErrors
    }
    for file in files.files { say("wrote \(prefix)\(file.path)", "\(prefix)\(file.path) 파일을 썼습니다") }
    return .success
  }

  /// Says what is missing or doubtful on this machine and in this site.
  func doctor() async throws -> ExitCode {
    let findings = machineFindings() + (try await examineSite(DiskFileSystem(root: root)))
    let isWell = findings.allSatisfy { $0.state != .wrong }
    if invocation["format"] == "json" {
      let values = findings.map { finding -> JSONValue in
        var fields = [
          JSONMember(name: "id", value: .string(finding.id)),
          JSONMember(name: "state", value: .string(finding.state.rawValue)),
          JSONMember(name: "text", value: .string(finding.text[language])),
        ]
        if let advice = finding.advice { fields.append(JSONMember(name: "advice", value: .string(advice[language]))) }
        return .object(fields)
      }
      Terminal.output(JSONValue.array(values).serialized(indented: true))
      return isWell ? .success : .contentErrors
    }
    for finding in findings where finding.state != .good || !invocation.has("quiet") {
      Terminal.print(sign(finding.state) + " " + finding.text[language] + "\n")
      if let advice = finding.advice { Terminal.print("  " + advice[language] + "\n") }
    }
    return isWell ? .success : .contentErrors
  }

  private func sign(_ state: Finding.State) -> String {
    switch state {
    case .good: "✓"
    case .doubtful: "!"
    case .wrong: "✗"
    }
  }

  private func machineFindings() -> [Finding] {
    var findings = [
      Finding("program", .good, LocalizedText(english: "plumb \(programVersion)", korean: "plumb \(programVersion)"))
    ]
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { Terminal.environment($0) }.first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    if !name.contains("utf-8") && !name.contains("utf8") {
      findings.append(
        Finding(
          "locale", .doubtful,
          LocalizedText(
            english: "The locale is not a UTF-8 one: \(locale.isEmpty ? "none" : locale).",
            korean: "로캘이 UTF-8이 아닙니다: \(locale.isEmpty ? "없음" : locale)."),
          advice: LocalizedText(
            english: "Pages are built all the same; the terminal may not show Hangul. Set LANG=C.UTF-8.",
            korean: "페이지는 그대로 만들어지지만 터미널에 한글이 깨질 수 있습니다. LANG=C.UTF-8로 설정하세요.")))
    }
    return findings
  }

  /// Prints what a shell needs to complete commands and options.
  func completions() -> ExitCode {
    switch invocation.argument {
    case "bash": Terminal.print(commandLine.bashCompletions)
    case "zsh": Terminal.print(commandLine.zshCompletions(in: language))
    default: Terminal.print(commandLine.fishCompletions(in: language))
    }
    return .success
  }
}

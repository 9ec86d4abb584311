import Arguments
import Diagnostics
import FileSystem
import JSON
import Reference
import Reports
import SiteBuilder

@main
struct Main {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch try commandLine.parse(arguments) {
      case .help(let command): Terminal.print(commandLine.help(for: command, in: defaultLanguage(nil)))
      case .version: Terminal.print("plumb \(programVersion)\n")
      case .run(let invocation): Terminal.exit(await Session(invocation).run())
      }
    } catch {
      Terminal.printError("plumb: " + error.message[defaultLanguage(nil)] + "\n")
      Terminal.exit(.usage)
    }
  }

  /// The language of messages: the option, else the locale.
  static func defaultLanguage(_ option: String?) -> Language {
    if let option { return option == "ko" ? .korean : .english }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = Terminal.environment(name), !value.isEmpty { return value.hasPrefix("ko") ? .korean : .english }
    }
    return .english
  }
}

/// One run of a command.
struct Session {
  let invocation: Invocation
  let language: Language
  let report: TerminalReport
  let root: String

  init(_ invocation: Invocation) {
    self.invocation = invocation
    language = Main.defaultLanguage(invocation["lang"])
    let color = invocation["color"] ?? "auto"
    report = TerminalReport(
      language: language, usesColor: color == "always" || color == "auto" && Terminal.showsColor)
    root = invocation["site"] ?? "."
  }

  func run() async -> ExitCode {
    if let text = invocation["max-warnings"], Int(text).map({ $0 < 0 }) ?? true {
      Terminal.printError(
        language == .english
          ? "plumb: ‘--max-warnings’ takes a whole number, got ‘\(text)’\n"
          : "plumb: ‘--max-warnings’에는 0 이상의 정수를 씁니다. 받은 값: ‘\(text)’\n")
      return .usage
    }
    do {
      switch invocation.command {
      case "build": return try await build()
      case "check": return try await check()
      case "completions": return completions()
      case "devices": return devices()
      case "doctor": return try await doctor()
      case "fmt": return try format()
      case "explain": return try await explain()
      case "new": return try new()
      case "render": return try render()
      case "rules": return try await rules()
      case "serve": return try serve()
      case "translations": return try await translations()
      default: return try solveFile()
      }
    } catch let error as FileSystemError {
      Terminal.printError("plumb: \(error.path): \(error.detail)\n")
      return .machine
    } catch {
      return .machine
    }
  }

  func say(_ english: String, _ korean: String) {
    if !invocation.has("quiet") { Terminal.print((language == .english ? english : korean) + "\n") }
  }

  private func build() async throws -> ExitCode {
    let baseURL = invocation["base-url"].flatMap { BaseURL($0) }
    if let text = invocation["base-url"], baseURL == nil {
      Terminal.printError(
        language == .english
          ? "plumb: ‘--base-url’ takes an address such as https://guidelines.example.com/ios/, got ‘\(text)’\n"
          : "plumb: ‘--base-url’에는 https://guidelines.example.com/ios/ 같은 주소를 씁니다. 받은 값: ‘\(text)’\n")
      return .usage
    }
    let site = try await buildSite(DiskFileSystem(root: root), baseURL: baseURL)
    report(site)
    if hasTooManyWarnings(site) { return .contentErrors }
    if site.hasErrors {
      Terminal.printError(
        language == .english
          ? "nothing was written; the last complete site stays\n" : "아무것도 쓰지 않았습니다. 마지막으로 완성된 사이트가 그대로 있습니다\n")
      return .contentErrors
    }
    let output = invocation["output"] ?? root + "/Site/public"
    let written = try writeSite(site, to: DiskFileSystem(creating: output))
    say(
      "\(site.pages.count) pages, \(site.library.exampleCount) examples in \(site.library.contextCount) layouts: \(written) files written to \(output)",
      "페이지 \(site.pages.count)개, 예시 \(site.library.exampleCount)개를 레이아웃 \(site.library.contextCount)개로 풀어 파일 \(written)개를 \(output)에 썼습니다"
    )
    return .success
  }

  private func check() async throws -> ExitCode {
    let disk = try DiskFileSystem(root: root)
    var site = invocation.has("fix") ? try await fix() : try await buildSite(disk, isForPublishing: false)
    if invocation.has("update") {
      for path in try site.updateResults(disk) { say("updated " + path, path + " 갱신") }
    } else {
      try site.compareResults(disk)
    }
    if invocation.has("coverage") { site.diagnostics += site.coverage() }
    report(site)
    if reportFormat == "human" {
      say(
        "\(site.library.exampleCount) examples checked in \(site.library.contextCount) contexts, \(site.library.solvedCount) of them different",
        "예시 \(site.library.exampleCount)개를 환경 \(site.library.contextCount)개(서로 다른 레이아웃 \(site.library.solvedCount)개)에서 검사했습니다"
      )
    }
    return site.hasErrors || hasTooManyWarnings(site) ? .contentErrors : .success
  }

  /// How diagnostics are printed.
  private var reportFormat: String { invocation["format"] ?? "human" }

  /// Prints what is wrong with a site: for people on standard error, for programs on standard output.
  private func report(_ site: BuiltSite) {
    let (diagnostics, sources) = (site.diagnostics, site.sources)
    switch reportFormat {
    case "json": Terminal.output(jsonReport(of: diagnostics, sources: sources).serialized(indented: true))
    case "sarif":
      Terminal.output(sarifReport(of: diagnostics, sources: sources, language: language).serialized(indented: true))
    case "github": Terminal.output(Array(gitHubReport(of: diagnostics, sources: sources, language: language).utf8))
    case "junit": Terminal.output(Array(junitReport(of: diagnostics, sources: sources, language: language).utf8))
    default: printDiagnostics(diagnostics, sources)
    }
  }

  /// Whether there are more warnings than `--max-warnings` allows; says so.
  private func hasTooManyWarnings(_ site: BuiltSite) -> Bool {
    guard let text = invocation["max-warnings"], let limit = Int(text) else { return false }
    let count = site.diagnostics.filter { $0.severity == .warning }.count
    if count <= limit { return false }
    Terminal.printError(
      language == .english ? "\(count) warnings, at most \(limit) allowed\n" : "경고 \(count)개, 허용은 \(limit)개까지\n")
    return true
  }

  func printDiagnostics(_ diagnostics: [Diagnostic], _ sources: [String: SourceText]) {
    if diagnostics.isEmpty { return }
    Terminal.printError(report.text(of: diagnostics, sources: sources))
    if let summary = report.summary(of: diagnostics) { Terminal.printError(summary + "\n") }
  }
}

import Arguments
import Diagnostics
import Dispatch
import FileSystem
import PreviewServer
import Reports
import SiteBuilder
import Synchronization

extension Session {
  /// Previews the site until the process is ended.
  func serve() throws(FileSystemError) -> ExitCode {
    guard let port = UInt16(invocation["port"] ?? "8000"), port > 0 else {
      Terminal.printError(language == .english ? "plumb: a port is from 1 to 65535\n" : "plumb: 포트는 1부터 65535까지입니다\n")
      return .usage
    }
    let disk = try DiskFileSystem(root: root)
    let server = PreviewServer(port: port, fingerprint: { sourceFingerprint(disk) }, rebuild: { rebuild($0, disk) })
    do {
      try server.run {
        say("previewing at http://127.0.0.1:\(port)/ (Ctrl-C ends)", "http://127.0.0.1:\(port)/ 에서 미리 봅니다(Ctrl-C로 끝냄)")
      }
    } catch {
      Terminal.printError(
        language == .english
          ? "plumb: port \(port) is taken; choose another with --port\n"
          : "plumb: 포트 \(port)을(를) 다른 프로그램이 쓰고 있습니다. --port로 바꾸십시오\n")
      return .machine
    }
    return .success
  }

  /// Builds the site; with errors, what was shown stays and the errors stand above it.
  private func rebuild(_ shown: PreviewFiles, _ disk: DiskFileSystem) -> PreviewFiles {
    let built: Result<BuiltSite, FileSystemError> = waiting {
      do throws(FileSystemError) { return .success(try await buildSite(disk)) } catch { return .failure(error) }
    }
    switch built {
    case .failure(let error):
      let problem = "\(error.path): \(error.detail)"
      Terminal.printError("plumb: " + problem + "\n")
      return PreviewFiles(files: shown.files, problems: problem)
    case .success(let site):
      printDiagnostics(site.diagnostics, site.sources)
      let files = Dictionary(site.files.map { ($0.path, $0.bytes) }) { first, _ in first }
      if !site.hasErrors { return PreviewFiles(files: files) }
      let plain = TerminalReport(language: language, usesColor: false)
      let kept = shown.files.isEmpty ? files : shown.files
      return PreviewFiles(files: kept, problems: plain.text(of: site.diagnostics, sources: site.sources))
    }
  }
}

/// A number that changes when a file that the site is built from does.
private func sourceFingerprint(_ disk: DiskFileSystem) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  func mix(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01B3 }
  var paths: [String] = []
  for folder in ["Content", "Themes", "Site"] {
    guard let entries = try? disk.list(folder) else { continue }
    paths += entries.map(\.storedPath).filter { !$0.hasPrefix("Site/public/") }
  }
  for path in paths {
    for byte in path.utf8 { mix(UInt64(byte)) }
    guard let stamp = try? disk.modification(of: path) else { continue }
    mix(UInt64(bitPattern: Int64(stamp.seconds)))
    mix(UInt64(bitPattern: Int64(stamp.nanoseconds)))
    mix(UInt64(bitPattern: Int64(stamp.size)))
  }
  return hash
}

private final class Answer<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}

/// Runs asynchronous work from the event loop's thread and waits for it.
private func waiting<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
  let answer = Answer<Value>()
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    let value = await work()
    answer.value.withLock { $0 = value }
    done.signal()
  }
  while true {
    done.wait()
    if let value = answer.value.withLock({ $0 }) { return value }
  }
}

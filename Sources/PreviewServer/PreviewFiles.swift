/// What the preview shows: the last good build, and what is wrong with the newest one.
public struct PreviewFiles: Sendable {
  /// The files of the last good build by path.
  public var files: [String: [UInt8]]
  /// What is wrong with the newest build, as text; nil when it is good.
  public var problems: String?

  /// Files and problems.
  public init(files: [String: [UInt8]] = [:], problems: String? = nil) {
    self.files = files
    self.problems = problems
  }
}

/// The answer to a request.
struct PreviewResponse {
  var status: Int32
  var type: String
  var body: [UInt8]
}

/// Answers requests from memory; nothing on disk can be reached through it.
struct PreviewRouter {
  /// The number of the build, which pages ask for to know when to reload.
  var version = 0
  var content = PreviewFiles()

  /// The answer to `GET target`; `host` is the header's value.
  func response(to target: String, host: String, port: UInt16) -> PreviewResponse {
    // A page elsewhere must not read the preview through a name of its own that resolves to this machine.
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard hosts.contains(host) else { return text(403, "this preview answers to \(hosts[0]) only\n") }
    var path = String(target.prefix { $0 != "?" && $0 != "#" })
    guard path.hasPrefix("/"), let decoded = percentDecoded(path) else { return text(400, "bad address\n") }
    path = String(decoded.dropFirst())
    if path == "_plumb/version" { return text(200, String(version)) }
    if path == "_plumb/reload.js" {
      return PreviewResponse(status: 200, type: "text/javascript", body: Array(reloadScript.utf8))
    }
    if path.isEmpty || path.hasSuffix("/") { path += "index.html" }
    guard let file = content.files[path] else { return text(404, "no page at /\(path)\n") }
    guard path.hasSuffix(".html") else { return PreviewResponse(status: 200, type: mediaType(path), body: file) }
    return PreviewResponse(status: 200, type: "text/html; charset=utf-8", body: withReload(file))
  }

  private func text(_ status: Int32, _ text: String) -> PreviewResponse {
    PreviewResponse(status: status, type: "text/plain; charset=utf-8", body: Array(text.utf8))
  }

  /// The page with the script that reloads it, and what is wrong above its content.
  private func withReload(_ page: [UInt8]) -> [UInt8] {
    let end = Array("</body>".utf8)
    guard page.count >= end.count else { return page }
    var place = page.count - end.count
    while place > 0, !page[place..<place + end.count].elementsEqual(end) { place -= 1 }
    var added = "<script src=\"/_plumb/reload.js\" data-version=\"\(version)\"></script>"
    if let problems = content.problems {
      added = "<pre role=\"alert\" class=\"preview-problems\">" + escaped(problems) + "</pre>" + added
    }
    return page[..<place] + Array(added.utf8) + page[place...]
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private func mediaType(_ path: String) -> String {
    switch path.split(separator: ".").last ?? "" {
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "json": "application/json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    default: "application/octet-stream"
    }
  }

  private func percentDecoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), value != 0
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

/// Asks for the build's number and reloads when it changes, keeping the place on the page.
private let reloadScript = """
  const script = document.currentScript;
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  (async () => {
    for (;;) {
      await wait(300);
      try {
        const version = await (await fetch("/_plumb/version", { cache: "no-store" })).text();
        if (version !== script.dataset.version) location.reload();
      } catch {
        await wait(1000);
      }
    }
  })();
  """

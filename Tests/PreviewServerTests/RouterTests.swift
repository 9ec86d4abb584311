import Testing

@testable import PreviewServer

@Suite struct RouterTests {
  private var router: PreviewRouter {
    var router = PreviewRouter()
    router.version = 7
    router.content = PreviewFiles(
      files: ["en/index.html": Array("<html><body>Hi</body></html>".utf8), "assets/a.css": Array("a{}".utf8)],
      problems: "a < b")
    return router
  }

  @Test(arguments: [
    ("/en/", 200), ("/en/index.html?x=1", 200), ("/assets/a.css", 200), ("/assets/b.css", 404), ("/assets", 404),
    ("/../etc/passwd", 404), ("/%2e%2e/etc/passwd", 404), ("/%00", 400), ("/%zz", 400), ("en", 400), ("/%ff", 400),
  ])
  func answersFromTheBuildAlone(_ target: String, _ status: Int) {
    #expect(router.response(to: target, host: "127.0.0.1:80", port: 80).status == Int32(status))
  }

  @Test(arguments: ["", "evil.example", "127.0.0.1", "127.0.0.1:81", "localhost.evil:80"])
  func refusesOtherHosts(_ host: String) {
    #expect(router.response(to: "/en/", host: host, port: 80).status == 403)
  }

  @Test func addsTheReloadScriptAndTheProblemsToPages() {
    let page = String(decoding: router.response(to: "/en/", host: "localhost:80", port: 80).body, as: UTF8.self)
    #expect(page.contains("data-version=\"7\"") && page.contains("a &lt; b") && page.hasSuffix("</body></html>"))
  }
}

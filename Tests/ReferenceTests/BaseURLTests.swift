import Testing

@testable import Reference

@Suite struct BaseURLTests {
  @Test(arguments: [
    ("https://a.example", "https://a.example/", "/", "a.example"),
    ("https://a.example/", "https://a.example/", "/", "a.example"),
    ("http://a.example:8080/docs", "http://a.example:8080/docs/", "/docs/", "a.example"),
    ("https://me.github.io/guide//ios/", "https://me.github.io/guide/ios/", "/guide/ios/", "me.github.io"),
  ])
  func endsInASlash(_ text: String, _ wanted: String, _ path: String, _ host: String) throws {
    let url = try #require(BaseURL(text))
    #expect(url.text == wanted && url.path == path && url.host == host)
  }

  @Test(arguments: [
    "", "a.example", "ftp://a.example", "https://", "https:///docs", "https://a b/", "https://a.example/?q=1",
    "https://a.example/#x", "https://me@a.example/", "https://a.example:0/", "https://a.example:99999/",
    "https://a.example:x/",
    "https://a.example/../b", "https://예시.example/", "https://a.example/\"><script>",
  ])
  func refusesWhatIsNoBase(_ text: String) {
    #expect(BaseURL(text) == nil)
  }

  @Test func encodesPaths() throws {
    let url = try #require(BaseURL("https://a.example/d"))
    #expect(url.address(of: "ko/시트 1.html") == "https://a.example/d/ko/%EC%8B%9C%ED%8A%B8%201.html")
    #expect(percentDecoded("%EC%8B%9C%ED%8A%B8 1") == "시트 1")
    #expect(percentDecoded("100%25 %zz %ff") == "100%25 %zz %ff", "what is no UTF-8 stays as it is")
  }
}

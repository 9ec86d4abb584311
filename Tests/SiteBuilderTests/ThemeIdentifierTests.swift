import Foundation
import Testing

/// Headings and terms take ids from their words, so an id that a template writes must be one that no words give.
@Suite struct ThemeIdentifierTests {
  private static var theme: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Themes/plumb")
  }

  @Test func noIDOfATemplateCanBeThatOfAHeading() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.theme.path).filter { $0.hasSuffix(".html") }
    var ids: [String] = []
    for name in names {
      let text = try String(contentsOf: Self.theme.appendingPathComponent(name), encoding: .utf8)
      ids += text.matches(of: /\sid="([^"{]+)"/).map { String($0.1) }
    }
    #expect(ids.count >= 5 && ids.allSatisfy { $0.hasPrefix("plumb:") }, "\(ids)")
  }
}

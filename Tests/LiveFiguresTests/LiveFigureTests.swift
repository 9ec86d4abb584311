import Diagnostics
import LiveFigures
import Testing

@Suite struct LiveFigureTests {
  private let block =
    "caption: A | 가\non: iphone-8; portrait\nis: do\nbutton go \"Go | 가기\" 120x44\n  center x\n  top safe + 24\n"

  private func answer(_ text: String, _ language: Language) -> String {
    String(decoding: liveFigure(Array(text.utf8), language: language), as: UTF8.self)
  }

  @Test func answersWithTheFigureInTheLanguage() {
    #expect(answer(block, .english).hasPrefix("{\"holds\":true,\"diagnostics\":[],\"html\":\"<figure"))
    #expect(answer(block, .korean).contains("가기</text>"))
  }

  @Test func answersWithLineAndColumnOfAFault() {
    let text = answer(block.replacing("120x44", with: "24x24"), .english)
    #expect(text.hasPrefix("{\"holds\":false,\"diagnostics\":[{\"code\":\"touch-target\",\"line\":4,\"column\":1,"))
  }

  @Test(arguments: ["", "\u{0}", "caption", "on: all\nbox\n", "caption: A | B\non: iphone-8\nbox a 1e400x2\n"])
  func answersAnything(_ text: String) {
    #expect(answer(text, .korean).hasPrefix("{\"holds\":"))
  }
}

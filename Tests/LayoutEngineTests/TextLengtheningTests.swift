import LayoutEngine
import Testing

@Suite struct TextLengtheningTests {
  @Test(arguments: [
    ("", ""), ("  ", "  "),
    ("OK", "OK OK OK"),
    ("Save", "Save Save Save"),
    ("Delete photo", "Delete photo Delete photo"),
    ("사진 삭제", "사진 삭제 사진 삭제 사진 삭제"),
    ("취소", "취소 취소 취소"),
    ("Add ", "Add Add Add Add"),
    ("Save\u{A0}as", "Save\u{A0}as Save\u{A0}as Save\u{A0}as"),
  ])
  func repeatsItsWords(_ text: String, _ longer: String) {
    #expect(lengthened(text) == longer)
  }

  @Test(arguments: [
    (1, 3), (10, 30), (11, 22), (20, 40), (21, 38), (30, 54), (31, 50), (50, 80), (51, 72), (70, 98), (71, 93),
    (200, 260),
  ])
  func reachesTheLengthOfATranslation(_ count: Int, _ wanted: Int) {
    // A word of three letters and one of five by turns, cut to the length.
    let text = String(repeating: "abc defgh ", count: 20).prefix(count - 1) + "z"
    let longest = text.split(separator: " ").map(\.count).max() ?? 0
    let result = lengthened(String(text))
    #expect(result.hasPrefix(text))
    #expect(result.count >= wanted)
    #expect(result.count < wanted + longest + 1)
    let words = Set(text.split(separator: " "))
    #expect(result.split(separator: " ").allSatisfy { words.contains($0) })
    #expect(lengthened(String(text)) == result)
  }
}

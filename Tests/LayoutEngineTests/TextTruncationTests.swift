import LayoutEngine
import Testing

@Suite struct TextTruncationTests {
  private let metrics = TextMetrics(style: .body, textSize: .large)

  /// The width has room for the words in the second place.
  @Test(arguments: [
    ("Delete all photos", "Delete all", 1, ["Delete…"]),
    ("Delete all photos", "Delete all…", 1, ["Delete all…"]),
    ("Delete all photos", "Delete …", 1, ["Delete…"]),
    ("Delete all photos", "Delete", 2, ["Delete", "all p…"]),
    ("Delete all photos", "Delete all", 2, ["Delete all", "photos"]),
    ("사진을 모두 삭제", "사진을 모", 1, ["사진을…"]),
    ("사진을 모두 삭제", "사진을 모두", 2, ["사진을 모두", "삭제"]),
    ("사진을 모두 삭제", "사진을", 2, ["사진을", "모두…"]),
    ("One\nTwo", "One Two", 1, ["One…"]),
    ("One\nTwo", "One", 1, ["O…"]),
    ("One\n\nTwo", "One", 2, ["One", "…"]),
    ("Supercalifragilistic", "Super", 1, ["Sup…"]),
    ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧…", 1, ["👨‍👩‍👧…"]),
    ("co\u{AD}operation", "coop…", 1, ["coop…"]),
    ("Delete", "", 1, ["…"]),
    ("Delete", "…", 1, ["…"]),
    ("", "", 1, [""]),
    ("Delete  ", "Delete", 1, ["Delete"]),
  ])
  func endsTheLastLineInAnEllipsis(_ text: String, _ room: String, _ lineLimit: Int, _ lines: [String]) {
    let measured = metrics.measure(text, maximumWidth: metrics.width(of: room), lineLimit: lineLimit)
    #expect(measured.lines == lines)
    #expect(measured.isTruncated == (lines.last?.hasSuffix("…") ?? false))
    let widest = lines.map { metrics.width(of: $0) }.max() ?? 0
    #expect((measured.size.width - widest).magnitude < 1e-9)
    #expect(measured.size.height == Double(lines.count) * 22)
  }
}

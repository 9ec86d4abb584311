import Checks
import Diagnostics
import LayoutBlocks
import LayoutEngine
import Testing

/// The checks that something in the views violates, of whatever severity.
func foundChecks(_ views: String, on contexts: String) -> [String] {
  let text = "caption: A | 가\non: \(contexts)\n" + views
  let file = SourceText(path: "page.md", bytes: Array(text.utf8))
  let (block, problems) = parse(BlockSource(standalone: file, id: "test"))
  #expect(problems.isEmpty, "\(problems.map(\.message.english))")
  return judge(block, path: "page.md").results.flatMap(\.findings).map(\.check.name)
}

/// The layouts of the views, a context each; the source has to be without a problem.
func layouts(_ views: String, on contexts: String) -> [Layout] {
  let text = "caption: A | 가\non: \(contexts)\n" + views
  let file = SourceText(path: "page.md", bytes: Array(text.utf8))
  let (block, problems) = parse(BlockSource(standalone: file, id: "test"))
  #expect(problems.isEmpty, "\(problems.map(\.message.english))")
  return judge(block, path: "page.md").results.map(\.layout)
}

extension Layout {
  /// The frame of the view with that name.
  func frame(_ name: String) throws -> Rect {
    let index = try #require(scene.views.firstIndex { $0.name == name })
    return frames[index]
  }

  /// The names of the views in the overflow menu.
  var menuNames: [String] { (scene.railArrangement?.overflowed ?? []).map { scene.views[$0].name } }

  /// The names of what stands in the rail, from the top down.
  var railNames: [String] { (scene.railArrangement?.shown ?? []).map { scene.views[$0.view].name } }
}

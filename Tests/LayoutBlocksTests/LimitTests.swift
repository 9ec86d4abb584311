import Diagnostics
import LayoutBlocks
import LayoutEngine
import Testing

/// Each limit: a diagnostic beyond it, none at it, and never a trap.
@Suite struct LimitTests {
  private let head = "caption: A | 가\non: iphone-8; portrait\n\n"

  private func codes(_ body: String) -> [String] {
    var codes: [String] = []
    for code in parsed(head + body).diagnostics.map(\.code) where !codes.contains(code) { codes.append(code) }
    return codes
  }

  @Test(arguments: [(512, []), (513, ["too-many-views"])]) func views(_ count: Int, _ wanted: [String]) {
    #expect(codes(String(repeating: "box 1x1\n  top safe\n  leading safe\n", count: count)) == wanted)
  }

  @Test(arguments: [(64, []), (65, ["too-deep"]), (1000, ["too-deep"])]) func depth(_ depth: Int, _ wanted: [String]) {
    let lines = (0...depth).map { String(repeating: "  ", count: $0) + "group g\($0)\n" }
    let found = codes(lines.joined())
    #expect(wanted.isEmpty ? found.isEmpty : found.contains(wanted[0]), "\(found)")
  }

  @Test func bytes() {
    #expect(codes("# " + String(repeating: "x", count: 64_000) + "\n") == [])
    #expect(codes("# " + String(repeating: "x", count: 66_000) + "\n") == ["block-too-large"])
  }

  @Test(arguments: ["1000000", "999999.5"]) func numbersUpTo(_ number: String) {
    #expect(codes("box a 1x1\n  top safe + \(number)\n  leading safe\n") == [])
  }

  @Test(arguments: ["1000001", "1e9", String(repeating: "9", count: 400), "99999999x1"])
  func numbersBeyond(_ number: String) {
    let found = codes("box a 1x1\n  top safe + \(number)\n  leading safe\n")
    #expect(!found.isEmpty)
  }

  @Test(arguments: [(1023, LayoutSolution.Status.solved), (1025, .limitExceeded)])
  func constraints(_ fills: Int, _ status: LayoutSolution.Status) {
    let (block, problems, _) = parsed(head + "box a\n" + String(repeating: "  fill safe\n", count: fills))
    #expect(problems.isEmpty)
    let layout = layOut(lower(block, in: block.contexts[0]))
    #expect(layout.status == status && layout.frames.count == 1)
  }

  @Test(arguments: [
    "", "group g\n", "label a\n  top safe\n  leading safe\n", "grid g\n", "row r\n", "list l\n", "scroll s\n",
  ])
  func emptyViews(_ body: String) {
    let (block, _, _) = parsed(head + body)
    let layout = layOut(lower(block, in: block.contexts[0]))
    #expect(layout.frames.count == layout.scene.views.count)
  }

  @Test(arguments: [
    "grid g columns=0\n  box a 1x1\n", "grid g min=0 spacing=0\n  box a 1x1\n", "grid g columns=100000\n  box a 1x1\n",
  ])
  func gridsOfNothingOrTooMuch(_ body: String) {
    let (block, problems, _) = parsed(
      head + body.replacing("\n  box", with: "\n  fill x screen\n  top screen\n  box", maxReplacements: 1))
    #expect(problems.isEmpty)
    let layout = layOut(lower(block, in: block.contexts[0]))
    #expect(layout.columnCounts[0] >= 1 && layout.columnCounts[0] <= 100)
  }

  @Test func aWidthBelowNothingIsAContradiction() {
    let (block, problems, _) = parsed(head + "box a\n  top safe\n  leading safe\n  height 10\na.width = 0 - 20\n")
    #expect(problems.isEmpty)
    #expect(layOut(lower(block, in: block.contexts[0])).status == .conflict)
  }
}

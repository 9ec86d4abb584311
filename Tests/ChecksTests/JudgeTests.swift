import Checks
import Diagnostics
import LayoutBlocks
import LayoutEngine
import Testing

private func verdict(_ text: String) -> Verdict {
  let file = SourceText(path: "page.md", bytes: Array(text.utf8))
  let (block, problems) = parse(BlockSource(standalone: file, id: "test"))
  #expect(problems.isEmpty, "\(problems.map(\.message.english))")
  return judge(block, path: "page.md")
}

/// The checks that fail for views on a device, held upright.
private func broken(_ views: String, on device: String = "iphone-x") -> [String] {
  let found = verdict("caption: A | 가\non: \(device); portrait\nis: dont\nbreaks: overlap\n" + views)
  return found.brokenChecks.map(\.name)
}

@Suite struct CheckTests {
  /// A layout just inside and just outside of each check's tolerance.
  @Test(arguments: [
    (
      "touch-target", "iphone-8", "icon-button a 43.5x44\n  center x\n  center y\n",
      "icon-button a 43.4x44\n  center x\n  center y\n"
    ),
    (
      "safe-area", "iphone-x", "label a \"A\"\n  leading margins + 9\n  top safe - 0.5\n",
      "label a \"A\"\n  leading margins + 9\n  top safe - 0.6\n"
    ),
    (
      "margins", "iphone-8", "label a \"A\"\n  top safe\n  leading margins - 0.5\n",
      "label a \"A\"\n  top safe\n  leading margins - 0.6\n"
    ),
    (
      "clipped", "iphone-8", "box a 375.5x10\n  top safe\n  leading screen\n",
      "box a 375.6x10\n  top safe\n  leading screen\n"
    ),
    (
      "overlap", "iphone-8", "box a 10x10\n  top safe\n  leading safe\nbox b 10x10\n  below a -0.1\n  leading safe\n",
      "box a 10x10\n  top safe\n  leading safe\nbox b 10x10\n  top safe + 9.8\n  leading safe\n"
    ),
    (
      "full-width-button", "iphone-8", "button a\n  height 44\n  center y\n  leading screen + 0.6\n  trailing screen\n",
      "button a\n  height 44\n  center y\n  leading screen + 0.5\n  trailing screen\n"
    ),
    (
      "home-indicator", "iphone-x", "button a 100x44\n  center x\n  bottom screen - 21\n",
      "button a 100x44\n  center x\n  bottom screen - 20\n"
    ),
    (
      "bottom-edge", "iphone-x", "button a 100x44\n  center x\n  bottom safe + 0.5\n",
      "button a 100x44\n  center x\n  bottom safe + 0.6\n"
    ),
    (
      "screen-corner", "iphone-8", "icon-button a 44x44\n  top screen + 22\n  leading screen + 22\n",
      "icon-button a 44x44\n  top screen + 21.9\n  leading screen + 21.9\n"
    ),
    (
      "corner-clip", "iphone-x", "label a \"A\"\n  top screen + 12\n  leading screen + 12\n",
      "label a \"A\"\n  top screen + 10\n  leading screen + 10\n"
    ),
    (
      "truncation", "iphone-8", "label a \"AAAA\"\n  top safe\n  leading margins\n  width 45.5\n",
      "label a \"AAAA\"\n  top safe\n  leading margins\n  width 45.4\n"
    ),
    ("ambiguity", "iphone-8", "box a 10x10\n  top safe\n  leading safe\n", "box a 10x10\n  top safe\n"),
    (
      "conflict", "iphone-8", "box a 10x10\n  top safe\n  leading safe\n",
      "box a 10x10\n  top safe\n  leading safe\n  width 20\n"
    ),
  ])
  func decidesAtItsTolerance(_ check: String, _ device: String, _ inside: String, _ outside: String) {
    let fixed = inside.replacing("  below a -0.1\n", with: "  top safe + 10\n")
    #expect(!broken(fixed, on: device).contains(check))
    #expect(broken(outside, on: device).contains(check))
  }

  @Test func letsContentScrollUnderTheEdges() {
    #expect(
      broken("navigation-bar\nscroll feed\n  fill screen\n  label a \"A\"\n    top screen\n    leading margins\n")
        .isEmpty)
  }
}

@Suite struct JudgeTests {
  private let small = "icon-button a 24x24\n  center x\n  center y\n"

  @Test func failsADoThatBreaksSomethingWithContextGotAndWanted() throws {
    let found = verdict("caption: A | 가\non: iphone-8, iphone-x; portrait, landscape\nis: do\n" + small)
    #expect(!found.holds)
    let diagnostic = try #require(found.diagnostics.first)
    #expect(found.diagnostics.count == 1)
    #expect(diagnostic.code == "touch-target")
    #expect(diagnostic.message.english.contains("iPhone 8, portrait (and 3 more contexts)"))
    #expect(diagnostic.message.english.contains("24 × 24\u{A0}pt; at least 44 × 44\u{A0}pt is wanted"))
    #expect(diagnostic.message.korean.contains("iPhone 8, 세로 외 3개 환경"))
  }

  @Test func acceptsADontThatBreaksWhatItNames() {
    #expect(verdict("caption: A | 가\non: iphone-8; portrait\nis: dont\nbreaks: touch-target\n" + small).holds)
  }

  /// What only ever gives notes counts where a don't says so, and nowhere else.
  @Test func aNoteCountsOnlyForADontThatNamesItsCheck() {
    let views = "label a \"A\"\n  leading margins\n  top safe\nlabel b \"Bcd\"\n  leading margins + 2\n  below a 8\n"
    let head = "caption: A | 가\non: iphone-8; portrait\n"
    #expect(verdict(head + "is: do\n" + views).holds)
    #expect(verdict(head + "is: dont\nbreaks: near-alignment\n" + views).holds)
    #expect(verdict(head + "is: dont\nbreaks: align-to-ease-scanning\n" + views).holds)
    let straight = verdict(
      head + "is: dont\nbreaks: near-alignment\n" + views.replacing("margins + 2", with: "margins"))
    #expect(straight.diagnostics.map(\.code) == ["unbroken"])
    let other = verdict(head + "is: dont\nbreaks: touch-target\n" + views)
    #expect(other.diagnostics.map(\.code) == ["unbroken"])
    #expect(other.brokenChecks.isEmpty)
  }

  @Test func failsADontThatBreaksNothing() {
    let found = verdict(
      "caption: A | 가\non: iphone-8; portrait\nis: dont\nbreaks: touch-target\nicon-button a 44x44\n  center x\n  center y\n"
    )
    #expect(found.diagnostics.map(\.code) == ["unbroken"])
  }

  @Test func failsADontThatBreaksAnErrorItDoesNotNameAndOffersToAddIt() throws {
    let text =
      "caption: A | 가\non: iphone-x; portrait\nis: dont\nbreaks: touch-target\nicon-button a 24x24\n  center x\n  top screen\n"
    let found = verdict(text)
    let diagnostic = try #require(found.diagnostics.first { $0.code == "safe-area" })
    #expect(diagnostic.fixIts.first?.replacement == ", safe-area")
  }

  @Test func suggestsTheNearestCheck() throws {
    let found = verdict("caption: A | 가\non: iphone-8; portrait\nis: dont\nbreaks: tuch-target, touch-target\n" + small)
    let diagnostic = try #require(found.diagnostics.first { $0.code == "unknown-check" })
    #expect(diagnostic.fixIts.first?.replacement == "touch-target")
  }

  @Test(arguments: [
    ("expect: a.width = 24", true), ("expect: a.width = 30", false), ("expect: a.width <= 24.4", true),
    ("expect: a.centerX = 0.5 * screen.width", true), ("expect: size-class compact regular on iphone-8 portrait", true),
    ("expect: size-class regular regular on iphone-8 portrait", false), ("expect: conflict", false),
    ("expect: ambiguous a", false),
  ])
  func comparesExpectations(_ line: String, _ holds: Bool) {
    let found = verdict("caption: A | 가\non: iphone-8; portrait\n" + small + line + "\n")
    #expect(found.holds == holds)
  }

  @Test func acceptsAConflictThatIsExpected() {
    #expect(
      verdict(
        "caption: A | 가\non: iphone-8; portrait\nbox a 10x10\n  top safe\n  leading safe\n  width 20\nexpect: conflict\n"
      ).holds)
  }

  @Test func namesTheStatementsOfAContradiction() throws {
    let found = verdict(
      "caption: A | 가\non: iphone-8; portrait\nbox a\n  top safe\n  leading safe\n  height 4\n  width 10\n  width 20\n")
    #expect(try #require(found.diagnostics.first).notes.count == 2)
  }
}

@Suite struct MatrixJudgingTests {
  @Test func solvesEqualContextsOnce() {
    let found = verdict(
      "caption: A | 가\non: iphone-8, iphone-7, iphone-6s, iphone-se; portrait\nbox a 10x10\n  top safe\n  leading safe\n"
    )
    #expect(found.results.count == 4 && found.solvedCount == 2)
    #expect(
      found.results.map { $0.layout.scene.environment.context.device.id } == found.block.contexts.map(\.device.id))
    #expect(found.results[0].layout.frames == found.results[2].layout.frames)
  }

  @Test func doesNotTakeContextsForEqualWhoseVariantsDiffer() {
    let found = verdict(
      "caption: A | 가\non: iphone-8, iphone-7; portrait\nbox a 10x10\n  top safe\nwhen iphone-8\n  a leading safe\nwhen iphone-7\n  a leading safe + 5\n"
    )
    #expect(found.solvedCount == 2)
    #expect(found.results.map { $0.layout.frames[0].x } == [0, 5])
  }

  @Test func measuresLongWordsInTheirContextOnly() {
    let found = verdict(
      "caption: A | 가\non: iphone-8; portrait\nlanguage: en, ko, long\nlabel a \"Continue | 계속\"\n  top safe\n  leading safe\n"
    )
    let widths = found.results.map { $0.layout.frames[0].width }
    #expect(widths[1] < widths[0] && widths[2] > 2.5 * widths[0])
  }

  /// A width that its own height decides: few lines make it too narrow for them, many too wide.
  @Test func saysWhereSizesComeToNoRest() {
    let words = String(repeating: "word ", count: 30)
    func found(_ share: Double) -> Verdict {
      verdict(
        "caption: A | 가\non: iphone-8; portrait\ntext a \"\(words)\"\n  top safe\n  leading safe\n  hug x @1\n  resist x @1\n"
          + "a.width = \(share) * a.height + 30\n")
    }
    var unsettled = 0
    for step in 1...40 {
      let verdict = found(Double(step) * 2)
      let isSettled = verdict.results[0].layout.textSettled
      let isReported = verdict.diagnostics.contains { $0.message.english.contains("come to no rest") }
      #expect(isReported == !isSettled)
      if !isSettled { unsettled += 1 }
    }
    #expect(unsettled > 0 && unsettled < 40)
  }
}

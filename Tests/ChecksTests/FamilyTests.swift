import Checks
import Diagnostics
import LayoutBlocks
import LayoutEngine
import Testing

/// A layout that satisfies a check at the edge of its tolerance, and one that does not any more.
struct Borderline: CustomTestStringConvertible, Sendable {
  var check: String
  var contexts: String
  var inside: String
  var outside: String
  var testDescription: String { check + ": " + outside.prefix(60).replacing("\n", with: " ") }

  init(_ check: String, _ contexts: String, inside: String, outside: String) {
    self.check = check
    self.contexts = contexts
    self.inside = inside
    self.outside = outside
  }
}

private let long = String(repeating: "Reading is easier in short lines. ", count: 12)

private let basicBorderlines: [Borderline] = [
  Borderline(
    "target-overlap", "iphone-8; portrait",
    inside: "button a 60x44\n  top safe\n  leading margins\nbutton b 60x44\n  top safe\n  leading margins + 59\n",
    outside: "button a 60x44\n  top safe\n  leading margins\nbutton b 60x44\n  top safe\n  leading margins + 58.9\n"),
  Borderline(
    "target-overlap", "iphone-8; portrait",
    inside: "switch a\n  top safe + 40\n  leading margins\nswitch b\n  below a 12\n  leading margins\n",
    outside: "switch a\n  top safe + 40\n  leading margins\nswitch b\n  below a 11\n  leading margins\n"),
  Borderline(
    "housing", "iphone-x; portrait",
    inside: "button a 100x44\n  center x\n  top screen + 30\n",
    outside: "button a 100x44\n  center x\n  top screen + 29\n"),
  Borderline(
    "readable-width", "ipad-pro-12.9; landscape",
    inside: "text a \"\(long)\"\n  top safe\n  center x\n  width 664.5\n",
    outside: "text a \"\(long)\"\n  top safe\n  center x\n  width 664.6\n"),
  Borderline(
    "short-lines", "ipad-pro-12.9; landscape", inside: "text a \"\(long)\"\n  top safe\n  center x\n  width 600\n",
    outside: "text a \"\(long)\"\n  top safe\n  center x\n  width 900\n"),
  Borderline(
    "sideways-text", "iphone-8; portrait",
    inside:
      "scroll s axis=both\n  fill screen\n  text a \"\(long)\"\n    top parent\n    leading parent\n    width 375\n",
    outside:
      "scroll s axis=both\n  fill screen\n  text a \"\(long)\"\n    top parent\n    leading parent\n    width 376\n"),
  Borderline(
    "near-alignment", "iphone-8; portrait",
    inside: "box a 50x20\n  top safe\n  leading margins\nbox b 70x20\n  below a 8\n  leading margins + 3.1\n",
    outside: "box a 50x20\n  top safe\n  leading margins\nbox b 70x20\n  below a 8\n  leading margins + 3\n"),
  Borderline(
    "near-alignment", "iphone-8; portrait",
    inside: "box a 50x20\n  top safe\n  leading margins\nbox b 52x20\n  below a 8\n  leading margins\n",
    outside: "box a 50x20\n  top safe\n  leading margins\nbox b 51x20\n  below a 8\n  leading margins + 0.1\n"),
  Borderline(
    "symmetry", "iphone-8; portrait", inside: "label a \"A\"\n  top safe\n  leading margins\n  trailing margins - 1\n",
    outside: "label a \"A\"\n  top safe\n  leading margins\n  trailing margins - 1.1\n"),
  Borderline(
    "matching-insets", "iphone-8; portrait",
    inside: "button a 80x44\n  center x\n  top screen + 40\nbutton b 80x44\n  center x\n  bottom screen - 41\n",
    outside: "button a 80x44\n  center x\n  top screen + 40\nbutton b 80x44\n  center x\n  bottom screen - 41.1\n"),
  Borderline(
    "fills-screen", "iphone-x; portrait", inside: "background sky\n  fill screen inset 0.5\n",
    outside: "background sky\n  fill screen inset 0.6\n"),
  Borderline(
    "scroll-to-bottom", "iphone-x; portrait", inside: "scroll s\n  fill x screen\n  top safe\n  bottom screen - 0.5\n",
    outside: "scroll s\n  fill x screen\n  top safe\n  bottom safe\n"),
  Borderline(
    "aspect-crop", "iphone-8; portrait",
    inside: "image a 200x100 natural=2010x1000\n  center x\n  center y\n",
    outside: "image a 200x100 natural=2030x1000\n  center x\n  center y\n"),
  Borderline(
    "principal", "iphone-8; portrait", inside: "box a 40x40 principal\n  leading margins\n  center y in screen\n",
    outside: "box a 40x40 principal\n  leading margins\n  top screen + 320\n"),
  Borderline(
    "principal", "iphone-8; portrait", inside: "box a 40x40 principal\n  top safe\n  center x in screen\n",
    outside: "box a 40x40 principal\n  top safe\n  leading screen + 170\n"),
  Borderline(
    "importance", "iphone-8; portrait",
    inside:
      "box a 40x40 importance=2\n  top safe\n  leading margins\nbox b 40x40 importance=1\n  below a 8\n  leading margins\n",
    outside:
      "box a 40x40 importance=2\n  top safe\n  leading margins\nbox b 42x40 importance=1\n  below a 8\n  leading margins\n"
  ),
  Borderline(
    "consistent-appearance", "iphone-8; portrait",
    inside:
      "box a 40x40 role=card\n  top safe\n  leading margins\nbox b 40x40.5 role=card\n  below a 8\n  leading margins\n",
    outside:
      "box a 40x40 role=card\n  top safe\n  leading margins\nbox b 40x40.6 role=card\n  below a 8\n  leading margins\n"),
  Borderline(
    "adornments", "iphone-x; portrait", inside: "box a 100x10 decorative\n  center x\n  top screen + 38\n",
    outside: "box a 100x10 decorative\n  center x\n  top screen + 37\n"),
  Borderline(
    "bottom-button", "iphone-x; portrait", inside: "button a\n  fill x margins\n  height 44\n  bottom safe - 0.5\n",
    outside: "button a\n  fill x margins\n  height 44\n  bottom safe - 0.6\n"),
  Borderline(
    "bottom-button", "iphone-x; portrait",
    inside: "button a corner-radius=8\n  fill x margins\n  height 44\n  bottom safe\n",
    outside: "button a corner-radius=0\n  fill x margins\n  height 44\n  bottom safe\n"),
  Borderline(
    "device-feature", "ipad-9.7; portrait",
    inside: "button call \"Call\" needs=telephony\n  center x\n  center y\nwhen ipads\n  call hide call\n",
    outside: "button call \"Call\" needs=telephony\n  center x\n  center y\n"),
  Borderline(
    "fixed-size-lint", "ipad-9.7; portrait", inside: "box a 200x200\n  center x\n  center y\n",
    outside: "box a 200x200.1\n  center x\n  center y\n"),
  Borderline(
    "fixed-size-lint", "ipad-9.7; portrait", inside: "image a 375x300\n  center x\n  center y\n",
    outside: "box a\n  width 375\n  height 10\n  center x\n  center y\n"),
  Borderline(
    "fixed-size-lint", "ipad-9.7; portrait", inside: "box a 10x10\n  top safe + 44\n  center x\n",
    outside: "box a 10x10\n  top screen + 44\n  center x\n"),
  Borderline(
    "fixed-size-lint", "ipad-9.7; portrait",
    inside: "box a\n  width 600 should\n  width at most 90% of screen\n  height 10\n  top safe\n  center x\n",
    outside: "box a\n  width 600\n  height 10\n  top safe\n  center x\n"),
  Borderline(
    "same-functions", "iphone-8",
    inside: "button a \"A\"\n  center x\n  top safe\nwhen landscape\n  label b \"B\"\n    below a 8\n    center x\n",
    outside: "button a \"A\"\n  center x\n  top safe\nwhen landscape\n  button b \"B\"\n    below a 8\n    center x\n"),
  Borderline(
    "same-hierarchy", "iphone-8",
    inside:
      "box a 50x50\n  top safe\n  leading margins\nbox b 50x50\nwhen portrait\n  b below a 8\n  b leading margins\nwhen landscape\n  b top safe\n  b after a 8\n",
    outside:
      "box a 50x50\n  top safe\nbox b 50x50\n  top safe\nwhen portrait\n  a leading margins\n  b after a 8\nwhen landscape\n  b leading margins\n  a after b 8\n"
  ),
  Borderline(
    "keep-focus", "iphone-8; portrait",
    inside: "image a 100x100 focus\n  center x\n  top screen - 10\n".replacing("screen - 10", with: "screen - 10"),
    outside: "image a 100x100 focus\n  center x\n  top screen - 10.1\n"),
  Borderline(
    "resize-sweep", "ipad-pro-12.9; landscape; full, 1/3",
    inside: "label a \"A\"\n  leading margins\n  top safe\n",
    outside:
      "label a \"A\"\n  top safe\n  width 20\na.left = 0.05 * screen.width\nlabel b \"B\"\n  top safe + 40\nb.centerX = 700 - 0.5 * screen.width\n"
  ),
]

private let borderlines = basicBorderlines + foldableBorderlines + statusBarBorderlines + presentationBorderlines

@Suite struct FamilyTests {
  @Test(arguments: borderlines) func decidesAtTheEdgeOfItsTolerance(_ borderline: Borderline) {
    let inside = foundChecks(borderline.inside, on: borderline.contexts)
    let outside = foundChecks(borderline.outside, on: borderline.contexts)
    #expect(!inside.contains(borderline.check), "\(inside)")
    #expect(outside.contains(borderline.check), "\(outside)")
  }

  @Test func everyCheckHasABorderline() {
    let here = Set(borderlines.map(\.check))
    // The first thirteen have theirs in CheckTests.
    for check in Check.allCases.dropFirst(13) { #expect(here.contains(check.name), "\(check.name)") }
  }

  @Test func countsTheFocalPartOfAPicture() {
    let seen = foundChecks(
      "image a 100x100 natural=300x100 focal=100x100\n  center x\n  center y\n", on: "iphone-8; portrait")
    let cut = "image a 100x100 natural=300x100 focal=102x100\n  center x\n  center y\n"
    #expect(seen.contains("aspect-crop"))
    let text = "caption: A | 가\non: iphone-8; portrait\n" + cut
    let (block, _) = parse(BlockSource(standalone: SourceText(path: "p", bytes: Array(text.utf8)), id: "t"))
    let finding = judge(block, path: "p").results[0].findings.first { $0.check == .aspectCrop }
    #expect(finding?.severity == .warning)
  }

  @Test(arguments: [
    ("same controls", "button b \"B\"\n    below a 8\n    center x\n", false),
    ("same controls", "label b \"B\"\n    below a 8\n    center x\n", true),
    ("same order", "label b \"B\"\n    below a 8\n    center x\n", true),
  ])
  func comparesContextsWhereOneExpectsIt(_ claim: String, _ view: String, _ holds: Bool) {
    let text =
      "caption: A | 가\non: iphone-8\nbutton a \"A\"\n  center x\n  top safe\nwhen landscape\n  \(view)\nexpect: \(claim)\n"
    let (block, problems) = parse(BlockSource(standalone: SourceText(path: "p", bytes: Array(text.utf8)), id: "t"))
    #expect(problems.isEmpty, "\(problems.map(\.message.english))")
    #expect(judge(block, path: "p").holds == holds)
  }

  /// Pure: the same layout gives the same findings, whatever was judged before.
  @Test func findsTheSameTwice() {
    for borderline in borderlines {
      #expect(
        foundChecks(borderline.outside, on: borderline.contexts)
          == foundChecks(borderline.outside, on: borderline.contexts))
    }
  }
}

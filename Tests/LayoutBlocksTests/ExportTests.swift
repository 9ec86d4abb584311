import Diagnostics
import Foundation
import LayoutBlocks
import Testing

/// A kind of export by the name of its command line option.
private enum Export: String, CaseIterable, Sendable {
  case uikit
  case swiftui

  func source(_ block: LayoutBlock, _ language: Language) -> String {
    switch self {
    case .uikit: uiKitSource(block, language: language)
    case .swiftui: swiftUISource(block, language: language)
    }
  }
}

private let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
private let snapshotFolder = testFolder.appending(path: "Fixtures/export")

private func block(_ text: String, id: String = "test") -> LayoutBlock {
  parse(BlockSource(standalone: SourceText(path: "test.layout", bytes: Array(text.utf8)), id: id)).block
}

/// A short block around some lines.
private func block(lines: String, id: String = "test") -> LayoutBlock {
  block("caption: A | 가\non: iphone-8; portrait\n" + lines, id: id)
}

@Suite struct ExportTests {
  // MARK: Snapshots

  /// `PLUMB_UPDATE_SNAPSHOTS=1 swift test` writes them anew; their difference is then for people to read.
  @Test(arguments: ["card", "variants", "equations", "korean"])
  func givesTheSourceThatIsKept(name: String) throws {
    let text = try String(contentsOf: snapshotFolder.appending(path: name + ".layout"), encoding: .utf8)
    for export in Export.allCases {
      let file = snapshotFolder.appending(path: "\(name).\(export.rawValue).txt")
      let language: Language = name == "korean" ? .korean : .english
      let source = export.source(block(text, id: name), language)
      if ProcessInfo.processInfo.environment["PLUMB_UPDATE_SNAPSHOTS"] != nil {
        try source.write(to: file, atomically: true, encoding: .utf8)
      }
      let kept = try String(contentsOf: file, encoding: .utf8)
      if let difference = firstDifference(kept, source) {
        Issue.record("\(file.lastPathComponent), \(difference)")
      }
    }
  }

  private func firstDifference(_ kept: String, _ found: String) -> String? {
    if kept == found { return nil }
    let old = kept.components(separatedBy: "\n")
    let new = found.components(separatedBy: "\n")
    for index in 0..<max(old.count, new.count) {
      let before = index < old.count ? old[index] : "(end)"
      let after = index < new.count ? new[index] : "(end)"
      if before != after { return "line \(index + 1):\n  kept:  \(before)\n  found: \(after)" }
    }
    return nil
  }

  // MARK: Every block of the site

  @Test(arguments: Export.allCases)
  fileprivate func writesEveryBlockOfTheSiteAsSourceThatParses(export: Export) throws {
    let blocks = try contentBlocks()
    #expect(blocks.count > 50)
    var sources: [(name: String, text: String)] = []
    for (id, text) in blocks {
      for language in Language.allCases {
        sources.append(("\(id)-\(language.tag)", export.source(block(text, id: id), language)))
      }
    }
    let problems = try parseErrors(sources)
    #expect(problems.isEmpty, "\(problems)")
  }

  /// Against declarations of UIKit that stand in for it, so that names and types are checked and not only the syntax.
  @Test func writesSourceForUIKitThatCompiles() throws {
    var sources: [(name: String, text: String)] = []
    for (id, text) in try contentBlocks() {
      sources.append((id, uiKitSource(block(text, id: id), language: .english)))
    }
    for name in ["card", "variants", "equations", "korean"] {
      let text = try String(contentsOf: snapshotFolder.appending(path: name + ".layout"), encoding: .utf8)
      sources.append((name, uiKitSource(block(text, id: name), language: .korean)))
    }
    let problems = try typeErrors(sources)
    #expect(problems.isEmpty, "\(problems)")
    let clash = "import UIKit\nfinal class A: UIViewController { private let title = UILabel() }\n"
    #expect(try typeErrors([("clash", clash)]).contains("title"))
  }

  @Test(arguments: ["card", "variants", "equations", "korean"])
  func readsTheBlocksOfTheSnapshotsWithoutErrors(name: String) throws {
    let file = SourceText(
      path: name, bytes: Array(try Data(contentsOf: snapshotFolder.appending(path: name + ".layout"))))
    #expect(parse(BlockSource(standalone: file, id: name)).diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  @Test func noticesSourceThatDoesNotParse() throws {
    let problems = try parseErrors([("good", "let a = 1\n"), ("bad", "let = \"\\(\n")])
    #expect(problems.contains("bad.swift"))
  }

  @Test func givesTheSameBytesTwice() throws {
    for (id, text) in try contentBlocks() {
      for export in Export.allCases {
        #expect(export.source(block(text, id: id), .korean) == export.source(block(text, id: id), .korean))
      }
    }
  }

  /// Whatever is on a line: an export is total.
  @Test func writesMutatedBlocksAsSourceThatParses() throws {
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var sources: [(name: String, text: String)] = []
    for (id, text) in try contentBlocks() {
      var lines = text.components(separatedBy: "\n")
      for _ in 0..<3 {
        let first = random(lines.count)
        switch random(3) {
        case 0: lines.remove(at: first)
        case 1: lines.swapAt(first, random(lines.count))
        default: lines[first] += [" \"a \\ \\(b", " 가나", " 12", " default", "\t\\u{202E}", " @3"][random(6)]
        }
      }
      for export in Export.allCases {
        sources.append(
          ("\(id)-\(export.rawValue)", export.source(block(lines.joined(separator: "\n"), id: id), .korean)))
      }
    }
    let problems = try parseErrors(sources)
    #expect(problems.isEmpty, "\(problems)")
  }

  // MARK: Names and texts

  @Test func namesTheTypeAfterTheBlock() {
    #expect(
      uiKitSource(block(lines: "", id: "button-below-image"), language: .english).contains(
        "final class ButtonBelowImageViewController: UIViewController {"))
    #expect(
      swiftUISource(block(lines: "", id: "2-fields"), language: .english).contains("struct Example2FieldsView: View {"))
    #expect(swiftUISource(block(lines: "", id: ""), language: .english).contains("struct ExampleView: View {"))
  }

  @Test func givesViewsNamesThatSwiftTakes() {
    let names = block(
      lines:
        "label default \"A\"\nlabel title \"B\"\nlabel self \"C\"\nlabel 사진 \"D\"\nlabel a-b \"E\"\nlabel aB \"F\"\n"
        + "label 3d \"G\"\nlabel UIView \"H\"\nlabel _ \"I\"\n")
    let source = uiKitSource(names, language: .english)
    for name in ["`default`", "titleLabel", "selfLabel", "사진", "aB", "aBLabel", "view3d", "uIView"] {
      #expect(source.contains("  private let \(name) = UILabel()\n"), "\(name)")
    }
  }

  @Test func escapesTexts() throws {
    let texts = block(lines: "label a \"\\\"x\\\" \\(y) \u{1F35C} %@ \u{202E}z\"\n  top safe\n  leading safe\n")
    for export in Export.allCases {
      let source = export.source(texts, .english)
      #expect(source.contains("defaultValue: \"\\\"x\\\" \\\\(y) \u{1F35C} %@ \\u{202e}z\""))
      let problems = try parseErrors([("texts", source)])
      #expect(problems.isEmpty, "\(problems)")
    }
  }

  @Test(arguments: [(Language.english, "Continue"), (.korean, "계속")])
  func takesTheWordsOfTheLanguage(language: Language, words: String) {
    let button = block(lines: "button go \"Continue | 계속\"\n  top safe\n  center x\n")
    for export in Export.allCases {
      #expect(export.source(button, language).contains("String(localized: \"test.go\", defaultValue: \"\(words)\")"))
    }
  }

  // MARK: Honesty

  @Test func countsWhatIsNotExpressed() {
    let fold = block(lines: "box a 10x10\n  top fold.bottom\n  leading fold.leading\n")
    let source = uiKitSource(fold, language: .english)
    #expect(source.contains("// 2 statements are not expressed; each is a comment, “not in UIKit”."))
    #expect(source.contains("// not in UIKit: top fold.bottom\n"))
    let whole = block(lines: "box a 10x10\n  top safe\n  leading safe\n")
    for export in Export.allCases {
      #expect(export.source(whole, .english).contains("// Every statement of the example is expressed.\n"))
    }
    #expect(swiftUISource(fold, language: .korean).contains("// 옮기지 못한 문장이 2개 있습니다."))
  }

  @Test(arguments: [
    ("top safe + 40", "a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),"),
    ("leading margins", "a.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),"),
    ("above b 8", "a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: -8),"),
    ("before b at least 8", "a.trailingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor, constant: -8),"),
    (
      "width at most 50% of b @600",
      "a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 0.5).with(UILayoutPriority(600)),"
    ),
    ("height 30 prefer", "a.heightAnchor.constraint(equalToConstant: 30).with(.defaultLow),"),
    ("aspect 16:8", "a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2),"),
    ("baseline b", "a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor),"),
    ("hug x maybe", "a.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)"),
    ("resist must", "a.setContentCompressionResistancePriority(.required, for: .vertical)"),
  ])
  func writesPhrasesAsAnchors(phrase: String, expected: String) {
    let source = uiKitSource(block(lines: "label a \"A\"\n  \(phrase)\nlabel b \"B\"\n"), language: .english)
    #expect(source.contains(expected + "\n"), "\(source)")
  }
}

/// The blocks of the pages in English, which hold them all, by id in the order of the files.
private func contentBlocks() throws -> [(id: String, text: String)] {
  let content = testFolder.deletingLastPathComponent().deletingLastPathComponent().appending(path: "Content")
  var blocks: [(id: String, text: String)] = []
  let paths = try FileManager.default.subpathsOfDirectory(atPath: content.path).filter { $0.hasSuffix(".en.md") }
  for path in paths.sorted() {
    let page = try String(contentsOf: content.appending(path: path), encoding: .utf8)
    var fence: String?
    var id: String?
    var text = ""
    for line in page.components(separatedBy: "\n") {
      if let open = fence {
        if line == open {
          if let id { blocks.append((id, text)) }
          (fence, id, text) = (nil, nil, "")
        } else {
          text += line + "\n"
        }
      } else if line.hasPrefix("```") {
        fence = String(line.prefix { $0 == "`" })
        if line.hasPrefix("```layout {#"), line.hasSuffix("}") { id = String(line.dropFirst(12).dropLast()) }
      }
    }
  }
  return blocks
}

/// What the compiler has to say about the syntax of the sources; empty where it takes them all.
private func parseErrors(_ sources: [(name: String, text: String)]) throws -> String {
  try withFiles(sources) { _, files in try compile(["-frontend", "-parse"] + files) }
}

/// What the compiler has to say about sources for UIKit as one module; empty where it takes them all.
private func typeErrors(_ sources: [(name: String, text: String)]) throws -> String {
  let declarations = try String(contentsOf: snapshotFolder.appending(path: "UIKitDeclarations.txt"), encoding: .utf8)
  return try withFiles([("UIKit", declarations)]) { library, files in
    let module = library.appending(path: "UIKit.swiftmodule").path
    let problems = try compile(["-emit-module", "-module-name", "UIKit", "-o", module] + files)
    if !problems.isEmpty { return problems }
    return try withFiles(sources) { _, files in
      try compile(["-typecheck", "-module-name", "Exported", "-I", library.path] + files)
    }
  }
}

/// Writes the sources to a folder that is gone afterwards.
private func withFiles(_ sources: [(name: String, text: String)], _ body: (URL, [String]) throws -> String) throws
  -> String
{
  let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-export-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  var files: [String] = []
  for (name, text) in sources {
    let file = folder.appending(path: name + ".swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    files.append(file.path)
  }
  return try body(folder, files)
}

/// What the compiler says; empty where it ends well.
private func compile(_ arguments: [String]) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swiftc"] + arguments
  let output = Pipe()
  process.standardError = output
  process.standardOutput = output
  try process.run()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  if process.terminationStatus == 0 { return "" }
  return text.isEmpty ? "swiftc ended with \(process.terminationStatus)" : String(text.prefix(4000))
}

import Arguments
import Diagnostics
import Foundation
import Testing

private let syntax = CommandLineSyntax(
  program: "plumb", summary: "S",
  commands: [
    CommandSyntax("build", options: [OptionSyntax("output", value: "DIR", "Where [it] goes: a folder")], "Builds it."),
    CommandSyntax("new", argument: "WHAT", arguments: ["site", "page"], takesSeveral: true, "Begins it; ‘new’."),
  ],
  commonOptions: [
    OptionSyntax("lang", value: "LANG", choices: ["en", "ko"], "Language"), OptionSyntax("quiet", "Less"),
  ])

@Suite struct CompletionsTests {
  /// What bash offers after these words, the last of which is being typed.
  private func offered(_ words: [String]) throws -> Set<String> {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      syntax.bashCompletions
      + "COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _plumb; printf '%s\\n' \"${COMPREPLY[@]}\"\n"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    // Files are offered, too; here there are none.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("completions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  @Test(arguments: [
    (["plumb", ""], ["build", "new"]), (["plumb", "b"], ["build"]), (["plumb", "build", "--o"], ["--output"]),
    (["plumb", "new", "s"], ["site"]), (["plumb", "build", "--lang", ""], ["en", "ko"]),
    (["plumb", "new", "--lang", "k"], ["ko"]), (["plumb", "build", "--"], ["--output", "--lang", "--quiet"]),
  ])
  func bashOffers(_ words: [String], _ expected: [String]) throws {
    #expect(try offered(words) == Set(expected))
  }

  @Test func zshAndFishKnowEveryCommandAndOption() {
    for text in [syntax.zshCompletions(in: .english), syntax.fishCompletions(in: .english)] {
      for word in ["build", "new", "output", "lang", "quiet", "en ko", "site page", "Builds it."] {
        #expect(text.contains(word), "\(word) is missing in \(text)")
      }
      // A quotation mark that is not closed would break the file.
      #expect(text.count { $0 == "'" }.isMultiple(of: 2))
    }
    #expect(syntax.zshCompletions(in: .english).contains("'--output=[Where (it) goes - a folder]:DIR:_files'"))
  }
}

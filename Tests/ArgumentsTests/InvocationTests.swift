import Arguments
import Diagnostics
import Testing

private let syntax = CommandLineSyntax(
  program: "plumb", summary: "A test",
  commands: [
    CommandSyntax("build", options: [OptionSyntax("output", value: "DIR", "Where")], "Builds"),
    CommandSyntax("fmt", argument: "PATH", takesSeveral: true, "Formats"),
    CommandSyntax("render", argument: "FILE", requiresArgument: true, "Renders"),
  ],
  commonOptions: [
    OptionSyntax("quiet", "Says less"), OptionSyntax("lang", value: "LANG", choices: ["en", "ko"], "Language"),
  ])

@Suite struct InvocationTests {
  @Test(arguments: [
    (["build", "--output", "x"], Invocation(command: "build", argument: nil, options: ["output": "x"])),
    (["build", "--output=x"], Invocation(command: "build", argument: nil, options: ["output": "x"])),
    (["--quiet", "render", "a"], Invocation(command: "render", argument: "a", options: ["quiet": ""])),
    (["render", "--", "--a"], Invocation(command: "render", argument: "--a", options: [:])),
    (["fmt", "a", "b"], Invocation(command: "fmt", arguments: ["a", "b"], options: [:])),
    (["render", "-"], Invocation(command: "render", argument: "-", options: [:])),
  ])
  func readsCommandsOptionsAndArguments(_ words: [String], _ expected: Invocation) throws {
    #expect(try syntax.parse(words) == .run(expected))
  }

  @Test(arguments: [
    (["biuld"], "unknown command ‘biuld’; did you mean ‘build’?"),
    (["build", "--ouput", "x"], "unknown option ‘--ouput’; did you mean ‘--output’?"),
    (["--output", "x", "render", "f"], "unknown option ‘--output’"),
    (["build", "--lang", "fr"], "‘--lang’ cannot be ‘fr’; it is one of en, ko"),
    (["build", "--output"], "‘--output’ needs a value: --output DIR"),
    (["build", "x"], "unexpected argument ‘x’"),
    (["render"], "‘plumb render’ needs FILE; see ‘plumb render --help’"),
    (["render", "a", "b"], "unexpected argument ‘b’"),
    (["build", "--quiet=1"], "‘--quiet’ takes no value"),
    (["build", "-q"], "unknown option ‘-q’"),
  ])
  func refusesWrongUsageAndSaysWhatToDo(_ words: [String], _ message: String) {
    let error = #expect(throws: UsageError.self) { try syntax.parse(words) }
    #expect(error?.message.english == message)
    #expect(error?.message.korean.isEmpty == false)
  }

  @Test func holdsTheFirstArgumentToTheWordsOfTheCommand() throws {
    let syntax = CommandLineSyntax(
      program: "plumb", summary: "S",
      commands: [
        CommandSyntax("new", argument: "WHAT", arguments: ["site", "page"], takesSeveral: true, "Begins it.")
      ],
      commonOptions: [])
    #expect(
      try syntax.parse(["new", "page", "x"])
        == .run(Invocation(command: "new", arguments: ["page", "x"], options: [:])))
    let error = #expect(throws: UsageError.self) { try syntax.parse(["new", "pgae"]) }
    #expect(error?.message.english == "‘plumb new’ takes ‘site’, ‘page’, not ‘pgae’; did you mean ‘page’?")
    #expect(error?.message.korean.contains("혹시 ‘page’입니까?") == true)
  }

  @Test func answersHelpAndVersion() throws {
    #expect(try syntax.parse(["--help"]) == .help(command: nil))
    #expect(try syntax.parse(["build", "-h"]) == .help(command: "build"))
    #expect(try syntax.parse([]) == .help(command: nil))
    #expect(try syntax.parse(["--version"]) == .version)
    #expect(syntax.help(for: "render", in: .english).contains("plumb render FILE"))
    #expect(syntax.help(for: nil, in: .korean).contains("사용법"))
  }
}

public import Diagnostics

/// An option of a command.
public struct OptionSyntax: Sendable {
  /// The long name without dashes.
  public var name: String
  /// The name of its value in help; nil for a flag.
  public var valueName: String?
  /// The values that it takes; empty for any.
  public var choices: [String]
  /// What it does.
  public var help: LocalizedText

  /// An option; without a value name it is a flag.
  public init(_ name: String, value: String? = nil, choices: [String] = [], _ help: LocalizedText) {
    self.name = name
    valueName = value
    self.choices = choices
    self.help = help
  }
}

/// A command and what may follow it.
public struct CommandSyntax: Sendable {
  /// The name.
  public var name: String
  /// What it does, in one sentence.
  public var summary: LocalizedText
  /// The name of the positional argument in help; nil where there is none.
  public var argumentName: String?
  /// The words that the first positional argument may be; empty for any.
  public var arguments: [String]
  /// Whether the positional argument must be given.
  public var requiresArgument: Bool
  /// Whether the positional argument may be given several times.
  public var takesSeveral: Bool
  /// The options of its own.
  public var options: [OptionSyntax]

  /// A command.
  public init(
    _ name: String, argument: String? = nil, arguments: [String] = [], requiresArgument: Bool = false,
    takesSeveral: Bool = false, options: [OptionSyntax] = [], _ summary: LocalizedText
  ) {
    self.name = name
    self.summary = summary
    argumentName = argument
    self.arguments = arguments
    self.requiresArgument = requiresArgument
    self.takesSeveral = takesSeveral
    self.options = options
  }
}

/// The whole command line: commands, and options that all of them take.
public struct CommandLineSyntax: Sendable {
  /// The program's name.
  public var program: String
  /// What the program is, in one sentence.
  public var summary: LocalizedText
  /// The commands in the order of help.
  public var commands: [CommandSyntax]
  /// The options that each command takes.
  public var commonOptions: [OptionSyntax]

  /// A command line.
  public init(program: String, summary: LocalizedText, commands: [CommandSyntax], commonOptions: [OptionSyntax]) {
    self.program = program
    self.summary = summary
    self.commands = commands
    self.commonOptions = commonOptions
  }
}

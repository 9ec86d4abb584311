public import Diagnostics

/// What a person asked for.
public struct Invocation: Sendable, Equatable {
  /// The command's name.
  public var command: String
  /// The positional arguments; one at most where the command does not take several.
  public var arguments: [String]
  /// The options given, with their values; flags have an empty value, and the last one of a name counts.
  public var options: [String: String]

  /// A command with its arguments and options.
  public init(command: String, arguments: [String], options: [String: String]) {
    self.command = command
    self.arguments = arguments
    self.options = options
  }

  /// A command with at most one argument, and its options.
  public init(command: String, argument: String?, options: [String: String]) {
    self.init(command: command, arguments: argument.map { [$0] } ?? [], options: options)
  }

  /// The first positional argument; nil where none was given.
  public var argument: String? { arguments.first }

  /// The value of an option; nil where it was not given.
  public subscript(option: String) -> String? { options[option] }

  /// Whether a flag was given.
  public func has(_ flag: String) -> Bool { options[flag] != nil }
}

/// What a command line comes to.
public enum ParsedArguments: Sendable, Equatable {
  /// Run a command.
  case run(Invocation)
  /// Print the help of a command, or of the program when nil.
  case help(command: String?)
  /// Print the version.
  case version
}

/// Wrong usage, with what to do instead.
public struct UsageError: Error, Equatable {
  /// What is wrong.
  public var message: LocalizedText
}

extension CommandLineSyntax {
  /// Reads the arguments after the program's name.
  ///
  /// - Throws: `UsageError` for an unknown command or option, a missing or wrong value, or an argument too many.
  public func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var command: CommandSyntax?
    var positional: [String] = []
    var options: [String: String] = [:]
    var index = 0
    var onlyPositional = false
    while index < arguments.count {
      let word = arguments[index]
      index += 1
      if !onlyPositional, word == "--" {
        onlyPositional = true
      } else if !onlyPositional, word == "--help" || word == "-h" {
        return .help(command: command?.name)
      } else if !onlyPositional, word == "--version", command == nil {
        return .version
      } else if !onlyPositional, word.hasPrefix("--") {
        try parseOption(word, arguments, &index, command, &options)
      } else if !onlyPositional, word.hasPrefix("-"), word != "-" {
        throw unknownOption(word, command)
      } else if command == nil {
        if word == "help" { return .help(command: index < arguments.count ? arguments[index] : nil) }
        command = try self.command(named: word)
      } else if let command, command.argumentName != nil, positional.isEmpty || command.takesSeveral {
        positional.append(word)
      } else {
        throw UsageError(
          message: LocalizedText(
            english: "unexpected argument ‘\(word)’", korean: "예상하지 못한 인자 ‘\(word)’"))
      }
    }
    guard let command else { return .help(command: nil) }
    for option in options.keys.sorted() where !known(for: command).contains(where: { $0.name == option }) {
      throw unknownOption("--" + option, command)
    }
    if command.requiresArgument, positional.isEmpty, let name = command.argumentName {
      throw UsageError(
        message: LocalizedText(
          english: "‘\(program) \(command.name)’ needs \(name); see ‘\(program) \(command.name) --help’",
          korean: "‘\(program) \(command.name)’에 \(name) 인자가 필요합니다. ‘\(program) \(command.name) --help’를 보십시오"))
    }
    if let word = positional.first, !command.arguments.isEmpty, !command.arguments.contains(word) {
      throw unknownArgument(word, command)
    }
    return .run(Invocation(command: command.name, arguments: positional, options: options))
  }

  private func unknownArgument(_ word: String, _ command: CommandSyntax) -> UsageError {
    let suggestion = nearestMatch(to: word, among: command.arguments)
    let known = command.arguments.map { "‘\($0)’" }.joined(separator: ", ")
    return UsageError(
      message: LocalizedText(
        english: "‘\(program) \(command.name)’ takes \(known), not ‘\(word)’"
          + (suggestion.map { "; did you mean ‘\($0)’?" } ?? ""),
        korean: "‘\(program) \(command.name)’ 다음에는 \(known) 가운데 하나를 씁니다. 받은 값: ‘\(word)’"
          + (suggestion.map { ". 혹시 ‘\($0)’입니까?" } ?? "")))
  }

  private func command(named word: String) throws(UsageError) -> CommandSyntax {
    for command in commands where command.name == word { return command }
    let suggestion = nearestMatch(to: word, among: commands.map(\.name))
    throw UsageError(
      message: LocalizedText(
        english: "unknown command ‘\(word)’"
          + (suggestion.map { "; did you mean ‘\($0)’?" } ?? "; see ‘\(program) --help’"),
        korean: "알 수 없는 명령 ‘\(word)’" + (suggestion.map { ". 혹시 ‘\($0)’입니까?" } ?? ". ‘\(program) --help’를 보십시오")))
  }

  private func parseOption(
    _ word: String, _ arguments: [String], _ index: inout Int, _ command: CommandSyntax?,
    _ options: inout [String: String]
  ) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let candidates = command.map { known(for: $0) } ?? commonOptions + commands.flatMap(\.options)
    guard let option = candidates.first(where: { $0.name == name }) else { throw unknownOption(word, command) }
    guard let valueName = option.valueName else {
      if parts.count > 1 {
        throw UsageError(
          message: LocalizedText(english: "‘--\(name)’ takes no value", korean: "‘--\(name)’에는 값을 줄 수 없습니다"))
      }
      options[name] = ""
      return
    }
    var value = parts.count > 1 ? String(parts[1]) : nil
    if value == nil, index < arguments.count {
      value = arguments[index]
      index += 1
    }
    guard let value else {
      throw UsageError(
        message: LocalizedText(
          english: "‘--\(name)’ needs a value: --\(name) \(valueName)",
          korean: "‘--\(name)’에 값이 필요합니다: --\(name) \(valueName)"))
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      let list = option.choices.joined(separator: ", ")
      throw UsageError(
        message: LocalizedText(
          english: "‘--\(name)’ cannot be ‘\(value)’; it is one of \(list)",
          korean: "‘--\(name)’ 값 ‘\(value)’은(는) 쓸 수 없습니다. 가능한 값: \(list)"))
    }
    options[name] = value
  }

  private func known(for command: CommandSyntax) -> [OptionSyntax] { command.options + commonOptions }

  private func unknownOption(_ word: String, _ command: CommandSyntax?) -> UsageError {
    let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
    let names = (command.map { known(for: $0) } ?? commonOptions).map(\.name)
    let suggestion = nearestMatch(to: String(name), among: names)
    return UsageError(
      message: LocalizedText(
        english: "unknown option ‘\(word)’" + (suggestion.map { "; did you mean ‘--\($0)’?" } ?? ""),
        korean: "알 수 없는 옵션 ‘\(word)’" + (suggestion.map { ". 혹시 ‘--\($0)’입니까?" } ?? "")))
  }
}

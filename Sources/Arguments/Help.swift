public import Diagnostics

extension CommandLineSyntax {
  /// The help text of a command, or of the program when `name` is nil or unknown.
  public func help(for name: String?, in language: Language) -> String {
    if let command = commands.first(where: { $0.name == name }) { return help(for: command, in: language) }
    var text = summary[language] + "\n\n"
    text += heading("Usage", "사용법", language) + "  \(program) COMMAND [OPTIONS]\n\n"
    text += heading("Commands", "명령", language)
    text += rows(commands.map { ($0.name, $0.summary[language]) })
    text += "\n" + heading("Options", "옵션", language) + rows(commonOptions.map { describe($0, language) })
    text +=
      "\n"
      + (language == .english
        ? "‘\(program) COMMAND --help’ tells more about a command.\n"
        : "명령마다 자세한 설명은 ‘\(program) COMMAND --help’에 있습니다.\n")
    return text
  }

  private func help(for command: CommandSyntax, in language: Language) -> String {
    var usage = "  \(program) \(command.name)"
    if let name = command.argumentName {
      let argument = name + (command.takesSeveral ? "…" : "")
      usage += command.requiresArgument ? " \(argument)" : " [\(argument)]"
    }
    if !(command.options + commonOptions).isEmpty { usage += " [OPTIONS]" }
    var text = command.summary[language] + "\n\n" + heading("Usage", "사용법", language) + usage + "\n\n"
    text += heading("Options", "옵션", language)
    text += rows((command.options + commonOptions).map { describe($0, language) })
    return text
  }

  private func heading(_ english: String, _ korean: String, _ language: Language) -> String {
    (language == .english ? english : korean) + ":\n"
  }

  private func describe(_ option: OptionSyntax, _ language: Language) -> (String, String) {
    let left = "--" + option.name + (option.valueName.map { " " + $0 } ?? "")
    let choices = option.choices.isEmpty ? "" : " (" + option.choices.joined(separator: ", ") + ")"
    return (left, option.help[language] + choices)
  }

  private func rows(_ pairs: [(String, String)]) -> String {
    let width = pairs.map { $0.0.utf8.count }.max() ?? 0
    return pairs.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.utf8.count + 2) + $0.1 + "\n" }.joined()
  }
}

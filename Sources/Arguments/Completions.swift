public import Diagnostics

/// What shells need to complete commands, options and their choices, made from the syntax that is parsed.
extension CommandLineSyntax {
  /// For bash, to be sourced.
  public var bashCompletions: String {
    var text = """
      _\(program)() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= i
        for ((i = 1; i < COMP_CWORD; i++)); do
          case ${COMP_WORDS[i]} in -*) ;; *) command=${COMP_WORDS[i]}; break ;; esac
        done
        case $command:$before in

      """
    for command in commands {
      for option in command.options + commonOptions where !option.choices.isEmpty {
        text +=
          "    \(command.name):--\(option.name)) COMPREPLY=($(compgen -W '\(option.choices.joined(separator: " "))' -- \"$word\")); return ;;\n"
      }
    }
    text += "  esac\n  case $command in\n"
    text += "    '') COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " "))' -- \"$word\")) ;;\n"
    for command in commands {
      let words = command.arguments + (command.options + commonOptions).map { "--" + $0.name }
      text +=
        "    \(command.name)) COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\") $(compgen -f -- \"$word\")) ;;\n"
    }
    return text + "  esac\n}\ncomplete -o filenames -F _\(program) \(program)\n"
  }

  /// For zsh, as a file `_program` on `fpath`.
  public func zshCompletions(in language: Language) -> String {
    var text = "#compdef \(program)\nlocal -a commands=(\n"
    for command in commands { text += "  \(quoted(command.name + ":" + command.summary[language]))\n" }
    text += ")\n_arguments -C '1:command:->command' '*::argument:->argument' && return\ncase $state in\n"
    text += "  command) _describe command commands ;;\n  argument)\n    case $words[1] in\n"
    for command in commands {
      text += "      \(command.name))\n        _arguments"
      for option in command.options + commonOptions {
        let help = option.help[language].replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: " -")
        let value =
          option.valueName.map {
            ":\($0):" + (option.choices.isEmpty ? "_files" : "(\(option.choices.joined(separator: " ")))")
          }
          ?? ""
        text += " \\\n          \(quoted("--\(option.name)\(value.isEmpty ? "" : "=")[\(help)]\(value)"))"
      }
      if let name = command.argumentName {
        let choices = command.arguments.isEmpty ? "_files" : "(\(command.arguments.joined(separator: " ")))"
        text += " \\\n          \(quoted("\(command.takesSeveral ? "*" : "1"):\(name):\(choices)"))"
      }
      text += "\n        ;;\n"
    }
    return text + "    esac ;;\nesac\n"
  }

  /// For fish, as a file `program.fish` in its folder of completions.
  public func fishCompletions(in language: Language) -> String {
    var text = "complete -c \(program) -f\n"
    for command in commands {
      text +=
        "complete -c \(program) -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary[language]))\n"
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      if !command.arguments.isEmpty {
        text += "complete -c \(program) \(condition) -a '\(command.arguments.joined(separator: " "))'\n"
      } else if command.argumentName != nil {
        text += "complete -c \(program) \(condition) -F\n"
      }
      for option in command.options + commonOptions {
        text += "complete -c \(program) \(condition) -l \(option.name) -d \(quoted(option.help[language]))"
        if !option.choices.isEmpty {
          text += " -x -a '\(option.choices.joined(separator: " "))'"
        } else if option.valueName != nil {
          text += " -r"
        }
        text += "\n"
      }
    }
    return text
  }

  /// In single quotes, as all three shells read them.
  private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "’") + "'" }
}

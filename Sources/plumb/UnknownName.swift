import Diagnostics

extension Session {
  /// Says that nothing of a kind has a name, with the nearest one that exists or the command that lists them.
  func unknownName(
    _ name: String, _ kind: LocalizedText, among known: [String], listedBy command: String
  ) -> ExitCode {
    let nearest = nearestMatch(to: name, among: known)
    let english = nearest.map { "; did you mean ‘\($0)’?" } ?? "; see ‘\(command)’"
    let korean = nearest.map { ". 혹시 ‘\($0)’입니까?" } ?? ". ‘\(command)’를 보십시오"
    let message = LocalizedText(
      english: "plumb: no \(kind.english) ‘\(name)’" + english, korean: "plumb: ‘\(name)’ \(kind.korean)가 없습니다" + korean
    )
    Terminal.printError(message[language] + "\n")
    return .usage
  }
}

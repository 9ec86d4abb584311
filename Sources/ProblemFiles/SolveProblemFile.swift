import Configuration
public import Diagnostics
public import JSON
import LayoutEngine

/// Solves a layout problem in JSON: an exchange format for constraints without devices or words.
///
/// A problem has `views` (with an `id`, and a `frame` or `intrinsic`, `hug`, `compress` and `baseline`), `constraints` (`a rel
/// m × b + c` at priority `p`) or `vfl` in their place, and a `direction`. With `steps`, each of which gives other frames, adds or
/// removes constraints, the answer has one entry a step. With a `textModel`, a view's height follows from its width.
///
/// - Returns: the answer, or nil with what is wrong with the file.
public func solveProblemFile(_ file: SourceText) -> (answer: JSONValue?, diagnostics: [Diagnostic]) {
  let (value, problems) = parseYAML(file)
  guard let value, problems.isEmpty else { return (nil, problems) }
  var reader = ProblemReader(file, value)
  guard let steps = value["steps"] else {
    if !reader.diagnostics.isEmpty { return (nil, reader.diagnostics) }
    let solver = TextModelSolver(reader, value["textModel"])
    return solver.answer()
  }
  var answers: [JSONValue] = []
  for step in steps.items {
    reader.apply(step: step)
    if reader.diagnostics.isEmpty { answers.append(Answer(reader).json(solve(reader.problem))) }
  }
  if !reader.diagnostics.isEmpty { return (nil, reader.diagnostics) }
  return (.members(("steps", .array(answers))), [])
}

/// A problem in which the height of one view is that of its words at its width.
private struct TextModelSolver {
  private var reader: ProblemReader
  private let model: YAMLValue?

  init(_ reader: ProblemReader, _ model: YAMLValue?) {
    self.reader = reader
    self.model = model
  }

  /// Solves once with the words on one line, then with the lines that the width found then makes of them.
  func answer() -> (answer: JSONValue?, diagnostics: [Diagnostic]) {
    let first = solve(reader.problem)
    guard let model else { return (Answer(reader).json(first), []) }
    var reader = reader
    guard let index = reader.names.firstIndex(of: model["view"]?.string ?? ""),
      let characters = model["characters"]?.number, let advance = model["advance"]?.number,
      let lineHeight = model["lineHeight"]?.number
    else {
      reader.error(
        "wrong-value", model.range, "a text model has view, characters, advance and lineHeight",
        "textModel에는 view, characters, advance, lineHeight가 있어야 합니다")
      return (nil, reader.diagnostics)
    }
    let width = first.frames[index].width
    let lines = width > 0 ? (characters * advance / width - 1e-9).rounded(.up) : 1
    var problem = reader.problem
    problem.items[index].intrinsicContentSize = IntrinsicContentSize(
      width: min(characters * advance, width), height: lines * lineHeight)
    return (Answer(reader).json(solve(problem), lines: lines), [])
  }
}

import Diagnostics

/// Where an operand of a program takes its value from.
enum Source: Sendable {
  /// The variable in a slot, then names inside it.
  case variable(slot: Int, names: [String])
  /// A fixed text.
  case constant(TemplateValue)
}

/// A source with its place in a template, for messages.
struct Reference: Sendable {
  var source: Source
  /// The index of the template in the program.
  var template: Int
  /// The expression in the file.
  var range: SourceRange
}

/// A test over two references, or over one.
struct ProgramTest: Sendable {
  var left: Int
  var right: Int?
  var negated: Bool
}

/// Tests joined by `and` or by `or`.
struct ProgramCondition: Sendable {
  var tests: [ProgramTest]
  var any: Bool
}

/// One step of a compiled theme; numbers index the program's tables.
enum Operation: Sendable {
  /// Copies finished bytes.
  case write(start: Int, end: Int)
  /// Ends the line unless the output already stands at the beginning of one.
  case newline
  /// Shows a value, escaped.
  case show(reference: Int)
  /// Shows markup as it is.
  case showMarkup(reference: Int)
  /// Writes a whole attribute, or nothing; the bytes hold a space and the name.
  case attribute(start: Int, end: Int, reference: Int)
  /// Goes on at `target` unless the condition holds (or if it holds, when negated).
  case branch(condition: Int, negated: Bool, target: Int)
  /// Begins to walk through a list; an empty one goes on at `exit`.
  case loop(reference: Int, slot: Int, exit: Int)
  /// Takes the next item and goes on at `body`, or ends the walk.
  case repeatLoop(body: Int)
  /// Gives a variable a value, keeping the old one.
  case bind(reference: Int, slot: Int)
  /// Gives a variable its old value back.
  case unbind(slot: Int)
  /// Runs another template.
  case call(template: Int, reference: Int)
  /// Goes back to the caller.
  case finish
}

/// All templates of a theme in one flat list of steps.
struct Program: Sendable {
  /// File names and entry points, sorted by name.
  var templates: [(name: String, path: String, entry: Int)] = []
  var operations: [Operation] = []
  var bytes: [UInt8] = []
  var references: [Reference] = []
  var conditions: [ProgramCondition] = []
  /// The names of the variables, by slot.
  var variables: [String] = []

  /// The index of a template by its file name.
  func template(named name: String) -> Int? {
    templates.firstIndex { $0.name == name }
  }
}

public import Diagnostics

/// The templates of a theme, compiled once and rendered any number of times, from any thread.
///
/// Templates are well-formed files in the syntax of XHTML:
///
/// - `{{ page.title }}` in text and in attribute values shows a value, escaped. An attribute that is nothing but one such
///   expression is left out when the value is none, false or empty, and written without a value when it is true.
/// - `p:if="page.kind == 'home'"`, `p:unless="page.next"`: the element is written only if the condition holds (or not).
///   Tests may be joined by `and`, or by `or`.
/// - `p:for="item in navigation"` repeats the element; `p:let="entries = item.children"` names a value inside it.
/// - `p:html="page.content"` replaces the content by finished markup.
/// - `<p:include file="header.html"/>` writes another template, which sees the same names; `<p:block>` groups without an
///   element.
///
/// On one element the order is `p:for`, `p:let`, `p:if`, `p:unless`. The prefix needs no declaration. Output is HTML:
/// a doctype before `html`, void elements without a slash, no namespaces, no comments, white space collapsed outside `pre`.
public struct Theme: Sendable {
  let program: Program

  init(program: Program) {
    self.program = program
  }

  /// A theme without templates.
  public init() {
    program = Program()
  }

  /// The file names of the templates that compiled, sorted by their bytes.
  public var templateNames: [String] { program.templates.map { $0.name } }

  /// The names of `record` that templates ask for, as `{{ record.name }}` does.
  public func names(askedOf record: String) -> Set<String> {
    var names: Set<String> = []
    for reference in program.references {
      if case .variable(let slot, let path) = reference.source, program.variables[slot] == record, let name = path.first
      {
        names.insert(name)
      }
    }
    return names
  }

  /// Compiles templates, which name each other by the keys.
  ///
  /// What is wrong is left out of the theme and reported, in the order of the files' names and of their bytes. With `entries`,
  /// the templates that are rendered by themselves and the shapes of their records, names that a record does not hold are
  /// errors and templates that no entry reaches are warnings; without, unknown names show nothing.
  public static func compile(
    templates: [String: SourceText], entries: [String: TemplateSchema] = [:]
  ) -> (Theme, [Diagnostic]) {
    var compiler = Compiler()
    compiler.compile(templates.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    if !entries.isEmpty {
      var check = SchemaCheck(compiler.program)
      compiler.diagnostics += check.run(entries)
    }
    return (Theme(program: compiler.program), compiler.sortedDiagnostics())
  }

  /// Appends the page that `template` makes of `record`, as UTF-8.
  ///
  /// - Returns: What is wrong with the template or the record; the page is complete except for the places named.
  @discardableResult
  public func render(_ template: String, _ record: TemplateValue, into output: inout [UInt8]) -> [Diagnostic] {
    guard let index = program.template(named: template) else {
      return [Compiler.unknownTemplate(template, among: templateNames, path: template, at: nil)]
    }
    var renderer = Renderer(program, record)
    renderer.run(from: program.templates[index].entry, into: &output)
    return renderer.diagnostics
  }
}

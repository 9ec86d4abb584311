public import Diagnostics
public import LayoutBlocks
public import LayoutEngine

/// What became of an example in one context.
public struct ContextResult: Sendable {
  /// The context.
  public var context: Context
  /// The solved layout.
  public var layout: Layout
  /// What the checks found, in the order of the checks and views.
  public var findings: [Finding]

  /// A result.
  public init(context: Context, layout: Layout, findings: [Finding]) {
    self.context = context
    self.layout = layout
    self.findings = findings
  }
}

/// What became of an example over its whole matrix.
public struct Verdict: Sendable {
  /// The example.
  public var block: LayoutBlock
  /// One result for each context, in the block's order.
  public var results: [ContextResult]
  /// Why the example does not keep its promise, sorted by place; empty when it does.
  public var diagnostics: [Diagnostic]
  /// The checks that a `dont` broke as promised, or findings allowed in an `example`.
  public var brokenChecks: [Check]
  /// How many layouts were solved; the others are the same as one of those.
  public var solvedCount = 0

  /// A verdict.
  public init(block: LayoutBlock, results: [ContextResult], diagnostics: [Diagnostic], brokenChecks: [Check]) {
    self.block = block
    self.results = results
    self.diagnostics = diagnostics
    self.brokenChecks = brokenChecks
  }

  /// Whether the example keeps its promise: no diagnostic of error severity.
  public var holds: Bool {
    for diagnostic in diagnostics where diagnostic.severity == .error { return false }
    return true
  }
}

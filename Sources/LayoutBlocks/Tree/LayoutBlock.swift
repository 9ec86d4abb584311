public import Diagnostics
public import LayoutEngine

/// What an example claims to be.
public enum Stance: UInt8, Sendable {
  /// Keeps every guideline in every context.
  case `do`
  /// Breaks the checks that it names.
  case dont
  /// Only shows something.
  case example
}

/// `present options` or `close options`: a view that comes or goes.
public struct PresentationStatement: Sendable {
  /// The view's name.
  public var view: Located<String>
  /// Whether it comes.
  public var isPresented: Bool

  /// A view that comes or goes.
  public init(view: Located<String>, isPresented: Bool) {
    self.view = view
    self.isPresented = isPresented
  }
}

/// A word of the block and its place.
public struct Located<Value: Sendable>: Sendable {
  /// What was written.
  public var value: Value
  /// Where.
  public var range: SourceRange

  /// A value at a place.
  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

/// Something drawn over the figure on request.
public enum Overlay: UInt8, Sendable, CaseIterable {
  /// The safe area.
  case safe
  /// The layout margins.
  case margins
  /// The readable width.
  case readable
  /// The constraints.
  case constraints
  /// Touch targets.
  case targets
  /// The fold.
  case fold
  /// Dimension lines.
  case dimensions
}

/// A parsed block: the tree that everything else reads.
public struct LayoutBlock: Sendable {
  /// The id from the fence.
  public var id: String
  /// The caption in both languages.
  public var caption: LocalizedText
  /// What the example claims to be.
  public var stance: Stance
  /// Where the claim is made; the fence where it is the default.
  public var stanceRange: SourceRange
  /// The checks that a `dont` says it breaks, as written.
  public var breaks: [Located<String>]
  /// The contexts of the matrix, in the order of the `on:` lines, equal ones once.
  public var contexts: [Context]
  /// The index in `contexts` of the main figure.
  public var mainContext: Int
  /// What the figure shows over the views.
  public var overlays: [Overlay]
  /// The views and their phrases.
  public var items: [BlockItem]
  /// What the screen asks of the system's status bar.
  public var statusBar = StatusBarUse()
  /// What is presented and closed, in the order of time.
  public var presentations: [PresentationStatement] = []
  /// The expectations.
  public var expectations: [Expectation]
  /// The text of the body, for showing the source.
  public var sourceText: String
  /// Where each line of `sourceText` stands in the file, without line endings.
  public var lines: [SourceRange]
  /// The opening fence.
  public var fence: SourceRange

  /// An empty block.
  public init(id: String, fence: SourceRange) {
    self.id = id
    caption = ""
    stance = .example
    stanceRange = fence
    breaks = []
    contexts = []
    mainContext = 0
    overlays = []
    items = []
    expectations = []
    sourceText = ""
    lines = []
    self.fence = fence
  }
}

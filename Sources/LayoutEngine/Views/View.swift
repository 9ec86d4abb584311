public import Diagnostics

/// Traits that words in a block give to a view.
public struct ViewTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Traits from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Must be seen.
  public static let essential = ViewTraits(rawValue: 1 << 0)
  /// Only adornment.
  public static let decorative = ViewTraits(rawValue: 1 << 1)
  /// A main item of the screen.
  public static let principal = ViewTraits(rawValue: 1 << 2)
  /// What the person is looking at.
  public static let focus = ViewTraits(rawValue: 1 << 3)
  /// Can be tapped.
  public static let interactive = ViewTraits(rawValue: 1 << 4)
  /// Visual, full-screen content.
  public static let immersive = ViewTraits(rawValue: 1 << 5)
  /// Lies over its siblings on purpose.
  public static let over = ViewTraits(rawValue: 1 << 6)
  /// Not shown.
  public static let hidden = ViewTraits(rawValue: 1 << 7)
  /// Drawn large, as a large title or a large control.
  public static let large = ViewTraits(rawValue: 1 << 8)
  /// Deletes something.
  public static let destructive = ViewTraits(rawValue: 1 << 9)
  /// Scrolls its content.
  public static let scrolls = ViewTraits(rawValue: 1 << 10)
  /// Shows words that people read.
  public static let textual = ViewTraits(rawValue: 1 << 11)
  /// Placed and sized by the system: a bar or an item of one.
  public static let system = ViewTraits(rawValue: 1 << 12)
  /// Shows a grabber at its top edge.
  public static let grabber = ViewTraits(rawValue: 1 << 13)
  /// Leaves the view below it usable.
  public static let nonmodal = ViewTraits(rawValue: 1 << 14)
  /// A form sheet: a card in the middle of a roomy window.
  public static let form = ViewTraits(rawValue: 1 << 15)
  /// Covers the whole screen.
  public static let fullScreen = ViewTraits(rawValue: 1 << 16)
  /// Stays in a horizontal bar, or keeps all bars of the screen horizontal.
  public static let horizontal = ViewTraits(rawValue: 1 << 24)
  /// A bar that the app made itself.
  public static let custom = ViewTraits(rawValue: 1 << 25)
  /// Has gone into the menu of what a bar could not hold.
  public static let overflowed = ViewTraits(rawValue: 1 << 26)
  /// Lies in a column of a split view that has collapsed: a step away, not missing.
  public static let collapsed = ViewTraits(rawValue: 1 << 27)
}

/// A view of a scene.
public struct View: Sendable {
  /// The author's name for it, or one made from kind and order.
  public var name: String
  /// What it is.
  public var kind: ViewKind
  /// The index of the view that holds it, which stands before it; nil at the top.
  public var parent: Int?
  /// Its words.
  public var text: LocalizedText?
  /// What kind and words make of it.
  public var traits: ViewTraits
  /// The known frame of a view that the system places; nil where constraints decide.
  public var frame: Rect?
  /// The size that its content asks for, from text metrics or the kind; nil per axis for none.
  public var intrinsicContentSize: IntrinsicContentSize
  /// How strongly it stays as small as its content.
  public var contentHugging: AxisPriorities
  /// How strongly it stays as large as its content.
  public var compressionResistance: AxisPriorities
  /// The text style that measures its words, when it has any.
  public var textStyle: TextStyle?
  /// The most lines that the text may take; 0 for as many as needed, 1 for a single line.
  public var lineLimit: Int
  /// Room around the words inside the view, such as a button's padding.
  public var contentInsets: EdgeInsets
  /// How far the touch target reaches beyond the frame on each side, in points.
  public var hitOutset: Size
  /// The corner radius in points; 0 for square corners.
  public var cornerRadius: Double
  /// The name of a symbol to draw; nil for none.
  public var symbol: String?
  /// How far the picture reaches beyond the alignment rectangle on each side, as a shadow or a badge does, in points.
  public var alignmentRectInsets: EdgeInsets
  /// The size of a picture by itself, in points or any unit, for its aspect ratio; nil where it is not known.
  public var naturalSize: Size?
  /// How a picture fills its frame.
  public var contentMode: ContentMode
  /// The size of the part in the middle of a picture that has to be seen, in the unit of `naturalSize`; nil for none.
  public var focalSize: Size?
  /// What it does, as the author names it: views of one role look alike; nil for none.
  public var role: String?
  /// How much it matters, the more the greater; nil where the author does not say.
  public var importance: Double?
  /// What is asked of a sheet; nil for every other kind.
  public var sheet: SheetSettings?
  /// How light its surface is; nil where the author does not say.
  public var tone: Tone?
  /// What a device must have for it, such as `telephony`; nil for nothing.
  public var needs: String?
  /// The group of an item in a bar, as the author names it; nil where neighbours decide.
  public var group: String?
  /// A count or mark on an item's symbol; nil for none.
  public var badge: String?
  /// Whether the tabs give way before the tools do where the side rail is short.
  public var keepsTools: Bool
  /// Where it is written.
  public var range: SourceRange

  /// A view with the defaults of no content.
  public init(name: String, kind: ViewKind, parent: Int? = nil, text: LocalizedText? = nil, range: SourceRange) {
    self.name = name
    self.kind = kind
    self.parent = parent
    self.text = text
    self.range = range
    traits = []
    frame = nil
    intrinsicContentSize = IntrinsicContentSize()
    contentHugging = AxisPriorities(.defaultLow)
    compressionResistance = AxisPriorities(.defaultHigh)
    textStyle = nil
    lineLimit = 1
    contentInsets = .zero
    hitOutset = Size(width: 0, height: 0)
    cornerRadius = 0
    symbol = nil
    alignmentRectInsets = .zero
    naturalSize = nil
    contentMode = .aspectFill
    focalSize = nil
    role = nil
    importance = nil
    sheet = nil
    tone = nil
    needs = nil
    group = nil
    badge = nil
    keepsTools = false
  }
}

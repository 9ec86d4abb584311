public import Diagnostics

/// How much room there is on an axis.
public enum SizeClass: UInt8, Sendable, CaseIterable {
  /// Tight.
  case compact
  /// Roomy.
  case regular

  /// The word in both languages.
  public var name: LocalizedText {
    switch self {
    case .compact: LocalizedText(english: "compact", korean: "콤팩트")
    case .regular: LocalizedText(english: "regular", korean: "레귤러")
    }
  }
}

/// How the device is held.
public enum Orientation: UInt8, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side; the top of the device points to the left unless a context says otherwise.
  case landscape

  /// The word in both languages.
  public var name: LocalizedText {
    switch self {
    case .portrait: LocalizedText(english: "portrait", korean: "세로")
    case .landscape: LocalizedText(english: "landscape", korean: "가로")
    }
  }
}

/// The part of the display that the app has.
public enum WindowMode: UInt8, Sendable, CaseIterable {
  /// The whole display.
  case full
  /// The smaller part of an iPad's split view.
  case oneThird
  /// Half of an iPad's split view.
  case oneHalf
  /// The larger part of an iPad's split view.
  case twoThirds
  /// The left half of the foldable's inner display.
  case left
  /// The right half of the foldable's inner display.
  case right

  /// As written in a block: `full`, `1/3`, `left`.
  public var keyword: String {
    switch self {
    case .full: "full"
    case .oneThird: "1/3"
    case .oneHalf: "1/2"
    case .twoThirds: "2/3"
    case .left: "left"
    case .right: "right"
    }
  }
}

/// How the foldable is folded.
public enum Pose: UInt8, Sendable, CaseIterable {
  /// Shut; the outer display is in use.
  case closed
  /// Flat; the inner display is in use.
  case open
  /// Half folded about a vertical line, like a book.
  case book
  /// Half folded about a horizontal line, one half standing, like a laptop.
  case laptop
  /// Half folded, standing on two edges.
  case tent

  /// The word in both languages; the English one is the keyword.
  public var name: LocalizedText {
    switch self {
    case .closed: LocalizedText(english: "closed", korean: "닫힘")
    case .open: LocalizedText(english: "open", korean: "펼침")
    case .book: LocalizedText(english: "book", korean: "책")
    case .laptop: LocalizedText(english: "laptop", korean: "노트북")
    case .tent: LocalizedText(english: "tent", korean: "텐트")
    }
  }
}

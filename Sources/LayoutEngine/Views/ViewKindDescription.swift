import Diagnostics

/// What the language and the engine know of a kind of view.
public struct ViewKindDescription: Sendable {
  /// The kind.
  public var kind: ViewKind
  /// The English word.
  public var keyword: String
  /// The Korean word.
  public var koreanKeyword: String
  /// What every view of the kind is.
  public var traits: ViewTraits
  /// How its words are set; nil where it shows none.
  public var textStyle: TextStyle?
  /// The most lines; 0 for as many as needed.
  public var lineLimit: Int
  /// Room around the words, in points.
  public var contentInsets: EdgeInsets
  /// The size of its content where words do not decide it, or the least size where they do, in points.
  public var size: IntrinsicContentSize
  /// The corner radius in points.
  public var cornerRadius: Double
  /// Whether this version lays it out.
  public var isSupported: Bool

  init(
    _ kind: ViewKind, _ keyword: String, _ koreanKeyword: String, _ traits: ViewTraits = [],
    style: TextStyle? = nil, lines: Int = 1, padding: Double = 0, width: Double? = nil, height: Double? = nil,
    radius: Double = 0, isSupported: Bool = true
  ) {
    self.kind = kind
    self.keyword = keyword
    self.koreanKeyword = koreanKeyword
    self.traits = traits
    textStyle = style
    lineLimit = lines
    contentInsets = EdgeInsets(left: padding, right: padding)
    size = IntrinsicContentSize(width: width, height: height)
    cornerRadius = radius
    self.isSupported = isSupported
  }
}

extension ViewKind {
  /// Every kind, in the order of the manual.
  ///
  /// Control sizes are those of iOS 11–18 in points: switch 51 × 31, stepper 94 × 32, segmented control 32, slider 34 and text
  /// field 34 high. A button with words is 44 high, one touch target, with 16 at each side.
  public static let descriptions: [ViewKindDescription] = [
    ViewKindDescription(.label, "label", "레이블", .textual, style: .body),
    ViewKindDescription(.text, "text", "글", .textual, style: .body, lines: 0),
    ViewKindDescription(.image, "image", "이미지"),
    ViewKindDescription(.video, "video", "영상"),
    ViewKindDescription(.map, "map", "지도"),
    ViewKindDescription(.box, "box", "상자"),
    ViewKindDescription(.divider, "divider", "구분선", .decorative, height: 1),
    ViewKindDescription(.guide, "guide", "가이드"),
    ViewKindDescription(.background, "background", "배경", .decorative),
    ViewKindDescription(.blur, "blur", "흐림", .decorative),
    ViewKindDescription(
      .button, "button", "버튼", [.interactive, .textual], style: .body, padding: 16, height: 44, radius: 10),
    ViewKindDescription(.iconButton, "icon-button", "아이콘버튼", .interactive, width: 44, height: 44, radius: 10),
    ViewKindDescription(
      .field, "field", "입력란", [.interactive, .textual], style: .body, padding: 8, height: 34, radius: 8),
    ViewKindDescription(
      .search, "search", "검색란", [.interactive, .textual], style: .body, padding: 30, height: 36, radius: 10),
    ViewKindDescription(.switch, "switch", "스위치", .interactive, width: 51, height: 31, radius: 15.5),
    ViewKindDescription(.slider, "slider", "슬라이더", .interactive, height: 34),
    ViewKindDescription(.stepper, "stepper", "스테퍼", .interactive, width: 94, height: 32, radius: 8),
    ViewKindDescription(
      .segmented, "segmented", "세그먼트", [.interactive, .textual], style: .footnote, padding: 16, height: 32, radius: 8),
    ViewKindDescription(.link, "link", "링크", [.interactive, .textual], style: .body),
    ViewKindDescription(.pageControl, "page-control", "페이지표시", .interactive, width: 80, height: 26),
    ViewKindDescription(.row, "row", "가로묶음"),
    ViewKindDescription(.column, "column", "세로묶음"),
    ViewKindDescription(.grid, "grid", "격자"),
    ViewKindDescription(.list, "list", "목록", .scrolls),
    ViewKindDescription(.scroll, "scroll", "스크롤", .scrolls),
    ViewKindDescription(.card, "card", "카드", radius: 12),
    ViewKindDescription(.split, "split", "분할", .system),
    ViewKindDescription(.group, "group", "묶음"),
    ViewKindDescription(.statusBar, "status-bar", "상태막대", height: 20),
    ViewKindDescription(.navigationBar, "navigation-bar", "내비게이션막대", .system, style: .headline),
    ViewKindDescription(.toolbar, "toolbar", "도구막대", .system),
    ViewKindDescription(.tabBar, "tab-bar", "탭막대", .system),
    ViewKindDescription(.sidebar, "sidebar", "사이드바"),
    ViewKindDescription(.sheet, "sheet", "시트", .over, radius: 10),
    ViewKindDescription(.popover, "popover", "팝오버", .over, radius: 12),
    ViewKindDescription(.alert, "alert", "경고창", .over, radius: 14),
    ViewKindDescription(.menu, "menu", "메뉴", isSupported: false),
    ViewKindDescription(.keyboard, "keyboard", "키보드", .system),
    ViewKindDescription(.liveActivity, "live-activity", "실시간현황", .system),
    ViewKindDescription(.pictureInPicture, "pip", "화면속화면", .system),
    ViewKindDescription(.item, "item", "항목", [.system, .interactive], style: .body),
  ]

  /// Whether it is a bar whose items the system places.
  public var isBar: Bool { self == .navigationBar || self == .toolbar || self == .tabBar }

  /// What is known of the kind.
  public var description: ViewKindDescription { ViewKind.descriptions[Int(rawValue)] }

  /// The kind with that English or Korean word, or nil.
  public init?(keyword: String) {
    for description in ViewKind.descriptions
    where description.keyword.utf8.elementsEqual(keyword.utf8)
      || description.koreanKeyword.utf8.elementsEqual(keyword.utf8)
    {
      self = description.kind
      return
    }
    return nil
  }
}

extension View {
  /// Gives the view what every view of its kind has; words and keys of the block come after.
  public mutating func applyKindDefaults() {
    let description = kind.description
    traits.formUnion(description.traits)
    textStyle = description.textStyle
    lineLimit = description.lineLimit
    contentInsets = description.contentInsets
    cornerRadius = description.cornerRadius
    let isEssential = !traits.intersection([.interactive, .textual]).isEmpty && !traits.contains(.decorative)
    if isEssential, !traits.contains(.system) { traits.insert(.essential) }
    // System controls lower than a touch target carry their target with them.
    if traits.contains(.interactive), kind != .button, kind != .iconButton, let height = description.size.height {
      hitOutset.height = max(0, (44 - height) / 2)
    }
    if kind == .link { hitOutset = Size(width: 11, height: 11) }
  }

  /// The view's words in a context: in its language, and longer there where long words stand for another language.
  public func words(in context: Context) -> String? {
    guard let text else { return nil }
    return context.usesLongText ? lengthened(text[context.language]) : text[context.language]
  }

  /// What the content asks for in a context, with its words on one line.
  func contentSize(_ context: Context) -> IntrinsicContentSize {
    let least = kind.description.size
    guard let style = textStyle, let words = words(in: context) else {
      return IntrinsicContentSize(
        width: intrinsicContentSize.width ?? least.width, height: intrinsicContentSize.height ?? least.height)
    }
    let metrics = TextMetrics(style: style, textSize: context.textSize)
    let measured = metrics.measure(words, maximumWidth: nil, lineLimit: 0)
    let width = measured.size.width + contentInsets.left + contentInsets.right
    let height = measured.size.height + contentInsets.top + contentInsets.bottom
    return IntrinsicContentSize(
      width: intrinsicContentSize.width ?? max(least.width ?? 0, width.rounded(.up)),
      height: intrinsicContentSize.height ?? max(least.height ?? 0, height))
  }

  /// Whether its words may take more than one line.
  var wraps: Bool { textStyle != nil && text != nil && lineLimit != 1 }

  /// The size that its words need at a width, with the room around them; nil where it has none.
  func neededTextSize(width: Double, _ context: Context) -> Size? {
    guard let style = textStyle, let words = words(in: context) else { return nil }
    let metrics = TextMetrics(style: style, textSize: context.textSize)
    let inner = max(0, width - contentInsets.left - contentInsets.right)
    let measured = metrics.measure(words, maximumWidth: lineLimit == 1 ? nil : inner, lineLimit: lineLimit)
    return Size(
      width: measured.size.width + contentInsets.left + contentInsets.right,
      height: measured.size.height + contentInsets.top + contentInsets.bottom)
  }

  /// The baselines of its words in a frame of this size: the first from the top, the last from the bottom; nil without words.
  ///
  /// Running text begins at the top of its view; any other words stand in the middle of it.
  func baselines(in size: Size, _ context: Context) -> (first: Double, last: Double)? {
    guard let style = textStyle, let needed = neededTextSize(width: size.width, context) else { return nil }
    let metrics = TextMetrics(style: style, textSize: context.textSize)
    let textHeight = needed.height - contentInsets.top - contentInsets.bottom
    let spare = size.height - needed.height
    let top = contentInsets.top + (kind == .text ? 0 : spare / 2)
    return (top + metrics.ascent, size.height - top - textHeight + metrics.lineHeight - metrics.ascent)
  }
}

extension TextStyle {
  /// The size of the letters in points, by style and the twelve text sizes.
  ///
  /// Source: the Dynamic Type tables of the guidelines; text never falls below 11 points.
  public func pointSize(at size: TextSize) -> Double {
    Double(TextStyle.sizes[Int(rawValue)][Int(size.rawValue)])
  }

  /// The distance of two baselines in points.
  ///
  /// At the default size as the guidelines state it; the other sizes are not published, so they keep the style's ratio,
  /// rounded to whole points.
  public func lineHeight(at size: TextSize) -> Double {
    let leading = Double(TextStyle.leadings[Int(rawValue)])
    if size == .large { return leading }
    return (pointSize(at: size) * leading / pointSize(at: .large)).rounded()
  }

  /// Whether the letters are semibold.
  public var isSemibold: Bool { self == .headline }

  /// The name as blocks write it, such as `largeTitle`.
  public var name: String {
    switch self {
    case .largeTitle: "largeTitle"
    case .title1: "title1"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .body: "body"
    case .callout: "callout"
    case .subheadline: "subheadline"
    case .footnote: "footnote"
    case .caption1: "caption1"
    case .caption2: "caption2"
    }
  }

  private static let sizes: [[UInt8]] = [
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41],
  ]

  private static let leadings: [UInt8] = [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]
}

extension TextSize {
  /// As the guidelines' tables head it, and blocks write it: `xS`, `L`, `AX5`.
  public var keyword: String {
    switch self {
    case .extraSmall: "xS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "xL"
    case .extraExtraLarge: "xxL"
    case .extraExtraExtraLarge: "xxxL"
    case .accessibility1: "AX1"
    case .accessibility2: "AX2"
    case .accessibility3: "AX3"
    case .accessibility4: "AX4"
    case .accessibility5: "AX5"
    }
  }
}

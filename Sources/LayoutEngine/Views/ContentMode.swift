/// How a picture fills the frame of its view, as `UIView.ContentMode` has it.
public enum ContentMode: UInt8, Sendable, CaseIterable {
  /// Fills the frame and keeps its proportions; what does not fit is cut.
  case aspectFill
  /// Shows all of itself and keeps its proportions; the rest of the frame stays empty.
  case aspectFit
  /// Fills the frame, whatever becomes of its proportions.
  case scaleToFill
  /// In its own size in the middle of the frame.
  case center

  /// As blocks write it.
  public var keyword: String {
    switch self {
    case .aspectFill: "fill"
    case .aspectFit: "fit"
    case .scaleToFill: "stretch"
    case .center: "center"
    }
  }
}

/// Where a picture comes to lie, and what of it is lost.
public struct PicturePlacement: Sendable, Equatable {
  /// What happens to a picture in a frame of other proportions.
  public enum Effect: UInt8, Sendable {
    /// Its proportions are the frame's.
    case exact
    /// Parts of it are cut.
    case cropped
    /// Bands stay empty above and below it.
    case letterboxed
    /// Bands stay empty beside it.
    case pillarboxed
    /// It is squeezed or drawn out.
    case distorted
  }

  /// The whole picture, in window coordinates; it may reach beyond the frame.
  public var picture: Rect
  /// What happens to it.
  public var effect: Effect
  /// The share of the picture that is not seen, 0…1.
  public var hiddenShare: Double
  /// The share of the frame that stays empty, 0…1.
  public var emptyShare: Double
}

extension View {
  /// Where the picture lies in a frame; nil where its own size is not known or the frame is empty.
  ///
  /// Proportions that differ by less than one part in a hundred count as the same.
  public func placement(in frame: Rect) -> PicturePlacement? {
    guard let size = naturalSize, size.width > 0, size.height > 0, frame.width > 0, frame.height > 0 else { return nil }
    let picture = pictureRect(size, frame)
    let seen = picture.intersection(frame)?.area ?? 0
    var placement = PicturePlacement(
      picture: picture, effect: .exact, hiddenShare: max(0, 1 - seen / picture.area),
      emptyShare: max(0, 1 - seen / frame.area))
    let ratio = picture.width / picture.height * size.height / size.width
    if (ratio - 1).magnitude > 0.01 {
      placement.effect = .distorted
    } else if placement.hiddenShare > 0.01 {
      placement.effect = .cropped
    } else if placement.emptyShare > 0.01 {
      placement.effect = frame.height - picture.height > frame.width - picture.width ? .letterboxed : .pillarboxed
    }
    return placement
  }

  private func pictureRect(_ size: Size, _ frame: Rect) -> Rect {
    let scale: Double
    switch contentMode {
    case .scaleToFill: return frame
    case .center: scale = 1
    case .aspectFill: scale = max(frame.width / size.width, frame.height / size.height)
    case .aspectFit: scale = min(frame.width / size.width, frame.height / size.height)
    }
    let width = size.width * scale
    let height = size.height * scale
    return Rect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }
}

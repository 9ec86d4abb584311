public import Diagnostics

extension Check {
  /// How grave a violation is at worst, before the site's own policy; a single finding may be milder.
  public var gravestSeverity: Severity {
    switch self {
    case .conflict, .ambiguity, .clipped, .safeArea, .touchTarget, .cornerClip, .homeIndicator, .housing, .truncation,
      .sameFunctions, .railOverlap, .railOrder, .foldClear, .customStatusBar, .statusHidden, .sheetDetents,
      .presentationOrder:
      .error
    case .margins, .fullWidthButton, .screenCorner, .bottomEdge, .overlap, .targetOverlap, .readableWidth,
      .sidewaysText, .fillsScreen, .scrollToBottom, .aspectCrop, .adornments, .deviceFeature, .fixedSize,
      .sameHierarchy, .keepFocus, .resizeSweep, .deviceVariant, .barItems, .tabletop, .fullDisplay, .stretchedPhone,
      .evenColumns, .contrastStatus, .statusObscured, .autoHideIndicator, .sheetGrabber, .sheetVisibleParent,
      .sheetModality, .sheetContent:
      .warning
    case .nearAlignment, .symmetry, .matchingInsets, .shortLines, .principal, .importance, .consistentAppearance,
      .bottomButton, .networkActivity, .sheetRadius:
      .note
    }
  }

  /// Whether it only ever gives notes, which count only for a don't that names the check.
  public var isInformative: Bool { gravestSeverity == .note }
}

public import LayoutEngine

/// Everything that the checks find in one layout, in the order of the checks and then of the views.
///
/// A layout without a determined solution has no geometry to judge, so only its conflict or ambiguity is reported.
public func findings(in layout: Layout) -> [Finding] {
  let inspection = LayoutInspection(layout)
  let unsolved = checkSolvability(inspection)
  if !unsolved.isEmpty { return unsolved }
  var result = checkClipped(inspection)
  result += checkSafeArea(inspection)
  result += checkMargins(inspection)
  result += checkTouchTarget(inspection)
  result += checkFullWidthButton(inspection)
  result += checkScreenCorner(inspection)
  result += checkCornerClip(inspection)
  result += checkHomeIndicator(inspection)
  result += checkBottomEdge(inspection)
  result += checkOverlap(inspection)
  result += checkTruncation(inspection)
  result += checkTargetOverlap(inspection)
  result += checkHousing(inspection)
  result += checkReadableWidth(inspection)
  result += checkShortLines(inspection)
  result += checkSidewaysText(inspection)
  result += checkNearAlignment(inspection)
  result += checkSymmetry(inspection)
  result += checkMatchingInsets(inspection)
  result += checkFillsScreen(inspection)
  result += checkScrollToBottom(inspection)
  result += checkAspectCrop(inspection)
  result += checkPrincipal(inspection)
  result += checkImportance(inspection)
  result += checkConsistentAppearance(inspection)
  result += checkAdornments(inspection)
  result += checkBottomButton(inspection)
  result += checkDeviceFeature(inspection)
  result += checkRailOverlap(inspection)
  result += checkRailOrder(inspection)
  result += checkBarItems(inspection)
  result += checkFoldClear(inspection)
  result += checkTabletop(inspection)
  result += checkFullDisplay(inspection)
  result += checkStretchedPhone(inspection)
  result += checkEvenColumns(inspection)
  result += checkContrastStatus(inspection)
  result += checkStatusObscured(inspection)
  result += checkCustomStatusBar(inspection)
  result += checkStatusHidden(inspection)
  result += checkNetworkActivity(inspection)
  result += checkAutoHideIndicator(inspection)
  result += checkSheetDetents(inspection)
  result += checkSheetGrabber(inspection)
  result += checkSheetVisibleParent(inspection)
  result += checkSheetModality(inspection)
  result += checkSheetContent(inspection)
  result += checkSheetRadius(inspection)
  result += checkPresentationOrder(inspection)
  return result
}

extension Check {
  /// The check of that name, or nil.
  public init?(name: String) {
    for check in Check.allCases where check.name.utf8.elementsEqual(name.utf8) {
      self = check
      return
    }
    return nil
  }
}

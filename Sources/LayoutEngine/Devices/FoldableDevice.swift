import Diagnostics

extension DeviceCatalogue {
  /// iPhone Duo: an outer display and a folding inner one.
  ///
  /// The figures were read by several observers in the simulator of iOS 27.1, none on hardware. Corner radii are 8 at the hinge
  /// and 59 at the free side of the outer display and 55 inside, by one observer.
  static let duo = Device(
    id: "iphone-duo", name: LocalizedText("iPhone Duo"), idiom: .phone, isInPublishedTables: false,
    hasHomeIndicator: true, sensorHousing: .camera,
    displays: [
      Display(
        role: .outer, size: Size(width: 466, height: 678), scale: 3, renderedPixels: Size(width: 1398, height: 2034),
        nativePixels: Size(width: 1398, height: 2034), portraitSafeArea: EdgeInsets(bottom: 34, right: 84),
        landscapeSafeArea: EdgeInsets(left: 84, bottom: 34), portraitStatusBarHeight: 0, landscapeStatusBarHeight: 0,
        cornerRadii: CornerRadii(topLeft: 8, topRight: 59, bottomLeft: 8, bottomRight: 59),
        portraitHousing: Rect(x: 399.667, y: 29.333, width: 37, height: 37)),
      Display(
        role: .inner, size: Size(width: 669, height: 951), scale: 3, renderedPixels: Size(width: 2007, height: 2853),
        nativePixels: Size(width: 1878, height: 2670), portraitSafeArea: EdgeInsets(top: 82, bottom: 34),
        landscapeSafeArea: EdgeInsets(bottom: 34, right: 84), portraitStatusBarHeight: 0, landscapeStatusBarHeight: 0,
        cornerRadii: CornerRadii(all: 55), portraitHousing: nil),
    ], supportsSplitView: true, confidence: .high)

  /// The width of the band at the side that the system shares with the app's controls, in points.
  static let railWidth = 84.0
  /// The width of one half of the inner display in split view, in points; 13 points lie between the halves.
  static let duoSplitWidth = 469.0
  /// The height of the fold band, half of it on each side of the fold, in points.
  static let foldBand = 40.0
}

extension DeviceCatalogue {
  /// The sixteen devices of the published tables, in their order.
  static let published: [Device] = [
    pad(
      "ipad-pro-12.9", "12.9\" iPad Pro", korean: "12.9형 iPad Pro", 1024, 1366, scale: 2,
      top: 24, bottom: 20, side: 0, landscapeTop: 24, landscapeBottom: 20, status: 24,
      corner: 18, housing: .none, confidence: .high),
    pad(
      "ipad-pro-11", "11\" iPad Pro", korean: "11형 iPad Pro", 834, 1194, scale: 2,
      top: 24, bottom: 20, side: 0, landscapeTop: 24, landscapeBottom: 20, status: 24,
      corner: 18, housing: .none, confidence: .high),
    pad(
      "ipad-pro-10.5", "10.5\" iPad Pro", korean: "10.5형 iPad Pro", 834, 1112, scale: 2,
      top: 20, bottom: 0, side: 0, landscapeTop: 20, landscapeBottom: 0, status: 20,
      corner: 0, housing: .none, confidence: .high),
    pad(
      "ipad-9.7", "9.7\" iPad", korean: "9.7형 iPad", 768, 1024, scale: 2,
      top: 20, bottom: 0, side: 0, landscapeTop: 20, landscapeBottom: 0, status: 20,
      corner: 0, housing: .none, confidence: .high),
    pad(
      "ipad-mini-4", "7.9\" iPad mini 4", korean: "7.9형 iPad mini 4", 768, 1024, scale: 2,
      top: 20, bottom: 0, side: 0, landscapeTop: 20, landscapeBottom: 0, status: 20,
      corner: 0, housing: .none, confidence: .high),
    phone(
      "iphone-xs-max", "iPhone XS Max", 414, 896, scale: 3,
      top: 44, bottom: 34, side: 44, landscapeTop: 0, landscapeBottom: 21, status: 44,
      corner: 39, housing: .notch, confidence: .high),
    phone(
      "iphone-xs", "iPhone XS", 375, 812, scale: 3,
      top: 44, bottom: 34, side: 44, landscapeTop: 0, landscapeBottom: 21, status: 44,
      corner: 39, housing: .notch, confidence: .high),
    phone(
      "iphone-xr", "iPhone XR", 414, 896, scale: 2,
      top: 48, bottom: 34, side: 48, landscapeTop: 0, landscapeBottom: 21, status: 48,
      corner: 41.5, housing: .notch, confidence: .high),
    phone(
      "iphone-x", "iPhone X", 375, 812, scale: 3,
      top: 44, bottom: 34, side: 44, landscapeTop: 0, landscapeBottom: 21, status: 44,
      corner: 39, housing: .notch, confidence: .high),
    phone(
      "iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3, rendered: (1242, 2208), native: (1080, 1920),
      top: 20, bottom: 0, side: 0, landscapeTop: 0, landscapeBottom: 0, status: 20,
      corner: 0, housing: .none, confidence: .high),
    phone(
      "iphone-8", "iPhone 8", 375, 667, scale: 2,
      top: 20, bottom: 0, side: 0, landscapeTop: 0, landscapeBottom: 0, status: 20,
      corner: 0, housing: .none, confidence: .high),
    phone(
      "iphone-7-plus", "iPhone 7 Plus", 414, 736, scale: 3, rendered: (1242, 2208), native: (1080, 1920),
      top: 20, bottom: 0, side: 0, landscapeTop: 0, landscapeBottom: 0, status: 20,
      corner: 0, housing: .none, confidence: .high),
    phone(
      "iphone-7", "iPhone 7", 375, 667, scale: 2,
      top: 20, bottom: 0, side: 0, landscapeTop: 0, landscapeBottom: 0, status: 20,
      corner: 0, housing: .none, confidence: .high),
    phone(
      "iphone-6s-plus", "iPhone 6s Plus", 414, 736, scale: 3, rendered: (1242, 2208), native: (1080, 1920),
      top: 20, bottom: 0, side: 0, landscapeTop: 0, landscapeBottom: 0, status: 20,
      corner: 0, housing: .none, confidence: .high),
    phone(
      "iphone-6s", "iPhone 6s", 375, 667, scale: 2,
      top: 20, bottom: 0, side: 0, landscapeTop: 0, landscapeBottom: 0, status: 20,
      corner: 0, housing: .none, confidence: .high),
    phone(
      "iphone-se", "iPhone SE", 320, 568, scale: 2,
      top: 20, bottom: 0, side: 0, landscapeTop: 0, landscapeBottom: 0, status: 20,
      corner: 0, housing: .none, confidence: .high),
  ]
}

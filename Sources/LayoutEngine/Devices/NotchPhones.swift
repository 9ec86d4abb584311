extension DeviceCatalogue {
  /// iPhones from 2019 on without a Dynamic Island.
  static let notchPhones: [Device] = [
    phone(
      "iphone-11", "iPhone 11", 414, 896, scale: 2,
      top: 48, bottom: 34, side: 48, landscapeTop: 0, landscapeBottom: 21, status: 48,
      corner: 41.5, housing: .notch, confidence: .high),
    phone(
      "iphone-11-pro", "iPhone 11 Pro", 375, 812, scale: 3,
      top: 44, bottom: 34, side: 44, landscapeTop: 0, landscapeBottom: 21, status: 44,
      corner: 39, housing: .notch, confidence: .high),
    phone(
      "iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, scale: 3,
      top: 44, bottom: 34, side: 44, landscapeTop: 0, landscapeBottom: 21, status: 44,
      corner: 39, housing: .notch, confidence: .high),
    phone(
      "iphone-se-2", "iPhone SE (2nd generation)", 375, 667, scale: 2,
      top: 20, bottom: 0, side: 0, landscapeTop: 0, landscapeBottom: 0, status: 20,
      corner: 0, housing: .none, confidence: .high),
    phone(
      "iphone-12-mini", "iPhone 12 mini", 375, 812, scale: 3, rendered: (1125, 2436), native: (1080, 2340),
      top: 50, bottom: 34, side: 50, landscapeTop: 0, landscapeBottom: 21, status: 50,
      corner: 44, housing: .notch, confidence: .high),
    phone(
      "iphone-12", "iPhone 12", 390, 844, scale: 3,
      top: 47, bottom: 34, side: 47, landscapeTop: 0, landscapeBottom: 21, status: 47,
      corner: 47.33, housing: .notch, confidence: .high),
    phone(
      "iphone-12-pro", "iPhone 12 Pro", 390, 844, scale: 3,
      top: 47, bottom: 34, side: 47, landscapeTop: 0, landscapeBottom: 21, status: 47,
      corner: 47.33, housing: .notch, confidence: .high),
    phone(
      "iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, scale: 3,
      top: 47, bottom: 34, side: 47, landscapeTop: 0, landscapeBottom: 21, status: 47,
      corner: 53.33, housing: .notch, confidence: .high),
    phone(
      "iphone-13-mini", "iPhone 13 mini", 375, 812, scale: 3, rendered: (1125, 2436), native: (1080, 2340),
      top: 50, bottom: 34, side: 50, landscapeTop: 0, landscapeBottom: 21, status: 50,
      corner: 44, housing: .notch, confidence: .high),
    phone(
      "iphone-13", "iPhone 13", 390, 844, scale: 3,
      top: 47, bottom: 34, side: 47, landscapeTop: 0, landscapeBottom: 21, status: 47,
      corner: 47.33, housing: .notch, confidence: .high),
    phone(
      "iphone-13-pro", "iPhone 13 Pro", 390, 844, scale: 3,
      top: 47, bottom: 34, side: 47, landscapeTop: 0, landscapeBottom: 21, status: 47,
      corner: 47.33, housing: .notch, confidence: .high),
    phone(
      "iphone-14", "iPhone 14", 390, 844, scale: 3,
      top: 47, bottom: 34, side: 47, landscapeTop: 0, landscapeBottom: 21, status: 47,
      corner: 47.33, housing: .notch, confidence: .high),
    phone(
      "iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, scale: 3,
      top: 47, bottom: 34, side: 47, landscapeTop: 0, landscapeBottom: 21, status: 47,
      corner: 53.33, housing: .notch, confidence: .high),
    phone(
      "iphone-14-plus", "iPhone 14 Plus", 428, 926, scale: 3,
      top: 47, bottom: 34, side: 47, landscapeTop: 0, landscapeBottom: 21, status: 47,
      corner: 53.33, housing: .notch, confidence: .high),
    phone(
      "iphone-se-3", "iPhone SE (3rd generation)", 375, 667, scale: 2,
      top: 20, bottom: 0, side: 0, landscapeTop: 0, landscapeBottom: 0, status: 20,
      corner: 0, housing: .none, confidence: .high),
    phone(
      "iphone-16e", "iPhone 16e", 390, 844, scale: 3,
      top: 47, bottom: 34, side: 47, landscapeTop: 0, landscapeBottom: 21, status: 47,
      corner: 47.33, housing: .notch, confidence: .low),
    phone(
      "iphone-17e", "iPhone 17e", 390, 844, scale: 3,
      top: 47, bottom: 34, side: 47, landscapeTop: 0, landscapeBottom: 20, status: 47,
      corner: nil, housing: .notch, confidence: .medium),
  ]
}

extension DeviceCatalogue {
  /// iPhones with a Dynamic Island.
  static let islandPhones: [Device] = [
    phone(
      "iphone-14-pro", "iPhone 14 Pro", 393, 852, scale: 3,
      top: 59, bottom: 34, side: 59, landscapeTop: 0, landscapeBottom: 21, status: 54,
      corner: 55, housing: .island, confidence: .high),
    phone(
      "iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, scale: 3,
      top: 59, bottom: 34, side: 59, landscapeTop: 0, landscapeBottom: 21, status: 54,
      corner: 55, housing: .island, confidence: .high),
    phone(
      "iphone-15", "iPhone 15", 393, 852, scale: 3,
      top: 59, bottom: 34, side: 59, landscapeTop: 0, landscapeBottom: 21, status: 54,
      corner: 55, housing: .island, confidence: .medium),
    phone(
      "iphone-15-pro", "iPhone 15 Pro", 393, 852, scale: 3,
      top: 59, bottom: 34, side: 59, landscapeTop: 0, landscapeBottom: 21, status: 54,
      corner: 55, housing: .island, confidence: .medium),
    phone(
      "iphone-15-plus", "iPhone 15 Plus", 430, 932, scale: 3,
      top: 59, bottom: 34, side: 59, landscapeTop: 0, landscapeBottom: 21, status: 54,
      corner: 55, housing: .island, confidence: .medium),
    phone(
      "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, scale: 3,
      top: 59, bottom: 34, side: 59, landscapeTop: 0, landscapeBottom: 21, status: 54,
      corner: 55, housing: .island, confidence: .medium),
    phone(
      "iphone-16", "iPhone 16", 393, 852, scale: 3,
      top: 59, bottom: 34, side: 59, landscapeTop: 0, landscapeBottom: 20, status: 54,
      corner: 55, housing: .island, confidence: .medium),
    phone(
      "iphone-16-plus", "iPhone 16 Plus", 430, 932, scale: 3,
      top: 59, bottom: 34, side: 59, landscapeTop: 0, landscapeBottom: 20, status: 54,
      corner: 55, housing: .island, confidence: .medium),
    phone(
      "iphone-16-pro", "iPhone 16 Pro", 402, 874, scale: 3,
      top: 62, bottom: 34, side: 62, landscapeTop: 0, landscapeBottom: 20, status: nil,
      corner: 62, housing: .island, confidence: .medium),
    phone(
      "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, scale: 3,
      top: 62, bottom: 34, side: 62, landscapeTop: 0, landscapeBottom: 20, status: nil,
      corner: 62, housing: .island, confidence: .medium),
    phone(
      "iphone-17", "iPhone 17", 402, 874, scale: 3,
      top: 62, bottom: 34, side: 62, landscapeTop: 0, landscapeBottom: 20, status: nil,
      corner: 62, housing: .island, confidence: .medium),
    phone(
      "iphone-17-pro", "iPhone 17 Pro", 402, 874, scale: 3,
      top: 62, bottom: 34, side: 62, landscapeTop: 0, landscapeBottom: 20, status: nil,
      corner: 62, housing: .island, confidence: .medium),
    phone(
      "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, scale: 3,
      top: 62, bottom: 34, side: 62, landscapeTop: 0, landscapeBottom: 20, status: nil,
      corner: 62, housing: .island, confidence: .medium),
    phone(
      "iphone-air", "iPhone Air", 420, 912, scale: 3,
      top: 68, bottom: 34, side: 68, landscapeTop: 0, landscapeBottom: 20, status: nil,
      corner: 62, housing: .island, confidence: .medium),
    phone(
      "iphone-18-pro", "iPhone 18 Pro", 402, 874, scale: 3,
      top: 0, bottom: 0, side: 0, landscapeTop: 0, landscapeBottom: 0, status: nil,
      corner: nil, housing: .island, confidence: .unknown),
    phone(
      "iphone-18-pro-max", "iPhone 18 Pro Max", 440, 956, scale: 3,
      top: 0, bottom: 0, side: 0, landscapeTop: 0, landscapeBottom: 0, status: nil,
      corner: nil, housing: .island, confidence: .unknown),
  ]
}

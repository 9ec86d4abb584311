extension DeviceCatalogue {
  /// iPads that the published tables do not list.
  static let laterPads: [Device] = [
    pad(
      "ipad-10.2", "10.2\" iPad (7th-9th generation)", korean: "10.2형 iPad(7-9세대)", 810, 1080, scale: 2,
      top: 20, bottom: 0, side: 0, landscapeTop: 20, landscapeBottom: 0, status: 20,
      corner: 0, housing: .none, confidence: .high),
    pad(
      "ipad-air-4", "10.9\" iPad Air (4th, 5th generation)", korean: "10.9형 iPad Air(4, 5세대)", 820, 1180, scale: 2,
      top: 24, bottom: 20, side: 0, landscapeTop: 24, landscapeBottom: 20, status: 24,
      corner: 18, housing: .none, confidence: .high),
    pad(
      "ipad-10", "10.9\" iPad (10th generation)", korean: "10.9형 iPad(10세대)", 820, 1180, scale: 2,
      top: 24, bottom: 20, side: 0, landscapeTop: 24, landscapeBottom: 20, status: 24,
      corner: 25, housing: .none, confidence: .high),
    pad(
      "ipad-mini-6", "8.3\" iPad mini (6th generation, A17 Pro)", korean: "8.3형 iPad mini(6세대, A17 Pro)", 744, 1133,
      scale: 2,
      top: 24, bottom: 20, side: 0, landscapeTop: 24, landscapeBottom: 20, status: 24,
      corner: 21.5, housing: .none, confidence: .high),
    pad(
      "ipad-air-11", "11\" iPad Air (M2-M4)", korean: "11형 iPad Air(M2-M4)", 820, 1180, scale: 2,
      top: 32, bottom: 25, side: 0, landscapeTop: 32, landscapeBottom: 25, status: nil,
      corner: nil, housing: .none, confidence: .medium),
    pad(
      "ipad-air-13", "13\" iPad Air (M2-M4)", korean: "13형 iPad Air(M2-M4)", 1024, 1366, scale: 2,
      top: 32, bottom: 25, side: 0, landscapeTop: 32, landscapeBottom: 25, status: nil,
      corner: nil, housing: .none, confidence: .medium),
    pad(
      "ipad-a16", "11\" iPad (A16)", korean: "11형 iPad(A16)", 820, 1180, scale: 2,
      top: 32, bottom: 25, side: 0, landscapeTop: 32, landscapeBottom: 25, status: nil,
      corner: nil, housing: .none, confidence: .medium),
    pad(
      "ipad-pro-11-m4", "11\" iPad Pro (M4, M5)", korean: "11형 iPad Pro(M4, M5)", 834, 1210, scale: 2,
      top: 32, bottom: 25, side: 0, landscapeTop: 32, landscapeBottom: 25, status: nil,
      corner: nil, housing: .none, confidence: .medium),
    pad(
      "ipad-pro-13-m4", "13\" iPad Pro (M4, M5)", korean: "13형 iPad Pro(M4, M5)", 1032, 1376, scale: 2,
      top: 32, bottom: 25, side: 0, landscapeTop: 32, landscapeBottom: 25, status: nil,
      corner: nil, housing: .none, confidence: .medium),
  ]
}

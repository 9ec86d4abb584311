import LayoutEngine
import Testing

/// One row of the published tables of device dimensions and size classes, as typed from the guidelines.
struct PublishedRow: CustomTestStringConvertible, Sendable {
  let name: String
  let portrait: (width: Double, height: Double)
  let landscape: (width: Double, height: Double)
  let portraitClasses: (width: SizeClass, height: SizeClass)
  let landscapeClasses: (width: SizeClass, height: SizeClass)
  var testDescription: String { name }

  init(
    _ name: String, _ portrait: (Double, Double), _ landscape: (Double, Double),
    _ portraitClasses: (SizeClass, SizeClass), _ landscapeClasses: (SizeClass, SizeClass)
  ) {
    self.name = name
    self.portrait = portrait
    self.landscape = landscape
    self.portraitClasses = portraitClasses
    self.landscapeClasses = landscapeClasses
  }

  static let all: [PublishedRow] = [
    .init("12.9\" iPad Pro", (2048, 2732), (2732, 2048), (.regular, .regular), (.regular, .regular)),
    .init("11\" iPad Pro", (1668, 2388), (2388, 1668), (.regular, .regular), (.regular, .regular)),
    .init("10.5\" iPad Pro", (1668, 2224), (2224, 1668), (.regular, .regular), (.regular, .regular)),
    .init("9.7\" iPad", (1536, 2048), (2048, 1536), (.regular, .regular), (.regular, .regular)),
    .init("7.9\" iPad mini 4", (1536, 2048), (2048, 1536), (.regular, .regular), (.regular, .regular)),
    .init("iPhone XS Max", (1242, 2688), (2688, 1242), (.compact, .regular), (.regular, .compact)),
    .init("iPhone XS", (1125, 2436), (2436, 1125), (.compact, .regular), (.compact, .compact)),
    .init("iPhone XR", (828, 1792), (1792, 828), (.compact, .regular), (.regular, .compact)),
    .init("iPhone X", (1125, 2436), (2436, 1125), (.compact, .regular), (.compact, .compact)),
    .init("iPhone 8 Plus", (1242, 2208), (2208, 1242), (.compact, .regular), (.regular, .compact)),
    .init("iPhone 8", (750, 1334), (1334, 750), (.compact, .regular), (.compact, .compact)),
    .init("iPhone 7 Plus", (1242, 2208), (2208, 1242), (.compact, .regular), (.regular, .compact)),
    .init("iPhone 7", (750, 1334), (1334, 750), (.compact, .regular), (.compact, .compact)),
    .init("iPhone 6s Plus", (1242, 2208), (2208, 1242), (.compact, .regular), (.regular, .compact)),
    .init("iPhone 6s", (750, 1334), (1334, 750), (.compact, .regular), (.compact, .compact)),
    .init("iPhone SE", (640, 1136), (1136, 640), (.compact, .regular), (.compact, .compact)),
  ]
}

/// One row of the published table of multitasking size classes; nil where the mode does not exist.
struct MultitaskingRow: CustomTestStringConvertible, Sendable {
  let name: String
  let window: WindowMode
  let portrait: SizeClass?
  let landscape: SizeClass?
  var testDescription: String { name + " " + window.keyword }

  init(_ name: String, _ window: WindowMode, _ portrait: SizeClass?, _ landscape: SizeClass?) {
    self.name = name
    self.window = window
    self.portrait = portrait
    self.landscape = landscape
  }

  /// The widths; every cell of the table has regular height.
  static let all: [MultitaskingRow] = [
    .init("12.9\" iPad Pro", .twoThirds, .compact, .regular),
    .init("12.9\" iPad Pro", .oneHalf, nil, .regular),
    .init("12.9\" iPad Pro", .oneThird, .compact, .compact),
    .init("11\" iPad Pro", .twoThirds, .compact, .regular),
    .init("11\" iPad Pro", .oneHalf, nil, .compact),
    .init("11\" iPad Pro", .oneThird, .compact, .compact),
    .init("10.5\" iPad Pro", .twoThirds, .compact, .regular),
    .init("10.5\" iPad Pro", .oneHalf, nil, .compact),
    .init("10.5\" iPad Pro", .oneThird, .compact, .compact),
    .init("9.7\" iPad", .twoThirds, .compact, .regular),
    .init("9.7\" iPad", .oneHalf, nil, .compact),
    .init("9.7\" iPad", .oneThird, .compact, .compact),
    .init("7.9\" iPad mini 4", .twoThirds, .compact, .regular),
    .init("7.9\" iPad mini 4", .oneHalf, nil, .compact),
    .init("7.9\" iPad mini 4", .oneThird, .compact, .compact),
  ]
}

@Suite struct DeviceTablesTests {
  private func device(_ name: String) throws -> Device {
    try #require(DeviceCatalogue.devices.first { $0.name.english == name })
  }

  @Test func listsThePublishedDevicesFirstAndInTheirOrder() {
    let first = DeviceCatalogue.devices.prefix(PublishedRow.all.count)
    #expect(first.map(\.name.english) == PublishedRow.all.map(\.name))
    #expect(DeviceCatalogue.group("published")?.map(\.name.english) == PublishedRow.all.map(\.name))
  }

  @Test(arguments: PublishedRow.all)
  func equalsTheTableOfDimensions(_ row: PublishedRow) throws {
    let pixels = try device(row.name).displays[0].renderedPixels
    #expect(pixels == Size(width: row.portrait.width, height: row.portrait.height))
    #expect(pixels.transposed == Size(width: row.landscape.width, height: row.landscape.height))
  }

  @Test(arguments: PublishedRow.all, Orientation.allCases)
  func equalsTheTableOfSizeClasses(_ row: PublishedRow, _ orientation: Orientation) throws {
    let context = Context(device: try device(row.name), orientation: orientation)
    let environment = try resolved(context)
    let wanted = orientation == .portrait ? row.portraitClasses : row.landscapeClasses
    #expect(environment.horizontalSizeClass == wanted.width)
    #expect(environment.verticalSizeClass == wanted.height)
  }

  @Test(arguments: MultitaskingRow.all, Orientation.allCases)
  func equalsTheTableOfMultitasking(_ row: MultitaskingRow, _ orientation: Orientation) throws {
    let context = Context(device: try device(row.name), orientation: orientation, window: row.window)
    let wanted = orientation == .portrait ? row.portrait : row.landscape
    #expect(context.exists == (wanted != nil))
    let environment = environment(for: context)
    #expect(environment?.horizontalSizeClass == wanted)
    #expect(environment?.verticalSizeClass == (wanted == nil ? nil : .regular))
  }
}

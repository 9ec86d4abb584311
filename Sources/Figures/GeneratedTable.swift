public import Diagnostics
import HTML
public import LayoutEngine

/// A table that is made from the device catalogue.
public enum GeneratedTable: UInt8, Sendable, CaseIterable {
  /// Pixels and points of the displays.
  case deviceDimensions
  /// Size classes, full screen.
  case deviceSizeClasses
  /// Size classes in split view.
  case multitaskingSizeClasses
  /// Insets of the safe area.
  case safeAreas
  /// Every figure of the devices with its confidence.
  case deviceFigures

  /// The name in a block, such as `device-dimensions`.
  public var name: String {
    switch self {
    case .deviceDimensions: "device-dimensions"
    case .deviceSizeClasses: "device-size-classes"
    case .multitaskingSizeClasses: "multitasking-size-classes"
    case .safeAreas: "safe-areas"
    case .deviceFigures: "device-figures"
    }
  }
}

/// A generated table as a figure with its caption.
public func tableHTML(
  _ table: GeneratedTable, of devices: [Device], id: String, caption: LocalizedText, language: Language
) -> [UInt8] {
  var writer = MarkupWriter()
  writer.start("figure")
  writer.attribute("class", "generated-table")
  writer.attribute("id", id)
  writer.start("figcaption")
  writer.text(caption[language])
  writer.end("figcaption")
  startTable(label: caption[language], &writer)
  let rows = TableRows(language: language)
  let head = rows.head(of: table)
  writeHead(head, &writer)
  writer.start("tbody")
  for device in devices {
    for cells in rows.rows(of: table, device) {
      writer.start("tr")
      for index in cells.indices {
        if index == 0 {
          writer.start("th")
          writer.attribute("scope", "row")
          writer.text(cells[0])
          writer.end("th")
        } else {
          writeCell(cells[index], isNumber: head[index].isNumber, &writer)
        }
      }
      writer.end("tr")
    }
  }
  writer.end("tbody")
  endTable(&writer)
  writer.end("figure")
  return writer.bytes
}

/// The cells of generated tables, as text.
public struct TableRows: Sendable {
  let language: Language

  /// Rows in a language.
  public init(language: Language) { self.language = language }

  private func word(_ english: String, _ korean: String) -> String { language == .english ? english : korean }

  func head(of table: GeneratedTable) -> [(text: String, isNumber: Bool)] {
    let device = (word("Device", "기기"), false)
    let confidence = (word("Confidence", "신뢰도"), false)
    let portrait = word("Portrait", "세로")
    let landscape = word("Landscape", "가로")
    switch table {
    case .deviceDimensions:
      return [
        device, (portrait + ", px", true), (landscape + ", px", true), (portrait + ", pt", true),
        (word("Scale", "배율"), true), confidence,
      ]
    case .deviceSizeClasses: return [device, (portrait, false), (landscape, false), confidence]
    case .multitaskingSizeClasses:
      return [device, (word("Window", "창"), false), (portrait, false), (landscape, false), confidence]
    case .deviceFigures: return [device, (word("Figure", "항목"), false), (word("Value", "값"), true), confidence]
    case .safeAreas:
      return [
        device, (portrait + word(" top", " 위"), true), (portrait + word(" bottom", " 아래"), true),
        (landscape + word(" left", " 왼쪽"), true), (landscape + word(" right", " 오른쪽"), true),
        (landscape + word(" bottom", " 아래"), true), confidence,
      ]
    }
  }

  /// The rows of a device: one a display, or one a window of split view.
  public func rows(of table: GeneratedTable, _ device: Device) -> [[String]] {
    if table == .multitaskingSizeClasses {
      var rows: [[String]] = []
      for window in [WindowMode.twoThirds, .oneHalf, .oneThird] {
        // The published table lists six iPads; the rule that fits them gives the others.
        let confidence: Confidence = device.isInPublishedTables ? .high : .low
        let cells = [
          classes(device, 0, .portrait, window), classes(device, 0, .landscape, window), confidence.name[language],
        ]
        rows.append([device.name[language], window.keyword] + cells)
      }
      return rows
    }
    if table == .deviceFigures {
      return device.figures.map { [device.name[language], $0.name[language], $0.value, $0.confidence.name[language]] }
    }
    var rows: [[String]] = []
    for index in device.displays.indices { rows.append([name(device, index)] + cells(table, device, index)) }
    return rows
  }

  private func name(_ device: Device, _ index: Int) -> String {
    switch device.displays[index].role {
    case .main: device.name[language]
    case .outer: device.name[language] + word(", outer display", ", 바깥 화면")
    case .inner: device.name[language] + word(", inner display", ", 안쪽 화면")
    }
  }

  private func cells(_ table: GeneratedTable, _ device: Device, _ index: Int) -> [String] {
    let display = device.displays[index]
    switch table {
    case .deviceDimensions:
      let pixels = display.renderedPixels
      return [
        product(pixels.width, pixels.height), product(pixels.height, pixels.width),
        product(display.size.width, display.size.height), "@" + decimalText(display.scale) + "x",
        min(device.sizeConfidence, device.pixelConfidence).name[language],
      ]
    case .deviceSizeClasses:
      return [
        classes(device, index, .portrait, .full), classes(device, index, .landscape, .full),
        device.sizeClassConfidence.name[language],
      ]
    case .safeAreas:
      if device.confidence == .unknown { return ["–", "–", "–", "–", "–", device.confidence.name[language]] }
      let portrait = display.portraitSafeArea
      let landscape = display.landscapeSafeArea
      return [
        decimalText(portrait.top), decimalText(portrait.bottom), decimalText(landscape.left),
        decimalText(landscape.right), decimalText(landscape.bottom), device.confidence.name[language],
      ]
    case .multitaskingSizeClasses, .deviceFigures: return []
    }
  }

  private func product(_ a: Double, _ b: Double) -> String { decimalText(a) + " × " + decimalText(b) }

  private func classes(_ device: Device, _ display: Int, _ orientation: Orientation, _ window: WindowMode) -> String {
    let context = Context(device: device, displayIndex: display, orientation: orientation, window: window)
    guard let environment = environment(for: context) else { return word("does not exist", "없음") }
    return FigureText.classes(environment, language)
  }
}

import Arguments
import Checks
import Diagnostics
import Figures
import FileSystem
import JSON
import LayoutBlocks
import LayoutEngine
import LiveFigures
import ProblemFiles
import Reports

extension Session {
  /// The devices, or every figure of the one that is named.
  func devices() -> ExitCode {
    var devices = DeviceCatalogue.devices
    if let id = invocation.argument {
      guard let device = DeviceCatalogue.device(id: id) else {
        let kind = LocalizedText(english: "device", korean: "기기")
        return unknownName(id, kind, among: devices.map(\.id), listedBy: "plumb devices")
      }
      devices = [device]
    }
    if invocation["format"] == "json" {
      Terminal.output(JSONValue.array(devices.map(json)).serialized(indented: true))
      return .success
    }
    if invocation.argument != nil {
      for device in devices {
        Terminal.print(device.name[language] + "\n")
        for figure in device.figures {
          Terminal.print(
            "  " + figure.name[language] + ": " + figure.value + "  (" + figure.confidence.name[language] + ")\n")
        }
      }
      return .success
    }
    let safeArea = LocalizedText(english: "safe area", korean: "안전 영역")[language]
    for device in devices {
      let sizes = device.displays.map { decimalText($0.size.width) + " × " + decimalText($0.size.height) }
      let padding = String(repeating: " ", count: max(1, 22 - device.id.utf8.count))
      let size = sizes.joined(separator: ", ") + " pt (" + device.sizeConfidence.name[language] + ")"
      Terminal.print(
        device.id + padding + size + "  " + safeArea + ": " + device.confidence.name[language] + "  "
          + device.name[language] + "\n")
    }
    return .success
  }

  private func json(_ device: Device) -> JSONValue {
    let displays = device.displays.map { display in
      JSONValue.members(
        ("points", .array([.number(display.size.width), .number(display.size.height)])),
        ("pixels", .array([.number(display.nativePixels.width), .number(display.nativePixels.height)])),
        ("scale", .number(display.scale)))
    }
    let figures = device.figures.map { figure in
      JSONValue.members(
        ("name", .string(figure.name[language])), ("value", .string(figure.value)),
        ("confidence", .string(figure.confidence.name.english)))
    }
    return .members(
      ("id", .string(device.id)), ("name", .string(device.name[language])), ("displays", .array(displays)),
      ("confidence", .string(device.confidence.name.english)), ("figures", .array(figures)))
  }

  /// Reads a file given on the command line; its folder is the root, so any path works.
  private func readArgument() throws(FileSystemError) -> SourceText {
    let path = invocation.argument ?? ""
    let (folder, name) = place(of: path)
    return SourceText(path: path, bytes: try DiskFileSystem(root: folder).read(name))
  }

  func render() throws(FileSystemError) -> ExitCode {
    let file = try readArgument()
    if invocation["format"] == "live" {
      Terminal.output(liveFigure(file.bytes, language: language))
      return .success
    }
    let (block, problems) = parse(BlockSource(standalone: file, id: "figure"), language: language)
    if invocation["format"] == "uikit" || invocation["format"] == "swiftui" {
      printDiagnostics(problems, [file.path: file])
      if problems.contains(where: { $0.severity == .error }) { return .contentErrors }
      let isUIKit = invocation["format"] == "uikit"
      Terminal.print(isUIKit ? uiKitSource(block, language: language) : swiftUISource(block, language: language))
      return .success
    }
    var diagnostics = problems
    let isBroken = problems.contains { $0.severity == .error }
    let verdict =
      isBroken
      ? Verdict(block: block, results: [], diagnostics: [], brokenChecks: []) : judge(block, path: file.path)
    diagnostics += verdict.diagnostics
    printDiagnostics(diagnostics, [file.path: file])
    if verdict.results.indices.contains(block.mainContext) {
      if invocation["format"] == "json" {
        Terminal.output(resultsJSON(verdict).serialized(indented: true))
      } else {
        Terminal.output(figureDocument(verdict.results[block.mainContext], of: block, language: language))
      }
    }
    return diagnostics.contains { $0.severity == .error } ? .contentErrors : .success
  }

  func solveFile() throws(FileSystemError) -> ExitCode {
    let file = try readArgument()
    let (answer, problems) = solveProblemFile(file)
    guard let answer else {
      printDiagnostics(problems, [file.path: file])
      return .contentErrors
    }
    Terminal.output(answer.serialized(indented: true))
    return .success
  }
}

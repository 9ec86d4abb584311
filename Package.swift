// swift-tools-version: 6.2
import PackageDescription

// One set of rules for every Swift target. Unsafe code must be marked, an `import` is internal unless
// a signature needs it, existentials are spelt `any`, and a warning fails the build.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A Swift target of the house; `floor` documents where it stands and imports only go down.
func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil, resources: [Resource]? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, path: path, resources: resources, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, resources: resources,
    swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
}

let package = Package(
  name: "plumb",
  products: [
    .executable(name: "plumb", targets: ["plumb"])
  ],
  targets: [
    // Floor 0
    room("Diagnostics"),
    room("HTML"),
    room("JSON"),
    room("FileSystem"),
    room("DefaultTheme", path: "Themes", resources: [.embedInCode("plumb")]),
    room("Starters", path: "Starters", resources: [.embedInCode("files")]),
    .systemLibrary(name: "CCMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CEvent", pkgConfig: "libevent", providers: [.apt(["libevent-dev"]), .brew(["libevent"])]),

    // Floor 1
    room("LayoutEngine", ["Diagnostics"]),
    room("Markdown", ["Diagnostics", "FileSystem", "HTML", "CCMark"]),
    room("Templates", ["Diagnostics", "HTML", "CLibXML2"]),
    room("Configuration", ["Diagnostics", "CYAML"]),
    room("Reports", ["Diagnostics", "JSON"]),

    // Floor 2
    room("LayoutBlocks", ["Diagnostics", "LayoutEngine"]),

    // Floor 3
    room("ProblemFiles", ["Configuration", "Diagnostics", "JSON", "LayoutBlocks", "LayoutEngine"]),
    room("Checks", ["Diagnostics", "LayoutEngine", "LayoutBlocks"]),

    // Floor 4
    room("Rules", ["Diagnostics", "Checks"]),
    room("Figures", ["Diagnostics", "HTML", "JSON", "LayoutEngine", "LayoutBlocks", "Checks"]),

    // Floor 2
    room("Reference", ["Diagnostics", "Configuration", "FileSystem", "Markdown"]),

    // Floor 5
    room("LiveFigures", ["Diagnostics", "JSON", "LayoutBlocks", "Checks", "Figures"]),
    .target(name: "CWasmRuntime"),
    room(
      "SiteBuilder",
      [
        "Checks", "Configuration", "DefaultTheme", "Diagnostics", "Figures", "FileSystem", "JSON", "LayoutBlocks",
        "LayoutEngine", "Markdown", "Reference", "Rules", "Starters", "Templates",
      ]),
    room("Arguments", ["Diagnostics"]),

    room("PreviewServer", ["Diagnostics", "FileSystem", "CEvent"]),

    // Floor 6
    .executableTarget(
      name: "plumb",
      dependencies: [
        "Arguments", "Checks", "Diagnostics", "Figures", "FileSystem", "JSON", "LayoutBlocks", "LayoutEngine",
        "LiveFigures", "PreviewServer", "ProblemFiles", "Reference", "Reports", "Rules", "SiteBuilder",
      ], swiftSettings: strict),

    // Timed by `make bench` beside kiwi
    .target(
      name: "SolverWorkloads", dependencies: ["LayoutEngine"], path: "Tests/Benchmarks/Workloads",
      swiftSettings: strict),
    .executableTarget(
      name: "SolverBenchmark", dependencies: ["LayoutEngine", "SolverWorkloads"], path: "Tests/Benchmarks/Solver",
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m")]),

    // Tests
    tests("LayoutEngineTests", ["LayoutEngine", "Diagnostics"], resources: [.copy("Fixtures")]),
    tests("ProblemFilesTests", ["ProblemFiles", "Diagnostics", "JSON"]),
    tests("LayoutBlocksTests", ["LayoutBlocks", "LayoutEngine", "Diagnostics"], resources: [.copy("Fixtures")]),
    tests("ChecksTests", ["Checks", "LayoutBlocks", "LayoutEngine", "Diagnostics"]),
    tests("RulesTests", ["Rules", "Checks", "Diagnostics"]),
    tests("FiguresTests", ["Figures", "Checks", "LayoutBlocks", "LayoutEngine", "Diagnostics"]),
    tests("ReferenceTests", ["Reference", "Diagnostics"]),
    tests(
      "SiteBuilderTests",
      ["SiteBuilder", "DefaultTheme", "FileSystem", "Diagnostics", "Reference", "Starters", "Templates"]),
    tests("LiveFiguresTests", ["LiveFigures", "Diagnostics"]),
    tests("PreviewServerTests", ["PreviewServer"]),
    tests("TemplatesTests", ["Templates", "Diagnostics"]),
    tests("ArgumentsTests", ["Arguments", "Diagnostics"]),
    tests("ReportsTests", ["Reports", "Diagnostics", "JSON"]),
    tests("FileSystemTests", ["FileSystem"]),
    tests("ConfigurationTests", ["Configuration", "Diagnostics"]),
    tests("MarkdownTests", ["Markdown", "Diagnostics"], resources: [.copy("Fixtures")]),
  ]
)

// The fuzzers have libFuzzer's main instead of their own, so they are built by Tests/Fuzz/run alone.
if Context.environment["PLUMB_FUZZ"] != nil {
  for (name, dependencies) in [
    ("Blocks", ["Diagnostics", "LayoutBlocks", "LayoutEngine"]),
    ("Pages", ["Diagnostics", "FileSystem", "Markdown", "Reference"]),
  ] as [(String, [Target.Dependency])] {
    package.targets.append(
      .executableTarget(
        name: "Fuzz" + name, dependencies: dependencies, path: "Tests/Fuzz/" + name,
        swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
  }
}

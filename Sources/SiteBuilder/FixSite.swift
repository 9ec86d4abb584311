public import Diagnostics
public import FileSystem

/// A fix-it that was applied, and what it mended.
public struct AppliedFix: Sendable, Equatable {
  /// The diagnostic, with places in the file as it was.
  public var diagnostic: Diagnostic
  /// The change.
  public var fixIt: FixIt
  /// The line and column at which it was made, in the file as it was.
  public var position: SourcePosition
}

/// The most rounds of fixing.
private let maximumRounds = 10

/// Applies the likeliest fix-it of each diagnostic and builds again, until nothing changes or ten rounds have passed.
///
/// Of fix-its that overlap, the first is applied and the others wait for the next round. One that was applied and whose
/// diagnostic came back is not tried again. Each file is written in one step.
///
/// - Returns: The site as it is afterwards, and what was fixed in the order of rounds and places.
/// - Throws: `FileSystemError` where a file cannot be read or written.
public func fixSite(
  _ fileSystem: some FileSystem
) async throws(FileSystemError) -> (site: BuiltSite, fixes: [AppliedFix]) {
  var site = try await buildSite(fileSystem)
  var applied: [AppliedFix] = []
  for _ in 0..<maximumRounds {
    let round = fixes(of: site, notAmong: applied)
    if round.isEmpty { break }
    for (path, fixes) in round {
      guard let source = site.sources[path] else { continue }
      try fileSystem.write(applying(fixes.map(\.fixIt), to: source.bytes), to: path)
      applied += fixes
    }
    site = try await buildSite(fileSystem)
  }
  return (site, applied)
}

/// The fix-its of one round by file, in the order of the diagnostics.
private func fixes(
  of site: BuiltSite, notAmong applied: [AppliedFix]
) -> [(path: String, fixes: [AppliedFix])] {
  var result: [(path: String, fixes: [AppliedFix])] = []
  for diagnostic in site.diagnostics {
    guard let fixIt = diagnostic.fixIts.first, let source = site.sources[diagnostic.path] else { continue }
    let fix = AppliedFix(diagnostic: diagnostic, fixIt: fixIt, position: source.position(at: fixIt.range.start))
    let isTried = applied.contains {
      $0.diagnostic.path == diagnostic.path && $0.diagnostic.code == diagnostic.code && $0.fixIt == fixIt
    }
    let isIdle = source.text(fixIt.range).utf8.elementsEqual(fixIt.replacement.utf8)
    if isTried || isIdle { continue }
    if result.last?.path != diagnostic.path { result.append((diagnostic.path, [])) }
    result[result.count - 1].fixes.append(fix)
  }
  for index in result.indices {
    let count = site.sources[result[index].path]?.bytes.count ?? 0
    var waiting = result[index].fixes
    var chosen: [AppliedFix] = []
    for fixIt in compatible(waiting.map(\.fixIt), count: count) {
      guard let place = waiting.firstIndex(where: { $0.fixIt == fixIt }) else { continue }
      chosen.append(waiting.remove(at: place))
    }
    result[index].fixes = chosen
  }
  return result.filter { !$0.fixes.isEmpty }
}

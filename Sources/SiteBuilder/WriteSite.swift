public import FileSystem

/// The file that lists what a build wrote, so that the next one removes only that.
private let manifestName = ".plumb-manifest"

/// Writes a built site: only files whose bytes changed, each in one step.
///
/// What an earlier build wrote and this one did not is removed; files that no build wrote stay.
///
/// - Throws: `FileSystemError` for the first file that cannot be written.
/// - Returns: how many files were written.
public func writeSite(_ site: BuiltSite, to output: some FileSystem) throws(FileSystemError) -> Int {
  var written = 0
  for file in site.files where try output.writeIfChanged(file.bytes, to: file.path) { written += 1 }
  var before: [String] = []
  if output.exists(manifestName) {
    before = String(decoding: try output.read(manifestName), as: UTF8.self).split(separator: "\n").map(String.init)
  }
  let now = Set(site.files.map(\.path))
  for path in before where !now.contains(path) { try output.remove(path) }
  let manifest = site.files.map { $0.path + "\n" }.joined()
  _ = try output.writeIfChanged(Array(manifest.utf8), to: manifestName)
  return written
}

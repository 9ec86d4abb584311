import FileSystem

/// The files of a theme under names that hold a fingerprint of their bytes, so that hosts may let browsers keep them for ever.
///
/// `assets/plumb.css` becomes `assets/plumb.4f2a9c01d3.css`; templates go on naming the plain path. A file that another
/// script, stylesheet or picture of the theme names keeps its plain name, since that reference is not the build's to change.
struct FingerprintedAssets: Sendable {
  /// The files under the names they are published by.
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// What templates name and what it is published as.
  private(set) var renamed: [(old: String, new: String)] = []

  init(_ assets: [(path: String, bytes: [UInt8])]) {
    for asset in assets {
      let name = Array(asset.path.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst())
      let isNamedElsewhere = assets.contains { other in
        other.path != asset.path && Self.isText(other.path) && Self.contains(other.bytes, name)
      }
      if isNamedElsewhere {
        files.append(asset)
        continue
      }
      let new = Self.path(asset.path, with: Self.fingerprint(asset.bytes))
      files.append((new, asset.bytes))
      renamed.append((asset.path, new))
    }
  }

  /// Forty bits of FNV-1a: enough that no two versions of a file meet, and no secret hangs on it.
  static func fingerprint(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String((hash ^ hash >> 40) & 0xFF_FFFF_FFFF, radix: 16)
    return String(repeating: "0", count: 10 - digits.utf8.count) + digits
  }

  /// The path with the fingerprint before its last ending.
  private static func path(_ path: String, with fingerprint: String) -> String {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    guard let dot = path[name...].utf8.lastIndex(of: UInt8(ascii: ".")) else { return path + "." + fingerprint }
    return path[..<dot] + "." + fingerprint + path[dot...]
  }

  private static func isText(_ path: String) -> Bool {
    [".css", ".js", ".mjs", ".svg", ".html", ".json"].contains { path.hasSuffix($0) }
  }

  private static func contains(_ bytes: [UInt8], _ name: [UInt8]) -> Bool {
    guard let first = name.first, bytes.count >= name.count else { return false }
    var index = 0
    while index + name.count <= bytes.count {
      if bytes[index] == first, bytes[index..<index + name.count].elementsEqual(name) { return true }
      index += 1
    }
    return false
  }
}

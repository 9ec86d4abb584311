/// A path relative to a root in its one canonical spelling: NFC, `/` between parts, no `.`, no empty parts.
///
/// `..` is resolved against the parts before it and may not climb above the root. The empty path is the root itself.
///
/// - Throws: ``FileSystemError`` with the reason `outsideRoot` for an absolute path, a path that climbs out, and one
///   that holds a NUL or a backslash.
public func canonicalPath(_ path: String) throws(FileSystemError) -> String {
  if path.utf8.first == UInt8(ascii: "/") {
    throw FileSystemError(path: path, reason: .outsideRoot, detail: "The path is absolute")
  }
  var parts: [Substring.UTF8View] = []
  for part in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true) {
    if part.elementsEqual(".".utf8) { continue }
    if part.elementsEqual("..".utf8) {
      guard parts.popLast() != nil else {
        throw FileSystemError(path: path, reason: .outsideRoot, detail: "The path leaves its root")
      }
      continue
    }
    if part.contains(0) || part.contains(UInt8(ascii: "\\")) {
      throw FileSystemError(path: path, reason: .outsideRoot, detail: "The path holds a NUL or a backslash")
    }
    parts.append(part)
  }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(path.utf8.count)
  for part in parts {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
    bytes.append(contentsOf: part)
  }
  return canonicallyComposed(String(decoding: bytes, as: UTF8.self))
}

/// The folder part of a canonical path; empty for a file at the root.
public func parentFolder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
  return String(path[..<slash])
}

/// The order of paths in every listing: by the bytes of their UTF-8.
public func pathPrecedes(_ a: String, _ b: String) -> Bool {
  a.utf8.lexicographicallyPrecedes(b.utf8)
}

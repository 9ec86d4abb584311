import Synchronization

/// Files that live only in memory, for tests and for a preview that writes nothing.
///
/// It keeps the rules of the disk: canonical paths, no file where a folder is, folders exist through their files.
public final class InMemoryFileSystem: FileSystem {
  private struct StoredFile {
    var entry: FileEntry
    var bytes: [UInt8]
    var writtenAt: Int
  }

  /// A canonical path compared by its bytes.
  private struct PathKey: Hashable {
    let bytes: [UInt8]
    init(_ path: String) { bytes = Array(path.utf8) }
  }

  private struct Contents {
    /// The files of one canonical path, by the bytes of their stored paths; nearly always one.
    var files: [PathKey: [StoredFile]] = [:]
    /// How many files stand below each folder.
    var folders: [PathKey: Int] = [:]
    var clock = 0

    mutating func add(_ bytes: [UInt8], as entry: FileEntry) {
      clock += 1
      files[PathKey(entry.path), default: []].append(StoredFile(entry: entry, bytes: bytes, writtenAt: clock))
      count(1, above: entry.path)
    }

    mutating func count(_ change: Int, above path: String) {
      var folder = parentFolder(of: path)
      while !folder.isEmpty {
        let sum = (folders[PathKey(folder)] ?? 0) + change
        folders[PathKey(folder)] = sum == 0 ? nil : sum
        folder = parentFolder(of: folder)
      }
    }

    func hasFile(above path: String) -> Bool {
      var folder = parentFolder(of: path)
      while !folder.isEmpty {
        if files[PathKey(folder)] != nil { return true }
        folder = parentFolder(of: folder)
      }
      return false
    }
  }

  private let contents = Mutex(Contents())

  /// A file system with these files; a path that is not in canonical form is kept as the stored path.
  public init(_ files: [(path: String, text: String)] = []) throws(FileSystemError) {
    for file in files {
      let entry = FileEntry(path: try canonicalPath(file.path), storedPath: file.path)
      contents.withLock { $0.add(Array(file.text.utf8), as: entry) }
    }
  }

  /// The bytes of a file.
  public func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    try file(at: path).bytes
  }

  /// Replaces a file.
  public func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    _ = try store(bytes, at: path, evenIfEqual: true)
  }

  /// Writes only when the bytes differ from what the file holds.
  public func writeIfChanged(_ bytes: [UInt8], to path: String) throws(FileSystemError) -> Bool {
    try store(bytes, at: path, evenIfEqual: false)
  }

  /// Every file below a folder, by the bytes of their canonical paths.
  public func list(_ folder: String) throws(FileSystemError) -> [FileEntry] {
    let prefix = try canonicalPath(folder)
    let entries = contents.withLock { contents in
      contents.files.values.joined().map { $0.entry }.filter { prefix.isEmpty || isInside($0.path, prefix) }
    }
    if entries.isEmpty, !prefix.isEmpty { throw notFound(prefix) }
    return entries.sorted(by: entryPrecedes)
  }

  /// Whether a file or a folder stands at the path.
  public func exists(_ path: String) -> Bool {
    guard let path = try? canonicalPath(path) else { return false }
    let key = PathKey(path)
    return path.isEmpty || contents.withLock { $0.files[key] != nil || $0.folders[key] != nil }
  }

  /// Removes a file; one that is already gone is no error.
  public func remove(_ path: String) throws(FileSystemError) {
    let path = try canonicalPath(path)
    contents.withLock { contents in
      guard let removed = contents.files.removeValue(forKey: PathKey(path)) else { return }
      contents.count(-removed.count, above: path)
    }
  }

  /// When a file last changed: a count of writes in place of a clock, so that tests do not depend on time.
  public func modification(of path: String) throws(FileSystemError) -> FileStamp {
    let file = try file(at: path)
    return FileStamp(seconds: file.writtenAt, nanoseconds: 0, size: file.bytes.count)
  }

  private func file(at path: String) throws(FileSystemError) -> StoredFile {
    let path = try canonicalPath(path)
    guard let file = contents.withLock({ $0.files[PathKey(path)]?.first }) else { throw notFound(path) }
    return file
  }

  private func store(_ bytes: [UInt8], at path: String, evenIfEqual: Bool) throws(FileSystemError) -> Bool {
    let path = try canonicalPath(path)
    let key = PathKey(path)
    let isWritten: Bool? = contents.withLock { contents in
      if path.isEmpty || contents.folders[key] != nil || contents.hasFile(above: path) { return nil }
      guard let old = contents.files[key]?.first else {
        contents.add(bytes, as: FileEntry(path: path, storedPath: path))
        return true
      }
      if !evenIfEqual, old.bytes == bytes { return false }
      contents.clock += 1
      contents.files[key]?[0].bytes = bytes
      contents.files[key]?[0].writtenAt = contents.clock
      return true
    }
    guard let isWritten else {
      throw FileSystemError(path: path, reason: .wrongKind, detail: "A folder and a file would share a path")
    }
    return isWritten
  }
}

private func notFound(_ path: String) -> FileSystemError {
  FileSystemError(path: path, reason: .notFound, detail: "No such file or directory")
}

/// Whether a canonical path lies below a folder.
private func isInside(_ path: String, _ folder: String) -> Bool {
  guard path.utf8.count > folder.utf8.count, path.utf8.starts(with: folder.utf8) else { return false }
  return path.utf8[path.utf8.index(path.utf8.startIndex, offsetBy: folder.utf8.count)] == UInt8(ascii: "/")
}

/// The order of a listing: by canonical path, then by stored path.
func entryPrecedes(_ a: FileEntry, _ b: FileEntry) -> Bool {
  if a.path.utf8.elementsEqual(b.path.utf8) { return pathPrecedes(a.storedPath, b.storedPath) }
  return pathPrecedes(a.path, b.path)
}

internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The files below one folder of the disk.
///
/// 1. No path reaches outside the root. A folder's real place is looked up once and remembered; a file that is a
///    symbolic link is followed only to a place inside.
/// 2. A file is written under a temporary name beside its place and renamed, so that a crash, a signal or a full disk
///    leaves the old file whole.
/// 3. A name that the disk keeps decomposed is found by its composed form.
public final class DiskFileSystem: FileSystem {
  /// The root without symbolic links.
  private let root: String
  /// The real folders of canonical folder paths, each known to lie inside the root.
  private let folders = Mutex<[String: String]>([:])
  /// Numbers the temporary names.
  private let counter = Atomic<Int>(0)

  /// The files below `root`, a folder that must exist.
  public init(root: String) throws(FileSystemError) {
    guard let resolved = resolvedPath(root), let found = status(of: resolved, followingLinks: true) else {
      throw systemError(root)
    }
    guard isKind(found.st_mode, S_IFDIR) else { throw systemError(root, code: ENOTDIR) }
    self.root = resolved
  }

  /// The files below `root`, which is made with the folders above it where it does not exist.
  public convenience init(creating root: String) throws(FileSystemError) {
    var path = root.utf8.first == UInt8(ascii: "/") ? "/" : ""
    for part in root.split(separator: "/") {
      path += part
      if status(of: path, followingLinks: true) == nil, !makeFolder(path) { throw systemError(path) }
      path += "/"
    }
    try self.init(root: root)
  }

  /// The bytes of a file.
  public func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    let path = try canonicalPath(path)
    let place = try storedPlace(path)
    if let file = Descriptor(opening: place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) {
      return try readAll(file, path: path)
    }
    guard errno == ELOOP || errno == EMLINK else { throw systemError(path) }
    guard let target = resolvedPath(place) else { throw systemError(path) }
    try requireInside(target, path: path)
    guard let file = Descriptor(opening: target, O_RDONLY | O_NONBLOCK) else { throw systemError(path) }
    return try readAll(file, path: path)
  }

  /// Replaces a file in one step, by a rename.
  public func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    let path = try canonicalPath(path)
    try replace(try placeToWrite(path), with: bytes, path: path)
  }

  /// Writes only when the bytes differ from what the file holds; a length that differs spares the reading.
  public func writeIfChanged(_ bytes: [UInt8], to path: String) throws(FileSystemError) -> Bool {
    let path = try canonicalPath(path)
    let place = try placeToWrite(path)
    if let old = status(of: place, followingLinks: false), isKind(old.st_mode, S_IFREG),
      Int(old.st_size) == bytes.count,
      let file = Descriptor(opening: place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
      try readAll(file, path: path) == bytes
    {
      return false
    }
    try replace(place, with: bytes, path: path)
    return true
  }

  /// Every file below a folder, by the bytes of their canonical paths.
  ///
  /// Symbolic links to files inside the root count as files; links to folders are not followed, so that no listing
  /// goes round in circles. Temporary files that a crash left behind are left out.
  public func list(_ folder: String) throws(FileSystemError) -> [FileEntry] {
    let path = try canonicalPath(folder)
    let place = path.isEmpty ? root : try storedPlace(path)
    var entries: [FileEntry] = []
    var waiting = [(path: path, stored: String(place.dropFirst(root.count + 1)), depth: 0)]
    while let next = waiting.popLast() {
      guard next.depth <= fileSystemDepthLimit else {
        throw FileSystemError(path: next.path, reason: .tooDeep, detail: "Folders nest too deep")
      }
      let folder = next.stored.isEmpty ? root : root + "/" + next.stored
      for (name, hint) in try names(in: folder, path: next.path) where !isTemporary(name) {
        let composed = canonicallyComposed(name)
        let path = next.path.isEmpty ? composed : next.path + "/" + composed
        let stored = next.stored.isEmpty ? name : next.stored + "/" + name
        switch kind(hint, at: folder + "/" + name) {
        case .folder: waiting.append((path, stored, next.depth + 1))
        case .file: entries.append(FileEntry(path: path, storedPath: stored))
        case .other: break
        }
      }
    }
    return entries.sorted(by: entryPrecedes)
  }

  /// Whether a file or a folder inside the root stands at the path.
  public func exists(_ path: String) -> Bool {
    guard let path = try? canonicalPath(path), let place = try? storedPlace(path),
      let found = status(of: place, followingLinks: false)
    else { return false }
    guard isKind(found.st_mode, S_IFLNK) else { return true }
    guard let target = resolvedPath(place) else { return false }
    return isInside(target)
  }

  /// Removes a file, then the folders that it leaves empty; a file that is already gone is no error.
  public func remove(_ path: String) throws(FileSystemError) {
    let path = try canonicalPath(path)
    guard !path.isEmpty else { throw systemError(path, code: EISDIR) }
    let place: String
    do throws(FileSystemError) { place = try storedPlace(path) } catch {
      if error.reason == .notFound { return }
      throw error
    }
    guard removeFile(place) || errno == ENOENT else { throw systemError(path) }
    var folder = parentFolder(of: path)
    while !folder.isEmpty, let place = try? storedPlace(folder), removeFolder(place) {
      let gone = folder
      folders.withLock { $0[gone] = nil }
      folder = parentFolder(of: folder)
    }
  }

  /// When a file last changed.
  public func modification(of path: String) throws(FileSystemError) -> FileStamp {
    let path = try canonicalPath(path)
    let place = try storedPlace(path)
    guard var found = status(of: place, followingLinks: false) else { throw systemError(path) }
    if isKind(found.st_mode, S_IFLNK) {
      guard let target = resolvedPath(place) else { throw systemError(path) }
      try requireInside(target, path: path)
      guard let followed = status(of: target, followingLinks: true) else { throw systemError(path) }
      found = followed
    }
    return stamp(found)
  }
}

extension DiskFileSystem {
  private enum Kind { case file, folder, other }

  private func kind(_ hint: UInt8, at place: String) -> Kind {
    switch Int32(hint) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    default:
      // A link, or a disk that does not tell the kind in its listings.
      guard let found = status(of: place, followingLinks: false) else { return .other }
      if isKind(found.st_mode, S_IFREG) { return .file }
      if isKind(found.st_mode, S_IFDIR) { return .folder }
      guard isKind(found.st_mode, S_IFLNK), let target = resolvedPath(place), isInside(target),
        let followed = status(of: target, followingLinks: true)
      else { return .other }
      return isKind(followed.st_mode, S_IFREG) ? .file : .other
    }
  }

  private func isInside(_ resolved: String) -> Bool {
    if root.utf8.elementsEqual("/".utf8) || resolved.utf8.elementsEqual(root.utf8) { return true }
    return resolved.utf8.starts(with: (root + "/").utf8)
  }

  private func requireInside(_ resolved: String, path: String) throws(FileSystemError) {
    guard isInside(resolved) else {
      throw FileSystemError(path: path, reason: .outsideRoot, detail: "A symbolic link leaves the root")
    }
  }

  /// The real folder of a canonical folder path.
  private func realFolder(_ folder: String) throws(FileSystemError) -> String {
    if folder.isEmpty { return root }
    if let known = folders.withLock({ $0[folder] }) { return known }
    let above = try realFolder(parentFolder(of: folder))
    let place = storedName(folder, in: above)
    guard let resolved = resolvedPath(place) else { throw systemError(folder) }
    try requireInside(resolved, path: folder)
    folders.withLock { $0[folder] = resolved }
    return resolved
  }

  /// Where a canonical path stands on the disk; the last part may be missing or a symbolic link.
  private func storedPlace(_ path: String) throws(FileSystemError) -> String {
    if path.isEmpty { return root }
    return storedName(path, in: try realFolder(parentFolder(of: path)))
  }

  /// The last part of `path` inside a real folder, in the form in which the disk keeps it.
  private func storedName(_ path: String, in folder: String) -> String {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
    let name = String(path[start...])
    let place = folder + "/" + name
    // Only a name beyond ASCII can have another form.
    guard name.utf8.contains(where: { $0 >= 0x80 }), status(of: place, followingLinks: false) == nil,
      let names = try? names(in: folder, path: path)
    else { return place }
    let forms = names.map { $0.name }.filter { canonicallyComposed($0).utf8.elementsEqual(name.utf8) }
    return forms.min(by: pathPrecedes).map { folder + "/" + $0 } ?? place
  }

  /// Where to write a canonical path; its folders are made first.
  private func placeToWrite(_ path: String) throws(FileSystemError) -> String {
    guard !path.isEmpty else { throw systemError(path, code: EISDIR) }
    try makeFolders(parentFolder(of: path), for: path)
    return try storedPlace(path)
  }

  private func makeFolders(_ folder: String, for path: String) throws(FileSystemError) {
    if folder.isEmpty || folders.withLock({ $0[folder] != nil }) { return }
    try makeFolders(parentFolder(of: folder), for: path)
    let place = try storedPlace(folder)
    guard makeFolder(place) || errno == EEXIST else { throw systemError(path) }
    _ = try realFolder(folder)
  }

  private func replace(_ place: String, with bytes: [UInt8], path: String) throws(FileSystemError) {
    let number = counter.wrappingAdd(1, ordering: .relaxed).newValue
    let folder = parentFolder(of: place)
    let temporary = folder + "/" + temporaryPrefix + String(getpid()) + "-" + String(number)
    var file = Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666)
    if file == nil, errno == ENOENT {
      // The folder was removed since it was looked up.
      folders.withLock { $0.removeAll() }
      try makeFolders(parentFolder(of: path), for: path)
      file = Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666)
    }
    guard let file else { throw systemError(path) }
    do throws(FileSystemError) {
      try writeAll(bytes, to: file, path: path)
      guard move(temporary, to: place) else { throw systemError(path) }
    } catch {
      _ = removeFile(temporary)
      throw error
    }
  }
}

private let temporaryPrefix = ".plumb-writing-"

private func isTemporary(_ name: String) -> Bool {
  name.utf8.starts(with: temporaryPrefix.utf8)
}

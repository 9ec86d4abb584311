/// One file of a listing.
public struct FileEntry: Sendable, Equatable {
  /// The canonical path (NFC) relative to the root.
  public var path: String
  /// The path as it is stored, which differs from `path` where a name is kept decomposed (as macOS writes it).
  ///
  /// Two entries with one `path` and different stored paths are two files that readers cannot tell apart.
  public var storedPath: String

  /// An entry; most are stored under their canonical path.
  public init(path: String, storedPath: String) {
    self.path = path
    self.storedPath = storedPath
  }
}

/// When a file last changed and how long it is; two equal stamps mean that the file need not be read again.
public struct FileStamp: Sendable, Equatable {
  /// Whole seconds since 1970 (UTC).
  public var seconds: Int
  /// Nanoseconds within the second.
  public var nanoseconds: Int
  /// The length in bytes.
  public var size: Int

  /// A stamp from its parts.
  public init(seconds: Int, nanoseconds: Int, size: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    self.size = size
  }
}

/// Files below one root, which nothing can reach out of.
///
/// Every path is relative to the root and is brought to its canonical spelling first (see ``canonicalPath(_:)``).
public protocol FileSystem: Sendable {
  /// The bytes of a file.
  func read(_ path: String) throws(FileSystemError) -> [UInt8]

  /// Replaces a file in one step: readers see the old bytes or the new ones, never a part.
  ///
  /// Missing folders are made.
  func write(_ bytes: [UInt8], to path: String) throws(FileSystemError)

  /// Writes only when the bytes differ from what the file holds.
  ///
  /// - Returns: Whether the file was written.
  func writeIfChanged(_ bytes: [UInt8], to path: String) throws(FileSystemError) -> Bool

  /// Every file below a folder, folders within folders included, by the bytes of their canonical paths.
  func list(_ folder: String) throws(FileSystemError) -> [FileEntry]

  /// Whether a file or a folder stands at the path.
  func exists(_ path: String) -> Bool

  /// Removes a file, then the folders that it leaves empty; a file that is already gone is no error.
  func remove(_ path: String) throws(FileSystemError)

  /// When a file last changed.
  func modification(of path: String) throws(FileSystemError) -> FileStamp
}

/// A file operation that failed: which file, what was tried, and why.
public struct FileSystemError: Error, Equatable, Sendable {
  /// The kinds of failure that callers tell apart.
  public enum Reason: Sendable, Equatable {
    /// No such file or folder.
    case notFound
    /// The system refuses the access.
    case denied
    /// The path is absolute, climbs with `..`, or reaches outside the root through a symbolic link.
    case outsideRoot
    /// A folder stands where a file is wanted, or the other way round.
    case wrongKind
    /// The disk or the quota is full.
    case noSpace
    /// Folders nest deeper than ``fileSystemDepthLimit``.
    case tooDeep
    /// Anything else; the detail says what.
    case other
  }

  /// The path as it was asked for, relative to the root.
  public var path: String
  /// The kind of failure.
  public var reason: Reason
  /// The system's own words for it, such as `No space left on device`, in English.
  public var detail: String

  /// A failure at `path`.
  public init(path: String, reason: Reason, detail: String) {
    self.path = path
    self.reason = reason
    self.detail = detail
  }
}

/// How deep folders may nest before a listing refuses to go on.
public let fileSystemDepthLimit = 64

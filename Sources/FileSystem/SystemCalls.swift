#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An open file that closes itself.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Opens a file; nil with `errno` set when it cannot.
  init?(opening path: String, _ flags: Int32, mode: mode_t = 0) {
    // Nothing is owned yet on failure, so that no `close` disturbs `errno`.
    let opened = unsafe open(path, flags | O_CLOEXEC, mode)
    if opened < 0 { return nil }
    number = opened
  }

  deinit { _ = close(number) }
}

/// A failure with the system's words for the present `errno`.
func systemError(_ path: String, code: Int32 = errno) -> FileSystemError {
  let reason: FileSystemError.Reason
  switch code {
  case ENOENT: reason = .notFound
  case EACCES, EPERM, EROFS: reason = .denied
  case EISDIR, ENOTDIR: reason = .wrongKind
  case ENOSPC, EDQUOT: reason = .noSpace
  default: reason = .other
  }
  var buffer = [CChar](repeating: 0, count: 256)
  _ = unsafe strerror_r(code, &buffer, buffer.count)
  let words = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return FileSystemError(path: path, reason: reason, detail: words.isEmpty ? "errno \(code)" : words)
}

/// The status of a path; nil with `errno` set when there is none.
func status(of path: String, followingLinks: Bool) -> stat? {
  var status = stat()
  let result = unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
  return result == 0 ? status : nil
}

/// Whether a mode names this kind of file, such as `S_IFDIR`.
func isKind(_ mode: mode_t, _ kind: mode_t) -> Bool {
  mode & S_IFMT == kind
}

/// The time of the last change of contents.
func stamp(_ status: stat) -> FileStamp {
  #if canImport(Darwin)
    let time = status.st_mtimespec
  #else
    let time = status.st_mtim
  #endif
  return FileStamp(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size))
}

/// The absolute path without symbolic links; nil with `errno` set when there is no such file.
func resolvedPath(_ path: String) -> String? {
  guard let resolved = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(cString: resolved)
}

/// Reads an open file to its end.
func readAll(_ descriptor: borrowing Descriptor, path: String) throws(FileSystemError) -> [UInt8] {
  var status = stat()
  guard unsafe fstat(descriptor.number, &status) == 0 else { throw systemError(path) }
  guard !isKind(status.st_mode, S_IFDIR) else { throw systemError(path, code: EISDIR) }
  // One byte more than the file is long lets the first read meet the end.
  var capacity = max(Int(status.st_size), 0) + 1
  var bytes: [UInt8] = []
  while true {
    var count = 0
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      repeat { count = unsafe read(descriptor.number, buffer.baseAddress, capacity) } while count < 0 && errno == EINTR
      initialized = max(count, 0)
    }
    guard count >= 0 else { throw systemError(path) }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    if count == 0 || (count < capacity && bytes.count == Int(status.st_size)) { return bytes }
    capacity = 65_536
  }
}

/// Writes all bytes to an open file.
func writeAll(_ bytes: [UInt8], to descriptor: borrowing Descriptor, path: String) throws(FileSystemError) {
  var offset = 0
  while offset < bytes.count {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(descriptor.number, buffer.baseAddress.map { unsafe $0 + offset }, buffer.count - offset)
    }
    if count < 0 {
      if errno == EINTR { continue }
      throw systemError(path)
    }
    offset += count
  }
}

/// The names in a folder and the kind that the system tells with them, in no order; `.` and `..` are left out.
func names(in folder: String, path: String) throws(FileSystemError) -> [(name: String, kind: UInt8)] {
  guard let stream = unsafe opendir(folder) else { throw systemError(path) }
  defer { _ = unsafe closedir(stream) }
  var names: [(name: String, kind: UInt8)] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
    if name == "." || name == ".." { continue }
    names.append((name, unsafe entry.pointee.d_type))
  }
  return names
}

/// Removes a file or a symbolic link; false with `errno` set when it cannot.
func removeFile(_ path: String) -> Bool { unsafe unlink(path) == 0 }

/// Removes an empty folder; false with `errno` set when it cannot.
func removeFolder(_ path: String) -> Bool { unsafe rmdir(path) == 0 }

/// Makes a folder; false with `errno` set when it cannot.
func makeFolder(_ path: String) -> Bool { unsafe mkdir(path, 0o777) == 0 }

/// Renames a file over another in one step; false with `errno` set when it cannot.
func move(_ path: String, to target: String) -> Bool { unsafe rename(path, target) == 0 }

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The two streams of the process.
enum Terminal {
  /// Prints to standard output.
  static func print(_ text: String) { write(Array(text.utf8), to: STDOUT_FILENO) }
  /// Prints to standard error.
  static func printError(_ text: String) { write(Array(text.utf8), to: STDERR_FILENO) }
  /// Writes bytes to standard output.
  static func output(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

  /// Whether standard error is a terminal that shows colour.
  static var showsColor: Bool { isatty(STDERR_FILENO) == 1 && environment("NO_COLOR") == nil }

  /// A variable of the environment.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        guard let start = buffer.baseAddress else { return -1 }
        #if canImport(Glibc)
          return unsafe Glibc.write(descriptor, start + offset, bytes.count - offset)
        #else
          return unsafe Darwin.write(descriptor, start + offset, bytes.count - offset)
        #endif
      }
      if count <= 0 { return }
      offset += count
    }
  }

  /// Ends the process.
  static func exit(_ code: ExitCode) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code.rawValue)
    #else
      Darwin.exit(code.rawValue)
    #endif
  }
}

/// How the process ends.
enum ExitCode: Int32 {
  /// All is well.
  case success = 0
  /// The content has errors.
  case contentErrors = 1
  /// The command line was wrong.
  case usage = 2
  /// A file could not be read or written.
  case machine = 3
}

/// Which marks a text holds that our dialect looks at, so that most text is passed over once and no more.
struct TextMarks: OptionSet {
  let rawValue: UInt8

  /// A tilde, or what may stand for an escaped one.
  static let tilde = TextMarks(rawValue: 1)
  /// Two stars or two underscores in a row.
  static let pair = TextMarks(rawValue: 2)
  /// A closing bracket followed by an opening parenthesis.
  static let link = TextMarks(rawValue: 4)
  /// A colon followed by a slash.
  static let address = TextMarks(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The marks of some bytes.
  init(of bytes: UnsafeBufferPointer<UInt8>) {
    var marks: TextMarks = []
    var previous: UInt8 = 0
    for index in bytes.indices {
      let byte = unsafe bytes[index]
      switch byte {
      case UInt8(ascii: "~"), 0xF0: marks.insert(.tilde)
      case UInt8(ascii: "*"), UInt8(ascii: "_"): if byte == previous { marks.insert(.pair) }
      case UInt8(ascii: "("): if previous == UInt8(ascii: "]") { marks.insert(.link) }
      case UInt8(ascii: "/"): if previous == UInt8(ascii: ":") { marks.insert(.address) }
      default: break
      }
      previous = byte
    }
    self = marks
  }
}

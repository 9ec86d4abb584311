extension Theme {
  /// The theme with paths in its literal text replaced, such as `assets/plumb.css` by `assets/plumb.4f2a9c01.css`.
  ///
  /// A path is replaced only where it stands whole: not inside a longer name, so that `a.css` never changes `a.css.map`.
  public func replacingPaths(_ paths: [(old: String, new: String)]) -> Theme {
    var program = program
    let old = program.bytes
    let pairs = paths.map { (old: Array($0.old.utf8), new: Array($0.new.utf8)) }
    program.bytes = []
    for index in program.operations.indices {
      switch program.operations[index] {
      case .write(let start, let end):
        let place = program.bytes.count
        appendReplacing(old[start..<end], pairs, to: &program.bytes)
        program.operations[index] = .write(start: place, end: program.bytes.count)
      case .attribute(let start, let end, let reference):
        let place = program.bytes.count
        program.bytes += old[start..<end]
        program.operations[index] = .attribute(start: place, end: program.bytes.count, reference: reference)
      default: break
      }
    }
    return Theme(program: program)
  }
}

private func appendReplacing(
  _ text: ArraySlice<UInt8>, _ pairs: [(old: [UInt8], new: [UInt8])], to output: inout [UInt8]
) {
  var index = text.startIndex
  while index < text.endIndex {
    let isAfterName = index > text.startIndex && isNameByte(text[index - 1])
    let pair = pairs.first { pair in
      let end = index + pair.old.count
      return end <= text.endIndex && text[index..<end].elementsEqual(pair.old)
        && (end == text.endIndex || !isNameByte(text[end]))
    }
    if let pair, !isAfterName {
      output += pair.new
      index += pair.old.count
    } else {
      output.append(text[index])
      index += 1
    }
  }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...0xFF:
    true
  default: false
  }
}

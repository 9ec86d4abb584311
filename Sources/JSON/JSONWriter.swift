extension JSONValue {
  /// The value as JSON text (RFC 8259) in UTF-8.
  ///
  /// - Parameter indented: two spaces a level and a line feed at the end; otherwise no white space at all.
  public func serialized(indented: Bool = false) -> [UInt8] {
    var output: [UInt8] = []
    write(to: &output, indented: indented, level: 0)
    if indented { output.append(UInt8(ascii: "\n")) }
    return output
  }

  private func write(to output: inout [UInt8], indented: Bool, level: Int) {
    switch self {
    case .null: output.append(contentsOf: "null".utf8)
    case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let value): output.append(contentsOf: jsonNumber(value).utf8)
    case .string(let value): writeJSONString(value, to: &output)
    case .array(let values):
      output.append(UInt8(ascii: "["))
      for index in values.indices {
        separate(index, indented, level, &output)
        values[index].write(to: &output, indented: indented, level: level + 1)
      }
      close(values.isEmpty, indented, level, &output)
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for index in members.indices {
        separate(index, indented, level, &output)
        writeJSONString(members[index].name, to: &output)
        output.append(contentsOf: (indented ? ": " : ":").utf8)
        members[index].value.write(to: &output, indented: indented, level: level + 1)
      }
      close(members.isEmpty, indented, level, &output)
      output.append(UInt8(ascii: "}"))
    }
  }

  private func separate(_ index: Int, _ indented: Bool, _ level: Int, _ output: inout [UInt8]) {
    if index > 0 { output.append(UInt8(ascii: ",")) }
    if indented { breakLine(level + 1, &output) }
  }

  private func close(_ isEmpty: Bool, _ indented: Bool, _ level: Int, _ output: inout [UInt8]) {
    if indented, !isEmpty { breakLine(level, &output) }
  }

  private func breakLine(_ level: Int, _ output: inout [UInt8]) {
    output.append(UInt8(ascii: "\n"))
    for _ in 0..<level * 2 { output.append(UInt8(ascii: " ")) }
  }
}

private func jsonNumber(_ value: Double) -> String {
  guard value.isFinite else { return "null" }
  if value == value.rounded(), value.magnitude < 9.0e15 { return String(Int64(value)) }
  return "\(value)"
}

private func writeJSONString(_ text: String, to output: inout [UInt8]) {
  let hex: [UInt8] = Array("0123456789abcdef".utf8)
  output.append(UInt8(ascii: "\""))
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "\""): output.append(contentsOf: "\\\"".utf8)
    case UInt8(ascii: "\\"): output.append(contentsOf: "\\\\".utf8)
    case UInt8(ascii: "\n"): output.append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\t"): output.append(contentsOf: "\\t".utf8)
    case 0x00...0x1F:
      output.append(contentsOf: "\\u00".utf8)
      output.append(hex[Int(byte >> 4)])
      output.append(hex[Int(byte & 15)])
    default: output.append(byte)
    }
  }
  output.append(UInt8(ascii: "\""))
}

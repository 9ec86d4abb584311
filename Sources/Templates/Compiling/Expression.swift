import Diagnostics

/// What an expression reads: a value by its path, or a text written in quotation marks.
enum Operand: Equatable {
  /// Names from the outermost to the innermost; never empty.
  case path([String])
  /// A fixed text.
  case literal(String)
}

/// A comparison, or the question whether a value holds.
struct Test: Equatable {
  var operand: Operand
  /// What it must equal; nil asks whether the operand holds.
  var other: Operand?
  /// Turns the answer round.
  var negated: Bool
}

/// Tests joined by `and`, or all of them by `or`.
struct Condition: Equatable {
  var tests: [Test]
  var any: Bool
}

/// Why an expression cannot be read.
struct ExpressionFault: Error, Equatable {
  var message: LocalizedText
}

/// Reads the small language of `{{…}}` and of the `p:` attributes.
struct ExpressionParser {
  private enum Token: Equatable {
    case word(String), literal(String), equal, unequal, assign, dot, end
  }

  private var tokens: [Token] = []
  private var index = 0

  init(_ text: String) throws(ExpressionFault) {
    let bytes = Array(text.utf8)
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      if isSpace(byte) {
        position += 1
      } else if Self.startsName(byte) {
        let start = position
        while position < bytes.count, Self.continuesName(bytes[position]) { position += 1 }
        tokens.append(.word(String(decoding: bytes[start..<position], as: UTF8.self)))
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        guard let end = bytes[(position + 1)...].firstIndex(of: byte) else { throw Self.openQuote }
        tokens.append(.literal(String(decoding: bytes[(position + 1)..<end], as: UTF8.self)))
        position = end + 1
      } else if byte == UInt8(ascii: "="), next == byte {
        tokens.append(.equal)
        position += 2
      } else if byte == UInt8(ascii: "!"), next == UInt8(ascii: "=") {
        tokens.append(.unequal)
        position += 2
      } else if byte == UInt8(ascii: "=") {
        tokens.append(.assign)
        position += 1
      } else if byte == UInt8(ascii: ".") {
        tokens.append(.dot)
        position += 1
      } else {
        throw Self.unexpected(String(decoding: bytes[position...], as: UTF8.self))
      }
    }
  }

  /// The whole text as one operand.
  static func operand(_ text: String) throws(ExpressionFault) -> Operand {
    var parser = try ExpressionParser(text)
    let operand = try parser.operand()
    try parser.expectEnd()
    return operand
  }

  /// The whole text as a condition.
  static func condition(_ text: String) throws(ExpressionFault) -> Condition {
    var parser = try ExpressionParser(text)
    var condition = Condition(tests: [try parser.test()], any: false)
    var joiner: String?
    while case .word(let word) = parser.peek, word == "and" || word == "or" {
      if let joiner, joiner != word { throw Self.mixed }
      joiner = word
      parser.index += 1
      condition.tests.append(try parser.test())
    }
    try parser.expectEnd()
    condition.any = joiner == "or"
    return condition
  }

  /// `name in path`, as `p:for` has it.
  static func loop(_ text: String) throws(ExpressionFault) -> (name: String, list: Operand) {
    var parser = try ExpressionParser(text)
    guard case .word(let name) = parser.next(), parser.next() == .word("in") else { throw Self.noLoop }
    let list = try parser.operand()
    try parser.expectEnd()
    return (name, list)
  }

  /// `name = path`, as `p:let` has it.
  static func binding(_ text: String) throws(ExpressionFault) -> (name: String, value: Operand) {
    var parser = try ExpressionParser(text)
    guard case .word(let name) = parser.next(), parser.next() == .assign else { throw Self.noBinding }
    let value = try parser.operand()
    try parser.expectEnd()
    return (name, value)
  }

  private var peek: Token { index < tokens.count ? tokens[index] : .end }

  private mutating func next() -> Token {
    defer { index += 1 }
    return peek
  }

  private mutating func operand() throws(ExpressionFault) -> Operand {
    switch next() {
    case .literal(let text): return .literal(text)
    case .word(let first):
      var names = [first]
      while peek == .dot {
        index += 1
        guard case .word(let name) = next() else { throw Self.noName }
        names.append(name)
      }
      return .path(names)
    default: throw Self.noOperand
    }
  }

  private mutating func test() throws(ExpressionFault) -> Test {
    let first = try operand()
    guard peek == .equal || peek == .unequal else { return Test(operand: first, other: nil, negated: false) }
    let negated = next() == .unequal
    return Test(operand: first, other: try operand(), negated: negated)
  }

  private func expectEnd() throws(ExpressionFault) {
    guard index < tokens.count else { return }
    throw Self.trailing
  }

  private static func startsName(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    startsName(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-")
  }
}

extension ExpressionParser {
  fileprivate static let openQuote = ExpressionFault(
    message: LocalizedText(english: "quotation mark is not closed", korean: "따옴표가 닫히지 않음"))
  fileprivate static let mixed = ExpressionFault(
    message: LocalizedText(
      english: "‘and’ and ‘or’ cannot be mixed; nest two elements instead",
      korean: "‘and’와 ‘or’를 섞어 쓸 수 없음. 요소 두 개를 겹쳐 쓸 것"))
  fileprivate static let noLoop = ExpressionFault(
    message: LocalizedText(
      english: "p:for reads ‘name in list’, such as ‘item in page.contents’",
      korean: "p:for는 ‘이름 in 목록’ 꼴임. 예: ‘item in page.contents’"))
  fileprivate static let noBinding = ExpressionFault(
    message: LocalizedText(
      english: "p:let reads ‘name = value’, such as ‘entries = item.children’",
      korean: "p:let은 ‘이름 = 값’ 꼴임. 예: ‘entries = item.children’"))
  fileprivate static let noName = ExpressionFault(
    message: LocalizedText(english: "name expected after the dot", korean: "점 뒤에 이름이 있어야 함"))
  fileprivate static let noOperand = ExpressionFault(
    message: LocalizedText(
      english: "name such as ‘page.title’ or text in quotation marks expected",
      korean: "‘page.title’ 같은 이름이나 따옴표로 묶은 텍스트가 있어야 함"))
  fileprivate static let trailing = ExpressionFault(
    message: LocalizedText(
      english: "expression goes on where it should end", korean: "식이 끝나야 할 자리에 내용이 더 있음"))

  fileprivate static func unexpected(_ rest: String) -> ExpressionFault {
    let sign = rest.unicodeScalars.first.map { String($0) } ?? ""
    return ExpressionFault(
      message: LocalizedText(
        english: "‘\(sign)’ has no meaning in an expression", korean: "식에서 쓸 수 없는 문자 ‘\(sign)’"))
  }
}

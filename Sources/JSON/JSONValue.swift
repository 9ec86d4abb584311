/// A JSON value; objects keep the order in which their members were given.
public indirect enum JSONValue: Sendable, Equatable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number; one that is not finite is written as `null`.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object in the order of its members.
  case object([JSONMember])

  /// An object from name and value pairs, in their order.
  public static func members(_ pairs: (String, JSONValue)...) -> JSONValue {
    var members: [JSONMember] = []
    for pair in pairs { members.append(JSONMember(name: pair.0, value: pair.1)) }
    return .object(members)
  }

  /// A whole number.
  public static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }
}

/// A member of an object.
public struct JSONMember: Sendable, Equatable {
  /// The member's name.
  public var name: String
  /// The member's value.
  public var value: JSONValue

  /// A named value.
  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

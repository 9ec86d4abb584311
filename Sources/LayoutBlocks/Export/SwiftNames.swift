/// Names of a block as Swift identifiers: in camel case, none twice, none that the class or the language has.
struct SwiftNames {
  private var taken: [String]

  /// Names that keep clear of the given ones.
  init(reserved: [String]) { taken = reserved }

  /// An identifier for a name, with a suffix where the bare one is taken; as it is written in source.
  mutating func add(_ name: String, suffix: String) -> String {
    let base = SwiftNames.camelCase(name, startsUpper: false, fallback: "view")
    var candidate = base
    if isTaken(candidate), !suffix.isEmpty { candidate = base + suffix }
    var number = 2
    while isTaken(candidate) {
      candidate = base + String(number)
      number += 1
    }
    taken.append(candidate)
    return SwiftNames.isKeyword(candidate) ? "`" + candidate + "`" : candidate
  }

  private func isTaken(_ name: String) -> Bool {
    for other in taken where other.matches(name) { return true }
    return false
  }

  /// A name without signs, its words joined by capitals; a name that would begin with a digit begins with `fallback`.
  static func camelCase(_ name: String, startsUpper: Bool, fallback: String) -> String {
    var result = String.UnicodeScalarView()
    var raisesNext = startsUpper
    for scalar in name.unicodeScalars {
      guard isPart(scalar.value) else {
        raisesNext = raisesNext || !result.isEmpty
        continue
      }
      if result.isEmpty, isDigit(scalar.value) {
        for letter in (startsUpper ? upperFirst(fallback) : fallback).unicodeScalars { result.append(letter) }
        raisesNext = false
      }
      if raisesNext, scalar.value >= 0x61, scalar.value <= 0x7A {
        result.append(raised(scalar))
      } else if result.isEmpty, !startsUpper, scalar.value >= 0x41, scalar.value <= 0x5A {
        // A view that begins with a capital would look like a type, and could hide one.
        result.append(lowered(scalar))
      } else {
        result.append(scalar)
      }
      raisesNext = false
    }
    let text = String(result)
    var hasLetter = false
    for scalar in text.unicodeScalars where scalar.value != 0x5F { hasLetter = true }
    return hasLetter ? text : startsUpper ? upperFirst(fallback) : fallback
  }

  private static func upperFirst(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(result.isEmpty && scalar.value >= 0x61 && scalar.value <= 0x7A ? raised(scalar) : scalar)
    }
    return String(result)
  }

  private static func raised(_ scalar: Unicode.Scalar) -> Unicode.Scalar { Unicode.Scalar(scalar.value - 32) ?? scalar }

  private static func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(scalar.value + 32) ?? scalar
  }

  private static func isDigit(_ value: UInt32) -> Bool { value >= 0x30 && value <= 0x39 }

  /// Letters of the block's language that Swift takes in identifiers too, and digits.
  private static func isPart(_ value: UInt32) -> Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1100...0x11FF,
      0x3131...0x318E, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  private static func isKeyword(_ name: String) -> Bool {
    for keyword in keywords where keyword.matches(name) { return true }
    return false
  }

  /// The words that need backticks as names.
  ///
  /// Source: The Swift Programming Language, Lexical Structure, Keywords and Punctuation.
  private static let keywords = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
    "internal", "is", "let", "nil", "open", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "await", "async", "any", "some", "actor", "macro",
  ]

  /// What no view may be called even in backticks, and the names that the generated source uses itself.
  static let common = ["self", "init", "Self", "Type", "Protocol", "type", "body"]

  /// Properties of view controllers and their ancestors, which a subclass cannot declare again.
  static let controllerProperties = [
    "view", "viewIfLoaded", "title", "parent", "children", "next", "description", "debugDescription", "hash",
    "superclass", "isEditing", "editing", "toolbarItems", "navigationItem", "navigationController", "tabBarItem",
    "tabBarController", "splitViewController", "storyboard", "nibName", "nibBundle", "undoManager", "traitCollection",
    "traitOverrides", "inputView", "keyCommands", "preferredContentSize", "tab", "window", "userActivity",
    "extensionContext", "editButtonItem", "sheetPresentationController", "popoverPresentationController",
    "presentationController", "presentedViewController", "presentingViewController", "transitionCoordinator", "menu",
    "copy", "mutableCopy", "zone", "makeViews", "addViews", "makeConstraints", "applyVariants", "sum", "constraints",
    "variant", "isActive", "controller", "terms",
  ]

  /// Names that a view of SwiftUI uses.
  static let viewProperties = [
    "horizontalSizeClass", "verticalSizeClass", "layout", "layoutCompactWidth", "layoutRegularWidth",
    "layoutCompactHeight", "layoutRegularHeight", "layoutCompactWidthCompactHeight", "layoutCompactWidthRegularHeight",
    "layoutRegularWidthCompactHeight", "layoutRegularWidthRegularHeight",
  ]
}

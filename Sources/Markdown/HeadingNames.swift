internal import Diagnostics
internal import FileSystem

/// The slug of a heading's text: NFC, lower case, letters and digits of every script kept, spaces made `-`.
///
/// Punctuation, symbols and variation selectors are dropped, several `-` made one; `section` when nothing is left.
public func slug(of text: String) -> String {
  var output = ""
  output.reserveCapacity(text.utf8.count)
  var isAfterGap = false
  for scalar in canonicallyComposed(text).unicodeScalars {
    let role = role(of: scalar)
    if role == .gap { isAfterGap = true }
    guard role == .letter || role == .uppercase else { continue }
    if isAfterGap, !output.isEmpty { output.unicodeScalars.append("-") }
    isAfterGap = false
    if role == .letter {
      output.unicodeScalars.append(scalar)
    } else {
      output += scalar.properties.lowercaseMapping
    }
  }
  return output.isEmpty ? "section" : output
}

private enum SlugRole { case letter, uppercase, gap, dropped }

/// What becomes of a scalar; ASCII and Hangul syllables, which nearly all are, without the Unicode tables.
private func role(of scalar: Unicode.Scalar) -> SlugRole {
  switch scalar.value {
  case 0x61...0x7A, 0x30...0x39, 0x5F, 0xAC00...0xD7A3: return .letter
  case 0x41...0x5A: return .uppercase
  case 0x20, 0x2D, 0x09...0x0D: return .gap
  case 0...0x7F: return .dropped
  default: break
  }
  switch scalar.properties.generalCategory {
  case .lowercaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber, .spacingMark:
    return .letter
  case .uppercaseLetter, .titlecaseLetter: return .uppercase
  case .nonspacingMark: return scalar.properties.isVariationSelector ? .dropped : .letter
  default: return scalar.properties.isWhitespace ? .gap : .dropped
  }
}

extension Converter {
  /// Takes the attributes in braces off the end of a heading or a paragraph.
  mutating func takeAttributes(_ inlines: inout [Inline], _ range: SourceRange) -> Attributes {
    guard case .text(let text)? = inlines.last, text.utf8.last == UInt8(ascii: "}"),
      let open = text.utf8.lastIndex(of: UInt8(ascii: "{"))
    else { return Attributes() }
    let body = text[text.utf8.index(after: open)...].dropLast()
    let mark = body.utf8.first { $0 != 0x20 }
    guard mark == UInt8(ascii: "#") || mark == UInt8(ascii: "."),
      let brace = file.bytes[range.start..<range.end].lastIndex(of: UInt8(ascii: "{")),
      brace > range.start, file.bytes[brace - 1] != UInt8(ascii: "\\")
    else { return Attributes() }
    guard let attributes = Attributes(parsing: body.utf8) else {
      diagnostics.append(.badAttributes(path: file.path, at: SourceRange(brace, range.end)))
      return Attributes()
    }
    var rest = text[..<open]
    while rest.utf8.last == 0x20 { rest = rest.dropLast() }
    inlines.removeLast()
    if !rest.isEmpty { inlines.append(.text(String(rest))) }
    return attributes
  }
}

/// Gives every heading an id of its own.
///
/// Written ids come first, wherever they stand; then slugs in document order, a number behind those that are taken.
func nameHeadings(_ blocks: inout [Block], path: String) -> [Diagnostic] {
  var names = HeadingNames(path: path)
  names.collect(blocks)
  names.assign(&blocks)
  return names.diagnostics
}

private struct HeadingNames {
  let path: String
  var written: [[UInt8]: SourceRange] = [:]
  var taken: Set<[UInt8]> = []
  /// The next number to try behind a slug, so that many equal headings stay linear.
  var nextNumber: [[UInt8]: Int] = [:]
  var diagnostics: [Diagnostic] = []

  init(path: String) { self.path = path }

  mutating func collect(_ blocks: [Block]) {
    for block in blocks {
      switch block.kind {
      case .heading(let heading): claim(heading.attributes.id, at: heading.range)
      case .paragraph: claim(block.attributes.id, at: block.range)
      case .quote(let inner): collect(inner)
      case .callout(let callout): collect(callout.blocks)
      case .list(let list): for item in list.items { collect(item.blocks) }
      default: break
      }
    }
  }

  private mutating func claim(_ id: String?, at range: SourceRange) {
    guard let id else { return }
    if let first = written[Array(id.utf8)] {
      diagnostics.append(.duplicateID(id, path: path, at: range, first: first))
    } else {
      written[Array(id.utf8)] = range
      taken.insert(Array(id.utf8))
    }
  }

  mutating func assign(_ blocks: inout [Block]) {
    for index in blocks.indices {
      switch blocks[index].kind {
      case .heading(var heading):
        name(&heading)
        blocks[index].kind = .heading(heading)
      case .quote(var inner):
        assign(&inner)
        blocks[index].kind = .quote(inner)
      case .callout(var callout):
        assign(&callout.blocks)
        blocks[index].kind = .callout(callout)
      case .list(var list):
        for item in list.items.indices { assign(&list.items[item].blocks) }
        blocks[index].kind = .list(list)
      default: break
      }
    }
  }

  private mutating func name(_ heading: inout Heading) {
    let slug = slug(of: plainText(of: heading.inlines))
    // The first of two equal written ids keeps it.
    if let id = heading.attributes.id, written[Array(id.utf8)] == heading.range {
      heading.id = id
      if !slug.utf8.elementsEqual(id.utf8) { heading.alternateID = unique(slug) }
    } else {
      heading.id = unique(slug)
    }
  }

  private mutating func unique(_ slug: String) -> String {
    if taken.insert(Array(slug.utf8)).inserted { return slug }
    var number = nextNumber[Array(slug.utf8)] ?? 1
    while true {
      let candidate = slug + "-" + String(number)
      number += 1
      if taken.insert(Array(candidate.utf8)).inserted {
        nextNumber[Array(slug.utf8)] = number
        return candidate
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicateID(
    _ id: String, path: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "duplicate-id", path: path, at: range,
      LocalizedText(
        english: "The id “\(id)” stands twice on the page; rename one", korean: "페이지에 두 번 나온 id ‘\(id)’. 하나를 바꾸세요"),
      notes: [Note(LocalizedText(english: "First here", korean: "처음 나온 곳"), at: first)])
  }
}

import Diagnostics
import LayoutEngine

/// The axes of the matrix besides devices: each is empty where its header is missing, and then the default holds.
struct MatrixAxes {
  var textSizes: [TextSize] = []
  var directions: [LayoutDirection] = []
  /// Languages, and nil for the page's own with long words.
  var languages: [Language?] = []

  /// A context with every combination of the axes.
  func variations(of context: Context) -> [Context] {
    var result: [Context] = []
    for language in languages.isEmpty ? [context.language] : languages {
      for direction in directions.isEmpty ? [context.direction] : directions {
        for size in textSizes.isEmpty ? [context.textSize] : textSizes {
          var variation = context
          variation.language = language ?? context.language
          variation.usesLongText = language == nil
          variation.direction = direction
          variation.textSize = size
          result.append(variation)
        }
      }
    }
    return result
  }
}

extension BlockParser {
  /// Reads `text: large .. AX2`, `direction: ltr, rtl` or `language: en, ko, long`.
  mutating func parseAxis(_ name: String, _ value: SourceRange) {
    let words = words(in: value)
    if words.isEmpty {
      problems.error("missing-value", at: value, "‘" + name + ":’ says nothing", "‘" + name + ":’에 내용이 없습니다")
    }
    var index = 0
    while index < words.count {
      let word = Vocabulary.english(words[index].value, in: Vocabulary.values)
      switch name {
      case "text":
        let start = index
        if let sizes = textSizes(words, &index) {
          for size in TextSize.allCases where sizes.contains(size.rawValue) { axes.textSizes.append(size) }
        } else {
          unknown("text size", "글자 크기", words[start], TextSize.allCases.map { $0.keyword } + ["large"])
        }
      case "direction":
        if let direction = direction(word) {
          axes.directions.append(direction)
        } else {
          unknown("direction", "방향", words[index], ["ltr", "rtl"])
        }
      default:
        switch word {
        case "en": axes.languages.append(.english)
        case "ko": axes.languages.append(.korean)
        case "long": axes.languages.append(nil)
        default: unknown("language", "언어", words[index], ["en", "ko", "long"])
        }
      }
      index += 1
    }
  }

  private mutating func unknown(_ english: String, _ korean: String, _ word: Located<String>, _ known: [String]) {
    var list = ""
    for index in known.indices { list += (index == 0 ? "" : ", ") + known[index] }
    problems.unknown(
      "unknown-value", LocalizedText(english: english, korean: korean), word.value, at: word.range, among: known,
      hint: LocalizedText(english: "; known are " + list, korean: ". 쓸 수 있는 값: " + list))
  }
}

/// A text as long as its translation into a language with long words may be: it says its own words again until it is.
///
/// Source: IBM's guideline for localisation, by the characters of the English text: up to 10 three times as long, up to 20 twice,
/// up to 30 by 1.8, up to 50 by 1.6, up to 70 by 1.7, and longer ones by 1.3.
public func lengthened(_ text: String) -> String {
  let words = text.unicodeScalars.split(separator: " ")
  let count = text.unicodeScalars.count
  if words.isEmpty { return text }
  let factor: Double
  switch count {
  case ...10: factor = 3
  case ...20: factor = 2
  case ...30: factor = 1.8
  case ...50: factor = 1.6
  case ...70: factor = 1.7
  default: factor = 1.3
  }
  let wanted = Int((Double(count) * factor).rounded(.up))
  var result = text.unicodeScalars
  var length = count
  var next = 0
  while length < wanted {
    result.append(" ")
    result.append(contentsOf: words[next])
    length += 1 + words[next].count
    next = next + 1 < words.count ? next + 1 : 0
  }
  return String(result)
}

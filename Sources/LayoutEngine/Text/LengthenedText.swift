/// A text that stands for its translation into a long language.
///
/// The text is followed by its own words, in their order, until it has the length that a translation of it may take:
/// three times its characters up to 10 of them, 2 times up to 20, 1.8 times up to 30, 1.6 times up to 50, 1.4 times up to
/// 70, and 1.3 times beyond. Words stay whole, so the result is longer than that by less than a word and a space. A text
/// without words stays as it is.
///
/// Source: IBM's globalization guideline A3, "Providing for UI expansion", the upper end of each range. Characters
/// are counted as Unicode scalars.
public func lengthened(_ text: String) -> String {
  let scalars = text.unicodeScalars
  var words: [(scalars: Substring.UnicodeScalarView, count: Int)] = []
  var count = 0
  var wordStart: String.Index?
  var wordCount = 0
  for index in scalars.indices {
    count += 1
    let kind = ScalarKind(scalars[index])
    if kind == .space || kind == .lineBreak {
      if let start = wordStart { words.append((scalars[start..<index], wordCount)) }
      wordStart = nil
      wordCount = 0
    } else {
      wordStart = wordStart ?? index
      wordCount += 1
    }
  }
  let endsInWord = wordStart != nil
  if let start = wordStart { words.append((scalars[start...], wordCount)) }
  guard !words.isEmpty else { return text }

  let wanted = (count * expansionTenths(count) + 9) / 10
  var result = scalars
  var index = 0
  var needsSpace = endsInWord
  while count < wanted {
    let word = words[index % words.count]
    if needsSpace { result.append(" ") }
    result.append(contentsOf: word.scalars)
    count += word.count + (needsSpace ? 1 : 0)
    needsSpace = true
    index += 1
  }
  return String(result)
}

/// The length of a translation by the length of the text, in tenths of it.
private func expansionTenths(_ count: Int) -> Int {
  switch count {
  case ...10: 30
  case ...20: 20
  case ...30: 18
  case ...50: 16
  case ...70: 14
  default: 13
  }
}

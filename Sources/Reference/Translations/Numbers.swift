/// The numbers in prose that are written in digits, in order, without the commas between thousands.
///
/// Months are left out, which English names, and numbers of a scale such as `100만` and `3 million`.
///
/// - Parameter isStrict: whether to leave out small numbers without a unit too, which either language may write as words.
func numbers(in text: String, isStrict: Bool) -> [String] {
  let bytes = Array(text.utf8)
  var found: [String] = []
  var index = 0
  while index < bytes.count {
    guard isDigit(bytes[index]) else {
      index += 1
      continue
    }
    let start = index
    // A digit inside a word, as in `H2` or `utf8`, is a part of a name.
    let isName = start > 0 && isLetter(bytes[start - 1])
    var digits: [UInt8] = []
    var isDecimal = false
    while index < bytes.count {
      if isDigit(bytes[index]) {
        digits.append(bytes[index])
      } else if bytes[index] == UInt8(ascii: ","), hasThousands(bytes, index) {
        // Left out.
      } else if bytes[index] == UInt8(ascii: "."), !isDecimal, index + 1 < bytes.count, isDigit(bytes[index + 1]) {
        isDecimal = true
        digits.append(bytes[index])
      } else {
        break
      }
      index += 1
    }
    let rest = bytes[index...].drop { $0 == 0x20 || $0 == 0xC2 || $0 == 0xA0 }
    if isName || followers.contains(where: { rest.starts(with: $0.utf8) }) { continue }
    if !isStrict || isDecimal || digits.count > 1 || hasUnit(rest) {
      found.append(String(decoding: digits, as: UTF8.self))
    }
  }
  return found
}

private let followers = ["월", "백", "천", "만", "억", "hundred", "thousand", "million"]

private let units = [
  "pt", "point", "px", "pixel", "%", "percent", "°", "degree", "×", "포인트", "픽셀", "퍼센트", "도 ",
]

private func hasUnit(_ rest: ArraySlice<UInt8>) -> Bool { units.contains { rest.starts(with: $0.utf8) } }

private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

private func isLetter(_ byte: UInt8) -> Bool {
  byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
}

/// Whether exactly three digits follow the comma.
private func hasThousands(_ bytes: [UInt8], _ comma: Int) -> Bool {
  guard comma + 3 < bytes.count, bytes[(comma + 1)...(comma + 3)].allSatisfy({ isDigit($0) }) else { return false }
  return comma + 4 >= bytes.count || !isDigit(bytes[comma + 4])
}

/// Whether the text has a number in words, such as `fifty-nine` or `열두`.
func hasNumber(_ number: String, asWordsIn text: String) -> Bool {
  guard let value = Int(number) else { return false }
  let words = [englishWords(value)].compactMap { $0 } + (koreanWords[value] ?? [])
  let text = text.lowercased()
  return words.contains { text.contains($0) }
}

private let small = [
  "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
  "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]

private let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

/// A number up to 9,999 as English prose writes it, without a leading “one”.
private func englishWords(_ number: Int) -> String? {
  switch number {
  case 0..<20: return small[number]
  case 20..<100: return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10])
  case 100, 1000: return number == 100 ? "hundred" : "thousand"
  case 101..<1000: return number % 100 == 0 ? small[number / 100] + " hundred" : nil
  case 1001..<10_000: return number % 1000 == 0 ? small[number / 1000] + " thousand" : nil
  default: return nil
  }
}

private let koreanWords: [Int: [String]] = [
  1: ["한 ", "하나"], 2: ["두 ", "둘"], 3: ["세 ", "셋"], 4: ["네 ", "넷"], 5: ["다섯"], 6: ["여섯"], 7: ["일곱"], 8: ["여덟"],
  9: ["아홉"], 10: ["열 ", "십"], 11: ["열한"], 12: ["열두"], 13: ["열세"], 14: ["열네"], 15: ["열다섯"], 16: ["열여섯"],
  17: ["열일곱"], 18: ["열여덟"], 19: ["열아홉"], 20: ["스무", "스물"], 30: ["서른"], 40: ["마흔"], 50: ["쉰", "절반"],
  60: ["예순"], 70: ["일흔"], 80: ["여든"], 90: ["아흔"], 100: ["백"], 1000: ["천"], 10_000: ["만"],
]

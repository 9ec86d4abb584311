/// Particles of Korean, whose form follows the last sound of the word before them.
public enum KoreanParticles {
  /// The pairs: after a final consonant, after a vowel.
  private static let pairs = [
    ("으로부터", "로부터"), ("으로서", "로서"), ("으로써", "로써"), ("으로는", "로는"), ("으로도", "로도"), ("이라는", "라는"), ("이라고", "라고"),
    ("이라면", "라면"), ("이라도", "라도"), ("이었", "였"), ("이에요", "예요"), ("이나", "나"), ("이란", "란"), ("이며", "며"), ("이고", "고"),
    ("으로", "로"), ("은", "는"), ("이", "가"), ("을", "를"), ("과", "와"),
  ]

  /// Those of one form, longer ones first.
  private static let fixed = [
    "에서부터", "까지도", "에서는", "에서도", "에서만", "에게서", "입니다", "입니까", "부터", "까지", "에서", "에게", "처럼", "보다", "마다", "조차",
    "밖에", "이다", "인가", "인지", "에는", "에도", "들은", "들이", "들을", "들의", "들", "의", "에", "도", "만", "인", "일",
  ]

  /// Every particle, longer ones first.
  public static let all: [String] = {
    var all = fixed
    for (closed, open) in pairs { all += [closed, open] }
    return all.enumerated().sorted {
      $0.element.utf8.count != $1.element.utf8.count
        ? $0.element.utf8.count > $1.element.utf8.count : $0.offset < $1.offset
    }.map(\.element)
  }()

  /// Whether Hangul that follows a word is nothing but one particle, or two.
  public static func isParticle(_ text: String) -> Bool {
    all.contains { particle in
      guard text.utf8.starts(with: particle.utf8) else { return false }
      let rest = text.utf8.dropFirst(particle.utf8.count)
      return rest.isEmpty || all.contains { rest.elementsEqual($0.utf8) }
    }
  }

  /// The particle in the form that follows a word, `를` for `을` after `시트`.
  ///
  /// - Parameter reading: how the word is read, in Hangul at its end; other letters leave the particle as it is.
  public static func agreeing(_ particle: String, after reading: String) -> String {
    guard let last = reading.unicodeScalars.last, last.value >= 0xAC00, last.value <= 0xD7A3 else { return particle }
    let final = (last.value - 0xAC00) % 28
    for (closed, open) in pairs {
      for form in [closed, open] where particle.utf8.starts(with: form.utf8) {
        let rest = String(particle.unicodeScalars.dropFirst(form.unicodeScalars.count))
        // One syllable also begins other endings, as 이 does 이다; alone it is a particle.
        if !rest.isEmpty, form.unicodeScalars.count == 1 { continue }
        // 로 follows ㄹ as it follows a vowel.
        let isOpen = final == 0 || final == 8 && closed.utf8.starts(with: "으로".utf8)
        return (isOpen ? open : closed) + rest
      }
    }
    return particle
  }
}

/// The letter without its accents, as the scalar value of an ASCII letter; nil where no one letter is below them.
///
/// Covers Latin Extended-A, the accented letters of Extended-B and the Vietnamese ones of Extended Additional. An accent
/// does not change how wide a letter is.
func baseLetter(of value: UInt32) -> UInt32? {
  for run in runs where run.last >= value {
    guard run.first <= value else { return nil }
    let letter = UInt32(run.letter.value)
    // Upper and lower case take turns; a run of lower case letters only is written in lower case.
    return (value - run.first) % 2 == 0 || letter >= 0x61 ? letter : letter + 0x20
  }
  return nil
}

private struct LetterRun {
  var first: UInt32
  var last: UInt32
  var letter: Unicode.Scalar

  init(_ first: UInt32, _ last: UInt32, _ letter: Unicode.Scalar) {
    self.first = first
    self.last = last
    self.letter = letter
  }
}

private let runs: [LetterRun] = [
  // Latin Extended-A
  LetterRun(0x100, 0x105, "A"), LetterRun(0x106, 0x10D, "C"), LetterRun(0x10E, 0x111, "D"),
  LetterRun(0x112, 0x11B, "E"), LetterRun(0x11C, 0x123, "G"), LetterRun(0x124, 0x127, "H"),
  LetterRun(0x128, 0x131, "I"), LetterRun(0x134, 0x135, "J"), LetterRun(0x136, 0x137, "K"),
  LetterRun(0x138, 0x138, "k"), LetterRun(0x139, 0x142, "L"), LetterRun(0x143, 0x148, "N"),
  LetterRun(0x149, 0x149, "n"), LetterRun(0x14A, 0x14B, "N"), LetterRun(0x14C, 0x151, "O"),
  LetterRun(0x154, 0x159, "R"), LetterRun(0x15A, 0x161, "S"), LetterRun(0x162, 0x167, "T"),
  LetterRun(0x168, 0x173, "U"), LetterRun(0x174, 0x175, "W"), LetterRun(0x176, 0x177, "Y"),
  LetterRun(0x178, 0x178, "Y"), LetterRun(0x179, 0x17E, "Z"), LetterRun(0x17F, 0x17F, "f"),
  // Latin Extended-B
  LetterRun(0x1A0, 0x1A1, "O"), LetterRun(0x1AF, 0x1B0, "U"), LetterRun(0x1CD, 0x1CE, "A"),
  LetterRun(0x1CF, 0x1D0, "I"), LetterRun(0x1D1, 0x1D2, "O"), LetterRun(0x1D3, 0x1DC, "U"),
  LetterRun(0x1DD, 0x1DD, "e"), LetterRun(0x1DE, 0x1E1, "A"), LetterRun(0x1E4, 0x1E7, "G"),
  LetterRun(0x1E8, 0x1E9, "K"), LetterRun(0x1EA, 0x1ED, "O"), LetterRun(0x1F0, 0x1F0, "j"),
  LetterRun(0x1F4, 0x1F5, "G"), LetterRun(0x1F8, 0x1F9, "N"), LetterRun(0x1FA, 0x1FB, "A"),
  LetterRun(0x1FE, 0x1FF, "O"), LetterRun(0x200, 0x203, "A"), LetterRun(0x204, 0x207, "E"),
  LetterRun(0x208, 0x20B, "I"), LetterRun(0x20C, 0x20F, "O"), LetterRun(0x210, 0x213, "R"),
  LetterRun(0x214, 0x217, "U"), LetterRun(0x218, 0x219, "S"), LetterRun(0x21A, 0x21B, "T"),
  LetterRun(0x21E, 0x21F, "H"), LetterRun(0x226, 0x227, "A"), LetterRun(0x228, 0x229, "E"),
  LetterRun(0x22A, 0x231, "O"), LetterRun(0x232, 0x233, "Y"),
  // Vietnamese
  LetterRun(0x1EA0, 0x1EB7, "A"), LetterRun(0x1EB8, 0x1EC7, "E"), LetterRun(0x1EC8, 0x1ECB, "I"),
  LetterRun(0x1ECC, 0x1EE3, "O"), LetterRun(0x1EE4, 0x1EF1, "U"), LetterRun(0x1EF2, 0x1EF9, "Y"),
]

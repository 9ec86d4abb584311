/// The candidate nearest to a misspelt word, for "did you mean".
///
/// Distance is Damerau–Levenshtein (optimal string alignment) over Unicode scalars, ASCII case ignored. A candidate
/// counts when it is at most a third of the longer word away, and at least one edit is always allowed, as long as something
/// of the word is left.
///
/// - Complexity: O(candidates × word length²).
public func nearestMatch(to word: String, among candidates: [String]) -> String? {
  let wanted = foldedScalars(word)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let other = foldedScalars(candidate)
    let limit = max(1, max(wanted.count, other.count) / 3)
    if abs(other.count - wanted.count) > limit { continue }
    let distance = editDistance(wanted, other)
    let isLike = distance <= limit && distance < max(wanted.count, other.count)
    if !isLike { continue }
    // Of equally near ones the one that only has more letters: `iphone8` means `iphone-8`, not `iphones`.
    let isFuller = distance == best?.distance && other.count > wanted.count && isSubsequence(wanted, of: other)
    if isFuller || distance < (best?.distance ?? Int.max) { best = (candidate, distance) }
  }
  return best?.candidate
}

private func isSubsequence(_ word: [UInt32], of other: [UInt32]) -> Bool {
  var next = 0
  for scalar in other where next < word.count && scalar == word[next] { next += 1 }
  return next == word.count
}

private func foldedScalars(_ text: String) -> [UInt32] {
  var scalars: [UInt32] = []
  for scalar in text.unicodeScalars {
    let value = scalar.value
    scalars.append(value >= 0x41 && value <= 0x5A ? value + 0x20 : value)
  }
  return scalars
}

/// How many letters must be added, taken away, replaced or exchanged with their neighbour to turn one word into another.
///
/// Damerau–Levenshtein (optimal string alignment) over Unicode scalars, ASCII case ignored.
public func editDistance(_ word: String, _ other: String) -> Int {
  editDistance(foldedScalars(word), foldedScalars(other))
}

private func editDistance(_ a: [UInt32], _ b: [UInt32]) -> Int {
  var before = [Int](repeating: 0, count: b.count + 1)
  var previous: [Int] = []
  for column in 0...b.count { previous.append(column) }
  for row in 0..<a.count {
    var current = [row + 1]
    for column in 0..<b.count {
      var cost = min(previous[column + 1] + 1, current[column] + 1)
      cost = min(cost, previous[column] + (a[row] == b[column] ? 0 : 1))
      if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
        cost = min(cost, before[column - 1] + 1)
      }
      current.append(cost)
    }
    before = previous
    previous = current
  }
  return previous[b.count]
}

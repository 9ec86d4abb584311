/// Which passages of the two languages say the same.
public struct PassagePair: Sendable, Equatable {
  /// The place in the English passages; nil where the English page has none.
  public var english: Int?
  /// The place in the Korean passages; nil where the Korean page has none.
  public var korean: Int?
}

/// Aligns the passages of a page in both languages, each in its order.
///
/// Landmarks, which are ids written on both sides, divide the pages. Between two of them the alignment of greatest worth is
/// found (Needleman and Wunsch, 1970), where passages of one kind may stand for each other, and more so the more code,
/// numbers and links they share and the better their lengths agree.
public func alignment(_ english: [Passage], _ korean: [Passage]) -> [PassagePair] {
  var pairs: [PassagePair] = []
  var (e, k) = (0, 0)
  for mark in commonLandmarks(english, korean) {
    pairs += alignment(english, e..<mark.english, korean, k..<mark.korean)
    pairs.append(PassagePair(english: mark.english, korean: mark.korean))
    (e, k) = (mark.english + 1, mark.korean + 1)
  }
  return pairs + alignment(english, e..<english.count, korean, k..<korean.count)
}

/// Passages that bear the same id on both sides, as many as stand in the same order: a longest increasing subsequence.
private func commonLandmarks(_ english: [Passage], _ korean: [Passage]) -> [(english: Int, korean: Int)] {
  var places: [String: Int] = [:]
  for (index, passage) in korean.enumerated() {
    if let id = passage.id, places[id] == nil { places[id] = index }
  }
  var marks: [(english: Int, korean: Int)] = []
  var seen: Set<String> = []
  for (index, passage) in english.enumerated() {
    guard let id = passage.id, let other = places[id], seen.insert(id).inserted, korean[other].kind == passage.kind
    else {
      continue
    }
    marks.append((index, other))
  }
  // The last of the best subsequences of each length, and what precedes each mark.
  var ends: [Int] = []
  var before = [Int?](repeating: nil, count: marks.count)
  for index in marks.indices {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if marks[ends[middle]].korean < marks[index].korean { low = middle + 1 } else { high = middle }
    }
    before[index] = low > 0 ? ends[low - 1] : nil
    if low < ends.count { ends[low] = index } else { ends.append(index) }
  }
  var result: [(english: Int, korean: Int)] = []
  var next = ends.last
  while let index = next {
    result.append(marks[index])
    next = before[index]
  }
  return result.reversed()
}

/// The most cells of a table for one stretch; a longer one is aligned by order.
private let cellLimit = 1_000_000

private func alignment(
  _ english: [Passage], _ first: Range<Int>, _ korean: [Passage], _ second: Range<Int>
) -> [PassagePair] {
  let (rows, columns) = (first.count, second.count)
  if rows == columns,
    zip(first, second).allSatisfy({ english[$0].kind == korean[$1].kind && (english[$0].id ?? korean[$1].id) == nil })
      || rows * columns > cellLimit
  {
    return zip(first, second).map { PassagePair(english: $0, korean: $1) }
  }
  if rows == 0 || columns == 0 || rows * columns > cellLimit {
    return first.map { PassagePair(english: $0, korean: nil) } + second.map { PassagePair(english: nil, korean: $0) }
  }
  let width = columns + 1
  var best = [Int](repeating: 0, count: (rows + 1) * width)
  for row in stride(from: rows - 1, through: 0, by: -1) {
    for column in stride(from: columns - 1, through: 0, by: -1) {
      var value = max(best[(row + 1) * width + column], best[row * width + column + 1])
      if let worth = worth(english[first.lowerBound + row], korean[second.lowerBound + column]) {
        value = max(value, worth + best[(row + 1) * width + column + 1])
      }
      best[row * width + column] = value
    }
  }
  var pairs: [PassagePair] = []
  var (row, column) = (0, 0)
  while row < rows || column < columns {
    let (e, k) = (first.lowerBound + row, second.lowerBound + column)
    if row < rows, column < columns, let worth = worth(english[e], korean[k]),
      best[row * width + column] == worth + best[(row + 1) * width + column + 1]
    {
      pairs.append(PassagePair(english: e, korean: k))
      (row, column) = (row + 1, column + 1)
    } else if row < rows, column == columns || best[row * width + column] == best[(row + 1) * width + column] {
      pairs.append(PassagePair(english: e, korean: nil))
      row += 1
    } else {
      pairs.append(PassagePair(english: nil, korean: k))
      column += 1
    }
  }
  return pairs
}

/// What it is worth to take two passages for translations of each other; nil where they cannot be.
private func worth(_ english: Passage, _ korean: Passage) -> Int? {
  guard english.kind == korean.kind else { return nil }
  if let id = english.id, let other = korean.id, id != other { return nil }
  if english.kind == .landmark { return nil }
  var worth = 4
  if english.id != nil && english.id == korean.id { worth += 8 }
  worth += min(3, english.codes.filter { korean.codes.contains($0) }.count)
  let numbers = numbers(in: korean.prose, isStrict: false)
  worth += min(3, Reference.numbers(in: english.prose, isStrict: false).filter { numbers.contains($0) }.count)
  // Korean says the same in some six tenths of the bytes to one and a half times as many.
  let ratio = Double(korean.text.utf8.count) / Double(max(1, english.text.utf8.count))
  if ratio > 0.5, ratio < 1.8 { worth += 1 }
  return worth
}

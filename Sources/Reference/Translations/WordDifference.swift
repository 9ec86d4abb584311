/// A run of words that two texts share, or that only one of them has.
public enum WordRun: Sendable, Equatable {
  /// In both.
  case common(String)
  /// Only in the earlier text.
  case removed(String)
  /// Only in the later text.
  case added(String)
}

/// The most cells of the table of a comparison; longer texts are shown as replaced.
private let cellLimit = 4_000_000

/// What changed between two texts, word by word: the longest common subsequence of words (Wagner and Fischer, 1974).
public func wordDifference(_ before: String, _ after: String) -> [WordRun] {
  let old = before.split(separator: " ").map(String.init)
  let new = after.split(separator: " ").map(String.init)
  if old.count * new.count > cellLimit { return [.removed(before), .added(after)] }
  let width = new.count + 1
  var common = [Int](repeating: 0, count: (old.count + 1) * width)
  for row in stride(from: old.count - 1, through: 0, by: -1) {
    for column in stride(from: new.count - 1, through: 0, by: -1) {
      common[row * width + column] =
        old[row] == new[column]
        ? common[(row + 1) * width + column + 1] + 1
        : max(common[(row + 1) * width + column], common[row * width + column + 1])
    }
  }
  var runs: [WordRun] = []
  var (row, column) = (0, 0)
  while row < old.count || column < new.count {
    if row < old.count, column < new.count, old[row] == new[column] {
      append(.common(old[row]), to: &runs)
      (row, column) = (row + 1, column + 1)
    } else if column == new.count
      || row < old.count && common[(row + 1) * width + column] >= common[row * width + column + 1]
    {
      append(.removed(old[row]), to: &runs)
      row += 1
    } else {
      append(.added(new[column]), to: &runs)
      column += 1
    }
  }
  return runs
}

private func append(_ run: WordRun, to runs: inout [WordRun]) {
  switch (runs.last, run) {
  case (.common(let text)?, .common(let word)): runs[runs.count - 1] = .common(text + " " + word)
  case (.removed(let text)?, .removed(let word)): runs[runs.count - 1] = .removed(text + " " + word)
  case (.added(let text)?, .added(let word)): runs[runs.count - 1] = .added(text + " " + word)
  default: runs.append(run)
  }
}

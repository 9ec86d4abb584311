/// The fix-its that can be applied together: of those that overlap or begin at the same place, the first is taken.
///
/// They come sorted by place. The others can be looked for again when these have been applied.
public func compatible(_ fixIts: [FixIt], count: Int) -> [FixIt] {
  var order = Array(fixIts.indices)
  order.sort { a, b in
    let (first, second) = (fixIts[a].range, fixIts[b].range)
    return first.start != second.start ? first.start < second.start : a < b
  }
  var result: [FixIt] = []
  for index in order {
    let range = fixIts[index].range
    guard range.start >= 0, range.end <= count else { continue }
    if let last = result.last?.range, range.start < last.end || range.start == last.start { continue }
    result.append(fixIts[index])
  }
  return result
}

/// The bytes of a file with the fix-its applied that are ``compatible(_:count:)``.
public func applying(_ fixIts: [FixIt], to bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  var copied = 0
  for fixIt in compatible(fixIts, count: bytes.count) {
    result += bytes[copied..<fixIt.range.start]
    result += Array(fixIt.replacement.utf8)
    copied = fixIt.range.end
  }
  return result + bytes[copied...]
}

import Diagnostics
import LayoutBlocks
import LayoutEngine

extension Jury {
  /// A violation in an example that should have none.
  func report(_ group: FindingGroup) -> Diagnostic {
    let place = self.place(group)
    let finding = group.finding
    let stance =
      block.stance == .do
      ? LocalizedText(english: "the do example ", korean: "좋은 예 ")
      : LocalizedText(english: "the example ", korean: "예시 ")
    return Diagnostic(
      finding.check.name, path: path, at: finding.range,
      LocalizedText(
        english: stance.english + "‘" + block.id + "’ breaks " + finding.check.name + " on " + place.english + ": "
          + finding.sentence.english,
        korean: stance.korean + "‘" + block.id + "’: " + place.korean + "에서 " + finding.check.name + " 위반. "
          + finding.sentence.korean),
      notes: notes(for: group))
  }

  /// A violation in a don't that does not name its check.
  func reportUnnamed(_ group: FindingGroup) -> Diagnostic {
    let place = self.place(group)
    let finding = group.finding
    var fixIts: [FixIt] = []
    if let last = block.breaks.last {
      fixIts.append(
        FixIt(
          message: LocalizedText(
            english: "add ‘" + finding.check.name + "’ to breaks", korean: "breaks에 ‘" + finding.check.name + "’ 추가"),
          range: SourceRange(last.range.end, last.range.end), replacement: ", " + finding.check.name))
    }
    return Diagnostic(
      finding.check.name, path: path, at: finding.range,
      LocalizedText(
        english: "the don’t example ‘" + block.id + "’ also breaks " + finding.check.name + " on " + place.english
          + ": "
          + finding.sentence.english + "; name it in ‘breaks:’ or mend it",
        korean: "피할 예 ‘" + block.id + "’: " + place.korean + "에서 " + finding.check.name + "도 위반합니다. "
          + finding.sentence.korean + ". ‘breaks:’에 적거나 고치십시오"),
      notes: notes(for: group), fixIts: fixIts)
  }

  /// A don't that names a check which holds everywhere.
  func notBroken(_ check: Check, at range: SourceRange) -> Diagnostic {
    let count = String(results.count)
    return Diagnostic(
      "unbroken", path: path, at: range,
      LocalizedText(
        english: "the don’t example ‘" + block.id + "’ says that it breaks " + check.name
          + ", but got no violation in any of "
          + count + (results.count == 1 ? " context" : " contexts") + "; wanted at least one",
        korean: "피할 예 ‘" + block.id + "’: " + check.name + " 위반을 예고했지만 " + count
          + "개 환경 어디에서도 위반이 없습니다. 하나 이상이어야 합니다"))
  }

  /// A check that does not exist.
  func unknownCheck(_ name: Located<String>) -> Diagnostic {
    var names: [String] = []
    for check in Check.allCases { names.append(check.name) }
    var english = "unknown check ‘" + name.value + "’"
    var korean = "알 수 없는 검사 ‘" + name.value + "’"
    var fixIts: [FixIt] = []
    if let nearest = nearestMatch(to: name.value, among: names) {
      english += "; did you mean ‘" + nearest + "’?"
      korean += ". 혹시 ‘" + nearest + "’입니까?"
      fixIts.append(
        FixIt(
          message: LocalizedText(english: "write ‘" + nearest + "’", korean: "‘" + nearest + "’로 고치기"),
          range: name.range, replacement: nearest))
    } else {
      english += "; known are "
      korean += ". 쓸 수 있는 검사: "
      for index in names.indices {
        english += (index == 0 ? "" : ", ") + names[index]
        korean += (index == 0 ? "" : ", ") + names[index]
      }
    }
    return Diagnostic(
      "unknown-check", path: path, at: name.range, LocalizedText(english: english, korean: korean), fixIts: fixIts)
  }

  /// Where a violation occurs: the first context, and how many more.
  func place(_ group: FindingGroup) -> LocalizedText {
    place(context: group.firstContext, count: group.count)
  }

  /// A context by name, and how many more.
  func place(context: Int, count: Int) -> LocalizedText {
    let name = contextName(results[context].context)
    if count <= 1 { return name }
    let more = String(count - 1)
    return LocalizedText(
      english: name.english + " (and " + more + (count == 2 ? " more context)" : " more contexts)"),
      korean: name.korean + " 외 " + more + "개 환경")
  }

  private func notes(for group: FindingGroup) -> [Note] {
    guard group.finding.check == .conflict else { return [] }
    let layout = results[group.firstContext].layout
    var notes: [Note] = []
    for index in layout.conflict {
      notes.append(
        Note(
          LocalizedText(english: "this takes part in the contradiction", korean: "모순에 관여하는 문장"),
          at: layout.scene.constraints[index].range))
    }
    for view in layout.conflictViews {
      let name = layout.scene.views[view].name
      notes.append(
        Note(
          LocalizedText(
            english: "and so does the size of ‘" + name + "’", korean: "‘" + name + "’의 크기도 관여합니다"),
          at: layout.scene.views[view].range))
    }
    return notes
  }
}

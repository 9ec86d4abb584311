import Diagnostics

/// The lines of a block that an export cannot say, each once.
struct MissingLines {
  private let framework: String
  private var starts: [Int] = []

  /// None so far, for a framework by its name.
  init(_ framework: String) { self.framework = framework }

  /// Notes a line and gives the comment that stands for it; nil where it has been noted before.
  mutating func add(_ range: SourceRange, _ block: LayoutBlock) -> String? {
    let line = block.line(at: range)
    var start = range.start
    for known in block.lines where known.start <= range.start && range.start <= known.end { start = known.start }
    for known in starts where known == start { return nil }
    starts.append(start)
    return "// not in " + framework + ": " + SwiftText.comment(line)
  }

  /// The comment at the head of the source: where it comes from, and how much of the block it leaves out.
  func header(_ model: ExportModel) -> String {
    let isEnglish = model.language == .english
    let id = "“" + SwiftText.comment(model.block.id) + "”"
    var text =
      isEnglish
      ? "// Exported by Plumb from the layout example " + id + "." : "// Plumb가 레이아웃 예시 " + id + "에서 내보낸 코드입니다."
    let caption = SwiftText.comment(model.block.caption[model.language])
    if !caption.isEmpty { text += "\n// " + caption }
    let count = String(starts.count)
    text += "\n// "
    if isEnglish {
      text +=
        starts.isEmpty
        ? "Every statement of the example is expressed."
        : starts.count == 1
          ? "1 statement is not expressed; it is a comment, “not in " + framework + "”."
          : count + " statements are not expressed; each is a comment, “not in " + framework + "”."
    } else {
      text +=
        starts.isEmpty
        ? "예시의 모든 문장을 옮겼습니다." : "옮기지 못한 문장이 " + count + "개 있습니다. 각각 ‘not in " + framework + "’ 주석으로 남겼습니다."
    }
    return text + "\n\n"
  }
}

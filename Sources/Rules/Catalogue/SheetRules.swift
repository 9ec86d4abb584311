/// Rules of the guidelines on sheets.
let sheetRules: [Rule] = [
  Rule(
    "sheet-purpose", .sheets, .prose, "Use a sheet for a task of its own beside its parent view",
    "시트는 상위 뷰 곁의 독립된 작업에 씁니다"),
  Rule("sheet-examples", .sheets, .shown, "Look at Mail and Translate for examples of sheets", "시트의 예로 메일과 번역을 살펴봅니다"),
  Rule("sheet-card", .sheets, .computed, "A sheet is a card over part of what lies below", "시트는 아래 화면을 일부만 덮는 카드입니다"),
  Rule("sheet-top-corners", .sheets, .computed, "Its top corners are rounded", "위쪽 모서리는 둥급니다"),
  Rule(
    "sheet-radius-coordinates", .sheets, .computed, "Match its corner radius to the rest of your app",
    "모서리 반지름을 앱의 다른 요소와 맞춥니다"),
  Rule(
    "sheet-resize-expected", .sheets, .fact, "Expect people to resize a sheet by scrolling or dragging",
    "사람들이 스크롤하거나 끌어서 시트의 크기를 바꾼다고 생각합니다"),
  Rule(
    "grabber-place", .sheets, [.computed, .fact], "The grabber sits in the middle of the top edge",
    "그래버는 위쪽 가장자리 가운데에 있습니다"),
  Rule("sheet-detents-rest", .sheets, .fact, "Let a sheet rest at detents", "시트가 멈춤 높이에 멈추게 합니다"),
  Rule("detent-large", .sheets, [.computed, .fact], "Large is the fully expanded height", "large는 완전히 펼친 높이입니다"),
  Rule("detent-medium", .sheets, .computed, "Medium is about half of that", "medium은 그 절반 정도의 높이입니다"),
  Rule(
    "detent-diagrams", .sheets, .shown, "Know how large and medium look on iPad and iPhone",
    "iPad와 iPhone에서 large와 medium이 어떻게 보이는지 압니다"),
  Rule(
    "large-by-default", .sheets, .fact, "Count on the large detent, which is always there",
    "언제나 있는 large 멈춤 높이를 기본으로 생각합니다"),
  Rule(
    "medium-adds", .sheets, .computed, "Add medium to let people choose between both", "medium을 추가하면 두 높이를 모두 쓸 수 있습니다"),
  Rule(
    "only-medium-stops", .sheets, .computed, "Give only medium to keep a sheet from growing",
    "medium만 지정하면 시트가 더 커지지 않습니다"),
  Rule(
    "modal-by-default", .sheets, [.fact, .computed], "A sheet is modal unless you say otherwise", "시트는 따로 정하지 않으면 모달입니다"
  ),
  Rule(
    "dismiss-before-resume", .sheets, .prose, "Close a modal sheet before the parent task goes on",
    "상위 작업을 이어 가기 전에 모달 시트를 닫게 합니다"),
  Rule("nonmodal-possible", .sheets, .fact, "Consider a nonmodal sheet", "비모달 시트를 고려합니다"),
  Rule(
    "nonmodal-both-usable", .sheets, .computed, "In a nonmodal sheet, keep both views usable",
    "비모달 시트에서는 두 뷰를 모두 쓸 수 있게 합니다"),
  Rule(
    "sheet-for-simple-tasks", .sheets, [.computed, .prose], "Use a sheet for simple content that is not immersive",
    "몰입이 필요 없는 간단한 내용에 시트를 씁니다"),
  Rule("sheet-keeps-context", .sheets, .computed, "Keep part of the parent view visible", "상위 뷰를 일부 남겨 둡니다"),
  Rule(
    "full-screen-for-immersive", .sheets, [.computed, .prose], "Prefer a full-screen view for immersive content",
    "몰입해서 볼 내용은 전체 화면으로 보여 줍니다"),
  Rule("full-screen-for-complex", .sheets, .prose, "Use a full-screen view for complex tasks", "복잡한 작업에는 전체 화면 뷰를 씁니다"),
  Rule(
    "full-screen-covers", .sheets, .computed, "A full-screen modal view covers everything", "전체 화면 모달 뷰는 화면을 모두 덮습니다"),
  Rule(
    "medium-for-disclosure", .sheets, [.prose, .shown], "Consider the medium detent to disclose step by step",
    "차례로 보여 주려면 medium 멈춤 높이를 고려합니다"),
  Rule(
    "relevant-in-medium", .sheets, .computed, "Show the most relevant items at medium",
    "가장 관련 있는 항목은 medium 높이에서 보여 줍니다"),
  Rule("more-by-scroll-or-expand", .sheets, .fact, "Show more by scrolling or expanding", "더 많은 것은 스크롤하거나 펼쳐서 보여 줍니다"),
  Rule(
    "nonmodal-for-supplements", .sheets, .prose, "Use a nonmodal sheet for what supplements the main task",
    "주된 작업을 돕는 것에는 비모달 시트를 씁니다"),
  Rule(
    "parent-updates", .sheets, [.prose, .shown], "Update the parent view as people choose", "사람들이 고르는 대로 상위 뷰를 바꿉니다"),
  Rule(
    "nonmodal-needs-medium-and-undimmed", .sheets, .computed, "A nonmodal sheet supports medium and does not dim",
    "비모달 시트는 medium을 지원하고 상위 뷰를 어둡게 하지 않습니다"),
  Rule(
    "select-more-without-dismiss", .sheets, .shown, "Let people select more without closing the sheet",
    "시트를 닫지 않고 더 고를 수 있게 합니다"),
  Rule(
    "grabber-when-resizable", .sheets, .computed, "Include a grabber when a sheet can be resized",
    "크기를 바꿀 수 있는 시트에는 그래버를 둡니다"),
  Rule("grabber-drag-and-tap", .sheets, .fact, "Let people drag or tap the grabber", "그래버를 끌거나 누를 수 있게 합니다"),
  Rule(
    "grabber-voiceover", .sheets, [.fact, .prose], "Make the grabber work with VoiceOver", "그래버가 VoiceOver로도 동작하게 합니다"),
  Rule("no-sheet-over-popover", .sheets, .computed, "Never show a sheet on top of a popover", "팝오버 위에 시트를 띄우지 않습니다"),
  Rule("sheet-inside-popover-ok", .sheets, .computed, "A sheet inside a popover is fine", "팝오버 안의 시트는 괜찮습니다"),
  Rule(
    "nothing-over-popover", .sheets, .computed, "Let nothing but an alert appear over a popover",
    "경고창 외에는 팝오버 위에 아무것도 띄우지 않습니다"),
  Rule("close-popover-first", .sheets, .computed, "Close the popover before you open the sheet", "시트를 열기 전에 팝오버를 닫습니다"),
]

/// Rules of the talk about design for iPhone Duo.
let duoDesignRules: [Rule] = [
  Rule(
    "duo-closed-familiar", .duoDesign, .prose, "Treat the closed device as a familiar, compact iPhone",
    "접은 기기는 익숙하고 아담한 iPhone으로 여깁니다"),
  Rule(
    "duo-open-largest", .duoDesign, [.fact, .shown], "Use the largest display of any iPhone when it is open",
    "펼치면 iPhone 가운데 가장 큰 화면을 활용합니다"),
  Rule(
    "duo-poses", .duoDesign, [.fact, .shown], "Know the poses: closed, open, book, laptop, tent",
    "닫힘, 펼침, 책, 노트북, 텐트 자세를 압니다"),
  Rule("duo-outer-wide-and-low", .duoDesign, .fact, "Expect a wider and lower outer display", "바깥 화면은 더 넓고 낮다고 생각합니다"),
  Rule("duo-controls-to-the-right", .duoDesign, .computed, "Controls move to the right side", "컨트롤은 오른쪽 측면으로 옮겨 갑니다"),
  Rule("duo-left-uninterrupted", .duoDesign, .computed, "The left side is left to your content", "왼쪽은 온전히 콘텐츠의 자리입니다"),
  Rule(
    "duo-side-holds", .duoDesign, .fact, "Leave the side to bars, navigation, status and the Dynamic Island",
    "측면은 막대와 내비게이션, 상태, Dynamic Island에 맡깁니다"),
  Rule(
    "duo-island-grows-down", .duoDesign, [.fact, .shown], "Expect the Dynamic Island to grow downwards",
    "Dynamic Island는 아래로 커진다고 생각합니다"),
  Rule(
    "duo-inner-controls-side", .duoDesign, .computed, "On the inner display, controls are at the side too",
    "안쪽 화면에서도 컨트롤은 측면에 있습니다"),
  Rule(
    "duo-content-leaves-fold", .duoDesign, .computed, "Half-folded like a book, content moves away from the centre",
    "책처럼 반쯤 접으면 콘텐츠가 중앙에서 물러납니다"),
  Rule("duo-text-images-off-curve", .duoDesign, .computed, "Keep text and images off the curve", "글과 이미지는 굽은 곳을 피합니다"),
  Rule("duo-controls-off-curve", .duoDesign, .computed, "Move controls off the curve", "컨트롤도 굽은 곳에서 비켜납니다"),
  Rule("duo-fold-divides", .duoDesign, [.computed, .shown], "Use the fold as a divider", "접힘을 구분선으로 씁니다"),
  Rule(
    "duo-laptop-controls-below", .duoDesign, .computed, "Half-folded like a laptop, controls go to the lower half",
    "노트북처럼 반쯤 접으면 컨트롤은 아래 절반으로 갑니다"),
  Rule(
    "duo-two-apps", .duoDesign, .fact, "Be ready to share the inner display with another app",
    "안쪽 화면을 다른 앱과 나눠 쓸 준비를 합니다"),
  Rule(
    "duo-split-by-drag", .duoDesign, [.fact, .shown], "Expect people to drag an app to a side",
    "사람들이 앱을 옆으로 끌어다 놓는다고 생각합니다"),
  Rule("duo-split-50-50", .duoDesign, [.computed, .fact], "The split is always half and half", "두 앱은 언제나 화면을 반씩 나눕니다"),
  Rule(
    "duo-split-controls-outside", .duoDesign, .computed, "Side by side, controls go to the outer edges",
    "나란히 쓸 때 컨트롤은 바깥쪽 가장자리로 갑니다"),
  Rule(
    "duo-left-app-left-controls", .duoDesign, .computed, "An app on the left has its controls on the left",
    "왼쪽 앱은 컨트롤도 왼쪽에 있습니다"),
  Rule(
    "duo-centre-free", .duoDesign, .prose, "Keep the centre free and controls near the thumb",
    "가운데는 비우고 컨트롤은 엄지 가까이에 둡니다"),
  Rule("duo-pip-pinned", .duoDesign, [.computed, .fact], "A video can be pinned to the top", "동영상을 위쪽에 고정할 수 있습니다"),
  Rule("duo-app-takes-the-rest", .duoDesign, .computed, "Your app takes the height that remains", "앱은 남은 높이에 맞춥니다"),
  Rule("duo-pip-fills-half", .duoDesign, .computed, "Half-folded, the video fills one half", "반쯤 접으면 동영상이 절반을 채웁니다"),
  Rule("duo-live-heights", .duoDesign, .computed, "Follow the height as it changes", "높이가 바뀌는 동안에도 계속 맞춥니다"),
  Rule("duo-good-in-all-poses", .duoDesign, .computed, "Look right in every pose", "모든 자세에서 좋아 보이게 합니다"),
  Rule("duo-no-layout-per-pose", .duoDesign, .prose, "Don’t make a layout for each pose", "자세마다 레이아웃을 따로 만들지 않습니다"),
  Rule("duo-two-size-classes", .duoDesign, [.computed, .fact], "Think in two size classes", "두 가지 크기 클래스로 생각합니다"),
  Rule("duo-no-fixed-widths", .duoDesign, .computed, "Avoid fixed widths", "너비를 고정하지 않습니다"),
  Rule("duo-no-breakpoints", .duoDesign, .computed, "Avoid breakpoints", "브레이크포인트를 두지 않습니다"),
  Rule("duo-no-screen-measures", .duoDesign, .computed, "Avoid measures taken from one screen", "한 화면에서 잰 치수를 쓰지 않습니다"),
  Rule(
    "duo-margins-and-safe-insets", .duoDesign, .computed, "Build on margins and horizontal insets",
    "레이아웃 여백과 좌우 안쪽 여백을 바탕으로 구성합니다"),
  Rule("duo-freely-resizable", .duoDesign, .computed, "Make it freely resizable", "자유롭게 크기가 바뀔 수 있게 합니다"),
  Rule(
    "duo-tabletop-optional", .duoDesign, [.shown, .prose], "Offer a layout for hands-free use on a table if it helps",
    "도움이 된다면 탁자 위에서 손대지 않고 쓰는 레이아웃을 마련합니다"),
  Rule(
    "duo-tabletop-media-top", .duoDesign, .computed, "On a table, put media above and controls below",
    "탁자 위에서는 미디어를 위에, 컨트롤을 아래에 둡니다"),
  Rule(
    "duo-tabletop-same-controls", .duoDesign, .computed, "Keep the controls and the order of other poses",
    "다른 자세와 같은 컨트롤과 순서를 유지합니다"),
  Rule("duo-no-pose-locked-features", .duoDesign, .computed, "Don’t tie a feature to a pose", "기능을 자세에 묶어 두지 않습니다"),
  Rule(
    "duo-side-within-reach", .duoDesign, .prose, "Keep controls along the side within reach", "측면의 컨트롤은 손이 닿는 곳에 둡니다"),
  Rule(
    "duo-horizontal-bars-only-inner-portrait", .duoDesign, [.computed, .fact],
    "Keep horizontal bars only on the inner display in portrait", "가로 막대는 세로로 든 안쪽 화면에서만 유지합니다"),
  Rule("duo-rail-shared-with-system", .duoDesign, .computed, "Share the side with the system", "측면을 시스템과 함께 씁니다"),
  Rule(
    "duo-overflow-menu", .duoDesign, .computed, "Let what does not fit go to the overflow menu",
    "들어가지 않는 항목은 더 보기 메뉴로 넘깁니다"),
  Rule("duo-mapping-automatic", .duoDesign, .prose, "Let the system map an existing app", "기존 앱의 배치는 시스템에 맡깁니다"),
  Rule(
    "duo-top-toolbar-to-top", .duoDesign, .computed, "Items of the top toolbar go to the top", "위쪽 도구 막대의 항목은 위로 갑니다"),
  Rule(
    "duo-bottom-toolbar-to-bottom", .duoDesign, .computed, "Items of the bottom toolbar go to the bottom",
    "아래쪽 도구 막대의 항목은 아래로 갑니다"),
  Rule(
    "duo-tab-bar-bottom-aligned", .duoDesign, .computed, "The tab bar stays aligned to the bottom",
    "탭 막대는 아래쪽 정렬을 유지합니다"),
  Rule("duo-wide-items-stay", .duoDesign, .computed, "Wide items stay in the navigation bar", "넓은 항목은 내비게이션 막대에 남깁니다"),
  Rule("duo-asymmetry", .duoDesign, .fact, "Accept layouts that are not symmetrical", "대칭이 아닌 레이아웃을 받아들입니다"),
  Rule("duo-offset-content", .duoDesign, .computed, "Offset most content", "대부분의 콘텐츠는 옆으로 비켜 놓습니다"),
  Rule(
    "duo-offset-by-safe-area", .duoDesign, .computed, "Align to the safe area and the offset comes by itself",
    "안전 영역에 맞추면 저절로 비켜납니다"),
  Rule(
    "duo-full-display-centred", .duoDesign, [.computed, .shown], "Some interfaces stay centred on the full display",
    "어떤 인터페이스는 전체 화면의 가운데에 둡니다"),
  Rule(
    "duo-full-display-conditions", .duoDesign, .computed,
    "Centre on the display only what is immersive, visual and still", "몰입형이고 시각적이며 스크롤하지 않는 화면만 전체의 가운데에 둡니다"),
  Rule(
    "duo-mixed-background-inset-foreground", .duoDesign, [.computed, .shown],
    "Mix a full-width background with an inset foreground", "전체 너비의 배경과 안쪽에 놓은 콘텐츠를 함께 씁니다"),
  Rule(
    "duo-interactive-inside-scroll-area", .duoDesign, .computed, "Keep every interactive element in the scrolling area",
    "상호작용 요소는 모두 스크롤 영역 안에 둡니다"),
  Rule(
    "duo-not-a-stretched-phone", .duoDesign, .computed, "Don’t stretch a phone app over the inner display",
    "안쪽 화면을 늘린 휴대폰 앱으로 채우지 않습니다"),
  Rule(
    "duo-split-view-levels", .duoDesign, [.computed, .shown], "Show several levels in a split view",
    "분할 뷰로 여러 단계를 함께 보여 줍니다"),
  Rule(
    "duo-same-hierarchy-in-and-out", .duoDesign, .computed, "Keep the same hierarchy inside and outside",
    "안팎의 계층을 같게 유지합니다"),
  Rule(
    "duo-no-mode-locked-features", .duoDesign, .computed, "Don’t tie a feature to a display", "기능을 한쪽 화면에 묶어 두지 않습니다"),
  Rule(
    "duo-open-close-consistent", .duoDesign, [.computed, .prose], "Stay predictable as the device opens and closes",
    "여닫는 동안에도 예측할 수 있게 합니다"),
  Rule(
    "duo-reflow-two-columns", .duoDesign, .computed, "Reflow a stack into two columns when there is room",
    "자리가 넉넉하면 두 열로 다시 배치합니다"),
  Rule(
    "duo-tab-bar-as-sidebar", .duoDesign, [.computed, .shown], "Consider showing the tab bar as a sidebar",
    "탭 막대를 사이드바로 보여 주는 것을 고려합니다"),
  Rule("duo-sidebar-not-for-all", .duoDesign, .prose, "Use a sidebar for dense apps only", "사이드바는 정보가 많은 앱에만 씁니다"),
  Rule(
    "duo-sheets-by-orientation", .duoDesign, .fact, "Expect sheets to adapt to display and orientation",
    "시트는 화면과 방향에 따라 달라진다고 생각합니다"),
  Rule(
    "duo-outer-sheet-controls-side", .duoDesign, [.computed, .fact],
    "On the outer display, a sheet’s controls are at the side too", "바깥 화면에서는 시트의 컨트롤도 측면에 있습니다"),
  Rule(
    "duo-sheet-opt-out", .duoDesign, .fact, "Switch the vertical bar of a sheet off where it is not needed",
    "필요 없는 곳에서는 시트의 세로 막대를 끕니다"),
  Rule(
    "duo-opt-out-for-one-button", .duoDesign, .computed, "Opt out for a sheet with a single button",
    "버튼이 하나뿐인 시트에서는 세로 막대를 쓰지 않습니다"),
  Rule(
    "duo-opt-out-up-to-camera", .duoDesign, [.computed, .fact],
    "Without the vertical bar, the sheet reaches up to the front camera", "세로 막대를 쓰지 않으면 시트가 전면 카메라 앞까지 넓어집니다"),
  Rule(
    "duo-inner-sheet-horizontal-bar", .duoDesign, [.computed, .fact],
    "On the inner display, sheets use horizontal bars", "안쪽 화면에서 시트는 가로 막대를 씁니다"),
  Rule(
    "duo-sheet-pushed-off-fold", .duoDesign, .computed, "Half-folded, a sheet is pushed to one side",
    "반쯤 접으면 시트가 한쪽으로 밀려납니다"),
  Rule("duo-fold-button-hard", .duoDesign, .prose, "Don’t make people press on the fold", "접힌 곳을 누르게 하지 않습니다"),
  Rule(
    "duo-interactive-nudged", .duoDesign, .computed, "Interactive elements are nudged aside", "상호작용 요소는 살짝 옆으로 비켜납니다"),
  Rule(
    "duo-built-in-components", .duoDesign, .fact, "Use the avoidance that is built into system components",
    "시스템 구성 요소에 들어 있는 회피 동작을 씁니다"),
  Rule("duo-use-components", .duoDesign, .prose, "Use system components to avoid the fold", "접힘을 피하려면 시스템 구성 요소를 씁니다"),
  Rule(
    "duo-avoid-interactive-on-curve", .duoDesign, .computed, "Avoid interactive elements on the curve",
    "굽은 곳에 상호작용 요소를 두지 않습니다"),
  Rule(
    "duo-scrollable-exempt", .duoDesign, .computed, "Scrolling content need not avoid the fold",
    "스크롤되는 콘텐츠는 접힘을 피하지 않아도 됩니다"),
  Rule(
    "duo-one-coherent-experience", .duoDesign, .prose, "Make one coherent experience of all shapes",
    "모든 모습에서 하나의 일관된 경험을 만듭니다"),
  Rule(
    "duo-feels-native", .duoDesign, .prose, "Make side controls and resizing feel at home",
    "측면 컨트롤과 크기 조절이 제자리처럼 느껴지게 합니다"),
]

/// Rules of the guidelines on adaptivity and layout.
let adaptivityRules: [Rule] = [
  Rule(
    "adapt-everywhere", .adaptivityAndLayout, [.computed, .prose], "Be usable on any device and in any situation",
    "어떤 기기와 상황에서도 쓸 수 있게 합니다"),
  Rule(
    "adaptive-elements", .adaptivityAndLayout, .computed, "Let elements change size and shape", "요소의 크기와 모양이 바뀌게 둡니다"),
  Rule(
    "adaptable-interface", .adaptivityAndLayout, .prose, "Make adaptability a goal of the design", "적응성을 디자인의 목표로 삼습니다"),
  Rule(
    "sizes-and-orientations", .adaptivityAndLayout, .fact, "Count on many sizes, held upright and on their side",
    "크기가 여러 가지이고 세로로도 가로로도 쓴다는 것을 염두에 둡니다"),
  Rule(
    "every-screen-of-the-device", .adaptivityAndLayout, .computed, "Support every screen of the device",
    "그 기기 종류의 모든 화면 크기를 지원합니다"),
  Rule(
    "iphone-only-all-iphones", .adaptivityAndLayout, .computed, "An app for iPhone covers every iPhone",
    "iPhone 앱은 모든 iPhone을 지원합니다"),
  Rule(
    "ipad-only-all-ipads", .adaptivityAndLayout, .computed, "An app for iPad covers every iPad",
    "iPad 앱은 모든 iPad를 지원합니다"),
  Rule(
    "device-dimensions-table", .adaptivityAndLayout, .fact, "Know the dimensions of every display", "모든 디스플레이의 치수를 압니다"),
  Rule(
    "resolution-affects-artwork", .adaptivityAndLayout, [.prose, .fact],
    "Make artwork for the resolution of the display", "아트워크는 디스플레이의 해상도에 맞춰 만듭니다"),
  Rule(
    "constraints-govern-content", .adaptivityAndLayout, .prose, "Let constraints place the content",
    "콘텐츠의 자리는 제약으로 정합니다"),
  Rule("button-below-image", .adaptivityAndLayout, .computed, "Place things by their relations", "관계로 자리를 정합니다"),
  Rule("readjust-on-traits", .adaptivityAndLayout, .computed, "Solve again when traits change", "특성이 바뀌면 다시 풉니다"),
  Rule(
    "trait-screen-size", .adaptivityAndLayout, .computed, "Adapt to the size and resolution of the screen",
    "화면의 크기와 해상도에 맞춥니다"),
  Rule(
    "trait-colour-gamut", .adaptivityAndLayout, .prose, "Adapt to the colour gamut, sRGB or P3",
    "sRGB나 P3 같은 색 영역에 맞춥니다"),
  Rule("trait-orientation", .adaptivityAndLayout, .computed, "Adapt to the orientation", "방향에 맞춥니다"),
  Rule("trait-split-view", .adaptivityAndLayout, .computed, "Adapt to split view", "분할 뷰에 맞춥니다"),
  Rule(
    "trait-ipad-multitasking", .adaptivityAndLayout, [.computed, .fact], "Adapt to every mode of multitasking on iPad",
    "iPad의 모든 멀티태스킹 모드에 맞춥니다"),
  Rule(
    "trait-dynamic-type", .adaptivityAndLayout, .computed, "Adapt to the text size that a person chose",
    "사용자가 고른 글자 크기에 맞춥니다"),
  Rule("trait-direction", .adaptivityAndLayout, .computed, "Adapt to the direction of reading", "읽는 방향에 맞춥니다"),
  Rule(
    "trait-locale-formatting", .adaptivityAndLayout, [.computed, .prose],
    "Adapt to dates, numbers, fonts and lengths of words of a language", "언어마다 다른 날짜와 숫자 형식, 글꼴, 낱말 길이에 맞춥니다"),
  Rule(
    "trait-system-feature", .adaptivityAndLayout, .prose, "Adapt to features that a device has or lacks",
    "기기에 있거나 없는 기능에 맞춥니다"),
  Rule(
    "guides-are-invisible-rectangles", .adaptivityAndLayout, [.shown, .computed], "Guides are unseen rectangles",
    "가이드는 보이지 않는 사각형입니다"),
  Rule("predefined-guides", .adaptivityAndLayout, [.computed, .fact], "Use the guides that are there", "준비된 가이드를 씁니다"),
  Rule(
    "custom-guides", .adaptivityAndLayout, .computed, "Define guides of your own where the design has its own lines",
    "디자인에 고유한 선이 있으면 가이드를 직접 정합니다"),
  Rule("adhere-safe-area", .adaptivityAndLayout, .computed, "Respect the safe area", "안전 영역을 지킵니다"),
  Rule("adhere-margins", .adaptivityAndLayout, .computed, "Respect the layout margins", "레이아웃 여백을 지킵니다"),
  Rule(
    "guides-follow-device-and-context", .adaptivityAndLayout, [.computed, .fact],
    "Take insets from the device and the context, not from memory", "안쪽 여백은 외운 값이 아니라 기기와 상황에서 얻습니다"),
  Rule(
    "no-underlap-status-bar", .adaptivityAndLayout, .computed, "Keep content out from under the bars",
    "콘텐츠를 막대 아래에 두지 않습니다"),
  Rule(
    "no-underlap-navigation-bar", .adaptivityAndLayout, .computed, "Keep content out from under the navigation bar",
    "콘텐츠를 내비게이션 막대 아래에 두지 않습니다"),
  Rule(
    "no-underlap-toolbar", .adaptivityAndLayout, .computed, "Keep content out from under the toolbar",
    "콘텐츠를 도구 막대 아래에 두지 않습니다"),
  Rule(
    "no-underlap-tab-bar", .adaptivityAndLayout, .computed, "Keep content out from under the tab bar",
    "콘텐츠를 탭 막대 아래에 두지 않습니다"),
  Rule(
    "system-views-adopt-safe-area", .adaptivityAndLayout, .fact,
    "Leave the safe area to standard views, which adopt it by themselves", "안전 영역을 저절로 따르는 표준 뷰에 맡깁니다"),
  Rule(
    "classes-assigned-by-size", .adaptivityAndLayout, [.fact, .computed],
    "Take the size classes from the size of the content area", "크기 클래스는 콘텐츠 영역의 크기에서 얻습니다"),
  Rule(
    "two-classes", .adaptivityAndLayout, .fact, "Tell roomy from tight, in width and in height",
    "너비와 높이가 넉넉한지 좁은지를 구분합니다"),
  Rule(
    "four-combinations", .adaptivityAndLayout, .fact, "Design for all four combinations of size classes",
    "크기 클래스의 네 조합을 모두 디자인합니다"),
  Rule(
    "tab-bar-taller-in-regular-height", .adaptivityAndLayout, .computed, "Expect taller bars in regular height",
    "레귤러 높이에서는 막대가 높아진다고 생각합니다"),
  Rule(
    "device-size-class-table", .adaptivityAndLayout, .fact, "Know the size classes of every device",
    "모든 기기의 크기 클래스를 압니다"),
  Rule(
    "multitasking-classes", .adaptivityAndLayout, .fact, "Use size classes in multitasking too", "멀티태스킹에서도 크기 클래스를 씁니다"),
  Rule(
    "multitasking-size-class-table", .adaptivityAndLayout, .fact, "Know the size classes of every multitasking mode",
    "모든 멀티태스킹 모드의 크기 클래스를 압니다"),
  Rule(
    "primary-content-clear", .adaptivityAndLayout, .computed, "Keep the main content clear at its default size",
    "주 콘텐츠는 기본 크기에서 또렷해야 합니다"),
  Rule(
    "no-horizontal-scroll-for-text", .adaptivityAndLayout, .computed, "Don’t make people scroll sideways to read",
    "읽으려고 가로로 스크롤하게 하지 않습니다"),
  Rule(
    "no-zoom-for-images", .adaptivityAndLayout, .computed, "Don’t make people zoom to see the main image",
    "주 이미지를 보려고 확대하게 하지 않습니다"),
  Rule(
    "consistent-appearance", .adaptivityAndLayout, .computed, "Let things with like functions look alike",
    "기능이 비슷하면 모양도 비슷하게 합니다"),
  Rule("size-conveys-importance", .adaptivityAndLayout, .computed, "Let size show what matters", "크기로 중요도를 보여 줍니다"),
  Rule(
    "large-is-easier-to-tap", .adaptivityAndLayout, .prose, "Make what people hit in a hurry large", "급히 누르는 것은 크게 만듭니다"
  ),
  Rule(
    "principal-upper-half", .adaptivityAndLayout, .computed, "Put principal items in the upper half",
    "주요 항목은 위쪽 절반에 둡니다"),
  Rule(
    "principal-leading-side", .adaptivityAndLayout, .computed, "Put principal items near the side where reading begins",
    "주요 항목은 읽기 시작하는 쪽 가까이에 둡니다"),
  Rule("align-to-ease-scanning", .adaptivityAndLayout, .computed, "Align things", "정렬합니다"),
  Rule(
    "indentation-shows-groups", .adaptivityAndLayout, [.shown, .computed], "Show with indents what belongs together",
    "들여쓰기로 한 묶음임을 보여 줍니다"),
  Rule("support-both-orientations", .adaptivityAndLayout, .computed, "Support both orientations", "두 방향을 모두 지원합니다"),
  Rule("text-size-changes", .adaptivityAndLayout, .computed, "Be ready for other text sizes", "글자 크기가 바뀌는 것에 대비합니다"),
  Rule(
    "adjust-layout-for-text-size", .adaptivityAndLayout, [.computed, .prose],
    "Change the layout where a text size needs it", "글자 크기에 따라 필요하면 레이아웃을 바꿉니다"),
  Rule("touch-target", .adaptivityAndLayout, .computed, "Give every control 44 × 44 points", "모든 컨트롤에 44 × 44포인트를 줍니다"),
  Rule("preview-on-devices", .adaptivityAndLayout, .computed, "Preview on several devices", "여러 기기에서 미리 봅니다"),
  Rule("check-clipping", .adaptivityAndLayout, .computed, "Look for clipping and other faults", "잘림과 다른 문제를 찾습니다"),
  Rule(
    "landscape-both-rotations", .adaptivityAndLayout, .computed, "Look right whichever way the device was turned",
    "어느 쪽으로 돌려도 좋아 보이게 합니다"),
  Rule(
    "no-upside-down-on-full-screen-phones", .adaptivityAndLayout, .fact,
    "Don’t count on upside-down portrait on full-screen iPhones", "전체 화면 iPhone에서는 거꾸로 세로를 기대하지 않습니다"),
  Rule(
    "preview-colour-on-device", .adaptivityAndLayout, .prose, "Look at colour on the device itself", "색은 실제 기기에서 확인합니다"),
  Rule(
    "readability-margins", .adaptivityAndLayout, .computed, "Use readability margins on larger screens",
    "큰 화면에서는 가독성 여백을 씁니다"),
  Rule("short-lines", .adaptivityAndLayout, .computed, "Keep lines short", "글줄을 짧게 유지합니다"),
  Rule("keep-focus", .adaptivityAndLayout, .computed, "Keep the focus", "보던 것을 유지합니다"),
  Rule(
    "focus-change-disorients", .adaptivityAndLayout, .prose, "Don’t make people lose what they were looking at",
    "사람들이 보던 것을 놓치게 하지 않습니다"),
  Rule(
    "no-gratuitous-changes", .adaptivityAndLayout, .computed, "Avoid changes that nobody needs", "아무도 바라지 않는 변화를 피합니다"),
  Rule("grid-stays-grid", .adaptivityAndLayout, .computed, "Let a grid of images stay a grid", "이미지 그리드는 그리드로 둡니다"),
  Rule(
    "comparable-experience", .adaptivityAndLayout, .computed, "Make the experience comparable everywhere",
    "어디서나 비슷한 경험을 줍니다"),
  Rule(
    "single-orientation-both-variants", .adaptivityAndLayout, .computed,
    "If one orientation is all you have, support both of its variants", "한 방향만 쓴다면 그 방향의 두 변형을 모두 지원합니다"),
  Rule(
    "landscape-only-left-and-right", .adaptivityAndLayout, .computed,
    "Let a landscape app work turned to the left and to the right", "가로 전용 앱은 왼쪽으로도 오른쪽으로도 돌아가게 합니다"),
  Rule(
    "portrait-only-rotates-180", .adaptivityAndLayout, [.fact, .computed],
    "Let a portrait app turn by 180 degrees where the device does", "세로 전용 앱은 기기가 허락하면 180도 돌아가게 합니다"),
  Rule(
    "do-not-tell-to-rotate", .adaptivityAndLayout, [.computed, .prose], "Don’t tell people to turn the device",
    "기기를 돌리라고 말하지 않습니다"),
  Rule(
    "rotation-by-context", .adaptivityAndLayout, .prose, "Fit the reaction to a turn to the task",
    "회전에 어떻게 반응할지 작업에 맞춥니다"),
  Rule(
    "game-keeps-orientation", .adaptivityAndLayout, .prose, "Keep the orientation of a game that is steered by tilting",
    "기울여 조작하는 게임은 방향을 유지합니다"),
  Rule(
    "menus-follow-orientation", .adaptivityAndLayout, .prose, "Let the menus of a game follow the device",
    "게임의 메뉴는 기기의 방향을 따르게 합니다"),
  Rule("ipad-and-iphone", .adaptivityAndLayout, .computed, "Aim for iPad and iPhone", "iPad와 iPhone을 모두 지원하려고 합니다"),
  Rule(
    "hide-iphone-only-features", .adaptivityAndLayout, .computed, "Hide on iPad what only works on iPhone",
    "iPhone에서만 되는 것은 iPad에서 숨깁니다"),
  Rule(
    "aspect-ratio-of-artwork", .adaptivityAndLayout, .computed, "Mind the aspect ratio when artwork is used again",
    "아트워크를 다시 쓸 때는 화면 비율에 유의합니다"),
  Rule(
    "important-content-in-view", .adaptivityAndLayout, .computed, "Keep the part that matters in view on every display",
    "중요한 부분은 모든 디스플레이에서 보이게 합니다"),
  Rule("extend-to-fill", .adaptivityAndLayout, .computed, "Extend visual elements to the edges", "시각 요소를 가장자리까지 넓힙니다"),
  Rule("background-to-edges", .adaptivityAndLayout, .computed, "Let backgrounds reach the edges", "배경은 가장자리까지 채웁니다"),
  Rule(
    "scroll-to-bottom", .adaptivityAndLayout, .computed, "Let scrolling content go down to the bottom of the screen",
    "스크롤되는 콘텐츠는 화면 맨 아래까지 내려갑니다"),
  Rule(
    "avoid-very-bottom", .adaptivityAndLayout, .computed, "Keep controls off the very bottom and the corners",
    "맨 아래와 모서리에는 컨트롤을 두지 않습니다"),
  Rule("avoid-corners", .adaptivityAndLayout, .computed, "Keep controls out of the corners", "모서리에 컨트롤을 두지 않습니다"),
  Rule(
    "bottom-gestures", .adaptivityAndLayout, .fact, "Leave the bottom edge to system gestures",
    "아래쪽 가장자리는 시스템 제스처에 맡깁니다"),
  Rule(
    "corners-hard-to-reach", .adaptivityAndLayout, .prose, "Remember that far corners are hard to reach",
    "먼 모서리는 닿기 어렵다는 것을 기억합니다"),
  Rule("inset-essential-content", .adaptivityAndLayout, .computed, "Inset essential content", "꼭 필요한 콘텐츠를 안쪽에 둡니다"),
  Rule(
    "centred-and-symmetric", .adaptivityAndLayout, .computed, "Centre content between equal insets",
    "콘텐츠는 가운데에, 양쪽 여백은 같게 둡니다"),
  Rule(
    "not-clipped-by-corners", .adaptivityAndLayout, .computed, "Keep content from being cut by rounded corners",
    "콘텐츠가 둥근 모서리에 잘리지 않게 합니다"),
  Rule(
    "not-hidden-by-housing", .adaptivityAndLayout, .computed, "Keep content out from behind the sensor housing",
    "콘텐츠가 센서 하우징에 가리지 않게 합니다"),
  Rule(
    "not-under-indicator", .adaptivityAndLayout, .computed, "Keep content out from under the Home indicator",
    "콘텐츠가 홈 표시기에 가리지 않게 합니다"),
  Rule(
    "use-standard-elements", .adaptivityAndLayout, .prose, "Use system elements, Auto Layout and guides",
    "시스템 요소와 오토 레이아웃, 가이드를 씁니다"),
  Rule(
    "landscape-controls-below-safe-area", .adaptivityAndLayout, .computed,
    "Put the controls of a landscape game lower if need be", "가로 게임의 컨트롤은 필요하면 더 아래에 둡니다"),
  Rule(
    "matching-insets", .adaptivityAndLayout, .computed, "Give controls at the top and at the bottom the same insets",
    "위와 아래 컨트롤의 여백을 같게 합니다"),
  Rule(
    "space-around-indicator", .adaptivityAndLayout, .computed, "Leave room around the Home indicator", "홈 표시기 주변을 비웁니다"),
  Rule(
    "indicator-stays-centred", .adaptivityAndLayout, [.fact, .shown],
    "Expect the Home indicator in the middle of the screen, not of the window", "홈 표시기는 창이 아니라 화면의 가운데에 있다고 생각합니다"),
  Rule("inset-full-width-button", .adaptivityAndLayout, .computed, "Inset full-width buttons", "전체 너비 버튼은 안쪽에 둡니다"),
  Rule(
    "button-margins", .adaptivityAndLayout, .computed, "Keep the standard margins beside a wide button",
    "넓은 버튼의 양옆에는 표준 여백을 둡니다"),
  Rule(
    "bottom-button-rounded", .adaptivityAndLayout, .computed, "Round the corners of a wide button at the bottom",
    "아래쪽의 넓은 버튼은 모서리를 둥글게 합니다"),
  Rule(
    "bottom-button-on-safe-bottom", .adaptivityAndLayout, .computed, "Set a wide button on the bottom of the safe area",
    "넓은 버튼은 안전 영역의 아래쪽에 맞춥니다"),
  Rule(
    "do-not-mask-features", .adaptivityAndLayout, .computed, "Do not hide or decorate the display’s features",
    "디스플레이의 특징을 가리거나 꾸미지 않습니다"),
  Rule(
    "no-adornments", .adaptivityAndLayout, [.computed, .shown],
    "Don’t point at the display’s features with brackets, shapes or words", "괄호나 도형, 글로 디스플레이의 특징을 가리키지 않습니다"),
  Rule(
    "status-bar-height-varies", .adaptivityAndLayout, .fact, "Expect a taller status bar on full-screen iPhones",
    "전체 화면 iPhone의 상태 막대는 더 높다고 생각합니다"),
  Rule(
    "no-fixed-status-bar-height", .adaptivityAndLayout, .computed, "Do not count on a height of the status bar",
    "상태 막대의 높이를 숫자로 가정하지 않습니다"),
  Rule(
    "status-bar-constant-with-tasks", .adaptivityAndLayout, .fact,
    "Don’t expect background tasks to change the status bar there", "그곳에서는 백그라운드 작업으로 상태 막대가 바뀌지 않습니다"),
  Rule(
    "reconsider-hiding-status-bar", .adaptivityAndLayout, .computed,
    "Think again about hiding the status bar on full-screen iPhones", "전체 화면 iPhone에서는 상태 막대를 숨길지 다시 생각합니다"),
  Rule(
    "status-bar-space-unused", .adaptivityAndLayout, .prose, "Leave the room of the status bar to its information",
    "상태 막대의 자리는 그 정보에 맡깁니다"),
  Rule(
    "hide-only-for-value", .adaptivityAndLayout, .prose, "Hide the status bar only where that adds value",
    "가치를 더할 때만 상태 막대를 숨깁니다"),
  Rule(
    "auto-hide-indicator-sparingly", .adaptivityAndLayout, .computed, "Let the indicator hide only for passive viewing",
    "표시기 자동 숨김은 바라보기만 할 때 씁니다"),
  Rule(
    "auto-hide-behaviour", .adaptivityAndLayout, .fact, "Let a hidden indicator return with a touch",
    "숨은 홈 표시기는 건드리면 돌아오게 둡니다"),
  Rule(
    "website-edge-to-edge", .adaptivityAndLayout, .prose, "Let websites look right from edge to edge",
    "웹사이트도 가장자리까지 보기 좋게 합니다"),
]

/// Rules of the guidelines on status bars.
let statusBarRules: [Rule] = [
  Rule(
    "status-bar-place-and-content", .statusBars, [.fact, .shown],
    "Expect time, carrier, network and battery at the upper edge", "위쪽 가장자리에는 시간과 통신사, 네트워크, 배터리가 있습니다"),
  Rule(
    "status-bar-content-varies", .statusBars, .fact, "Expect the contents of the status bar to vary",
    "상태 막대의 내용은 기기와 설정에 따라 다릅니다"),
  Rule(
    "use-system-status-bar", .statusBars, .computed, "Use the status bar that the system provides",
    "시스템이 제공하는 상태 막대를 사용합니다"),
  Rule(
    "status-style-matches", .statusBars, .computed, "Choose a style that fits your design", "앱의 디자인에 어울리는 스타일을 고릅니다"),
  Rule(
    "status-style-scope", .statusBars, .fact, "Set the style of the status bar for the app or for each screen",
    "상태 막대의 스타일은 앱 전체나 화면마다 정합니다"),
  Rule(
    "dark-on-light-light-on-dark", .statusBars, .computed, "Put dark over light and light over dark",
    "밝은 콘텐츠에는 어둡게, 어두운 콘텐츠에는 밝게 표시합니다"),
  Rule(
    "obscure-content-under", .statusBars, .computed, "Obscure the content that passes beneath", "밑으로 지나가는 콘텐츠를 가려 줍니다"),
  Rule(
    "status-transparent-by-default", .statusBars, .fact, "Remember that the status bar is transparent",
    "상태 막대의 배경은 투명하다는 것을 기억합니다"),
  Rule("status-readable", .statusBars, .computed, "Keep the status bar readable", "상태 막대를 언제나 읽을 수 있게 합니다"),
  Rule(
    "not-interactive-behind", .statusBars, .computed, "Never suggest that something behind it can be tapped",
    "상태 막대 뒤에 누를 수 있는 것이 있는 듯 보이게 하지 않습니다"),
  Rule("technique-navigation-bar", .statusBars, .computed, "Let a navigation bar do the work", "내비게이션 막대에 맡깁니다"),
  Rule(
    "technique-custom-image", .statusBars, [.computed, .shown], "Place an image of your own behind it",
    "직접 준비한 이미지를 뒤에 둡니다"),
  Rule("technique-blur", .statusBars, [.computed, .shown], "Or blur what lies behind", "뒤쪽을 흐리게 만듭니다"),
  Rule(
    "hide-for-media", .statusBars, .computed, "Hide it for a while during full-screen media", "전체 화면 미디어를 볼 때는 잠시 숨깁니다"),
  Rule("media-distraction", .statusBars, .prose, "Free full-screen media from distraction", "전체 화면 미디어를 볼 때는 방해를 없앱니다"),
  Rule("no-permanent-hiding", .statusBars, .computed, "Never hide it for good", "계속 숨겨 두지 않습니다"),
  Rule(
    "leave-app-for-time", .statusBars, .prose, "Don’t make people leave the app to see the time",
    "시간을 보려고 앱을 나가게 하지 않습니다"),
  Rule("reveal-by-gesture", .statusBars, .computed, "Bring it back with a simple gesture", "간단한 제스처로 다시 나타나게 합니다"),
  Rule(
    "network-activity", .statusBars, [.computed, .prose], "Show that the network is busy during longer work",
    "오래 걸리는 네트워크 작업은 진행 중임을 알립니다"),
]

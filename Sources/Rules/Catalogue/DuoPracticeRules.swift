/// Rules that go beyond that talk: from Apple's other material, or learned by developers in the simulator.
let duoPracticeRules: [Rule] = [
  Rule(
    "duo-state-survives", .duoPractice, .prose,
    "Carry selection, scroll position, typed text and playback over to the other display",
    "선택, 스크롤 위치, 입력하던 글, 재생을 다른 화면으로 그대로 이어 갑니다"),
  Rule(
    "duo-move-little-while-folding", .duoPractice, .computed,
    "While the device folds, move only what must move, and no farther than needed", "접히는 동안에는 옮겨야 할 것만, 필요한 만큼만 옮깁니다"),
  Rule(
    "duo-outer-landscape", .duoPractice, .computed,
    "Lay out the outer display on its side too: people stand the closed device up",
    "바깥 화면의 가로 방향도 배치합니다. 닫은 채 세워 두고 쓰는 사람이 있습니다"),
  Rule(
    "duo-grow-the-layout", .duoPractice, .prose, "Grow the layout that you have into the new room",
    "이미 있는 배치를 키워 새 공간을 씁니다"),
  Rule(
    "duo-animate-between-poses", .duoPractice, .prose,
    "Make an interface for one pose only if the way into it can be animated smoothly",
    "한 자세만을 위한 화면은 그 자세로 넘어가는 움직임이 매끄러울 때만 만듭니다"),
  Rule(
    "duo-size-classes-by-pose", .duoPractice, .fact,
    "Expect compact width outside and regular width inside; outside, the height is compact on the side",
    "바깥 화면은 너비가 콤팩트, 안쪽 화면은 레귤러이며 바깥 화면을 가로로 들면 높이도 콤팩트입니다"),
  Rule(
    "duo-split-is-compact", .duoPractice, .fact, "Half of the inner display is compact in width",
    "안쪽 화면을 둘로 나눈 창은 너비가 콤팩트입니다"),
  Rule(
    "duo-content-thresholds", .duoPractice, .computed,
    "Let limits come from the content, such as the least width of a cell", "기준값은 셀의 최소 너비처럼 콘텐츠에서 얻습니다"),
  Rule(
    "duo-read-size-each-time", .duoPractice, .prose,
    "Read the size from the container whenever it changes, never once at launch",
    "크기는 실행할 때 한 번이 아니라 바뀔 때마다 컨테이너에서 읽습니다"),
  Rule(
    "duo-no-idiom-guess", .duoPractice, .prose,
    "Do not conclude room from the kind of device, the orientation or the main screen",
    "기기 종류나 방향, 기본 화면을 보고 공간을 짐작하지 않습니다"),
  Rule(
    "duo-inner-ignores-orientation-locks", .duoPractice, .fact,
    "The inner display ignores the orientations that an app supports", "안쪽 화면은 앱이 지원한다고 밝힌 방향을 따르지 않습니다"),
  Rule(
    "duo-edges-by-themselves", .duoPractice, .computed, "Treat each edge by itself: opposite insets differ",
    "마주 보는 변의 여백이 다르므로 네 변을 따로 다룹니다"),
  Rule(
    "duo-one-extended-background", .duoPractice, .computed, "Extend one background under the bar, not several",
    "막대 아래로 이어지는 배경은 하나만 둡니다"),
  Rule(
    "duo-rail-not-mirrored", .duoPractice, .computed,
    "In right-to-left languages mirror the content, not the side of the bar",
    "오른쪽에서 왼쪽으로 읽는 언어에서는 콘텐츠만 뒤집고 막대는 제자리에 둡니다"),
  Rule(
    "duo-corner-insets", .duoPractice, .computed,
    "Follow the radius of the corner that a shape touches; outside, the corners differ",
    "도형은 닿는 모서리의 반경을 따릅니다. 바깥 화면은 모서리마다 반경이 다릅니다"),
  Rule(
    "duo-one-sided-margin", .duoPractice, .fact, "The margin stands on the free side; the side of the bar has none",
    "여백은 빈 쪽에만 있고 막대가 있는 쪽에는 없습니다"),
  Rule(
    "duo-back-first", .duoPractice, .computed,
    "Put Back or Close first, then the main action, then the rest in their groups",
    "뒤로 또는 닫기를 맨 앞에, 다음에 주 동작을, 나머지는 묶음대로 둡니다"),
  Rule(
    "duo-keep-relative-order", .duoPractice, .computed, "Keep the order of items from pose to pose",
    "자세가 바뀌어도 항목의 순서를 지킵니다"),
  Rule(
    "duo-default-placement", .duoPractice, .prose, "Leave items where the system puts them unless there is a reason",
    "이유가 없으면 시스템이 정한 자리를 그대로 씁니다"),
  Rule(
    "duo-container-bars-turn", .duoPractice, .computed,
    "Only bars of navigation and tab containers turn; bars of your own stay horizontal",
    "내비게이션과 탭 컨테이너의 막대만 세로로 섭니다. 직접 만든 막대는 가로로 남습니다"),
  Rule("duo-symbol-and-title", .duoPractice, .computed, "Give every item a symbol and a title", "항목마다 기호와 이름을 함께 줍니다"),
  Rule("duo-few-text-items", .duoPractice, .computed, "Keep items of text alone few", "글자만 있는 항목을 줄입니다"),
  Rule(
    "duo-text-that-informs", .duoPractice, .prose,
    "Drop text that repeats the symbol; keep text that tells something of its own",
    "기호를 되풀이하는 글은 빼고, 따로 알리는 것이 있는 글만 남깁니다"),
  Rule("duo-counts-as-badges", .duoPractice, .computed, "Show counts as badges", "개수는 배지로 보여 줍니다"),
  Rule(
    "duo-changing-items-stay", .duoPractice, .computed,
    "Keep an item that changes between symbol and text in the horizontal bar, with its companions",
    "기호와 글자를 오가는 항목은 짝이 되는 항목과 함께 가로 막대에 둡니다"),
  Rule(
    "duo-custom-views-stay", .duoPractice, .computed,
    "Custom views stay horizontal unless they fit the bar and ask for it", "맞춤 뷰는 폭에 맞고 스스로 원할 때만 세로 막대에 둡니다"),
  Rule(
    "duo-groups-not-spacers", .duoPractice, .computed, "Group items instead of spacing them by hand",
    "간격을 직접 넣지 말고 묶음으로 나눕니다"),
  Rule(
    "duo-pane-controls", .duoPractice, .computed,
    "Keep controls with the pane that they act on; only the pane beside the bar sends its own there",
    "컨트롤은 그것이 다루는 칸에 둡니다. 막대와 맞닿은 칸의 것만 막대로 갑니다"),
  Rule(
    "duo-sidebars-stay-horizontal", .duoPractice, .computed,
    "Bars of sidebars, middle columns and inspectors stay horizontal", "사이드바, 가운데 칸, 인스펙터의 막대는 가로로 둡니다"),
  Rule(
    "duo-keyboard-accessory", .duoPractice, .fact, "A bar of the keyboard stays with the keyboard",
    "키보드에 딸린 막대는 키보드를 떠나지 않습니다"),
  Rule("duo-tab-icons", .duoPractice, .computed, "Give every tab an icon", "탭마다 아이콘을 줍니다"),
  Rule(
    "duo-legible-on-solid-rail", .duoPractice, .prose,
    "Keep your own parts legible when Reduce Transparency makes the bar solid", "투명도 줄이기로 막대가 불투명해져도 직접 만든 요소가 읽히게 합니다"),
  Rule(
    "duo-rail-off-sparingly", .duoPractice, .computed,
    "Turn the side bar off only for one-page screens with controls at the bottom and sheets with one button, and leave it off there",
    "세로 막대는 아래쪽에 컨트롤이 몰린 한 장짜리 화면과 버튼이 하나인 시트에서만 끄고, 그 화면에서는 계속 끈 채로 둡니다"),
  Rule(
    "duo-rail-off-moves-status-bar", .duoPractice, .fact, "Without the side bar the status bar returns to the top",
    "세로 막대를 끄면 상태 막대도 위로 돌아갑니다"),
  Rule(
    "duo-overflow-from-below", .duoPractice, .computed, "Items go into the menu from the bottom up",
    "항목은 아래에서부터 메뉴로 들어갑니다"),
  Rule(
    "duo-rank-groups-then-items", .duoPractice, .computed,
    "Rank groups, then items; what is used often or shows a state stays longest",
    "묶음, 그다음 항목의 순위를 정합니다. 자주 쓰거나 상태를 보이는 것이 가장 오래 남습니다"),
  Rule(
    "duo-keep-tabs-or-tools", .duoPractice, .computed,
    "Keep the tabs where people navigate; where they work, keep the tools and shrink the tabs to one control",
    "둘러보는 화면은 탭을 남기고, 작업하는 화면은 도구를 남기고 탭을 하나로 줄입니다"),
  Rule(
    "duo-one-overflow-menu", .duoPractice, .computed, "One menu holds what overflows, and only it shows the ellipsis",
    "들어가지 않은 항목은 메뉴 하나에 모으고, 말줄임표 기호는 그 메뉴만 씁니다"),
  Rule(
    "duo-overflow-fixtures", .duoPractice, .computed,
    "Try the outer display on its side, the keyboard and pinned video first", "바깥 화면 가로, 키보드, 고정한 영상부터 확인합니다"),
  Rule(
    "duo-fold-frame-as-is", .duoPractice, .computed,
    "Take the frame of the fold as it is: its margins are counted already", "접힘 영역의 틀을 그대로 씁니다. 여백은 이미 들어 있습니다"),
  Rule(
    "duo-move-together", .duoPractice, .computed, "Move single elements alone and related ones together",
    "홀로 있는 요소는 홀로, 관련된 요소는 함께 옮깁니다"),
  Rule(
    "duo-book-alerts-trailing", .duoPractice, .computed,
    "In the book pose put alerts and passing overlays on the trailing half", "책 자세에서는 경고창과 잠깐 뜨는 것을 뒤쪽 절반에 둡니다"),
  Rule("duo-even-columns", .duoPractice, .computed, "Give grids an even number of columns", "격자의 열은 짝수로 합니다"),
  Rule(
    "duo-gutter-on-fold", .duoPractice, .computed, "Let the middle gutter lie on the fold, or lay out the halves apart",
    "가운데 간격이 접힘에 오게 하거나 양쪽을 따로 배치합니다"),
  Rule(
    "duo-fold-is-display-middle", .duoPractice, .fact, "The fold is the middle of the display, not of the safe area",
    "접힘은 안전 영역이 아니라 화면의 가운데입니다"),
  Rule(
    "duo-split-view-evens-out", .duoPractice, .fact,
    "Standard split views become even around the fold and go back when flat", "표준 분할 뷰는 접으면 반반이 되고 펴면 되돌아갑니다"),
  Rule(
    "duo-flat-has-no-fold", .duoPractice, .computed, "While it is flat, lay out as if there were no fold",
    "펼친 동안에는 접힘이 없는 것처럼 배치합니다"),
  Rule(
    "duo-sliver-is-no-divider", .duoPractice, .computed,
    "A fold that only grazes the edge of the window divides nothing", "창의 가장자리만 스치는 접힘은 아무것도 나누지 않습니다"),
  Rule(
    "duo-cameras-reserved", .duoPractice, .computed,
    "The outer camera is always in the way, the inner one while it runs", "바깥 카메라는 늘, 안쪽 카메라는 켜진 동안만 자리를 차지합니다"),
  Rule(
    "duo-no-hinge-angle", .duoPractice, .prose, "Use the angle of the hinge for effects, never for layout",
    "경첩 각도는 연출에만 쓰고 배치에는 쓰지 않습니다"),
  Rule("duo-review-centred-first", .duoPractice, .prose, "Review centred layouts first", "가운데 정렬한 화면부터 살펴봅니다"),
  Rule(
    "duo-split-or-overlay", .duoPractice, .prose,
    "Split two views that must not cover each other; overlay two that may", "서로 가리면 안 되는 두 뷰는 나누고, 가려도 되면 겹칩니다"),
  Rule(
    "duo-arrangement-cuts-longer-side", .duoPractice, .fact,
    "A split cuts the longer side, and moves its cut onto the fold", "분할은 긴 변을 자르고, 접히면 자르는 선이 접힘으로 옮겨 갑니다"),
  Rule(
    "duo-arrangement-first-view-alone", .duoPractice, .fact,
    "Where its only axis does not fit, a split shows the first view alone", "허용한 축이 맞지 않으면 분할은 첫째 뷰만 보입니다"),
  Rule(
    "duo-overlay-parts", .duoPractice, .fact,
    "Folded, an overlay parts: the front view goes to the trailing or lower half", "접으면 겹침이 갈라져 앞의 뷰가 뒤쪽이나 아래쪽 절반으로 갑니다"
  ),
  Rule(
    "duo-no-nested-arrangement", .duoPractice, .prose,
    "Put navigation around an arrangement, and no arrangement into a list or scroll view",
    "내비게이션은 배치 컨테이너의 바깥에 두고, 배치 컨테이너는 목록이나 스크롤 안에 넣지 않습니다"),
  Rule(
    "duo-three-columns", .duoPractice, .fact, "Three columns become two held wide and the detail alone held tall",
    "세 칸은 가로에서 두 칸, 세로에서 상세 한 칸이 됩니다"),
  Rule("duo-one-pane-when-closed", .duoPractice, .fact, "Closed, a split view shows one pane", "닫으면 분할 뷰는 한 칸만 보입니다"),
  Rule(
    "duo-band-beside-video", .duoPractice, .prose, "Design the band that a wide video leaves free",
    "가로로 넓은 영상이 남기는 띠도 디자인합니다"),
  Rule(
    "duo-trailing-sheet-bar", .duoPractice, .fact,
    "A sheet at the trailing edge has a vertical bar; leading and centred ones have not",
    "뒤쪽 가장자리의 시트는 세로 막대를 가지며, 앞쪽과 가운데의 시트는 그렇지 않습니다"),
  Rule(
    "duo-sheet-at-edge", .duoPractice, .prose, "Put a sheet at an edge when what lies behind matters",
    "뒤에 있는 것이 중요하면 시트를 한쪽에 붙입니다"),
  Rule(
    "duo-sheet-tabs-stay", .duoPractice, .prose, "Keep the tabs that switch a sheet’s content with the sheet",
    "시트의 내용을 바꾸는 탭은 시트와 함께 둡니다"),
  Rule("duo-no-split-opt-out", .duoPractice, .computed, "Every app takes part in split view", "모든 앱이 분할 화면에 참여합니다"),
  Rule(
    "duo-new-windows-inside", .duoPractice, .prose,
    "Offer new windows where they open, on the inner display, and handle a refusal",
    "새 창은 열리는 곳인 안쪽 화면에서만 권하고, 거절될 때를 대비합니다"),
  Rule(
    "duo-no-one-window-state", .duoPractice, .prose, "Keep no state that supposes a single window",
    "창이 하나라고 여기는 상태를 두지 않습니다"),
  Rule(
    "duo-second-display-optional", .duoPractice, .prose,
    "Let the main screen stand alone: what is on the second display may go at any time",
    "다른 화면의 내용은 언제든 사라질 수 있으니 기본 화면만으로도 쓸 수 있게 합니다"),
  Rule(
    "duo-camera-companion", .duoPractice, .fact,
    "The camera’s companion needs the full inner display and a running camera", "카메라 보조 화면은 안쪽 전체 화면과 켜진 카메라가 있어야 나옵니다"),
  Rule(
    "duo-games-fill-every-pose", .duoPractice, .computed, "Let a game fill the screen and be playable in every pose",
    "게임은 모든 자세에서 화면을 채우고 즐길 수 있게 합니다"),
  Rule(
    "duo-aspect-before-bands", .duoPractice, .computed,
    "Change the aspect ratio before adding black bands, and put art into those that stay",
    "검은 띠를 넣기 전에 화면비를 바꾸고, 남는 띠에는 그림을 넣습니다"),
  Rule(
    "duo-same-size-controls", .duoPractice, .computed, "Keep text and controls at about the same size",
    "글과 컨트롤의 크기를 비슷하게 유지합니다"),
  Rule(
    "duo-keypad-regroups", .duoPractice, .computed, "A keypad may regroup its keys on the wide, low display",
    "넓고 낮은 화면에서는 키패드의 배열을 바꿔도 됩니다"),
  Rule("duo-camera-by-direction", .duoPractice, .prose, "Choose a camera by where it points", "카메라는 향하는 쪽을 보고 고릅니다"),
  Rule(
    "duo-virtual-front-camera", .duoPractice, .prose,
    "Begin with the virtual front camera unless capturing is what the app is for", "촬영이 목적인 앱이 아니면 가상 전면 카메라로 시작합니다"),
  Rule(
    "duo-mirror-by-direction", .duoPractice, .prose,
    "Mirror by direction, and keep the preview upright when the app changes displays",
    "좌우 반전은 방향에 따르고, 화면이 바뀌어도 미리보기를 바로 세웁니다"),
  Rule(
    "duo-rear-picture-room", .duoPractice, .prose,
    "Use the room that a rear camera’s picture leaves for controls, or fill it", "후면 카메라 영상이 남기는 자리는 컨트롤에 쓰거나 채웁니다"),
  Rule(
    "duo-look-at-the-camera", .duoPractice, .computed,
    "In calls draw the eyes towards the inner camera and keep the self view off it",
    "통화에서는 시선이 안쪽 카메라로 가게 하고 자기 화면은 카메라에서 떼어 놓습니다"),
  Rule(
    "duo-sdk-edges", .duoPractice, .fact, "Build with the 27.1 SDK to get the edges and the side bars",
    "27.1 SDK로 빌드해야 가장자리와 세로 막대를 얻습니다"),
  Rule(
    "duo-full-screen-still-resizes", .duoPractice, .fact, "Requiring full screen does not stop resizing",
    "전체 화면을 요구해도 크기 조절은 막지 못합니다"),
  Rule(
    "duo-web-viewport-fit", .duoPractice, .fact, "On the web, declare viewport-fit=cover and then use all four insets",
    "웹에서는 viewport-fit=cover를 선언하고 네 변의 여백을 모두 씁니다"),
  Rule(
    "duo-web-no-segments", .duoPractice, .prose, "Do not rely on viewport segments or posture in Safari yet",
    "Safari의 뷰포트 분할과 자세 기능에는 아직 기대지 않습니다"),
  Rule(
    "duo-fold-is-no-keyboard", .duoPractice, .prose,
    "Take a drop in height with a change of width for a fold, not for a keyboard", "너비까지 바뀌며 높이가 줄면 키보드가 아니라 접힘으로 봅니다"),
  Rule(
    "duo-largest-text-everywhere", .duoPractice, .computed, "Check the largest text size in every pose",
    "모든 자세에서 가장 큰 글자 크기를 확인합니다"),
  Rule(
    "duo-say-touch-id", .duoPractice, .prose, "Say Touch ID, or ask the system: there is no Face ID",
    "Face ID가 없으니 Touch ID라고 쓰거나 시스템에 묻습니다"),
  Rule(
    "duo-own-tab-bars", .duoPractice, .prose, "A tab bar of your own needs the label on a press and the large viewer",
    "직접 만든 탭 막대에도 누를 때 이름이 나오는 기능과 큰 글자 보기를 갖춥니다"),
  Rule(
    "duo-test-everything", .duoPractice, .prose,
    "Walk every screen through all poses, both halves, the keyboard and right-to-left",
    "모든 화면을 전체 자세, 양쪽 절반, 키보드, 오른쪽에서 왼쪽 방향으로 살펴봅니다"),
  Rule(
    "duo-test-the-way", .duoPractice, .prose, "Look at the way between poses, not only at the ends",
    "끝 상태만이 아니라 자세가 바뀌는 과정도 봅니다"),
]

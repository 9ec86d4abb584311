/// Layouts just inside and just outside what the checks of the status bar allow.
let statusBarBorderlines: [Borderline] = [
  Borderline(
    "contrast-status", "iphone-8; portrait",
    inside: "status: light\nimage a 200x60 tone=mid\n  top screen\n  center x\n",
    outside: "status: light\nimage a 200x60 tone=light\n  top screen\n  center x\n"),
  // Less than half of the bar lies on the picture.
  Borderline(
    "contrast-status", "iphone-8; portrait", inside: "image a 187x60 tone=dark\n  top screen\n  left screen\n",
    outside: "image a 188x60 tone=dark\n  top screen\n  left screen\n"),
  Borderline(
    "contrast-status", "iphone-x; portrait",
    inside: "image a tone=mixed\n  fill screen\nblur b\n  fill x screen\n  top screen\n  height 44\n",
    outside: "image a tone=mixed\n  fill screen\nblur b\n  fill x screen\n  top screen\n  height 21.9\n"),
  Borderline(
    "status-obscured", "iphone-8; portrait",
    inside: "scroll s\n  fill x screen\n  top screen + 20\n  bottom screen\n",
    outside: "scroll s\n  fill x screen\n  top screen + 19.9\n  bottom screen\n"),
  Borderline(
    "status-obscured", "iphone-8; portrait",
    inside: "scroll s\n  fill screen\nblur b\n  fill x screen\n  top screen\n  height 20\n",
    outside: "blur b\n  fill x screen\n  top screen\n  height 20\nscroll s\n  fill screen\n"),
  Borderline(
    "custom-status-bar", "iphone-8; portrait", inside: "label a \"9:41\" 60x20\n  top screen + 20\n  center x\n",
    outside: "label a \"9:41\" 60x20\n  top screen + 19.9\n  center x\n"),
  Borderline(
    "custom-status-bar", "iphone-8; portrait", inside: "label a \"9:4\" 60x20\n  top screen\n  center x\n",
    outside: "label a \"80%\" 60x20\n  top screen\n  center x\n"),
  Borderline(
    "status-hidden", "iphone-8; portrait",
    inside: "status: hidden temporarily tap\nimage a\n  fill x screen\n  top screen\n  height 533.6\n",
    outside: "status: hidden temporarily tap\nimage a\n  fill x screen\n  top screen\n  height 533.5\n"),
  Borderline(
    "status-hidden", "iphone-8; portrait", inside: "status: hidden temporarily tap\nvideo a\n  fill screen\n",
    outside: "status: hidden temporarily\nvideo a\n  fill screen\n"),
  Borderline(
    "status-hidden", "iphone-8; portrait", inside: "status: tap\nvideo a\n  fill screen\n",
    outside: "status: hidden tap\nvideo a\n  fill screen\n"),
  Borderline(
    "network-activity", "iphone-8; portrait", inside: "status: loading activity\nlist a\n  fill safe\n",
    outside: "status: loading\nlist a\n  fill safe\n"),
  Borderline(
    "auto-hide-indicator", "iphone-x; portrait",
    inside:
      "status: indicator-hides\nvideo a\n  fill x screen\n  top screen\n  height 649.6\nbutton b 60x44\n  center x\n  center y\n",
    outside:
      "status: indicator-hides\nvideo a\n  fill x screen\n  top screen\n  height 649.5\nbutton b 60x44\n  center x\n  center y\n"
  ),
]

/// Layouts just inside and just outside what the checks of sheets, popovers and alerts allow.
let presentationBorderlines: [Borderline] = [
  Borderline(
    "sheet-detents", "iphone-8; portrait", inside: "sheet s detents=medium,320 at=320 grabber\n",
    outside: "sheet s detents=medium,320 at=321 grabber\n"),
  // Medium shows 318.5 points of the sheet here.
  Borderline(
    "sheet-detents", "iphone-8; portrait",
    inside: "sheet s detents=medium,large grabber\n  box a 40x40 principal\n    top parent + 279\n    center x\n",
    outside: "sheet s detents=medium,large grabber\n  box a 40x40 principal\n    top parent + 279.1\n    center x\n"),
  Borderline(
    "sheet-grabber", "iphone-8; portrait", inside: "sheet s detents=medium\n", outside: "sheet s detents=medium,large\n"
  ),
  Borderline(
    "sheet-visible-parent", "iphone-8; portrait",
    inside: "sheet s full-screen\n  video v\n    fill parent\n",
    outside: "sheet s full-screen\n  list v\n    fill parent\n"),
  Borderline(
    "sheet-modality", "iphone-8; portrait",
    inside: "button b 60x44\n  top screen + 304.5\n  center x\nsheet s detents=medium undimmed=medium nonmodal\n",
    outside: "button b 60x44\n  top screen + 304.6\n  center x\nsheet s detents=medium undimmed=medium nonmodal\n"),
  Borderline(
    "sheet-modality", "iphone-8; portrait", inside: "sheet s detents=medium undimmed=medium nonmodal\n",
    outside: "sheet s detents=medium nonmodal\n"),
  Borderline(
    "sheet-modality", "iphone-8; portrait",
    inside: "text t \"A\" focus\n  top safe\n  leading margins\nsheet s undimmed=large\n",
    outside: "text t \"A\" focus\n  top safe\n  leading margins\nsheet s\n"),
  Borderline(
    "sheet-content", "iphone-8; portrait",
    inside: "sheet s\n  video v\n    fill x parent\n    top parent\n    height 318.4\n",
    outside: "sheet s\n  video v\n    fill x parent\n    top parent\n    height 318.5\n"),
  Borderline(
    "sheet-radius", "iphone-8; portrait",
    inside:
      "card c corner-radius=16\n  top safe\n  fill x margins\n  height 80\nsheet s detents=medium corner-radius=16.5\n",
    outside:
      "card c corner-radius=16\n  top safe\n  fill x margins\n  height 80\nsheet s detents=medium corner-radius=16.6\n"),
  Borderline(
    "presentation-order", "ipad-9.7; portrait",
    inside: "popover p 320x400\n  top safe + 40\n  trailing margins\nsheet s\npresent p\nclose p\npresent s\n",
    outside: "popover p 320x400\n  top safe + 40\n  trailing margins\nsheet s\npresent p\npresent s\n"),
  Borderline(
    "presentation-order", "ipad-9.7; portrait",
    inside: "popover p 320x400\n  top safe + 40\n  trailing margins\nalert a \"A\"\npresent p\npresent a\n",
    outside:
      "popover p 320x400\n  top safe + 40\n  trailing margins\npopover a 100x100\n  top safe\n  leading margins\npresent p\npresent a\n"
  ),
]

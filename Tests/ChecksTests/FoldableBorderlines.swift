/// Layouts just inside and just outside what the checks of the foldable allow.
let foldableBorderlines: [Borderline] = [
  Borderline(
    "device-variant", "iphone-8; portrait",
    inside: "label a \"A\"\n  leading margins\n  top safe\nwhen iphones\n  a top safe + 8\n",
    outside: "label a \"A\"\n  leading margins\n  top safe\nwhen iphone-8\n  a top safe + 8\n"),
  Borderline(
    "rail-overlap", "iphone-duo outer; portrait",
    inside: "button a 60x44\n  top safe + 200\n  left screen + 322\n",
    outside: "button a 60x44\n  top safe + 200\n  left screen + 322.1\n"),
  Borderline(
    "rail-order", "iphone-duo outer; portrait",
    inside:
      "navigation-bar nav\n  item close \"Close\" symbol=xmark role=close\n  item post \"Post\" symbol=paperplane principal\n"
      + "  item photo \"Photo\" symbol=photo\n",
    outside:
      "navigation-bar nav\n  item close \"Close\" symbol=xmark role=close\n  item photo \"Photo\" symbol=photo\n"
      + "  item post \"Post\" symbol=paperplane principal\n"),
  Borderline(
    "bar-items", "iphone-duo outer; portrait",
    inside: "navigation-bar nav\n  item edit \"Edit\"\n  item inbox \"Inbox\" symbol=tray badge=3\n",
    outside: "navigation-bar nav\n  item edit \"Edit\"\n  item inbox \"Inbox 3\" symbol=tray\n"),
  Borderline(
    "bar-items", "iphone-duo outer; portrait",
    inside: "navigation-bar nav\n  item edit \"Edit\"\n  item more \"More\" symbol=slider\n",
    outside: "navigation-bar nav\n  item edit \"Edit\"\n  item more \"More\"\n"),
  Borderline(
    "fold-clear", "iphone-duo inner; book",
    inside: "button a 60x44\n  top safe + 100\n  left screen + 395.5\n",
    outside: "button a 60x44\n  top safe + 100\n  left screen + 395.6\n"),
  // Flat, the same place is free.
  Borderline(
    "fold-clear", "iphone-duo inner; laptop",
    inside: "label a \"A\" 60x22\n  top screen + 495.5\n  left safe + 40\n",
    outside: "label a \"A\" 60x22\n  top screen + 495.4\n  left safe + 40\n"),
  Borderline(
    "tabletop", "iphone-duo inner; laptop",
    inside: "button a 60x44\n  top screen + 495.1\n  left safe + 40\n",
    outside: "button a 60x44\n  top screen + 494.9\n  left safe + 40\n"),
  Borderline(
    "full-display", "iphone-duo outer; portrait",
    inside: "image a immersive\n  fill x screen\n  fill y screen\nscroll list\n  fill x safe\n  fill y safe\n",
    outside: "scroll list immersive\n  fill x screen\n  fill y screen\n"),
  Borderline(
    "stretched-phone", "iphone-duo inner; portrait",
    inside: "field a 611.6x44\n  top safe\n  leading margins\n",
    outside: "field a 611.8x44\n  top safe\n  leading margins\n"),
  Borderline(
    "even-columns", "iphone-duo inner; book",
    inside:
      "grid g columns=4\n  top safe\n  fill x margins\n  label a \"A\"\n  label b \"A\"\n  label c \"A\"\n  label d \"A\"\n",
    outside:
      "grid g columns=3\n  top safe\n  fill x margins\n  label a \"A\"\n  label b \"A\"\n  label c \"A\"\n  label d \"A\"\n"
  ),
]

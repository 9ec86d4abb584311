/// The outline of a symbol by its name, as path data on a square of 24 units, to be stroked; nil for a name without a picture.
///
/// All are drawn for this program. A name is what a block says after `symbol=`.
func symbolPath(_ name: String) -> String? {
  switch name {
  case "chevron", "back": "M15 5l-7 7 7 7"
  case "backward": "M12 6v12l-9-6zM21 6v12l-9-6z"
  case "bell": "M5 17c2-2 2-4 2-7a5 5 0 0 1 10 0c0 3 0 5 2 7zM10 20h4"
  case "bold": "M7 4v16h6a4.5 4.5 0 0 0 0-9h-6h5a3.5 3.5 0 0 0 0-7z"
  case "bookmark": "M7 3h10v18l-5-5-5 5z"
  case "calendar": "M4 6h16v14h-16zM4 11h16M8 3v5M16 3v5"
  case "camera": "M3 8h4l2-3h6l2 3h4v11h-18zM12 10a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7"
  case "checkmark": "M4 13l5 5 11-12"
  case "close", "xmark": "M6 6l12 12M18 6l-12 12"
  case "compass": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M16 8l-2.5 5.5-5.5 2.5 2.5-5.5z"
  case "envelope": "M3 6h18v12h-18zM3 7l9 6 9-6"
  case "forward": "M12 6v12l9-6zM3 6v12l9-6z"
  case "gear": "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3"
  case "globe": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18"
  case "heart": "M12 20c-6-4-9-7-9-11a4.5 4.5 0 0 1 9-1a4.5 4.5 0 0 1 9 1c0 4-3 7-9 11z"
  case "house": "M3 11l9-8 9 8M6 9v11h12v-11"
  case "info": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 11v6M12 7v.5"
  case "layers": "M12 3l9 5-9 5-9-5zM3 13l9 5 9-5"
  case "link": "M10 7l3-3a4 4 0 0 1 6 6l-3 3M14 17l-3 3a4 4 0 0 1-6-6l3-3M9 15l6-6"
  case "list": "M9 6h12M9 12h12M9 18h12M3 6h1M3 12h1M3 18h1"
  case "paperplane": "M21 3l-18 7 7 4 4 7zM10 14l11-11"
  case "pause": "M8 5v14M16 5v14"
  case "pencil": "M4 20l1-5 11-11 4 4-11 11zM14 6l4 4"
  case "person": "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 21c0-4 3-6 8-6s8 2 8 6"
  case "photo": "M3 5h18v14h-18zM3 17l5-5 4 4 3-3 6 5M16 8a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3"
  case "play": "M7 4v16l13-8z"
  case "plus", "add": "M12 4v16M4 12h16"
  case "reply": "M10 5l-6 6 6 6M4 11h9c5 0 7 3 7 8"
  case "search": "M10 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12M15 15l5 5"
  case "share": "M8 9h-2v12h12v-12h-2M12 15v-12M8 7l4-4 4 4"
  case "star": "M12 3l2.8 6 6.4.7-4.8 4.3 1.4 6.4-5.8-3.3-5.8 3.3 1.4-6.4-4.8-4.3 6.4-.7z"
  case "suitcase": "M3 8h18v12h-18zM9 8v-4h6v4"
  case "trash": "M4 6h16M9 6v-3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7"
  default: nil
  }
}

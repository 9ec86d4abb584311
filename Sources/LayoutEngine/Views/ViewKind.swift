/// The kinds of view that a scene may hold.
public enum ViewKind: UInt8, Sendable, CaseIterable {
  // Content
  /// One line or more of short text.
  case label
  /// Running text that wraps.
  case text
  /// A picture.
  case image
  /// A moving picture.
  case video
  /// A map.
  case map
  /// A plain rectangle.
  case box
  /// A thin line.
  case divider
  /// An unseen rectangle to align to.
  case guide
  /// A fill that reaches the edges of the screen.
  case background
  /// A view through which what lies behind shows without detail.
  case blur
  // Controls
  /// A button with words.
  case button
  /// A button with a symbol.
  case iconButton
  /// A text field.
  case field
  /// A search field.
  case search
  /// An on–off switch.
  case `switch`
  /// A slider.
  case slider
  /// A stepper.
  case stepper
  /// A segmented control.
  case segmented
  /// A text link.
  case link
  /// Dots for pages.
  case pageControl
  // Containers
  /// Children side by side.
  case row
  /// Children one below the other.
  case column
  /// Children in rows and columns.
  case grid
  /// A scrolling list of rows.
  case list
  /// A scrolling area.
  case scroll
  /// A raised group.
  case card
  /// Panes side by side.
  case split
  /// A plain group.
  case group
  // System
  /// The status bar.
  case statusBar
  /// The navigation bar.
  case navigationBar
  /// The toolbar.
  case toolbar
  /// The tab bar.
  case tabBar
  /// The sidebar.
  case sidebar
  /// A sheet.
  case sheet
  /// A popover.
  case popover
  /// An alert.
  case alert
  /// A menu.
  case menu
  /// The keyboard.
  case keyboard
  /// A Live Activity.
  case liveActivity
  /// Picture in picture.
  case pictureInPicture
  /// An item of a bar.
  case item
}

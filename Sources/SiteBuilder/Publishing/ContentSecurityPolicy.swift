/// What pages may load (Content Security Policy, level 3): files of the site, and nothing inline.
enum ContentSecurityPolicy {
  /// The policy of the `meta` element, which also holds where pages are opened from a folder.
  ///
  /// There `'self'` matches nothing, so `file:` stands beside it; on a host no page can load a `file:` address anyway.
  static let meta = policy(own: "'self' file:")

  /// The policy of the header, which alone may say who may frame the pages.
  static let header = policy(own: "'self'") + "; frame-ancestors 'self'"

  /// Pictures may come from `data:` and `blob:`, which saving a figure needs; `'wasm-unsafe-eval'` lets the layout engine
  /// be compiled, and allows no JavaScript from text.
  private static func policy(own: String) -> String {
    "default-src 'none'; img-src \(own) data: blob:; style-src \(own); script-src \(own) 'wasm-unsafe-eval'; "
      + "connect-src \(own); manifest-src \(own); base-uri 'none'; form-action 'none'"
  }
}

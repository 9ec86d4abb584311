/// What pages may load (Content Security Policy, level 3): files of the site, and nothing inline.
enum ContentSecurityPolicy {
  /// The policy of the `meta` element, which also holds where pages are opened from a folder.
  ///
  /// There `'self'` matches nothing, so `file:` stands beside it; on a host no page can load a `file:` address anyway.
  static let meta = policy(own: "'self' file:")

  /// The policy of the header, which alone may say who may frame the pages.
  static let header = policy(own: "'self'") + "; frame-ancestors 'self'"

  private static func policy(own: String) -> String {
    "default-src 'none'; img-src \(own); style-src \(own); script-src \(own); "
      + "connect-src \(own); manifest-src \(own); base-uri 'none'; form-action 'none'"
  }
}

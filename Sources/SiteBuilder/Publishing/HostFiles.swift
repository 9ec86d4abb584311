import Diagnostics
import Reference

/// Files that common hosts read from the output folder: response headers, redirects and the page for missing addresses.
///
/// A file of the same name in Site/static takes their place.
struct HostFiles: Sendable {
  /// The assets whose names hold their fingerprint.
  var fingerprinted: [String]
  var redirects: Redirects
  var baseURL: BaseURL?

  /// The files with their paths in the output folder.
  var files: [(path: String, bytes: [UInt8])] {
    [
      (".htaccess", Array(apache.utf8)), (".nojekyll", []), ("_headers", Array(headers.utf8)),
      ("_redirects", Array(redirectLines.utf8)), ("nginx.conf", Array(nginx.utf8)),
    ]
  }

  private var root: String { baseURL?.path ?? "/" }

  private static let forever = "public, max-age=31536000, immutable"

  private static let security: [(name: String, value: String)] = [
    ("Content-Security-Policy", ContentSecurityPolicy.header), ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "strict-origin-when-cross-origin"),
  ]

  /// `_headers` of Netlify and Cloudflare Pages.
  private var headers: String {
    var text = root + "*\n"
    for header in Self.security { text += "  \(header.name): \(header.value)\n" }
    for path in fingerprinted { text += "\(root)\(percentEncoded(path))\n  Cache-Control: \(Self.forever)\n" }
    return text
  }

  /// `_redirects` of Netlify, Cloudflare Pages and GitLab Pages.
  private var redirectLines: String {
    redirects.entries.map { "\(root)\(percentEncoded($0.old)) \(root)\(percentEncoded($0.new)) 301\n" }.joined()
  }

  /// `.htaccess` of Apache; the guard keeps a server without the module from failing.
  private var apache: String {
    var text = "ErrorDocument 404 \(root)404.html\n<IfModule mod_headers.c>\n"
    for header in Self.security { text += "  Header set \(header.name) \"\(header.value)\"\n" }
    if !fingerprinted.isEmpty {
      text +=
        "  <FilesMatch \"\\.[0-9a-f]{10}\\.[a-z0-9]+$\">\n    Header set Cache-Control \"\(Self.forever)\"\n  </FilesMatch>\n"
    }
    text += "</IfModule>\n"
    for entry in redirects.entries {
      text += "Redirect 301 \"\(root)\(apacheQuoted(entry.old))\" \"\(root)\(percentEncoded(entry.new))\"\n"
    }
    return text
  }

  /// Lines for nginx, to be included in a `server` block.
  ///
  /// `add_header` is not inherited into a `location` that has one of its own (nginx, ngx_http_headers_module), hence no
  /// `location` for the assets: a map decides.
  private var nginx: String {
    var text = "# include this file in the server block of the site\nerror_page 404 \(root)404.html;\n"
    for header in Self.security { text += "add_header \(header.name) \"\(header.value)\" always;\n" }
    if !fingerprinted.isEmpty {
      text +=
        "set $plumb_cache \"\";\nif ($uri ~ \"\\.[0-9a-f]{10}\\.[a-z0-9]+$\") { set $plumb_cache \"\(Self.forever)\"; }\n"
      text += "add_header Cache-Control $plumb_cache;\n"
    }
    for entry in redirects.entries {
      text += "location = \"\(root)\(nginxQuoted(entry.old))\" { return 301 \(root)\(percentEncoded(entry.new)); }\n"
    }
    return text
  }

  /// Apache, too, compares decoded paths (mod_alias); in quotes `"` is written `\"`.
  private func apacheQuoted(_ path: String) -> String { path.replacing("\"", with: "\\\"") }

  /// nginx compares decoded paths; in quotes only `"`, `\` and `$` mean something, and ids hold no backslash.
  private func nginxQuoted(_ path: String) -> String {
    path.utf8.contains(UInt8(ascii: "\"")) || path.utf8.contains(UInt8(ascii: "$")) ? percentEncoded(path) : path
  }
}

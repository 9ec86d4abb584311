import CEvent

/// Why the preview could not start.
public struct PreviewError: Error, Equatable {
  /// The port that could not be taken.
  public var port: UInt16
}

/// Serves a site from memory on 127.0.0.1 and builds it anew when its files change.
///
/// One thread, libevent's loop: requests are answered between looks at the files.
public final class PreviewServer {
  private var router = PreviewRouter()
  private let port: UInt16
  private let fingerprint: () -> UInt64
  private let rebuild: (PreviewFiles) -> PreviewFiles
  private var lastFingerprint: UInt64

  /// A preview.
  ///
  /// - Parameters:
  ///   - port: The port on 127.0.0.1.
  ///   - fingerprint: A number that changes when a source file does; called about four times a second.
  ///   - rebuild: Builds the site; it is given what is shown and gives what to show.
  public init(port: UInt16, fingerprint: @escaping () -> UInt64, rebuild: @escaping (PreviewFiles) -> PreviewFiles) {
    self.port = port
    self.fingerprint = fingerprint
    self.rebuild = rebuild
    lastFingerprint = fingerprint()
  }

  /// Builds, listens and serves until the process ends.
  ///
  /// - Throws: `PreviewError` where the port is taken.
  public func run(whenListening ready: () -> Void) throws(PreviewError) {
    router.content = rebuild(router.content)
    guard let base = unsafe event_base_new() else { throw PreviewError(port: port) }
    guard let http = unsafe evhttp_new(base) else { throw PreviewError(port: port) }
    defer {
      unsafe evhttp_free(http)
      unsafe event_base_free(base)
    }
    unsafe evhttp_set_allowed_methods(http, UInt16(EVHTTP_REQ_GET.rawValue | EVHTTP_REQ_HEAD.rawValue))
    unsafe evhttp_set_max_headers_size(http, 16_384)
    unsafe evhttp_set_max_body_size(http, 0)
    guard unsafe evhttp_bind_socket(http, "127.0.0.1", port) == 0 else { throw PreviewError(port: port) }
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe evhttp_set_gencb(
      http,
      { request, context in
        guard let request = unsafe request, let context = unsafe context else { return }
        unsafe Unmanaged<PreviewServer>.fromOpaque(context).takeUnretainedValue().answer(request)
      }, context)
    let timer = unsafe event_new(
      base, -1, Int16(EV_PERSIST),
      { _, _, context in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<PreviewServer>.fromOpaque(context).takeUnretainedValue().look()
      }, context)
    defer { unsafe event_free(timer) }
    var interval = timeval(tv_sec: 0, tv_usec: 250_000)
    _ = unsafe event_add(timer, &interval)
    ready()
    _ = unsafe event_base_dispatch(base)
  }

  private func look() {
    let now = fingerprint()
    if now == lastFingerprint { return }
    lastFingerprint = now
    router.content = rebuild(router.content)
    router.version += 1
  }

  private func answer(_ request: OpaquePointer) {
    let target = unsafe evhttp_request_get_uri(request).map { unsafe String(cString: $0) } ?? "/"
    let headers = unsafe evhttp_request_get_input_headers(request)
    let host = unsafe evhttp_find_header(headers, "Host").map { unsafe String(cString: $0) } ?? ""
    let response = router.response(to: target, host: host, port: port)
    let output = unsafe evhttp_request_get_output_headers(request)
    _ = unsafe evhttp_add_header(output, "Content-Type", response.type)
    _ = unsafe evhttp_add_header(output, "Cache-Control", "no-store")
    _ = unsafe evhttp_add_header(output, "X-Content-Type-Options", "nosniff")
    let buffer = unsafe evbuffer_new()
    defer { unsafe evbuffer_free(buffer) }
    unsafe response.body.withUnsafeBytes { body in
      _ = unsafe evbuffer_add(buffer, body.baseAddress, body.count)
    }
    unsafe evhttp_send_reply(request, response.status, nil, buffer)
  }
}

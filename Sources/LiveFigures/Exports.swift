#if hasFeature(Embedded)
  import Diagnostics

  /// What the last call answered; the page reads it before the next call.
  nonisolated(unsafe) private var answer: [UInt8] = []
  /// Where the page puts a block's text.
  nonisolated(unsafe) private var input: [UInt8] = []

  /// Makes room for a text of `count` bytes and gives its address.
  @_expose(wasm, "plumb_input")
  @c(plumb_input)
  public func plumb_input(_ count: Int32) -> UnsafeMutableRawPointer? {
    unsafe input = [UInt8](repeating: 0, count: max(1, Int(count)))
    return unsafe input.withUnsafeMutableBytes { $0.baseAddress }
  }

  /// Solves the text that was put in, in Korean for 1; gives the length of the answer in bytes.
  @_expose(wasm, "plumb_solve")
  @c(plumb_solve)
  public func plumb_solve(_ isKorean: Int32) -> Int32 {
    unsafe answer = liveFigure(input, language: isKorean == 1 ? .korean : .english)
    return unsafe Int32(answer.count)
  }

  /// The address of the answer.
  @_expose(wasm, "plumb_answer")
  @c(plumb_answer)
  public func plumb_answer() -> UnsafeRawPointer? {
    unsafe answer.withUnsafeBytes { $0.baseAddress }
  }
#endif

import Diagnostics
import LayoutBlocks
import LayoutEngine

/// Gives libFuzzer's bytes to the language of the block: lexer, parser, lowering, solver, formatter.
///
/// Whatever the bytes are, there is a tree and a list of faults, and a block is formatted to something that stays the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzBlocks(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  let file = SourceText(path: "block", bytes: bytes)
  let source = BlockSource(standalone: file, id: "fuzz")
  for language in Language.allCases {
    let (block, _) = parse(source, language: language)
    if let context = block.contexts.first { _ = layOut(lower(block, in: context)) }
  }
  let once = formatted(source)
  let again = formatted(BlockSource(standalone: SourceText(path: "block", bytes: once), id: "fuzz"))
  precondition(once == again, "formatting twice differs from formatting once")
  return 0
}

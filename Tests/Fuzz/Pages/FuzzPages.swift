import Diagnostics
import FileSystem
import Markdown
import Reference

/// Gives libFuzzer's bytes to the reading of pages: front matter by its schema, and our dialect of Markdown.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPages(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  let (page, diagnostics) = readPage(
    SourceText(path: "Content/page.en.md", bytes: bytes), id: "page", language: .english)
  for diagnostic in diagnostics {
    guard let range = diagnostic.range else { continue }
    precondition(
      range.start >= 0 && range.start <= range.end && range.end <= bytes.count, "a fault outside of the file")
  }
  _ = page.document.headings.count + page.document.codeBlocks.count
  return 0
}

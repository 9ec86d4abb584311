import FileSystem
import Foundation
import Testing

/// A folder of its own for one test, removed at the end.
final class TemporaryFolder {
  let path: String
  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-files-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }
  deinit { try? FileManager.default.removeItem(atPath: path) }
}

let decomposed = "\u{1109}\u{1175}\u{1110}\u{1173}"  // 시트
let composed = "\u{C2DC}\u{D2B8}"

private func sameBytes(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }

@Suite struct Paths {
  @Test(arguments: [
    ("a/b.md", "a/b.md"), ("./a//b/./c", "a/b/c"), ("a/../b", "b"), ("", ""), ("a/b/..", "a"),
    ("x/" + decomposed + ".md", "x/" + composed + ".md"), ("e\u{301}", "\u{E9}"), ("\u{AC00}\u{11A8}", "\u{AC01}"),
  ])
  func pathsGetOneSpelling(path: String, expected: String) throws {
    #expect(sameBytes(try canonicalPath(path), expected))
  }

  @Test(arguments: ["/etc/passwd", "..", "a/../../b", "a\\b", "a/\0b"])
  func pathsThatLeaveTheRootAreRefused(path: String) {
    #expect(throws: FileSystemError.self) { try canonicalPath(path) }
  }
}

@Suite struct Composition {
  @Test func everySyllableComposesFromItsLetters() {
    for value in UInt32(0xAC00)...0xD7A3 {
      let index = value - 0xAC00
      var text = String.UnicodeScalarView()
      text.append(Unicode.Scalar(0x1100 + index / 588)!)
      text.append(Unicode.Scalar(0x1161 + index % 588 / 28)!)
      if index % 28 > 0 { text.append(Unicode.Scalar(0x11A7 + index % 28)!) }
      #expect(canonicallyComposed(String(text)).unicodeScalars.map(\.value) == [value])
    }
  }

  @Test(arguments: [
    "e\u{301}", "E\u{302}\u{301}", "a\u{323}\u{302}", "a\u{302}\u{323}", "u\u{308}\u{304}", "\u{306B}\u{3099}",
    "\u{304B}\u{3099}",
    "\u{3B1}\u{301}", "\u{438}\u{306}", "q\u{301}", "\u{301}a", "s\u{323}\u{307}", "x\u{327}\u{301}\u{302}",
    "\u{1100}\u{AC00}",
  ])
  func compositionAgreesWithFoundation(text: String) {
    #expect(sameBytes(canonicallyComposed(text), text.precomposedStringWithCanonicalMapping))
  }
}

@Suite struct Disk {
  let folder: TemporaryFolder
  let files: DiskFileSystem

  init() throws {
    folder = try TemporaryFolder()
    files = try DiskFileSystem(root: folder.path)
  }

  @Test func writtenBytesAreReadBackAndFoldersAreMade() throws {
    try files.write([1, 2, 3], to: "a/b/c.bin")
    #expect(try files.read("a/b/c.bin") == [1, 2, 3])
    #expect(files.exists("a/b"))
    #expect(try files.read("./a//b/c.bin") == [1, 2, 3])
    try files.write([], to: "empty")
    #expect(try files.read("empty") == [])
  }

  @Test func equalBytesAreNotWrittenAgain() throws {
    #expect(try files.writeIfChanged(Array("하나".utf8), to: "x.md"))
    let stamp = try files.modification(of: "x.md")
    #expect(try !files.writeIfChanged(Array("하나".utf8), to: "x.md"))
    #expect(try files.modification(of: "x.md") == stamp)
    #expect(try files.writeIfChanged(Array("둘이".utf8), to: "x.md"))
    #expect(stamp.size == 6)
  }

  @Test func listingIsSortedByBytesAndWithoutLeftovers() throws {
    for path in ["b.md", "a/z.md", "a-b.md", "가.md", "a/가/나.md", "Z.md", "a/.plumb-writing-1-1"] {
      try files.write([0], to: path)
    }
    #expect(try files.list("").map(\.path) == ["Z.md", "a-b.md", "a/z.md", "a/가/나.md", "b.md", "가.md"])
    #expect(try files.list("a").map(\.path) == ["a/z.md", "a/가/나.md"])
    #expect(throws: FileSystemError.self) { try files.list("missing") }
  }

  @Test func decomposedNamesAreFoundByTheirComposedForm() throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/ko" + decomposed, withIntermediateDirectories: true)
    #expect(
      FileManager.default.createFile(
        atPath: folder.path + "/ko" + decomposed + "/" + decomposed + ".md", contents: Data([7])))
    let entries = try files.list("")
    #expect(entries.map { sameBytes($0.path, "ko" + composed + "/" + composed + ".md") } == [true])
    #expect(entries.map { sameBytes($0.storedPath, "ko" + decomposed + "/" + decomposed + ".md") } == [true])
    #expect(try files.read("ko" + composed + "/" + composed + ".md") == [7])
    #expect(try files.read("ko" + decomposed + "/" + decomposed + ".md") == [7])
  }

  @Test func bothFormsOfOneNameAreTwoEntries() throws {
    for name in [composed, decomposed] {
      #expect(FileManager.default.createFile(atPath: folder.path + "/" + name, contents: Data()))
    }
    let entries = try files.list("")
    #expect(entries.count == 2)
    #expect(entries.allSatisfy { sameBytes($0.path, composed) })
  }

  @Test func symbolicLinksAreFollowedInsideTheRootOnly() throws {
    let outside = try TemporaryFolder()
    #expect(FileManager.default.createFile(atPath: outside.path + "/secret", contents: Data([9])))
    let manager = FileManager.default
    try files.write([5], to: "real/file")
    try manager.createSymbolicLink(atPath: folder.path + "/in", withDestinationPath: "real/file")
    try manager.createSymbolicLink(atPath: folder.path + "/out", withDestinationPath: outside.path + "/secret")
    try manager.createSymbolicLink(atPath: folder.path + "/outdir", withDestinationPath: outside.path)
    try manager.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: ".")
    #expect(try files.read("in") == [5])
    #expect(files.exists("in"))
    #expect(!files.exists("out"))
    for path in ["out", "outdir/secret"] {
      #expect { try files.read(path) } throws: { ($0 as? FileSystemError)?.reason == .outsideRoot }
    }
    #expect { try files.write([1], to: "outdir/new") } throws: { ($0 as? FileSystemError)?.reason == .outsideRoot }
    #expect(try files.list("").map(\.path) == ["in", "real/file"])
  }

  @Test func writingOverALinkReplacesTheLink() throws {
    let outside = try TemporaryFolder()
    #expect(FileManager.default.createFile(atPath: outside.path + "/kept", contents: Data([9])))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/page", withDestinationPath: outside.path + "/kept")
    try files.write([1], to: "page")
    #expect(try files.read("page") == [1])
    #expect(FileManager.default.contents(atPath: outside.path + "/kept") == Data([9]))
  }

  @Test func removingTakesEmptyFoldersAlong() throws {
    try files.write([1], to: "a/b/c")
    try files.write([1], to: "a/d")
    try files.remove("a/b/c")
    #expect(!files.exists("a/b"))
    #expect(files.exists("a/d"))
    try files.remove("a/b/c")
    try files.write([2], to: "a/b/c")
    #expect(try files.read("a/b/c") == [2])
  }

  @Test func failuresNameThePathAndTheReason() throws {
    #expect { try files.read("none.md") } throws: {
      $0 as? FileSystemError
        == FileSystemError(path: "none.md", reason: .notFound, detail: "No such file or directory")
    }
    try files.write([1], to: "file")
    #expect { try files.read("") } throws: { ($0 as? FileSystemError)?.reason == .wrongKind }
    #expect { try files.write([1], to: "file/below") } throws: { ($0 as? FileSystemError)?.reason == .wrongKind }
    #expect { try DiskFileSystem(root: folder.path + "/nowhere") } throws: {
      ($0 as? FileSystemError)?.reason == .notFound
    }
  }

  @Test func foldersThatNestTooDeepAreRefused() throws {
    try files.write([1], to: String(repeating: "d/", count: fileSystemDepthLimit + 1) + "f")
    #expect { try files.list("") } throws: { ($0 as? FileSystemError)?.reason == .tooDeep }
  }

  @Test func manyFilesAreReadByManyThreads() async throws {
    for index in 0..<200 { try files.write(Array("\(index)".utf8), to: "n/\(index % 7)/\(index).txt") }
    let entries = try files.list("")
    let files = files
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for entry in entries {
        group.addTask { Int(String(decoding: try files.read(entry.path), as: UTF8.self)) ?? 0 }
      }
      return try await group.reduce(0, +)
    }
    #expect(sum == 199 * 200 / 2)
  }
}

@Suite struct Memory {
  @Test func memoryKeepsTheRulesOfTheDisk() throws {
    let files = try InMemoryFileSystem([("b/x.md", "엑스"), (decomposed, "")])
    #expect(try files.read("b/x.md") == Array("엑스".utf8))
    #expect(files.exists("b") && files.exists(composed) && !files.exists("c"))
    #expect(try files.list("").map(\.path) == ["b/x.md", composed])
    #expect(try files.writeIfChanged([1], to: "b/x.md"))
    #expect(try !files.writeIfChanged([1], to: "b/x.md"))
    #expect { try files.write([1], to: "b") } throws: { ($0 as? FileSystemError)?.reason == .wrongKind }
    #expect { try files.write([1], to: "b/x.md/y") } throws: { ($0 as? FileSystemError)?.reason == .wrongKind }
    #expect { try files.read("../x") } throws: { ($0 as? FileSystemError)?.reason == .outsideRoot }
    let before = try files.modification(of: "b/x.md")
    try files.write([1], to: "b/x.md")
    #expect(try files.modification(of: "b/x.md") != before)
    try files.remove("b/x.md")
    #expect(!files.exists("b"))
  }
}

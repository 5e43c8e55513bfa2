import Testing

@testable import FeedLoading

@Suite struct PackedFormTests {
    /// Returns 512 bytes that begin with `start` and have the magic number of tar.
    private func marked(_ start: [UInt8]) -> [UInt8] {
        var bytes = start + [UInt8](repeating: UInt8(ascii: "x"), count: 512 - start.count)
        bytes.replaceSubrange(257..<262, with: Array("ustar".utf8))
        return bytes
    }

    @Test(arguments: [
        "<rss", "{\"a", "[", " <rss", "\n<rss", "\r\n<", "\t{", "\u{FEFF}<rss",
    ])
    func `Recognizes documents despite the magic number of tar`(start: String) {
        #expect(PackedForm(marked(Array(start.utf8))) == nil)
    }

    @Test func `Recognizes UTF-16 documents`() {
        #expect(PackedForm(marked([0xFF, 0xFE, 0x3C, 0])) == nil)
        #expect(PackedForm(marked([0xFE, 0xFF, 0, 0x3C])) == nil)
    }

    @Test(arguments: ["feed.xml", "./", "\u{FF41}.xml", "1", "\u{0}"])
    func `Recognizes tar files`(start: String) {
        #expect(PackedForm(marked(Array(start.utf8))) == .tar)
    }

    @Test(
        arguments: [
            ("BZh", nil), ("BZh0", nil), ("BZh1", .bzip2), ("BZh9", .bzip2), ("BZh:", nil),
        ] as [(String, PackedForm?)])
    func `Detects bzip2 by its block size as well`(text: String, form: PackedForm?) {
        #expect(PackedForm(Array(text.utf8)) == form)
    }

    @Test func `Detects a tar file from 512 bytes on`() {
        let bytes = marked(Array("feed.xml".utf8))
        #expect(PackedForm(bytes) == .tar)
        #expect(PackedForm(Array(bytes.dropLast())) == nil)
    }
}

import Testing

@testable import PluginReading

@Suite struct ELFDynamicTests {
    private func read(_ image: DynamicImage) -> ELFDynamic? {
        var file = ArrayBytes(array: image.bytes)
        return ELFDynamic(reading: &file)
    }

    @Test func `Reads needed libraries in order, and the library's own name`() throws {
        let image = DynamicImage(entries: [
            (1, DynamicImage.libb), (14, DynamicImage.liba), (1, DynamicImage.liba),
        ])
        let dynamic = try #require(read(image))
        #expect(dynamic.needed == ["libb.so", "liba.so"])
        #expect(dynamic.name == "liba.so")
        #expect(dynamic.searchPath == [])
        #expect(!dynamic.hasAuditors && !dynamic.hasTextRelocations && !dynamic.isProgram)
    }

    @Test(arguments: [(0, true), (1, false)])
    func `Reads up to a megabyte of entries`(more: Int, isRead: Bool) {
        // Three entries are the image's own: two and the terminator.
        let count = (1 << 20) / 16 - 3 + more
        let image = DynamicImage(entries: Array(repeating: (0x6FFF_0000, 0), count: count))
        #expect((read(image) != nil) == isRead)
    }

    @Test func `Stops at the terminator, as the loader does`() throws {
        let image = DynamicImage(entries: [
            (1, DynamicImage.liba), (0, 0), (1, DynamicImage.libb), (29, DynamicImage.homePath),
            (22, 0), (0x7FFF_FFFD, 1),
        ])
        let dynamic = try #require(read(image))
        #expect(dynamic.needed == ["liba.so"])
        #expect(dynamic.searchPath == [])
        #expect(!dynamic.hasAuditors && !dynamic.hasTextRelocations)
        #expect(read(DynamicImage(hasEnd: false)) == nil)
    }

    @Test(
        arguments: [
            ([(29, DynamicImage.ownPath)], ["$ORIGIN", "/usr/lib"]),
            ([(15, DynamicImage.ownPath)], ["$ORIGIN", "/usr/lib"]),
            // RUNPATH precedes RPATH in any order; the last of each counts.
            ([(29, DynamicImage.ownPath), (15, DynamicImage.homePath)], ["$ORIGIN", "/usr/lib"]),
            ([(15, DynamicImage.homePath), (29, DynamicImage.ownPath)], ["$ORIGIN", "/usr/lib"]),
            ([(15, DynamicImage.ownPath), (15, DynamicImage.homePath)], ["/home/x"]),
            ([(29, DynamicImage.ownPath), (29, DynamicImage.homePath)], ["/home/x"]),
            ([(29, 0)], []),
        ] as [([DynamicImage.Entry], [String])])
    func `Returns the search path that the loader uses`(
        entries: [DynamicImage.Entry], path: [String]
    ) throws {
        #expect(try #require(read(DynamicImage(entries: entries))).searchPath == path)
    }

    /// As the loader reads them: it splits paths by bytes, and replaces tokens in names.
    @Test func `Finds what leads to other folders`() throws {
        let path = DynamicImage(
            entries: [(29, 1)], strings: Array("\0/usr/lib/:\u{301}/x\0".utf8))
        let dynamic = try #require(read(path))
        #expect(dynamic.searchPath == ["/usr/lib/", "\u{301}/x"])
        #expect(
            ForeignFolder.reached(by: dynamic) == "it looks for libraries in '\u{301}/x'")
        let name = DynamicImage(entries: [(1, 1)], strings: Array("\0${LIB}.so\0".utf8))
        let naming = try #require(read(name))
        #expect(ForeignFolder.reached(by: naming) == "it needs '${LIB}.so'")
        let own = try #require(read(DynamicImage(entries: [(29, DynamicImage.ownPath)])))
        #expect(ForeignFolder.reached(by: own) == nil)
    }

    @Test func `Locates the section by address, not by file offset`() throws {
        // The loader ignores the header's file offset.
        let image = DynamicImage(entries: [(1, DynamicImage.liba)], dynamicOffset: 64)
        #expect(try #require(read(image)).needed == ["liba.so"])
        #expect(read(DynamicImage(dynamicAddress: 0x900_0000)) == nil)
        // The whole section must be in the file.
        #expect(read(DynamicImage(dynamicAddress: 0x10000 + 250)) == nil)
    }

    @Test func `Rejects segments that overlap the section`() {
        let clear = DynamicImage(furtherSegments: [(1, 0, 0x20000, 64)])
        #expect(read(clear) != nil)
        for address: UInt64 in [0x10000, 0x10FFF, 0x8000, .max - 4_096] {
            #expect(read(DynamicImage(furtherSegments: [(1, 0, address, 64)])) == nil)
        }
        #expect(read(DynamicImage(furtherSegments: [(1, 0, 0x11000, 64)])) != nil)
        #expect(read(DynamicImage(furtherSegments: [(2, 200, 0x10000 + 200, 64)])) == nil)
    }

    @Test func `Rejects names outside of the file`() {
        #expect(read(DynamicImage(stringsShift: 1 << 30)) == nil)
        #expect(read(DynamicImage(stringsSize: 1 << 40)) == nil)
        #expect(read(DynamicImage(entries: [(1, 44)])) == nil)
        #expect(read(DynamicImage(entries: [(1, .max)])) == nil)
        #expect(read(DynamicImage(entries: [(29, .max)])) == nil)
        // An unterminated name.
        var image = DynamicImage(entries: [(1, DynamicImage.homePath)])
        #expect(read(image) != nil)
        image.stringsSize = DynamicImage.homePath + 3
        #expect(read(image) == nil)
        image = DynamicImage(entries: [(1, 1)], strings: [0, 0xFF, 0])
        #expect(read(image) == nil)
    }

    @Test func `Recognizes auditors, executables and text relocations`() throws {
        for tag: UInt64 in [0x6FFF_FEFB, 0x6FFF_FEFC, 0x7FFF_FFFD, 0x7FFF_FFFF] {
            #expect(try #require(read(DynamicImage(entries: [(tag, 1)]))).hasAuditors)
        }
        let program = DynamicImage(entries: [(0x6FFF_FFFB, 0x0800_0001)])
        #expect(try #require(read(program)).isProgram)
        #expect(try #require(read(DynamicImage(entries: [(22, 0)]))).hasTextRelocations)
        #expect(try #require(read(DynamicImage(entries: [(30, 4)]))).hasTextRelocations)
        #expect(try !#require(read(DynamicImage(entries: [(30, 3)]))).hasTextRelocations)
    }

    @Test func `Limits the number of needed libraries`() {
        func needing(_ count: Int) -> ELFDynamic? {
            read(DynamicImage(entries: Array(repeating: (1, DynamicImage.liba), count: count)))
        }
        #expect(needing(4_096)?.needed.count == 4_096)
        #expect(needing(4_097) == nil)
    }

    @Test(arguments: [
        ("$ORIGIN", true), ("${ORIGIN}", true), ("$ORIGIN/", true), ("/usr/lib", true),
        ("/lib64", true), ("/usr/lib/x86_64-linux-gnu/", true), ("/usr/local/lib", true),
        ("", false), ("libraries", false), (".", false), ("$ORIGIN/../secret", false),
        ("$ORIGINAL", false), ("/usr/lib/../../home", false), ("/usr/library", false),
        ("/usr/lib/$LIB", false), ("/home/x", false), ("/root", false), ("/tmp", false),
        ("/opt/there-is-no-such-folder", false), ("/opt/../root", false),
        ("/usr/lib/../\u{301}x", false),
    ])
    func `Resolves only allowed folders of the system and the plugin`(
        name: String, isUsed: Bool
    ) {
        #expect((LibraryFolder(named: name) != nil) == isUsed)
    }
}

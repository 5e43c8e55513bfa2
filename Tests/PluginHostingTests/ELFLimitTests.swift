import Glibc
import PluginTestSupport
import Testing

@testable import PluginReading

/// The limits of what is read of a library, each at its edge.
@Suite struct ELFLimitTests {
    private typealias Symbol = (info: UInt8, other: UInt8, section: UInt16)

    /// A library with these symbols behind the first, and what finds them.
    private func names(
        of symbols: [Symbol], table: (DynamicImage, UInt64) -> (bytes: [UInt8], tag: UInt64)
    ) throws -> [String]? {
        var image = DynamicImage()
        let start = image.base + 176 + UInt64(image.strings.count)
        var entries: [UInt8] = Array(repeating: 0, count: 24)
        for (index, symbol) in symbols.enumerated() {
            // The names end alike: "liba.so", "iba.so" and so on.
            entries.appendNumber(UInt32(1 + index))
            entries += [symbol.info, symbol.other]
            entries.appendNumber(symbol.section)
            entries.appendNumbers([0, 0] as [UInt64])
        }
        let (hash, tag) = table(image, start)
        image.strings += hash + entries
        image.entries = [(tag, start), (6, start + UInt64(hash.count)), (11, 24)]
        return try names(in: image)
    }

    private func names(in image: DynamicImage) throws -> [String]? {
        try ArrayBytes(array: image.bytes).exportedNames()
    }

    @Test func `Exports what is global or weak, defined and visible`() throws {
        let symbols: [(Symbol, Bool)] = [
            ((0x12, 0, 1), true), ((0x22, 0, 1), true), ((0x02, 0, 1), false),
            ((0x32, 0, 1), false), ((0xA2, 0, 1), false), ((0x13, 0, 1), false),
            ((0x11, 0, 1), true), ((0x12, 1, 1), false), ((0x12, 2, 1), false),
            ((0x12, 3, 1), true), ((0x12, 0, 0), false), ((0x12, 0, 0xFEFF), true),
            ((0x12, 0, 0xFF00), false), ((0x12, 0, 0xFFF1), false),
        ]
        let found = try names(of: symbols.map(\.0)) { _, _ in
            var hash: [UInt8] = []
            hash.appendNumbers([0, UInt32(symbols.count + 1)])
            return (hash, 4)
        }
        let text = Array("liba.so\0libb.so\0".utf8)
        let expected = symbols.indices.filter { symbols[$0].1 }.map { index in
            String(decoding: text[index...].prefix { $0 != 0 }, as: UTF8.self)
        }
        #expect(found == expected)
    }

    /// A `DT_GNU_HASH` with these numbers; its chains follow.
    private static func hash(
        places: [UInt32], first: UInt32 = 1, bloom: Int = 0, chains: [UInt32] = []
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.appendNumbers([UInt32(places.count), first, UInt32(bloom), 0])
        bytes += Array(repeating: 0, count: 8 * bloom)
        bytes.appendNumbers(places)
        bytes.appendNumbers(chains)
        return bytes
    }

    @Test(
        arguments: [
            ([1], 1, [1], ["liba.so"]), ([1], 1, [0, 3], ["liba.so", "iba.so"]),
            ([2], 2, [1], ["iba.so"]), ([1], 2, [1], nil), ([0], 1, [], []), ([], 1, [], []),
            ([0, 1], 1, [0, 1], ["liba.so", "iba.so"]),
        ] as [([UInt32], UInt32, [UInt32], [String]?)])
    func `Follows the chain of the last bucket to its end`(
        places: [UInt32], first: UInt32, chains: [UInt32], expected: [String]?
    ) throws {
        let symbols = [Symbol](repeating: (0x12, 0, 1), count: 2)
        let found = try names(of: symbols) { _, _ in
            (Self.hash(places: places, first: first, chains: chains), 0x6FFF_FEF5)
        }
        #expect(found == expected)
    }

    @Test(
        arguments: [
            (200_000, 1, 0, true), (200_001, 1, 0, false), (1, 200_000, 0, true),
            (1, 200_001, 0, false), (1, 1, 200_000, true), (1, 1, 200_001, false),
        ] as [(Int, UInt32, Int, Bool)])
    func `Reads a hash table of up to so many entries`(
        places: Int, first: UInt32, bloom: Int, isRead: Bool
    ) throws {
        let found = try names(of: []) { _, _ in
            let places = [UInt32](repeating: 0, count: places)
            return (Self.hash(places: places, first: first, bloom: bloom), 0x6FFF_FEF5)
        }
        #expect(found == (isRead ? [] : nil))
    }

    @Test func `Has no exports without a hash table, wherever the symbols are`() throws {
        #expect(try names(in: DynamicImage()) == [])
        #expect(try names(in: DynamicImage(entries: [(6, 0x900_0000)])) == [])
    }

    /// A shared object with these segments: kind, and bytes.
    private func library(_ segments: [(type: UInt32, bytes: [UInt8])]) -> [UInt8] {
        var bytes = Array(ELFImage().bytes[..<64])
        bytes.replaceSubrange(56..<58, with: [UInt8(segments.count), 0])
        var offset = UInt64(64 + 56 * segments.count)
        for segment in segments {
            let size = UInt64(segment.bytes.count)
            bytes.appendSegment(segment.type, at: offset, loadedTo: offset, size, alignment: 4)
            offset += size
        }
        return bytes + segments.flatMap(\.bytes)
    }

    private func fault(_ segments: [(type: UInt32, bytes: [UInt8])]) -> ELFFault? {
        ELFFault(of: library(segments))
    }

    private let note = ELFImage.Note(text: ELFImage.text).bytes(alignment: 4)
    private let other = ELFImage.Note(
        owner: Array("GNU".utf8) + [0], text: [1, 0xAB, 0x2F, 9], type: 3
    ).bytes(alignment: 4)

    @Test func `Reads the first note of up to eight segments of notes`() throws {
        #expect(fault(Array(repeating: (4, other), count: 7) + [(4, note)]) == nil)
        #expect(fault(Array(repeating: (4, other), count: 8) + [(4, note)]) == .notesTooLong)
        let second = ELFImage.Note(text: [7]).bytes(alignment: 4)
        var file = ArrayBytes(array: library([(4, note), (4, second)]))
        #expect(try ELFLibrary(reading: &file).noteText == ELFImage.text)
        // Segments of another kind hold no notes.
        #expect(fault([(2, note)]) == .noNote)
        #expect(fault([(1, note)]) == .noNote)
    }

    @Test func `Reads notes of up to 128 kilobytes in all`() {
        let zeros = [UInt8](repeating: 0, count: (128 << 10) - note.count)
        #expect(fault([(4, zeros), (4, note)]) == nil)
        #expect(fault([(4, zeros + [0]), (4, note)]) == .notesTooLong)
    }

    @Test func `Reads up to 1024 segments of the current version only`() {
        func fault(_ image: ELFImage, version: UInt8 = 1) -> ELFFault? {
            var bytes = image.bytes
            bytes[6] = version
            return ELFFault(of: bytes)
        }
        #expect(fault(ELFImage(programHeaderCount: 1_024)) == .truncated)
        #expect(fault(ELFImage(programHeaderCount: 1_025)) == .malformed)
        #expect(fault(ELFImage(), version: 2) == .malformed)
    }

    @Test func `Reads the build id beside other notes`() {
        func buildID(_ segments: [(type: UInt32, bytes: [UInt8])]) -> String? {
            var file = ArrayBytes(array: library(segments))
            return ELFLibrary.buildID(of: &file)
        }
        #expect(buildID([(4, note), (4, other)]) == "01ab2f09")
        #expect(buildID([(4, note + other)]) == "01ab2f09")
        #expect(buildID([(1, other), (4, note)]) == nil)
        let zeros = [UInt8](repeating: 0, count: (128 << 10) - other.count)
        #expect(buildID([(4, other + zeros)]) == "01ab2f09")
        #expect(buildID([(4, other + zeros + [0])]) == nil)
    }

    @Test(arguments: [(4_096, 4_096), (4_097, 0)])
    func `Reads up to 4096 segments and sections`(count: Int, read: Int) throws {
        var bytes = Array(ELFImage().bytes[..<64])
        bytes.set(UInt64(64), at: 40)
        bytes.set(UInt16(count), at: 56)
        bytes.set(UInt16(64), at: 58)
        bytes.set(UInt16(count), at: 60)
        bytes += Array(repeating: 0, count: 64 * count)
        var file = ArrayBytes(array: bytes)
        let tables = try #require(ELFSections(reading: &file))
        #expect(tables.segments.count == read && tables.sections.count == read)
    }

    @Test func `Finds where an address is loaded from`() throws {
        let image = DynamicImage()
        let size = UInt64(image.bytes.count)
        var file = ArrayBytes(array: image.bytes)
        let tables = try #require(ELFSections(reading: &file))
        #expect(tables.fileOffset(of: image.base, count: size) == 0)
        #expect(tables.fileOffset(of: image.base, count: size + 1) == nil)
        #expect(tables.fileOffset(of: image.base - 1, count: 1) == nil)
        #expect(tables.fileOffset(of: image.base + size - 1, count: 1) == size - 1)
        #expect(tables.fileOffset(of: image.base + size, count: 0) == nil)
    }

    @Test func `Rejects a segment at the end of memory`() {
        func isRead(_ address: UInt64) -> Bool {
            var file = ArrayBytes(
                array: DynamicImage(furtherSegments: [(1, 0, address, 64)]).bytes)
            return ELFDynamic(reading: &file) != nil
        }
        #expect(isRead(.max - 4_096 - 64))
        #expect(!isRead(.max - 4_096 - 63))
    }

    @Test func `Reads a file up to its end`() throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<5_000).map { UInt8(truncatingIfNeeded: $0) }
        try folder.write(bytes, to: "file")
        let descriptor = unsafe open(folder.path + "/file", O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        let file = FileBytes(descriptor: descriptor)
        #expect(file.bytes(at: 0, count: 0) == [])
        #expect(file.bytes(at: 0, count: 4_096) == Array(bytes[..<4_096]))
        #expect(file.bytes(at: 4_990, count: 10) == Array(bytes[4_990...]))
        #expect(file.bytes(at: 4_990, count: 11) == nil)
        #expect(file.bytes(at: 0, count: -1) == nil)
        #expect(file.bytes(at: .max, count: 1) == nil)
    }

    @Test(arguments: [(1 << 20, true), ((1 << 20) + 1, false)])
    func `Takes a file of up to a megabyte without NUL`(count: Int, isValid: Bool) {
        let text = String(repeating: "x", count: count)
        #expect((PluginOptionType.file.canonicalValue(of: text) != nil) == isValid)
        #expect(PluginOptionType.file.canonicalValue(of: "a\0b") == nil)
    }

    @Test(
        arguments: [
            (1, 6, 100, true), (1, 4, 100, false), (6, 6, 100, false), (1, 2, 100, true),
            (1, 6, 0, true), (1, 6, 107, true), (1, 6, 108, false),
        ] as [(UInt32, UInt32, UInt64, Bool)])
    func `Tells a note in a writable segment`(
        type: UInt32, flags: UInt32, offset: UInt64, isWritable: Bool
    ) throws {
        var image = DynamicImage()
        image.furtherSegments = [(4, offset, 0x20_000, 8), (type, 0, 0x30_000, 108)]
        var bytes = image.bytes
        // The flags of the last segment.
        bytes[64 + 3 * 56 + 4] = UInt8(flags)
        let folder = try TemporaryFolder()
        try folder.write(bytes, to: "a.so")
        let descriptor = unsafe open(folder.path + "/a.so", O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        #expect(PluginLibraryFacts(reading: descriptor)?.isNoteWritable == isWritable)
    }
}

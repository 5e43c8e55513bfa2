import Foundation
import PluginTestSupport
import Testing

@testable import PluginReading

@Suite final class ELFExportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func library(_ options: String = "") throws -> [UInt8] {
        try folder.write(
            """
            int shown(void) { return 1; }
            int object = 2;
            __attribute__((visibility("hidden"))) int hidden(void) { return 3; }
            extern int elsewhere(void);
            int other(void) { return elsewhere() + hidden(); }
            """, to: "a.c")
        let path = "\(folder.path)/a.so"
        let command = "cc -shared -fPIC \(options) -o '\(path)' '\(folder.path)/a.c'"
        try #require(unsafe system(command) == 0)
        return try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    }

    private func names(in bytes: [UInt8]) throws -> Set<String>? {
        try ArrayBytes(array: bytes).exportedNames().map { Set($0) }
    }

    private static let all: Set = ["shown", "object", "other"]

    @Test(arguments: ["", "-Wl,--hash-style=sysv", "-Wl,--hash-style=gnu", "-Wl,--hash-style=both"])
    func `Lists the symbols of both kinds of hash tables`(options: String) throws {
        #expect(try names(in: library(options)) == Self.all)
    }

    @Test func `Lists no symbols of a library without exports`() throws {
        #expect(try names(in: library("-fvisibility=hidden"))?.isEmpty == true)
    }

    @Test func `Returns nil for unreadable files`() throws {
        let descriptor = unsafe open(folder.path, O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        let file = FileBytes(descriptor: descriptor)
        #expect(file.bytes(at: 0, count: 4) == nil)
    }

    @Test func `Ignores section headers, which may be missing or wrong`() throws {
        var bytes = try library()
        let headers = Int(bytes.littleEndian(UInt64.self, at: 40))
        // Empties the symbol table's section.
        for header in stride(from: headers, to: headers + 64 * Int(bytes[60]), by: 64)
        where bytes[header + 4] == 11 {
            bytes.replaceSubrange(header + 32..<header + 40, with: repeatElement(0, count: 8))
        }
        #expect(try names(in: bytes) == Self.all)
        // Removes all section headers.
        bytes.replaceSubrange(40..<48, with: repeatElement(0, count: 8))
        bytes.replaceSubrange(60..<64, with: repeatElement(0, count: 4))
        #expect(try names(in: bytes) == Self.all)
    }

    @Test(arguments: [200_000, 200_001])
    func `Limits the number of symbols`(count: Int) throws {
        var image = DynamicImage()
        let start = image.base + 176 + UInt64(image.strings.count)
        image.strings.appendNumbers([0, UInt32(count)])
        image.strings += [UInt8](repeating: 0, count: 24 * count)
        // DT_HASH, DT_SYMTAB, DT_SYMENT
        image.entries = [(4, start), (6, start + 8), (11, 24)]
        #expect(try names(in: image.bytes)?.isEmpty == (count > 200_000 ? nil : true))
    }

    @Test func `Finds symbols by name`() throws {
        var file = ArrayBytes(array: try library())
        let dynamic = try #require(ELFDynamic(reading: &file))
        #expect(dynamic.exports("other", in: &file) == true)
        #expect(dynamic.exports("hidden", in: &file) == false)
        #expect(dynamic.exports("elsewhere", in: &file) == false)
    }

    @Test(arguments: 0..<16)
    func `Survives damaged tables`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let whole = try library("-Wl,--hash-style=\(seed % 2 == 0 ? "gnu" : "sysv")")
        for _ in 0..<500 {
            var bytes = whole
            // Mostly in the headers, the hash table and the dynamic section.
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let index = Int.random(in: 64..<bytes.count, using: &random)
                bytes[index] =
                    [0, 0xFF, 0x7F, UInt8.random(in: 0...255, using: &random)]
                    .randomElement(using: &random) ?? 0
            }
            var file = ArrayBytes(array: bytes)
            guard let dynamic = ELFDynamic(reading: &file),
                let tables = ELFSections(reading: &file)
            else { continue }
            _ = ELFExports(of: dynamic, in: tables, &file)?.names(in: &file)
        }
    }
}

import Testing

@testable import PluginReading

/// Symbol tables whose number and size are chosen by the file's author.
struct ELFSymbolTests {
    /// A file that counts the bytes read.
    private struct CountedBytes: RandomAccessBytes {
        let all: [UInt8]
        var count = 0

        mutating func bytes(at offset: UInt64, count: Int) -> [UInt8]? {
            guard let start = Int(exactly: offset), start <= all.count, count <= all.count - start
            else { return nil }
            self.count += count
            return Array(all[start..<start + count])
        }
    }

    /// A library with many tables of functions that share a long name.
    private func library(tables: Int, functions: Int, nameLength: Int) -> CountedBytes {
        var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + Array(repeating: 0, count: 57)
        let names = bytes.count
        bytes += Array(repeating: UInt8(ascii: "a"), count: nameLength) + [0]
        let symbols = bytes.count
        for index in 0..<functions {
            bytes.appendNumber(UInt32(0))
            bytes += [0x12, 0, 1, 0]
            bytes.appendNumbers([UInt64(0x1000 + 16 * index), 16])
        }
        let sections = bytes.count
        func section(_ kind: UInt32, at offset: Int, _ size: Int, link: UInt32) {
            bytes.appendNumbers([0, kind])
            bytes += Array(repeating: 0, count: 16)
            bytes.appendNumbers([UInt64(offset), UInt64(size)])
            bytes.appendNumber(link)
            bytes += Array(repeating: 0, count: 20)
        }
        section(0, at: 0, 0, link: 0)
        section(3, at: names, nameLength + 1, link: 0)
        for _ in 0..<tables {
            section(ELFSymbolTable.full, at: symbols, 24 * functions, link: 1)
        }
        bytes.set(UInt64(sections), at: 40)
        bytes.set(UInt16(64), at: 58)
        bytes.set(UInt16(tables + 2), at: 60)
        return CountedBytes(all: bytes)
    }

    @Test func `Names the function at an address`() {
        var file = library(tables: 1, functions: 3, nameLength: 4)
        let symbols = ELFSymbols(reading: &file)
        #expect(symbols.name(at: 0x1000, in: &file) == "aaaa")
        #expect(symbols.name(at: 0x102F, in: &file) == "aaaa")
        #expect(symbols.name(at: 0x1030, in: &file) == nil)
        #expect(symbols.name(at: 0xFFF, in: &file) == nil)
    }

    @Test func `Names a function though the names are said to reach beyond any file`() {
        var bytes = library(tables: 1, functions: 1, nameLength: 300).all
        let sections = Int(bytes.littleEndian(UInt64.self, at: 40))
        // The size in the header of the section of names, which is the second.
        bytes.set(UInt64(1) << 63, at: sections + 64 + 32)
        var file = CountedBytes(all: bytes)
        let symbols = ELFSymbols(reading: &file)
        #expect(symbols.name(at: 0x1000, in: &file)?.utf8.count == ELFSymbolTable.nameLimit)
    }

    @Test func `Reads one table of each kind, once, and names on demand only`() {
        var file = library(tables: 4_000, functions: 1_000, nameLength: 100_000)
        let symbols = ELFSymbols(reading: &file)
        #expect(file.count < file.all.count)
        #expect(symbols.name(at: 0x1000, in: &file)?.utf8.count == ELFSymbolTable.nameLimit)
    }
}

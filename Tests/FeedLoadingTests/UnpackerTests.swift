import FeedLoading
import Testing

/// Decompression with zlib.
@Suite struct UnpackerTests {
    private let text = Array("What the tide brought in, and took away again.".utf8)

    private func unpack(_ packed: [UInt8], limit: Int = 1_000) throws -> [UInt8] {
        try Unpacker(limit: limit).unpack(packed)
    }

    /// Returns a gzip file of one uncompressed block (RFC 1951, section 3.2.4).
    private func file(_ bytes: [UInt8]) -> [UInt8] {
        var checksum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            checksum ^= UInt32(byte)
            for _ in 0..<8 {
                checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1
            }
        }
        func little(_ value: UInt32, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
        }
        let length = UInt32(bytes.count)
        return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1] + little(length, 2) + little(~length, 2)
            + bytes + little(~checksum, 4) + little(length, 4)
    }

    @Test func `Unpacks up to the limit`() throws {
        #expect(try unpack(file(text)) == text)
        #expect(try unpack(file(text), limit: text.count) == text)
        #expect(throws: UnpackingError.tooLarge) {
            try unpack(file(text), limit: text.count - 1)
        }
        #expect(try unpack(file([]), limit: 0) == [])
    }

    @Test func `Unpacks more than one chunk`() throws {
        let long = [[UInt8]](repeating: [UInt8](repeating: 7, count: 65_535), count: 5)
        let packed = long.flatMap { file($0) }
        #expect(try unpack(packed, limit: 5 * 65_535) == long.flatMap(\.self))
        #expect(throws: UnpackingError.tooLarge) { try unpack(packed, limit: 5 * 65_535 - 1) }
    }

    @Test func `Concatenates members and ignores trailing bytes`() throws {
        #expect(try unpack(file(text) + file(text) + [0, 0, 0]) == text + text)
        #expect(try unpack(file(text) + [0x1F]) == text)
        #expect(throws: UnpackingError.cutShort) { try unpack(file(text) + [0x1F, 0x8B]) }
    }

    @Test func `Reports a file truncated anywhere`() throws {
        let packed = file(text)
        for length in 0..<packed.count {
            #expect(throws: UnpackingError.cutShort, "\(length)") {
                try unpack(Array(packed[..<length]))
            }
        }
    }

    @Test func `Reports damage that changes the content`() throws {
        let packed = file(text)
        for index in packed.indices {
            for bit in 0..<8 {
                var damaged = packed
                damaged[index] ^= 1 << UInt8(bit)
                // Time, operating system and padding bits don't matter. A flag may announce another
                // field.
                if let result = try? unpack(damaged) {
                    #expect((3...10).contains(index))
                    #expect(result == text)
                }
            }
        }
    }
}

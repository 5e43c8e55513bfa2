import TestSupport
import Testing

@testable import FeedMarkup

/// Vectorized searches must equal byte-by-byte ones.
struct VectorizedSearchTests {
    private func equals(_ bytes: [UInt8], _ left: Range<Int>, _ right: Range<Int>) -> Bool {
        bytes.span.equals(left, right)
    }

    @Test(arguments: 0..<20)
    func `Finds two adjacent letters`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            let bytes = (0..<random.next(40)).map { _ in Array("mgMGiaM-".utf8)[random.next(8)] }
            let start = random.next(bytes.count + 1)
            let range = start..<start + random.next(bytes.count - start + 1)
            let index = range.dropLast().first {
                bytes[$0] | 0x20 == UInt8(ascii: "m") && bytes[$0 + 1] | 0x20 == UInt8(ascii: "g")
            }
            #expect(
                bytes.span.firstIndex(
                    ofLetter: UInt8(ascii: "m"), before: UInt8(ascii: "g"), in: range) == index)
        }
    }

    /// The rule, byte by byte.
    private func isPlain(_ bytes: [UInt8], without other: UInt8?) -> Bool {
        let start = ["https://", "http://"].map { Array($0.utf8) }.first { bytes.starts(with: $0) }
        guard let start, bytes.count > 8, bytes[start.count].isASCIIAlphanumeric else {
            return false
        }
        for index in start.count..<bytes.count {
            let byte = bytes[index]
            if byte <= 0x20 || byte >= 0x7F || "\"`<>\\".utf8.contains(byte) || byte == other {
                return false
            }
            if byte == UInt8(ascii: "."), bytes[index - 1] == UInt8(ascii: "/") { return false }
        }
        return true
    }

    @Test(arguments: 0..<20)
    func `Recognizes plain addresses`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let odd: [[UInt8]] = [
            [0x20], [0x22], [0x60], [0x3C], [0x3E], [0x5C], [0x7F], [0x00], [0x26], [0x80], [0xAF],
            [0xFF], [0x2F, 0x2E], [0x2E, 0x2F], [0xAF, 0x2E], [0x21], [0x7E],
        ]
        var plain = 0
        for _ in 0..<400 {
            var bytes = Array(["https://", "http://", "http:/", "ftp://"][random.next(9) % 4].utf8)
            for _ in 0..<random.next(60) {
                bytes.append(contentsOf: [Array("abc123/-.?#".utf8)[random.next(11)]])
            }
            if random.next(2) == 0 {
                let index = random.next(bytes.count + 1)
                bytes.replaceSubrange(index..<index, with: odd[random.next(odd.count)])
            }
            #expect(URLReference.isPlain(bytes.span) == isPlain(bytes, without: nil))
            #expect(
                URLReference.isPlain(bytes.span, without: UInt8(ascii: "&"))
                    == isPlain(bytes, without: UInt8(ascii: "&")))
            if isPlain(bytes, without: nil) { plain += 1 }
        }
        #expect(plain > 10)
    }

    @Test(arguments: 0..<10)
    func `Compares bytes`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let part = (0..<random.next(25)).map { _ in UInt8(random.next(3)) }
            var bytes = (0..<random.next(9)).map { _ in UInt8(random.next(256)) }
            let left = bytes.count..<bytes.count + part.count
            bytes += part
            bytes += (0..<random.next(9)).map { _ in UInt8(random.next(256)) }
            let right = bytes.count..<bytes.count + part.count
            bytes += part
            // With and without following bytes.
            bytes += (0..<random.next(9)).map { _ in UInt8(random.next(256)) }
            if !part.isEmpty, random.next(2) == 0 {
                bytes[right.lowerBound + random.next(part.count)] ^= UInt8(1 << random.next(8))
            }
            #expect(equals(bytes, left, right) == (Array(bytes[left]) == Array(bytes[right])))
            #expect(equals(bytes, right, left) == (Array(bytes[left]) == Array(bytes[right])))
        }
        let short: [UInt8] = [1, 2, 3]
        #expect(!equals(short, 0..<2, 0..<3))
        #expect(equals(short, 3..<3, 0..<0))
    }
}

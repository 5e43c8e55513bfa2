/// A name of at most sixteen bytes, packed into two words, with ASCII letters in lower case.
struct PackedName: Equatable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Packs the name in `range`; `nil` if it is empty or too long.
    @inline(__always)
    init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        let length = range.count
        guard length > 0, length <= 16 else { return nil }
        guard range.lowerBound &+ 16 <= bytes.count else {
            for index in range {
                append(bytes[index].asciiLowercased, at: index &- range.lowerBound)
            }
            return
        }
        low = Self.lowercased(bytes.word(at: range.lowerBound))
        if length <= 8 {
            low &= ~0 &>> UInt64(truncatingIfNeeded: 64 &- length &* 8)
        } else {
            high =
                Self.lowercased(bytes.word(at: range.lowerBound &+ 8))
                & ~0 &>> UInt64(truncatingIfNeeded: 128 &- length &* 8)
        }
    }

    /// Packs `name`, of at most sixteen bytes.
    init(_ name: StaticString) {
        precondition(name.utf8CodeUnitCount <= 16, "the name is too long")
        name.withUTF8Buffer { buffer in
            for index in buffer.indices {
                unsafe append(buffer[index].asciiLowercased, at: index)
            }
        }
    }

    private mutating func append(_ byte: UInt8, at index: Int) {
        if index < 8 {
            low |= UInt64(byte) &<< UInt64(8 &* index)
        } else {
            high |= UInt64(byte) &<< UInt64(8 &* (index &- 8))
        }
    }

    /// Eight bytes with ASCII letters in lower case.
    @inline(__always)
    private static func lowercased(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let rest = word & (ones &* 0x7F)
        // The high bit of each byte that is at least "A", and not beyond "Z".
        let isLetter = (rest &+ ones &* 0x3F) & ~(rest &+ ones &* 0x25)
        return word | (isLetter & ~word & (ones &* 0x80)) &>> 2
    }

    /// The first slot to probe in a table of 512.
    @inline(__always)
    var slot: Int {
        let mixed = (low ^ (high &* 0xFF51_AFD7_ED55_8CCD)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 55)
    }
}

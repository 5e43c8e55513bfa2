/// A name of at most sixteen bytes, ASCII letters in lower case, in two machine words.
struct PackedName: Equatable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Packs the name in `range`; `nil` where it is empty or too long to be known.
    @inline(__always)
    init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        let length = range.count
        guard length > 0, length <= 16 else { return nil }
        for index in range { append(bytes[index].asciiLowercased) }
    }

    /// Packs a name that is written in lower case.
    init(_ name: StaticString) {
        name.withUTF8Buffer { buffer in
            for index in buffer.indices { unsafe append(buffer[index]) }
        }
    }

    @inline(__always)
    private mutating func append(_ byte: UInt8) {
        high = high << 8 | low >> 56
        low = low << 8 | UInt64(byte)
    }

    /// Where a search for the name begins in a table of 512 slots.
    @inline(__always)
    var slot: Int {
        let mixed = (low ^ (high &* 0xFF51_AFD7_ED55_8CCD)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 55)
    }
}

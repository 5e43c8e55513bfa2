internal import FeedMarkup

extension SIMD16<UInt8> {
    /// The index of the first `"`, `&` or `<`.
    @inline(__always)
    var firstQuoteOrAmpersandOrLessThan: Int? {
        // `"` and `&` differ in one bit. Non-ASCII bytes match nothing.
        let others =
            ((self | SIMD16(repeating: 0x04)).differs(from: UInt8(ascii: "&"))
                & differs(from: UInt8(ascii: "<"))) | self
        // The highest bit of a match is clear.
        let halves = unsafe unsafeBitCast(others, to: SIMD2<UInt64>.self)
        let first = ~halves[0] & 0x8080_8080_8080_8080
        if first != 0 { return first.trailingZeroBitCount >> 3 }
        let second = ~halves[1] & 0x8080_8080_8080_8080
        return second == 0 ? nil : 8 &+ second.trailingZeroBitCount >> 3
    }
}

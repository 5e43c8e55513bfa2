internal import FeedMarkup

/// Looking at sixteen bytes at a time.
extension SIMD16<UInt8> {
    /// The place of the first `"`, `&` or `<`.
    @inline(__always)
    var firstQuoteOrMark: Int? {
        // Quotation marks and ampersands differ in one bit. A byte that is not ASCII is none of these.
        Self.firstLow(
            of: ((self | SIMD16(repeating: 0x04)).differs(from: UInt8(ascii: "&"))
                & differs(from: UInt8(ascii: "<"))) | self)
    }

    /// The place of the first `&` or `<`.
    @inline(__always)
    var firstAmpersandOrMark: Int? {
        Self.firstLow(
            of: (differs(from: UInt8(ascii: "&")) & differs(from: UInt8(ascii: "<"))) | self)
    }

    /// The place of the first byte that is `byte`, which is ASCII.
    @inline(__always)
    func first(_ byte: UInt8) -> Int? {
        Self.firstLow(of: differs(from: byte) | self)
    }

    /// The place of the first lane whose highest bit is not set.
    @inline(__always)
    private static func firstLow(of lanes: SIMD16<UInt8>) -> Int? {
        let halves = unsafe unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
        let first = ~halves[0] & highBits
        if first != 0 { return first.trailingZeroBitCount >> 3 }
        let second = ~halves[1] & highBits
        return second == 0 ? nil : 8 &+ second.trailingZeroBitCount >> 3
    }

    /// True for bytes of ASCII that may stand in a line of text as it is shown, each after that of `previous`:
    /// no control character, no `&`, no `<`, and no second space.
    @inline(__always)
    func isPlainText(after previous: SIMD16<UInt8>) -> Bool {
        let isVisible = (self &+ SIMD16(repeating: 0x60)) & differs(from: 0x7F) & ~self
        let isNoMark = differs(from: UInt8(ascii: "&")) & differs(from: UInt8(ascii: "<"))
        let isNoSpace = differs(from: UInt8(ascii: " ")) | previous.differs(from: UInt8(ascii: " "))
        return (isVisible & isNoMark & isNoSpace).hasAllHighestBits
    }

    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }
}

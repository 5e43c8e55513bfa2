internal import FeedMarkup

/// Searches for delimiters in sixteen bytes.
extension SIMD16<UInt8> {
    /// The index of the first `&` or `<`.
    @inline(__always)
    var firstAmpersandOrLessThan: Int? {
        Self.firstLow(
            of: (differs(from: UInt8(ascii: "&")) & differs(from: UInt8(ascii: "<"))) | self)
    }

    /// The index of the first `byte`, which is ASCII.
    @inline(__always)
    func first(_ byte: UInt8) -> Int? {
        Self.firstLow(of: differs(from: byte) | self)
    }

    /// The index of the first lane whose highest bit is clear.
    @inline(__always)
    private static func firstLow(of lanes: SIMD16<UInt8>) -> Int? {
        let halves = unsafe unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
        let first = ~halves[0] & highBits
        if first != 0 { return first.trailingZeroBitCount >> 3 }
        let second = ~halves[1] & highBits
        return second == 0 ? nil : 8 &+ second.trailingZeroBitCount >> 3
    }

    /// Returns true for ASCII bytes that need no cleaning in a line of text, each checked with the
    /// previous one: no control characters, `&`, `<` or double spaces.
    @inline(__always)
    func isPlainText(after previous: SIMD16<UInt8>) -> Bool {
        let isVisible = (self &+ SIMD16(repeating: 0x60)) & differs(from: 0x7F) & ~self
        let isNoMark = differs(from: UInt8(ascii: "&")) & differs(from: UInt8(ascii: "<"))
        let isNoSpace = differs(from: UInt8(ascii: " ")) | previous.differs(from: UInt8(ascii: " "))
        return (isVisible & isNoMark & isNoSpace).hasAllHighestBits
    }

    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }
}

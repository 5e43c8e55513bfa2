internal import FeedMarkup

/// A short name as written, packed into three words: the key of the ``ElementCache``.
struct TagName: Sendable, Equatable {
    private var first: UInt64
    private var second: UInt64 = 0
    private var third: UInt64 = 0
    /// The length in bytes.
    private(set) var count: Int

    /// Reads the name at `start`; `nil` if it is longer than 23 bytes, if a character other than a
    /// space, `/` or `>` ends it, or if too few bytes follow.
    @inline(__always)
    init?(at start: Int, in bytes: Span<UInt8>) {
        guard start &+ 24 <= bytes.count else { return nil }
        first = bytes.word(at: start)
        var ends = Self.ends(first)
        if ends != 0 {
            count = ends.trailingZeroBitCount >> 3
            first &= Self.bits(count)
            return
        }
        second = bytes.word(at: start &+ 8)
        ends = Self.ends(second)
        if ends != 0 {
            count = ends.trailingZeroBitCount >> 3
            second &= Self.bits(count)
            count &+= 8
            return
        }
        third = bytes.word(at: start &+ 16)
        ends = Self.ends(third)
        guard ends != 0 else { return nil }
        count = ends.trailingZeroBitCount >> 3
        third &= Self.bits(count)
        count &+= 16
    }

    /// A slot in a table of 128.
    @inline(__always)
    var slot: Int {
        let sum = first &* 0x9E37_79B9_7F4A_7C15 ^ second &* 0xC2B2_AE3D_27D4_EB4F ^ third
        return Int(truncatingIfNeeded: (sum &* 0x1656_67B1_9E37_79F9) >> 57)
    }

    /// A mask of the first `count` bytes, fewer than eight.
    @inline(__always)
    private static func bits(_ count: Int) -> UInt64 {
        (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
    }

    /// The lowest bit set marks the first byte that ends a name.
    @inline(__always)
    private static func ends(_ word: UInt64) -> UInt64 {
        mark(UInt8(ascii: ">"), in: word) | mark(UInt8(ascii: " "), in: word)
            | mark(UInt8(ascii: "/"), in: word)
    }

    /// Non-zero if one of the eight bytes is `byte`; the lowest bit set belongs to the first match.
    @inline(__always)
    private static func mark(_ byte: UInt8, in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let difference = word ^ ones &* UInt64(byte)
        return (difference &- ones) & ~difference & (ones &* 0x80)
    }
}

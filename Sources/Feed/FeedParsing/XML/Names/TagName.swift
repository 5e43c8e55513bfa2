internal import FeedMarkup

/// The name of a tag as it is written, in three words of the machine: short names only, of which a feed has few, and each
/// a great many times.
struct TagName: Sendable, Equatable {
    private var first: UInt64
    private var second: UInt64 = 0
    private var third: UInt64 = 0
    /// How long it is, in bytes.
    private(set) var count: Int

    /// The name of the tag whose name begins at `start`; `nil` where that is longer than 23 bytes, or
    /// ends in another way than with a space, `/` or `>`, or the bytes end soon after.
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

    /// A place in a table of 128.
    @inline(__always)
    var slot: Int {
        let sum = first &* 0x9E37_79B9_7F4A_7C15 ^ second &* 0xC2B2_AE3D_27D4_EB4F ^ third
        return Int(truncatingIfNeeded: (sum &* 0x1656_67B1_9E37_79F9) >> 57)
    }

    /// The bits of the first `count` bytes, which are fewer than eight.
    @inline(__always)
    private static func bits(_ count: Int) -> UInt64 {
        (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
    }

    /// The lowest bit that is set is that of the first byte that ends a name.
    @inline(__always)
    private static func ends(_ word: UInt64) -> UInt64 {
        word.lowestOf(UInt8(ascii: ">")) | word.lowestOf(UInt8(ascii: " "))
            | word.lowestOf(UInt8(ascii: "/"))
    }
}

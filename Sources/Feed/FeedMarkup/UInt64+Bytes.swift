/// A machine word as eight bytes.
extension UInt64 {
    private static var ones: UInt64 { 0x0101_0101_0101_0101 }
    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let difference = self ^ UInt64(byte) &* Self.ones
        return (difference &- Self.ones) & ~difference & Self.highBits != 0
    }

    /// How many of the bytes are `byte`.
    @inline(__always)
    func occurrences(of byte: UInt8) -> Int {
        let difference = self ^ UInt64(byte) &* Self.ones
        // The high bit of each byte, where any of its bits is set; no byte carries into the next.
        let others =
            ((difference & ~Self.highBits) &+ ~Self.highBits | difference) & Self.highBits
        return 8 &- others.nonzeroBitCount
    }
}

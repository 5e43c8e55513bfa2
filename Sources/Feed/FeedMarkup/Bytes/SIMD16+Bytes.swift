/// Operations on sixteen bytes by sums and bit masks, since the compiler splits vector comparisons
/// into lanes.
extension SIMD16<UInt8> {
    /// Sets the highest bit of each lane that differs from the ASCII `byte`.
    @inlinable @inline(__always)
    package func differs(from byte: UInt8) -> SIMD16<UInt8> {
        (self ^ SIMD16(repeating: byte)) &+ SIMD16(repeating: 0x7F)
    }

    /// Returns true if the highest bit of every lane is set.
    @inlinable @inline(__always)
    package var hasAllHighestBits: Bool {
        let halves = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
        let highestBits: UInt64 = 0x8080_8080_8080_8080
        return halves[0] & halves[1] & highestBits == highestBits
    }

    /// Returns true if the highest bit of any lane is set.
    @inlinable @inline(__always)
    public var hasHighestBit: Bool {
        let halves = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
        return (halves[0] | halves[1]) & 0x8080_8080_8080_8080 != 0
    }
}

/// Sixteen bytes at a time, by sums and bits: comparisons of vectors are made lane by lane.
extension SIMD16<UInt8> {
    /// The highest bit of a lane is set where the byte, which is ASCII, is another one.
    @inlinable @inline(__always)
    package func differs(from byte: UInt8) -> SIMD16<UInt8> {
        (self ^ SIMD16(repeating: byte)) &+ SIMD16(repeating: 0x7F)
    }

    /// The highest bit of every lane is set.
    @inlinable @inline(__always)
    package var hasAllHighestBits: Bool {
        let halves = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
        let highestBits: UInt64 = 0x8080_8080_8080_8080
        return halves[0] & halves[1] & highestBits == highestBits
    }

    /// The highest bit of some lane is set.
    @inlinable @inline(__always)
    public var hasHighestBit: Bool {
        let halves = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
        return (halves[0] | halves[1]) & 0x8080_8080_8080_8080 != 0
    }
}

/// Small gzip files of very many zeros.
enum PackedZeros {
    /// A file of `count` zeros: one stretch of the fixed code (RFC 1951, section 3.2.6), a zero and
    /// then again and again "the last 258 bytes once more". Its checksum is wrong.
    static func file(count: Int) -> [UInt8] {
        var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        var bits: UInt32 = 0
        var bitCount: UInt32 = 0
        func write(_ code: UInt32, _ length: UInt32) {
            bits |= code << bitCount
            bitCount += length
            while bitCount >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: bits))
                bits >>= 8
                bitCount -= 8
            }
        }
        // The last stretch, and of the fixed code; then a zero. Codes go in from their first bit.
        write(0b011, 3)
        write(0b0000_1100, 8)
        for _ in 0..<(count / 258) {
            // 285, a length of 258, and 0, a distance of 1.
            write(0b1010_0011, 8)
            write(0, 5)
        }
        // 256, the end, and what fills the byte.
        write(0, 7)
        write(0, 7)
        return bytes + [0, 0, 0, 0, 0, 0, 0, 0]
    }
}

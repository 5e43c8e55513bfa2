/// Small gzip files of many zeros.
enum PackedZeros {
    /// Returns a file of `count` zeros: one block with fixed codes (RFC 1951, section 3.2.6), a
    /// zero and copies of the last 258 bytes. The checksum is wrong.
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
        // The final block, with fixed codes, then a zero. Codes are written from their first bit.
        write(0b011, 3)
        write(0b0000_1100, 8)
        for _ in 0..<(count / 258) {
            // 285, a length of 258, and 0, a distance of 1.
            write(0b1010_0011, 8)
            write(0, 5)
        }
        // 256, the end of the block, and padding.
        write(0, 7)
        write(0, 7)
        return bytes + [0, 0, 0, 0, 0, 0, 0, 0]
    }
}

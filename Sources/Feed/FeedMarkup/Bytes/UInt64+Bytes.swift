/// Operations on a word as eight bytes.
extension UInt64 {
    static var ones: UInt64 { 0x0101_0101_0101_0101 }
    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// Non-zero if a byte is zero; the lowest bit set belongs to the first one.
    @inline(__always)
    var zeroBytes: UInt64 { (self &- Self.ones) & ~self & Self.highBits }

    /// Has a byte's high bit set if one is below 0x20, or is 0x7F, 0xC2, 0xE2 or 0xEF; zero high
    /// bits if there is no such byte. Lower bits are undefined.
    @inline(__always)
    var mayNeedCleaning: UInt64 {
        let control = (self &- Self.ones &* 0x20) & ~self
        let delete = self ^ Self.ones &* 0x7F
        let latin = self ^ Self.ones &* 0xC2
        let general = self ^ Self.ones &* 0xE2
        let forms = self ^ Self.ones &* 0xEF
        return
            (control | (delete &- Self.ones) & ~delete | (latin &- Self.ones) & ~latin
            | (general &- Self.ones) & ~general | (forms &- Self.ones) & ~forms) & Self.highBits
    }

    /// The number of bytes with the high bit set, summed in the highest byte, since not all target
    /// processors have a population count.
    @inline(__always)
    var numberOfHighBits: Int {
        Int(truncatingIfNeeded: ((self & Self.highBits) &>> 7 &* Self.ones) &>> 56)
    }
}

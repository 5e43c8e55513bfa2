/// A stable hash of text: 64-bit FNV-1a.
struct TextHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func mix(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    mutating func mix(_ text: String) {
        for byte in text.utf8 { mix(byte) }
    }

    /// An identifier for an item that has none.
    var identifier: String {
        let digits = String(value, radix: 16)
        return "item-" + String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// A hash of texts that is the same in every run: FNV-1a, 64 bits.
///
/// Not safe against texts chosen to collide.
package struct TextHash {
    /// The hash of what was mixed in.
    package var value: UInt64

    /// Creates the hash of nothing; from another basis, a hash that is independent of it.
    @inlinable
    package init(basis: UInt64 = 0xCBF2_9CE4_8422_2325) {
        value = basis
    }

    @inlinable
    package mutating func mix(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    package mutating func mix(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { mix(byte) }
    }

    package mutating func mix(_ text: String) {
        mix(text.utf8)
    }

    /// An identifier made of it, for an item that has none.
    package var identifier: String {
        let digits = String(value, radix: 16)
        return "item-" + String(repeating: "0", count: 16 - digits.count) + digits
    }
}

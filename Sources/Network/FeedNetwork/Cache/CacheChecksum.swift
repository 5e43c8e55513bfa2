import FeedMarkup

/// Detects corrupted cache entries.
enum CacheChecksum {
    /// Computes a checksum of an address and a body, eight bytes at a time.
    static func of(_ address: String, _ body: [UInt8]) -> Int64 {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        mix(Array(address.utf8).span, into: &state)
        mix(body.span, into: &state)
        return Int64(bitPattern: state)
    }

    private static func mix(_ bytes: Span<UInt8>, into state: inout UInt64) {
        var position = 0
        while position + 8 <= bytes.count {
            mix(bytes.word(at: position), into: &state)
            position += 8
        }
        while position < bytes.count {
            mix(UInt64(bytes[position]), into: &state)
            position += 1
        }
        mix(UInt64(bytes.count), into: &state)
    }

    /// The mixing step of wyhash.
    private static func mix(_ word: UInt64, into state: inout UInt64) {
        let product = (state ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        state = (product.high ^ product.low) &+ 0xE703_7ED1_A0B4_28DB
    }
}

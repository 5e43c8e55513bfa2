/// Bounds the length of texts used as keys.
enum StoredKey {
    /// A longer text is cut and ends with a hash of the whole.
    private static let maximumBytes = 512

    /// Returns the key for a text, which is the text itself if it is short.
    static func of(_ text: String) -> String {
        guard text.utf8.count > maximumBytes else { return text }
        let beginning = String(decoding: text.utf8.prefix(maximumBytes), as: UTF8.self)
        return "\(beginning)…\(text.utf8.count):\(hash(text.utf8, 0xCBF2_9CE4_8422_2325))"
            + String(hash(text.utf8, 0x6C62_272E_07BB_0142), radix: 16)
    }

    /// FNV-1a.
    private static func hash(_ bytes: some Sequence<UInt8>, _ basis: UInt64) -> UInt64 {
        bytes.reduce(basis) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}

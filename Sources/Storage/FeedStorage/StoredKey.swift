import FeedModel

/// Bounds the length of texts used as keys.
enum StoredKey {
    /// A longer text is cut and ends with a hash of the whole.
    private static let maximumBytes = 512

    /// Returns the key for a text, which is the text itself if it is short.
    static func of(_ text: String) -> String {
        guard text.utf8.count > maximumBytes else { return text }
        let beginning = String(decoding: text.utf8.prefix(maximumBytes), as: UTF8.self)
        var hash = TextHash()
        hash.mix(text)
        var other = TextHash(basis: 0x6C62_272E_07BB_0142)
        other.mix(text)
        return "\(beginning)…\(text.utf8.count):\(hash.value)" + String(other.value, radix: 16)
    }
}

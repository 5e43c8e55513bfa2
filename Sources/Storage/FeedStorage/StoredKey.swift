import FeedModel

/// Texts of any length as keys of a bounded length.
enum StoredKey {
    /// A text that is longer is cut, and a hash of all of it stands at its end.
    private static let maximumBytes = 512

    /// `text` itself where it is short.
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

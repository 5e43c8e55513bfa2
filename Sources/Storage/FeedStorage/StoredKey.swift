import FeedModel

/// Bounds the length of texts used as keys.
enum StoredKey {
    /// A longer text is cut and ends with a hash of the whole.
    private static let maximumBytes = 512

    /// Returns the key for a text, which is the text itself if it is short, or a key: the archive asks for the
    /// states of what it has under its keys.
    static func of(_ text: String) -> String {
        guard text.utf8.count > maximumBytes, !isKey(text) else { return text }
        let beginning = String(decoding: text.utf8.prefix(maximumBytes), as: UTF8.self)
        var hash = TextHash()
        hash.mix(text)
        var other = TextHash(basis: 0x6C62_272E_07BB_0142)
        other.mix(text)
        return "\(beginning)…\(text.utf8.count):\(hash.value)" + String(other.value, radix: 16)
    }

    /// True for the key of a longer text, and for a few texts that are as short as one.
    private static func isKey(_ text: String) -> Bool {
        guard text.utf8.count < maximumBytes + 64, let mark = text.unicodeScalars.lastIndex(of: "…")
        else { return false }
        // A replacement character stands for one that was cut.
        let cut = text.utf8.distance(from: text.startIndex, to: mark)
        return (maximumBytes...maximumBytes + 2).contains(cut)
    }
}

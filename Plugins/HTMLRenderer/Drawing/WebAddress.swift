import FeedMarkup

/// Validates addresses before they become links. The host has validated them already; a page should
/// not rely on it.
enum WebAddress {
    /// Returns `address` if it can be linked: `http`, `https` or `mailto`.
    static func link(_ address: String?) -> String? {
        guard let address else { return nil }
        let bytes = address.utf8Span.span
        let isSafe = isOfWeb(bytes) || begins(bytes, with: "mailto:")
        return isSafe && isClean(bytes) ? address : nil
    }

    /// Returns `address` if a picture or recording can be loaded from it: `http` or `https`.
    static func resource(_ address: String?) -> String? {
        address.flatMap { isResource($0.utf8Span.span) ? $0 : nil }
    }

    /// Returns `address` if a picture can be shown from it: a resource, or a `data:` URL of a
    /// picture.
    static func picture(_ address: String?) -> String? {
        guard let address else { return nil }
        let bytes = address.utf8Span.span
        let isShown = isOfWeb(bytes) || begins(bytes, with: "data:image/")
        return isShown && isClean(bytes) ? address : nil
    }

    /// Returns true if a picture or recording can be loaded from `address`.
    static func isResource(_ address: Span<UInt8>) -> Bool {
        isOfWeb(address) && isClean(address)
    }

    private static func isOfWeb(_ bytes: Span<UInt8>) -> Bool {
        begins(bytes, with: "https://") || begins(bytes, with: "http://")
    }

    private static func begins(_ bytes: Span<UInt8>, with prefix: StaticString) -> Bool {
        bytes.hasCaseInsensitivePrefix(prefix, at: 0, before: bytes.count)
    }

    /// Browsers drop tabs and line breaks from URLs, which could hide a scheme.
    private static func isClean(_ bytes: Span<UInt8>) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var index = 0
        while index + 8 <= bytes.count {
            let word = bytes.word(at: index)
            // Each term sets the high bit of a matching byte; exact if none matches.
            let control = (word &- ones &* 0x21) & ~word
            let delete = word ^ ones &* 0x7F
            guard (control | (delete &- ones) & ~delete) & (ones &* 0x80) == 0 else { return false }
            index += 8
        }
        while index < bytes.count {
            guard bytes[index] > 0x20, bytes[index] != 0x7F else { return false }
            index += 1
        }
        return true
    }
}

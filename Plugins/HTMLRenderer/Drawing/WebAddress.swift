import FeedMarkup

/// Validates addresses before they become links. The host has validated them already; a page should
/// not rely on it.
enum WebAddress {
    /// Returns `address` if it can be linked: `http`, `https` or `mailto`.
    static func link(_ address: String?) -> String? {
        guard let address else { return nil }
        let bytes = address.utf8Span.span
        let isSafe = isResource(bytes) || begins(bytes, with: "mailto:") && isClean(bytes)
        return isSafe ? address : nil
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
        let isShown = isResource(bytes) || begins(bytes, with: "data:image/") && isClean(bytes)
        return isShown ? address : nil
    }

    /// Returns true if a picture or recording can be loaded from `address`.
    static func isResource(_ address: Span<UInt8>) -> Bool {
        // Most addresses are plain.
        URLReference.isPlain(address)
            || (begins(address, with: "https://") || begins(address, with: "http://"))
                && isClean(address)
    }

    private static func begins(_ bytes: Span<UInt8>, with prefix: StaticString) -> Bool {
        bytes.hasCaseInsensitivePrefix(prefix, at: 0, before: bytes.count)
    }

    /// Browsers drop tabs and line breaks from URLs, which could hide a scheme.
    private static func isClean(_ bytes: Span<UInt8>) -> Bool {
        bytes.indices.allSatisfy { bytes[$0] > 0x20 && bytes[$0] != 0x7F }
    }
}

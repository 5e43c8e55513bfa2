import FeedMarkup

/// Pictures in `data:` addresses: `data:image/png;base64,…` (RFC 2397).
package enum DataAddress {
    /// Returns the bytes in `address`; `nil` if it is another kind of address.
    package static func bytes(_ address: String) -> [UInt8]? {
        guard address.utf8.count <= 64 << 20, address.prefix(5).lowercased() == "data:",
            let comma = address.utf8.firstIndex(of: UInt8(ascii: ","))
        else { return nil }
        let start = address.utf8.distance(from: address.startIndex, to: comma) + 1
        let bytes = address.utf8Span.span
        let content = PercentEncoding.decoded(bytes.extracting(start..<bytes.count))
        let isBase64 = address[..<comma].lowercased().hasSuffix(";base64")
        return isBase64 ? Base64.decoded(content.span) : content
    }
}

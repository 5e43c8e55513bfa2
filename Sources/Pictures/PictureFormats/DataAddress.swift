import FeedMarkup

/// A picture that stands in its own address: `data:image/png;base64,…` (RFC 2397).
package enum DataAddress {
    /// The bytes that `address` holds; `nil` where it is no such address.
    package static func bytes(_ address: String) -> [UInt8]? {
        guard address.utf8.count <= 64 << 20, address.prefix(5).lowercased() == "data:",
            let comma = address.utf8.firstIndex(of: UInt8(ascii: ","))
        else { return nil }
        let start = address.utf8.distance(from: address.startIndex, to: comma) + 1
        let bytes = address.utf8Span.span
        let content = PercentEncoding.decoded(bytes.extracting(start..<bytes.count))
        let isBase64 = address[..<comma].lowercased().hasSuffix(";base64")
        return isBase64 ? base64Decoded(content) : content
    }

    /// Passes over what is no letter of base64 (RFC 4648, section 3.3 allows it where a format says
    /// so; addresses broken over lines are common).
    private static func base64Decoded(_ text: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(text.count / 4 * 3)
        var bits: UInt32 = 0
        var count: UInt32 = 0
        for letter in text {
            let value: UInt8
            switch letter {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = letter - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = letter - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = letter - UInt8(ascii: "0") + 52
            case UInt8(ascii: "+"), UInt8(ascii: "-"): value = 62
            case UInt8(ascii: "/"), UInt8(ascii: "_"): value = 63
            default: continue
            }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                output.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return output
    }
}

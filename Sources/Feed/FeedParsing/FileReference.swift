internal import FeedMarkup

/// References in documents that name local files.
package enum FileReference {
    private static let limit = 4_096

    /// Returns `reference` without surrounding white space if it names a file by a path or a `file`
    /// address; `nil` for other schemes, for references with a host, and for a fragment or query
    /// alone.
    package static func text(_ reference: Span<UInt8>) -> String? {
        let range = reference.trimmingWhiteSpace(0..<reference.count)
        guard !range.isEmpty, range.count <= limit else { return nil }
        for index in range where reference[index] < 0x20 || reference[index] == 0x7F { return nil }
        switch reference[range.lowerBound] {
        case UInt8(ascii: "#"), UInt8(ascii: "?"), UInt8(ascii: "\\"): return nil
        case UInt8(ascii: "/"):
            let next = range.lowerBound + 1
            if next < range.upperBound, reference[next] == UInt8(ascii: "/") { return nil }
        default:
            if let scheme = scheme(range, in: reference),
                !reference.equalsIgnoringCase(scheme, "file")
            {
                return nil
            }
        }
        return reference.string(range)
    }

    /// The scheme at the beginning of `range` (RFC 3986, section 3.1).
    private static func scheme(_ range: Range<Int>, in bytes: Span<UInt8>) -> Range<Int>? {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":"), in: range) else { return nil }
        let scheme = range.lowerBound..<colon
        let isScheme = scheme.allSatisfy {
            bytes[$0].isASCIIAlphanumeric || "+-.".utf8.contains(bytes[$0])
        }
        return isScheme && !scheme.isEmpty ? scheme : nil
    }
}

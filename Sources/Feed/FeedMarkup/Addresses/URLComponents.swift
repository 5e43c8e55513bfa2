/// The components of an address or a relative reference (RFC 3986, section 3), as ranges without
/// delimiters.
struct URLComponents: Sendable {
    private(set) var scheme: Range<Int>?
    private(set) var authority: Range<Int>?
    private(set) var path: Range<Int>
    private(set) var query: Range<Int>?
    private(set) var fragment: Range<Int>?

    /// Parses `bytes`. Like browsers, accepts any number of slashes before the host of an `http`,
    /// `https` or `ftp` address.
    init(_ bytes: Span<UInt8>) {
        var position = 0
        if let end = Self.schemeEnd(bytes) {
            scheme = 0..<end
            position = end + 1
        }
        let isHierarchical = scheme.map { URLScheme(bytes, $0).isHierarchical } ?? false
        var slashes = position
        while slashes < bytes.count, bytes[slashes] == UInt8(ascii: "/") { slashes += 1 }
        let slashCount = slashes - position
        if isHierarchical || (scheme == nil ? slashCount >= 2 : slashCount == 2) {
            position = Self.end(of: "/?#", in: bytes, from: slashes)
            authority = slashes..<position
        }
        let pathEnd = Self.end(of: "?#", in: bytes, from: position)
        path = position..<pathEnd
        var end = pathEnd
        if end < bytes.count, bytes[end] == UInt8(ascii: "?") {
            let queryEnd = Self.end(of: "#", in: bytes, from: end)
            query = (end + 1)..<queryEnd
            end = queryEnd
        }
        if end < bytes.count { fragment = (end + 1)..<bytes.count }
    }

    /// The end of the scheme at the beginning of `bytes`.
    static func schemeEnd(_ bytes: Span<UInt8>) -> Int? {
        guard let first = bytes.first, first.isASCIILetter else { return nil }
        for index in 1..<bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ":"): return index
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): continue
            case let byte where byte.isASCIIAlphanumeric: continue
            default: return nil
            }
        }
        return nil
    }

    private static func end(
        of delimiters: StaticString, in bytes: Span<UInt8>, from start: Int
    ) -> Int {
        delimiters.withUTF8Buffer { delimiters in
            for index in start..<bytes.count where unsafe delimiters.contains(bytes[index]) {
                return index
            }
            return bytes.count
        }
    }
}

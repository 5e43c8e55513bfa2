/// The URL schemes that are distinguished.
enum URLScheme: Sendable {
    case http, https, ftp, mailto, data, other

    /// Parses the scheme in `range`, ignoring case.
    init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        let known: [5 of (StaticString, URLScheme)] = [
            ("http", .http), ("https", .https), ("ftp", .ftp), ("mailto", .mailto),
            ("data", .data),
        ]
        self = .other
        for index in known.indices where bytes.equalsIgnoringCase(range, known[index].0) {
            self = known[index].1
        }
    }

    /// Returns true for schemes with a host and a path that begins with a slash.
    var isHierarchical: Bool { self == .http || self == .https || self == .ftp }
}

/// A `Content-Type` (RFC 9110, section 8.3).
package struct MediaType: Sendable, Equatable {
    /// Type and subtype in lower case, without parameters.
    package let essence: String
    /// The `charset` parameter, verbatim.
    package let charset: String?

    /// Parses a field; `nil` if it names no type.
    package init?(_ value: String) {
        let parts = value.splitUnquoted(at: ";")
        guard let first = parts.first?.trimmingSpaces(), first.contains("/") else { return nil }
        essence = first.lowercased()
        var charset: String?
        for part in parts.dropFirst() where charset == nil {
            let pieces = part.split(separator: "=", maxSplits: 1)
            guard pieces.count == 2, pieces[0].trimmingSpaces().lowercased() == "charset" else {
                continue
            }
            let name = pieces[1].trimmingSpaces().filter { $0 != "\"" && $0 != "'" && $0 != "\\" }
            charset = name.isEmpty ? nil : name
        }
        self.charset = charset
    }
}

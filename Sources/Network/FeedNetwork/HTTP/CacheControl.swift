/// The directives of a `Cache-Control` field for a private cache (RFC 9111, section 5.2.2).
package struct CacheControl: Sendable, Equatable {
    /// In seconds.
    package private(set) var maxAge: Int64?
    package private(set) var noStore = false
    package private(set) var noCache = false

    /// Parses a field. An invalid `max-age` counts as zero; the smallest counts (RFC 9111, section
    /// 4.2.1).
    package init(_ value: String) {
        for part in value.splitUnquoted(at: ",") {
            let pieces = part.split(separator: "=", maxSplits: 1)
            guard let name = pieces.first?.trimmingSpaces(),
                name.unicodeScalars.allSatisfy(\.isASCII)
            else { continue }
            switch name.lowercased() {
            case "max-age":
                let argument = pieces.count == 2 ? pieces[1].trimmingSpaces() : ""
                let seconds = DeltaSeconds.parse(Self.unquoted(argument)) ?? 0
                maxAge = min(maxAge ?? seconds, seconds)
            case "no-store": noStore = true
            // With a list of fields it concerns only these, and shared caches.
            case "no-cache": if pieces.count == 1 { noCache = true }
            default: break
            }
        }
    }

    /// Removes quotation marks, which servers may use (RFC 9111, section 5.2).
    private static func unquoted(_ argument: Substring) -> Substring {
        let bytes = argument.utf8
        let quote = UInt8(ascii: "\"")
        guard bytes.first == quote, bytes.last == quote else { return argument }
        return Substring(bytes.dropFirst().dropLast())
    }
}

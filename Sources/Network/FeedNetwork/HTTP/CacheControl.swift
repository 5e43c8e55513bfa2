/// The demands of a `Cache-Control` field on a cache of one reader (RFC 9111, section 5.2.2).
package struct CacheControl: Sendable, Equatable {
    /// How long a response is fresh, in seconds from when it was made.
    package private(set) var maxAge: Int64?
    /// The response may not be kept.
    package private(set) var noStore = false
    /// The response may be kept, and not used without asking.
    package private(set) var noCache = false

    /// Reads a field's value. A `max-age` that cannot be read counts as zero; of several, the
    /// smallest counts (RFC 9111, section 4.2.1).
    package init(_ value: String) {
        for part in Self.directives(value) {
            let pieces = part.split(separator: "=", maxSplits: 1)
            guard let name = pieces.first?.trimmingSpaces(),
                name.utf8.allSatisfy({ $0 < 0x80 })
            else { continue }
            switch name.lowercased() {
            case "max-age":
                let argument = pieces.count == 2 ? pieces[1].trimmingSpaces() : ""
                let seconds = DeltaSeconds.parse(Self.unquoted(argument)) ?? 0
                maxAge = min(maxAge ?? seconds, seconds)
            case "no-store": noStore = true
            // With a list of fields it speaks of these only, and is meant for shared caches.
            case "no-cache": if pieces.count == 1 { noCache = true }
            default: break
            }
        }
    }

    /// The argument itself: servers write it in quotation marks, too (RFC 9111, section 5.2).
    private static func unquoted(_ argument: Substring) -> Substring {
        let bytes = argument.utf8
        let quote = UInt8(ascii: "\"")
        guard bytes.count >= 2, bytes.first == quote, bytes.last == quote else { return argument }
        return Substring(bytes.dropFirst().dropLast())
    }

    /// The parts between commas that do not stand in quotation marks.
    private static func directives(_ value: String) -> [Substring] {
        var isQuoted = false
        return value.split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == "," && !isQuoted
        }
    }
}

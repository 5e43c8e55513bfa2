/// A form in which a renderer takes pictures.
package enum PluginImageForm: Sendable, Hashable, CustomStringConvertible {
    /// Decoded and scaled by the host.
    case pixels
    /// Encoded, with a media type in lower case.
    case mediaType(String)

    /// Parses a form. A media type has the characters of RFC 6838, section 4.2, and no parameters.
    ///
    /// - Returns: `nil` if `text` is neither a media type nor a known form.
    init?(_ text: String) {
        if text == "pixels" {
            self = .pixels
            return
        }
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy(Self.isRestrictedName) else { return nil }
        self = .mediaType(text.lowercased())
    }

    private static func isRestrictedName(_ text: Substring.UTF8View) -> Bool {
        guard let first = text.first, text.count <= 127 else { return false }
        return isLetterOrDigit(first)
            && text.allSatisfy { isLetterOrDigit($0) || "!#$&-^_.+".utf8.contains($0) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    /// As in a note.
    package var description: String {
        switch self {
        case .pixels: "pixels"
        case .mediaType(let type): type
        }
    }
}

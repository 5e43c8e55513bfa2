import FeedMarkup
import SystemInterface

/// Addresses in a form fit for display.
package enum AddressText {
    /// Returns `address` without user name and password (RFC 3986, section 3.2.1).
    package static func withoutCredentials(_ address: String) -> String {
        let bytes = Array(address.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            let start = bytes[colon...].dropFirst().firstIndex(where: { !isSlash($0) }),
            start > colon + 1
        else { return address }
        let authority = bytes[start...].prefix {
            !isSlash($0) && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
        }
        guard let at = authority.lastIndex(of: UInt8(ascii: "@")) else { return address }
        return String(decoding: bytes[..<start] + bytes[(at + 1)...], as: UTF8.self)
    }

    /// Returns the percent-decoded bytes of `text`.
    static func percentDecoded(_ text: Substring) -> [UInt8] {
        PercentEncoding.decoded(SystemText.bytes(String(text)).span)
    }

    private static func isSlash(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
    }
}

import FeedMarkup
import SystemInterface

/// Addresses in a form fit for display.
package enum AddressText {
    /// Returns `address` without user name and password (RFC 3986, section 3.2.1).
    package static func withoutCredentials(_ address: String) -> String {
        var bytes = Array(address.utf8)
        guard let range = credentials(in: bytes) else { return address }
        bytes.removeSubrange(range)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the user name and password of `address`, with the `@` behind them; `nil` without.
    static func credentials(in address: String) -> String? {
        let bytes = Array(address.utf8)
        return credentials(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    private static func credentials(in bytes: [UInt8]) -> Range<Int>? {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            let start = bytes[colon...].dropFirst().firstIndex(where: { !$0.isSlash }),
            start > colon + 1
        else { return nil }
        let authority = bytes[start...].prefix {
            !$0.isSlash && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
        }
        return authority.lastIndex(of: UInt8(ascii: "@")).map { start..<$0 + 1 }
    }

    /// Returns the percent-decoded bytes of `text`.
    static func percentDecoded(_ text: Substring) -> [UInt8] {
        PercentEncoding.decoded(SystemText.bytes(String(text)).span)
    }
}

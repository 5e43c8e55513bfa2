import FeedMarkup

/// The authority of a URL (RFC 3986, section 3.2), parsed byte by byte.
///
/// Rejects hosts that a proxy or resolver could read as another host: what is checked is what is
/// sent.
struct AddressAuthority {
    /// `name:password` as written, but for an @; empty if there is none.
    let credentials: String
    /// The host in lower case, percent-decoded.
    let host: String
    let port: Int?

    /// Parses `bytes`; `nil` without a host, or with an invalid port.
    init?(_ bytes: ArraySlice<UInt8>) {
        var hostAndPort = bytes
        if let at = bytes.lastIndex(of: UInt8(ascii: "@")) {
            // A name may be an address of mail. libcurl takes the first @ for the last (URL Standard, "authority
            // state").
            let parts = bytes[..<at].split(
                separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
            credentials = String(
                decoding: Array(parts.joined(separator: "%40".utf8)), as: UTF8.self)
            hostAndPort = bytes[(at + 1)...]
        } else {
            credentials = ""
        }
        var name = hostAndPort
        var digits: ArraySlice<UInt8> = []
        if let colon = hostAndPort.lastIndex(of: UInt8(ascii: ":")),
            !hostAndPort[colon...].contains(UInt8(ascii: "]"))
        {
            name = hostAndPort[..<colon]
            digits = hostAndPort[(colon + 1)...]
        }
        if digits.isEmpty {
            port = nil
        } else {
            guard digits.allSatisfy(\.isASCIIDigit),
                let number = Int(String(decoding: digits, as: UTF8.self)),
                (1...65_535).contains(number)
            else { return nil }
            port = number
        }
        guard let host = Self.host(name) else { return nil }
        self.host = host
    }

    private static func host(_ bytes: ArraySlice<UInt8>) -> String? {
        if bytes.first == UInt8(ascii: "[") { return version6(bytes) }
        guard let decoded = PercentEncoding.strictlyDecoded(bytes.span), !decoded.isEmpty,
            decoded.allSatisfy({ !isForbidden($0) }),
            let text = String(validating: decoded, as: UTF8.self)
        else { return nil }
        let host = text.lowercased()
        var labels = host.utf8.split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        if let last = labels.last, last.isEmpty { labels.removeLast() }
        guard let last = labels.last, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
        // Names don't end in a number, so others may read it as an address.
        let isLikeNumber = last.allSatisfy(\.isASCIIDigit) || last.starts(with: "0x".utf8)
        if isLikeNumber, IPAddress(host: host) == nil { return nil }
        return host
    }

    /// Parses an IPv6 address in brackets, with or without a zone.
    private static func version6(_ bytes: ArraySlice<UInt8>) -> String? {
        let isWritten = bytes.dropFirst().dropLast().allSatisfy { byte in
            byte.isASCIIDigit || byte.isASCIILetter || "%:.-_~".utf8.contains(byte)
        }
        let host = String(decoding: bytes, as: UTF8.self).lowercased()
        guard isWritten, bytes.contains(UInt8(ascii: ":")), bytes.last == UInt8(ascii: "]"),
            IPAddress(host: host) != nil
        else {
            return nil
        }
        return host
    }

    /// Returns true for the URL Standard's forbidden domain code points.
    private static func isForbidden(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == 0x7F || "#/:<>?@[\\]^|%\"`{}".utf8.contains(byte)
    }
}

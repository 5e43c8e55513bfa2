import FeedMarkup

/// An absolute `http` or `https` URL without fragment.
///
/// Credentials are stored separately: they are sent, but never shown, logged or stored.
package struct ResourceAddress: Sendable, Hashable {
    /// The URL without credentials.
    package let text: String
    /// True for `https`.
    package let isSecure: Bool
    /// The host in lower case, percent-decoded: a name or an address, IPv6 in brackets.
    package let host: String
    /// The port, or the scheme's default.
    package let port: Int
    /// `name:password`, percent-encoded as written; empty if there is none.
    let credentials: String
    /// Scheme, host and port.
    let origin: String

    package var hasCredentials: Bool { !credentials.isEmpty }

    /// Parses `reference`, relative to `base` if given. `nil` unless it is `http` or `https` with a
    /// host.
    ///
    /// Keeps the credentials of `base` on the same server.
    package init?(_ reference: String, relativeTo base: ResourceAddress? = nil) {
        let bytes = Self.withoutScheme(Array(reference.utf8)[...], of: base)
        guard bytes.count <= 16_384,
            let resolved = URLReference.resolved(
                bytes.span, against: base.flatMap { URLBase($0.text) }, for: .feed)
        else { return nil }
        // Bytes, not characters: a combining mark would merge with a delimiter.
        let address = resolved.utf8.prefix { $0 != UInt8(ascii: "#") }
        isSecure = address.starts(with: "https://".utf8)
        let scheme = isSecure ? "https" : "http"
        guard address.starts(with: "\(scheme)://".utf8) else { return nil }
        let rest = Array(address.dropFirst(scheme.utf8.count + 3))
        let end =
            rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? rest.count
        guard let authority = AddressAuthority(rest[..<end]) else { return nil }
        let defaultPort = isSecure ? 443 : 80
        host = authority.host
        port = authority.port ?? defaultPort
        let origin = "\(scheme)://\(host)" + (port == defaultPort ? "" : ":\(port)")
        self.origin = origin
        // An empty path equals a slash (RFC 3986, section 6.2.3).
        let tail = rest[end...]
        text =
            origin + (tail.first == UInt8(ascii: "/") ? "" : "/") + Self.encoded(tail)
        let inherited = base.flatMap { $0.origin == origin ? $0.credentials : nil }
        credentials = authority.credentials.isEmpty ? inherited ?? "" : authority.credentials
    }

    /// Removes the scheme of `base` if no two slashes follow: the rest is a path (WHATWG URL,
    /// "special relative or authority state").
    private static func withoutScheme(
        _ reference: ArraySlice<UInt8>, of base: ResourceAddress?
    ) -> [UInt8] {
        guard let base else { return Array(reference) }
        let reference = reference.drop { $0 <= 0x20 }
        let scheme = base.isSecure ? "https:" : "http:"
        let rest = reference.dropFirst(scheme.utf8.count)
        let isRelative =
            reference.prefix(scheme.utf8.count).map(\.asciiLowercased).elementsEqual(scheme.utf8)
            && !(rest.count > 1
                && rest.prefix(2).allSatisfy { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") })
        return Array(isRelative ? rest : reference)
    }

    /// Replaces the host; `nil` if the new one is invalid.
    func replacingHost(by host: String) -> ResourceAddress? {
        let colon = isSecure ? "https://" : "http://"
        let tail = String(decoding: text.utf8.dropFirst(origin.utf8.count), as: UTF8.self)
        let user = credentials.isEmpty ? "" : credentials + "@"
        return ResourceAddress("\(colon)\(user)\(host):\(port)\(tail)")
    }

    /// The URL with credentials, for the request.
    var requestText: String {
        guard !credentials.isEmpty else { return text }
        let start = isSecure ? "https://" : "http://"
        let rest = String(decoding: text.utf8.dropFirst(start.utf8.count), as: UTF8.self)
        return start + credentials + "@" + rest
    }

    /// The class of a host that is an address, or a name that always means this machine (RFC 6761,
    /// section 6.3); `nil` if it needs a lookup.
    package var literalClass: AddressClass? {
        if let address = IPAddress(host: host) { return address.addressClass }
        var name = host[...]
        if name.utf8.last == UInt8(ascii: ".") { name = name.dropLast() }
        return name == "localhost" || name.hasSuffix(".localhost") ? .loopback : nil
    }

    /// Percent-encodes bytes outside ASCII, since a request line is ASCII.
    private static func encoded(_ text: ArraySlice<UInt8>) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var output: [UInt8] = []
        for byte in text {
            if byte < 0x80 {
                output.append(byte)
            } else {
                output += [
                    UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)],
                ]
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}

extension ResourceAddress: CustomStringConvertible {
    package var description: String { text }
}

import FeedMarkup

/// The address of something to fetch by HTTP: absolute, and without a fragment.
package struct ResourceAddress: Sendable, Hashable {
    /// The address as it is sent.
    package let text: String
    /// Whether the connection is to be secure.
    package let isSecure: Bool
    /// The host in lower case, as it is written: a name or an address, with an IPv6 address's
    /// brackets.
    package let host: String
    /// The port, where one is written or not.
    package let port: Int

    /// Reads `reference`, relative to `base` where there is one. `nil` where that gives no `http`
    /// or `https` address with a host.
    package init?(_ reference: String, relativeTo base: ResourceAddress? = nil) {
        let bytes = Array(reference.utf8)
        guard bytes.count <= 16_384,
            let resolved = URLReference.resolved(
                bytes.span, against: base.flatMap { URLBase($0.text) }, for: .resource)
        else { return nil }
        let withoutFragment = resolved.prefix { $0 != "#" }
        guard let colon = withoutFragment.firstIndex(of: ":"),
            withoutFragment[colon...].hasPrefix("://")
        else { return nil }
        switch withoutFragment[..<colon] {
        case "http": isSecure = false
        case "https": isSecure = true
        default: return nil
        }
        let rest = withoutFragment[colon...].dropFirst(3)
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        var hostAndPort = authority
        if let at = authority.lastIndex(of: "@") {
            hostAndPort = authority[authority.index(after: at)...]
        }
        var name = hostAndPort
        var number = isSecure ? 443 : 80
        if let end = hostAndPort.lastIndex(of: ":"),
            !hostAndPort[end...].contains("]")
        {
            name = hostAndPort[..<end]
            let digits = hostAndPort[hostAndPort.index(after: end)...]
            if !digits.isEmpty {
                guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                    let port = Int(digits), (1...65_535).contains(port)
                else { return nil }
                number = port
            }
        }
        guard !name.isEmpty else { return nil }
        host = name.lowercased()
        port = number
        // An empty path is a slash (RFC 3986, section 6.2.3); names of hosts have no case.
        let userInformation = authority[..<hostAndPort.startIndex]
        let tail = rest[authority.endIndex...]
        let isDefault = number == (isSecure ? 443 : 80)
        text =
            "\(withoutFragment[..<colon])://\(userInformation)\(host)"
            + (isDefault ? "" : ":\(number)")
            + (tail.hasPrefix("/") ? "" : "/") + Self.encoded(tail)
    }

    /// The class of the host where it is an address itself, or a name that always means this
    /// machine (RFC 6761, section 6.3); `nil` where only looking it up can tell.
    package var literalClass: AddressClass? {
        if let address = IPAddress(host: host) { return address.addressClass }
        var name = Substring(host)
        if name.hasSuffix(".") { name.removeLast() }
        return name == "localhost" || name.hasSuffix(".localhost") ? .loopback : nil
    }

    /// The bytes of `text` outside ASCII percent-encoded, since a request line is ASCII.
    private static func encoded(_ text: Substring) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return String(text) }
        let digits = Array("0123456789ABCDEF".utf8)
        var output: [UInt8] = []
        for byte in text.utf8 {
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

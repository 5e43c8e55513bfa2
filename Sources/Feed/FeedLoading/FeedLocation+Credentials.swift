import SystemInterface

extension FeedLocation {
    /// Returns this address with the user name and password of `other` if that is on the same server, whose other
    /// documents are protected alike; a redirect keeps them there, too.
    package func keepingCredentials(of other: FeedLocation) -> FeedLocation {
        guard case .remote(let url) = self, case .remote(let known) = other,
            AddressText.credentials(in: url) == nil,
            server?.elementsEqual(other.server ?? []) == true,
            let start = url.firstRange(ofText: "://")?.upperBound,
            let credentials = AddressText.credentials(in: known)
        else { return self }
        return .remote(url: url[..<start] + credentials + url[start...])
    }

    /// The scheme, host and port of an address.
    private var server: [UInt8]? {
        guard case .remote(let url) = self, let identity else { return nil }
        let host = identity.utf8.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        return [Self.isSecure(url) ? 1 : 0] + host
    }
}

/// The proxy settings from environment variables: `http_proxy`, `https_proxy`, `all_proxy` and
/// `no_proxy`.
///
/// `HTTP_PROXY` in upper case is ignored: CGI uses it for a request's header.
package struct ProxySettings: Sendable {
    private let http: String?
    private let https: String?
    private let exceptions: [String]

    /// Reads the variables; `variable` returns `nil` for an unset one.
    package init(variable: (String) -> String?) {
        let all = variable("all_proxy") ?? variable("ALL_PROXY")
        http = variable("http_proxy") ?? all
        https = variable("https_proxy") ?? variable("HTTPS_PROXY") ?? all
        exceptions = (variable("no_proxy") ?? variable("NO_PROXY") ?? "")
            .split { $0 == "," || $0 == " " }.map { $0.lowercased() }
    }

    /// Returns the proxy for `address` as written in the variable, or `nil`.
    package func proxy(for address: ResourceAddress) -> String? {
        guard let proxy = address.isSecure ? https : http, !proxy.isEmpty,
            !exceptions.contains(where: { Self.matches(address.host, $0) })
        else { return nil }
        return proxy
    }

    /// Matches an exception: `*`, a host or its domain, an address, or a network such as
    /// `10.0.0.0/8`.
    private static func matches(_ host: String, _ exception: String) -> Bool {
        if exception == "*" { return true }
        if let address = IPAddress(host: host) {
            let parts = exception.split(separator: "/", maxSplits: 1)
            guard let first = parts.first, let network = IPAddress(host: first),
                network.bytes.count == address.bytes.count
            else { return false }
            let bits = address.bytes.count * 8
            let length = parts.count == 2 ? Int(parts[1]) ?? -1 : bits
            guard (0...bits).contains(length) else { return false }
            return (0..<length).allSatisfy { bit in
                let mask = UInt8(0x80) >> UInt8(bit % 8)
                return network.bytes[bit / 8] & mask == address.bytes[bit / 8] & mask
            }
        }
        let name = host.hasSuffix(".") ? host.dropLast() : host[...]
        var domain = exception[...]
        if domain.hasSuffix(".") { domain.removeLast() }
        if domain.hasPrefix(".") { domain.removeFirst() }
        return !domain.isEmpty && (name == domain || name.hasSuffix("." + domain))
    }
}

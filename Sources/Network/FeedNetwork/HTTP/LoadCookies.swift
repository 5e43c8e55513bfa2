/// The cookies of one load, for servers that require them across redirects (RFC 6265).
///
/// Sent to the host that set them, or within the domain that they name, and deleted with the load,
/// so their expiry is ignored.
struct LoadCookies {
    private struct Cookie {
        let name: String
        let value: String
        var domain: String
        var isForHostOnly = true
        var path: String
        var isForSecureOnly = false
    }

    private static let mostCookies = 32
    private static let longest = 4_096

    private var cookies: [Cookie] = []

    var isEmpty: Bool { cookies.isEmpty }

    /// Stores the cookies of a response from `address`.
    mutating func take(_ head: ResponseHead, from address: ResourceAddress) {
        for value in head.values("set-cookie") where value.utf8.count <= Self.longest {
            guard let (cookie, isOver) = Self.cookie(value, from: address) else { continue }
            cookies.removeAll {
                $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
            }
            if !isOver, cookies.count < Self.mostCookies { cookies.append(cookie) }
        }
    }

    /// The field for a request to `address`; `nil` without cookies.
    func field(for address: ResourceAddress) -> HTTPField? {
        let path = Self.path(of: address)
        let pairs = cookies.filter { cookie in
            (address.host == cookie.domain
                || !cookie.isForHostOnly && address.host.hasSuffix("." + cookie.domain))
                && (path == cookie.path
                    || path.hasPrefix(cookie.path.last == "/" ? cookie.path : cookie.path + "/"))
                && (address.isSecure || !cookie.isForSecureOnly)
        }.map { "\($0.name)=\($0.value)" }
        return pairs.isEmpty ? nil : HTTPField("Cookie", pairs.joined(separator: "; "))
    }

    private static func cookie(
        _ text: String, from address: ResourceAddress
    ) -> (cookie: Cookie, isOver: Bool)? {
        // The value goes into a request's field.
        guard text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x09 }) else { return nil }
        let parts = text.split(separator: ";", omittingEmptySubsequences: false).map {
            $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                String($0.trimmingSpaces())
            }
        }
        guard let pair = parts.first, pair.count == 2, !pair[0].isEmpty else { return nil }
        var cookie = Cookie(
            name: pair[0], value: pair[1], domain: address.host, path: defaultPath(of: address))
        var isOver = false
        for part in parts.dropFirst() {
            let value = part.count == 2 ? part[1] : ""
            switch part[0].lowercased() {
            case "domain" where !value.isEmpty:
                let named = (value.first == "." ? String(value.dropFirst()) : value).lowercased()
                // Its own domain, and not a top-level domain.
                let isOwn = address.host.hasSuffix("." + named) && named.contains(".")
                guard named == address.host || isOwn && IPAddress(host: address.host) == nil else {
                    return nil
                }
                (cookie.domain, cookie.isForHostOnly) = (named, false)
            case "path" where value.first == "/": cookie.path = value
            case "secure": cookie.isForSecureOnly = true
            case "max-age": isOver = value == "0" || value.first == "-"
            default: break
            }
        }
        return (cookie, isOver)
    }

    private static func path(of address: ResourceAddress) -> String {
        let bytes = address.text.utf8.dropFirst(address.origin.utf8.count)
            .prefix { $0 != UInt8(ascii: "?") }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The default path (section 5.1.4).
    private static func defaultPath(of address: ResourceAddress) -> String {
        let path = path(of: address)
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}

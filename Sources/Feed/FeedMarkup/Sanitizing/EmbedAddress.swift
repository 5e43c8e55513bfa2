/// The parts of an address that identify a provider of players, and what a page's address is made
/// of.
struct EmbedAddress {
    /// The host in lower case without `www.`.
    let host: String
    let path: Substring
    let query: Substring
    private let fragment: Substring

    /// Reads an `http` or `https` URL; `nil` for one without a host.
    init?(_ address: String) {
        host = EmbeddedPage.host(of: address)
        guard !host.isEmpty else { return nil }
        // By bytes: with an accent behind it, a delimiter is part of another character.
        let rest = address.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst(3)
        let hierarchy = rest.prefix { $0 != UInt8(ascii: "#") }
        path = Substring(
            hierarchy.drop { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
                .prefix { $0 != UInt8(ascii: "?") })
        query = Substring(hierarchy[path.endIndex...].dropFirst())
        fragment = Substring(rest[hierarchy.endIndex...].dropFirst())
    }

    /// The absolute address that `text` is, with its disguises revealed; `nil` without a host or a
    /// safe scheme.
    static func revealed(_ text: [UInt8]) -> String? {
        URLReference.resolved(text.span, against: nil, for: .resource)
            .flatMap { EmbeddedPage.host(of: $0).isEmpty ? nil : SpoofProtection.revealed($0) }
    }

    /// The page at `template` with what the parts of `pattern` find in place of its stars, one after
    /// the other; `nil` if one finds nothing, and empty for an empty template.
    ///
    /// A template has no scheme; `@` at its beginning is the host. Parts are separated by spaces:
    ///
    /// - `?v` finds the identifier in the query's `v`;
    /// - `+?t` and `+#t` append themselves with the time that `t` states, if it does;
    /// - `=url` finds the address in the query's `url`, which is the page if it begins with the
    ///   template;
    /// - `*.js` finds the path before the ending;
    /// - `/embed/` is the beginning of the path, and `/embed$` the path;
    /// - `/embed/*` finds the identifier after it, `/embed/*$` if it is the last,
    ///   `/embed/*.` without its ending, and `/embed/**` all of the path.
    func page(_ pattern: String, _ template: String) -> String? {
        var page = template
        for part in pattern.split(separator: " ") {
            if part.hasPrefix("+") {
                if let time = time(String(part.dropFirst(2))) {
                    page += "\(part.dropFirst())=\(time)"
                }
                continue
            }
            guard let found = find(part) else { return nil }
            if part.hasPrefix("=") {
                return template.isEmpty || found.hasPrefix("https://\(template)")
                    ? String(found) : nil
            }
            guard part.hasPrefix("?") || part.utf8.contains(UInt8(ascii: "*")),
                let star = page.firstIndex(of: "*")
            else { continue }
            page.replaceSubrange(star...star, with: found)
        }
        if page.hasPrefix("@") { page = "\(host)\(page.dropFirst())" }
        return page.isEmpty ? "" : "https://\(page)"
    }

    /// What a part of a pattern finds; empty if it only matches.
    func find(_ part: Substring) -> Substring? {
        if part.hasPrefix("?") { return name(query: String(part.dropFirst())) }
        if part.hasPrefix("=") {
            guard let value = queryValue(String(part.dropFirst())) else { return nil }
            let text = Array(value.utf8)
            return Self.revealed(PercentEncoding.decoded(text.span)).map { Substring($0) }
        }
        if part.hasPrefix("*") {
            let ending = part.dropFirst()
            // A file needs a name.
            let isLong =
                ending.hasPrefix("/") || path.utf8.count > ending.utf8.count + 2
            return isLong && path.hasSuffix(ending) ? path.dropLast(ending.count) : nil
        }
        let start = part.prefix { $0 != "*" && $0 != "$" }
        guard path.hasPrefix(start) else { return nil }
        let rest = path.dropFirst(start.count)
        // Parameters of old players follow an `&`.
        let name = rest.prefix { $0 != "/" && $0 != "&" }
        switch part[start.endIndex...] {
        case "": return ""
        case "$": return rest.isEmpty ? "" : nil
        case "**": return rest
        case _ where !Self.isName(name): return nil
        case "*$": return path.hasSuffix(name) ? name : nil
        case "*.": return name.prefix { $0 != "." }
        default: return name
        }
    }

    /// The value of the first `name` in the query if it is an identifier.
    func name(query name: String) -> Substring? {
        queryValue(name).flatMap { Self.isName($0) ? $0 : nil }
    }

    /// The value of the first `name` if it is a time such as `90` or `1m2s`, but not the beginning.
    func time(_ name: String) -> Substring? {
        guard let time = self.name(query: name), time != "0",
            time.utf8.first?.isASCIIDigit == true,
            time.utf8.allSatisfy({ $0.isASCIIDigit || "hms".utf8.contains($0) })
        else { return nil }
        return time
    }

    /// The value of the first `name` in the query, or as all of the fragment, not decoded.
    private func queryValue(_ name: String) -> Substring? {
        var pairs = query.split(separator: "&")
        pairs.append(fragment)
        for pair in pairs.prefix(64) {
            let key = pair.prefix { $0 != "=" }
            if key == name { return pair[key.endIndex...].dropFirst() }
        }
        return nil
    }

    /// Returns true for a short text of letters, digits, `-`, `_` and `.` only.
    private static func isName(_ text: Substring) -> Bool {
        (1...100).contains(text.utf8.count)
            && text.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-_.".utf8.contains($0) }
    }
}

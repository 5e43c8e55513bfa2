/// The links in sanitised HTML.
package enum ContentLinks {
    /// The maximum number of links per content.
    package static let countLimit = 10_000

    /// The distinct addresses of the links in `html`, in order, with references decoded. O(n).
    package static func addresses(in html: String) -> [String] {
        let source = html.utf8Span.span
        var scanner = MarkupScanner(0..<source.count, syntax: .html)
        var addresses: [String] = []
        var seen: Set<[UInt8]> = []
        while addresses.count < countLimit, let token = scanner.next(in: source) {
            guard token.kind == .startTag, token.isTerminated,
                let value = token.value(of: "href", in: source)
                    ?? token.value(of: "src", in: source)
            else { continue }
            let bytes = CharacterReferences.decodedAttribute(value, in: source)
            guard seen.insert(bytes).inserted else { continue }
            addresses.append(String(decoding: bytes, as: UTF8.self))
        }
        return addresses
    }
}

internal import FeedMarkup
internal import FeedModel

/// Checks of addresses that must be absolute.
extension XMLFeedParser {
    /// Returns true for RSS, which has no relative addresses in any version.
    private var isRSS: Bool {
        ![.atom10, .atom03, .cdf].contains(state.feed.format)
    }

    /// Reports an identifier that claims to be an address and is none (RSS 2.0, “guid”).
    mutating func checkPermalink(_ value: XMLValue, in bytes: Span<UInt8>) {
        guard isRSS else { return }
        let text = address(value, in: bytes)
        guard !text.isEmpty, !URLReference.hasScheme(text.span) else { return }
        results.problems.add(
            .noPermalink, at: value.range.lowerBound,
            "“\(text.span.string.prefix(200))” is no address, which a <guid> is where it does not say otherwise; add isPermaLink=\"false\"."
        )
    }

    /// Reports a person of RSS 2.0 without an e-mail address (RSS 2.0, “author”).
    mutating func checkAddress(of person: FeedAuthor?, _ value: XMLValue) {
        // A person in elements is one of Atom.
        guard isRSS, state.feed.format != .rss10, !value.hasElements, let person,
            person.email == nil
        else { return }
        results.problems.add(
            .authorWithoutAddress, at: value.range.lowerBound,
            "“\((person.name ?? "").prefix(200))” is no e-mail address, which a person is here; write “name@example.org (Name)”, or a name alone into <dc:creator>."
        )
    }

    /// Reports a malformed or relative address of a link or file in RSS; returns true if it did.
    @discardableResult
    mutating func checkIsWhole(_ value: XMLValue, in bytes: Span<UInt8>) -> Bool {
        // A publisher that declares a base means relative addresses.
        guard isRSS, frame.base == BaseTable.document else { return false }
        let text = address(value, in: bytes)
        if text.contains(where: { $0.isHTMLWhiteSpace }) {
            results.problems.add(
                .spaceInURL, at: value.range.lowerBound,
                "“\(text.span.string.prefix(200))” has white space in it, which no address has; write “%20”, or leave it out."
            )
            return true
        }
        guard !text.isEmpty, !URLReference.hasScheme(text.span) else { return false }
        results.problems.add(
            .relativeURL, at: value.range.lowerBound,
            "“\(text.span.string.prefix(200))” is no whole address, and RSS does not say what it is relative to; write it in full."
        )
        return true
    }

    /// The address in `value` without surrounding white space.
    private func address(_ value: XMLValue, in bytes: Span<UInt8>) -> [UInt8] {
        guard value.range.count <= limits.tokenLength else { return [] }
        let text = value.text(in: bytes)
        return Array(text[text.span.trimmingWhiteSpace(0..<text.count)])
    }

    /// Reports an Atom feed without Atom's namespace.
    mutating func checkNamespace(in bytes: Span<UInt8>) {
        let wanted: StaticString =
            state.feed.format == .atom03
            ? "http://purl.org/atom/ns#" : "http://www.w3.org/2005/Atom"
        var prefixes = DeclaredPrefixes()
        prefixes.declare(by: token, in: bytes)
        if let uri = prefixes.uri(of: token.name, in: bytes) {
            if bytes.equals(uri, wanted) { return }
            results.problems.add(
                .unknownNamespace, at: uri.lowerBound,
                "“\(bytes.string(uri.prefix(200)))” is not Atom's namespace; write “\(wanted.description)”, letter by letter."
            )
        } else if NamespaceScope.prefix(of: token.name, in: bytes).isEmpty {
            // An undeclared prefix is reported elsewhere.
            results.problems.add(
                .unknownNamespace, at: token.range.lowerBound,
                "<\(bytes.string(token.name.prefix(64)))> declares no namespace; add xmlns=\"\(wanted.description)\"."
            )
        }
    }
}

internal import FeedMarkup
internal import FeedModel

/// Looking for addresses that are none, or not whole, where a format wants them so.
extension XMLFeedParser {
    /// The feed is in a version of RSS, none of which has relative addresses.
    private var isRSS: Bool {
        switch standing.feed.format {
        case .atom10, .atom03, .cdf: false
        default: true
        }
    }

    /// Notes an identifier of RSS that says it is an address, and is none (RSS 2.0, “guid”).
    mutating func checkPermalink(_ value: XMLValue, in bytes: Span<UInt8>) {
        guard isRSS else { return }
        let text = address(value, in: bytes)
        guard !text.isEmpty, !URLReference.hasScheme(text.span) else { return }
        harvest.problems.add(
            .noPermalink, at: value.range.lowerBound,
            "“\(text.span.string.prefix(200))” is no address, which a <guid> is where it does not say otherwise; add isPermaLink=\"false\"."
        )
    }

    /// Notes a person of RSS 2.0 in `value`, read as `person`, who has no e-mail address (RSS 2.0, “author”).
    mutating func checkAddress(of person: FeedAuthor?, _ value: XMLValue) {
        guard isRSS, standing.feed.format != .rss10, let person, person.email == nil else { return }
        harvest.problems.add(
            .authorWithoutAddress, at: value.range.lowerBound,
            "“\((person.name ?? "").prefix(200))” is no e-mail address, which a person is here; write “name@example.org (Name)”, or a name alone into <dc:creator>."
        )
    }

    /// Notes the address of a link or a file of RSS that is not written in full, or is none; true where it is noted.
    @discardableResult
    mutating func checkIsWhole(
        _ value: XMLValue, base: UInt32, in bytes: Span<UInt8>
    ) -> Bool {
        // Where a base is declared, the publisher knows what is relative to it.
        guard isRSS, base == BaseTable.document else { return false }
        let text = address(value, in: bytes)
        if text.contains(where: { $0.isHTMLWhiteSpace }) {
            harvest.problems.add(
                .spaceInURL, at: value.range.lowerBound,
                "“\(text.span.string.prefix(200))” has white space in it, which no address has; write “%20”, or leave it out."
            )
            return true
        }
        guard !text.isEmpty, !URLReference.hasScheme(text.span) else { return false }
        harvest.problems.add(
            .relativeURL, at: value.range.lowerBound,
            "“\(text.span.string.prefix(200))” is no whole address, and RSS does not say what it is relative to; write it in full."
        )
        return true
    }

    /// The address in `value` without white space around it.
    private func address(_ value: XMLValue, in bytes: Span<UInt8>) -> [UInt8] {
        guard value.range.count <= limits.tokenLength else { return [] }
        let text = value.text(in: bytes)
        return Array(text[text.span.trimmingWhiteSpace(0..<text.count)])
    }

    /// Notes a feed of Atom, whose tag is `token`, that declares no namespace, or another than Atom's.
    mutating func checkNamespace(in bytes: Span<UInt8>) {
        let wanted: StaticString =
            standing.feed.format == .atom03
            ? "http://purl.org/atom/ns#" : "http://www.w3.org/2005/Atom"
        let prefix = NamespaceScope.prefix(of: token.name, in: bytes)
        var reader = MarkupAttributeScanner(token, syntax: .xml)
        while let attribute = reader.next(in: bytes) {
            let name = attribute.name
            guard bytes.hasPrefix("xmlns", at: name.lowerBound, before: name.upperBound) else {
                continue
            }
            let declared = name.dropFirst(prefix.isEmpty ? 5 : 6)
            guard bytes.equals(declared.lowerBound..<name.upperBound, prefix) else { continue }
            if !bytes.equals(attribute.value, wanted) {
                harvest.problems.add(
                    .unknownNamespace, at: name.lowerBound,
                    "“\(bytes.string(attribute.value.prefix(200)))” is not Atom's namespace; write “\(wanted.description)”, letter by letter."
                )
            }
            return
        }
        // A prefix that is not declared was named.
        guard prefix.isEmpty else { return }
        harvest.problems.add(
            .unknownNamespace, at: token.range.lowerBound,
            "<\(bytes.string(token.name.prefix(64)))> declares no namespace; add xmlns=\"\(wanted.description)\"."
        )
    }
}

internal import FeedMarkup

/// Reads OPML 1.0 and 2.0 as lists of feeds.
struct OPMLParser {
    private let limits: ParsingLimits
    private var scanner: MarkupScanner
    private var subscriptions: [FeedSubscription] = []
    private var known = Set<String>()
    private var title: String?

    /// Creates a parser for the markup in `range`.
    init(_ range: Range<Int>, limits: ParsingLimits) {
        self.limits = limits
        scanner = MarkupScanner(range, syntax: .xml)
    }

    /// The feeds listed, each once, in document order; groups are not kept apart.
    ///
    /// `base` is what relative addresses are resolved against.
    mutating func parse(_ bytes: Span<UInt8>, base: URLBase?) -> ParsedDocument {
        while let token = scanner.next(in: bytes) {
            guard token.kind == .startTag else { continue }
            if bytes.equalsIgnoringCase(token.name, "title"), title == nil {
                title = titleText(after: token, in: bytes)
            } else if bytes.equalsIgnoringCase(token.name, "outline") {
                readOutline(token, base: base, in: bytes)
            }
        }
        return .subscriptions(subscriptions, title: title)
    }

    private mutating func titleText(after token: MarkupToken, in bytes: Span<UInt8>) -> String? {
        guard !token.isSelfClosing, let text = scanner.next(in: bytes) else { return nil }
        var value = XMLValue(range: text.content)
        switch text.kind {
        case .text: break
        case .rawText: value.form = .literal
        default:
            scanner.move(to: text.range.lowerBound)
            return nil
        }
        let line = TextLine.make(value, as: .unknown, in: bytes)
        return line.isEmpty ? nil : line
    }

    private mutating func readOutline(
        _ token: MarkupToken, base: URLBase?, in bytes: Span<UInt8>
    ) {
        guard subscriptions.count < limits.items else { return }
        var attributes = MarkupAttributeScanner(token, syntax: .xml)
        var feedURL: String?
        var isLocal = false
        var homePageURL: String?
        var title: String?
        var text: String?
        var count = 0
        while let attribute = attributes.next(in: bytes), count < limits.attributes {
            count += 1
            let value = XMLValue(range: attribute.value)
            guard value.range.count <= limits.tokenLength else { continue }
            if bytes.equalsIgnoringCase(attribute.name, "xmlurl") {
                if feedURL == nil {
                    let file = file(value, base: base, in: bytes)
                    isLocal = file != nil
                    feedURL = file ?? url(value, base: base, in: bytes)
                }
            } else if bytes.equalsIgnoringCase(attribute.name, "htmlurl") {
                homePageURL = homePageURL ?? url(value, base: base, in: bytes)
            } else if bytes.equalsIgnoringCase(attribute.name, "title") {
                title = title ?? TextLine.make(value, as: .unknown, in: bytes)
            } else if bytes.equalsIgnoringCase(attribute.name, "text") {
                text = text ?? TextLine.make(value, as: .unknown, in: bytes)
            }
        }
        guard let feedURL, known.insert(feedURL).inserted else { return }
        let name = [title, text].compactMap { $0 }.first { !$0.isEmpty }
        subscriptions.append(
            FeedSubscription(
                title: name, feedURL: feedURL, isLocal: isLocal, homePageURL: homePageURL))
    }

    private func url(_ value: XMLValue, base: URLBase?, in bytes: Span<UInt8>) -> String? {
        let text = value.text(in: bytes)
        return URLReference.resolved(text.span, against: base, for: .link)
    }

    /// The file that `value` names. Where there is something to resolve it against, a path was that.
    private func file(_ value: XMLValue, base: URLBase?, in bytes: Span<UInt8>) -> String? {
        let text = value.text(in: bytes)
        guard let file = FileReference.text(text.span) else { return nil }
        return base == nil || file.prefix(5).lowercased() == "file:" ? file : nil
    }
}

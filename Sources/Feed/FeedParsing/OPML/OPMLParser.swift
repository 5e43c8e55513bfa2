internal import FeedMarkup

/// Reads OPML 1.0 and 2.0 as lists of feeds.
struct OPMLParser {
    private let limits: ParsingLimits
    private var scanner: MarkupScanner
    private var subscriptions: [FeedSubscription] = []
    private var known = Set<String>()
    private var title: String?
    private var folders = FolderPath()

    /// Creates a parser for the markup in `range`.
    init(_ range: Range<Int>, limits: ParsingLimits) {
        self.limits = limits
        scanner = MarkupScanner(range, syntax: .xml)
    }

    /// The feeds listed, each once, in document order.
    ///
    /// `base` is what relative addresses are resolved against.
    mutating func parse(_ bytes: Span<UInt8>, base: URLBase?) -> ParsedDocument {
        while let token = scanner.next(in: bytes) {
            if token.kind == .endTag, bytes.equalsIgnoringCase(token.name, "outline") {
                folders.leave()
            }
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
        let outline = OutlineAttributes(token, base: base, limits: limits, in: bytes)
        let folder = folders.path
        if !token.isSelfClosing { folders.enter(outline.folderName) }
        guard let feedURL = outline.feedURL, known.insert(feedURL).inserted else { return }
        subscriptions.append(
            FeedSubscription(
                title: outline.name, feedURL: feedURL, isLocal: outline.isLocal,
                homePageURL: outline.homePageURL, folder: folder))
    }
}

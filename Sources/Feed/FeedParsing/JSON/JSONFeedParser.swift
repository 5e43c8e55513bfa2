internal import FeedMarkup
internal import FeedModel

/// Parses JSON Feed 1.0 and 1.1 (jsonfeed.org), the image feed, and RSS in JSON.
///
/// Strict about the grammar, tolerant of values. A first pass validates the document and finds its
/// parts, a second one reads them; both are linear.
///
/// One type in several files, since JSON Feed and RSS in JSON differ in their members and fill the
/// same items.
struct JSONFeedParser {
    /// Offsets of members of the outermost object.
    private struct DocumentIndex {
        var version: String?
        var feedURL: String?
        var items: Int?
        /// The value is `null`, as programs write an empty list.
        var isWithoutItems = false
        var rss: Int?
    }

    let limits: ParsingLimits
    let context: FeedParsingContext
    let checks: Checks?
    var knownIdentifiers = Set<ExactText<String>>()
    var feed = Feed(format: .jsonFeed11)
    var results: ParserResults
    /// The base of relative addresses.
    var base: URLBase?
    /// The number of bytes by which resolving may still lengthen addresses.
    private var resolutionBudget = ParserState.resolutionBudget

    init(limits: ParsingLimits, context: FeedParsingContext, checks: Checks?) {
        self.limits = limits
        self.checks = checks
        self.context = context
        results = ParserResults(problems: ProblemLog(limit: limits.problems))
    }

    /// Parses the document in `range` of `text`, which is UTF-8 and becomes the feed's.
    mutating func parse(_ text: [UInt8], _ range: Range<Int>) throws(FeedParsingError) -> Feed {
        let bytes = text.span
        base = context.documentURL.flatMap { URLBase($0) }
        resolutionBudget += range.count
        feed.feedURL = context.documentURL
        let index = try index(range, in: bytes)
        var cursor = JSONCursor(range, depthLimit: limits.depth)
        if let rss = index.rss {
            cursor.move(to: rss)
            guard try readRSS(&cursor, in: bytes) else { throw .notAFeed(.otherJSON) }
        } else {
            let version = index.version ?? ""
            let saysFeed =
                version.hasPrefix("https://jsonfeed.org/version/")
                || version.hasPrefix("http://jsonfeed.org/version/")
            guard index.items != nil || saysFeed && index.isWithoutItems else {
                throw .notAFeed(saysFeed ? .jsonFeedWithoutItems : .otherJSON)
            }
            let isOld = version.hasSuffix("/version/1") || version.hasSuffix("/version/1.0")
            feed.format = isOld ? .jsonFeed10 : .jsonFeed11
            base = base ?? index.feedURL.flatMap { URLBase($0) }
            try readFeed(range, in: bytes)
            var showsImageFeed = index.version == nil
            if let items = index.items {
                cursor.move(to: items)
                try readItems(&cursor, &showsImageFeed, in: bytes)
            }
            if showsImageFeed { feed.format = .imageFeed }
            check(.feed(range, hasVersion: index.version != nil), in: bytes)
        }
        var bases = BaseTable(documentURL: nil)
        bases.fallback = base
        feed.items = results.items(of: text, bases: bases)
        feed.problems = results.problems.problems(in: bytes)
        return feed
    }

    /// Validates the whole document and finds its parts.
    private func index(
        _ range: Range<Int>, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> DocumentIndex {
        var cursor = JSONCursor(range, depthLimit: limits.depth)
        var index = DocumentIndex()
        guard try cursor.peek(in: bytes) == .object else {
            try cursor.skip(in: bytes)
            try cursor.finish(in: bytes)
            throw .notAFeed(.otherJSON)
        }
        try cursor.forEachMember(in: bytes) {
            name, cursor throws(FeedParsingError) in
            let kind = try cursor.peek(in: bytes)
            if kind == .string, name.equals("version", in: bytes) {
                index.version = try cursor.string(in: bytes).string(in: bytes)
            } else if kind == .string, name.equals("feed_url", in: bytes) {
                index.feedURL = try cursor.string(in: bytes).string(in: bytes)
            } else {
                if name.equals("items", in: bytes) {
                    if kind == .array { index.items = cursor.position }
                    index.isWithoutItems = kind == .null
                }
                if kind == .object, name.equals("rss", in: bytes) { index.rss = cursor.position }
                try cursor.skip(in: bytes)
            }
        }
        try cursor.finish(in: bytes)
        return index
    }

    // MARK: - Parts that several formats have

    /// Reads a text; in RSS it may be the value of an object.
    private mutating func text(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> JSONText? {
        try feed.format == .rssInJSON ? value(&cursor, in: bytes) : cursor.text(in: bytes)
    }

    /// Reads an address; `nil` if it is unusable.
    mutating func address(
        _ cursor: inout JSONCursor, for purpose: URLPurpose, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> String? {
        let offset = cursor.position
        guard let text = try text(&cursor, in: bytes), !text.range.isEmpty else { return nil }
        return address(text, for: purpose, at: offset, in: bytes)
    }

    /// Parses the address in `text`; `nil` if it is unusable.
    mutating func address(
        _ text: JSONText, for purpose: URLPurpose, at offset: Int, in bytes: Span<UInt8>
    ) -> String? {
        guard text.range.count <= limits.tokenLength else { return nil }
        var decoded = text.decoded(in: bytes)
        AddressRepair.unwrap(&decoded)
        let base = resolutionBudget < 0 ? nil : base
        if let url = URLReference.resolved(decoded.span, against: base, for: purpose) {
            resolutionBudget -= max(0, url.utf8.count - decoded.count)
            check(.address(decoded, at: offset), in: bytes)
            return url
        }
        results.problems.add(
            .unusableURL, at: offset,
            "“\(Self.shown(decoded))” is no address that a feed may have here; it is left out.")
        return nil
    }

    /// Reads a date; reports an unreadable one.
    mutating func date(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> FeedDate? {
        let offset = cursor.position
        guard let text = try text(&cursor, in: bytes), !text.range.isEmpty,
            text.range.count <= limits.tokenLength
        else { return nil }
        let date = results.problems.date(text.decoded(in: bytes).span, at: offset)
        if let date, feed.format != .rssInJSON { check(.date(text, date), in: bytes) }
        return date
    }

    static func shown(_ text: [UInt8]) -> String {
        let line = TextCleaning.collapsed(text.span.extracting(0..<min(text.count, 80)))
        return text.count > 80 ? line + "…" : line
    }

    /// Reads the distinct strings of an array, or a single one.
    mutating func strings(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> [String] {
        var strings: [String] = []
        var known = Set<ExactText<String>>()
        try cursor.forEachElement(in: bytes) { cursor throws(FeedParsingError) in
            guard strings.count < limits.valuesPerItem else { return try cursor.skip(in: bytes) }
            let text = try text(&cursor, in: bytes)
            if let word = text?.line(in: bytes, limit: limits.tokenLength),
                known.insert(ExactText(word)).inserted
            {
                strings.append(word)
            }
        }
        return strings
    }

    /// Adds an item with its texts; returns false beyond the limit.
    mutating func add(_ item: JSONItem, at offset: Int, in bytes: Span<UInt8>) -> Bool {
        guard results.records.count < limits.items else {
            results.problems.add(
                .tooManyItems, at: offset, "Only the first \(limits.items) items were read")
            return false
        }
        let text = item.html ?? item.text ?? item.description
        let url = item.url ?? item.details.externalURL
        let id = item.id ?? url ?? identifier(of: item, text ?? item.summary, in: bytes)
        var record = FeedItemRecord(published: item.published, updated: item.updated)
        record.id = results.textArena.store(id)
        if let url { record.url = results.textArena.store(url) }
        if let title = item.title { record.title = results.textArena.store(title) }
        record.store(item.details, in: &results.itemDetails)
        var content = ContentRecord(text, isMarkup: item.html != nil)
        if let shown = content,
            shown.isEscapedTwice(
                title: item.title,
                others: [item.text, item.summary, item.description].compactMap {
                    ContentRecord($0, isMarkup: false)
                }, in: bytes)
        {
            content?.type = .escapedHTML
            results.problems.add(
                .doublyEscaped, at: shown.value.range.lowerBound, DoubleEscaping.problem)
        }
        let summary = ContentRecord(
            item.summary, isMarkup: content != nil && feed.format == .rssInJSON)
        results.store(content ?? summary, summary: content == nil ? nil : summary, in: &record)
        results.records.append(record)
        return true
    }

    /// Makes a stable identifier from other values of an item.
    private func identifier(of item: JSONItem, _ text: JSONText?, in bytes: Span<UInt8>) -> String {
        var parts = [item.title, text?.line(in: bytes, limit: limits.tokenLength)]
        if feed.format != .rssInJSON { parts.append(item.image) }
        if let file = item.details.attachments.first { parts.append(file.url) }
        var hash = TextHash()
        for part in parts {
            hash.mix(part ?? "")
            hash.mix(0)
        }
        return hash.identifier
    }
}

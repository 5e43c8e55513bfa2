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
    private var itemRecords: [FeedItemRecord] = []
    /// The texts of the items.
    private var textArena: [UInt8] = []
    /// The details of items, first those of items that have none.
    private var itemDetails = [FeedItemDetails.none]
    private var records: [JSONDocument.Record] = []
    var problems: ProblemLog
    /// The base of relative addresses.
    var base: URLBase?
    /// The number of bytes by which resolving may still lengthen addresses.
    private var resolutionBudget = ParserState.resolutionBudget

    init(limits: ParsingLimits, context: FeedParsingContext, checks: Checks?) {
        self.limits = limits
        self.checks = checks
        self.context = context
        problems = ProblemLog(limit: limits.problems)
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
        return finished(text)
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

    private mutating func finished(_ text: [UInt8]) -> Feed {
        let document = JSONDocument(bytes: text, records: records, base: base)
        feed.items =
            FeedItemTable(
                bytes: text, made: textArena, records: itemRecords, stored: itemDetails,
                contents: document
            ).items
        feed.problems = problems.problems(in: text.span)
        return feed
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
        problems.add(
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
        let date = problems.date(text.decoded(in: bytes).span, at: offset)
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

    /// Adds an item; returns false beyond the limit.
    mutating func add(_ item: JSONItem, id: String, url: String?, at offset: Int) -> Bool {
        guard itemRecords.count < limits.items else {
            problems.add(
                .tooManyItems, at: offset, "Only the first \(limits.items) items were read")
            return false
        }
        var record = FeedItemRecord(published: item.published, updated: item.updated)
        record.id = textArena.store(id)
        if let url { record.url = textArena.store(url) }
        if let title = item.title { record.title = textArena.store(title) }
        record.store(item.details, in: &itemDetails)
        itemRecords.append(record)
        return true
    }

    /// Returns true for a short text that shows nothing.
    func isBlank(_ text: JSONText?, isMarkup: Bool, in bytes: Span<UInt8>) -> Bool {
        guard let text, ContentText.mayBeBlank(text.range, in: bytes) else { return false }
        let decoded = text.decoded(in: bytes)
        return isMarkup
            ? ContentText.isBlank(decoded.span, syntax: .html)
            : InvisibleText.isAll(0..<decoded.count, in: decoded.span)
    }

    /// Records `text` as the content of the item added last.
    mutating func addContent(
        _ text: JSONText?, isMarkup: Bool, isSummary: Bool = false, isEscaped: Bool = false
    ) {
        guard let text, !text.range.isEmpty else { return }
        let last = itemRecords.count - 1
        if isSummary {
            itemRecords[last].setSummary(at: records.count, isMarkup: isMarkup)
        } else {
            itemRecords[last].setContent(at: records.count, isMarkup: isMarkup)
        }
        records.append(
            JSONDocument.Record(text, isMarkup: isMarkup, isEscaped: isMarkup && isEscaped))
    }

    /// Returns true, and reports it, if other texts of the item show that markup is escaped twice.
    mutating func isEscapedTwice(
        _ html: JSONText?, title: String?, others: [JSONText?], in bytes: Span<UInt8>
    ) -> Bool {
        guard let html, let first = html.range.first,
            bytes[first] == UInt8(ascii: "&") || bytes[first] == UInt8(ascii: "\\")
        else { return false }
        let text = html.decoded(in: bytes)
        guard DoubleEscaping.isLikely(text.span) else { return false }
        let isShown =
            DoubleEscaping.isShownByParagraphs(of: text.span)
            || title.map { DoubleEscaping.isShown(of: text.span, byTitle: $0) } ?? false
            || others.compactMap { $0 }.contains {
                DoubleEscaping.isShown(of: text.span, by: $0.decoded(in: bytes).span)
            }
        if isShown {
            problems.add(.doublyEscaped, at: html.range.lowerBound, DoubleEscaping.problem)
        }
        return isShown
    }

    /// Makes a stable identifier from other values of an item.
    mutating func identifier(of parts: [String?]) -> String {
        var hash = TextHash()
        for part in parts {
            hash.mix(part ?? "")
            hash.mix(0)
        }
        return hash.identifier
    }
}

internal import FeedMarkup
internal import FeedModel

/// Reads feeds that are JSON: JSON Feed 1.0 and 1.1 (jsonfeed.org), the image feed, and RSS in
/// JSON.
///
/// The grammar is kept to strictly; what a value says is read with forbearance. A first pass
/// checks the document and notes where its parts are, a second one reads them; both are linear.
///
/// One type over several files: JSON Feed and RSS written as JSON are told apart by their members,
/// and fill the same items.
struct JSONFeedParser {
    /// The parts of the outermost object.
    private struct Outline {
        var version: JSONText?
        var items: Int?
        var rss: Int?
    }

    let limits: ParsingLimits
    let context: FeedParsingContext
    /// Problems are looked for that do not stand in the way of reading.
    let isThorough: Bool
    var knownIdentifiers = Set<String>()
    var feed = Feed(format: .jsonFeed11)
    /// What the feed's items say.
    private var itemRecords: [FeedItemRecord] = []
    /// The texts of those that do not stand in the document as they are shown.
    private var madeTexts: [UInt8] = []
    /// The details that are kept with them.
    private var kept: [FeedItemDetailsStorage?] = []
    private var details = DetailsPool()
    private var records: [JSONDocument.Record] = []
    var problems: ProblemLog
    /// The base of relative addresses.
    var base: URLBase?

    init(limits: ParsingLimits, context: FeedParsingContext, isThorough: Bool) {
        self.limits = limits
        self.isThorough = isThorough
        self.context = context
        problems = ProblemLog(limit: limits.problems)
    }

    /// Reads the document in `range` of `text`, which is UTF-8 and is kept by the feed.
    static func parse(
        _ text: [UInt8], _ range: Range<Int>, context: FeedParsingContext, limits: ParsingLimits,
        isThorough: Bool = false
    ) throws(FeedParsingError) -> Feed {
        var parser = JSONFeedParser(limits: limits, context: context, isThorough: isThorough)
        return try parser.parse(text, range)
    }

    private mutating func parse(
        _ text: [UInt8], _ range: Range<Int>
    ) throws(FeedParsingError) -> Feed {
        let bytes = text.span
        base = context.documentURL.flatMap { URLBase($0) }
        feed.feedURL = context.documentURL
        let outline = try outline(range, in: bytes)
        var cursor = JSONCursor(range, depthLimit: limits.depth)
        if let rss = outline.rss {
            cursor.move(to: rss)
            guard try readRSS(&cursor, in: bytes) else { throw .notAFeed(.otherJSON) }
        } else {
            guard let items = outline.items else {
                throw .notAFeed(
                    saysJSONFeed(outline.version, in: bytes) ? .jsonFeedWithoutItems : .otherJSON)
            }
            feed.format = format(outline.version, in: bytes)
            try readFeed(range, in: bytes)
            cursor.move(to: items)
            var showsImageFeed = outline.version == nil
            try readItems(&cursor, &showsImageFeed, in: bytes)
            if showsImageFeed { feed.format = .imageFeed }
            if isThorough { checkFeed(hasVersion: outline.version != nil, at: range.lowerBound) }
        }
        return finished(text)
    }

    /// Checks the whole document, and finds its parts.
    private func outline(
        _ range: Range<Int>, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> Outline {
        var cursor = JSONCursor(range, depthLimit: limits.depth)
        var outline = Outline()
        guard try cursor.peek(in: bytes) == .object else {
            try cursor.skip(in: bytes)
            try cursor.finish(in: bytes)
            throw .notAFeed(.otherJSON)
        }
        try cursor.forEachMember(in: bytes) {
            name, cursor throws(FeedParsingError) in
            let kind = try cursor.peek(in: bytes)
            if kind == .string, name.equals("version", in: bytes) {
                outline.version = try cursor.string(in: bytes)
                return
            }
            if kind == .array, name.equals("items", in: bytes) { outline.items = cursor.position }
            if kind == .object, name.equals("rss", in: bytes) { outline.rss = cursor.position }
            try cursor.skip(in: bytes)
        }
        try cursor.finish(in: bytes)
        return outline
    }

    private func saysJSONFeed(_ version: JSONText?, in bytes: Span<UInt8>) -> Bool {
        guard let version else { return false }
        let text = version.decoded(in: bytes).span.string
        return text.hasPrefix("https://jsonfeed.org/version/")
            || text.hasPrefix("http://jsonfeed.org/version/")
    }

    private func format(_ version: JSONText?, in bytes: Span<UInt8>) -> FeedFormat {
        guard let version else { return .jsonFeed11 }
        let text = version.decoded(in: bytes).span.string
        return text.hasSuffix("/version/1") || text.hasSuffix("/version/1.0")
            ? .jsonFeed10 : .jsonFeed11
    }

    private mutating func finished(_ text: [UInt8]) -> Feed {
        let document = JSONDocument(bytes: text, records: records, base: base)
        let table = FeedItemTable(
            bytes: text, made: madeTexts, records: itemRecords, contents: document)
        feed.items = kept.indices.map { FeedItem(at: $0, of: table, storage: kept[$0]) }
        feed.problems = problems.problems(in: text.span)
        return feed
    }

    // MARK: - Parts that several formats have

    /// The address that comes next, `nil` where it is none of use.
    mutating func address(
        _ cursor: inout JSONCursor, for purpose: URLPurpose, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> String? {
        let place = cursor.position
        guard let text = try cursor.text(in: bytes), !text.range.isEmpty else { return nil }
        return address(text, for: purpose, at: place, in: bytes)
    }

    /// The address that `text` is, `nil` where it is none of use.
    mutating func address(
        _ text: JSONText, for purpose: URLPurpose, at place: Int, in bytes: Span<UInt8>
    ) -> String? {
        guard text.range.count <= limits.tokenLength else { return nil }
        let decoded = text.decoded(in: bytes)
        if let url = URLReference.resolved(decoded.span, against: base, for: purpose) {
            if isThorough { checkIsWhole(decoded, at: place) }
            return url
        }
        problems.add(
            .unusableURL, at: place,
            "“\(Self.shown(decoded))” is no address that a feed may have here; it is left out.")
        return nil
    }

    /// The date that comes next, `nil` where it can't be read.
    mutating func date(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> FeedDate? {
        let place = cursor.position
        guard let text = try cursor.text(in: bytes), !text.range.isEmpty else { return nil }
        let date = date(text, at: place, in: bytes)
        if isThorough, let date { checkDate(text, date, in: bytes) }
        return date
    }

    /// The date that `text` is, `nil` where it can't be read.
    mutating func date(_ text: JSONText, at place: Int, in bytes: Span<UInt8>) -> FeedDate? {
        guard text.range.count <= limits.tokenLength else { return nil }
        let decoded = text.decoded(in: bytes)
        if let date = FeedDateParser.parse(decoded.span) {
            if date.isPlaceholder {
                problems.add(
                    .placeholderDate, at: place,
                    "“\(Self.shown(decoded))” is what a program writes that has no date, and is not shown; leave the key out where the date is not known"
                )
            }
            return date
        }
        problems.add(
            .unreadableDate, at: place,
            "“\(Self.shown(decoded))” can't be read as a date; write it as RFC 3339 has it.")
        return nil
    }

    static func shown(_ text: [UInt8]) -> String {
        let line = TextCleaning.collapsed(text.span.extracting(0..<min(text.count, 80)))
        return text.count > 80 ? line + "…" : line
    }

    /// The words of an array, or of a string, that comes next; no repeats.
    mutating func words(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> [String] {
        var words: [String] = []
        var known = Set<String>()
        let limits = limits
        try cursor.forEachElement(in: bytes) { cursor throws(FeedParsingError) in
            guard words.count < limits.valuesPerItem else { return try cursor.skip(in: bytes) }
            if let word = try cursor.line(in: bytes, limit: limits.tokenLength),
                known.insert(word).inserted
            {
                words.append(word)
            }
        }
        return words
    }

    /// Adds an item with an identifier and an address, unless there are too many; false where there are.
    mutating func add(
        _ item: JSONItem, id: String, url: String?, at place: Int, in bytes: Span<UInt8>
    ) -> Bool {
        guard kept.count < limits.items else {
            problems.add(
                .tooManyItems, at: place, "Only the first \(limits.items) items were read")
            return false
        }
        var record = FeedItemRecord(published: item.published, updated: item.updated)
        record.id = keep(id, at: item.id == nil ? item.urlPlace : item.idPlace, in: bytes)
        if let url { record.url = keep(url, at: item.urlPlace, in: bytes) }
        if let title = item.title { record.title = keep(title, at: item.titlePlace, in: bytes) }
        itemRecords.append(record)
        var own = item.details
        kept.append(own == .none ? .none : details.keep(&own))
        return true
    }

    /// Where `text` stands in the document, if that is in `range`, else among the texts that were made.
    private mutating func keep(
        _ text: String, at range: Range<Int>?, in bytes: Span<UInt8>
    ) -> TextRange {
        let span = text.utf8Span.span
        if let range, range.count == span.count,
            span.indices.allSatisfy({ span[$0] == bytes[range.lowerBound + $0] })
        {
            return TextRange(range)
        }
        let start = madeTexts.count
        madeTexts.append(span, 0..<span.count)
        return TextRange(made: start..<madeTexts.count)
    }

    /// Notes that `text` is the content of the item that was added last.
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

    /// Tells from the rest of the item that markup is escaped twice; notes it.
    mutating func isEscapedTwice(
        _ html: JSONText?, title: String?, others: [JSONText?], in bytes: Span<UInt8>
    ) -> Bool {
        guard let html, let first = html.range.first,
            bytes[first] == UInt8(ascii: "&") || bytes[first] == UInt8(ascii: "\\")
        else { return false }
        let text = html.decoded(in: bytes)
        guard DoubleEscaping.isLikely(text.span) else { return false }
        var isShown = title.map { DoubleEscaping.isShown(of: text.span, byTitle: $0) } ?? false
        for other in others {
            guard !isShown, let other else { continue }
            let said = other.decoded(in: bytes)
            isShown = DoubleEscaping.isShown(of: text.span, by: said.span)
        }
        if isShown {
            problems.add(.doublyEscaped, at: html.range.lowerBound, DoubleEscaping.problem)
        }
        return isShown
    }

    /// An identifier made of what the item says, the same each time.
    mutating func identifier(of parts: [String?]) -> String {
        var hash = TextHash()
        for part in parts {
            hash.mix(part ?? "")
            hash.mix(0)
        }
        return hash.identifier
    }
}

internal import FeedMarkup
public import FeedModel

/// Parses feeds of any format.
///
/// Detects the format from the bytes alone. Time is linear in the size of the input, memory a small
/// multiple of it, for any input.
public struct FeedParser: Sendable {
    private let limits: ParsingLimits
    private let checks: FeedChecks?
    private var defersDetails = true
    private let converter: (any EncodingConverter)?

    /// Creates a parser.
    ///
    /// - Parameters:
    ///   - limits: The limits of what is read of a document.
    ///   - checks: Report problems that do not prevent reading as well.
    ///   - converter: Decodes legacy encodings. Without one, UTF-8, UTF-16, UTF-32 and windows-1252
    ///     are supported.
    public init(
        limits: ParsingLimits = .default, checks: FeedChecks? = nil,
        converter: (any EncodingConverter)? = nil
    ) {
        self.limits = limits
        self.checks = checks
        self.converter = converter
    }

    /// Creates a parser that parses items' details at once, for comparison in tests.
    package init(parsingEagerlyWith converter: (any EncodingConverter)?) {
        self.init(converter: converter)
        defersDetails = false
    }

    /// Parses `bytes`.
    ///
    /// The feed's items share ownership of the bytes, since their contents are decoded on demand.
    /// UTF-8 in an array is not copied.
    public func parse(
        _ bytes: some Collection<UInt8>, context: FeedParsingContext = FeedParsingContext()
    ) throws(FeedParsingError) -> ParsedDocument {
        try parse(Array(bytes), context) { range, limits, bytes in
            var list = OPMLParser(range, limits: limits)
            checks?.list(&list, bytes)
            return list.parse(bytes, base: context.documentURL.flatMap { URLBase($0) })
        }
    }

    /// Parses a document that must be one feed; a list of feeds is an error.
    public func feed(
        _ bytes: some Collection<UInt8>, context: FeedParsingContext = FeedParsingContext()
    ) throws(FeedParsingError) -> Feed {
        guard case .feed(let feed) = try parse(Array(bytes), context, readList: nil) else {
            throw .notAFeed(.listOfFeeds)
        }
        return feed
    }

    /// Parses a decoded document that must be one feed; a list of feeds is an error.
    public func feed(
        _ text: String, context: FeedParsingContext = FeedParsingContext()
    ) throws(FeedParsingError) -> Feed {
        try feed(Array(text.utf8), context: Self.decoded(context))
    }

    /// Parses a document that is decoded already, whatever encoding it declares.
    public func parse(
        _ text: String, context: FeedParsingContext = FeedParsingContext()
    ) throws(FeedParsingError) -> ParsedDocument {
        try parse(Array(text.utf8), context: Self.decoded(context))
    }

    /// The context of a text, which is UTF-8.
    private static func decoded(_ context: FeedParsingContext) -> FeedParsingContext {
        var context = context
        context.httpCharset = "utf-8"
        return context
    }

    /// Reads a list of feeds.
    typealias ListReading = (Range<Int>, ParsingLimits, Span<UInt8>) -> ParsedDocument

    /// Parses `bytes`.
    ///
    /// - Parameter readList: a function, not a condition: a program that reads no lists does not contain
    ///   their parser. Without one, a list is an error.
    func parse(
        _ bytes: [UInt8], _ context: FeedParsingContext, readList: ListReading?
    ) throws(FeedParsingError) -> ParsedDocument {
        guard bytes.count <= limits.bytes else {
            throw .limitExceeded(.bytes, limits.bytes)
        }
        let decoded = DocumentDecoder.decode(
            bytes, charset: context.httpCharset, converter: converter)
        var document =
            switch decoded.text {
            case .unchanged(let range): try parse(bytes, range, context, readList)
            case .converted(let text):
                // Decoding can triple the size.
                if text.count > ParsingLimits.bytesAtMost {
                    throw .limitExceeded(.bytes, ParsingLimits.bytesAtMost)
                } else {
                    try parse(text, 0..<text.count, context, readList)
                }
            }
        if case .feed(var feed) = document {
            feed.encoding = decoded.encodingName
            feed.problems.insert(contentsOf: decoded.problems, at: 0)
            document = .feed(feed)
        }
        return document
    }

    /// Parses the document in `range` of `text`, which is UTF-8.
    private func parse(
        _ text: [UInt8], _ range: Range<Int>, _ context: FeedParsingContext,
        _ readList: ListReading?
    ) throws(FeedParsingError) -> ParsedDocument {
        let bytes = text.span
        let start = bytes.skippingWhiteSpace(from: range.lowerBound, to: range.upperBound)
        guard start < range.upperBound else { throw .empty }
        let limits = limits.fitted(to: range.count)
        if bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "[") {
            var parser = JSONFeedParser(limits: limits, context: context, checks: checks?.json)
            return .feed(try parser.parse(text, range))
        }
        var entities = DeclaredEntities(in: start..<range.upperBound, of: bytes)
        let expanded = entities?.expand(start..<range.upperBound, of: bytes)
        let whole = expanded ?? text
        let markup = expanded.map { 0..<$0.count } ?? start..<range.upperBound
        var parser = XMLFeedParser(
            markup, limits: limits, context: context, checks: checks?.xml,
            defersDetails: defersDetails)
        parser.state.root.isDocumentTypeRead = entities?.isWhole ?? false
        if let checks { parser.results.problems.ignored = checks.reported }
        try parser.parse(whole.span)
        parser.results.problems.ignored = []
        parser.check(.document(markup), in: whole.span)
        if parser.state.root.isList {
            guard let readList else { throw .notAFeed(.listOfFeeds) }
            return readList(markup, limits, whole.span)
        }
        return .feed(parser.makeFeed(whole, context: context))
    }
}

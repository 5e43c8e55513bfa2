public import FeedModel

extension FeedParser {
    /// Parses a document that must be one feed; a list of feeds is an error.
    public func feed(
        _ bytes: some Collection<UInt8>, context: FeedParsingContext = FeedParsingContext()
    ) throws(FeedParsingError) -> Feed {
        try Self.feed(in: parse(bytes, context: context))
    }

    /// Parses a decoded document that must be one feed; a list of feeds is an error.
    public func feed(
        _ text: String, context: FeedParsingContext = FeedParsingContext()
    ) throws(FeedParsingError) -> Feed {
        try Self.feed(in: parse(text, context: context))
    }

    /// Parses `bytes`, which are copied unless they are an array.
    public func parse(
        _ bytes: some Collection<UInt8>, context: FeedParsingContext = FeedParsingContext()
    ) throws(FeedParsingError) -> ParsedDocument {
        try parse(Array(bytes), context: context)
    }

    /// Parses a document that is decoded already, whatever encoding it declares.
    public func parse(
        _ text: String, context: FeedParsingContext = FeedParsingContext()
    ) throws(FeedParsingError) -> ParsedDocument {
        var context = context
        context.httpCharset = "utf-8"
        return try parse(Array(text.utf8), context: context)
    }

    private static func feed(in document: ParsedDocument) throws(FeedParsingError) -> Feed {
        switch document {
        case .feed(let feed): return feed
        case .subscriptions: throw .notAFeed(.listOfFeeds)
        }
    }
}

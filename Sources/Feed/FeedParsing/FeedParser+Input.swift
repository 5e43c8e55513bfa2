public import FeedModel

extension FeedParser {
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
        try parse(Array(text.utf8), context: Self.decoded(context))
    }

    /// The context of a text, which is UTF-8.
    private static func decoded(_ context: FeedParsingContext) -> FeedParsingContext {
        var context = context
        context.httpCharset = "utf-8"
        return context
    }
}

/// The reason why a document is not a feed. Contains facts only; presenters add the words.
public enum FeedParsingError: Error, Sendable, Hashable {
    /// The likely type of a document that is not a feed.
    public enum Appearance: Sendable, Hashable {
        /// A web page. `FeedAutodiscovery` finds the feeds it announces.
        case webPage
        /// XML with a root element that no feed format has.
        case otherXML(root: String)
        /// JSON of another format.
        case otherJSON
        /// A JSON Feed without a list of items.
        case jsonFeedWithoutItems
        /// A list of feeds, where one feed is expected.
        case listOfFeeds
        /// Text with no markup.
        case plainText
        /// A picture, an archive, or other binary data.
        case binary
    }

    /// A limit of the parser.
    public enum Limit: Sendable, Hashable {
        /// The size of the document, in bytes.
        case bytes
        /// The nesting of the document, in levels.
        case depth
    }

    /// What is wrong with JSON.
    public enum JSONFault: Sendable, Hashable {
        /// The document ends within it.
        case endsEarly
        /// A comma with nothing after it, or nothing before it.
        case surplusComma
        /// Any other mistake.
        case other
    }

    /// The document is empty: it has neither elements nor text.
    case empty
    /// The document is of another type.
    case notAFeed(Appearance)
    /// Invalid JSON, at the byte `column` of `line`, both from one.
    case invalidJSON(JSONFault, line: Int, column: Int)
    /// The document exceeds a limit; contains its value.
    case limitExceeded(Limit, Int)
}

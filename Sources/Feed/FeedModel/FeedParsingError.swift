/// Why there is no feed in a document. Carries facts; whoever shows it makes the words.
public enum FeedParsingError: Error, Sendable, Equatable {
    /// The likely nature of a document that is no feed.
    public enum Appearance: Sendable, Equatable {
        /// A web page. `FeedAutodiscovery` finds the feeds it announces.
        case webPage
        /// XML with an outermost element that no feed format has.
        case otherXML(root: String)
        /// JSON that is none of the feed formats.
        case otherJSON
        /// JSON that says it is a JSON Feed, and has no list of items.
        case jsonFeedWithoutItems
        case plainText
        /// A picture, an archive, or something else that is not text.
        case binary
    }

    /// A limit of the parser.
    public enum Limit: Sendable, Equatable {
        case bytes, depth
    }

    /// There is nothing in the document, or only white space.
    case empty
    /// The document is something else.
    case notAFeed(Appearance)
    /// The document begins as JSON and breaks its grammar on `line`, at the byte `column` of
    /// it, both counted from one.
    case invalidJSON(line: Int, column: Int)
    /// The document is over a limit, whose value is given.
    case limitExceeded(Limit, Int)
}

/// A feed that a web page announces.
public struct FeedLink: Sendable, Hashable {
    /// The feed's address; the reference as written if ``isLocal``.
    public var url: String
    /// The page names a file; see ``FeedSubscription/isLocal``.
    public var isLocal = false
    /// The page's title for the feed, as plain text.
    public var title: String?
    /// The feed's media type according to the page, in lower case; empty if there is none.
    public var mimeType: String
}

/// A feed that a web page announces.
public struct FeedLink: Sendable, Hashable {
    /// The feed's address; the reference as written if ``isLocal``.
    public var url: String
    /// The page names a file; see ``FeedSubscription/isLocal``.
    public var isLocal: Bool
    /// The page's title for the feed, as plain text.
    public var title: String?
    /// The feed's media type according to the page, in lower case; empty if there is none.
    public var mimeType: String

    /// Creates a link.
    public init(url: String, isLocal: Bool = false, title: String? = nil, mimeType: String) {
        self.url = url
        self.isLocal = isLocal
        self.title = title
        self.mimeType = mimeType
    }
}

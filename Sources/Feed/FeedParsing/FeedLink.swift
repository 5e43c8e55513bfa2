/// A feed that a web page announces.
public struct FeedLink: Sendable, Hashable {
    /// Where the feed is: its address, or, where ``isLocal``, what the page says.
    public var url: String
    /// True where the page names a file; see ``FeedSubscription/isLocal``.
    public var isLocal: Bool
    /// The page's title for it, as plain text.
    public var title: String?
    /// The media type the page gives for it, in lower case; empty where it gives none.
    public var mimeType: String

    /// Creates a link.
    public init(url: String, isLocal: Bool = false, title: String? = nil, mimeType: String) {
        self.url = url
        self.isLocal = isLocal
        self.title = title
        self.mimeType = mimeType
    }
}

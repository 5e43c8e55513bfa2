/// A feed that a web page announces.
package struct FeedLink: Sendable, Hashable {
    /// Where the feed is: its address, or, where ``isLocal``, what the page says.
    package var url: String
    /// Whether the page names a file; see ``FeedSubscription/isLocal``.
    package var isLocal: Bool
    /// What the page calls it, as plain text.
    package var title: String?
    /// The media type the page gives for it, in lower case.
    package var mimeType: String

    /// Creates a link.
    package init(url: String, isLocal: Bool = false, title: String? = nil, mimeType: String) {
        self.url = url
        self.isLocal = isLocal
        self.title = title
        self.mimeType = mimeType
    }
}

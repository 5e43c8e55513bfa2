/// A feed that a web page announces.
package struct FeedLink: Sendable, Hashable {
    /// Where the feed is.
    package var url: String
    /// What the page calls it, as plain text.
    package var title: String?
    /// The media type the page gives for it, in lower case.
    package var mimeType: String

    /// Creates a link.
    package init(url: String, title: String? = nil, mimeType: String) {
        self.url = url
        self.title = title
        self.mimeType = mimeType
    }
}

/// Where a feed is from, as the person who asked for it knows it.
///
/// What is remembered of a feed is remembered by this, not by what the document says of itself: else
/// any feed could pass for another.
public struct FeedOrigin: Sendable, Hashable {
    /// The same for the same feed each time it is loaded.
    public let identity: String

    /// The origin that an address or a path names.
    public init(identity: String) {
        self.identity = identity
    }

    /// The origin of a feed that came without an address, such as from standard input: what the
    /// document says of itself. It is never that of a feed with an address.
    public init(documentOf feed: Feed) {
        let name = feed.feedURL ?? feed.id ?? feed.homePageURL ?? feed.title ?? ""
        identity = "document:" + name
    }
}

/// A feed that items come from: one of those that were merged, the feed itself, or another that an item
/// names.
public struct FeedSource: Sendable, Hashable {
    /// The same for the same feed each time it is loaded, as the person who asked for it knows it; `nil`
    /// where only an item names the feed.
    ///
    /// What is remembered of a feed is remembered by this, not by what the document says of itself: else
    /// any feed could pass for another.
    public var identity: String?
    /// That feed's title as plain text.
    public var title: String?
    /// The site's page.
    public var homePageURL: String?
    /// The feed's own address.
    public var feedURL: String?
    /// The folders that the person keeps that feed in, apart by slashes.
    public var folder: String?

    /// Creates a source; whatever is not given is absent.
    public init(
        identity: String? = nil, title: String? = nil, homePageURL: String? = nil,
        feedURL: String? = nil, folder: String? = nil
    ) {
        self.identity = identity
        self.title = title
        self.homePageURL = homePageURL
        self.feedURL = feedURL
        self.folder = folder
    }

    /// Creates the source that is all of `feed`.
    ///
    /// - Parameter identity: by what the feed is remembered. One that came without an address, such as from
    ///   standard input, is remembered by what its document says of itself, which is never the identity of a
    ///   feed with an address.
    public init(of feed: Feed, identity: String? = nil, folder: String? = nil) {
        self.init(
            identity: identity ?? Self.documentIdentity(of: feed), title: feed.title,
            homePageURL: feed.homePageURL, feedURL: feed.feedURL, folder: folder)
    }

    private static func documentIdentity(of feed: Feed) -> String {
        "document:" + (feed.feedURL ?? feed.id ?? feed.homePageURL ?? feed.title ?? "")
    }
}

/// A feed that a list of feeds (OPML) names.
public struct FeedSubscription: Sendable, Hashable {
    /// The list's title for the feed, as plain text.
    public var title: String?
    /// Where the feed is: its address, or, where ``isLocal``, what the list says.
    public var feedURL: String
    /// True where the list names a file: by a path, where the list has no address that it could be
    /// resolved against, or by a `file` address. That is for the list's reader to allow.
    public var isLocal: Bool
    /// The site's page.
    public var homePageURL: String?
    /// The folders it lies in, apart by slashes; `nil` where it lies in none.
    public var folder: String?

    /// Creates a subscription.
    public init(
        title: String? = nil, feedURL: String, isLocal: Bool = false, homePageURL: String? = nil,
        folder: String? = nil
    ) {
        self.title = title
        self.feedURL = feedURL
        self.isLocal = isLocal
        self.homePageURL = homePageURL
        self.folder = folder
    }
}

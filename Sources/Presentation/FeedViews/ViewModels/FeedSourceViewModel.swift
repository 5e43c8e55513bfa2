/// A feed that items come from. A feed that isn't merged is its own only source.
public struct FeedSourceViewModel: Sendable, Equatable {
    /// What the host knows the feed by; `nil` for views, which have no use for it.
    public let identity: String?
    /// The title; never empty.
    public let title: String
    /// The site's page.
    public let homePageURL: String?
    /// The feed's own address.
    public let feedURL: String?
    /// The path of the folder that the user has put it in, separated by slashes.
    public let folder: String?
    /// The order that the user has set for its list; for views, the list has it.
    public let order: ItemOrder?
    /// The number of its items.
    public let itemCount: Int
    /// The number of its unread items.
    public internal(set) var unreadCount: Int
    /// The number of its starred items.
    public internal(set) var starredCount: Int
    /// The reason why the feed could not be loaded, in words; its items, if any, are older ones.
    /// `nil` if it was loaded, or is still awaited.
    public let failure: String?

    /// Creates a view model.
    public init(
        identity: String? = nil, title: String, homePageURL: String? = nil, feedURL: String? = nil,
        folder: String? = nil, order: ItemOrder? = nil,
        itemCount: Int = 0, unreadCount: Int = 0, starredCount: Int = 0,
        failure: String? = nil
    ) {
        self.identity = identity
        self.title = title
        self.homePageURL = homePageURL
        self.feedURL = feedURL
        self.folder = folder
        self.order = order
        self.itemCount = itemCount
        self.unreadCount = unreadCount
        self.starredCount = starredCount
        self.failure = failure
    }
}

/// A feed that items come from. A feed that was not merged of several is its own only source.
public struct FeedSourceViewModel: Sendable, Equatable {
    /// The title; never empty.
    public let title: String
    /// The site's page.
    public let homePageURL: String?
    /// The feed's own address.
    public let feedURL: String?
    /// The folders that the person keeps it in, separated by slashes.
    public let folder: String?
    /// How many of the items come from it.
    public let itemCount: Int
    /// How many of those the person has not read.
    public let unreadCount: Int
    /// How many of those the person has starred.
    public let starredCount: Int

    /// Creates a view model; whatever is not given is absent.
    public init(
        title: String, homePageURL: String? = nil, feedURL: String? = nil, folder: String? = nil,
        itemCount: Int = 0, unreadCount: Int = 0, starredCount: Int = 0
    ) {
        self.title = title
        self.homePageURL = homePageURL
        self.feedURL = feedURL
        self.folder = folder
        self.itemCount = itemCount
        self.unreadCount = unreadCount
        self.starredCount = starredCount
    }
}

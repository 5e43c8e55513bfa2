/// A feed that items come from: a merged feed, the feed itself, or one that an item names.
public struct FeedSource: Sendable, Hashable {
    /// A stable identity of the feed, derived from where the user gets it; `nil` if only an item
    /// names the feed.
    ///
    /// The key in all stores. Never derived from the document of a feed with an address, so that no
    /// feed can impersonate another.
    @ExactText public var identity: String?
    /// The feed's title, as plain text.
    @ExactText public var title: String?
    /// The site's page.
    @ExactText public var homePageURL: String?
    /// The feed's own address.
    @ExactText public var feedURL: String?
    /// The language tag of the feed, for items that declare none.
    @ExactText public var language: String?
    /// The path of the folder that the user has put the feed in, separated by slashes.
    @ExactText public var folder: String?
    /// The order that the user has set for its list; `nil` for none.
    public var order: FeedItemOrder?
    /// The reason why the feed could not be loaded; its items, if any, are older ones. `nil` if it
    /// was loaded, or is still awaited.
    public var failure: DescribedFailure?

    /// Creates a source.
    public init(
        identity: String? = nil, title: String? = nil, homePageURL: String? = nil,
        feedURL: String? = nil, language: String? = nil, folder: String? = nil,
        failure: DescribedFailure? = nil
    ) {
        self.identity = identity
        self.title = title
        self.homePageURL = homePageURL
        self.feedURL = feedURL
        self.language = language
        self.folder = folder
        self.failure = failure
    }

    /// Creates the source of a whole feed.
    ///
    /// - Parameter identity: the identity. A feed without an address, such as standard input, gets
    ///   one from its document; it never equals that of a feed with an address.
    public init(of feed: Feed, identity: String? = nil, folder: String? = nil) {
        let document = feed.feedURL ?? feed.id ?? feed.homePageURL ?? feed.title ?? ""
        self.init(
            identity: identity ?? "document:" + document, title: feed.title,
            homePageURL: feed.homePageURL, feedURL: feed.feedURL, language: feed.language,
            folder: folder)
    }
}

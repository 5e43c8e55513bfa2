/// A feed as published, without presentation.
///
/// URLs are absolute if a base is known, and texts have no control characters. Anything the
/// document lacks is absent.
public struct Feed: Sendable {
    /// The format the document was written in.
    public var format: FeedFormat
    /// The identifier that the format defines (Atom `id`, RDF `rdf:about`).
    public var id: String?
    /// The title as plain text.
    public var title: String?
    /// The site's page.
    public var homePageURL: String?
    /// The feed's own address.
    public var feedURL: String?
    /// The description, as plain text.
    public var summary: String?
    /// The address of the logo.
    public var icon: String?
    /// The language tag as declared.
    public var language: String?
    /// The authors.
    public var authors: [FeedAuthor]
    /// The items, in document order.
    public var items: [FeedItem]
    /// The date of the last change.
    public var updated: FeedDate?
    /// The date of publication.
    public var published: FeedDate?
    /// The copyright notice, as plain text.
    public var rights: String?
    /// The subjects, without duplicates.
    public var categories: [String]
    /// The program that wrote the feed.
    public var generator: String?
    /// The declared update interval in seconds: more than zero, at most a year.
    public var updateIntervalInSeconds: Int?
    /// The character encoding the document was decoded with, in lower case.
    public var encoding: String?
    /// Faults that were repaired or ignored, in document order.
    public var problems: [FeedProblem]
    /// The address that the feed has moved to (`itunes:new-feed-url`).
    public var newFeedURL: String?
    /// The address of older items (JSON Feed `next_url`).
    public var nextPageURL: String?
    /// The address of the site's icon (JSON Feed `favicon`).
    public var favicon: String?
    /// Hubs that notify subscribers of changes (JSON Feed `hubs`).
    public var hubs: [FeedHub] = []
    /// The order that the user has asked for; for a list of one feed that of its source.
    public var requestedOrder: FeedItemOrder?
    /// True if the feed is complete (JSON Feed `expired`, `itunes:complete`).
    public var isExpired = false
    /// The merged feeds, in the order of the user's list; else the feed itself. Empty if the origin
    /// is unknown.
    public var sources: [FeedSource] = []
    /// The user's searches, which readers list beside the feeds.
    public var searches: [FeedSearch] = []
    /// Keys of duplicates in other feeds, which merging left out, by the key of the remaining item.
    public var copies: [FeedItemKey: [FeedItemKey]] = [:]

    /// Creates a feed.
    public init(
        format: FeedFormat,
        id: String? = nil,
        title: String? = nil,
        homePageURL: String? = nil,
        feedURL: String? = nil,
        summary: String? = nil,
        icon: String? = nil,
        language: String? = nil,
        authors: [FeedAuthor] = [],
        items: [FeedItem] = [],
        updated: FeedDate? = nil,
        published: FeedDate? = nil,
        rights: String? = nil,
        categories: [String] = [],
        generator: String? = nil,
        updateIntervalInSeconds: Int? = nil,
        problems: [FeedProblem] = []
    ) {
        self.format = format
        self.id = id
        self.title = title
        self.homePageURL = homePageURL
        self.feedURL = feedURL
        self.summary = summary
        self.icon = icon
        self.language = language
        self.authors = authors
        self.items = items
        self.updated = updated
        self.published = published
        self.rights = rights
        self.categories = categories
        self.generator = generator
        self.updateIntervalInSeconds = updateIntervalInSeconds
        self.problems = problems
    }
}

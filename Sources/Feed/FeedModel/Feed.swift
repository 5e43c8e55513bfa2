/// A feed as it was published: an immutable value with no presentation in it.
///
/// Every URL in it is absolute where a base was known, and every text is free of control
/// characters. Nothing that was absent in the document is made up here.
///
/// A value for each thing that formats say of a feed.
public struct Feed: Sendable {
    /// The format the document was written in.
    public var format: FeedFormat
    /// The format's own identifier of the feed (Atom `id`, RDF `rdf:about`).
    public var id: String?
    /// The title as plain text.
    public var title: String?
    /// The site's page.
    public var homePageURL: String?
    /// The feed's own address.
    public var feedURL: String?
    /// The feed's own description, as plain text.
    public var summary: String?
    /// The feed's own picture.
    public var icon: String?
    /// The language tag as declared.
    public var language: String?
    /// Who writes the feed.
    public var authors: [FeedAuthor]
    /// The items, in document order.
    public var items: [FeedItem]
    /// When the feed last changed.
    public var updated: FeedDate?
    /// When the feed was published.
    public var published: FeedDate?
    /// The copyright notice, as plain text.
    public var rights: String?
    /// The feed's subjects: terms, no repeats.
    public var categories: [String]
    /// The program that wrote the feed.
    public var generator: String?
    /// How often the feed says that it changes, in seconds: more than zero, a year at most.
    public var updateIntervalInSeconds: Int?
    /// The character encoding used to read the document, lower case.
    public var encoding: String?
    /// The faults that were repaired or ignored in reading, in the order they were met.
    public var problems: [FeedProblem]
    /// Where the feed has moved to (`itunes:new-feed-url`).
    public var newFeedURL: String?
    /// Where older items are (JSON Feed `next_url`).
    public var nextPageURL: String?
    /// The site's small picture (JSON Feed `favicon`).
    public var favicon: String?
    /// Where its changes are told (JSON Feed `hubs`).
    public var hubs: [FeedHub] = []
    /// The person has asked for the items in an order of dates.
    public var isByDate = false
    /// Nothing will be added any more (JSON Feed `expired`, `itunes:complete`).
    public var isExpired = false
    /// The feeds that were merged, in the order of the list that names them; else the feed itself. Empty
    /// where it is not known where the feed is from.
    public var sources: [FeedSource] = []
    /// The keys of the same item in other feeds, which are left out where it stands, by its own key.
    public var copies: [FeedItemKey: [FeedItemKey]] = [:]

    /// Creates a feed; whatever is not given is absent.
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
        encoding: String? = nil,
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
        self.encoding = encoding
        self.problems = problems
    }
}

/// A feed, ready for display.
///
/// Flat, with a property for each thing that a feed may say of itself: views take of it what they show.
public struct FeedViewModel: Sendable {
    /// Which feed on show this is: whoever puts feeds on show gives each another, which is not zero,
    /// so that a wish for an item of an earlier one can be told. Zero before.
    public var revision: UInt64
    /// The title; never empty.
    public var title: String
    /// Where ``title`` comes from.
    public var titleOrigin: FeedTitleOrigin
    /// True where the feed was merged of several.
    public var isMerged: Bool
    /// True where each item is a picture with a description and a place.
    public var isImageFeed: Bool
    /// True where the person has asked for the items in an order of dates, whatever folders their sources
    /// lie in.
    public var isByDate: Bool
    /// The feed's own description, as plain text.
    public var summary: String?
    /// The site's page.
    public var homePageURL: String?
    /// The feed's own address.
    public var feedURL: String?
    /// Where the feed says that it has moved to.
    public var newFeedURL: String?
    /// Where the feed's older items are.
    public var nextPageURL: String?
    /// The feed's own picture.
    public var iconURL: String?
    /// The site's small picture.
    public var faviconURL: String?
    /// The language tag as declared.
    public var language: String?
    /// Who writes the feed.
    public var authors: [PersonViewModel]
    /// The names of those in one line.
    public var byline: String?
    /// When the feed last changed.
    public var updated: DateViewModel?
    /// When the feed was published.
    public var published: DateViewModel?
    /// The copyright notice.
    public var rights: String?
    /// The feed's subjects.
    public var tags: [String]
    /// The program that wrote the feed.
    public var generator: String?
    /// The format's own identifier of the feed.
    public var id: String?
    /// The format's name, such as `rss-2.0`.
    public var format: String
    /// The character encoding used to read the document, lower case.
    public var encoding: String?
    /// The faults that were repaired or ignored in reading.
    public var problems: [ProblemViewModel]
    /// How often the feed says that it changes, in seconds; more than zero.
    public var updateIntervalInSeconds: Int?
    /// The places that tell of the feed's changes at once.
    public var hubs: [HubViewModel]
    /// True where the feed says that nothing will be added any more.
    public var isExpired: Bool
    /// How many items there are, in words.
    public var itemCountWords: String
    /// The feeds that the items come from, in the order of the person's list.
    public var sources: FeedSourceViewModels
    /// The items in the order to show them.
    public var items: FeedItemViewModels

    /// Creates a view model; whatever is not given is absent.
    public init(
        revision: UInt64 = 0,
        title: String,
        titleOrigin: FeedTitleOrigin = .own,
        isMerged: Bool = false,
        isImageFeed: Bool = false,
        isByDate: Bool = false,
        summary: String? = nil,
        homePageURL: String? = nil,
        feedURL: String? = nil,
        newFeedURL: String? = nil,
        nextPageURL: String? = nil,
        iconURL: String? = nil,
        faviconURL: String? = nil,
        language: String? = nil,
        authors: [PersonViewModel] = [],
        byline: String? = nil,
        updated: DateViewModel? = nil,
        published: DateViewModel? = nil,
        rights: String? = nil,
        tags: [String] = [],
        generator: String? = nil,
        id: String? = nil,
        format: String,
        encoding: String? = nil,
        problems: [ProblemViewModel] = [],
        updateIntervalInSeconds: Int? = nil,
        hubs: [HubViewModel] = [],
        isExpired: Bool = false,
        itemCountWords: String = "",
        sources: FeedSourceViewModels = FeedSourceViewModels(),
        items: FeedItemViewModels
    ) {
        self.revision = revision
        self.title = title
        self.titleOrigin = titleOrigin
        self.isMerged = isMerged
        self.isImageFeed = isImageFeed
        self.isByDate = isByDate
        self.summary = summary
        self.homePageURL = homePageURL
        self.feedURL = feedURL
        self.newFeedURL = newFeedURL
        self.nextPageURL = nextPageURL
        self.iconURL = iconURL
        self.faviconURL = faviconURL
        self.language = language
        self.authors = authors
        self.byline = byline
        self.updated = updated
        self.published = published
        self.rights = rights
        self.tags = tags
        self.generator = generator
        self.id = id
        self.format = format
        self.encoding = encoding
        self.problems = problems
        self.updateIntervalInSeconds = updateIntervalInSeconds
        self.hubs = hubs
        self.isExpired = isExpired
        self.itemCountWords = itemCountWords
        self.sources = sources
        self.items = items
    }
}

/// A feed, ready for display.
///
/// A value: what has been displayed does not change. After a change of states the feed is displayed
/// again.
public struct FeedViewModel: Sendable {
    /// The number of this feed among those displayed, from one, set when it is displayed; with it a
    /// request for an item of an earlier feed is recognised as stale. Zero before. A feed that is
    /// displayed again with other states of its items keeps it.
    public var revision: UInt64
    /// The title; never empty.
    public var title: String
    /// The origin of ``title``.
    public var titleOrigin: FeedTitleOrigin
    /// True if the feed was merged from several.
    public var isMerged: Bool
    /// True if each item is a picture with a description and a geographic place.
    public var isImageFeed: Bool
    /// What the items are grouped by.
    public var grouping: FeedItemGrouping
    /// The description, as plain text.
    public var summary: String?
    /// The site's page.
    public var homePageURL: String?
    /// The feed's own address.
    public var feedURL: String?
    /// The feed's logo.
    public var iconURL: String?
    /// The site's icon.
    public var faviconURL: String?
    /// The language tag as declared.
    public var language: String?
    /// The authors.
    public var authors: [PersonViewModel]
    /// The authors' names in one line.
    public var byline: String?
    /// The date of the last change.
    public var updated: DateViewModel?
    /// The date of publication.
    public var published: DateViewModel?
    /// What the feed is as of: its update, else its publication, else the newest item's date if it was
    /// merged. Never in the future.
    public var asOf: DateViewModel?
    /// The copyright notice.
    public var rights: String?
    /// The subjects.
    public var tags: [String]
    /// The program that wrote the feed.
    public var generator: String?
    /// The identifier that the format defines.
    public var id: String?
    /// The format's name, such as `rss-2.0`.
    public var format: String
    /// What the document says beside its content.
    public var document: FeedDocumentViewModel
    /// The number of items, in words.
    public var itemCountWords: String
    /// The feeds that the items come from, in the order of the user's list.
    public var sources: FeedSourceViewModels
    /// The user's searches, which readers list beside the feeds.
    public var searches: [FeedSearch]
    /// The items in display order.
    public var items: FeedItemViewModels

    /// Creates a view model. A memberwise initialiser, long since feeds have many fields.
    public init(
        revision: UInt64 = 0,
        title: String,
        titleOrigin: FeedTitleOrigin = .own,
        isMerged: Bool = false,
        isImageFeed: Bool = false,
        grouping: FeedItemGrouping = .none,
        summary: String? = nil,
        homePageURL: String? = nil,
        feedURL: String? = nil,
        iconURL: String? = nil,
        faviconURL: String? = nil,
        language: String? = nil,
        authors: [PersonViewModel] = [],
        byline: String? = nil,
        updated: DateViewModel? = nil,
        published: DateViewModel? = nil,
        asOf: DateViewModel? = nil,
        rights: String? = nil,
        tags: [String] = [],
        generator: String? = nil,
        id: String? = nil,
        format: String,
        document: FeedDocumentViewModel = FeedDocumentViewModel(),
        itemCountWords: String = "",
        sources: FeedSourceViewModels = FeedSourceViewModels(),
        searches: [FeedSearch] = [],
        items: FeedItemViewModels
    ) {
        self.revision = revision
        self.title = title
        self.titleOrigin = titleOrigin
        self.isMerged = isMerged
        self.isImageFeed = isImageFeed
        self.grouping = grouping
        self.summary = summary
        self.homePageURL = homePageURL
        self.feedURL = feedURL
        self.iconURL = iconURL
        self.faviconURL = faviconURL
        self.language = language
        self.authors = authors
        self.byline = byline
        self.updated = updated
        self.published = published
        self.asOf = asOf
        self.rights = rights
        self.tags = tags
        self.generator = generator
        self.id = id
        self.format = format
        self.document = document
        self.itemCountWords = itemCountWords
        self.sources = sources
        self.searches = searches
        self.items = items
    }

    /// The states of ``items``, which ``sources`` count; `nil` where the items have their own.
    public var states: DisplayedItemStates? {
        get { items.states }
        set {
            items.states = newValue
            sources.states = newValue
        }
    }
}

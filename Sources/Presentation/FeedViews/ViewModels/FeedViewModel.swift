/// A feed, ready for display.
///
/// Flat, as the struct of C that it becomes: views take of it what they show.
public struct FeedViewModel: Sendable {
    /// Which feed on show this is: whoever puts feeds on show gives each another, which is not zero,
    /// so that a wish for an item of an earlier one can be told. Zero before.
    public var revision: UInt64
    /// The title; never empty.
    public var title: String
    /// True where the feed had no title, and ``title`` was taken from elsewhere.
    public var isTitleDerived: Bool
    /// The feed's own description, as plain text.
    public var summary: String?
    /// The site's page.
    public var homePageURL: String?
    /// The feed's own address.
    public var feedURL: String?
    /// The feed's own picture.
    public var icon: String?
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
    public var categories: [String]
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
    /// How many items there are, in words.
    public var itemCountWords: String
    /// The words that stay the same from item to item.
    public var labels: FeedLabels
    /// The folders that the person keeps the merged feeds in, in their order; each is the
    /// ``SourceViewModel/folder`` of some items, as far as those were not left out.
    public var folders: [String]
    /// The items in the order to show them.
    public var items: FeedItemViewModels

    /// Creates a view model; whatever is not given is absent.
    public init(
        revision: UInt64 = 0,
        title: String,
        isTitleDerived: Bool = false,
        summary: String? = nil,
        homePageURL: String? = nil,
        feedURL: String? = nil,
        icon: String? = nil,
        language: String? = nil,
        authors: [PersonViewModel] = [],
        byline: String? = nil,
        updated: DateViewModel? = nil,
        published: DateViewModel? = nil,
        rights: String? = nil,
        categories: [String] = [],
        generator: String? = nil,
        id: String? = nil,
        format: String,
        encoding: String? = nil,
        problems: [ProblemViewModel] = [],
        updateIntervalInSeconds: Int? = nil,
        itemCountWords: String = "",
        labels: FeedLabels = .wordless,
        folders: [String] = [],
        items: FeedItemViewModels
    ) {
        self.revision = revision
        self.title = title
        self.isTitleDerived = isTitleDerived
        self.summary = summary
        self.homePageURL = homePageURL
        self.feedURL = feedURL
        self.icon = icon
        self.language = language
        self.authors = authors
        self.byline = byline
        self.updated = updated
        self.published = published
        self.rights = rights
        self.categories = categories
        self.generator = generator
        self.id = id
        self.format = format
        self.encoding = encoding
        self.problems = problems
        self.updateIntervalInSeconds = updateIntervalInSeconds
        self.itemCountWords = itemCountWords
        self.labels = labels
        self.folders = folders
        self.items = items
    }
}

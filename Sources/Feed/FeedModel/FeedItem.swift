/// One entry of a feed.
///
/// What nearly every item has stands here; what few have stands in ``FeedItemDetails``, which
/// is kept apart so that an item of a large feed stays small.
///
/// A value of two references: lists of items are sorted, merged and handed on, and what an item says
/// is changed hardly ever.
public struct FeedItem: Sendable {
    private var texts: FeedItemTextStorage
    private var storage: FeedItemDetailsStorage

    /// Which of ``Feed/origins`` the item came from.
    public var originIndex: Int32 = 0
    /// True where other items of the same feed have the same ``id``.
    public var sharesID = false

    /// The format's own identifier, verbatim; the link, or a stable hash, where it gives none.
    public var id: String {
        get { texts.id }
        set {
            makeOwn()
            texts.id = newValue
        }
    }
    /// The item's page.
    public var url: String? {
        get { texts.url }
        set {
            makeOwn()
            texts.url = newValue
        }
    }
    /// The title as plain text.
    public var title: String? {
        get { texts.title }
        set {
            makeOwn()
            texts.title = newValue
        }
    }
    /// When the item was published.
    public var published: FeedDate? {
        get { texts.dates.published }
        set {
            makeOwn()
            texts.dates.published = newValue
        }
    }
    /// When the item last changed.
    public var updated: FeedDate? {
        get { texts.dates.updated }
        set {
            makeOwn()
            texts.dates.updated = newValue
        }
    }
    /// The fullest content the item carries.
    public var content: FeedContent? {
        get { texts.contents.content }
        set {
            makeOwn()
            texts.contents.content = newValue
        }
    }
    /// The summary, where it stands beside fuller content.
    public var summary: FeedContent? {
        get { texts.contents.summary }
        set {
            makeOwn()
            texts.contents.summary = newValue
        }
    }

    /// The parts that few items have. In an item of a large feed they may be made anew each time,
    /// so keep what is needed twice.
    public var details: FeedItemDetails {
        get { storage.details }
        set { storage = FeedItemDetailsStorage(newValue) }
    }

    // What lists show, found without a copy of all the rest.

    /// Who wrote the item: ``FeedItemDetails/authors``.
    public var authors: [FeedAuthor] { storage.authors }
    /// The place the item is about: ``FeedItemDetails/location``.
    public var location: String? { storage.location }
    /// The feed the item came from: ``FeedItemDetails/source``.
    public var source: FeedSource? {
        get { storage.source }
        set { storage.setSource(newValue) }
    }

    /// Creates an item; whatever is not given is absent.
    public init(
        id: String,
        url: String? = nil,
        title: String? = nil,
        published: FeedDate? = nil,
        updated: FeedDate? = nil,
        content: FeedContent? = nil,
        summary: FeedContent? = nil,
        details: FeedItemDetails? = nil
    ) {
        texts = FeedItemTextStorage(
            id: id, url: url, title: title,
            dates: FeedItemDates(published: published, updated: updated),
            contents: FeedItemContents(content: content, summary: summary))
        storage = details.map(FeedItemDetailsStorage.init) ?? .none
    }

    /// Sees to it that no other item has the texts of this one, which are to be changed.
    private mutating func makeOwn() {
        if !isKnownUniquelyReferenced(&texts) { texts = texts.copy() }
    }

    /// Makes the details those of `other`, which are kept once for both.
    ///
    /// A parser calls this for items whose details are equal, as many of a large feed are.
    package mutating func shareDetails(of other: FeedItem) {
        storage = other.storage
    }

    /// Has `source` make the details when they are asked for. Those that the item has by now are what
    /// lists show, and are shown without asking.
    package mutating func deferDetails(to source: any FeedItemDetailsSource, at index: Int) {
        storage = .deferred(FeedItemDetailsStorage.Deferred(source, index, shown: storage))
    }

    /// Compares the details with others; quicker than to compare ``details``.
    package func hasDetails(_ other: FeedItemDetails) -> Bool {
        storage.holds(other)
    }
}

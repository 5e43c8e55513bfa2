/// An item as a list shows it.
public struct FeedItemViewModel: Sendable, Equatable {
    /// The identifier, stable from one loading to the next.
    public var id: String
    /// The title; never empty.
    public var title: String
    /// True where the item had no title, and ``title`` was taken from its text or its link.
    public var isTitleDerived: Bool
    /// The item's page: an `http`, `https` or `mailto` address.
    public var url: String?
    /// When the item was published.
    public var published: DateViewModel?
    /// When the item last changed.
    public var updated: DateViewModel?
    /// The names of the authors in one line.
    public var byline: String?
    /// The place the item is about.
    public var location: String?
    /// The feed the item came from, where several were merged or the item names one.
    public var source: SourceViewModel?
    /// True where the person has read it, as far as that is known.
    public var isRead: Bool

    /// Creates a view model; whatever is not given is absent.
    @inlinable
    public init(
        id: String,
        title: String,
        isTitleDerived: Bool = false,
        url: String? = nil,
        published: DateViewModel? = nil,
        updated: DateViewModel? = nil,
        byline: String? = nil,
        location: String? = nil,
        source: SourceViewModel? = nil,
        isRead: Bool = false
    ) {
        self.id = id
        self.title = title
        self.isTitleDerived = isTitleDerived
        self.url = url
        self.published = published
        self.updated = updated
        self.byline = byline
        self.location = location
        self.source = source
        self.isRead = isRead
    }
}

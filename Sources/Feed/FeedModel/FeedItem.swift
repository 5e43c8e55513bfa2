/// One entry of a feed.
///
/// What nearly every item has stands here; what few have stands in ``FeedItemDetails``, which
/// is kept apart so that an item of a large feed stays small.
///
/// A value of two references, which never changes: lists of items are sorted, merged and handed on.
public struct FeedItem: Sendable {
    /// Where what the item says is.
    private enum Texts: Sendable {
        /// In an object of its own.
        case own(FeedItemTextStorage)
        /// In the document it was read from.
        case table(FeedItemTable)
    }

    private let texts: Texts
    private let storage: FeedItemDetailsStorage?

    /// The index in ``Feed/sources`` of the one the item came from.
    public package(set) var sourceIndex: Int32 = 0
    /// The item's place in its table, twice; one more where it shares its identifier.
    private var number: UInt32 = 0

    /// True where other items of the same feed have the same ``id``.
    public package(set) var sharesID: Bool {
        get { number & 1 == 1 }
        set { number = number & ~1 | (newValue ? 1 : 0) }
    }

    private var place: Int { Int(number >> 1) }

    /// The details that are kept with the item.
    private var kept: FeedItemDetails { storage?.details ?? .none }

    /// The table that makes the details, but for those that lists show; `nil` where they are all here.
    private var detailsTable: FeedItemTable? {
        guard case .table(let table) = texts, table.hasDetails(at: place) else { return nil }
        return table
    }

    /// The format's own identifier, verbatim; the link, or a stable hash, where it gives none.
    public var id: String {
        switch texts {
        case .own(let storage): storage.id
        case .table(let table): table.id(at: place)
        }
    }
    /// The item's page.
    public var url: String? {
        switch texts {
        case .own(let storage): storage.url
        case .table(let table): table.url(at: place)
        }
    }
    /// The title as plain text.
    public var title: String? {
        switch texts {
        case .own(let storage): storage.title
        case .table(let table): table.title(at: place)
        }
    }
    /// When the item was published.
    public var published: FeedDate? { dates.published }
    /// When the item last changed.
    public var updated: FeedDate? { dates.updated }
    /// The fullest content the item carries.
    public var content: FeedContent? { contents.content }
    /// The summary, where it stands beside fuller content.
    public var summary: FeedContent? { contents.summary }

    /// The parts that few items have. In an item of a large feed they may be made anew each time,
    /// so keep what is needed twice.
    public var details: FeedItemDetails {
        guard let table = detailsTable else { return kept }
        var details = table.details(at: place)
        addShown(to: &details)
        return details
    }

    /// ``details`` of which the picture, the files and the page that the item is about are there; where it takes
    /// time to make the others, they are not.
    package var fileDetails: FeedItemDetails {
        // Only a document of another kind tells such a page from the item's own.
        detailsTable.map { $0.details(at: place, onlyFiles: true) } ?? kept
    }

    /// Adds what lists show to details that were made of the document.
    private func addShown(to details: inout FeedItemDetails) {
        guard let shown = storage?.details else { return }
        details.authors = shown.authors
        details.location = shown.location
        details.source = shown.source
    }

    // What lists show, found without a copy of all the rest.

    /// Who wrote the item: ``FeedItemDetails/authors``.
    public var authors: [FeedAuthor] { storage?.details.authors ?? [] }
    /// The place the item is about: ``FeedItemDetails/location``.
    public var location: String? { storage?.details.location }
    /// The feed the item says it is from: ``FeedItemDetails/source``.
    public var source: FeedSource? { storage?.details.source }

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
        texts = .own(
            FeedItemTextStorage(
                id: id, url: url, title: title,
                dates: FeedItemDates(published: published, updated: updated),
                contents: FeedItemContents(content: content, summary: summary)))
        storage = details.flatMap { $0 == .none ? nil : FeedItemDetailsStorage($0) }
    }

    /// Creates an item of a document that was read, which stands at a place of its table.
    ///
    /// - Parameter storage: its details, or those of them that lists show, where its table makes the others.
    /// - Precondition: `place` is less than 2³¹.
    package init(at place: Int, of table: FeedItemTable, storage: FeedItemDetailsStorage?) {
        texts = .table(table)
        self.storage = storage
        number = UInt32(place) << 1
    }

    private var dates: FeedItemDates {
        switch texts {
        case .own(let storage): storage.dates
        case .table(let table): table.dates(at: place)
        }
    }

    private var contents: FeedItemContents {
        switch texts {
        case .own(let storage): storage.contents
        case .table(let table): table.contents(at: place)
        }
    }

    /// Lends the texts that lists show, in UTF-8, for the time of `body`: the identifier, the page and the
    /// title, each empty where there is none.
    package func withTexts(
        _ body: (_ id: Span<UInt8>, _ url: Span<UInt8>, _ title: Span<UInt8>) -> Void
    ) {
        switch texts {
        case .own(let storage): storage.withTexts(body)
        case .table(let table): table.withTexts(at: place, body)
        }
    }

    /// There is a content or a summary.
    package var hasContent: Bool {
        switch texts {
        case .own(let storage): !storage.contents.isEmpty
        case .table(let table): table.hasContent(at: place)
        }
    }

    /// False where the details are ``FeedItemDetails/none``; some that are made later are, too.
    package var hasDetails: Bool {
        detailsTable != nil || storage != nil
    }
}

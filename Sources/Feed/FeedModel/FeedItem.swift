/// One entry of a feed.
///
/// What nearly every item has stands here; what few have stands in ``FeedItemDetails``, which
/// is kept apart so that an item of a large feed stays small.
///
/// A value of two references: lists of items are sorted, merged and handed on, and what an item says
/// is changed hardly ever.
public struct FeedItem: Sendable {
    /// Where what the item says is.
    private enum Texts: Sendable {
        /// In an object, which may be that of equal items, too.
        case own(FeedItemTextStorage)
        /// In the document it was read from.
        case table(FeedItemTable)
        /// In a document that is not read to its end.
        case none
    }

    private var texts: Texts
    private var storage: FeedItemDetailsStorage

    /// The index in ``Feed/sources`` of the one the item came from.
    public var sourceIndex: Int32 = 0
    /// The item's place in its table, four times; one more where it shares its identifier, and two more
    /// where its table has nothing to say of its details.
    private var number: UInt32 = 0

    /// True where other items of the same feed have the same ``id``.
    public var sharesID: Bool {
        get { number & 1 == 1 }
        set { number = number & ~1 | (newValue ? 1 : 0) }
    }

    private var place: Int { Int(number >> 2) }

    /// The table that makes the details, but for those that lists show; `nil` where they are all here.
    private var detailsTable: FeedItemTable? {
        guard number & 2 == 0, case .table(let table) = texts, table.hasDetails(at: place) else {
            return nil
        }
        return table
    }

    /// The format's own identifier, verbatim; the link, or a stable hash, where it gives none.
    public var id: String {
        get {
            switch texts {
            case .own(let storage): storage.id
            case .table(let table): table.id(at: place)
            case .none: ""
            }
        }
        set { ownTexts().id = newValue }
    }
    /// The item's page.
    public var url: String? {
        get {
            switch texts {
            case .own(let storage): storage.url
            case .table(let table): table.url(at: place)
            case .none: nil
            }
        }
        set { ownTexts().url = newValue }
    }
    /// The title as plain text.
    public var title: String? {
        get {
            switch texts {
            case .own(let storage): storage.title
            case .table(let table): table.title(at: place)
            case .none: nil
            }
        }
        set { ownTexts().title = newValue }
    }
    /// When the item was published.
    public var published: FeedDate? {
        get { dates.published }
        set { ownTexts().dates.published = newValue }
    }
    /// When the item last changed.
    public var updated: FeedDate? {
        get { dates.updated }
        set { ownTexts().dates.updated = newValue }
    }
    /// The fullest content the item carries.
    public var content: FeedContent? {
        get { contents.content }
        set { ownTexts().contents.content = newValue }
    }
    /// The summary, where it stands beside fuller content.
    public var summary: FeedContent? {
        get { contents.summary }
        set { ownTexts().contents.summary = newValue }
    }

    /// The parts that few items have. In an item of a large feed they may be made anew each time,
    /// so keep what is needed twice.
    public var details: FeedItemDetails {
        get {
            guard let table = detailsTable else { return storage.details }
            var details = table.details(at: place)
            addShown(to: &details)
            return details
        }
        set {
            storage = FeedItemDetailsStorage(newValue)
            number |= 2
        }
    }

    /// The same, with picture, files and media apart, whose texts are appended to `output` in UTF-8, for who
    /// hands very many on as bytes: their places are among all of `output`, and what the rest says of them does
    /// not count.
    package func appendDetails(
        to output: inout [UInt8]
    ) -> (rest: FeedItemDetails, files: FeedItemFiles) {
        guard let table = detailsTable else {
            let details = storage.details
            return (details, FeedItemFiles(details, to: &output))
        }
        var details = table.appendDetails(at: place, to: &output)
        addShown(to: &details.rest)
        return details
    }

    /// Appends the texts of the picture, the files and the page that the item is about to `output`, as
    /// ``appendDetails(to:)`` does; no media.
    package func appendFiles(
        to output: inout [UInt8]
    ) -> (externalURL: String?, files: FeedItemFiles) {
        // Only a document of another kind tells such a page from the item's own.
        if let table = detailsTable { return (nil, table.appendFiles(at: place, to: &output)) }
        var details = storage.details
        details.media = []
        return (details.externalURL, FeedItemFiles(details, to: &output))
    }

    /// Adds what lists show to details that were made of the document.
    private func addShown(to details: inout FeedItemDetails) {
        details.authors = storage.authors
        details.location = storage.location
        details.source = storage.source
    }

    // What lists show, found without a copy of all the rest.

    /// Who wrote the item: ``FeedItemDetails/authors``.
    public var authors: [FeedAuthor] { storage.authors }
    /// The place the item is about: ``FeedItemDetails/location``.
    public var location: String? { storage.location }
    /// The feed the item says it is from: ``FeedItemDetails/source``.
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
        texts = .own(
            FeedItemTextStorage(
                id: id, url: url, title: title,
                dates: FeedItemDates(published: published, updated: updated),
                contents: FeedItemContents(content: content, summary: summary)))
        storage = details.map(FeedItemDetailsStorage.init) ?? .none
    }

    /// Creates an item of a document that is being read, at a place of its table: it says nothing before it
    /// has that.
    ///
    /// - Precondition: `place` is less than 2³⁰.
    package init(at place: Int) {
        texts = .none
        storage = .none
        number = UInt32(place) << 2
    }

    /// The same, with those of its details that lists show; its table may make others.
    package init(at place: Int, shown: FeedItemDetails) {
        self.init(at: place)
        storage = FeedItemDetailsStorage(shown)
    }

    /// Makes the details that are kept with the item those of `other`, which are kept once for both.
    package mutating func shareDetails(of other: FeedItem) {
        storage = other.storage
    }

    /// Gives an item of a document that was read its table.
    package mutating func setTable(_ table: FeedItemTable) {
        texts = .table(table)
    }

    private var dates: FeedItemDates {
        switch texts {
        case .own(let storage): storage.dates
        case .table(let table): table.dates(at: place)
        case .none: FeedItemDates(published: nil, updated: nil)
        }
    }

    private var contents: FeedItemContents {
        switch texts {
        case .own(let storage): storage.contents
        case .table(let table): table.contents(at: place)
        case .none: FeedItemContents(content: nil, summary: nil)
        }
    }

    /// What the item says in an object that no other item has, to be changed.
    private mutating func ownTexts() -> FeedItemTextStorage {
        // The table makes details for what it has the texts of.
        if detailsTable != nil { details = details }
        let own: FeedItemTextStorage
        if case .own(var storage) = texts {
            texts = .none
            own = isKnownUniquelyReferenced(&storage) ? storage : storage.copy()
        } else {
            own = FeedItemTextStorage(
                id: id, url: url, title: title, dates: dates, contents: contents)
        }
        texts = .own(own)
        return own
    }

    /// Appends the texts that lists show to `output`, for who hands very many on as bytes; tells where each
    /// is, and the dates.
    package func appendTexts(to output: inout [UInt8]) -> FeedItemTextPlaces {
        switch texts {
        case .own(let storage): storage.appendTexts(to: &output)
        case .table(let table): table.appendTexts(at: place, to: &output)
        case .none: FeedItemTextPlaces()
        }
    }

    /// There is a content or a summary.
    package var hasContent: Bool {
        switch texts {
        case .own(let storage): !storage.contents.isEmpty
        case .table(let table): table.hasContent(at: place)
        case .none: false
        }
    }

    /// False where the details are ``FeedItemDetails/none``; some that are made later are, too.
    package var hasDetails: Bool {
        if detailsTable != nil { return true }
        return if case .none = storage { false } else { true }
    }

    /// The tags among the details that are kept with the item; its table may make others.
    package var ownTags: [String] { storage.tags }

    /// True where `other` is what is kept of the details with the item.
    package func hasDetails(_ other: FeedItemDetails) -> Bool {
        storage.holds(other)
    }
}

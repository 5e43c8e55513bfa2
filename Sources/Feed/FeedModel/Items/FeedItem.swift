/// An entry of a feed.
///
/// Contains what nearly every item has; what few have is in ``FeedItemDetails``, stored apart to
/// keep items small.
///
/// An immutable value of two references, since lists of items are sorted and merged.
public struct FeedItem: Sendable {
    /// The document that the item was read from, or an object of the item.
    private let table: FeedItemTable
    private let storage: FeedItemDetailsStorage?

    /// The index of the item's source in ``Feed/sources``.
    public package(set) var sourceIndex: Int32 = 0
    /// The index in the table, shifted left by one; the low bit is set if the item shares its
    /// identifier.
    private var number: UInt32 = 0
    /// The seconds of ``firstSeen``; one number for `nil`, so that items stay small.
    private var seen = Int64.max

    /// When the item was first seen, in seconds since 1970, if its date is later; what stands for it
    /// (``FeedMerger/limitDates(of:at:)``) where nobody knows. `nil` for all others.
    public package(set) var firstSeen: Int64? {
        get { seen == .max ? nil : seen }
        set { seen = newValue ?? .max }
    }

    /// True if other items of the feed have the same ``id``.
    public package(set) var sharesID: Bool {
        get { number & 1 == 1 }
        set { number = number & ~1 | (newValue ? 1 : 0) }
    }

    private var index: Int { Int(number >> 1) }

    /// The details stored with the item.
    private var stored: FeedItemDetails { storage?.details ?? .none }

    /// The table that makes the other details on request; `nil` if all are stored.
    private var detailsTable: FeedItemTable? { table.hasDetails(at: index) ? table : nil }

    /// The format's identifier, verbatim; else the link or a stable hash.
    public var id: String { table.id(at: index) }
    /// The item's page.
    public var url: String? { table.url(at: index) }
    /// The title as plain text.
    public var title: String? { table.title(at: index) }
    /// The date of publication.
    public var published: FeedDate? { table.published(at: index) }
    /// The date of the last change.
    public var updated: FeedDate? { table.updated(at: index) }
    /// The fullest content.
    public var content: FeedContent? { contents.content }
    /// The summary, if there is fuller content too.
    public var summary: FeedContent? { contents.summary }

    /// Fields that few items have. May be made on each access, so don't access it repeatedly.
    public var details: FeedItemDetails {
        guard let table = detailsTable else { return stored }
        var details = table.details(at: index)
        guard let shown = storage?.details else { return details }
        details.authors = shown.authors
        details.location = shown.location
        details.source = shown.source
        return details
    }

    /// ``details`` with at least the picture, the files and the external page, without making the
    /// others.
    package var fileDetails: FeedItemDetails {
        // Only formats that aren't read lazily have an external page.
        detailsTable.map { $0.details(at: index, onlyFiles: true) } ?? stored
    }

    // Details that lists show, without copying all the others.

    /// The authors: ``FeedItemDetails/authors``.
    public var authors: [FeedAuthor] { storage?.details.authors ?? [] }
    /// The geographic place that the item is about: ``FeedItemDetails/location``.
    public var location: String? { storage?.details.location }
    /// The feed that the item names as its source: ``FeedItemDetails/source``.
    public var source: FeedSource? { storage?.details.source }

    /// Creates an item.
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
        let contents = FeedItemContents(content: content, summary: summary)
        var record = FeedItemRecord(published: published, updated: updated)
        var made: [UInt8] = []
        record.id = made.store(id)
        record.url = made.store(url ?? "")
        record.title = made.store(title ?? "")
        record.contentNumber = contents.contentNumber
        record.summaryNumber = contents.summaryNumber
        table = FeedItemTable(
            bytes: [], made: made, records: [record], contents: contents.source)
        storage = details.flatMap { $0 == .none ? nil : FeedItemDetailsStorage($0) }
    }

    /// Creates an item that was read from a document.
    ///
    /// - Parameter storage: its details, or those that lists show if the table makes the others.
    /// - Precondition: `index` is less than 2³¹.
    package init(at index: Int, of table: FeedItemTable, storage: FeedItemDetailsStorage?) {
        self.table = table
        self.storage = storage
        number = UInt32(index) << 1
    }

    private var contents: FeedItemContents { table.contents(at: index) }

    /// Borrows the texts that lists show, in UTF-8, during `body`; absent ones are empty.
    package func withTexts(
        _ body: (_ id: Span<UInt8>, _ url: Span<UInt8>, _ title: Span<UInt8>) -> Void
    ) {
        table.withTexts(at: index, body)
    }

    /// True if there is a content or a summary.
    package var hasContent: Bool { !contents.isEmpty }

    /// False if the details are ``FeedItemDetails/none`` for certain.
    package var hasDetails: Bool {
        detailsTable != nil || storage != nil
    }

    /// The date to show: that of publication, else of the last change; `nil` for placeholders
    /// (``FeedDate/isPlaceholder``).
    public var date: FeedDate? {
        if let published, !published.isPlaceholder { return published }
        return updated.flatMap { $0.isPlaceholder ? nil : $0 }
    }

    /// The date to sort and filter by: ``date``, but never later than ``firstSeen``.
    public var countedDate: FeedDate? {
        firstSeen.map { FeedDate(secondsSince1970: $0) } ?? date
    }

    /// The item's own picture, else the first in its content, else the first in its summary.
    ///
    /// Reads the content only if the item has no picture of its own.
    public var image: FeedImage? { details.image ?? contentImage }

    /// The first picture in its content, else the first in its summary.
    public var contentImage: FeedImage? {
        guard hasContent else { return nil }
        return content?.firstImage(onPage: url) ?? summary?.firstImage(onPage: url)
    }

    /// Returns the item with a fuller content; what it had stays as its summary.
    package func withContent(_ content: FeedContent) -> FeedItem {
        var item = FeedItem(
            id: id, url: url, title: title, published: published, updated: updated,
            content: content, summary: summary ?? self.content, details: details)
        item.sourceIndex = sourceIndex
        item.sharesID = sharesID
        item.firstSeen = firstSeen
        return item
    }
}

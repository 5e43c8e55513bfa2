/// An entry of a feed.
///
/// Contains what nearly every item has; what few have is in ``FeedItemDetails``, stored apart to
/// keep items small.
///
/// An immutable value with one reference, since lists of items are sorted and merged.
public struct FeedItem: Sendable {
    /// The document that the item was read from, or an object of the item.
    private let table: FeedItemTable

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

    private var record: FeedItemRecord { table.records[index] }

    /// The index of the stored details.
    private var place: Int { Int(record.storedNumber) }
    /// The table makes the other details on request.
    private var isPartial: Bool { record.detailsNumber > 0 }

    /// The format's identifier, verbatim; else the link or a stable hash.
    public var id: String { table.text(record.id) ?? "" }
    /// The item's page.
    public var url: String? { table.text(record.url) }
    /// The title as plain text.
    public var title: String? { table.text(record.title) }
    /// The date of publication.
    public var published: FeedDate? { record.published }
    /// The date of the last change.
    public var updated: FeedDate? { record.updated }
    /// The fullest content.
    public var content: FeedContent? { table.content(record.contentNumber) }
    /// The summary, if there is fuller content too.
    public var summary: FeedContent? { table.content(record.summaryNumber) }

    /// Fields that few items have. May be made on each access, so don't access it repeatedly.
    public var details: FeedItemDetails {
        let shown = table.stored[place]
        guard isPartial else { return shown }
        var details = table.details(at: index)
        guard place > 0 else { return details }
        details.authors = shown.authors
        details.location = shown.location
        details.source = shown.source
        return details
    }

    /// ``details`` with at least the picture, the files and the external page, without making the
    /// others.
    package var fileDetails: FeedItemDetails {
        // Only formats that aren't read lazily have an external page.
        isPartial ? table.details(at: index, onlyFiles: true) : table.stored[place]
    }

    // Details that lists show, without copying all the others.

    /// The authors: ``FeedItemDetails/authors``.
    public var authors: [FeedAuthor] { table.stored[place].authors }
    /// The geographic place that the item is about: ``FeedItemDetails/location``.
    public var location: String? { table.stored[place].location }
    /// The feed that the item names as its source: ``FeedItemDetails/source``.
    public var source: FeedSource? { table.stored[place].source }

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
        let contents = [content, summary].compactMap { $0 }
        var record = FeedItemRecord(published: published, updated: updated)
        var made: [UInt8] = []
        var stored = [FeedItemDetails.none]
        record.id = made.store(id)
        record.url = made.store(url ?? "")
        record.title = made.store(title ?? "")
        if let content { record.setContent(at: 0, isMarkup: content.isMarkup) }
        if let summary {
            record.setSummary(at: contents.count - 1, isMarkup: summary.isMarkup)
        }
        if let details { record.store(details, in: &stored) }
        table = FeedItemTable(
            bytes: [], made: made, records: [record], stored: stored,
            contents: nil, ownContents: contents)
    }

    /// Creates an item of a document.
    ///
    /// - Precondition: `index` is less than 2³¹.
    init(at index: Int, of table: FeedItemTable) {
        self.table = table
        number = UInt32(index) << 1
    }

    /// Borrows the texts that lists show, in UTF-8, during `body`; absent ones are empty.
    package func withTexts(
        _ body: (_ id: Span<UInt8>, _ url: Span<UInt8>, _ title: Span<UInt8>) -> Void
    ) {
        table.withTexts(at: index, body)
    }

    /// True if there is a content or a summary.
    package var hasContent: Bool { record.contentNumber > 0 || record.summaryNumber > 0 }

    /// False if the details are ``FeedItemDetails/none`` for certain.
    package var hasDetails: Bool {
        isPartial || place > 0
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

/// An item as an archive keeps it.
package struct ArchivedItem: Sendable {
    /// The item's identifier in its feed.
    package var id: String
    /// The name that tells it from others of its feed with the same identifier: ``FeedItem/distinctID``.
    package var distinctID: String
    /// Other items of its feed had the same identifier.
    package var sharesID: Bool
    /// The item as a JSON object of JSON Feed 1.1, in UTF-8.
    package var document: [UInt8]

    /// Creates an item.
    package init(id: String, distinctID: String, sharesID: Bool, document: [UInt8]) {
        self.id = id
        self.distinctID = distinctID
        self.sharesID = sharesID
        self.document = document
    }

    /// The key by which it is remembered, within its feed.
    package var key: String { sharesID ? distinctID : id }
}

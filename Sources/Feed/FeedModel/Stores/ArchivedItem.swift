/// An item in an archive.
package struct ArchivedItem: Sendable {
    /// The item's identifier in its feed.
    package var id: String
    /// An identifier that is unique among items with the same `id`: ``FeedItem/distinctID``.
    package var distinctID: String
    /// True if other items of the feed have the same identifier.
    package var sharesID: Bool
    /// The item as a JSON object of JSON Feed 1.1, in UTF-8.
    package var document: [UInt8]
    /// When the item was first stored, in seconds since 1970; `nil` if it is to be stored.
    package var firstSeen: Int64?

    package init(
        id: String, distinctID: String, sharesID: Bool, document: [UInt8], firstSeen: Int64? = nil
    ) {
        self.id = id
        self.distinctID = distinctID
        self.sharesID = sharesID
        self.document = document
        self.firstSeen = firstSeen
    }
}

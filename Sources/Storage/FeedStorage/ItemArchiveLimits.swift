/// The limits of an item archive. Unread and starred items are subject to ``bytes`` only.
package struct ItemArchiveLimits: Sendable, Equatable {
    /// The time after which an item that left its feed is deleted; `nil` for never.
    package var seconds: Int64?
    /// The most items of each feed, those seen last; `nil` for all.
    package var itemsPerFeed: Int?
    /// The largest size of all items together.
    package var bytes: Int64

    /// Creates limits.
    package init(seconds: Int64? = nil, itemsPerFeed: Int? = nil, bytes: Int64 = 256 << 20) {
        self.seconds = seconds
        self.itemsPerFeed = itemsPerFeed
        self.bytes = bytes
    }
}

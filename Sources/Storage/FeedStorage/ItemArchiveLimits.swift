/// How much an archive of items keeps. What is unread or starred is kept beyond all but ``bytes``.
package struct ItemArchiveLimits: Sendable, Equatable {
    /// An item that its feed has not had for so many seconds is dropped; `nil` for none.
    package var seconds: Int64?
    /// Of each feed so many items are kept, those that it had last; `nil` for all.
    package var itemsPerFeed: Int?
    /// So many bytes are kept of all items together.
    package var bytes: Int64

    /// Creates limits.
    package init(seconds: Int64? = nil, itemsPerFeed: Int? = nil, bytes: Int64 = 256 << 20) {
        self.seconds = seconds
        self.itemsPerFeed = itemsPerFeed
        self.bytes = bytes
    }
}
